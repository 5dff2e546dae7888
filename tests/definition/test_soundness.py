"""What can come up in play, against obvious ways of finding it: every line, every window."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

from hypothesis import event, given, settings
from hypothesis import strategies as st

from reelwright.definition.files import parse_game
from reelwright.definition.model import Definition, Multiplies, Substitute, Symbol
from reelwright.definition.soundness.runs import LineWins, Win
from reelwright.definition.soundness.sight import in_sight
from reelwright.play.judging import judge_lines
from tests.definition.gardens import FILE, GARDEN

PAYING, OTHERS, SUBSTITUTES = ("a", "b", "c"), ("x",), ("s", "t")
GAME = parse_game(GARDEN, FILE).definition


@st.composite
def substitutes(draw: st.DrawFn) -> Substitute:
    some = st.lists(st.sampled_from(PAYING), unique=True).map(tuple)
    multiplies = st.builds(Multiplies, by=st.integers(2, 3), count=st.just("once"), except_=some)
    return Substitute(
        for_="all" if draw(st.booleans()) else draw(some.filter(bool)),
        except_=draw(some),
        multiplies=draw(st.none() | multiplies),
    )


@st.composite
def definitions(draw: st.DrawFn) -> Definition:
    """Games of three reels and one row with few symbols and small pays, so that wins often tie."""
    symbols = st.sampled_from(PAYING + OTHERS + SUBSTITUTES)
    pays = st.dictionaries(st.integers(1, 3), st.integers(1, 3).map(Fraction), max_size=3)
    strip = st.lists(symbols, min_size=3, max_size=5, unique=True).map(tuple)
    return GAME.model_copy(
        update={
            "symbols": {
                **{key: Symbol(pays=draw(pays)) for key in PAYING},
                **{key: Symbol() for key in OTHERS + SUBSTITUTES},
            },
            "substitutes": {key: draw(substitutes()) for key in SUBSTITUTES},
            "lines": GAME.lines.model_copy(update={"rows": ((0, 0, 0),)}),
            "strips": {"base": tuple(draw(strip) for _ in range(3))},
        }
    )


def wins_of(definition: Definition, line: tuple[str, ...]) -> list[Win]:
    """What each symbol would win on a line, written out as the rules say it."""
    wins = []
    for key, symbol in definition.symbols.items():
        factors = {key: 1}
        for other, rule in definition.substitutes.items():
            named = rule.for_ == "all" or key in rule.for_
            if symbol.pays and named and key not in rule.except_:
                times = rule.multiplies
                factors[other] = times.by if times and key not in times.except_ else 1
        for count in sorted(symbol.pays, reverse=True):
            if all(found in factors for found in line[:count]):
                multiplier = max(factors[found] for found in line[:count])
                wins.append(Win(key, count, multiplier, symbol.pays[count]))
                break
    return wins


@settings(deadline=None, max_examples=200)
@given(definitions())
def test_the_wins_and_ties_of_every_line(definition: Definition) -> None:
    paid, tied = set(), set()
    for line in product(*definition.strips["base"]):
        wins = wins_of(definition, line)
        most = max((win.amount for win in wins), default=0)
        best = [win for win in wins if win.amount == most]
        longest = {win for win in best if win.count == max(each.count for each in best)}
        paid |= longest
        if len(best) > 1:
            tied.add(frozenset(best))
        judged = list(judge_lines(definition, tuple((symbol,) for symbol in line), (1,)))
        assert [(w.symbol, w.count, w.multiplier, w.pay) for w in judged] in (
            [[(w.symbol, w.count, w.multiplier, w.pay)] for w in longest] or [[]]
        )
    found = LineWins.on(definition, definition.strips["base"])
    assert found.wins == paid
    assert {frozenset(tie.wins) for tie in found.ties} == tied
    for tie in found.ties:
        assert set(tie.wins) <= set(wins_of(definition, tie.symbols))
    event(f"ties: {min(len(tied), 3)}")


@settings(deadline=None)
@given(
    st.lists(
        st.lists(st.sampled_from("sx"), min_size=3, max_size=7).map(tuple), min_size=3, max_size=4
    ),
    st.integers(1, 3),
)
def test_how_many_are_in_sight(strips: list[tuple[str, ...]], rows: int) -> None:
    seen = Counter(
        sum(
            strip[(stop + row) % len(strip)] == "s"
            for strip, stop in zip(strips, stops, strict=True)
            for row in range(rows)
        )
        for stops in product(*(range(len(strip)) for strip in strips))
    )
    windows = sum(seen.values())
    assert in_sight(strips, rows, "s") == {
        count: Fraction(ways, windows) for count, ways in seen.items()
    }
