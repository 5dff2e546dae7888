"""The substitutes of a random game."""

from __future__ import annotations

from random import Random

from tests.random_definitions.taking import Plain, maybe, some

ACTS = ("in place", "on its whole reel", "expanding")


def random_substitute(
    random: Random, game: Plain, key: str, completed: list[str], phases: list[str]
) -> Plain:
    """A substitute with some of all the rules it can have."""
    scatters = list(game["scatters"])
    rule = _for(random, game, completed, scatters)
    rule |= _where(random, game["window"]["reels"], phases)
    if game["symbols"][key].get("pays"):
        rule["own prizes"] = random.choice(("better", "beside"))
        if rule["own prizes"] == "better" and maybe(random, 80):
            rule["on a tie"] = random.choice(("own", "completed", "completed"))
    rule["alone"] = random.choice(("as one symbol", "as every symbol", "not"))
    if scatters and maybe(random, 50):
        rule["scatters"] = random.choice(("none", "all", [random.choice(scatters)]))
        if rule["scatters"] != "none":
            rule["with none showing"] = random.choice(("counts", "does not count"))
    if maybe(random, 60):
        rule["multiplies"] = _multiplies(random, game, key, rule, completed, phases)
    if maybe(random, 20):
        rule["adds"] = {"pay": random.choice((1, 3)), "count": random.choice(("once", "each"))}
    return rule


def _for(random: Random, game: Plain, completed: list[str], scatters: list[str]) -> Plain:
    if maybe(random, 50):
        left_out = some(random, completed[1:], 1, 1) if maybe(random, 40) else []
        excepted = [*left_out, *scatters]
        return {"for": "all", **({"except": excepted} if excepted else {})}
    groups = list(game.get("groups", {}))
    if groups and maybe(random, 40):
        return {"for": [random.choice(groups)]}
    return {"for": some(random, completed, 1, 3)}


def _where(random: Random, reels: int, phases: list[str]) -> Plain:
    rule: Plain = {}
    if maybe(random, 30):
        rule["reels"] = some(random, range(1, reels + 1), 1, reels - 1)
    if len(phases) > 1 and maybe(random, 30):
        rule["phases"] = [random.choice(phases)]
    if maybe(random, 45):
        rule["acts"] = random.choice(ACTS)
    return rule


def _completes(game: Plain, rule: Plain, completed: list[str]) -> list[str]:
    if rule["for"] == "all":
        return [name for name in completed if name not in rule.get("except", [])]
    groups = game.get("groups", {})
    return [name for item in rule["for"] for name in groups.get(item, [item])]


def _multiplies(
    random: Random, game: Plain, key: str, rule: Plain, completed: list[str], phases: list[str]
) -> Plain:
    completes = _completes(game, rule, completed)
    multiplies: Plain = {
        "by": random.choice((2, 2, 3)),
        "count": random.choice(("once", "each")),
    }
    if len(completes) > 1 and maybe(random, 30):
        multiplies["except"] = [random.choice(completes)]
    if game["symbols"][key].get("pays") and maybe(random, 50):
        multiplies["own prizes"] = random.choice(("no", "yes"))
    if rule.get("scatters", "none") != "none":
        multiplies["scatters"] = random.choice(("no", "yes"))
    if maybe(random, 25):
        win = random.choice(completes)
        multiplies["not on"] = [{"win": win, "count": random.choice((2, 3))}]
    if len(phases) > 1 and maybe(random, 30):
        multiplies["phases"] = [random.choice(phases)]
    return multiplies
