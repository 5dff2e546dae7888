"""The case table: what each press of the cabinet leads to, for a client in any language.

`cases.json`, beside this module, is a list of objects with five keys:

- `function`: the name of a function of `selection` or `buttons`, or "auto";
- `before`: the state it starts from, only the parts the function looks at: `lines` selected (a
  rising list), `line_bet` in cents, `offered` (how many lines the game has), `line_bets` (rising);
- `press`: a line's number for `press_line`, `{"credit": cents}` for `can_pay`, else the button's
  name or null;
- `after`: the state after it: `{"lines", "line_bet"}` or the part that may change, true or false
  for `can_pay`, the names of the live buttons in their order for `live_buttons`;
- `by_hand`: true where a person wrote what comes after, false where these functions did.

For "auto", `before` and `after` are `{"left", "ends"}` (see `auto.Auto`) and `press` is a list of
signals taken one after the other: `{"auto": games}` and "stop" are presses, `{"next": {"lines",
"line_bet", "credit"}}` is `next_game`, `{"event": name, "won": cents}` is an event heard, `won`
left out where the event has none.

`python -m reelwright.cabinet.cases` writes the table anew; a test fails where it is out of date.
"""

from __future__ import annotations

import json
from importlib.resources import files
from itertools import combinations, product
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias, get_args

from reelwright.cabinet import auto, selection
from reelwright.cabinet.buttons import live_buttons
from reelwright.cabinet.selection import Offer, Selection

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Plain: TypeAlias = Any
Case: TypeAlias = dict[str, Plain]

TABLE: Final = Path(str(files(__package__) / "cases.json"))
LINE_BETS: Final = (1, 2, 5, 10, 25, 50, 100, 200, 500)


def cases() -> list[Case]:
    """Return the whole table: first what was written by hand, then what follows from it."""
    written = json.loads((files(__package__) / "by_hand.json").read_text(encoding="utf-8"))
    return [case | {"by_hand": True} for case in written] + [
        {
            "function": function,
            "before": before,
            "press": press,
            "after": after(function, before, press),
            "by_hand": False,
        }
        for function, before, press in _more()
    ]


def after(function: str, before: Plain, press: Plain) -> Plain:
    """Return what a press leads to, all of it as plain data."""
    return _FUNCTIONS[function](before, press)


def _selected(before: Plain) -> Selection:
    return Selection(tuple(before.get("lines", (1,))), before.get("line_bet", 1))


def _offer(before: Plain) -> Offer:
    return Offer(before.get("offered", 1), tuple(before.get("line_bets", (1,))))


def _lines(chosen: Selection) -> Plain:
    return {"lines": list(chosen.lines)}


def _bet(chosen: Selection) -> Plain:
    return {"line_bet": chosen.line_bet}


def _auto(before: Plain, signals: Plain) -> Plain:
    now = auto.Auto(before["left"], before["ends"])
    for signal in signals:
        match signal:
            case {"auto": games}:
                now = auto.press_auto(games)
            case {"next": {"credit": credit, **chosen}}:
                now = auto.next_game(now, _selected(chosen), credit)
            case {"event": name}:
                now = auto.hear_of(now, name, signal.get("won", 0))
            case "stop":
                now = auto.press_stop(now)
            case _:
                raise ValueError(f"signal: found {signal!r}; allowed: auto, next, event, stop")
    return {"left": now.left, "ends": now.ends}


_FUNCTIONS: Final[dict[str, Callable[[Plain, Plain], Plain]]] = {
    "first_selection": lambda b, _: (
        _lines(chosen := selection.first_selection(_offer(b))) | _bet(chosen)
    ),
    "press_lines": lambda b, _: _lines(selection.press_lines(_selected(b), _offer(b))),
    "press_line": lambda b, line: _lines(selection.press_line(_selected(b), line)),
    "raise_bet": lambda b, _: _bet(selection.raise_bet(_selected(b), _offer(b))),
    "lower_bet": lambda b, _: _bet(selection.lower_bet(_selected(b), _offer(b))),
    "bet_max": lambda b, _: _lines(chosen := selection.bet_max(_offer(b))) | _bet(chosen),
    "can_pay": lambda b, press: selection.can_pay(_selected(b), press["credit"]),
    "auto": _auto,
    "live_buttons": lambda b, _: list(live_buttons(b["waiting"], auto_on=b["auto_on"])),
}


def _more() -> Iterator[tuple[str, Plain, Plain]]:
    yield from _line_cases()
    yield from _bet_cases()
    yield from _auto_cases()
    for waiting, auto_on in product(("spin", "gamble", "pick", None), (False, True)):
        yield "live_buttons", {"waiting": waiting, "auto_on": auto_on}, None


def _line_cases() -> Iterator[tuple[str, Plain, Plain]]:
    """Yield every selection of small games; of a big one the prefixes and some beside them."""
    for offered in range(1, 6):
        for lines in _selections(offered):
            yield "press_lines", {"lines": lines, "offered": offered}, "lines"
            for line in range(1, offered + 1):
                yield "press_line", {"lines": lines}, line
    for highest in range(1, 21):
        for lines in ([*range(1, highest + 1)], [highest], [*range(1, highest, 2), highest]):
            yield "press_lines", {"lines": lines, "offered": 20}, "lines"


def _selections(offered: int) -> Iterator[list[int]]:
    for size in range(1, offered + 1):
        yield from map(list, combinations(range(1, offered + 1), size))


def _bet_cases() -> Iterator[tuple[str, Plain, Plain]]:
    """Yield every bet, pressed both ways, and every bet with a credit about its price."""
    for bet in LINE_BETS:
        yield "raise_bet", {"line_bet": bet, "line_bets": list(LINE_BETS)}, "+"
        yield "lower_bet", {"line_bet": bet, "line_bets": list(LINE_BETS)}, "-"
        for lines, over in product(([1], [2, 3], [*range(1, 21)]), (-1, 0, 1)):
            credit = len(lines) * bet + over
            yield "can_pay", {"lines": lines, "line_bet": bet}, {"credit": credit}


def _auto_cases() -> Iterator[tuple[str, Plain, Plain]]:
    """Yield whole runs without a win, and every signal in every state."""
    manual = {"left": 0, "ends": "manual"}
    for games in auto.GAMES:
        yield "auto", manual, [{"auto": games}, *_quiet_games(games)]
        yield "auto", manual, [{"auto": games}, *_quiet_games(games - 1)]
    states: list[Plain] = [{"left": left, "ends": None} for left in (1, 0)]
    states += [{"left": 0, "ends": ends} for ends in get_args(auto.Ending)]
    for state, signal in product(states, _SIGNALS):
        yield "auto", state, [signal]


_NEXT: Final = {"next": {"lines": [1, 2], "line_bet": 5, "credit": 10}}
_SIGNALS: Final = (
    *({"auto": games} for games in auto.GAMES),
    "stop",
    _NEXT,
    {"next": {"lines": [1, 2], "line_bet": 5, "credit": 9}},
    {"event": "reels stopped"},
    {"event": "line won", "won": 1},
    {"event": "free games won"},
    {"event": "bonus begun"},
    {"event": "round ended", "won": 0},
    {"event": "round ended", "won": 1},
)


def _quiet_games(games: int) -> list[Plain]:
    return [_NEXT, {"event": "reels stopped"}, {"event": "round ended", "won": 0}] * games


def write() -> None:
    """Write the table, one case a line."""
    rows = ",\n".join(json.dumps(case) for case in cases())
    TABLE.write_text(f"[\n{rows}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    write()
