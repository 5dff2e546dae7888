"""What the buttons do: the cabinet's functions, pressed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reelwright.cabinet import auto, selection
from reelwright.cabinet.buttons import live_buttons
from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.trying import check, tried
from reelwright.claims.model import buttons as said
from reelwright.claims.verdicts import Situation
from reelwright.play.state import Stake

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from reelwright.cabinet.selection import Offer, Selection
    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.verdicts import Verdict


@decide.register(said.ButtonDoes)
def _(claim: said.ButtonDoes, rules: Rules, _: Evidence) -> Verdict:
    return tried(_pressed(claim, rules))


def _pressed(claim: said.ButtonDoes, rules: Rules) -> Iterator[int]:
    """Press a button in every state it can be pressed in, and name what it does."""
    offer, live = selection.offer_of(rules.definition), live_under(rules)
    for before in _states(offer):
        found = does(claim.button, before, offer, live)
        check(
            claim.does in found,
            _situation(before, claim.button),
            f"{claim.button} {claim.does}",
            f"it {' or '.join(sorted(found)) or 'does nothing'}",
        )
        yield 1


def _situation(before: Selection, *pressed: str) -> Situation:
    return Situation(stake=Stake(before.lines, before.line_bet), pressed=pressed)


def _states(offer: Offer) -> Iterator[Selection]:
    """Yield what can be selected: every number of lines, single lines, every bet."""
    first = selection.first_selection(offer)
    for bet in offer.line_bets:
        yield replace(first, line_bet=bet)
    for number in offer.numbers or range(1, offer.lines + 1):
        yield replace(first, lines=tuple(range(1, number + 1)))
    if not offer.numbers:
        for line in range(2, offer.lines + 1):
            yield replace(first, lines=(line,))


def does(button: str, before: Selection, offer: Offer, live: frozenset[str]) -> frozenset[str]:
    """Return what a button is seen to do in a state, in the words of the claims."""
    effects = {
        "lines": _lines,
        "line": _line,
        "bet": _bet,
        "bet max": _bet_max,
    }
    if button in effects:
        return effects[button](before, offer)
    return frozenset(_STARTS[button] if button in live else ())


_STARTS = {
    "spin": ("starts a game",),
    "auto": ("starts games by themselves",),
    "stop": ("stops games by themselves",),
    "gamble": ("gambles the win",),
    "collect": ("takes the win",),
    "paytable": ("shows the pays",),
}


def live_under(rules: Rules) -> frozenset[str]:
    """Return every button that is ever live."""
    autoplay = rules.profile.autoplay
    return frozenset(
        button
        for waiting in ("spin", "gamble", "pick", "offer", None)
        for on in (False, True)
        for button in live_buttons(waiting, auto_on=on, autoplay=autoplay)
    )


def _lines(before: Selection, offer: Offer) -> frozenset[str]:
    after = selection.press_lines(before, offer).lines
    in_order = after == tuple(range(1, len(after) + 1))
    highest = before.lines[-1] if before.lines else 0
    goes_on = len(after) == min(highest + 1, offer.lines)
    round_again = after == (1,) and len(before.lines) == offer.lines
    found = set()
    if in_order and (goes_on or round_again) and not offer.numbers:
        found.add("adds a line and goes round")
    if in_order and len(after) in offer.numbers:
        found.add("goes to the next number of lines and round")
    return frozenset(found)


def _line(before: Selection, offer: Offer) -> frozenset[str]:
    for line in range(1, offer.lines + 1):
        changed = set(selection.press_line(before, line).lines) ^ set(before.lines)
        if changed - {line} or (not changed and before.lines != (line,)):
            return frozenset()
    return frozenset({"switches one line"})


def _bet(before: Selection, offer: Offer) -> frozenset[str]:
    bets = offer.line_bets
    at = bets.index(before.line_bet)
    higher = selection.raise_bet(before, offer).line_bet == bets[min(at + 1, len(bets) - 1)]
    lower = selection.lower_bet(before, offer).line_bet == bets[max(at - 1, 0)]
    return frozenset({"raises or lowers the bet"} if higher and lower else ())


def _bet_max(_: Selection, offer: Offer) -> frozenset[str]:
    chosen = selection.bet_max(offer)
    most = max(offer.numbers, default=offer.lines)
    met = (len(chosen.lines), chosen.line_bet) == (most, max(offer.line_bets))
    return frozenset({"selects the most lines and the highest bet"} if met else ())


@decide.register(said.AutoPlays)
def _(claim: said.AutoPlays, rules: Rules, _: Evidence) -> Verdict:
    return tried(_auto(claim, rules))


def _auto(claim: said.AutoPlays, rules: Rules) -> Iterator[int]:
    """Start games by themselves, and end them in every way there is."""
    chosen = selection.first_selection(selection.offer_of(rules.definition))
    situation = _situation(chosen, "auto")
    check("auto" in live_under(rules), situation, "games start by themselves", "none does")
    check(
        claim.games == auto.GAMES,
        situation,
        f"{list(claim.games)} games",
        f"{list(auto.GAMES)} games",
    )
    for games in claim.games:
        ends: dict[str, str | None] = {
            name: _ENDINGS[name](games, chosen).ends for name in _ENDINGS
        }
        found = {name for name, ended in ends.items() if ended == name}
        check(
            found == set(claim.ends),
            situation,
            f"ends at: {', '.join(sorted(claim.ends))}",
            f"ends at: {', '.join(sorted(found))}",
        )
        yield len(ends)


def _played(games: int, chosen: Selection) -> auto.Auto:
    state = auto.press_auto(games)
    for _ in range(games):
        state = auto.next_game(state, chosen, chosen.total_bet)
        state = auto.hear_of(state, "round ended", 0)
    return state


_ENDINGS: dict[str, Callable[[int, Selection], auto.Auto]] = {
    "played": _played,
    "win": lambda games, _: auto.hear_of(auto.press_auto(games), "line won", 1),
    "feature": lambda games, _: auto.hear_of(auto.press_auto(games), "free games won", 0),
    "stop": lambda games, _: auto.press_stop(auto.press_auto(games)),
    "credit": lambda games, chosen: auto.next_game(
        auto.press_auto(games), chosen, chosen.total_bet - 1
    ),
}
