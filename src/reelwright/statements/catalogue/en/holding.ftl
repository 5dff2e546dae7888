# Hold and spin, and other ways to bet.

bonus-hold = { $feature }: every { $symbol } in sight is held on its place, and { $spins ->
    [one] one re-spin of all other places follows.
   *[other] { $spins } re-spins of all other places follow.
} In a re-spin a further { $symbol } can come up on any of these places, each by itself, and is held too{ $again ->
    [yes] ; { $spins ->
        [one] then one re-spin is left again.
       *[other] then { $spins } re-spins are left again.
    }
   *[no] ; the number of re-spins left does not change.
} Each { $symbol } held is worth { $many ->
    [one] { $values }.
   *[other] { $values }, drawn when it is held.
} The re-spins end when none is left or when every place holds one. All that are held are then paid as one prize{ $full ->
    [yes] , and a full window pays { $pay } on top.
   *[no] ; a full window pays nothing on top.
}

wager-strips = Bet { $wager }: a game costs { $costs } times the total bet. { $reels } All else is as in the plain game. { wager-prizes }
wager-reels = It is played on other reels than the plain game.
wager-buys = Bet { $wager }: a game costs { $costs } times the total bet, and { $feature } starts at once, without a spin before it{ $count ->
    [0] .
   *[other] , as for { $count } { $symbol }.
}{ $held ->
    [yes] { " " }On which places they are held is drawn.
   *[no] { "" }
} { wager-prizes }
wager-prizes = Prizes stay the same multiples of the bet per line and of the total bet, whatever the game costs. This bet can be declined: the plain game is always offered.
wager-returns = Return to player of bet { $wager }: { $percent }% of what it costs.
