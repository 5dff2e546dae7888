# Symbols that count wherever they stand.

scatter-pays = { $symbol } scatter: { $pays }
scatter-pays-in = In { $phase }: { $pays }
scatter-table = { $pays }.
scatter-count-pays = { $count ->
    [one] 1 in sight pays { $pay }
   *[other] { $count } in sight pay { $pay }
}
scatter-reels-pay = { $count ->
    [one] 1 reel with it pays { $pay }
   *[other] { $count } reels with it pay { $pay }
}

scatter-pays-on-total-bet = The pays of the { $symbol } scatter are multiplied by the total bet.
scatter-pays-on-line-bet = The pays of the { $symbol } scatter are multiplied by the bet per line.
scatter-pays-on-unit-bet = The pays of the { $symbol } scatter are multiplied by the bet per unit.

scatter-counts-every = { $symbol } is a scatter: every { $symbol } in sight counts, on any reel and in any row.
scatter-counts-once = { $symbol } is a scatter: it counts in any row, once for each reel that shows it.
scatter-counts-adjacent = { $symbol } is a scatter: it counts in any row, once for each reel that shows it, from reel 1 on up to the first reel that does not.
scatter-counts-tall = { $symbol } is a scatter: every { $symbol } in sight counts once, on any reel and in any row, and so does one of which only a part is in sight.

scatters-add-to-lines = SCATTERED WINS ARE ALWAYS ADDED TO PAYLINE WINS
scatters-add-to-ways = The prizes of scatters are paid on top of all other wins.

scatters-all = COINCIDING SCATTERED WINS ADDED
scatters-highest = Where several scatters win at once, only the highest of their prizes is paid.
