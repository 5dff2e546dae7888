# Changed games: paid games that follow under rules of their own.

changed-won = { $feature }: { $games }. Each of these games costs its bet like any other, and differs from the usual ones only as said here. { $many ->
    [0] { "" }
   *[other] They are won in paid games alone, not in { $others }.
}
changed-by-symbols = after { $count } { $symbol } { changed-next }
changed-by-reels = after { $count ->
    [one] 1 reel
   *[other] { $count } reels
} with { $symbol } { changed-next }
changed-by-plain = { changed-next }
changed-by-number = after a count of { $count } { changed-next }
changed-next = the next { $games ->
    [one] paid game is a changed one
   *[other] { $games } paid games are changed ones
}

changed-again-adds = { $feature }: won again in one of these games, as many games as told above are added to those that are left.
changed-again-begins-again = { $feature }: won again in one of these games, the number of games begins again: just as many as told above are then left.
changed-again-nothing = { $feature }: winning them again in one of these games adds none.
changed-again-never = { $feature }: none of these games wins more of them.

changed-stake-limited = { $feature }: these games can be played on no more lines, and at no higher bet per line, than the game that won them.
changed-stake-by-ways = { $feature }: these games can be played at no higher bet than the game that won them.
changed-stake-any = { $feature }: these games can be played at any bet on offer.

starting-prize-on-line-bet = { starting-prize }: { $pays } times the bet per line. No other symbol stands in for them.
starting-prize-on-unit-bet = { starting-prize }: { $pays } times the bet per unit. No other symbol stands in for them.
starting-prize = { $feature }: as many { $symbol } in sight as won these games, or more, pay the prize of that number once more in each of them, wherever they stand and beside all other prizes
starting-pays = { $count } { $symbol } pay { $pay }

changed-factor = { $feature }: the factor of these games is { $factor }.

one-at-a-time = One of { $features } runs at a time: while one does, no other is won. Where one spin wins several of them, only the first of this list is.
