# Series of free games.

games-won = { $feature }: { $awards }.
won-by-symbols = { $count } { $symbol } { $count ->
    [one] wins { $games } { $games ->
        [one] game
       *[other] games
    }
   *[other] win { $games } { $games ->
        [one] game
       *[other] games
    }
}
won-by-reels = { $count ->
    [one] 1 reel with { $symbol } wins
   *[other] { $count } reels with { $symbol } win
} { $games ->
    [one] 1 game
   *[other] { $games } games
}
won-by-plain = { $games ->
    [one] 1 game is
   *[other] { $games } games are
} won
won-by-number = a count of { $count } wins { $games ->
    [one] 1 game
   *[other] { $games } games
}

games-offered = { $feature }: the player chooses. { $offers }.
offered-by-symbols = For { $count } { $symbol } there are { $offers } on offer
offered-by-reels = For { $count ->
    [one] 1 reel
   *[other] { $count } reels
} with { $symbol } there are { $offers } on offer
offered-by-plain = There are { $offers } on offer
offered-by-number = For a count of { $count } there are { $offers } on offer
an-offer = { $games ->
    [one] 1 game
   *[other] { $games } games
}
an-offer-at-a-factor = { an-offer } at a factor of { $factor }

games-staked = { $feature }: all games are played on the same lines, and at the same bet per line, as the game that won them.
games-staked-by-ways = { $feature }: all games are played at the same bet as the game that won them.

games-again = { $told }
again-never = { $feature }: no spin of these games wins more of them.
again-the-same = { $feature }: they can be won again by a spin of these games, which adds the same numbers of games, as told above, to those that are left.
again-otherwise = { $feature }: they can be won again by a spin of these games: { $adds }.
added-by-symbols = { $count } { $symbol } { $count ->
    [one] adds
   *[other] add
} { $games ->
    [one] 1 game
   *[other] { $games } games
}
added-by-reels = { $count ->
    [one] 1 reel with { $symbol } adds
   *[other] { $count } reels with { $symbol } add
} { $games ->
    [one] 1 game
   *[other] { $games } games
}
added-by-plain = { $games ->
    [one] 1 game is
   *[other] { $games } games are
} added
added-by-number = a count of { $count } adds { $games ->
    [one] 1 game
   *[other] { $games } games
}
again-paid = The prize of { $symbol } is paid as always.
again-not-paid = The prize of { $by ->
    [reels] { $symbol } on { $counts } reels
   *[symbols] { $counts } { $symbol }
} is not paid in these games.
again-entered = Where { $bonuses }, won in these games, leads to { $feature }, the games are added to those that are left.

games-within = { $told }
within-others = { $feature }: these games can also win { $others }, which { $many ->
    [one] is
   *[other] are
} { $how ->
    [paid] paid at once
    [both] played, or paid, before the next of these games
   *[played] played before the next of these games
}.
within-none = { $feature }: these games win no other feature.
within-beneath = Where { $feature } interrupts { $waiting }, games of { $waiting } that are won meanwhile are added to those that wait.

games-limited-left = { $feature }: no more than { $left } games can be left to play; games won beyond that are forfeited.
games-limited-played = { $feature }: no more than { $played } games can be played in a row; games won beyond that are forfeited.
games-limited-both = { $feature }: no more than { $left } games can be left to play, and no more than { $played } can be played in a row; games won beyond that are forfeited.

factor-told = { $told }
factor-fixed = { $feature }: the factor of every game is { $first }.
factor-rising = { $feature }: the factors of the games are, one after the other, { $then }; from then on it is { $last }.
factor-drawn = { $feature }: before each game its factor is drawn: { $factors }.
factor-chosen = { $feature }: the factor of every game is the one chosen when the games began.
factor-times-the-offered = It is multiplied by the factor chosen when the games began.

factor-covers = { $feature }: the factor multiplies { $covered }. { $but ->
    [some] It does not multiply { $left }.
   *[none] { "" }
}
factor-covers-nothing = { $feature }: the factor does not multiply { $left }.
covered-lines = line wins
covered-ways = the wins of symbols
covered-scatters = scatter prizes
covered-bonuses = prizes of bonuses won in these games
left-alone = wins of { $symbol }
left-alone-count = wins of { $count } { $symbol }

games-pay = { $feature }: in these games { $pays }.
special-pays = { $symbol }: { $pays }

losing-pays-on-line-bet = { $feature }: a game that wins nothing pays { $pay } times the bet per line, for each line played.
losing-pays-on-unit-bet = { $feature }: a game that wins nothing pays { $pay } times the bet per unit.
losing-pays-on-total-bet = { $feature }: a game that wins nothing pays { $pay } times the total bet.

games-reels = { $told }
reels-others = { $feature }: these games are played on other reels than paid games.
reels-others-usual = { $feature }: these games are played on other reels than the usual paid games.
reels-differ = There { $differences }.
reels-missing = { $symbol } { $every ->
    [yes] stands on no reel
   *[no] does not stand on { $reels }
}
reels-added = { $symbol } stands { $every ->
    [yes] on every reel
   *[no] also on { $reels }
}
reels-drawn = { $feature }: before each game one of { $sets } sets of reels is drawn.
reels-by-lines = { $feature }: the reels depend on the number of lines played; they are others from { $lines } lines on.
