# Worked examples.

example = Example: { $bet } { $told } Won: { $amount }.
example-bet = { $lines ->
    [one] { $bet } is bet on one line
   *[other] { $bet } is bet on each of { $lines } lines
}, { $total } in all.
example-bet-ways = The bet per unit is { $bet }, the total bet { $total }.

example-phase = It is one of { $games }.
example-line = On line { $line } stand { $symbols }.
example-reels = The reels show, each from the top: { $reels }.

example-win-line = { $count } { $symbol } on line { $line }{ $helped ->
    [yes] , { $helpers } standing in, { $count ->
        [one] pays
       *[other] pay
    }
   *[no] { " " }{ $count ->
        [one] pays
       *[other] pay
    }
} { $sum } = { $amount }.
example-win-ways = { $count } { $symbol } by { $ways ->
    [one] one way
   *[other] { $ways } ways
}{ $helped ->
    [yes] , { $helpers } standing in, pay
   *[no] { " pay" }
} { $sum } = { $amount }.
example-win-scatter = { $count } { $symbol } in sight{ $helped ->
    [yes] , { $helpers } standing in,
   *[no] { "" }
} { $count ->
    [one] pays
   *[other] pay
} { $sum } = { $amount }.

example-pay = { $pay }
example-pay-times = { $pay } × { $factor }
example-pay-added = ({ $pay } + { $added })
example-sum = { $pay } × { $bet }
example-with = { $before } with { $final }

example-games = { $games ->
    [one] 1 of { $phase } is
   *[other] { $games } of { $phase } are
} won.
example-again = { $games ->
    [one] 1 more of { $phase } is
   *[other] { $games } more of { $phase } are
} won.
example-starts = { $feature } starts.
example-finds = { $many ->
    [one] Its prize is { $prizes }
   *[other] Its prizes are { $prizes }
}{ $multiplied ->
    [0] { "" }
    [one] , with a factor of { $factors }
   *[other] , with factors of { $factors }
}, in all { $amount }.
