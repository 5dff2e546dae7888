"""Rounds of Ebb and Flow worth keeping: lines read from both sides, and what then meets on one."""

from __future__ import annotations

from reelwright.definition.model import Definition
from reelwright.play.events import GambleOffered, GambleRefused, LineWon, Window
from tests.games.dealer import Dealer, Scenario
from tests.windows import columns_on_line

ALL_LINES = (1, 2, 3, 4, 5, 6, 7)
WAVE = "wave"


def loss(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 5)
    deal.lose()
    assert (deal.won, deal.credit) == (0, -35)


def win_from_the_left(deal: Dealer) -> None:
    deal.bet((1, 2, 3), 10)
    deal.line(1, "crab", "crab", "crab")
    deal.collect()
    assert deal.won == 10 * 10


def win_from_the_right(deal: Dealer) -> None:
    deal.bet((1,), 10)
    _on_line_1(deal, None, None, "crab", "moon", "crab", wins=["3 right"])
    deal.collect()
    assert deal.won == 10 * 10


def full_line_paid_once(deal: Dealer) -> None:
    deal.bet((1,), 20)
    _on_line_1(deal, *["shell"] * 5, wins=["5 left"])
    deal.collect()
    assert deal.won == 30 * 20


def moon_between_two_wins(deal: Dealer) -> None:
    """The Moon is the third of both."""
    deal.bet((1,), 10)
    _on_line_1(deal, "crab", "crab", "moon", "shell", "shell", wins=["3 left", "3 right"])
    deal.collect()
    assert deal.won == (10 + 4) * 10


def moons_beside_the_wins_they_complete(deal: Dealer) -> None:
    deal.bet((1,), 10)
    _on_line_1(
        deal, "shell", "moon", "moon", "moon", "starfish", wins=["3 none", "4 right", "4 left"]
    )
    deal.collect()
    assert {won.symbol: won.count for won in deal.told(LineWon)} == {
        "moon": 3,
        "starfish": 4,
        "shell": 4,
    }
    assert deal.won == (60 + 12 + 10) * 10


def _on_line_1(deal: Dealer, *symbols: str | None, wins: list[str]) -> None:
    """Show symbols on line 1, just these wins there, and no bottle or wave."""

    def wanted(window: Window) -> bool:
        shown = {cell for column in window for cell in column}
        found = [f"{win.count} {win.direction}" for win in deal.judged(window).line_wins]
        return not shown & {"bottle", WAVE} and found == wins

    deal.show(wanted, columns_on_line(deal.definition, 1, symbols))


def wave_becomes_one_symbol(deal: Dealer) -> None:
    """Three waves on line 1 become whales, all of them by one draw."""
    deal.bet((1,), 10)
    columns = columns_on_line(deal.definition, 1, [WAVE] * 3)
    deal.show(lambda window: not any("bottle" in column for column in window), columns)
    deal.draw(list(deal.definition.mystery[WAVE].becomes).index("whale"))
    assert deal.told(LineWon)[0].symbol == "whale"
    deal.collect()


def bottles(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 10)
    deal.scatters("bottle", 3)
    deal.collect()
    assert deal.won == 5 * 70


def gamble_tied_and_halved(deal: Dealer) -> None:
    deal.bet((1,), 10)
    deal.line(1, "crab", "crab", "crab")
    deal.gamble("higher", "7", "clubs")
    deal.gamble("half lower", "ace", "spades")
    assert deal.won == 50 + 2 * 50
    deal.gamble("half lower", "8", "spades")
    assert deal.won == 75
    deal.lapse()


def gamble_lost(deal: Dealer) -> None:
    deal.bet((1,), 100)
    deal.line(1, "shell", "shell", "shell")
    deal.gamble("higher", "2", "hearts")
    assert (deal.won, deal.credit, deal.over) == (0, -100, True)


def gamble_to_the_limit(deal: Dealer) -> None:
    """Where the whole win could pass the limit, half of it is still open."""
    deal.bet((1,), 100)
    _on_line_1(deal, *["whale"] * 5, wins=["5 left"])
    for _ in range(2):
        deal.gamble("higher", "king", "hearts")
    assert deal.told(GambleOffered)[-1].closed == ("higher", "lower")
    deal.gamble("half higher", "8", "hearts")
    assert [refused.because for refused in deal.told(GambleRefused)] == ["limit"]
    assert deal.won == 400_00 * 4 * 3 // 2


def prizes_held_and_attempts_spent(deal: Dealer) -> None:
    deal.bet((1,), 10)
    deal.line(1, "starfish", "starfish", "starfish")
    for _ in range(5):
        assert deal.credit == -10
        deal.gamble("lower", "ace", "clubs")
    assert [refused.because for refused in deal.told(GambleRefused)] == ["attempts"]
    assert deal.credit == -10 + 5 * 10 * 2**5


OPEN: dict[str, Scenario] = {
    "loss": loss,
    "win-from-the-left": win_from_the_left,
    "win-from-the-right": win_from_the_right,
    "full-line-paid-once": full_line_paid_once,
    "moon-between-two-wins": moon_between_two_wins,
    "moons-beside-the-wins-they-complete": moons_beside_the_wins_they_complete,
    "wave-becomes-one-symbol": wave_becomes_one_symbol,
    "bottles": bottles,
    "gamble-tied-and-halved": gamble_tied_and_halved,
    "gamble-lost": gamble_lost,
    "gamble-to-the-limit": gamble_to_the_limit,
}
ANZ: dict[str, Scenario] = {"prizes-held-and-attempts-spent": prizes_held_and_attempts_spent}


def scenarios(definition: Definition) -> dict[str, dict[str, Scenario]]:
    """The rounds, by profile and name."""
    return {"open": OPEN, "anz": ANZ}
