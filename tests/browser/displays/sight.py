"""Reading the page as a player does: by role, label and text, at three widths."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from tests.browser.displays.due import BUTTON

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from playwright.sync_api import ElementHandle, Locator, Page

    from tests.browser.displays.duty import Due

SIZES = ((390, 844), (768, 1024), (1440, 900))
WIDTHS = tuple(width for width, _ in SIZES)
NOTHING = "nothing"
A_MOMENT = 50
"""Milliseconds in which what was pressed comes up."""

LOOK = """(elements) => elements.map((element) => {
  const box = element.getBoundingClientRect();
  const middle = box.left + box.width / 2;
  const inside = box.width > 4 && box.height > 4 && box.left >= 0 && box.top >= 0
    && box.right <= innerWidth && box.bottom <= innerHeight;
  const uncovered = [box.top + 2, box.top + box.height / 2, box.bottom - 2]
    .every((height) => element.contains(document.elementFromPoint(middle, height)));
  return {
    says: element.ariaLabel ?? "",
    text: element.textContent.trim() || (element.querySelector("img")?.alt ?? ""),
    seen: element.isConnected && inside && uncovered,
  };
})"""
"""What each element says, and whether all of it is on the screen with nothing over it."""

PAYS = """(dialog) => [
  dialog.textContent,
  ...[...dialog.querySelectorAll("[alt], [aria-label]")].map((one) => one.alt ?? one.ariaLabel),
].join(" ")"""


@dataclass(frozen=True)
class Read:
    """What an element says: by its label, and by its text."""

    says: str
    text: str


Reading: TypeAlias = "tuple[Sequence[Locator], Callable[[Sequence[Read]], str]]"
"""Where to look, and what the elements there come to."""


def found(page: Page, wanted: Sequence[Due]) -> list[str]:
    """What stands in sight for each display: the same at every width, or one for each."""
    readings = [READERS[one.display](page, one) for one in wanted]
    handles = [_elements(where) for where, _ in readings]
    seen = {size: _at_size(page, size, handles, readings) for size in _from_present(page)}
    return [_together(texts) for texts in zip(*(seen[size] for size in SIZES), strict=True)]


def pays_opened(page: Page, names: Sequence[str]) -> str:
    """Open the pays, and return those of these symbols that they speak of."""
    page.get_by_role("button", name="Paytable", exact=True).click()
    page.clock.run_for(A_MOMENT)
    dialog = page.get_by_role("dialog", name="Paytable")
    dialog.get_by_text(names[-1]).or_(dialog.get_by_alt_text(names[-1])).first.wait_for()
    text = dialog.evaluate(PAYS)
    dialog.get_by_role("button", name="Close").click()
    page.clock.run_for(A_MOMENT)
    dialog.wait_for(state="hidden")
    return ", ".join(name for name in names if name in text)


def _from_present(page: Page) -> Sequence[tuple[int, int]]:
    """The sizes, beginning with the one the page has, if it is one of the two ends."""
    present = page.viewport_size
    return SIZES[::-1] if present and present["width"] == WIDTHS[-1] else SIZES


def _elements(where: Sequence[Locator]) -> list[ElementHandle]:
    """Return the elements looked at; none where any of them is missing."""
    groups = [at.element_handles() for at in where]
    return [element for group in groups for element in group] if all(groups) else []


def _at_size(
    page: Page,
    size: tuple[int, int],
    handles: Sequence[Sequence[ElementHandle]],
    readings: Sequence[Reading],
) -> list[str]:
    if page.viewport_size != {"width": size[0], "height": size[1]}:
        page.set_viewport_size({"width": size[0], "height": size[1]})
    views = iter(page.evaluate(LOOK, [one for group in handles for one in group]))
    texts = []
    for group, (_, says) in zip(handles, readings, strict=True):
        views_here = [next(views) for _ in group]
        if not group:
            texts.append(NOTHING)
        elif not all(view["seen"] for view in views_here):
            texts.append("out of sight")
        else:
            texts.append(says([Read(view["says"], view["text"]) for view in views_here]))
    return texts


def _together(texts: Sequence[str]) -> str:
    if len(set(texts)) == 1:
        return texts[0]
    return ", ".join(f"{text} at {width}" for text, width in zip(texts, WIDTHS, strict=True))


def _text(reads: Sequence[Read]) -> str:
    return reads[0].text


def _taken(pattern: str) -> Callable[[Sequence[Read]], str]:
    def take(reads: Sequence[Read]) -> str:
        found = re.search(pattern, reads[0].text)
        groups = filter(None, found.groups() if found else ())
        return next(groups, f"something else: {reads[0].text}")

    return take


def _status(name: str, pattern: str = "(.*)") -> Callable[[Page, Due], Reading]:
    def where(page: Page, _: Due) -> Reading:
        return [page.get_by_role("status", name=name, exact=True)], _taken(pattern)

    return where


def _title(name: str) -> str:
    return re.sub(r"(^|\s)\w", lambda letter: letter[0].upper(), name)


def _screen(page: Page, due: Due) -> Locator:
    return page.get_by_role("region", name=re.compile(f"^(The )?{_title(due.feature)}$"))


def _won_in_bonus(page: Page, due: Due) -> Reading:
    if not due.ended and due.kind == "hold and spin":
        return [page.get_by_role("status", name="Won here", exact=True)], _taken(r"(\$[\d.,]+)$")
    if not due.ended:
        return [_screen(page, due).get_by_text(re.compile("^Won here"))], _taken(r"(\$[\d.,]+)$")
    newest = page.get_by_role("region", name="Talkback").get_by_role("listitem").last
    name = _title(due.feature)
    return [newest], _taken(rf"{name} is over: (\S+) won in it|wins {name}: .*= (\S+)")


def _worth(page: Page, _: Due) -> Reading:
    def says(reads: Sequence[Read]) -> str:
        *cells, together = reads
        return f"{', '.join(cell.text for cell in cells)}: {_taken('^([0-9]+) ')([together])}"

    return [
        page.locator(".worth"),
        page.get_by_role("status", name="All that is held", exact=True),
    ], says


def _tokens(name: str) -> Callable[[Page, Due], Reading]:
    def where(page: Page, due: Due) -> Reading:
        tokens = name.format(_title(due.feature))
        return [page.get_by_role("status", name=tokens, exact=True)], _text

    return where


def _choices(page: Page, due: Due) -> Reading:
    screen = _screen(page, due)
    buttons = screen.get_by_role("button", disabled=False)
    asked = screen.get_by_text(re.compile("Pick |Choose "))

    def says(reads: Sequence[Read]) -> str:
        asks, *open_ = reads
        if due.kind == "offers":
            return f"{_taken('Choose (one of)')([asks])}: {', or '.join(o.text for o in open_)}"
        numbers = [_taken(r"^Number (\d+): closed")([Read("", one.says)]) for one in open_]
        return f"{_taken('Pick (.*)[.]')([asks])}: {', '.join(numbers)}"

    return [asked, buttons], says


def _reels(page: Page, _: Due) -> Reading:
    def says(reads: Sequence[Read]) -> str:
        return "; ".join(re.split(r"(?:\. |^)Reel \d+: ", reads[0].says)[1:])

    return [page.get_by_role("img", name=re.compile("^Reel 1: "))], says


READERS: Mapping[str, Callable[[Page, Due], Reading]] = {
    "free games left": _status("Free games left"),
    "win of the free games": _status("Won in free games"),
    "stake of free games": _status("Stake of the free games", "^Free games on (.*)$"),
    "win of the bonus": _won_in_bonus,
    "win of the round": _status("Win"),
    "choices of the bonus": _choices,
    "re-spins left": _status("Re-spins left"),
    "reels held by the game": _status("Reels held", "^Held: (.*)$"),
    "values held": _worth,
    "tokens held": _tokens("{} held"),
    "parts of tokens held": _tokens("Parts of {} held"),
    "changed games left": _status("Changed games left"),
    "countdown": lambda page, _: ([page.get_by_role("timer")], _taken("^(.* left)")),
    "name of the game": lambda page, _: ([page.get_by_role("heading", level=1)], _text),
    "paytable": lambda page, _: (
        [page.get_by_role("button", name="Paytable", exact=True, disabled=False)],
        lambda _: BUTTON,
    ),
    "bet": _status("Bet"),
    "outcome": _reels,
}
