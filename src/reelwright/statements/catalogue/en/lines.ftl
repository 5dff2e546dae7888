# What wins on a line, or by ways.

window-even = { $reels } reels, { $rows ->
    [one] one symbol
   *[other] { $rows } symbols
} of each in sight.
window-uneven = { $reels } reels; in sight are, from the left, { $heights } symbols.

line-pays = { $symbol }: { $pays }.
line-pays-shared = { $symbols }: { $pays }. All symbols of a win must be of one kind.
count-pays = { $count } of a kind { $count ->
   *[other] pay { $pay }
}
one-pays = 1 pays { $pay }

line-pays-on-line-bet = The pays of line wins are multiplied by the bet per line.
line-pays-on-unit-bet = The pays of all wins but scatters are multiplied by the bet per unit.

pattern-pays = { $symbol } on { $reels } of a line pays { $pay }, whatever stands on its other places.

mixed-pays = { $name }: any of { $symbols }, mixed in any way. { $pays }.
mixed-count-pays = { $count } pay { $pay }
placed-pays = { $name }: { $places } pay { $pay }.
placed-at = { $symbols } on reel { $reel }
placed-any = any symbol on reel { $reel }

group = { $group } means { $symbols }.

reading-left = All line wins{ $but } are read from left to right: the symbols of a win stand on neighbouring reels from reel 1 on.
reading-right = All line wins{ $but } are read from right to left: the symbols of a win stand on neighbouring reels from reel { $last } on.
reading-both = All line wins{ $but } are read both ways: the symbols of a win stand on neighbouring reels from reel 1 on, or from reel { $last } on.
reading-adjacent = All line wins{ $but } are read on any neighbouring reels.
reading-any = All line wins{ $but } are read in any position on the line.
reading-ways = All ways wins are read from left to right: a symbol wins where it stands anywhere on neighbouring reels from reel 1 on.

but-those-of = EXCEPT those of { $names }
own-reading-left = { $name } wins from left to right: on neighbouring reels from reel 1 on.
own-reading-right = { $name } wins from right to left: on neighbouring reels from reel { $last } on.
own-reading-both = { $name } wins both ways: on neighbouring reels from reel 1 on, or from reel { $last } on.
own-reading-adjacent = { $name } wins on any neighbouring reels.
own-reading-any = { $name } wins in any position on the line.

lines-lit-only = ALL WINS ON SELECTED LIT LINES ONLY EXCEPT SCATTERS
lines-lit-only-no-scatters = ALL WINS ON SELECTED LIT LINES ONLY
lines-centre-only = ALL WINS ON CENTRE PAYLINE EXCEPT SCATTERS
lines-centre-only-no-scatters = ALL WINS ON CENTRE LINE ONLY
lines-one-only = All wins are on the line.
lines-one-only-but-scatters = All wins are on the line, except scatters.

line-diagram = Line { $line }: rows { $rows }, from reel 1 on, row 1 at the top.

lines-add = Wins on different lines are added.
ways-add = Wins of different ways are added.

ways-longest = Each symbol wins by ways for the most reels it stands on; wins of different symbols are all paid.
one-line-highest = Only the highest win on each line is paid.
one-line-different = Of each symbol the highest win on a line is paid; wins of different symbols on one line are all paid.
one-line-all = All wins on each line are paid.

shorter-wins = A win that is part of a longer win of the same symbol is paid as well.

full-line-once = A win read both ways that fills a line is paid once, not once for each direction.
full-line-twice = A win read both ways that fills a line is paid twice, once for each direction.

each-symbol-once = Each symbol on a line counts in one win of that line only: the highest it can be part of.

shared-substitute-both = Two wins on a line that share a substitute are both paid.
shared-substitute-one = Of two wins on a line that share a substitute only the higher is paid.

mixed-beside-straight = { $name } is paid as well as a win of one kind that has a symbol in common with it.
mixed-not-beside-straight = Of { $name } and a win of one kind with a symbol in common only the higher is paid.
