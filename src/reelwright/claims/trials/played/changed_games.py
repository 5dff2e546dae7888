"""Rounds in which changed games are won, and the changed games that follow them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from reelwright.claims.trials.played.falling import ends
from reelwright.claims.trials.played.grounds import Ground, spins, starting_grounds
from reelwright.claims.trials.played.meeting import capped, met, starting
from reelwright.claims.trials.played.rounds import every_line
from reelwright.claims.trials.played.showing import sets_on
from reelwright.claims.trials.played.stands import another_won, begins
from reelwright.claims.trials.played.steering import begun, calm, led_to, next_game
from reelwright.claims.trials.windows.counting import count_of
from reelwright.play.changed_games_kept import under_way
from reelwright.play.events import ChangedGamesWon

if TYPE_CHECKING:
    from collections.abc import Iterable

    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.stands import Stand
    from reelwright.play.events import Event
    from reelwright.play.state import Stake


@lru_cache(maxsize=256)
def won_by(rules: Rules, feature: str) -> tuple[tuple[int, Stand], ...]:
    """Return rounds in which the trigger was met, by spins or through bonuses, with the counts."""
    trigger = rules.definition.features[feature].starts_on
    found = []
    for ground in starting_grounds(rules, feature):
        for target in spins(rules, ground, trigger):
            spun = ground.stand.spun(target)
            if spun is None or capped(spun) or another_won(spun, feature):
                continue
            if count := met(rules, trigger, target, spun):
                found.append((count, spun))
    for count in sorted(rules.changed_games[feature].counts - {count for count, _ in found}):
        entered = begun(rules, feature, count)
        if entered is not None:
            found.append((count, entered))
    return tuple(found)


def won(told: Iterable[Event], feature: str) -> ChangedGamesWon | None:
    """Return the last event that tells of changed games won."""
    every = [one for one in told if isinstance(one, ChangedGamesWon) and one.feature == feature]
    return every[-1] if every else None


@lru_cache(maxsize=256)
def first_game(rules: Rules, feature: str, count: int, stake: Stake | None = None) -> Stand | None:
    """Return the first changed game after so many won them; `None` where none was found."""
    bet = stake or every_line(rules)
    began = begun(rules, feature, count, bet)
    return None if began is None else next_game(rules, began, bet, feature)


def longest(rules: Rules, feature: str) -> Stand | None:
    """Return the first changed game of as many as can be won at once."""
    games = rules.changed_games[feature].games
    for count in sorted(games, key=lambda one: games[one], reverse=True):
        game = first_game(rules, feature, count)
        if game is not None:
            return game
    return None


def own_grounds(rules: Rules, feature: str, stand: Stand) -> list[Ground]:
    """Return a changed game as a ground on each set of strips that it can be spun on."""
    return [Ground(feature, one, stand) for one in sets_on(rules, feature, stand.stake)]


def ends_with(rules: Rules, feature: str, symbol: str, count: int) -> bool:
    """Say whether changed games in which symbols fall may end with so many of a symbol, or more."""
    stake = every_line(rules)
    for strips in sets_on(rules, feature, stake):
        windows = ends(rules, feature, strips, stake)
        seen = (count_of(rules.definition, feature, symbol, window) for window in windows or ())
        if windows is None or max(seen) >= count:
            return True
    return False


def left(stand: Stand) -> int:
    """Return how many changed games are left after the one of a round, or none."""
    runs = under_way(stand.state.terms.definition, stand.state.carry)
    return 0 if runs is None else runs.left


@lru_cache(maxsize=256)
def led_again(rules: Rules, feature: str, bonus: str, count: int) -> tuple[Stand, Stand] | None:
    """Return a changed game in which a bonus led to more of them: before its spin, and at its end.

    The way is found in a round of the paid game, where it is told, and taken again. `None` where
    none was found, or more than that was won.
    """
    in_paid = begun(rules, bonus)
    led = None if in_paid is None else led_to(in_paid, feature, count)
    spun = starting(rules, feature).get(bonus)
    if in_paid is None or led is None or spun is None:
        return None
    since = len(spun.before.events)
    now = spun.after.to(calm(rules), lambda one: begins(one, bonus), since)
    for answer in led.answers[len(in_paid.answers) :]:
        if now.question is None:
            return None
        now = now.after(answer)
    over = now.on(calm(rules))
    several = [one for one in over.events[since:] if isinstance(one, ChangedGamesWon)]
    return None if len(several) > 1 or capped(over) else (spun.before, over)
