"""A small game to try claims on: four reels, three rows, two lines; every rule can be replaced.

Line bets are 10 cents and 1 dollar. Apples pay 2, 5 and 9 for two, three and four in a row, plums
4 for three; jokers stand for both.
"""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from typing import Any

from reelwright.claims.deciding import decide
from reelwright.claims.evidence import NOTHING, Evidence
from reelwright.claims.model.claim import Claim
from reelwright.claims.rules import Rules
from reelwright.claims.verdicts import Counterexample, Holds, Verdict
from reelwright.definition.model import Definition
from reelwright.play.judging import judge
from reelwright.play.rounds import priced
from reelwright.profiles.files import profile

STRIP = ["apple", "plum", "fig", "joker", "pear", "leaf", "fig", "pear"]
RULES: dict[str, Any] = {
    "window": {"reels": 4, "rows": 3},
    "symbols": {
        "apple": {"pays": {2: 2, 3: 5, 4: 9}},
        "plum": {"pays": {3: 4}},
        "pear": {},
        "fig": {},
        "leaf": {},
        "joker": {},
    },
    "substitutes": {"joker": {"for": ["apple", "plum"], "alone": "not"}},
    "lines": {
        "read": "left to right",
        "on one line": "highest only",
        "rows": ["1111", "0121"],
    },
    "strips": {"base": [STRIP, STRIP[1:] + STRIP[:1], STRIP, STRIP[3:] + STRIP[:3]]},
    "gamble": {
        "on": "one card from a full deck",
        "stake": "whole win",
        "up to": Decimal(100),
    },
    "stakes": {"line bets": [Decimal("0.10"), 1], "lines": "any selection"},
}


def orchard(**rules: Any) -> Rules:
    """The game with other rules, by file key with underscores for spaces."""
    data = {**RULES, **{key.replace("_", " "): rule for key, rule in rules.items()}}
    kept = {key: rule for key, rule in data.items() if rule is not None}
    return Rules(Definition.model_validate(kept), profile("open"))


def lines(**rules: Any) -> dict[str, Any]:
    """The rules of lines with some of them replaced."""
    return {**RULES["lines"], **{key.replace("_", " "): rule for key, rule in rules.items()}}


def symbols(**rules: Any) -> dict[str, Any]:
    """The symbols with some of them replaced."""
    return {**RULES["symbols"], **rules}


def table(pays: dict[int, int]) -> dict[int, Fraction]:
    """A table of pays as claims hold it."""
    return {count: Fraction(pay) for count, pay in pays.items()}


def verdict(claim: Claim, rules: Rules, evidence: Evidence = NOTHING) -> Verdict:
    """What becomes of a claim."""
    return decide(claim, rules, evidence)


def true_there(claim: Claim, rules: dict[str, Any]) -> bool:
    """Whether a claim holds in the game with other rules, tried at least once."""
    found = verdict(claim, orchard(**rules))
    return isinstance(found, Holds) and found.tried > 0


def untrue_there(claim: Claim, rules: dict[str, Any]) -> bool:
    """Whether a claim has a counterexample in the game with other rules."""
    return isinstance(verdict(claim, orchard(**rules)), Counterexample)


def shown(found: Verdict, rules: Rules) -> list[tuple[str, int]]:
    """What the window of a counterexample wins on lines, judged anew: symbol and number."""
    assert isinstance(found, Counterexample)
    situation = found.situation
    assert situation.window is not None
    stake = priced(rules.definition, situation.stake)
    judged = judge(rules.definition, situation.window, stake, situation.phase)
    return [(win.symbol, win.count) for win in judged.line_wins]
