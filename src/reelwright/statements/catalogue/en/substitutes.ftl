# Symbols that stand for others, and what that does to a pay.

sub-sentences = { $words }
sub-on-reels = , on { $reels } only
sub-in-games = , in { $games } only
sub-on-reels-in-games = , on { $reels } and in { $games } only

sub-for-all-except-scatters = THE { $name } SYMBOL SUBSTITUTES FOR ALL SYMBOLS EXCEPT SCATTERS
sub-for-all-with-scatters = THE { $name } SYMBOL SUBSTITUTES FOR ALL SYMBOLS INCLUDING SCATTERS
sub-for-all-without-scatters = THE { $name } SYMBOL SUBSTITUTES FOR ALL SYMBOLS
sub-for-all-at-once = THE { $name } SYMBOL SUBSTITUTES FOR ALL SYMBOLS AND FOR ALL SCATTERED PAYS AT THE SAME TIME
sub-for-all = The { $symbol } symbol substitutes for all symbols{ $where }.
sub-for-all-but = The { $symbol } symbol substitutes for all symbols except { $excepted }{ $where }.
sub-for-list = The { $symbol } symbol substitutes for { $symbols } and for no other symbol{ $where }.
sub-for-list-too = The { $symbol } symbol substitutes for { $symbols } as well{ $where }.
sub-for-groups = The { $symbol } symbol substitutes for any symbol of { $groups }{ $where }.
sub-group = { $group } ({ $symbols })

sub-reels = The { $symbol } symbol is a substitute on { $reels } only.
sub-phases = The { $symbol } symbol is a substitute in { $games } only.

sub-whole-reel = Where the { $symbol } symbol is in sight, it substitutes in every place of its reel, so that it also completes wins of lines it does not stand on.
sub-whole-reel-ways = Where the { $symbol } symbol is in sight, it substitutes in every place of its reel.
sub-expanding = The { $symbol } symbol fills its whole reel before wins other than scatters are paid.

sub-own-higher = Where the { $symbol } symbol wins by itself and also completes another win, only the higher of the two is paid.
sub-own-higher-own = Where the { $symbol } symbol wins by itself and also completes another win, only the higher of the two is paid; if both pay the same, it is its own win.
sub-own-higher-completed = Where the { $symbol } symbol wins by itself and also completes another win, only the higher of the two is paid; if both pay the same, it is the win it completes.
sub-own-both = Where the { $symbol } symbol wins by itself and also completes another win, both are paid.

sub-alone-nothing = A run of the { $symbol } symbol alone does not pay as any other symbol.
sub-alone-highest = A run of the { $symbol } symbol alone pays as one of the symbols it substitutes for: the one that pays most.
sub-alone-highest-first = A run of the { $symbol } symbol alone pays as the symbols it substitutes for, the highest win first; no { $symbol } symbol counts in two of these wins.
sub-alone-every = A run of the { $symbol } symbol alone pays as each of the symbols it substitutes for.

sub-no-scatters = The { $symbol } symbol takes no part in scatter wins.
sub-no-other-scatters = The { $symbol } symbol takes no part in wins of other scatters.
sub-every-scatter = The { $symbol } symbol also counts as a scatter{ $where }.
sub-every-of-several-scatters = The { $symbol } symbol also counts as each of the scatters { $scatters } at the same time{ $where }.
sub-some-scatters = Of the scatters, the { $symbol } symbol counts as { $scatters } only{ $where }.
sub-unseen-counts = , even where none of that scatter is in sight
sub-unseen-does-not-count = , provided that at least one of that scatter is in sight

sub-times = { $by ->
    [2] doubled
    [3] tripled
   *[other] multiplied by { $by }
}
sub-factor = A win completed by the { $symbol } symbol is { $times }.
sub-factor-scatter = A scatter win in which the { $symbol } symbol counts is { $times }.
sub-factor-own = A win of the { $symbol } symbol itself is { $times }.
sub-factor-once = IF ONE OR MORE { $name } SYMBOLS SUBSTITUTE IN A WINNING PATTERN THE PRIZE FOR THAT WINNING PATTERN IS { $times }. { $times } PRIZES ARE SHOWN IN THE COLOURED COLUMN
sub-factor-each = EVERY { $name } SYMBOL THAT SUBSTITUTES IN A WINNING PATTERN MULTIPLIES THE PRIZE FOR THAT WINNING PATTERN BY { $by }

sub-several-once = Several { $symbol } symbols in one win multiply it only once.
sub-several-product = Each { $symbol } symbol in a win multiplies it again: two multiply it by { $two }.
sub-several-product-three = Each { $symbol } symbol in a win multiplies it again: two multiply it by { $two }, three by { $three }.
sub-several-sum = The factors of several { $symbol } symbols in one win are added: two multiply it by { $two }.
sub-several-sum-three = The factors of several { $symbol } symbols in one win are added: two multiply it by { $two }, three by { $three }.
sub-both-product = With { $other } in the same win, the factors of both are multiplied: together by { $both }.
sub-both-sum = With { $other } in the same win, the factors of both are added: together by { $both }.
sub-both-greatest = With { $other } in the same win, only the higher of both factors applies: { $both }.
sub-added-once = Several { $symbol } symbols in one win pay { $pay } on top only once.
sub-added-each = Each { $symbol } symbol that completes a win pays { $pay } on top.

sub-leaves = The factor of the { $symbol } symbol does not apply to { $wins }.
sub-wins-of = wins of { $symbol }
sub-wins-of-count = wins of { $count } { $symbol }
sub-own-prizes = prizes of the symbol itself
sub-scatter-wins = scatter wins it counts for
sub-applies = The factor of the { $symbol } symbol applies to { $wins } as well.
sub-applies-too = It applies to { $wins } as well.

sub-factor-phases = The factor of the { $symbol } symbol applies in { $games } only.
sub-adds = A win completed by the { $symbol } symbol pays { $pay } on top, which no factor multiplies.

sub-column = Prizes of wins completed by the { $symbol } symbol: { $prizes }.
sub-column-pays = { $name }: { $pays }
sub-column-pay = { $count ->
    [one] 1 pays { $pay }
   *[other] { $count } pay { $pay }
}
