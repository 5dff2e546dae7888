"""The words of statements on tokens, and that they are true of the games they are made from."""

from __future__ import annotations

from random import Random

import pytest

from reelwright.claims.deciding import decide
from reelwright.claims.evidence import NOTHING
from reelwright.claims.rules import Rules
from reelwright.claims.verdicts import refuted
from reelwright.definition.files import parse_game
from reelwright.definition.model import Game, Look
from reelwright.profiles.files import profile
from reelwright.statements import free_games, tokens, triggers
from reelwright.statements.about import About
from tests.claims.test_tokens import BEGINS, BOUQUET, LONG_WALK, WHOLE, Edits
from tests.definition.gardens import FILE, edited
from tests.definition.test_tokens import (
    ALL_LINES,
    ANY_WIN,
    AVERAGE,
    EACH_STAKE,
    FIXED,
    PAID,
    ROSE_GARDEN,
    ROSES,
)
from tests.mutants.games import SAMPLES, _sound, names_of
from tests.mutants.values import Ground, changes
from tests.random_definitions import definition_of
from tests.random_definitions.tokens import tokens_game

RUN = "a run: {starts on: {on a line: rose, counts: [2]}, gives: {2: 1}}"
NEW_RULES = (
    "Where the rules of the game change they are kept as far as the new rules have a place for "
    "them."
)
WALK_ENTERED = [
    (
        "starts on: {scatter: snail}\n    awards: {2: 1, 3: 3}",
        "starts on: {entered: 'yes'}\n    awards: {1: 5}",
    ),
    ("leads to: [night walk, bouquet]", "leads to: [night walk]"),
    PAID,
]


def said(*edits: tuple[str, str], under: str = "anz") -> dict[str, str]:
    """What is said of tokens, free games and triggers, all of it true."""
    about = About(parse_game(edited(ROSE_GARDEN, *edits), FILE), profile(under))
    found = [*tokens.made(about), *free_games.made(about), *triggers.made(about)]
    for statement in found:
        for claim in statement.claims:
            verdict = decide(claim, about.rules, NOTHING)
            assert not refuted(verdict), (statement.words, verdict)
    return {one.id: one.words for one in found}


def test_the_rose_garden_says_all_of_its_tokens() -> None:
    found = {key: words for key, words in said().items() if "petals" in key}
    assert found == {
        "tokens-earned/petals+snails": "Petals: in a game 2 Snail earn 1 part and 3 Snail earn 2 "
        "parts, wherever in sight they are.",
        "tokens-earned/petals+a-rose": "Petals: on a line played a win of 2 Rose earns 1 part and "
        "a win of 3 Rose earns 4 parts. Of several such wins in one game only the longest earns.",
        "tokens-earned/petals+the-corner": "Petals: Daisy in row 1 of reel 1 earns 1 part.",
        "tokens-earned/petals+a-run": "Petals: on a line played, from reel 1 on, exactly 2 Rose in "
        "a row earn 1 part, whether that wins or not. No other symbol stands in, and of several "
        "lines only the one that shows most earns.",
        "parts-of-tokens/petals": "Petals: 4 parts make one.",
        "tokens-needed/petals": "Petals: as soon as 3 are held, 3 are spent and the player chooses "
        "Night walk as for 2 Snail or Bouquet, which starts after all else that the game has won. "
        "Those beyond stay.",
        "time-limit/petals": (
            "Petals: the player has 120 seconds to choose; after that the choice is made at random."
        ),
        "stake-of-tokens/petals": "Petals: what they lead to is played on the lines, and at the "
        "bet per line, of the game that earned the last of them.",
        "games-that-earn-tokens/petals": "Petals: the free games earn them as paid games do.",
        "tokens-kept/petals": f"Petals: they are kept from game to game, for any length of time, "
        f"whatever is bet. A new player has none. {NEW_RULES}",
    }


@pytest.mark.parametrize(
    ("edits", "key", "words"),
    [
        (
            [PAID],
            "games-that-earn-tokens/petals",
            "Petals: only games that are paid for earn them; the free games earn none.",
        ),
        (
            [AVERAGE, ALL_LINES],
            "stake-of-tokens/petals",
            (
                "Petals: what they lead to is played on all lines, at the mean of the bets per "
                "line at which each of those spent was earned, rounded down to a cent."
            ),
        ),
        (
            [FIXED],
            "stake-of-tokens/petals",
            (
                "Petals: what they lead to is played on lines 1 to 2 at $0.05 per line, whatever "
                "was bet."
            ),
        ),
        (
            [("stake: of the last game", "stake: {lines: 1, line bet: 0.10}")],
            "stake-of-tokens/petals",
            "Petals: what they lead to is played on line 1 at $0.10 per line, whatever was bet.",
        ),
        (
            [EACH_STAKE, BEGINS],
            "tokens-kept/petals",
            (
                "Petals: they are kept from game to game, for any length of time, for each "
                f"number of lines with each bet per line by itself. A new "
                f"player has 1 and 1 part for each. {NEW_RULES}"
            ),
        ),
        (
            LONG_WALK,
            "tokens-needed/petals",
            (
                "Petals: as soon as 3 are held, 3 are spent and Night walk as for 3 Snail starts, "
                "after all else that the game has won. Those beyond stay."
            ),
        ),
        (
            BOUQUET,
            "trigger/bouquet",
            "Bouquet: nothing that the reels show starts it; only Petals can lead to it.",
        ),
        (
            [WHOLE, ROSES, PAID],
            "tokens-earned/petals+a-rose",
            (
                "Petals: on a line played a win of 3 Rose earns 1. Of several such wins in one "
                "game only the longest earns."
            ),
        ),
        (
            [(RUN, ANY_WIN), PAID],
            "tokens-earned/petals+a-win",
            "Petals: a game that wins on a line or by scatters earns 3 parts.",
        ),
    ],
)
def test_each_rule_has_words_of_its_own(edits: Edits, key: str, words: str) -> None:
    assert said(*edits)[key] == words


def test_free_games_that_only_tokens_lead_to_leave_the_stake_to_them() -> None:
    found = said(*WALK_ENTERED, FIXED)
    assert "stake-of-free-games/night-walk" not in found
    assert found["free-games-won/night-walk"] == "Night walk: 5 games are won."
    assert "stake-of-free-games/night-walk" in said(FIXED)


def test_nothing_is_said_of_a_choice_that_waits_or_is_none() -> None:
    assert ("time-limit/petals" in said(under="open")) == profile("open").pick_lapses
    assert "time-limit/petals" not in said(*LONG_WALK)
    assert "parts-of-tokens/petals" not in said(WHOLE, PAID)


MUTANTS = {
    "parts": [],
    "each stake": [EACH_STAKE, WHOLE, *LONG_WALK],
    "average": [AVERAGE, ALL_LINES],
    "fixed": [FIXED, *BOUQUET],
}


@pytest.mark.parametrize("name", MUTANTS)
def test_every_change_of_a_rule_is_noticed(name: str) -> None:
    """One leaf otherwise: a statement is untrue of the game then, or one is missing."""
    game = parse_game(edited(ROSE_GARDEN, *MUTANTS[name]), FILE)
    under, rules = profile("anz"), game.definition
    told = [*tokens.made(About(game, under))]
    known = {one.id for one in told}
    ground = Ground(names_of(rules), lambda path: path[0] != "tokens", SAMPLES)
    tried = 0
    for change in changes(rules, ground):
        mutant = _sound(game, change.model)
        if mutant is None or mutant.definition == rules:
            continue
        tried += 1
        other = About(mutant, under)
        missing = {one.id for one in tokens.made(other)} - known
        verdicts = (decide(c, other.rules, NOTHING) for one in told for c in one.claims)
        assert missing or any(map(refuted, verdicts)), change.name
    assert tried > 20


@pytest.mark.parametrize("seed", range(10))
def test_what_is_said_of_the_tokens_of_random_games_is_true(seed: int) -> None:
    rules = definition_of(tokens_game(Random(seed)))  # noqa: S311
    about = About(Game(name="Random", definition=rules, look=Look()), profile("anz"))
    found = [*tokens.made(about), *triggers.made(about)]
    for statement in found:
        for claim in statement.claims:
            verdict = decide(claim, Rules(rules, about.profile), NOTHING)
            assert not refuted(verdict), (statement.words, verdict)
