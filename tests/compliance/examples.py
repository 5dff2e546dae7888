"""For each clause a small game that is bound by it, and the same game with one rule changed.

The artwork of the first is held against both: the clause passes on the one and fails on the other.
Where a clause asks for displays or layouts alone, or for what the language has no other way of,
there is no such rule; it fails where a display, a layout or a statement is missing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from tests.compliance.small import (
    PICKS,
    SCATTER,
    TWO_LINES,
    WHEEL,
    both,
    cat,
    free,
    midnight,
    ringing,
)

Change: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Example:
    """A change of the bare game with which a clause binds, and a further one that breaks it."""

    clause: str
    game: Change
    mutant: Change | None = None
    under: str = "open"
    other: Change | None = None
    """Another change of the bare game that breaks it, where none goes on from the first."""

    def __str__(self) -> str:
        return self.clause


ONE: Change = {"alone": "as one symbol"}
ALL_PAID: Change = {"lines": {"on one line": "all", "shared substitute": "both"}}
SMALL: Change = {"groups": {"small": ["ant", "bee"]}}
MORE: Change = {"symbols": {"fox": {}}, "strips": {"base": [["ant", "bee", "cat", "fox"]] * 3}}
FOX: Change = both(MORE, SCATTER)
"""A fourth symbol beside a scatter, to stand for others."""
LOW: Change = {"window": {"rows": 1}, "lines": {"rows": ["000"]}}
"""One row in sight: no more than one symbol of each reel."""
TWO_SCATTERS: Change = {
    "symbols": {"dog": {}, "fox": {}},
    "scatters": {
        "cat": {"pays": {2: 1, 3: 4}, "on": "total bet"},
        "dog": {"pays": {2: 2, 3: 5}, "on": "total bet"},
    },
    "coinciding scatters": "all",
    "strips": {"base": [["ant", "bee", "cat", "dog", "fox"]] * 3},
}
MANY_CATS: Change = {
    "scatters": {"cat": {"pays": {3: 1, 4: 2, 5: 3, 6: 4}, "on": "line bet"}},
    "strips": {"base": [["ant", "cat", "bee", "cat"]] * 3},
}
PATTERNS: Change = {"symbols": {"cat": {"patterns": {"X_X": 4}}}}
WAYS: Change = {
    "lines": None,
    "ways": {"read": "left to right", "on": "unit bet"},
    "stakes": {"cost": 3},
}
SPUN: Change = {"features": {"spin it": WHEEL}}
PICKED: Change = {"features": {"pick one": PICKS}}
HELD: Change = {
    "scatters": {"cat": {"on": "total bet"}},
    "features": {
        "vault": {
            "kind": "hold and spin",
            "starts on": {"scatter": "cat", "counts": [3]},
            "prizes on": "line bet",
            "re-spins": 2,
            "new symbol": "begins again",
            "each cell": {"lands": 1, "stays open": 3},
            "values": {"drawn": {1: 3, 4: 1}},
            "full window": 5,
        }
    },
}
NEIGHBOURS: Change = {
    "symbols": {"ant": {"pays": {2: 1, 3: 2}}, "bee": {"pays": {2: 3, 3: 5}}},
    "lines": {"read": "adjacent anywhere", "on one line": "all", "shared substitute": "one"},
}
NIGHT: Change = {"strips": {"night": [["ant", "bee", "bee"]] * 3}}


def fox(**rule: Any) -> Change:
    """A fourth symbol that stands for others beside a scatter, which it leaves out."""
    written = {key.strip("_").replace("_", " "): value for key, value in rule.items()}
    return {"substitutes": {"fox": {"for": "all", "except": ["cat"], **ONE, **written}}}


def hen(**rule: Any) -> Change:
    """A fourth symbol that stands for others where there are two scatters."""
    written = {key.strip("_").replace("_", " "): value for key, value in rule.items()}
    return {"substitutes": {"fox": {"for": "all", "except": ["cat", "dog"], **ONE, **written}}}


def wild(**rule: Any) -> Change:
    """The cat as a substitute."""
    return cat(**{**ONE, **rule})


def doubled(**rule: Any) -> Change:
    """The cat as a substitute that doubles."""
    return both({"lines": {"multipliers": "product"}}, wild(multiplies={"by": 2, **rule}))


def _keys(**event: Any) -> Change:
    """Tokens that an event earns, six of which lead to free games."""
    written = {key.replace("_", " "): value for key, value in event.items()}
    return {"tokens": {"gold keys": {"earned": {"ants": written}}}}


KEYS: Change = both(
    free(),
    {"stakes": {"line bets": [1, 2]}},
    {
        "tokens": {
            "gold keys": {
                "needed": 4,
                "leads to": ["night"],
                "kept for": "the game",
                "earned in": "paid games",
                "stake": "of the last game",
            }
        }
    },
    _keys(starts_on={"line win": "ant"}, gives={3: 1}),
)
IN_PARTS: Change = both(KEYS, {"tokens": {"gold keys": {"sub tokens": 2}}})

CALLED: Change = both(
    LOW,
    ringing(starts_on={"scatter": "cat", "counts": [1, 2]}, only_after="no win"),
    {"scatters": {"cat": {"on": "total bet"}}},
)
"""Re-spins that one or two cats win anywhere, where nothing else wins."""
BEES: Change = {"features": {"ringing": {"starts on": {"line win": "bee"}}}}


def rung(**rule: Any) -> Change:
    """Another rule of the re-spins."""
    return {"features": {"ringing": {key.replace("_", " "): to for key, to in rule.items()}}}


EXAMPLES = [
    Example("4.1.3", {}),
    Example("4.1.12", {}),
    Example(
        "4.1.13",
        {
            "symbols": {"ant": {"pays": {2: 1}}},
            "lines": {"on one line": "all", "shorter": "also paid"},
        },
        {"lines": {"shorter": "not paid"}},
    ),
    Example("4.1.14", {}),
    Example("4.1.19", {}, {"stakes": {"line bets": [1, 2]}}),
    Example("4.2.2", {}),
    Example("4.2.3", {}, {"symbols": {"ant": {"pays": {3: 3}}}}),
    Example("4.2.4", {"symbols": {"bee": {"pays": {3: 2}}}}),
    Example("4.2.20", {}),
    Example("4.2.29", {}, {"symbols": {"bee": {"pays": {2: 1}}}}),
    Example("4.2.30", MANY_CATS, {"scatters": {"cat": {"per reel": "once"}}}),
    Example("4.2.31", PATTERNS, {"symbols": {"cat": {"patterns": {"X_X": 5}}}}),
    Example("4.2.21", wild(reels=[1, 2]), wild(reels=[2, 3])),
    Example("4.2.21 a", wild(), wild(for_=["ant"])),
    Example("4.2.21 b", wild(for_=["ant"]), wild(for_=["bee"])),
    Example("4.2.21 c", wild(except_=["bee"]), wild(except_=["ant"])),
    Example("4.2.21 d", both(SMALL, wild(for_=["small"])), {"groups": {"small": ["ant"]}}),
    Example(
        "4.2.22",
        both(ALL_PAID, wild(alone="as every symbol")),
        {"substitutes": {"cat": ONE}},
    ),
    Example(
        "4.2.22 a",
        both(ALL_PAID, {"symbols": {"cat": {"pays": {2: 4}}}}, wild(own_prizes="beside")),
        {"substitutes": {"cat": {"own prizes": "better"}}},
    ),
    Example("4.2.22 b", both(NEIGHBOURS, wild()), {"lines": {"shared substitute": "both"}}),
    Example(
        "4.2.22 c",
        both(ALL_PAID, wild(alone="as every symbol")),
        {"substitutes": {"cat": ONE}},
    ),
    Example(
        "4.2.23",
        both(LOW, FOX, fox(scatters=["cat"], with_none_showing="counts")),
        {"substitutes": {"fox": {"with none showing": "does not count"}}},
    ),
    Example(
        "4.2.23 a",
        both(LOW, FOX, fox()),
        {"substitutes": {"fox": {"scatters": ["cat"], "with none showing": "counts"}}},
    ),
    Example(
        "4.2.23 b",
        both(LOW, TWO_SCATTERS, hen(scatters=["cat"], with_none_showing="counts")),
        {"substitutes": {"fox": {"scatters": ["dog"]}}},
    ),
    Example("4.2.24", wild(acts="expanding"), {"substitutes": {"cat": {"acts": "in place"}}}),
    Example(
        "4.2.25",
        both(free(), MORE, fox(phases=["night"])),
        {"substitutes": {"fox": {"phases": ["paid"]}}},
    ),
    Example("4.2.26", doubled(count="each"), doubled(by=3, count="each")),
    Example(
        "4.2.26",
        wild(adds={"pay": 1, "count": "once"}),
        {"substitutes": {"cat": {"adds": {"pay": 2}}}},
    ),
    Example("4.2.27", doubled(count="once"), doubled(by=3, count="once")),
    Example("4.2.28", doubled(by=3, count="each"), {"lines": {"multipliers": "sum"}}),
    Example(
        "4.2.36",
        {"symbols": {"ant": {"pays": {2: 1}}}},
        {"lines": {"on one line": "all", "shorter": "also paid"}},
    ),
    Example(
        "4.2.36 a",
        {"symbols": {"ant": {"pays": {2: 1}}}},
        {"lines": {"on one line": "all", "shorter": "also paid"}},
    ),
    Example("4.2.36 b", TWO_LINES),
    Example("4.2.36 c", SCATTER),
    Example("4.2.36 d", TWO_SCATTERS, {"coinciding scatters": "highest only"}),
    Example(
        "4.2.36 e",
        both(
            ALL_PAID,
            {"mixed": {"any": {"of": ["ant", "bee"], "pays": {3: 1}, "beside straight": "no"}}},
        ),
        {"mixed": {"any": {"beside straight": "yes"}}},
    ),
    Example("4.2.38", both(SPUN), {"features": {"spin it": {"starts on": {"line win": "bee"}}}}),
    Example("4.2.39", free(), {"features": {"night": {"re-trigger": "pays"}}}),
    Example("4.2.40", KEYS, {"tokens": {"gold keys": {"begins with": 1}}}),
    Example(
        "4.2.40 a",
        KEYS,
        {"tokens": {"gold keys": {"earned": {"ants": {"starts on": {"line win": "bee"}}}}}},
    ),
    Example("4.2.40 b", KEYS, _keys(gives={3: 2})),
    Example("4.2.40 c", KEYS, {"tokens": {"gold keys": {"needed": 5}}}),
    Example("4.2.40 d", KEYS),
    Example("4.2.40 e", IN_PARTS, {"tokens": {"gold keys": {"sub tokens": 3}}}),
    Example("4.2.40 f", KEYS, {"tokens": {"gold keys": {"stake": {"lines": 1, "line bet": 2}}}}),
    Example("4.2.40 g", KEYS, {"tokens": {"gold keys": {"earned in": "all games"}}}),
    Example("4.2.41", free(), {"features": {"night": {"awards": {3: 2}}}}),
    Example(
        "4.2.41 a",
        free(losing_game_pays={"pay": 1, "on": "line bet"}),
        {"features": {"night": {"losing game pays": {"pay": 2}}}},
    ),
    Example(
        "4.2.41 b",
        free(multiplier=2, multiplier_covers={"scatters": "no"}),
        {"features": {"night": {"multiplier": 3}}},
    ),
    Example("4.2.41 c", free(), under="anz"),
    Example("4.2.41 d", free(awards={3: 2})),
    Example("4.2.41 e", free()),
    Example("4.2.42", ringing(), rung(holds=[1])),
    Example("4.2.42 a", ringing(), rung(holds=[1])),
    Example("4.2.42 a", ringing(holds=[1, 2], improved=None), rung(holds=[1])),
    Example("4.2.42 b", ringing(), BEES),
    Example("4.2.42 b", CALLED, rung(**{"only after": "a win"})),
    Example("4.2.42 c", ringing(), BEES),
    Example("4.2.42 c", CALLED, rung(**{"starts on": {"scatter": "cat", "counts": [2]}})),
    Example("4.2.42 d", ringing(), rung(holds=[1, 2])),
    Example("4.2.42 d", ringing(holds=[1, 2], improved=None), rung(holds=[2])),
    Example("4.2.42 e", ringing(), rung(**{"held wins": "paid again"})),
    Example("4.2.42 f", ringing(), rung(improved={"without": "ends"})),
    Example("4.2.42 f", CALLED, rung(improved={"adds": 2})),
    Example("4.2.42 f", CALLED, rung(improved={"adds": None, "begins again": "yes"})),
    Example("4.2.42 g", ringing(), rung(**{"re-spins": 3})),
    Example("4.2.44 a", midnight(), {"features": {"midnight": {"games": {3: 3}}}}),
    Example("4.2.44 b", midnight(), {"features": {"midnight": {"stake": "any"}}}),
    Example("4.2.44 c", midnight(), {"features": {"midnight": {"multiplier": 3}}}),
    Example("4.2.44 d", midnight()),
    Example("4.2.43 a", SPUN, {"features": {"spin it": {"starts on": {"line win": "bee"}}}}),
    Example(
        "4.2.43 b",
        PICKED,
        {"features": {"pick one": {"stages": {"one": {"from": [1, 3]}}}}},
    ),
    Example("4.2.43 b", HELD, {"features": {"vault": {"re-spins": 3}}}),
    Example("4.2.43 b", HELD, {"features": {"vault": {"full window": 6}}}),
    Example("4.2.43 c", PICKED),
    Example("4.2.43 d", HELD, {"features": {"vault": {"prizes on": "total bet"}}}),
    Example(
        "4.2.43 d",
        both(TWO_LINES, SPUN, {"features": {"spin it": {"prizes on": "line bet"}}}),
        {"features": {"spin it": {"prizes on": "total bet"}}},
    ),
    Example("4.7.28", both(NEIGHBOURS, wild()), {"lines": {"shared substitute": "both"}}),
    Example("4.7.29", {}, {"lines": {"rows": ["000"]}}),
    Example("4.7.29", SCATTER, {"lines": {"rows": ["222"]}}),
    Example("4.7.30", both(TWO_LINES, {"stakes": {"lines": "any selection"}}), other=WAYS),
    Example("4.7.31", SCATTER, other={}),
    Example("4.7.31 note", TWO_SCATTERS, {"coinciding scatters": "highest only"}),
    Example("4.7.32", wild(), wild(for_=["ant"])),
    Example(
        "4.7.32",
        both(LOW, FOX, fox()),
        {"substitutes": {"fox": {"scatters": ["cat"], "with none showing": "counts"}}},
    ),
    Example(
        "4.7.33",
        both(LOW, TWO_SCATTERS, hen(scatters="all", with_none_showing="counts")),
        {"substitutes": {"fox": {"scatters": ["cat"]}}},
    ),
    Example("4.7.34", doubled(count="once"), doubled(by=3, count="once")),
    Example("4.7.35", doubled(count="each"), doubled(by=3, count="each")),
]
