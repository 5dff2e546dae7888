"""Every kind of event has its sentence, and its sums are right."""

from __future__ import annotations

from fractions import Fraction
from typing import get_args

import pytest

from reelwright.definition.files import find_game, read_game
from reelwright.play import events
from reelwright.telling import money, sentence, window_text
from reelwright.telling.sentences import SENTENCES
from reelwright.telling.words import counted, listed, numbered
from tests.telling import cascades, changed_games, holding, re_spins, tokens

GAME = read_game(find_game("cinderella"))
ON_LINE_4 = ((1, 0), (2, 1), (3, 2))
ALL_LINES = tuple(range(1, 21))


def line_won(**changes: object) -> events.LineWon:
    queens: dict[str, object] = {
        "line": 4,
        "symbol": "queen",
        "count": 3,
        "positions": ON_LINE_4,
        "substitutes": (),
        "pay": Fraction(10),
        "multiplier": 1,
        "amount": 500,
        "won": 500,
        "credit": 500,
    }
    return events.LineWon(**{**queens, **changes})  # type: ignore[arg-type]


TOLD: list[tuple[events.Event, str]] = [
    (
        events.RoundBegun(lines=ALL_LINES, line_bet=50, total_bet=1000, credit=-1000),
        "A round begins on lines 1 to 20: 20 x $0.50 = $10.00 bet.",
    ),
    (
        events.ReelsStopped(phase="paid", stops=(3, 0, 45), window=()),
        "The reels stop at 3, 0, 45.",
    ),
    (line_won(), "Line 4 pays: Queen x3, 10 x $0.50 = $5.00."),
    (
        line_won(substitutes=((2, 1),), multiplier=2, amount=1000),
        "Line 4 pays: Queen x3 with Sisters, 10 x 2 x $0.50 = $10.00.",
    ),
    (
        line_won(symbol="step-mother", pay=Fraction(1, 2), line=20, amount=250),
        "Line 20 pays: Step Mother x3, 1/2 x $5.00 = $2.50.",
    ),
    (
        line_won(direction="right", phase_multiplier=3, amount=1500),
        "Line 4 pays: Queen x3 from the right, 10 x 3 x $0.50 = $15.00.",
    ),
    (
        line_won(substitutes=((2, 1),), multiplier=2, added=Fraction(5), amount=1250),
        "Line 4 pays: Queen x3 with Sisters, (10 x 2 + 5) x $0.50 = $12.50.",
    ),
    (
        events.WaysWon(
            symbol="king",
            count=3,
            ways=4,
            positions=(),
            substitutes=(),
            pay=Fraction(15),
            factor=6,
            added=Fraction(0),
            amount=900,
            won=900,
            credit=900,
        ),
        "King x3 in 4 ways pays: 15 x 6 x $0.10 = $9.00.",
    ),
    (
        events.ScatterWon(
            symbol="pumpkin",
            count=3,
            positions=(),
            pay=Fraction(2),
            amount=800,
            won=800,
            credit=800,
            substitutes=((1, 1),),
            multiplier=2,
            phase_multiplier=2,
        ),
        "Pumpkin x3 with substitutes pays anywhere: 2 x 2 x 2 x $1.00 = $8.00.",
    ),
    (
        events.StripsDrawn(phase="paid", strips="rich"),
        "The strips rich are drawn for the spin.",
    ),
    (
        events.MysteryRevealed(
            symbol="pumpkin",
            positions=((1, 0), (2, 0), (3, 0)),
            becomes=("king", "queen", "king"),
            window=(),
        ),
        "Pumpkin becomes King and Queen.",
    ),
    (events.Expanded(reels=(2,), window=()), "A substitute fills reel 2."),
    (events.Expanded(reels=(2, 4), window=()), "A substitute fills reels 2 and 4."),
    (
        events.ScatterWon(
            symbol="pumpkin", count=4, positions=(), pay=Fraction(5), amount=10000, won=0, credit=0
        ),
        "Pumpkin x4 pays anywhere: 5 x $20.00 = $100.00.",
    ),
    (
        events.FreeGamesWon(
            feature="free games",
            symbol="pumpkin",
            count=3,
            positions=(),
            again=False,
            games=15,
            forfeited=0,
            left=15,
        ),
        "Pumpkin x3 wins 15 free games; 15 left to play.",
    ),
    (
        events.FreeGamesWon(
            feature="free games",
            symbol="pumpkin",
            count=3,
            positions=(),
            again=True,
            games=7,
            forfeited=8,
            left=997,
        ),
        "Pumpkin x3 wins 7 more free games; 997 left to play, 8 forfeited at the limit.",
    ),
    (
        events.FreeGameBegun(
            feature="free games", played=2, left=13, lines=(4,), line_bet=5, feature_won=1234
        ),
        "Free game 2 at 1 line x $0.05 begins; 13 left, $12.34 won so far.",
    ),
    (
        events.FreeGamesEnded(feature="free games", played=15, feature_won=1200, won=1700),
        "Free games over: 15 games played, $12.00 won.",
    ),
    (
        events.BonusBegun(feature="glass slipper", symbol="prince", lines=(6,), stages=2),
        "Prince on line 6 starts the bonus Glass slipper: 2 stages.",
    ),
    (
        events.BonusBegun(feature="glass slipper", symbol="prince", lines=(1, 6), stages=1),
        (
            "Prince on lines 1 and 6 starts the bonus Glass slipper: 1 stage, "
            "every prize paid once for each of these lines."
        ),
    ),
    (
        events.StageBegun(
            feature="glass slipper",
            stage="the ball",
            number=1,
            picks=2,
            pool=(10, 10, 20),
            feature_won=0,
        ),
        "The ball: pick 2 of 3. Hidden are 10, 10 and 20 times the line bet.",
    ),
    (
        events.PickMade(feature="glass slipper", stage="the ball", option="3", at_random=False),
        "Number 3 is picked.",
    ),
    (
        events.PickMade(feature="glass slipper", stage="the ball", option="3", at_random=True),
        "Time is up: number 3 is picked at random.",
    ),
    (
        events.PrizeRevealed(
            feature="glass slipper",
            stage="the ball",
            option="3",
            prize=20,
            lines=(6,),
            amount=2000,
            feature_won=2000,
            won=2100,
            credit=2000,
        ),
        "Number 3 pays: 20 x $1.00 = $20.00.",
    ),
    (
        events.PrizeRevealed(
            feature="glass slipper",
            stage="the ball",
            option="3",
            prize=20,
            lines=(1, 6),
            amount=4000,
            feature_won=4000,
            won=4100,
            credit=4000,
        ),
        "Number 3 pays: 20 x $1.00 x 2 lines = $40.00.",
    ),
    (
        events.StageEnded(
            feature="glass slipper", stage="the ball", number=1, pool=(10, 20), feature_won=0
        ),
        "The ball is over; 10 and 20 stayed hidden.",
    ),
    (
        events.StageEnded(
            feature="glass slipper", stage="the ball", number=1, pool=(), feature_won=0
        ),
        "The ball is over; nothing stayed hidden.",
    ),
    (
        events.BonusEnded(feature="glass slipper", feature_won=5500, won=5600),
        "Glass slipper over: $55.00 won.",
    ),
    (
        events.GambleOffered(
            amount=300, most=1000000, attempts_left=None, open=("red", "black"), closed=()
        ),
        "$3.00 may be gambled on red or black.",
    ),
    (
        events.GambleOffered(
            amount=300000,
            most=1000000,
            attempts_left=1,
            open=("red", "black"),
            closed=("hearts", "spades"),
        ),
        (
            "$3,000.00 may be gambled on red or black; "
            "hearts or spades could pass the limit of $10,000.00; 1 gamble left."
        ),
    ),
    (
        events.GambleRefused(amount=500001, because="limit"),
        "No gamble on $5,000.01: every choice could pass the limit.",
    ),
    (
        events.GambleRefused(amount=300, because="attempts"),
        "No gamble on $3.00: none is left in this round.",
    ),
    (
        events.GambleStaked(choice="hearts", amount=300, multiplier=4, credit=-300),
        "$3.00 is gambled on hearts, to win $12.00.",
    ),
    (
        events.GambleDecided(
            choice="red",
            card="7 of hearts",
            suit="hearts",
            colour="red",
            success=True,
            amount=600,
            won=600,
            credit=600,
        ),
        "The card is the 7 of hearts: red wins $6.00.",
    ),
    (
        events.GambleDecided(
            choice="spades",
            card="queen of clubs",
            suit="clubs",
            colour="black",
            success=False,
            amount=0,
            won=0,
            credit=0,
        ),
        "The card is the queen of clubs: spades loses.",
    ),
    (
        events.RoundBegun(lines=(1, 2), line_bet=100, total_bet=500, credit=-500),
        "A round begins on lines 1 and 2 at $1.00: $5.00 bet.",
    ),
    (
        events.RoundBegun(lines=(), line_bet=1, total_bet=25, credit=-25),
        "A round begins at $0.01: $0.25 bet.",
    ),
    (
        events.FreeGameBegun(
            feature="free games",
            played=2,
            left=13,
            lines=(4,),
            line_bet=5,
            feature_won=0,
            multiplier=3,
        ),
        "Free game 2 at 1 line x $0.05 begins, prizes times 3; 13 left, $0.00 won so far.",
    ),
    (
        events.OffersMade(
            feature="free games",
            symbol="pumpkin",
            count=3,
            positions=(),
            offers=((10, 3), (20, 1)),
        ),
        "Pumpkin x3 wins a choice of 10 free games x 3 or 20 free games.",
    ),
    (
        events.OfferTaken(
            feature="free games", option="1", games=10, multiplier=3, at_random=False
        ),
        "Offer 1 is taken: 10 free games, prizes times 3.",
    ),
    (
        events.OfferTaken(feature="free games", option="2", games=20, multiplier=1, at_random=True),
        "Time is up: offer 2 is taken: 20 free games.",
    ),
    (
        events.MultiplierDrawn(feature="free games", multiplier=5),
        "Prizes of this free game are multiplied by 5.",
    ),
    (
        events.ConsolationPaid(
            feature="free games",
            pay=Fraction(1, 2),
            on="line bet",
            times=20,
            amount=1000,
            won=1000,
            credit=1000,
        ),
        "Nothing won pays: 1/2 x $1.00 x 20 = $10.00.",
    ),
    (
        events.BonusBegun(feature="glass slipper", symbol="", lines=(), stages=2),
        "This starts the bonus Glass slipper: 2 stages.",
    ),
    (
        events.StageBegun(
            feature="glass slipper",
            stage="the ball",
            number=1,
            picks=0,
            pool=(5, 20, "end"),
            feature_won=0,
            prizes_on="total bet",
        ),
        (
            "The ball: pick until the end is found among 3. "
            "Hidden are 5, 20 and end times the total bet."
        ),
    ),
    (
        events.EntryRevealed(feature="glass slipper", stage="the ball", option="3", entry="x2"),
        "Number 3 hides x2.",
    ),
    (
        events.StageMultiplied(
            feature="glass slipper",
            stage="the ball",
            times=2,
            amount=500,
            feature_won=1000,
            won=1000,
            credit=500,
        ),
        "The ball: what it paid so far is multiplied by 2, which adds $5.00.",
    ),
    (
        events.PrizeRevealed(
            feature="glass slipper",
            stage="the ball",
            option="3",
            prize=50,
            lines=(),
            amount=15000,
            feature_won=15000,
            won=15000,
            credit=15000,
            drawn_from="10 or 50",
            phase_multiplier=3,
        ),
        "Number 3, 10 or 50, pays: 50 x $1.00 x 3 = $150.00.",
    ),
    (
        events.WheelBegun(
            feature="wheel",
            symbol="prince",
            lines=(6,),
            spins=1,
            segments=(10, 0, "enter free games"),
            prizes_on="line bet",
        ),
        (
            "Prince on line 6 starts Wheel: 1 spin of 10, 0 and enter free games, "
            "prizes times the line bet."
        ),
    ),
    (
        events.WheelStopped(feature="wheel", segment=2, shows=0, left=1),
        "The wheel stops on segment 2: 0; 1 spin left.",
    ),
    (
        events.TrailBegun(
            feature="trail",
            symbol="prince",
            lines=(),
            throws=7,
            cells=(5, "to cell 1"),
            begins_on=1,
            prizes_on="fixed",
        ),
        "Prince starts Trail: 7 throws from cell 1 of 2 cells, prizes in money.",
    ),
    (
        events.TrailMoved(feature="trail", die=3, cell=4, jumped_to=1, shows=5, left=2),
        "The die shows 3: to cell 4, and on to cell 1 (5); 2 throws left.",
    ),
    (
        events.TrailMoved(feature="trail", die=3, cell=0, jumped_to=None, shows="the end", left=2),
        "The die shows 3: past the end; 2 throws left.",
    ),
    (
        events.BonusPrizeWon(
            feature="trail",
            prize=20,
            on="line bet",
            times=6,
            lines=(1, 4),
            amount=24000,
            feature_won=24000,
            won=24000,
            credit=24000,
        ),
        "Trail pays: 20 x $1.00 x 6 x 2 lines = $240.00.",
    ),
    (
        events.AwardWon(
            feature="shower",
            symbol="pumpkin",
            count=3,
            positions=(),
            prize=Fraction(5, 2),
            on="total bet",
            amount=500,
            won=500,
            credit=500,
        ),
        "Pumpkin x3 wins Shower: 5/2 x $2.00 = $5.00.",
    ),
    (
        events.GambleDecided(
            choice="higher",
            card="7 of hearts",
            suit="hearts",
            colour="red",
            success=False,
            amount=300,
            won=300,
            credit=300,
            tie=True,
        ),
        "The card is the 7 of hearts: higher gets $3.00 back.",
    ),
    (
        events.GambleThrown(
            on="a die", choice="odd", outcome="3", success=True, amount=600, won=600, credit=600
        ),
        "The die shows 3: odd wins $6.00.",
    ),
    (
        events.GambleThrown(
            on="a wheel", choice="red", outcome="black", success=False, amount=0, won=0, credit=0
        ),
        "The wheel shows black: red loses.",
    ),
    (
        events.CapReached(most=500000, forfeited=1200, won=500000),
        "The round has won all it can, $5,000.00, and ends; $12.00 above it is not paid.",
    ),
    (
        events.CapReached(most=500000, forfeited=0, won=500000),
        "The round has won all it can, $5,000.00, and ends.",
    ),
    (events.Collected(lapsed=False, amount=600), "$6.00 collected."),
    (events.Collected(lapsed=True, amount=600), "The offer lapsed: $6.00 collected."),
    (
        events.RoundEnded(total_bet=1000, won=600, credit=0),
        "The round is over: $10.00 bet, $6.00 won.",
    ),
    (
        events.RoundEnded(total_bet=1000, won=600, credit=600),
        "The round is over: $10.00 bet, $6.00 won, $6.00 credited now.",
    ),
    *cascades.TOLD,
    *changed_games.TOLD,
    *holding.TOLD,
    *re_spins.TOLD,
    *tokens.TOLD,
]


@pytest.mark.parametrize(("event", "words"), TOLD)
def test_an_event_is_told_in_one_sentence(event: events.Event, words: str) -> None:
    assert sentence(event, GAME) == words


def test_every_kind_of_event_has_a_sentence_and_a_case_here() -> None:
    kinds = set(get_args(events.Event))
    assert set(SENTENCES) == kinds
    assert {type(event) for event, _ in TOLD} == kinds


@pytest.mark.parametrize(
    ("cents", "words"),
    [(0, "$0.00"), (5, "$0.05"), (123, "$1.23"), (1000000, "$10,000.00"), (-250, "-$2.50")],
)
def test_money_is_written_in_dollars(cents: int, words: str) -> None:
    assert money(cents) == words


def test_small_parts() -> None:
    assert [listed([]), listed([1]), listed([1, 2]), listed([1, 2, 3], "or")] == [
        "",
        "1",
        "1 and 2",
        "1, 2 or 3",
    ]
    assert [numbered((3,)), numbered((1, 2)), numbered((2, 3, 4)), numbered((1, 2, 4))] == [
        "line 3",
        "lines 1 and 2",
        "lines 2 to 4",
        "lines 1, 2 and 4",
    ]
    assert [counted(0, "line"), counted(1, "line"), counted(2, "line")] == [
        "0 lines",
        "1 line",
        "2 lines",
    ]


def test_a_window_is_drawn_row_by_row() -> None:
    window = (("ace", "step-mother"), ("ten", "nine"), ("king", "jack"))
    assert window_text(window, GAME) == "Ace          Ten   King\nStep Mother  Nine  Jack"
