"""What the page shows after each event, noted by the page itself while it goes on."""

from __future__ import annotations

import re
from itertools import groupby
from typing import TYPE_CHECKING, Any, TypeAlias

from reelwright.definition.model import ChangedGames
from reelwright.play import events as e
from reelwright.telling.words import money
from tests.browser.displays.due import BUTTON, due
from tests.browser.displays.duty import Due

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from playwright.sync_api import Page

    from reelwright.definition.model import Game
    from reelwright.play.events import Event

Seen: TypeAlias = "dict[str, Any]"
"""What stands on the page: the text of each output by its name, and some more."""

NOTE = """() => {
  window.noted = {};
  const shows = (element) => element?.checkVisibility({visibilityProperty: true}) ?? false;
  const name = (output) => output.ariaLabel
    ?? document.getElementById(output.getAttribute("aria-labelledby"))?.textContent ?? "";
  const look = () => {
    const {round, shown} = JSON.parse(localStorage.getItem("reelwright shown test") ?? "{}");
    if (round === undefined) return;
    const outputs = [...document.querySelectorAll(".cabinet output")].filter(shows);
    const reels = document.querySelector(".reels:not(.cells)");
    window.noted[round] ??= {};
    window.noted[round][shown] = {
      ...Object.fromEntries(outputs.map((output) => [name(output), output.textContent])),
      reels: shows(reels) ? reels.ariaLabel : "",
      worth: [...document.querySelectorAll(".worth")].map((cell) => cell.textContent).join(", "),
      space: [...document.querySelectorAll(".spaces li")]
        .findIndex((space) => space.ariaCurrent === "step") + 1,
      name: document.querySelector("h1 img")?.alt ?? document.querySelector("h1").textContent,
      pays: document.querySelector("[data-button='paytable']")?.textContent.trim(),
      covered: shows(document.querySelector(".panel.gamble")),
      won: document.querySelector(".panel .won")?.textContent,
    };
  };
  new MutationObserver(look).observe(
    document.querySelector(".cabinet"),
    {attributes: true, childList: true, characterData: true, subtree: true},
  );
}"""
"""Keep, for each round and number of its events shown, what stood on the page last."""

CHANGED = "changed games left"
OUTPUTS: Mapping[str, str] = {
    "free games left": "Free games left",
    "win of the free games": "Won in free games",
    "stake of free games": "Stake of the free games",
    "re-spins left": "Re-spins left",
    "reels held by the game": "Reels held",
    CHANGED: "Changed games left",
    "win of the round": "Win",
    "credit": "Credit",
    "fall": "Fall",
}
"""The output that is each display."""


def noted(page: Page, round_id: str) -> dict[int, Seen]:
    """What was noted of a round, by the number of events shown."""
    found: dict[str, Seen] = page.evaluate("round => window.noted[round] ?? {}", round_id)
    return {int(shown): seen for shown, seen in found.items()}


def wanted(game: Game, told: Sequence[Event], before: Sequence[Event], credit: int) -> list[Due]:
    """What must be in sight once these events of a round are shown, from its first credit on.

    Of a hold and spin that a re-spin starts, the figures are its own until it ends.
    """
    found = [one for one in due(game, told, None, before) if not one.ended]
    if any(one.kind == "hold and spin" for one in found):
        found = [one for one in found if one.kind != "re-spins"]
    found = [one for one in found if one.display != CHANGED]
    found.append(Due("credit", None, money(credit + sum(event.credit for event in told))))
    return [*found, *_changed_games(game, told, before), *_fall(told), *_space(told)]


def _changed_games(game: Game, told: Sequence[Event], before: Sequence[Event]) -> Iterator[Due]:
    """How many changed games are left, where those won again may begin again."""
    left = 0
    for event in (*before, *told):
        match event:
            case e.ChangedGamesWon(feature=name, games=games):
                feature = game.definition.features[name]
                assert isinstance(feature, ChangedGames)
                left = games if feature.again == "begins again" else left + games
            case e.ChangedGameBegun():
                left -= 1
    over = any(isinstance(event, e.ChangedGamesEnded) for event in told)
    if not over and (left or any(isinstance(event, e.ChangedGameBegun) for event in told)):
        yield Due(CHANGED, "changed games", str(left))


def _fall(told: Sequence[Event]) -> Iterator[Due]:
    """How often symbols have fallen, as they do."""
    match told[-1]:
        case e.Fell(falls=falls, factor=factor):
            wins = f": wins \u00d7 {factor}" if factor > 1 else ""
            yield Due("fall", None, f"Fall {falls}{wins}")


def _space(told: Sequence[Event]) -> Iterator[Due]:
    """The space of a trail that the die has led to."""
    match told[-1]:
        case e.TrailMoved(cell=cell, jumped_to=jumped_to):
            yield Due("space", "trail", str(jumped_to or cell))


def seen_of(one: Due, seen: Seen) -> str:
    """What stands on the page for a display."""
    match one.display:
        case "outcome":
            return "; ".join(re.split(r"(?:\. |^)Reel \d+: ", seen["reels"])[1:])
        case "values held":
            sum_of_all = seen.get("All that is held", "").split(" ")[0]
            return f"{seen['worth']}: {sum_of_all}"
        case "space" | "name of the game":
            return str(seen[one.display.split(" ")[0]])
        case "paytable":
            return BUTTON if seen["pays"] == "Paytable" else ""
        case "win of the bonus":
            return str(seen.get("won") or seen.get("Won here", "")).removeprefix("Won here: ")
        case "tokens held" | "parts of tokens held":
            parts = "Parts of " if one.display.startswith("parts") else ""
            return str(seen.get(f"{parts}{one.feature.title()} held", ""))
    text = str(seen.get(OUTPUTS[one.display], ""))
    return re.sub("^(Held: |Free games on )", "", text)


def differing(
    game: Game, told: Sequence[Event], before: Sequence[Event], credit: int, seen: dict[int, Seen]
) -> dict[str, tuple[list[str], list[str]]]:
    """What displays must say in the course of a round, and what they said instead.

    Each is told by its changes; the page shows some events together with those that follow them.
    """
    must: dict[str, list[str]] = {}
    did: dict[str, list[str]] = {}
    begun = max((at for at, it in enumerate(told, 1) if isinstance(it, e.TokensHeld)), default=1)
    for shown in range(begun, len(told) + 1):
        for one in wanted(game, told[:shown], before, credit):
            name = f"{one.display} {one.feature}".strip()
            must.setdefault(name, []).append(one.said)
            if shown in seen and not (one.display == "outcome" and seen[shown]["covered"]):
                did.setdefault(name, []).append(seen_of(one, seen[shown]))
    pairs = {name: (_changes(must[name]), _changes(did.get(name, []))) for name in must}
    return {name: (said, found) for name, (said, found) in pairs.items() if said != found}


def _changes(texts: list[str]) -> list[str]:
    return [text for text, _ in groupby(texts)]
