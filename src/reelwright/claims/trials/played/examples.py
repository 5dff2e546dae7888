"""Rounds that show what rules come to: one for each kind of win and feature a game has."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Literal, TypeAlias

from reelwright.claims.rules import PAID
from reelwright.claims.trials.played.bonuses import ended
from reelwright.claims.trials.played.rounds import every_line
from reelwright.claims.trials.played.seen import example_of
from reelwright.claims.trials.played.showing import (
    effect,
    effect_of,
    possible,
    sampled,
    sets_on,
    shown,
    stops_of,
    target,
)
from reelwright.claims.trials.played.stands import opened
from reelwright.claims.trials.played.steering import begun, standing
from reelwright.claims.trials.windows.boards import Board, Want
from reelwright.claims.trials.windows.masks import acting
from reelwright.definition.model import Award, ChangedGames, FreeGames, ReSpins, ScatterTrigger
from reelwright.play.events import (
    Fell,
    LineWon,
    ReelsStopped,
    ScatterWon,
    TokensEarned,
    TokensSpent,
    WaysWon,
)
from reelwright.play.questions import Choice, Chosen, Drawn
from reelwright.play.state import Stake

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.showing import Effect
    from reelwright.claims.trials.played.stands import Stand, Target
    from reelwright.definition.model import Feature
    from reelwright.play.events import Event, Window
    from reelwright.play.questions import Answer

Kind: TypeAlias = Literal[
    "win", "substitute", "scatter", "feature", "again", "free game", "lines", "spin"
]
FEWEST, MOST = 4, 8
"""How many examples a game has, where there is enough to tell."""
NEAR = 6
"""How many windows are tried for one number of a symbol."""
SPINS = 60
"""How many spins are tried for one that wins on two lines."""
SYMBOLS = 4
"""How many symbols are tried for a win that a substitute completes or free games multiply."""
LONGEST = 60
"""After so many answers a bonus is too long for an example."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A round told as an example, with what it is an example of."""

    kind: Kind
    of: str
    """A symbol or a feature."""
    stand: Stand


@lru_cache(maxsize=64)
def examples(rules: Rules) -> tuple[Shown, ...]:
    """Return rounds to tell as examples, each at another stake than the one before."""
    bets = stakes(rules)
    found: list[Shown] = []
    for make in (_line_win, _substituted, _scatters, _features, _again, _multiplied, _two_lines):
        found += (one for one in make(rules, bets, tuple(found)) if not _by_more(one.stand))
    fill = (one for one in _wins(rules, bets[1]) if one.of not in {other.of for other in found})
    for more in (fill, _spins(rules, bets[2])):
        found += islice(more, max(0, FEWEST - len(found)))
    return tuple(found[:MOST])


def _by_more(stand: Stand) -> bool:
    """Say whether a round is more than an example tells.

    It is one by a wager, one in which tokens are spent, or one that wins where symbols have fallen.
    """
    events = stand.events
    spent = any(isinstance(event, TokensSpent) for event in events)
    falls = [place for place, event in enumerate(events) if isinstance(event, Fell)]
    later = events[min(falls) :] if falls else ()
    won = any(isinstance(event, LineWon | WaysWon) for event in later)
    return spent or won or bool(stand.state.terms.game_stake.wager)


def stakes(rules: Rules) -> tuple[Stake, Stake, Stake]:
    """Return three stakes, as unlike as the bets on offer allow."""
    definition = rules.definition
    bets = sorted(definition.stakes.bets)
    every = every_line(rules)
    numbers = definition.stakes.selections(len(every.lines)) or range(1, len(every.lines) + 1)
    fewer = sorted(number for number in numbers if number <= len(every.lines))
    some = every.lines[: fewer[len(fewer) // 2]] if every.lines else ()
    return (
        Stake(every.lines, bets[len(bets) // 3]),
        Stake(some, bets[len(bets) // 2]),
        Stake(every.lines, bets[-1]),
    )


def _line_win(rules: Rules, bets: Sequence[Stake], _: Sequence[Shown]) -> Iterator[Shown]:
    yield from islice(_wins(rules, bets[0]), 1)


def _wins(rules: Rules, stake: Stake) -> Iterator[Shown]:
    """Yield spins on which a symbol wins, those with nothing beside it first."""
    loud = []
    for symbol in _winning(rules)[: 2 * SYMBOLS]:
        noise, one = _best(rules, stake, PAID, symbol)
        spun = None if one is None else opened(rules, stake).spun(one)
        if spun is None:
            continue
        if noise:
            loud.append((noise, Shown("win", symbol, spun)))
        else:
            yield Shown("win", symbol, spun)
    yield from (shown for _, shown in sorted(loud, key=lambda one: one[0]))


def _spins(rules: Rules, stake: Stake) -> Iterator[Shown]:
    """Yield spins drawn at random that win, those with the fewest wins first."""
    told = [
        (len(seen.told) + len(seen.starts), place, one)
        for strips in sets_on(rules, PAID, stake)
        for place, one in enumerate(sampled(rules, PAID, strips)[:SPINS])
        if (seen := effect_of(rules, one, stake)).won
    ]
    spins = (opened(rules, stake).spun(one) for *_, one in sorted(told, key=lambda one: one[:2]))
    found = (one for one in spins if one is not None)
    yield from (Shown("spin", str(number), one) for number, one in enumerate(found, 1))


def _winning(rules: Rules) -> list[str]:
    """Return the symbols that win by count, one from the middle of the paytable first."""
    symbols = [key for key, symbol in rules.definition.symbols.items() if symbol.pays]
    middle = len(symbols) // 2
    return symbols[middle:] + symbols[:middle]


def _best(
    rules: Rules, stake: Stake, phase: str, symbol: str, helper: str | None = None
) -> tuple[int, Target | None]:
    """Return a spin of a phase on which a symbol wins, a helper standing in or none.

    How much else it wins or starts comes first: nothing where that can be.
    """
    helpers = frozenset(acting(rules, phase))
    line = stake.lines[len(stake.lines) // 3] if stake.lines else 1
    best: tuple[int, Target | None] = (0, None)
    for strips in sets_on(rules, phase, stake):
        board = Board(rules, phase, strips, line)
        for wants in _wants(rules, board, symbol, helper, helpers):
            for window in islice(board.windows(wants), NEAR):
                noise = _noise(effect(rules, phase, window, stake, strips), symbol, helper)
                if noise is None or (best[1] and noise >= best[0]):
                    continue
                best = noise, target_of(rules, phase, strips, window)
                if noise == 0 and best[1]:
                    return best
    return best


def target_of(rules: Rules, phase: str, strips: str, window: Window) -> Target | None:
    """Return the spin that comes to show a window; `None` where the strips cannot."""
    reels = stops_of(rules.definition, strips)
    if not all(column in at for at, column in zip(reels, window, strict=True)):
        return None
    one = target(rules, phase, strips, window)
    return one if possible(rules, one) else None


def _wants(
    rules: Rules, board: Board, symbol: str, helper: str | None, helpers: frozenset[str]
) -> Iterator[list[Want]]:
    """Yield what the reels shall show for each number of a symbol that pays."""
    rule = rules.definition.symbols[symbol]
    backwards = (rule.read or rules.definition.lines.read) == "right to left"
    alone = Want(frozenset({symbol}), helpers - {symbol})
    other = Want(None, helpers | {symbol})
    for count in sorted(rule.pays):
        run = [alone] * count
        rest = [other] * (board.reels - count)
        for place in range(1, count) if helper else [None]:
            shown = list(run)
            if helper is not None and place is not None:
                shown[place] = Want(frozenset({helper}))
            yield [*rest, *reversed(shown)] if backwards else [*shown, *rest]


def _noise(told: Effect, symbol: str, helper: str | None) -> int | None:
    """Return how much a window wins and starts beside a win; `None` where that is not won."""
    wins = [event for event in told.told if isinstance(event, LineWon | WaysWon | ScatterWon)]
    meant = [
        win
        for win in wins
        if win.symbol == symbol and bool(win.substitutes) == (helper is not None)
    ]
    return len(wins) - 1 + len(told.starts) if meant else None


def _substituted(rules: Rules, bets: Sequence[Stake], _: Sequence[Shown]) -> Iterator[Shown]:
    """Yield a win that a substitute completes, for two substitutes at most."""
    for helper in acting(rules, PAID)[:2]:
        for symbol in _winning(rules)[:SYMBOLS]:
            if symbol == helper:
                continue
            one = _best(rules, bets[1], PAID, symbol, helper)[1]
            spun = None if one is None else opened(rules, bets[1]).spun(one)
            if spun is not None:
                yield Shown("substitute", helper, spun)
                break


def _scatters(rules: Rules, bets: Sequence[Stake], _: Sequence[Shown]) -> Iterator[Shown]:
    """Yield the prize of each scatter, one that starts a feature where there is one."""
    for place, scatter in enumerate(rules.definition.scatters):
        stake = bets[(place + 2) % 3]
        best = None
        for strips in sets_on(rules, PAID, stake):
            for count, one in shown(rules, PAID, strips, ScatterTrigger(scatter=scatter), stake):
                told = effect_of(rules, one, stake)
                noise = (_others(told, scatter), not told.starts, count)
                if _pays(told, scatter) and (best is None or noise < best[0]):
                    best = noise, one
        spun = None if best is None else opened(rules, stake).spun(best[1])
        if spun is not None:
            yield Shown("scatter", scatter, spun)


def _pays(told: Effect, scatter: str) -> bool:
    return any(isinstance(e, ScatterWon) and e.symbol == scatter for e in told.told)


def _others(told: Effect, scatter: str) -> int:
    """Return how many wins there are beside that of a scatter, and features beyond one."""
    wins = [event for event in told.told if isinstance(event, LineWon | WaysWon | ScatterWon)]
    return sum(win.symbol != scatter for win in wins) + max(0, len(told.starts) - 1)


def _features(rules: Rules, bets: Sequence[Stake], found: Sequence[Shown]) -> Iterator[Shown]:
    """Yield each feature that no example started yet, a bonus played to its end."""
    started = {name for one in found for name in example_of(one.stand).starts}
    for place, (name, feature) in enumerate(rules.definition.features.items()):
        stand = None if name in started else begun(rules, name, stake=bets[place % 3])
        played = None if stand is None else _played(stand, name, feature)
        if played is not None:
            started.update(example_of(played).starts)
            yield Shown("feature", name, played)


def _played(stand: Stand, name: str, feature: Feature) -> Stand | None:
    """Return a round with a bonus played to its end; `None` where that is too long to tell."""
    if sum(isinstance(event, ReelsStopped) for event in stand.events) > 1:
        return None
    if isinstance(feature, Award | ChangedGames | ReSpins):
        return stand
    if isinstance(feature, FreeGames):
        return stand.on(_varied, lambda now: now.phase is not None)
    most = len(stand.answers) + LONGEST
    played = stand.on(_varied, lambda now: ended(now.told, name) is not None, most)
    return played if ended(played.told, name) else None


def _varied(stand: Stand) -> Answer:
    """Answer so that what comes of it is neither the least nor the most."""
    number = len(stand.answers)
    question = stand.question
    if isinstance(question, Choice):
        return Chosen(question.options[3 * number % len(question.options)])
    assert question is not None
    possible = ([n for n in range(part.size) if part.weight(n)] for part in question.parts)
    return Drawn(tuple(outcomes[7 * number % len(outcomes)] for outcomes in possible))


def _again(rules: Rules, bets: Sequence[Stake], _: Sequence[Shown]) -> Iterator[Shown]:
    """Yield a free game that wins more games of its own series."""
    for name, series in rules.free_games.items():
        stand = standing(rules, name, bets[0]) if series.games_added else None
        if stand is None:
            continue
        spins = (
            (len(told.starts), told.won, one)
            for strips in sets_on(rules, name, bets[0])
            for count, one in shown(rules, name, strips, series.starts_on, bets[0])
            if count in series.games_added
            and name in (told := effect_of(rules, one, bets[0])).features
        )
        least = min(spins, key=lambda spin: spin[:2], default=None)
        spun = None if least is None else stand.spun(least[2])
        if spun is not None:
            yield Shown("again", name, spun)


def _multiplied(rules: Rules, bets: Sequence[Stake], _: Sequence[Shown]) -> Iterator[Shown]:
    """Yield a win of a free game that the factor of its series multiplies."""
    for name, series in rules.free_games.items():
        stand = standing(rules, name, bets[1]) if series.multiplies else None
        if stand is None:
            continue
        for symbol in _winning(rules)[:SYMBOLS]:
            one = _best(rules, bets[1], name, symbol)[1]
            spun = None if one is None else stand.spun(one)
            if spun is not None and any(map(_is_multiplied, spun.told)):
                yield Shown("free game", name, spun)
                break


def _is_multiplied(event: Event) -> bool:
    return isinstance(event, LineWon | WaysWon) and event.phase_multiplier > 1


def _two_lines(rules: Rules, bets: Sequence[Stake], _: Sequence[Shown]) -> Iterator[Shown]:
    """Yield a spin that wins on two lines."""
    if not rules.has_lines:
        return
    for strips in sets_on(rules, PAID, bets[0]):
        for one in sampled(rules, PAID, strips)[:SPINS]:
            told = effect_of(rules, one, bets[0])
            lines = {event.line for event in told.told if isinstance(event, LineWon)}
            wins = [event for event in told.told if not isinstance(event, TokensEarned)]
            if len(lines) == len(wins) == 2 and not told.starts:
                spun = opened(rules, bets[0]).spun(one)
                if spun is not None and not _by_more(spun):
                    yield Shown("lines", "", spun)
                    return
