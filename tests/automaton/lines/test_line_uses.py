"""How places serve prizes, by hand."""

from __future__ import annotations

from typing import Any

from reelwright.automaton.line_prizes import prizes_of
from reelwright.automaton.line_uses import A_SUBSTITUTE_ITSELF, ITSELF, Service, may_multiply
from reelwright.automaton.places import Place
from reelwright.definition.model import Definition
from tests.automaton.lines.test_line_prizes import game
from tests.random_definitions.taking import Plain

TWICE: Plain = {"by": 2, "count": "once"}


def lined(lines: Plain | None = None, **substitutes: Plain) -> Definition:
    """Ants, bees and cats have a prize, by numbers 0 to 2; substitutes have none."""
    symbols: Plain = {key: {"pays": {3: 5}} for key in ("ant", "bee", "cat")}
    symbols |= {key: {} for key in substitutes}
    return game(symbols=symbols, substitutes=substitutes, lines=lines or {})


def uses(
    definition: Definition, shown: str, *wide: str, reel: int = 0, phase: str = "paid"
) -> dict[int, tuple[str, ...]]:
    service = Service(definition, phase, prizes_of(definition, phase))
    return service.uses(reel, Place(tuple(shown.split("+")), wide))


def test_that_a_place_serves_the_prizes_of_what_it_shows() -> None:
    definition = lined()
    assert uses(definition, "bee") == {1: (ITSELF,)}
    assert uses(definition, "cat+ant") == {0: (ITSELF,), 2: (ITSELF,)}
    assert uses(definition, "dog") == {}


def test_that_substitutes_serve_as_written_where_they_act() -> None:
    """A wolf stands for ants and bees, a fox for bees on reel 2 of the paid game."""
    definition = lined(
        fox={"for": ["bee"], "reels": [2], "phases": ["paid"]}, wolf={"for": ["ant", "bee"]}
    )
    assert uses(definition, "wolf") == {0: ("wolf",), 1: ("wolf",)}
    assert uses(definition, "fox") == {}
    assert uses(definition, "fox", reel=1) == {1: ("fox",)}
    assert uses(definition, "fox", reel=1, phase="free") == {}
    assert uses(definition, "cat", "wolf") == {0: ("wolf",), 1: ("wolf",), 2: (ITSELF,)}


def test_that_a_plain_substitute_is_not_used_where_something_plain_serves() -> None:
    """Neither beside the symbol itself, nor beside another plain one that is written before it."""
    definition = lined(fox={"for": ["bee"]}, wolf={"for": ["ant", "bee"]})
    assert uses(definition, "bee+wolf") == {0: ("wolf",), 1: (ITSELF,)}
    assert uses(definition, "wolf+fox") == {0: ("wolf",), 1: ("fox",)}


def test_that_substitutes_that_change_a_pay_are_all_told() -> None:
    adding: Plain = {"adds": {"pay": 1, "count": "once"}}
    definition = lined(
        fox={"for": ["bee"], "multiplies": TWICE},
        hen={"for": ["bee"]} | adding,
        wolf={"for": ["bee"]},
        yak={"for": ["bee"]},
    )
    assert uses(definition, "bee+fox+hen") == {1: (ITSELF, "fox", "hen")}
    assert uses(definition, "hen+fox") == {1: ("fox", "hen")}
    assert uses(definition, "yak+wolf+hen+fox") == {1: ("fox", "hen", "wolf")}
    assert uses(definition, "bee+wolf+hen") == {1: (ITSELF, "hen")}


def test_that_a_factor_that_leaves_a_prize_alone_is_plain_for_it() -> None:
    """The fox doubles ants, not bees."""
    definition = lined(fox={"for": ["ant", "bee"], "multiplies": TWICE | {"except": ["bee"]}})
    assert uses(definition, "ant+bee+fox") == {0: (ITSELF, "fox"), 1: (ITSELF,)}


def test_that_substitutes_themselves_are_told_apart_where_one_may_not_be_shared() -> None:
    """The wolf serves its own prize, as an active substitute; in free games it is a symbol."""
    shared: dict[str, Any] = {"shared substitute": "one"}

    def owning(lines: Plain | None) -> Definition:
        return game(
            symbols={"ant": {"pays": {3: 5}}, "wolf": {"pays": {3: 5}}, "bee": {}},
            substitutes={"wolf": {"for": ["ant"], "reels": [1, 2], "phases": ["paid"]}},
            lines=lines or {},
        )

    assert uses(owning(None), "wolf") == {0: ("wolf",), 1: (ITSELF,)}
    one = owning(shared)
    assert uses(one, "wolf") == {0: ("wolf",), 1: (A_SUBSTITUTE_ITSELF,)}
    assert uses(one, "ant+wolf") == {0: (ITSELF,), 1: (A_SUBSTITUTE_ITSELF,)}
    assert uses(one, "wolf", reel=2) == {1: (ITSELF,)}
    assert uses(one, "wolf", phase="free") == {1: (ITSELF,)}


def multiplying(**rules: Any) -> bool:
    """Whether a fox may multiply ants in the paid game."""
    plain = TWICE | {key.replace("_", " "): value for key, value in rules.items()}
    definition = lined(fox={"for": ["ant", "bee"], "multiplies": plain})
    rule = definition.substitutes["fox"].multiplies
    assert rule is not None
    return may_multiply(definition, rule, "paid", "ant")


def test_that_a_factor_may_apply_where_some_count_is_not_left_alone() -> None:
    assert multiplying()
    assert not multiplying(**{"except": ["ant"]})
    assert multiplying(**{"except": ["bee"]})
    assert multiplying(not_on=[{"win": "ant", "count": 3}])
    assert not multiplying(not_on=[{"win": "bee"}, {"win": "ant"}])
    assert multiplying(not_on=[{"win": "bee"}])
    assert multiplying(phases=["paid"])
    assert not multiplying(phases=["free"])
