"""Rounds of Magpie worth keeping: one for each rule."""

from __future__ import annotations

from reelwright.definition.model import Definition
from reelwright.play.events import GambleRefused, GambleThrown, LineWon
from tests.games.dealer import Dealer, Scenario

LINE = (1,)


def loss(deal: Dealer) -> None:
    deal.bet(LINE, 3)
    deal.lose()
    assert (deal.won, deal.credit) == (0, -3)


def straight_bars(deal: Dealer) -> None:
    deal.bet(LINE, 15)
    deal.line(1, "silver-bar", "silver-bar", "silver-bar")
    deal.collect()
    assert deal.won == 30 * 15


def mixed_bars(deal: Dealer) -> None:
    deal.bet(LINE, 100)
    deal.line(1, "copper-bar", "gold-bar", "copper-bar")
    deal.collect()
    assert [(won.symbol, won.amount) for won in deal.told(LineWon)] == [("any bars", 6 * 100)]


def mixed_bars_doubled(deal: Dealer) -> None:
    deal.bet(LINE, 100)
    deal.line(1, "silver-bar", "magpie", "copper-bar")
    deal.collect()
    assert [(won.symbol, won.amount) for won in deal.told(LineWon)] == [("any bars", 2 * 6 * 100)]


def straight_before_mixed(deal: Dealer) -> None:
    """Two magpies before a gold bar are three gold bars rather than three bars of any kind."""
    deal.bet(LINE, 5)
    deal.line(1, "magpie", "magpie", "gold-bar")
    deal.collect()
    assert [(won.symbol, won.amount) for won in deal.told(LineWon)] == [
        ("gold-bar", 2 * 2 * 50 * 5)
    ]


def three_magpies(deal: Dealer) -> None:
    deal.bet(LINE, 1)
    deal.line(1, "magpie", "magpie", "magpie")
    deal.lapse()
    assert deal.won == 1000


def cherries_anywhere(deal: Dealer) -> None:
    deal.bet(LINE, 25)
    deal.show(
        lambda window: [column[1] for column in window] == ["cherry", "twig", "cherry"],
    )
    deal.collect()
    assert deal.won == 5 * 25


def one_cherry_beside_a_magpie(deal: Dealer) -> None:
    """Nothing stands in for a cherry."""
    deal.bet(LINE, 10)
    deal.show(
        lambda window: [column[1] for column in window] == ["magpie", "cherry", "twig"],
    )
    deal.collect()
    assert deal.won == 1 * 10


def gamble_won_and_collected(deal: Dealer) -> None:
    deal.bet(LINE, 10)
    deal.line(1, "ring", "ring", "ring")
    _throw(deal, "odd", 3)
    _throw(deal, "6", 6)
    deal.collect()
    assert (deal.won, deal.credit) == (12 * 10 * 2 * 6, -10 + 1440)


def gamble_lost(deal: Dealer) -> None:
    deal.bet(LINE, 100)
    deal.line(1, "bell", "bell", "bell")
    _throw(deal, "high", 3)
    assert (deal.won, deal.credit, deal.over) == (0, -100, True)


def gamble_to_the_limit(deal: Dealer) -> None:
    deal.bet(LINE, 100)
    deal.line(1, "magpie", "magpie", "magpie")
    _throw(deal, "low", 1)
    assert deal.won == 2 * 1000 * 100
    assert [event.because for event in deal.told(GambleRefused)] == ["limit"]


def gamble_attempts_spent(deal: Dealer) -> None:
    deal.bet(LINE, 1)
    deal.line(1, "bell", "bell", "bell")
    for face in range(1, 7):
        _throw(deal, "odd" if face % 2 else "even", face)
    assert [event.outcome for event in deal.told(GambleThrown)] == ["1", "2", "3", "4", "5", "6"]
    assert [event.because for event in deal.told(GambleRefused)] == ["attempts"]
    assert deal.won == 20 * 2**6


def _throw(deal: Dealer, choice: str, face: int) -> None:
    deal.choose(choice)
    deal.draw(face - 1)


OPEN: dict[str, Scenario] = {
    "loss": loss,
    "straight-bars": straight_bars,
    "mixed-bars": mixed_bars,
    "mixed-bars-doubled": mixed_bars_doubled,
    "straight-before-mixed": straight_before_mixed,
    "three-magpies": three_magpies,
    "cherries-anywhere": cherries_anywhere,
    "one-cherry-beside-a-magpie": one_cherry_beside_a_magpie,
    "gamble-won-and-collected": gamble_won_and_collected,
    "gamble-lost": gamble_lost,
    "gamble-to-the-limit": gamble_to_the_limit,
    "gamble-attempts-spent": gamble_attempts_spent,
}


def scenarios(definition: Definition) -> dict[str, dict[str, Scenario]]:
    """The rounds by profile and name: any strips allow them."""
    return {"open": OPEN}
