# Bonuses of picks, wheels, trails and awards.

bonus-picks = { $feature }: { $stages ->
    [one] a bonus of one stage.
   *[other] a bonus of { $stages } stages, played in this order.
} { $played } Each thing picked shows what it hides, and a prize found is paid at once.

stage-picks = { $stage }: { $things ->
    [one] one thing is shown, and the player picks it.
   *[other] { $things } things are shown, and the player picks { $picks } of them.
} { $hidden }
stage-until = { $stage }: { $things } things are shown, and the player picks one after the other until an end is found. { $hidden }

hidden-prizes = They hide the prizes { $prizes }.
hidden-also = They also hide { $others }.
hidden-others = They hide { $others }.

so-many = { $what } ({ $many } of them)

comes-to-prize = { $prize }
comes-to-nothing = nothing
comes-to-drawn = { $prizes } by a draw
comes-to-times = a factor of { $times } for all that the stage has paid so far
comes-to-feature = the way to { $feature }
comes-to-jump = cell { $cell }
comes-to-end = an end of the stage
times-die = { $prize } times what the die shows

bonus-wheel = { $feature }: a wheel of { $many } segments is spun { $spins ->
    [one] once, and pays what the segment it stops on shows.
   *[other] { $spins } times, and each time pays what the segment it stops on shows.
} The segments show { $segments }. { $odds ->
    [even] All segments are equally likely.
   *[uneven] The segments are not all equally likely.
}

bonus-trail = { $feature }: a trail of { $many } cells. It begins { $begins ->
    [0] before cell 1.
   *[other] on cell { $begins }.
} A die with the faces { $faces }, all equally likely, is thrown { $throws ->
    [one] once
   *[other] { $throws } times
}; each throw moves as many cells on as it shows, and the cell reached pays. { $path ->
    [round] After the last cell comes cell 1 again.
    [ends] A throw that goes beyond the last cell ends the bonus.
   *[none] { "" }
} Cell { $cells }.
cell-pays = { $cell } pays { $what }
cell-leads = { $cell } leads to { $what }

bonus-award = { $feature }: { $pays }.
award-count = { $count } { $symbol } { $count ->
    [one] pays { $prize }
   *[other] pay { $prize }
}
award-number = a count of { $count } pays { $prize }
award-plain = pays { $prize }

bonus-pays-on-line = { $feature }: { $lines ->
    [each] its prizes are multiplied by the bet per line, and paid once for each line that won it.
    [either] its prizes are multiplied by the bet per line, and paid once for each line that won it, or once where no line did.
   *[once] its prizes are multiplied by the bet per line, and paid once, however many lines win.
}
bonus-pays-on-unit = { $feature }: its prizes are multiplied by the bet per unit, and paid once.
bonus-pays-on-total = { $feature }: { $lines ->
    [each] its prizes are multiplied by the total bet, and paid once for each line that won it.
    [either] its prizes are multiplied by the total bet, and paid once for each line that won it, or once where no line did.
   *[once] its prizes are multiplied by the total bet, and paid once.
}
bonus-pays-on-money = { $feature }: { $lines ->
    [each] its prizes are amounts of money, whatever the bet, and paid once for each line that won it.
    [either] its prizes are amounts of money, whatever the bet, and paid once for each line that won it, or once where no line did.
   *[once] its prizes are amounts of money, whatever the bet, and paid once.
}

choices-of-picks = { $feature }: the player chooses which things to pick. What a thing hides is drawn from all that is left only after it was picked, so every way of picking wins the same on average.
choices-of-offers = { $feature }: the player chooses { $offered }. { $alike ->
    [yes] They are all alike, so the choice does not change what is won on average.
   *[no] They are not alike, so the choice can change what is won.
}
offered-for = one of { $many } series for { $count } { $symbol }
offered = one of { $many } series

time-limit-pick = { $feature }: the player has { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} for each pick; after that the pick is made at random.
time-limit-offer = { $feature }: the player has { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} to choose; after that the choice is made at random.
left-open-pick = { $feature }: a pick that is left open may be made at random.
left-open-offer = { $feature }: a choice that is left open may be made at random.

consolation = { $feature }: where it ends with nothing won, it pays { $pay }.
consolation-leading-on = { $feature }: where it ends with nothing won and leads to nothing, it pays { $pay }.

leads-to-by-things = { $feature }: a thing picked can hide the way to { $ways }, played when { $feature } has ended.
leads-to-by-segments = { $feature }: the wheel can stop on the way to { $ways }, played when { $feature } has ended.
leads-to-by-cells = { $feature }: a cell can be the way to { $ways }, played when { $feature } has ended.
way-by-count = { $feature } as for { $count } { $symbol }
way-by-number = { $feature } as for a count of { $count }

most-of-line = { $feature }: the most it can pay is { $most } times the bet per line{ $lines ->
    [each] { " " }for each line that won it
   *[once] { "" }
}. { most-aside }
most-of-unit = { $feature }: the most it can pay is { $most } times the bet per unit. { most-aside }
most-of-total = { $feature }: the most it can pay is { $most } times the total bet{ $lines ->
    [each] { " " }for each line that won it
   *[once] { "" }
}. { most-aside }
most-of-money = { $feature }: the most it can pay is { $most }, whatever the bet{ $lines ->
    [each] , for each line that won it
   *[once] { "" }
}. { most-aside }
most-aside = { $leads ->
    [yes] What it leads to pays on top.
   *[no] { "" }
} { $multiplied ->
    [yes] Won in free games whose factor covers bonuses, it is multiplied by that factor.
   *[no] { "" }
} { $capped ->
    [yes] No round wins more than its limit.
   *[no] { "" }
}
