"""What a series of free games pays, over any ring of laws.

A game is told by its parts: how many games it adds, and the law of what a game that adds so many
pays (the parts together have weight 1). With g_j the part that adds j games:

- without limits each game, with all that follows from it, pays phi = sum of g_j phi^j;
- with games left limited, psi_l is what is paid from l games left until first l - 1 are left:
  psi_l = g_0 + sum of g_j psi_l psi_(l+1) ... psi_(l-1+j), none of them above the limit. So from
  the limit down psi_l = g_0 / (1 - sum of g_j psi_(l+1) ... psi_(l-1+j));
- with games played limited, and while games differ by their number, game after game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from reelwright.automaton.refusal import NotCountable
from reelwright.law.rings.ring import Blurring, Diverges, E, Ring
from reelwright.law.series.beyond import beyond_limits
from reelwright.law.series.limits import Limits
from reelwright.law.series.runs import Runs

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence
    from fractions import Fraction

Game: TypeAlias = "Sequence[tuple[int, E]]"
"""The parts of a game: games added, and the law of what a game that adds so many pays."""

MOST_LAWS = 50_000
"""Laws of what is still to come that are worked out one by one."""


def drawn(ring: Ring[E], games: Iterable[tuple[Fraction, Game[E]]]) -> Game[E]:
    """Return a game that is one of several, drawn before it: each with its weight."""
    parts: dict[int, E] = {}
    for weight, game in games:
        for added, law in game:
            parts[added] = parts.get(added, ring.zero) + law.scaled(weight)
    return tuple(parts.items())


def series(
    ring: Ring[E],
    games: Sequence[Game[E]],
    starts: Collection[int],
    limits: Limits | None = None,
    *,
    full: Sequence[E] = (),
) -> dict[int, E]:
    """Return what a series pays that starts with each number of games.

    `games` are the first, the second and so on; the last one stays. `full` are the laws of games
    after which the limit of games played leaves room for none, where those pay otherwise. Raises
    `Diverges` where an unlimited series has no mean, `NotCountable` where a limited one never ends
    or takes more than `MOST_LAWS` laws to work out.
    """
    limits = limits or Limits()
    layers = [{limits.kept(start) for start in starts}]
    laws: dict[int, E] | None = None
    while laws is None:
        number = len(layers)
        if number >= len(games) and layers[-1] <= {0}:
            laws = {0: ring.one}
        elif number == len(games):
            laws = _at_once(ring, games[-1], layers[-1], limits.after(number - 1), full[-1:])
        if laws is None:
            layers.append(
                _following(games[min(number, len(games)) - 1], layers[-1], limits.after(number))
            )
            _check(ring, sum(map(len, layers)))
    for number in range(len(layers) - 1, 0, -1):
        game, room = games[min(number, len(games)) - 1], limits.after(number)
        law = full[min(number, len(full)) - 1] if full else None
        laws = {left: _before(ring, game, left, laws, room, law) for left in layers[number - 1]}
    return {start: laws[limits.kept(start)] for start in starts}


def _following(game: Game[E], layer: Collection[int], limits: Limits) -> set[int]:
    """Return the games that can be left after a game; `limits` are those after it."""
    return {limits.kept(left - 1 + added) for left in layer if left for added, _ in game} | (
        {0} & set(layer)
    )


def _before(
    ring: Ring[E], game: Game[E], left: int, after: dict[int, E], limits: Limits, full: E | None
) -> E:
    if left == 0:
        return ring.one
    if full is not None and left - 1 == limits.played:
        return full * after[left - 1]
    parts = (law * after[limits.kept(left - 1 + added)] for added, law in game)
    return sum(parts, ring.zero)


def _check(ring: Ring[E], laws: int) -> None:
    if isinstance(ring, Blurring) and laws > ring.patience:
        raise Diverges("a series takes too many laws to work out")
    if laws > MOST_LAWS:
        raise NotCountable(
            f"at most played: found a series that takes more than {MOST_LAWS} laws to work out; "
            "allowed: fewer"
        )


def _at_once(
    ring: Ring[E], game: Game[E], lefts: Collection[int], limits: Limits, full: Sequence[E]
) -> dict[int, E] | None:
    """Return the laws of a series of equal games by games left; `None` if it must be stepped."""
    if limits == Limits():
        following = uncapped(ring, game)
        return {left: following**left for left in lefts}
    if isinstance(ring, Blurring) and (laws := _in_sight(ring, ring, game, lefts, limits, full)):
        return laws
    if limits.played is None:
        assert limits.left is not None
        _check(ring, limits.left)
        return most_left(ring, game, lefts, limits.left)
    return None


def uncapped(ring: Ring[E], game: Game[E]) -> E:
    """Return what one game pays with all that follows from it, where nothing is limited.

    Raises `Diverges` where games win one or more further games on average.
    """

    def step(laws: tuple[E, ...]) -> tuple[E, ...]:
        return (sum((law * laws[0] ** added for added, law in game), ring.zero),)

    return ring.fixed_point(step, 1)[0]


def _in_sight(
    ring: Ring[E],
    blurring: Blurring[E],
    game: Game[E],
    lefts: Collection[int],
    limits: Limits,
    full: Sequence[E],
) -> dict[int, E] | None:
    """Return the laws without limits where those change nothing in sight.

    Games of a full series differ from others one game before the limit is passed.
    """
    try:
        following = uncapped(ring, game)
    except Diverges:
        return None
    sizes = [(added, blurring.weight(law)) for added, law in game]
    size = blurring.weight(following)
    largest = max(size, *map(blurring.weight, full), 0.0)
    by = beyond_limits(sizes, largest, lefts, limits.after(1) if full else limits)
    if by > blurring.sight * min(1.0, size ** max(lefts)):
        return None
    return {left: blurring.blurred(following**left, by) for left in lefts}


def most_left(ring: Ring[E], game: Game[E], lefts: Collection[int], limit: int) -> dict[int, E]:
    """Return what equal games pay by games left, where no more than `limit` ever are."""
    ends = sum((law for added, law in game if added == 0), ring.zero)
    again = [(added, law) for added, law in game if added]
    if len(again) == len(game):
        raise NotCountable(
            "at most left: found games won in every game; allowed: a series that ends"
        )
    runs = Runs(ring.one, longest=max((*lefts, *(added for added, _ in again)), default=0))
    for _ in range(limit):
        stays = sum((law * runs.last(added - 1) for added, law in again), ring.zero)
        runs.put(ends / (ring.one - stays))
    return {left: runs.last(left) for left in lefts}
