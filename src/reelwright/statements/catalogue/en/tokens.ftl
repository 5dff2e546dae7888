# Tokens: what earns them, what they lead to, how they are kept.

# { $gives } has an entry for each number, such as "3 Key earn 2".
gives-by-symbols = { $count } { $symbol } { $count ->
    [one] earns { $many }
   *[other] earn { $many }
}
gives-by-reels = { $symbol } on { $count } { $count ->
    [one] reel earns { $many }
   *[other] reels earns { $many }
}
gives-by-win = a win of { $count } { $symbol } earns { $many }
gives-by-win-on-reels = a win of { $symbol } on { $count } { $count ->
    [one] reel earns { $many }
   *[other] reels earns { $many }
}
gives-by-run = exactly { $count } { $symbol } in a row { $count ->
    [one] earns { $many }
   *[other] earn { $many }
}
pieces-of-tokens = { $parts ->
    [yes] { $many ->
        [one] 1 part
       *[other] { $many } parts
    }
   *[no] { $many }
}

tokens-by-scatter-in-sight = { $tokens }: in a game { $gives }, wherever in sight they are.
tokens-by-scatter-on-reels = { $tokens }: in a game { $gives }, each reel that shows it counting once.
tokens-by-scatter-on-reels-from-1 = { $tokens }: in a game { $gives }, counted from reel 1 on without a gap, each reel once.
tokens-by-line = { $tokens }: on a line played { $gives }. { $several ->
    [yes] Of several such wins in one game only the longest earns.
   *[no] { "" }
}
tokens-by-ways = { $tokens }: { $gives }.
tokens-by-run = { $tokens }: on a line played, from reel 1 on, { $gives }, whether that wins or not. No other symbol stands in, and of several lines only the one that shows most earns.
tokens-by-place = { $tokens }: { $symbol } in row { $row } of reel { $reel } earns { $many }.
tokens-by-any-win-lines = { $tokens }: a game that wins on a line earns { $many }.
tokens-by-any-win-lines-or-scatters = { $tokens }: a game that wins on a line or by scatters earns { $many }.
tokens-by-any-win-ways = { $tokens }: a game that wins earns { $many }.
tokens-by-any-win-ways-or-scatters = { $tokens }: a game that wins, by scatters too, earns { $many }.

tokens-lead-one = { $tokens }: as soon as { $needed } are held, { $needed } are spent and { $features } starts, after all else that the game has won. Those beyond stay.
tokens-lead-several = { $tokens }: as soon as { $needed } are held, { $needed } are spent and the player chooses { $features }, which starts after all else that the game has won. Those beyond stay.

tokens-parts = { $tokens }: { $parts } parts make one.

tokens-staked-last = { $tokens }: what they lead to is played on the lines, and at the bet per line, of the game that earned the last of them.
tokens-staked-last-by-ways = { $tokens }: what they lead to is played at the bet per unit of the game that earned the last of them.
tokens-staked-average = { $tokens }: what they lead to is played on all lines, at the mean of the bets per line at which each of those spent was earned, rounded down to a cent.
tokens-staked-average-by-ways = { $tokens }: what they lead to is played at the mean of the bets per unit at which each of those spent was earned, rounded down to a cent.
tokens-staked-given = { $tokens }: what they lead to is played on { $lines ->
    [one] line 1
   *[other] lines 1 to { $lines }
} at { $bet } per line, whatever was bet.
tokens-staked-given-by-ways = { $tokens }: what they lead to is played at { $bet } per unit, whatever was bet.

tokens-of-paid-games = { $tokens }: only games that are paid for earn them; { $games } earn none.
tokens-of-all-games = { $tokens }: { $games } earn them as paid games do.

tokens-kept-the-game = { $tokens }: they are kept from game to game, for any length of time, whatever is bet. A new player has { $begins }. Where the rules of the game change they are kept as far as the new rules have a place for them.
tokens-kept-each-stake = { $tokens }: they are kept from game to game, for any length of time, for each number of lines with each bet per line by itself. A new player has { $begins }{ $new ->
    [some] { " for each" }
   *[none] { "" }
}. Where the rules of the game change they are kept as far as the new rules have a place for them.
tokens-kept-each-bet = { $tokens }: they are kept from game to game, for any length of time, for each bet per unit by itself. A new player has { $begins }{ $new ->
    [some] { " for each" }
   *[none] { "" }
}. Where the rules of the game change they are kept as far as the new rules have a place for them.
tokens-of-a-new-player = { $parts ->
    [none] { $held ->
        [0] none
       *[other] { $held }
    }
   *[some] { $held } and { $rest ->
        [one] 1 part
       *[other] { $rest } parts
    }
}

tokens-time-limit = { $tokens }: the player has { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} to choose; after that the choice is made at random.
tokens-left-open = { $tokens }: a choice that is left open may be made at random.
