"""Reference rounds find a pay that is off by one unit, and go on where they stopped."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from reelwright.automaton.scale import playing
from reelwright.chance import SeededSource
from reelwright.definition.files import find_game, read_game
from reelwright.definition.model import Definition, Game, Look
from reelwright.law.par import par
from reelwright.play import begin, step
from reelwright.play.questions import Choice, Chosen, Draw
from reelwright.play.state import State
from tests.law.carried.games import CHANGED, FREE, KEYS, carrying
from tests.law.reference_rounds.__main__ import main
from tests.law.reference_rounds.blocks import Block, Kind, kind_of, logged, play_on, played
from tests.law.reference_rounds.judging import Judged, judged, outside
from tests.law.reference_rounds.player import OPEN, Player

SYMBOLS: dict[str, Any] = {
    "rose": {"pays": {3: 3}},
    "tulip": {"pays": {3: 9}},
    "snail": {"pays": {2: 1, 3: 5}},
    "key": {},
}
CARRYING: dict[str, dict[str, Any]] = {
    "alone": {},
    "tokens": {"tokens": {"keys": KEYS}, "features": {"night": FREE}},
    "changed games": {"features": {"night": CHANGED | {"again": "nothing"}}},
}


FEW = 20
"""Games after which these small ones carry what they carry in the long run, or nearly so."""


def judgement(of: Definition, by: Definition, blocks: int = 30, games: int = 100) -> Judged:
    """The blocks of one game, judged by the law of another, or of the same."""
    player = Player(of)
    kind = kind_of("Garden", player, seed=1, games=games)
    kind = replace(kind, burned=min(kind.burned, FEW))
    sheet = par(Game(name="Garden", definition=by, look=Look()), playing(by))
    return judged("Garden", sheet, [played(player, kind, number) for number in range(blocks)])


@pytest.mark.parametrize("name", CARRYING)
def test_that_a_game_is_within_the_level_of_its_own_law(name: str) -> None:
    definition = carrying(**CARRYING[name])
    found = judgement(definition, definition, blocks=20, games=80)
    assert {figure.name for figure in found.figures} >= {"return", "hit frequency"}
    assert outside([found]) == set()


def test_that_a_pay_off_by_one_unit_is_found() -> None:
    """Three roses come on 2/4 x 2/4 x 1/4 of all windows, so the return is off by 1/16."""
    wrong = carrying(symbols=SYMBOLS | {"rose": {"pays": {3: 4}}})
    found = judgement(wrong, carrying())
    assert ("Garden", "distribution") in outside([found])


def test_that_a_pay_off_by_one_unit_is_found_where_games_bear_on_each_other() -> None:
    wrong = carrying(symbols=SYMBOLS | {"rose": {"pays": {3: 4}}}, **CARRYING["tokens"])
    found = judgement(wrong, carrying(**CARRYING["tokens"]), blocks=40, games=60)
    assert ("Garden", "distribution in bands") in outside([found])


def blocks_of(*values: dict[int, int]) -> list[Block]:
    """Blocks of 100 games at 1.00 that paid so many cents so often."""
    kind = Kind("Garden", "", 1, 0, 100)
    return [Block(kind, number, 10_000, paid) for number, paid in enumerate(values)]


def by_law(blocks: list[Block]) -> Judged:
    """Blocks judged by the law of a game at 1.00."""
    game = Game(name="Garden", definition=carrying(), look=Look())
    return judged("Garden", par(game, playing(game.definition)), blocks)


@pytest.mark.parametrize(
    ("paid", "ruled_out"), [(500, False), (700, True), (550, True), (10**6, True)]
)
def test_that_one_game_that_pays_what_none_can_is_found(paid: int, *, ruled_out: bool) -> None:
    found = outside([by_law(blocks_of({0: 85, 100: 14, paid: 1}, {0: 86, 100: 14}))])
    assert (("Garden", "amounts ruled out") in found) == ruled_out


def test_that_blocks_all_alike_are_refused() -> None:
    with pytest.raises(ValueError, match="allowed: blocks that vary"):
        by_law(blocks_of({0: 90, 100: 10}, {0: 90, 100: 10}))


def test_that_games_at_another_stake_are_refused() -> None:
    dear = [
        replace(block, staked=20_000) for block in blocks_of({0: 90, 100: 10}, {0: 89, 100: 11})
    ]
    with pytest.raises(ValueError, match="found 20000 cents staked; allowed: 10000, 100 for each"):
        by_law(dear)


def test_that_a_stopped_run_goes_on_to_the_same_blocks(tmp_path: Path) -> None:
    player = Player(carrying(**CARRYING["tokens"]))
    kind = replace(kind_of("Garden", player, seed=7, games=30), burned=FEW)
    once, twice = tmp_path / "once", tmp_path / "twice"
    assert len(list(play_on(player, kind, range(4), once))) == 4
    assert len(list(play_on(player, kind, range(2), twice))) == 2
    with twice.open("a") as torn:
        torn.write('{"game": "Gar')
    assert [block.number for block in play_on(player, kind, range(4), twice)] == [2, 3]
    assert twice.read_bytes() == once.read_bytes()


def test_that_a_log_of_another_seed_is_not_gone_on_with(tmp_path: Path) -> None:
    player = Player(carrying())
    log = tmp_path / "log"
    list(play_on(player, kind_of("Garden", player, 1, 5), range(1), log))
    with pytest.raises(ValueError, match="seed=1"):
        list(play_on(player, kind_of("Garden", player, 2, 5), range(2), log))
    assert [block.number for block in logged(log)] == [0]


def test_that_totals_come_of_what_each_game_paid() -> None:
    """Two games of 3 and one of 10 pay 16, and 9 + 9 + 100 squared."""
    block = Block(Kind("Garden", "", 1, 0, 5), 0, 5, {0: 2, 3: 2, 10: 1})
    assert (block.paid, block.paid_squared, block.winning) == (16, 118, 3)
    assert Block.read(block.line()) == block
    with pytest.raises(ValueError, match="found totals"):
        Block.read(block.line().replace('"paid": 16', '"paid": 17'))


def test_that_games_are_burned_where_one_bears_on_the_next() -> None:
    burned = [kind_of("Garden", Player(carrying(**more)), 1).burned for more in CARRYING.values()]
    assert burned == [0, 1000, 1000]


def test_that_what_is_carried_goes_into_the_next_game() -> None:
    """Each key is a piece and four lead on: no game leaves four, and some leave what they found."""
    player, source = Player(carrying(**CARRYING["tokens"])), SeededSource(1)
    carry: dict[str, int] = {}
    held = []
    for _ in range(60):
        carry = dict(player.game(source, carry).carry)
        held.append(sum(carry.values()))
    assert set(held) == {0, 1, 2, 3}


def test_that_the_offer_with_the_greatest_mean_is_taken_and_the_gamble_left() -> None:
    offers = {3: [{"games": 1}, {"games": 3}, {"games": 1, "multiplier": 2}]}
    free: dict[str, Any] = {name: rule for name, rule in FREE.items() if name != "awards"}
    free |= {"starts on": {"line win": "rose"}, "offers": offers}
    gamble = {"on": "one card from a full deck", "stake": "whole win", "up to": 100}
    free |= {"multiplier covers": {"scatters": "yes"}}
    definition = carrying(features={"night": free}, gamble=gamble)
    player, source = Player(definition), SeededSource(1)
    chosen: dict[str, set[str]] = {"offer": set(), "gamble": set()}
    for _ in range(100):
        state: State = begin(definition, OPEN, player.stake).state
        while (question := state.question) is not None:
            if isinstance(question, Draw):
                state = step(state, source.answer(question)).state
                continue
            assert isinstance(question, Choice)
            taken = player.choose(state, question)
            chosen[question.of].add(taken.option)
            state = step(state, Chosen(taken.option)).state
    assert chosen == {"offer": {"2"}, "gamble": {"collect"}}


def test_the_command_plays_resumes_and_judges(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "log.jsonl"
    typed = ["ebb-and-flow", "--games", "50", "--log", str(log)]
    assert main([*typed, "--to", "2"]) == 0
    assert main([*typed, "--rounds", "500"]) == 0
    assert len(logged(log)) == 10
    capsys.readouterr()
    assert main(["--judge", str(log)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["games"]) == ("ebb-and-flow", 500)
    assert all(figure["within"] for figure in told["figures"])


def test_the_command_ends_with_1_where_a_figure_is_outside(tmp_path: Path) -> None:
    digest = read_game(find_game("magpie")).definition.digest
    log = tmp_path / "magpie.jsonl"
    kind = Kind("magpie", digest, 1, 0, 1000)
    blocks = [Block(kind, n, 1000, {0: 800 - n, 1: 200 + n}) for n in range(5)]
    log.write_text("".join(block.line() for block in blocks))
    assert main(["--judge", str(log)]) == 1


@pytest.mark.parametrize("typed", [["magpie", "--log", "LOG", "--to", "1"], ["--judge", "LOG"]])
def test_the_command_refuses_a_log_of_other_rules(typed: list[str], tmp_path: Path) -> None:
    log = tmp_path / "magpie.jsonl"
    log.write_text(Block(Kind("magpie", "another", 1, 0, 1), 0, 1, {0: 1}).line())
    assert main([str(log) if word == "LOG" else word for word in typed]) == 2


def test_the_command_refuses_what_is_no_game(tmp_path: Path) -> None:
    assert main(["no game", "--log", str(tmp_path / "log")]) == 2
    assert main(["--judge", str(tmp_path / "log")]) == 2
