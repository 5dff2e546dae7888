"""Which features a bonus can lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.deciding.bonuses_played import opened
from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.trying import Differs, check, tried
from reelwright.claims.model import bonuses as said
from reelwright.claims.trials.played.bonuses import (
    beginning,
    ended,
    leads_on,
    on_draw,
    uncapped,
    ways,
)
from reelwright.claims.trials.played.stands import first as first_answer
from reelwright.claims.trials.played.steering import calm, led_to
from reelwright.play.events import (
    AwardWon,
    BonusBegun,
    ChangedGamesWon,
    FreeGamesWon,
    HoldBegun,
    OffersMade,
    TrailBegun,
    WheelBegun,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.stands import Stand
    from reelwright.claims.verdicts import Verdict
    from reelwright.play.events import Event


@decide.register(said.LeadsTo)
def _(claim: said.LeadsTo, rules: Rules, _: Evidence) -> Verdict:
    return tried(_leads(claim, rules))


def _leads(claim: said.LeadsTo, rules: Rules) -> Iterator[int]:
    """Play the bonus in every way that leads on once, until the feature follows on its end.

    Where none of them does it is played so that it leads there and elsewhere.
    """
    stand = opened(rules, claim.feature)
    told = f"{claim.feature} can lead to {claim.enters} by {claim.count}"
    check(
        beginning(stand, claim.feature) is not None, stand.situation, told, "it is played as spins"
    )
    left, seen, near = [(stand, False)], {stand.state.forgetting()}, stand
    while left:
        now, led = left.pop()
        for further in ways(now):
            leads = leads_on(further.told)
            if leads and led:
                continue
            if ended(further.told, claim.feature):
                if leads or led:
                    near = further
                if near is further and _follows(claim, _told_on(further)):
                    yield len(seen)
                    return
                continue
            state = further.state.forgetting()
            if state not in seen:
                seen.add(state)
                left.append((further, led or leads))
    if not _among_several(claim, rules, stand):
        raise Differs(near.situation, told, "in no way that it is played")
    yield len(seen)


def _among_several(claim: said.LeadsTo, rules: Rules, stand: Stand) -> bool:
    """Say whether a feature comes in its turn after a bonus that led to several."""
    there = led_to(stand, claim.enters, claim.count)
    if there is None:
        return False
    known = len(stand.events)
    after = there.on(calm(uncapped(rules)), lambda now: _follows(claim, now.events[known:]))
    return _follows(claim, after.events[known:])


def _told_on(stand: Stand) -> tuple[Event, ...]:
    """Return what was told last, and what follows once cells are drawn for symbols to be held."""
    if on_draw(stand, "cell"):
        return (*stand.told, *stand.after(first_answer(stand)).told)
    return stand.told


def _follows(claim: said.LeadsTo, told: Iterable[Event]) -> bool:
    """Say whether a feature follows on the end of a bonus as is said."""
    after = False
    for event in told:
        match event:
            case FreeGamesWon() | OffersMade() | AwardWon() | ChangedGamesWon():
                if after and event.feature == claim.enters and event.count == claim.count:
                    return True
            case BonusBegun() | WheelBegun() | TrailBegun():
                if after and event.feature == claim.enters and claim.count is None:
                    return True
            case HoldBegun():
                if after and event.feature == claim.enters and claim.count == len(event.positions):
                    return True
        after = after or ended([event], claim.feature) is not None
    return False
