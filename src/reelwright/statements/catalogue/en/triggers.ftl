# What starts a feature, and which features start together.

counts-from-to = { $least } to { $most }

trigger-scatter-in-sight = { $feature }: starts with { $counts } { $symbol } in sight.
trigger-scatter-on-reels = { $feature }: starts when { $counts } { $one ->
    [one] reel shows
   *[more] reels show
} { $symbol }.
trigger-scatter-on-reels-from-1 = { $feature }: starts when { $counts } { $one ->
    [one] reel, reel 1, shows
   *[more] reels, from reel 1 on without a gap, show
} { $symbol }.

trigger-line = { $feature }: starts with a win of { $counts } { $symbol } on a line played. { $longest ->
    [yes] Of several wins of it in one spin only the longest is looked at.
   *[no] { "" }
}
trigger-line-any = { $feature }: starts with any win of { $symbol } on a line played.
trigger-ways = { $feature }: starts with a win of { $symbol } on { $counts } { $one ->
    [one] reel
   *[more] reels
}.
trigger-ways-any = { $feature }: starts with any win of { $symbol }.

trigger-run = { $feature }: starts when a line played shows exactly { $counts } { $symbol } in a row from reel 1 on, whether that wins or not. No other symbol stands in.

trigger-place = { $feature }: starts when { $symbol } stands in row { $row } of reel { $reel }.

trigger-any-win-lines = { $feature }: starts with every spin that wins on a line.
trigger-any-win-lines-or-scatters = { $feature }: starts with every spin that wins on a line or by scatters.
trigger-any-win-ways = { $feature }: starts with every spin that wins.
trigger-any-win-ways-or-scatters = { $feature }: starts with every spin that wins, by scatters too.

trigger-entered = { $feature }: nothing that the reels show starts it; only { $bonuses } can lead to it.

together-always = { $features } always start together, and follow in this order.
together-by-count = { $features } start together with { $counts } { $symbol }, and follow in this order.
together-always-in-paid = { $features } start together in the usual paid games, and follow in this order.
together-by-count-in-paid = { $features } start together with { $counts } { $symbol } in the usual paid games, and follow in this order.
together-order = Where one spin starts { $features }, they follow in this order.
