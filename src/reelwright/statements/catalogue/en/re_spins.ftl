# Re-spins: reels that are held while the others are spun again.

the-re-spins = the re-spins of { $feature }

re-spins-follow = { $trigger } { $after ->
    [a-win] It follows paid games alone, and only those in which the spin wins.
    [no-win] It follows paid games alone, and only those in which the spin wins nothing.
    [by-win] It follows paid games alone.
   *[any] It follows paid games alone, whether the spin wins or not.
}

held-reels-named = { $feature }: { $reels } { $many ->
    [one] is held as it stopped; the other reels are spun again.
   *[more] are held as they stopped; the other reels are spun again.
}
held-reels-with-plain-symbol = { $feature }: each reel that shows a { $symbol } of those that started it is held; the other reels are spun again.
held-reels-with-symbol = { $feature }: each reel that shows a { $symbol } of those that started it, or what stood in for one, is held; the other reels are spun again.
held-reels-with-place = { $feature }: the reel that shows the { $symbol } that started it is held; the other reels are spun again.

held-within-named = { $feature }: where what starts it stands on further reels, these are spun again all the same; only { $reels } { $many ->
    [one] is
   *[more] are
} held.
held-within-every = { $feature }: where what starts it stands on every reel, nothing is left to spin, and there are no re-spins.

re-spins-won = { $feature }: { $number ->
    [one] 1 re-spin is won each time.
   *[other] { $number } re-spins are won each time.
}

re-spins-staked = { $feature }: re-spins cost nothing, and are played on the same lines, and at the same bet per line, as the game before them.
re-spins-staked-by-ways = { $feature }: re-spins cost nothing, and are played at the same bet as the game before them.

held-wins-paid = { $feature }: what wins on held reels alone, such as what started the re-spins, is paid again in each of them.
held-wins-unpaid = { $feature }: what wins on held reels alone, such as what started the re-spins, is not paid again in them. A win needs at least one reel that was spun.

re-spins-never-change = { $feature }: no further reels are held on the way, and re-spins are neither added nor ended early.
re-spins-change = { $feature }: where a re-spin shows what started it on the held reels and on further ones, those are held, too. { $how ->
    [adds] { $number ->
        [one] 1 re-spin is added.
       *[other] { $number } re-spins are added.
    }
    [again] { $number ->
        [one] The number of re-spins begins again: 1 is then left.
       *[other] The number of re-spins begins again: { $number } are then left.
    }
   *[nothing] No re-spins are added.
} { $without ->
    [ends] A re-spin that does not show that is the last.
   *[on] Other re-spins change nothing.
} Once every reel is held the re-spins end.

others-in-re-spins = { $feature }: a re-spin can also win { $others }, but only by what does not stand on held reels alone.
no-others-in-re-spins = { $feature }: re-spins win no other feature.

re-spin-reels = { $told }
re-spin-reels-others = { $feature }: the reels that are spun are others than in paid games.
re-spin-reels-drawn = { $feature }: before each re-spin one of { $sets } sets of reels is drawn.
re-spin-reels-by-lines = { $feature }: the reels that are spun depend on the number of lines played; they are others from { $lines } lines on.
