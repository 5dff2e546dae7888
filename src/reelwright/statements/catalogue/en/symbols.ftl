# Where symbols stand, what they become, which reels are spun, and what comes first.

stands = { $told }
stands-always = { $symbol } stands { $where } only.
stands-at-times = { $symbol } stands { $where }, and on no other reel.
stands-by-games = Where { $symbol } stands: { $parts }.
stands-in = in { $games } { $where }
on-every-reel = on every reel
on-no-reel = on no reel
on-reels = on { $reels }
on-reels-and-some = on { $reels }, and in some games on { $some }
on-some-reels = in some games on { $some }
games-on = { $games } with { $lines }
lines-just = { $lines ->
    [one] 1 line
   *[other] { $lines } lines
}
lines-or-more = { $least } lines or more
lines-range = { $least } to { $most } lines

both-on-one-place = A place that shows two symbols counts as each of them.

mystery-cell = Once the reels have stopped each { $symbol } becomes another symbol, drawn for each by itself: { $faces }.
mystery-window = Once the reels have stopped all { $symbol } in sight become another symbol, the same for all: { $faces }.
mystery-one = Once the reels have stopped each { $symbol } becomes { $faces }.

tall = { $symbol } takes { $height } places of a reel, one below the other.
tall-winning = { $symbol } takes { $height } places of a reel, one below the other; each of these places counts by itself.
tall-scatter = { $symbol } takes { $height } places of a reel, one below the other, and counts as one, also where only a part of it is in sight.

paid-reels-drawn = Before each paid game one of { $sets } sets of reels is drawn, on which it is played. { $told }
paid-reels-by-lines = On which reels paid games are played depends on the number of lines: { $parts }. { $told }
paid-reels-with-lines = reels { $reels } with { $lines }

order-of-play = What a game wins is paid and played in this order: first { $first }, { $rest }.
then-step = then { $step }
wins-of-lines = line wins
wins-of-ways = the wins of ways
prizes-of-scatters = the prizes of scatters
