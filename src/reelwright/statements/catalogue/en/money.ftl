# Bets, prizes as money, the gamble, figures, buttons.

name-of-the-game = { $name }

bets-any-lines = Bets per line: { $bets }. Any lines from 1 to { $lines } can be played. { $costs }
bets-numbers = Bets per line: { $bets }. { $numbers } lines can be played, from line 1 on. { $costs }
bets-all-lines = Bets per line: { $bets }. { $lines ->
    [one] The one line is always played
   *[other] All { $lines } lines are always played
}. { $costs }
bets-ways = Bets per unit: { $bets }. { $costs }

cost-per-line = The total bet is the bet per line times the number of lines played.
cost-per-line-more = Each line played costs { $per } bets per line: the total bet is { $per } times the bet per line times the number of lines.
cost-in-all = The total bet is { $units } times the bet per line.
cost-ways = The total bet is { $units } times the bet per unit.

worth-of-a-credit = A credit is worth { $denominations }, as chosen. Credits per line: { $credits }.

all-prizes-in-money = All prizes are shown and paid in dollars and cents.

credited-when-won = Every prize is credited the moment it is won.
credited-when-collected = Prizes are credited together when the win is collected or the round ends.

win-cap-total-bet = A round wins { $times } times the total bet at most: it ends when that is reached.{ $earned ->
    [no] { "" }
   *[yes] { " " }A spin that reaches it before it starts a feature earns no { $tokens }. Those that were enough to lead on are spent in that round, and what they lead to is not played.
}
win-cap-line-bet = A round wins { $times } times the bet per line at most: it ends when that is reached.{ $earned ->
    [no] { "" }
   *[yes] { " " }A spin that reaches it before it starts a feature earns no { $tokens }. Those that were enough to lead on are spent in that round, and what they lead to is not played.
}

malfunction = MALFUNCTION VOIDS ALL PAYS AND PLAYS

gamble-offered = After any win the gamble is offered on all that the round has won, as far as its limits leave a choice. The player may collect instead.
gamble-offered-capped = After any win the gamble is offered on all that the round has won, as far as its limits leave a choice and the round has not ended at the most it can win. The player may collect instead.
gamble-choices-card = One card is drawn from a full deck of 52. { $choices }.
gamble-choices-higher-or-lower = One card is drawn from a full deck of 52, aces low. Higher than a seven or lower than a seven pays { $times } times what was gambled; a seven gives it back.
gamble-choices-die = A die with the numbers 1 to 6 is thrown. { $choices }.
gamble-choices-wheel = A wheel of { $outcomes } segments is spun. { $choices }.
gamble-choice = { $choice } pays { $times } times what was gambled ({ $number ->
    [one] right for { $wins } of { $outcomes }
   *[other] each right for { $wins } of { $outcomes }
})
gamble-stake-whole = The whole win is gambled each time. A wrong choice loses it.
gamble-stake-half = The whole win or half of it is gambled each time; half is rounded down to a cent. A wrong choice loses what was gambled.
gamble-limit = No choice is offered that could bring the win above { $up }{ $cap }. A win can be gambled again as often as the player likes.
gamble-limit-attempts = No choice is offered that could bring the win above { $up }{ $cap }. A round's win can be gambled { $attempts ->
    [one] once
   *[other] { $attempts } times
} at most.
or-above-the-cap = { ", " }or above the most that a round can win

highest-win = The highest win of one spin on { $lines ->
    [one] one line
   *[other] { $lines } lines
} is { $times } times the bet per line{ $before }.
highest-win-ways = The highest win of one spin is { $times } times the bet per unit{ $before }.
before-gamble = { ", " }before the gamble
before-features = { ", " }before features
before-features-and-gamble = { ", " }before features and the gamble
before-nothing = { "" }

odds-of-the-highest-win = The highest win of one spin comes up once in { $spins } spins on average.

return-to-player = Of all that is bet, { $percent } per cent is paid back on average over a long time.

button-spin = Spin: starts a game.
button-lines = Lines: lights one line more each time, then line 1 alone again.
button-lines-numbers = Lines: goes to the next number of lines, and round again.
button-line = Line numbers: each switches its line on or off.
button-bet = Bet: raises or lowers the bet on each line.
button-bet-ways = Bet: raises or lowers the bet per unit.
button-bet-max = Bet Max: selects the most lines and the highest bet.
button-auto = Auto: starts games by themselves.
button-stop = Stop: ends Auto after the game under way.
button-gamble = Gamble: gambles the win.
button-collect = Collect: takes the win.
button-paytable = Paytable: shows these pages.
auto-play = Auto starts { $games } games, as chosen. It ends at any win, at any feature, when stopped, or when the credit does not pay the next game.

costs-from-to = { $plain ->
    [yes] The plain game
   *[no] A game
} costs from { $least } to { $most }.
costs-always = { $plain ->
    [yes] The plain game
   *[no] A game
} costs { $most }.
