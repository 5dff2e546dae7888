# Small parts that other messages are given as values.

list-and = { $before } and { $final }
list-or = { $before } or { $final }

reels = { $count ->
    [one] reel { $reels }
   *[other] reels { $reels }
}

paid-games = paid games
usual-paid-games = the usual paid games
the-free-games = the free games
games-of = the games of { $feature }
