"""Who plays: what the main figures of a sheet suppose of the player."""

from __future__ import annotations

from dataclasses import dataclass, field

from reelwright.automaton.scale import playing
from reelwright.chance.sources import Source
from reelwright.definition.model import ChangedGames, Definition
from reelwright.law.rounds import Rounds, options
from reelwright.law.rounds.limits import settled
from reelwright.play import begin, step
from reelwright.play.gamble import COLLECT
from reelwright.play.offers import Choose
from reelwright.play.questions import Choice, Chosen, Draw
from reelwright.play.state import Carry, Stake, State
from reelwright.profiles.files import profile

OPEN = profile("open")


def carries(definition: Definition) -> bool:
    """Whether a paid game can bear on later ones."""
    changed = (isinstance(one, ChangedGames) for one in definition.features.values())
    return bool(definition.tokens) or any(changed)


@dataclass(frozen=True, eq=False)
class Player:
    """A player of every line at the least line bet, who never gambles."""

    definition: Definition
    stake: Stake = field(init=False)
    _taken: dict[tuple[str, int], Chosen] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        played = playing(self.definition)
        object.__setattr__(self, "stake", Stake(played.lines, played.line_bet))

    def game(self, source: Source, carry: Carry) -> State:
        """Play one paid game to its end."""
        state = begin(self.definition, OPEN, self.stake, carry).state
        while (question := state.question) is not None:
            if isinstance(question, Draw):
                state = step(state, source.answer(question)).state
            else:
                state = step(state, self.choose(state, question)).state
        return state

    def choose(self, state: State, choice: Choice) -> Chosen:
        """Answer a choice; raises `ValueError` for one that no figure supposes anything of."""
        match choice.of:
            case "gamble":
                return Chosen(COLLECT)
            case "pick":
                return Chosen(choice.options[0])
            case "offer":
                task = state.agenda[-1]
                assert isinstance(task, Choose)
                return self._offer(task.feature, task.by.count)
        raise ValueError(f"choice: found one of a {choice.of}; allowed: gamble, offer, pick")

    def _offer(self, feature: str, count: int) -> Chosen:
        """Take the offer with the greatest mean, of equal ones the first."""
        if (feature, count) not in self._taken:
            rounds = settled(Rounds(self.definition, playing(self.definition))).rounds
            means = [option.mean for option in options(rounds, feature, count)]
            self._taken[feature, count] = Chosen(str(1 + means.index(max(means))))
        return self._taken[feature, count]
