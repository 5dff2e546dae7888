"""The bonus of picks: started by Prince lines, paid for each of them, fair whatever is picked."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from hypothesis import given
from hypothesis import strategies as st

from reelwright.definition.model import Picks, Stage
from reelwright.play.events import (
    BonusBegun,
    BonusEnded,
    FreeGameBegun,
    FreeGamesEnded,
    LineWon,
    PickMade,
    PrizeRevealed,
    StageBegun,
    StageEnded,
)
from reelwright.play.questions import Choice, Chosen, Draw, Drawn, Lapsed
from reelwright.play.rounds import step
from reelwright.play.state import State
from reelwright.profiles.files import profile
from tests.rounds import LOSING, Rigged, Table, cinderella, on_middle_row, rows
from tests.stages import mean_of, picks_of, prizes_of

PRINCE = on_middle_row("prince", "prince", "prince", above="clock pumpkin clock ace ace")
TWO_PRINCE_LINES = rows(
    "clock king clock nine ten",
    "prince prince prince jack nine",
    "ten queen prince ten king",
)  # line 1 (1 1 1 1 1) and line 15 (1 1 2 1 1)
PUMPKINS_AND_PRINCE = rows(
    "clock king pumpkin pumpkin pumpkin",
    "prince prince prince jack nine",
    "ten queen nine ten king",
)
RIGGED = Rigged([PRINCE, TWO_PRINCE_LINES, PUMPKINS_AND_PRINCE, LOSING])
ONE, TWO, WITH_PUMPKINS, LOSE = (RIGGED.stops(number) for number in range(4))


def rules() -> Picks:
    feature = cinderella().features["glass slipper"]
    assert isinstance(feature, Picks)
    return feature


def pick_all(table: Table) -> Table:
    """Take the first thing left each time; every prize drawn is the smallest left."""
    while isinstance(question := table.step.question, Choice) and question.of == "pick":
        table.choose(question.options[0])
        table.answer(Drawn((0,)))
    return table


def test_the_game_has_two_stages_of_real_picks_and_no_empty_prize() -> None:
    stages = rules().stages.values()
    assert len(stages) >= 2
    assert all(len(stage.from_) > picks_of(stage) for stage in stages)
    assert all(prize > 0 for stage in stages for prize in prizes_of(stage))


def test_each_pick_is_paid_in_line_bets_and_then_leaves_the_pool() -> None:
    table = Table(RIGGED.definition, [1], 50).answer(ONE)
    pool = prizes_of(rules().stages["the ball"])
    [stage] = table.told(StageBegun)
    assert stage.pool == tuple(pool)
    table.choose("3")
    different = sorted(set(pool))
    table.answer(Drawn((len(different) - 1,)))
    [prize] = table.told(PrizeRevealed)
    assert (prize.option, prize.prize, prize.amount) == ("3", pool[-1], pool[-1] * 50)
    assert "3" not in table.choice.options
    assert len(table.choice.options) == len(pool) - 1


def test_a_whole_bonus_adds_up() -> None:
    table = pick_all(Table(RIGGED.definition, [1], 100).answer(ONE))
    prizes = table.told(PrizeRevealed)
    stages = rules().stages.values()
    assert len(prizes) == sum(map(picks_of, stages))
    assert sum(p.prize for p in prizes) == sum(sum(prizes_of(s)[: picks_of(s)]) for s in stages)
    [ended] = table.told(BonusEnded)
    assert ended.feature_won == sum(prize.amount for prize in prizes)
    assert table.won == ended.feature_won + 100  # and one line bet for the Prince line itself
    assert [e.pool for e in table.told(StageEnded)] == [
        tuple(prizes_of(s)[picks_of(s) :]) for s in stages
    ]


def test_several_prince_lines_are_one_bonus_paid_once_for_each() -> None:
    table = Table(RIGGED.definition, line_bet=100).answer(TWO)
    assert [(w.line, w.amount) for w in table.told(LineWon)] == [(1, 100), (15, 100)]
    pick_all(table)
    [begun] = table.told(BonusBegun)
    assert begun.lines == (1, 15)
    assert all(p.amount == p.prize * 2 * 100 for p in table.told(PrizeRevealed))


def test_free_games_come_before_a_bonus_won_in_the_same_spin() -> None:
    table = Table(RIGGED.definition).answer(WITH_PUMPKINS, *[LOSE] * 15)
    kinds = [event.event for event in table.events]
    assert kinds.index("free games ended") < kinds.index("bonus begun")


def test_a_bonus_won_in_a_free_game_comes_before_the_next_free_game() -> None:
    table = pick_all(Table(RIGGED.definition).answer(WITH_PUMPKINS, ONE))
    order = [e.event for e in table.events if isinstance(e, FreeGameBegun | BonusEnded)]
    assert order == ["free game begun", "bonus ended", "free game begun"]
    table.answer(*[LOSE] * 14)
    bonus = table.told(BonusEnded)[0].feature_won
    [series] = table.told(FreeGamesEnded)
    assert series.feature_won == bonus + 100


def test_an_open_pick_waits_unless_the_profile_lets_it_lapse() -> None:
    waiting = Table(RIGGED.definition).answer(ONE)
    assert waiting.choice.lapse is None
    lapsing = Table(RIGGED.definition, profile=profile("anz")).answer(ONE)
    assert lapsing.choice.lapse == "random pick"
    lapsing.answer(Lapsed())
    assert lapsing.draw.of == "pick"
    lapsing.answer(Drawn((4,)))
    [made] = lapsing.told(PickMade)
    assert (made.option, made.at_random) == ("5", True)


def expectations(state: State) -> set[Fraction]:
    """The expected pay of a bonus from here on under every strategy there is.

    A strategy may look at everything shown so far. Each of them gives a value; the set holds
    them all, worked out by walking every draw and every choice.
    """

    @cache
    def walk(state: State) -> frozenset[Fraction]:
        question = state.question
        match question:
            case Choice(options=options) if question.of == "pick":
                return frozenset().union(*(walk(after(state, Chosen(o))) for o in options))
            case Draw(parts=(odds,)):
                values = {Fraction(0)}
                for outcome in range(odds.size):
                    taken = step(state, Drawn((outcome,))).state
                    weight = Fraction(odds.weight(outcome), odds.total)
                    gain = taken.won - state.won
                    values = {
                        value + weight * (gain + rest)
                        for value in values
                        for rest in walk(taken.forgetting())
                    }
                return frozenset(values)
            case _:
                return frozenset({Fraction(0)})

    def after(state: State, answer: Chosen) -> State:
        return step(state, answer).state.forgetting()

    return set(walk(state.forgetting()))


def with_stages(stages: dict[str, Stage]) -> Table:
    definition = RIGGED.definition
    feature = rules().model_copy(update={"stages": stages})
    fields = {name: getattr(definition, name) for name in type(definition).model_fields}
    fields["features"] = {**definition.features, "glass slipper": feature}
    fields["gamble"] = None
    return Table(type(definition).model_construct(**fields), [1], 1).answer(ONE)


@given(
    st.lists(
        st.lists(st.integers(1, 20), min_size=2, max_size=4).flatmap(
            lambda pool: st.integers(1, min(2, len(pool))).map(
                lambda pick: Stage(pick=pick, from_=tuple(pool))
            )
        ),
        min_size=1,
        max_size=2,
    )
)
def test_every_strategy_has_the_same_expectation(stages: list[Stage]) -> None:
    table = with_stages({f"stage {n}": stage for n, stage in enumerate(stages)})
    mean = sum(map(mean_of, stages))
    assert expectations(table.step.state) == {mean}


def test_every_strategy_in_each_stage_of_the_shipped_game_has_the_same_expectation() -> None:
    for name, stage in rules().stages.items():
        table = with_stages({name: stage})
        mean = mean_of(stage)
        assert expectations(table.step.state) == {mean}
