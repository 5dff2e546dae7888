"""What bonuses and awards pay and on which bet, and what the player chooses."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from reelwright.claims.deciding.bonuses_played import opened, untried
from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.trying import Differs, bet, check, tried
from reelwright.claims.model import bonuses as said
from reelwright.claims.trials.played import holding
from reelwright.claims.trials.played.best import most_won, nothing_won
from reelwright.claims.trials.played.bonuses import (
    beginning,
    ended,
    entrance,
    landing,
    landings,
    restaked,
    spun_with,
    uncapped,
    ways,
)
from reelwright.claims.trials.played.rounds import every_line
from reelwright.claims.trials.played.shared import several_lines
from reelwright.claims.trials.played.steering import begun, calm
from reelwright.definition.model import Award
from reelwright.play.events import (
    AwardWon,
    BonusPrizeWon,
    ChangedGameBegun,
    ConsolationPaid,
    FreeGameBegun,
    FullWindowWon,
    HoldBegun,
    MultiplierDrawn,
    OfferTaken,
    PickMade,
    PrizeRevealed,
    StageBegun,
    TrailBegun,
    WheelBegun,
)
from reelwright.play.prizes import unit
from reelwright.play.questions import Choice, Chosen, Draw, Drawn, Even, Lapsed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.bonuses import Begun
    from reelwright.claims.trials.played.stands import Stand
    from reelwright.claims.verdicts import Verdict
    from reelwright.play.events import Event


@decide.register(said.AwardPays)
def _(claim: said.AwardPays, rules: Rules, _: Evidence) -> Verdict:
    return tried(_award(claim, rules, count) for count in _counts(claim, rules))


def _counts(claim: said.AwardPays, rules: Rules) -> list[int]:
    """Return the counts worth trying: those that are said, and those the game has anything for."""
    award = rules.definition.features.get(claim.feature)
    return sorted({*claim.pays, *(award.pays if isinstance(award, Award) else ())})


def _award(claim: said.AwardPays, rules: Rules, count: int) -> int:
    told = claim.pays.get(count, 0)
    if entrance(rules, claim.feature) is None:
        raise untried(claim.feature)
    stand = begun(uncapped(rules), claim.feature, count) or spun_with(rules, claim.feature, count)
    won = [] if stand is None else _awards(stand, claim.feature)
    prizes = [(event.count, event.prize) for event in won]
    check(
        prizes == ([(count, told)] if told else []),
        bet(every_line(rules)) if stand is None else stand.situation,
        f"{claim.feature} pays {told} for {count}",
        f"it pays {prizes[0][1] if prizes else 'nothing'}",
    )
    return 1


def _awards(stand: Stand, feature: str) -> list[AwardWon]:
    return [
        event for event in stand.told if isinstance(event, AwardWon) and event.feature == feature
    ]


@decide.register(said.BonusPaysOn)
def _(claim: said.BonusPaysOn, rules: Rules, _: Evidence) -> Verdict:
    return tried(_paid_on(claim, stand) for stand in _played(claim, rules))


def _played(claim: said.BonusPaysOn, rules: Rules) -> Iterator[Stand]:
    """Yield rounds in which the bonus was played, with unlike bets, and won on several lines."""
    stand = opened(rules, claim.feature)
    most = max(rules.definition.stakes.bets)
    yield from _ends(stand, claim.feature)
    yield from _ends(restaked(rules, stand, most), claim.feature)
    yield from _ends(several_lines(rules, claim.feature), claim.feature)


def _ends(stand: Stand | None, feature: str) -> Iterator[Stand]:
    """Yield a round after the bonus: as the first draws have it, and with nothing won."""
    if stand is None:
        return
    if holding.begun(stand, feature):
        yield from (holding.played_out(stand, feature, lands=lands) for lands in (True, False))
        return
    first = stand
    while beginning(first, feature) and not ended(first.told, feature):
        outcomes = (landing.best for landing in landings(_to_draw(first)))
        first = max(outcomes, key=lambda one: one.state.won)
    yield first
    nothing = nothing_won(stand, feature) if beginning(stand, feature) else None
    if nothing is not None:
        yield nothing


def _to_draw(stand: Stand) -> Stand:
    return next(ways(stand)) if isinstance(stand.question, Choice) else stand


def _paid_on(claim: said.BonusPaysOn, stand: Stand) -> int:
    """Hold every amount a bonus paid against its prize and the bet."""
    begin, won = beginning(stand, claim.feature), 0
    lines = begin.lines if begin else ()
    check(
        bool(lines) == claim.each_line or _without_a_line(begin),
        stand.situation,
        f"paid for each winning line: {'yes' if claim.each_line else 'no'}",
        f"paid for lines {list(lines)}",
    )
    for event in stand.events:
        match event:
            case StageBegun() | WheelBegun() | TrailBegun() | HoldBegun() if (
                event.feature == claim.feature
            ):
                _same_base(claim, stand, event.prizes_on)
            case AwardWon() | ConsolationPaid() if event.feature == claim.feature:
                _same_base(claim, stand, event.on)
        due = _due(claim, event, stand, lines)
        if due is None:
            continue
        found = getattr(event, "amount", 0)
        check(due == found, stand.situation, f"{due} cents, on the {claim.on}", f"{found} cents")
        won += 1
    return won


def _without_a_line(begin: Begun | None) -> bool:
    """Say whether a bonus began though nothing on the reels won it: bought, say, or by tokens."""
    return begin is not None and not begin.symbol and not begin.lines


def _same_base(claim: said.BonusPaysOn, stand: Stand, found: str) -> None:
    check(
        found == claim.on, stand.situation, f"{claim.feature} is on the {claim.on}", f"on {found}"
    )


def _due(
    claim: said.BonusPaysOn, event: Event, stand: Stand, lines: tuple[int, ...]
) -> Fraction | None:
    """Return what an event of the bonus should pay in cents; `None` where it pays no prize."""
    if getattr(event, "feature", None) != claim.feature:
        return None
    times = max(1, len(lines)) if claim.each_line else 1
    on = unit(stand.stake, claim.on)
    match event:
        case PrizeRevealed():
            return Fraction(event.prize * on * times * event.phase_multiplier)
        case BonusPrizeWon():
            return Fraction(event.prize * event.times * on * times * event.phase_multiplier)
        case FullWindowWon():
            return Fraction(event.prize * on * event.phase_multiplier)
        case ConsolationPaid():
            return Fraction(event.pay * on * times * _factor(stand, event, times))
        case AwardWon():
            return Fraction(event.prize * on * event.phase_multiplier)
    return None


def _factor(stand: Stand, event: ConsolationPaid, lines: int) -> int:
    """Return the factor of the game that multiplied what is paid for nothing; 1 where none did."""
    begun_ = FreeGameBegun | ChangedGameBegun | MultiplierDrawn
    factors = [one.multiplier for one in stand.events if isinstance(one, begun_)]
    return factors[-1] if factors and event.times == lines * factors[-1] else 1


@decide.register(said.Consoles)
def _(claim: said.Consoles, rules: Rules, _: Evidence) -> Verdict:
    return tried(_consoles(claim, rules))


def _consoles(claim: said.Consoles, rules: Rules) -> Iterator[int]:
    stand = opened(rules, claim.feature)
    nothing = nothing_won(stand, claim.feature)
    told = f"{claim.feature} pays {claim.pay} where nothing is won"
    if nothing is None:
        raise Differs(stand.situation, told, "it cannot end with nothing won")
    found = [
        event.pay
        for event in nothing.told
        if isinstance(event, ConsolationPaid) and event.feature == claim.feature
    ]
    check(found == [claim.pay], nothing.situation, told, f"it pays {found or 'nothing'}")
    yield 1


@decide.register(said.PicksAlike)
def _(claim: said.PicksAlike, rules: Rules, _: Evidence) -> Verdict:
    return tried(_alike(claim, rules))


def _alike(claim: said.PicksAlike, rules: Rules) -> Iterator[int]:
    """Hold every thing that can be picked against the first, at every pick of a bonus."""
    stand = opened(rules, claim.feature)
    while not ended(stand.told, claim.feature):
        question = stand.question
        if not isinstance(question, Choice) or question.of != "pick":
            raise Differs(stand.situation, f"the player picks in {claim.feature}", f"{question}")
        first = stand.after(Chosen(question.options[0]))
        for option in question.options:
            picked = stand.after(Chosen(option))
            draw = picked.question
            check(
                draw == first.question
                and isinstance(draw, Draw)
                and draw.parts[0].total == len(question.options),
                picked.situation,
                "one of all things left is drawn, whichever is picked",
                f"{draw}",
            )
            yield 1
        stand = landing(first, 0).best


@decide.register(said.OffersChosen)
def _(claim: said.OffersChosen, rules: Rules, _: Evidence) -> Verdict:
    return tried(_offers(claim, rules))


def _offers(claim: said.OffersChosen, rules: Rules) -> Iterator[int]:
    """Choose every series that is on offer, for each count."""
    alike = True
    _no_others(claim, rules)
    for count, many in claim.offers.items():
        taken = _taken(claim, rules, count, many)
        alike = alike and len(set(taken)) == 1
        yield many
    check(
        alike == claim.alike,
        bet(every_line(rules)),
        f"series on offer are all alike: {'yes' if claim.alike else 'no'}",
        f"they are {'' if alike else 'not '}alike",
    )


def _no_others(claim: said.OffersChosen, rules: Rules) -> None:
    """Hold that series are on offer by the counts that are said, and by no other."""
    series = rules.free_games.get(claim.feature)
    counts = series.counts if series else frozenset()
    never = sorted(claim.offers.keys() - counts)
    words = f"series of {claim.feature} for {', '.join(map(str, sorted(claim.offers)))} alone"
    check(not never, bet(every_line(rules)), words, f"none are won by {never}")
    for count in sorted(counts - claim.offers.keys()):
        stand = _asking(rules, claim.feature, count)
        if stand is not None and isinstance(stand.question, Choice):
            check(stand.question.of != "offer", stand.situation, words, f"some for {count}, too")


def _asking(rules: Rules, feature: str, count: int | None = None) -> Stand | None:
    """Return a round in which a feature has begun, gone on with to where a series is chosen."""
    free = uncapped(rules)
    stand = begun(free, feature, count)
    if stand is None or stand.offers == feature:
        return stand
    asked = stand.on(calm(free), lambda now: now.offers == feature)
    return asked if asked.offers == feature else stand


def _taken(claim: said.OffersChosen, rules: Rules, count: int, many: int) -> list[tuple[int, int]]:
    """Return the games and the factor of every series on offer for a count."""
    told = f"one of {many} series of {claim.feature} for {count}"
    stand = _asking(rules, claim.feature, count)
    if stand is None:
        raise untried(claim.feature)
    question = stand.question
    if not isinstance(question, Choice) or question.of != "offer":
        raise Differs(stand.situation, told, f"{question}")
    check(len(question.options) == many, stand.situation, told, f"{list(question.options)}")
    taken = []
    for option in question.options:
        after = stand.after(Chosen(option))
        chosen = next(event for event in after.told if isinstance(event, OfferTaken))
        check(chosen.option == option, after.situation, f"series {option}", chosen.option)
        taken.append((chosen.games, chosen.multiplier))
    return taken


@decide.register(said.LeftOpen)
def _(claim: said.LeftOpen, rules: Rules, _: Evidence) -> Verdict:
    return tried(_left_open(claim, rules))


def _left_open(claim: said.LeftOpen, rules: Rules) -> Iterator[int]:
    """Leave a choice open, and see chance make it."""
    stand = _asking(rules, claim.feature)
    if stand is None:
        raise untried(claim.feature)
    question = stand.question
    if not isinstance(question, Choice) or question.of != claim.of:
        raise Differs(stand.situation, f"the player chooses in {claim.feature}", f"{question}")
    check(
        (question.lapse, question.seconds) == ("random pick", claim.seconds),
        stand.situation,
        f"made at random when left open, after seconds: {claim.seconds}",
        f"{question.lapse}, {question.seconds}",
    )
    lapsed = stand.after(Lapsed())
    draw = lapsed.question
    even = Draw("pick", (Even(len(question.options)),))
    check(draw == even, lapsed.situation, "each choice is equally likely then", f"{draw}")
    made = lapsed.after(Drawn((0,)))
    at_random = any(
        event.at_random for event in made.told if isinstance(event, PickMade | OfferTaken)
    )
    check(at_random, made.situation, "the choice is made at random", "it is not")
    yield 1


@decide.register(said.MostOf)
def _(claim: said.MostOf, rules: Rules, _: Evidence) -> Verdict:
    return tried(_most(claim, rules))


def _most(claim: said.MostOf, rules: Rules) -> Iterator[int]:
    opening = opened(rules, claim.feature)
    begun = beginning(opening, claim.feature)
    check(begun is not None, opening.situation, f"{claim.feature} is a bonus", "it is none")
    found = most_won(rules, claim.feature, claim.on)
    assert found is not None
    most, stand = found
    begin = beginning(stand, claim.feature)
    lines = begin.lines if begin else ()
    told = f"{claim.feature} pays {claim.most} on the {claim.on} at most"
    check(most == claim.most, stand.situation, told, f"the best answers win {most}")
    each = "for each winning line" if claim.each_line else "once"
    right = bool(lines) == claim.each_line or _without_a_line(begin)
    check(right, stand.situation, each, f"for lines {list(lines)}")
    yield 1
