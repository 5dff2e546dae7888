"""What can come up in play, against obvious ways of finding it: every line, every window."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import prod
from typing import Any

from hypothesis import event, given, settings
from hypothesis import strategies as st

from reelwright.definition.files import parse_game
from reelwright.definition.model import Definition, Multiplies, Substitute, Symbol
from reelwright.definition.soundness.runs import LineWins, Win
from reelwright.definition.soundness.sight import in_sight
from reelwright.play import begin, step
from reelwright.play.events import MysteryRevealed, ReelsStopped
from reelwright.play.judging import judge_lines, sighting
from reelwright.play.questions import Draw, Drawn
from reelwright.play.state import Stake
from tests.definition.gardens import FILE, GARDEN
from tests.rounds import OPEN

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


CELLS = ("frog", "reed", "clover", "box", "frog+reed")


@st.composite
def ponds(draw: st.DrawFn) -> Definition:
    """Three short reels with frogs to count: weights, substitutes, mysteries, in every way."""
    strips = [draw(st.lists(st.sampled_from(CELLS), min_size=3, max_size=4)) for _ in range(3)]
    rule = {
        "counted": draw(st.sampled_from(["anywhere", "left adjacent reels"])),
        "per reel": draw(st.sampled_from(["every", "once"])),
    }
    clover: dict[str, Any] = {"for": ["reed"], "scatters": draw(st.sampled_from(["none", "all"]))}
    clover["with none showing"] = draw(st.sampled_from(["counts", "does not count"]))
    if draw(st.booleans()):
        clover["reels"] = draw(st.sampled_from([[1], [2, 3]]))
    box = {"becomes": {"frog": 1, "clover": 2}, "each": draw(st.sampled_from(["cell", "window"]))}
    weights = [draw(st.lists(st.integers(1, 3), min_size=len(s), max_size=len(s))) for s in strips]
    return Definition.model_validate(
        {
            "window": {"reels": 3, "rows": draw(st.sampled_from([1, 2, [1, 2, 3]]))},
            "symbols": {"frog": {}, "reed": {"pays": {3: 1}}, "clover": {}, "box": {}},
            "lines": {"read": "left to right", "on one line": "highest only", "rows": ["000"]},
            "scatters": {"frog": {"pays": {9: 1}, "on": "total bet", **rule}},
            "substitutes": {"clover": clover},
            "mystery": {"box": box},
            "tall": draw(st.sampled_from([{}, {"frog": 2}])),
            "strips": {"base": strips},
            "stop weights": {"base": weights},
            "stakes": {"line bets": [1], "lines": "any selection"},
        }
    )


@settings(deadline=None, max_examples=40)
@given(ponds())
def test_how_many_count_is_as_likely_as_in_every_spin_there_is(definition: Definition) -> None:
    """Every answer to every draw of a spin, with its weight, judged as in play."""
    seen: dict[int, Fraction] = {}
    waiting = [(begin(definition, OPEN, Stake((1,), 100)), Fraction(1))]
    while waiting:
        before, chance = waiting.pop()
        question = before.question
        assert isinstance(question, Draw)
        for outcomes in product(*(range(part.size) for part in question.parts)):
            odds = [
                Fraction(part.weight(outcome), part.total)
                for part, outcome in zip(question.parts, outcomes, strict=True)
            ]
            after = step(before.state, Drawn(outcomes))
            if after.question:
                waiting.append((after, chance * prod(odds)))
            else:
                [window] = [
                    event.window
                    for event in after.events
                    if isinstance(event, ReelsStopped | MysteryRevealed)
                ]
                count = sighting(definition, window, "frog", "paid").count
                seen[count] = seen.get(count, Fraction(0)) + chance * prod(odds)
    assert in_sight(definition, "base", "frog", "paid") == seen
