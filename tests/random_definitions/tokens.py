"""Games with tokens that lead to their features."""

from __future__ import annotations

from random import Random

from tests.random_definitions.frame import heights
from tests.random_definitions.leading import MOST_TRIES, leading_game
from tests.random_definitions.reading import refusal
from tests.random_definitions.scatters import most_in_sight
from tests.random_definitions.taking import Plain, maybe, some

NAMES = ("gold keys", "blue stones")


def tokens_game(random: Random) -> Plain:
    """A game with tokens that `check` does not refuse."""
    for _ in range(MOST_TRIES):
        game = {"scatters": {}, "substitutes": {}, **leading_game(random)}
        game["tokens"] = {name: random_tokens(random, game) for name in _names(random)}
        _entered_only(random, game)
        game = {key: rule for key, rule in game.items() if rule != {}}
        if not refusal(game):
            return game
    raise AssertionError(f"{MOST_TRIES} random games in a row were refused")


def _names(random: Random) -> list[str]:
    return list(NAMES[: 2 if maybe(random, 30) else 1])


def random_tokens(random: Random, game: Plain) -> Plain:
    """Tokens of any kind, few of which are needed; the game may yet be unsound with them."""
    events = _events(random, game)
    pieces = sum(max(event["gives"].values()) for event in events.values())
    tokens: Plain = {
        "earned": events,
        "needed": pieces + random.randint(0, 4),
        "leads to": some(random, list(game["features"]), 1, 3),
        "kept for": random.choice(("the game", "each stake")),
        "earned in": random.choice(("paid games", "all games")),
        "stake": _stake(random, game),
    }
    if tokens["earned in"] == "all games":
        tokens["needed"] += random.choice((20, 60))
    if maybe(random, 40):
        tokens["sub tokens"] = random.choice((2, 3))
        tokens["needed"] = -(-tokens["needed"] // tokens["sub tokens"])
    if maybe(random, 20) and tokens["stake"] != "average":
        tokens["begins with"] = 1
    if maybe(random, 30):
        tokens["count"] = random.choice((1, 2, 3))
    return tokens


def _events(random: Random, game: Plain) -> Plain:
    kinds = [_line_win, _place, _any_win]
    kinds += [_scatter, _scatter] if game.get("scatters") else []
    kinds += [_run] if "lines" in game else []
    events = {}
    for number in range(random.choice((1, 1, 2))):
        starts_on, counts = random.choice(kinds)(random, game)
        gives = {count: random.choice((1, 2)) for count in counts}
        events[f"event {number + 1}"] = {"starts on": starts_on, "gives": gives}
    return events


def _scatter(random: Random, game: Plain) -> tuple[Plain, list[int]]:
    key = random.choice(list(game["scatters"]))
    most = max(most_in_sight(game, key, strips) for strips in game["strips"].values())
    return {"scatter": key}, list(range(random.choice((1, 1, 2)), most + 1))


def _line_win(random: Random, game: Plain) -> tuple[Plain, list[int]]:
    symbol = random.choice(_paying(game))
    return {"line win": symbol}, list(game["symbols"][symbol]["pays"])


def _run(random: Random, game: Plain) -> tuple[Plain, list[int]]:
    counts = some(random, range(1, game["window"]["reels"] + 1), 1, 2)
    return {"on a line": random.choice(_paying(game)), "counts": counts}, counts


def _place(random: Random, game: Plain) -> tuple[Plain, list[int]]:
    reel = random.randint(1, game["window"]["reels"])
    row = random.randrange(heights(game["window"])[reel - 1])
    symbol = random.choice(list(game["symbols"]))
    return {"position": {"symbol": symbol, "reel": reel, "row": row}}, [1]


def _any_win(_random: Random, _game: Plain) -> tuple[Plain, list[int]]:
    return {"any win": "yes"}, [1]


def _paying(game: Plain) -> list[str]:
    return [key for key, symbol in game["symbols"].items() if symbol.get("pays")]


def _stake(random: Random, game: Plain) -> Plain | str:
    lines = len(game["lines"]["rows"]) if "lines" in game else 0
    fixed = {"line bet": random.choice((0.02, 0.1)), **({"lines": lines} if lines else {})}
    return random.choice(("of the last game", "of the last game", "average", fixed))


def _entered_only(random: Random, game: Plain) -> None:
    """Let some features that tokens lead to be started by nothing else."""
    for tokens in game["tokens"].values():
        for name in tokens["leads to"]:
            feature = game["features"][name]
            if maybe(random, 40) and not (feature.keys() & {"once for each", "with others"}):
                feature["starts on"] = {"entered": "yes"}
