"""What artwork says of lines, bets, the gamble and cascades, each in the words a player reads."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from reelwright.definition.model import Game, Look
from reelwright.profiles.files import profile
from reelwright.statements import statements
from tests.claims.orchard import RULES, lines, symbols
from tests.claims.test_cascades import game as falling
from tests.claims.test_lines import BOTH_WAYS, IN_TURN, TWO_KINDS
from tests.statements.test_lines import words

CARD, STAKES = RULES["gamble"], RULES["stakes"]
APART = lines(on_one_line="all of different symbols")
CREDITS = {"denominations": [Decimal("0.05"), Decimal("0.10")], "credits per line": [1, 3]}

SAID: list[tuple[str, dict[str, Any], str]] = [
    (
        "line-pays/plum",
        {"symbols": symbols(plum={"pays": {1: 1, 3: 4, 4: 5}})},
        "Plum: 4 of a kind pay 5, 3 of a kind pay 4, 1 pays 1.",
    ),
    ("base-of-line-pays", {}, "The pays of line wins are multiplied by the bet per line."),
    (
        "pattern-pays/fig+X_XX",
        {"symbols": symbols(fig={"patterns": {"X_XX": 6}})},
        "Fig on reels 1, 3 and 4 of a line pays 6, whatever stands on its other places.",
    ),
    (
        "line-diagram/2",
        {},
        "Line 2: rows 1, 2, 3 and 2, from reel 1 on, row 1 at the top.",
    ),
    (
        "reading",
        {"lines": lines(read="right to left")},
        (
            "All line wins are read from right to left: the symbols of a win stand on "
            "neighbouring reels from reel 4 on."
        ),
    ),
    (
        "wins-of-one-line",
        {"lines": lines(on_one_line="all")},
        "All wins on each line are paid.",
    ),
    (
        "full-line-both-ways",
        {"lines": BOTH_WAYS},
        "A win read both ways that fills a line is paid once, not once for each direction.",
    ),
    (
        "each-symbol-once",
        {"lines": {**BOTH_WAYS, "each symbol": "once"}},
        (
            "Each symbol on a line counts in one win of that line only: the highest it can be "
            "part of."
        ),
    ),
    (
        "shared-substitute",
        {"lines": BOTH_WAYS},
        "Two wins on a line that share a substitute are both paid.",
    ),
    (
        "mixed-pays/two-kinds",
        {"mixed": {"two kinds": TWO_KINDS}},
        "Two kinds: any of Apple or Plum, mixed in any way. 4 pay 3, 3 pay 2.",
    ),
    (
        "mixed-pays/in-turn",
        {"mixed": {"in turn": IN_TURN}},
        "In turn: Apple on reel 1, Plum on reel 2, any symbol on reel 3 and Fig on reel 4 pay 7.",
    ),
    (
        "mixed-beside-straight/two-kinds",
        {"lines": APART, "mixed": {"two kinds": {**TWO_KINDS, "beside straight": "no"}}},
        ("Of Two kinds and a win of one kind with a symbol in common only the higher is paid."),
    ),
    (
        "bets-on-offer",
        {"stakes": {**STAKES, "lines": [1, 2]}},
        (
            "Bets per line: $0.10 and $1.00. 1 or 2 lines can be played, from line 1 on. A game "
            "costs from $0.10 to $2.00."
        ),
    ),
    (
        "worth-of-a-credit",
        {"stakes": {**CREDITS, "lines": "any selection"}},
        "A credit is worth $0.05 or $0.10, as chosen. Credits per line: 1 or 3.",
    ),
    (
        "cost-of-a-game",
        {"stakes": {**STAKES, "cost per line": 2}},
        (
            "Each line played costs 2 bets per line: the total bet is 2 times the bet per line "
            "times the number of lines."
        ),
    ),
    (
        "win-cap",
        {"win_cap": {"times": 3, "of": "total bet"}},
        "A round wins 3 times the total bet at most: it ends when that is reached.",
    ),
    (
        "when-prizes-are-credited",
        {"prizes_credited": "when collected"},
        "Prizes are credited together when the win is collected or the round ends.",
    ),
    (
        "choices-of-the-gamble",
        {},
        (
            "One card is drawn from a full deck of 52. Red or Black pays 2 times what was gambled "
            "(each right for 26 of 52); Hearts, Diamonds, Clubs or Spades pays 4 times what was "
            "gambled (each right for 13 of 52)."
        ),
    ),
    (
        "stake-of-the-gamble",
        {"gamble": {**CARD, "stake": "whole or half"}},
        (
            "The whole win or half of it is gambled each time; half is rounded down to a cent. A "
            "wrong choice loses what was gambled."
        ),
    ),
    (
        "limit-of-the-gamble",
        {"gamble": {**CARD, "attempts": 3}},
        (
            "No choice is offered that could bring the win above $100.00. A round's win can be "
            "gambled 3 times at most."
        ),
    ),
]


@pytest.mark.parametrize(
    ("statement", "rules", "said"), SAID, ids=[statement for statement, *_ in SAID]
)
def test_a_rule_is_said(statement: str, rules: dict[str, Any], said: str) -> None:
    assert words(**rules)[statement] == said


DECIDED: list[tuple[str, dict[str, Any], str]] = [
    (
        "higher or lower",
        {},
        (
            "One card is drawn from a full deck of 52, aces low. Higher than a seven or lower than "
            "a seven pays 2 times what was gambled; a seven gives it back."
        ),
    ),
    (
        "a die",
        {},
        (
            "A die with the numbers 1 to 6 is thrown. Odd, Even, Low or High pays 2 times what was "
            "gambled (each right for 3 of 6); 1, 2, 3, 4, 5 or 6 pays 6 times what was gambled "
            "(each right for 1 of 6)."
        ),
    ),
    (
        "a wheel",
        {"segments": {"gold": 1, "lead": 1}},
        (
            "A wheel of 2 segments is spun. Gold or Lead pays 2 times what was gambled (each right "
            "for 1 of 2)."
        ),
    ),
]


@pytest.mark.parametrize(("on", "more", "said"), DECIDED, ids=[on for on, *_ in DECIDED])
def test_what_decides_the_gamble_is_said(on: str, more: dict[str, Any], said: str) -> None:
    assert words(gamble={**CARD, "on": on, **more})["choices-of-the-gamble"] == said


FALLS: list[tuple[str, dict[str, Any], str]] = [
    ("cascades", {"at most": 2}, "the symbols at their positions leave, the symbols above fall"),
    ("cascades", {"at most": 2}, "2 times at most in one spin"),
    ("cascades", {"phases": ["night"]}, "In the free games"),
    (
        "factors-of-cascades",
        {"multipliers": [2, 5]},
        "by 2 before symbols have fallen and by 5 once they have fallen",
    ),
    ("windows-of-scatters", {}, "Scatters are counted in the window after symbols have fallen"),
]


@pytest.mark.parametrize(("statement", "cascades", "said"), FALLS)
def test_what_falls_is_said(statement: str, cascades: dict[str, Any], said: str) -> None:
    game = Game(name="Falls", definition=falling(**cascades), look=Look())
    told = {one.id: one.words for one in statements(game, profile("open"))}
    assert said in told[statement]
