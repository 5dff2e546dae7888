"""A player at a game: credit, selection, Auto, and the round under way.

The one place in this room that moves a round. It decides no rule: the engine asks and tells, the
cabinet says what a button selects, the source answers draws, the player answers choices.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.cabinet import auto, selection
from reelwright.cabinet.buttons import Button, Waiting, live_buttons
from reelwright.play import begin, events, step
from reelwright.play.gamble import COLLECT
from reelwright.play.questions import Choice, Chosen, Draw, Refused
from reelwright.play.state import Stake
from reelwright.profiles.limits import too_large
from reelwright.telling import money
from reelwright.telling.bonuses import title
from reelwright.telling.tokens import tokens_held
from reelwright.terminal.limits import brought, offered, to_come
from reelwright.terminal.pacing import Pace

if TYPE_CHECKING:
    from reelwright.chance.sources import Source
    from reelwright.definition.model import Definition, Game
    from reelwright.play import Step
    from reelwright.play.events import Event
    from reelwright.play.questions import Answer
    from reelwright.play.state import Carry
    from reelwright.profiles.model import Profile
    from reelwright.record import Recorder
    from reelwright.terminal.limits import ToCome

Events = tuple["Event", ...]


class Session:
    """Rounds of one game, one after the other, on one credit.

    Every method that plays returns the events that happened, and raises `Refused`, with a sentence
    for the player and nothing changed, for what is not possible now.
    """

    def __init__(
        self,
        game: Game,
        profile: Profile,
        source: Source,
        credit: int,
        recorder: Recorder | None = None,
    ) -> None:
        self.game = game
        self.profile = profile
        self.credit = credit
        self.offer = selection.offer_of(game.definition)
        self.selection = selection.first_selection(self.offer)
        self.wager = ""
        """How the next game is bet on; empty for the plain game."""
        self.auto = auto.MANUAL
        self.pace = Pace(profile)
        self._source = source
        self._recorder = recorder
        self._round: Step | None = None
        self.staked = 0
        """What the round under way, or the last one, cost."""
        self._carry: Carry = {}

    @property
    def definition(self) -> Definition:
        """The rules of the game."""
        return self.game.definition

    @property
    def question(self) -> Choice | Draw | None:
        """What the round asks; `None` between rounds."""
        return self._round.question if self._round else None

    @property
    def waiting(self) -> Waiting:
        """What the game waits for, `None` while it runs by itself."""
        question = self.question
        if question is None:
            return "spin"
        return question.of if isinstance(question, Choice) else None

    @property
    def options(self) -> tuple[str, ...]:
        """What the player may choose from; nothing where no choice is asked."""
        return self.question.options if isinstance(self.question, Choice) else ()

    @property
    def tokens_held(self) -> tuple[str, ...]:
        """What is held of all tokens at the stake selected, in words."""
        stake = Stake(self.selection.lines, self.selection.line_bet)
        return tuple(tokens_held(self.definition, self._carry, stake))

    @property
    def cost(self) -> int:
        """What the next game costs, in cents."""
        return self.cost_by(self.wager)

    def cost_by(self, name: str) -> int:
        """Return what the next game costs by a wager, or plain."""
        wager = self.definition.wagers.get(name)
        total = self.selection.total_bet
        return total if wager is None else int(wager.costs * total)

    @property
    def ways_to_bet(self) -> tuple[str, ...]:
        """The plain game, which has no name, and each wager."""
        return ("", *self.definition.wagers)

    @property
    def buys(self) -> str:
        """The feature that the wager selected buys; empty where it buys none."""
        wager = self.definition.wagers.get(self.wager)
        return (wager.starts or "") if wager else ""

    @property
    def to_come(self) -> ToCome | None:
        """The changed games to come, and the most that may be bet on them."""
        carry = self._round.state.carry if self._round else self._carry
        return to_come(self.definition, carry)

    @property
    def running(self) -> bool:
        """Whether something happens by itself next: a draw, or the next game of Auto."""
        return self.waiting is None or (self.waiting == "spin" and self.auto.on)

    @property
    def live(self) -> tuple[Button, ...]:
        """The buttons that can be pressed."""
        autoplay = self.profile.autoplay
        return live_buttons(self.waiting, auto_on=self.auto.on, autoplay=autoplay)

    @property
    def pause(self) -> int:
        """How many milliseconds the next game of Auto has to wait; 0 where none is next."""
        return self.pace.wait if self.waiting == "spin" and self.auto.on else 0

    def celebrated(self, won: int) -> bool:
        """Say whether a win of the round is shown as one: it may have to be its stake at least."""
        return self.profile.celebrates_below_stake or won >= self.staked

    def press_lines(self) -> None:
        """Press Lines."""
        self.need("lines")
        self.selection = selection.press_lines(self.selection, self._open_offer)

    def press_line(self, line: int) -> None:
        """Press the indicator of a line."""
        if not 1 <= line <= self.offer.lines:
            lines = f"1 to {self.offer.lines}" if self.offer.lines else "none"
            raise Refused(f"There is no line {line}: lines are {lines}.")
        self.need("lines")
        if self.offer.numbers:
            numbers = _either(tuple(map(str, self.offer.numbers)))
            raise Refused(f"Lines are played from line 1 on, so many: {numbers}. Press Lines.")
        pressed = selection.press_line(self.selection, line)
        if len(pressed.lines) > self._open_offer.lines:
            raise Refused(self._limit)
        self.selection = pressed

    def raise_bet(self) -> None:
        """Press Bet +."""
        self.need("bet")
        raised = selection.raise_bet(self.selection, self._open_offer)
        if raised == self.selection != selection.raise_bet(self.selection, self.offer):
            raise Refused(self._limit)
        self.selection = raised

    def lower_bet(self) -> None:
        """Press Bet -."""
        self.need("bet")
        self.selection = selection.lower_bet(self.selection, self._open_offer)

    def bet_max(self) -> None:
        """Press Bet Max."""
        self.need("bet max")
        self.selection = selection.bet_max(self._open_offer)

    def press_wager(self, name: str | None = None) -> None:
        """Bet by a wager, or with none named by the next one; the plain game follows the last."""
        self.need("bet")
        ways = self.ways_to_bet
        if len(ways) == 1:
            raise Refused("There is one way to bet on this game.")
        if self.to_come:
            raise Refused(f"{title(self.to_come.feature)} is played plain.")
        if name is None:
            name = ways[(ways.index(self.wager) + 1) % len(ways)]
        elif name not in ways:
            raise Refused(f"There is no wager '{name[:40]}': choose {_either(ways[1:])}.")
        self.wager = name

    def spin(self) -> Events:
        """Begin a round on what is selected; a win still on offer is collected first."""
        self.need("spin")
        if wait := self.pace.wait:
            raise Refused(f"The next game can begin in {-(-wait // 1000)} seconds.")
        collected = self._collect_and_afford()
        self.auto = auto.MANUAL
        return collected + self._begin()

    def press_auto(self, games: int) -> Events:
        """Let so many games start by themselves; a win still on offer is collected first."""
        self.need("auto")
        if games not in auto.GAMES:
            raise Refused(f"Auto plays {', '.join(map(str, auto.GAMES))} games, not {games}.")
        if self.buys:
            raise Refused("Auto buys no features: bet another way, or press Spin.")
        collected = self._collect_and_afford()
        self.auto = auto.press_auto(games)
        return collected

    def press_stop(self) -> None:
        """End Auto; the round under way is played out."""
        if not self.auto.on:
            raise Refused("Auto is not on.")
        self.auto = auto.press_stop(self.auto)

    def choose(self, option: str) -> Events:
        """Answer the choice the round asks."""
        if self.waiting not in ("gamble", "pick", "offer", "feature"):
            raise Refused("Nothing is asked now, so there is nothing to choose.")
        if option not in self.options:
            raise Refused(f"'{option}' is not open: choose {_either(self.options)}.")
        return self._answer(Chosen(option))

    def collect(self) -> Events:
        """Take the win instead of gambling it."""
        self.need("collect")
        return self._answer(Chosen(COLLECT))

    def tick(self) -> Events:
        """Do the one thing that happens by itself next, where there is one."""
        if isinstance(self.question, Draw):
            return self._answer(self._source.answer(self.question))
        if self.waiting == "spin" and self.auto.on:
            spare = self.credit - (self.cost - self.selection.total_bet)
            self.auto = auto.next_game(self.auto, self.selection, spare)
            return self._begin() if self.auto.on else ()
        return ()

    @property
    def _open_offer(self) -> selection.Offer:
        """What can be bet on the next game."""
        return offered(self.offer, self.to_come)

    @property
    def _limit(self) -> str:
        """Why no more can be bet."""
        assert self.to_come is not None
        return f"While {title(self.to_come.feature)} is to come, bet at most {self.to_come.limit}."

    def _begin(self) -> Events:
        self.pace.begin()
        self.staked = self.cost
        stake = Stake(self.selection.lines, self.selection.line_bet, wager=self.wager)
        now = begin(self.definition, self.profile, stake, self._carry)
        if self._recorder:
            self._recorder.begun(stake, self._carry, now.events)
        return self._follow(now)

    def _answer(self, answer: Answer) -> Events:
        assert self._round is not None
        now = step(self._round.state, answer)
        if self._recorder:
            self._recorder.answered(answer, now.events)
        return self._follow(now)

    def _follow(self, now: Step) -> Events:
        self._round = now
        self._carry = self._carry if now.carry_out is None else now.carry_out
        for event in now.events:
            self.credit += event.credit
            self.auto = auto.hear(self.auto, event)
            if isinstance(event, events.ChangedGamesWon):
                self.wager = ""  # changed games are played plain
                self.selection = brought(self.selection, self._open_offer)
        return now.events

    def _collect_and_afford(self) -> Events:
        """Collect what is on offer; refuse first where the credit with it would not pay."""
        offered = self.waiting == "gamble"
        credit = self.credit
        if offered:
            assert self._round is not None
            collected = step(self._round.state, Chosen(COLLECT))
            credit += sum(event.credit for event in collected.events)
        if too_large(self.profile, self.cost):
            most = money(self.profile.largest_bet or 0)
            raise Refused(f"A game costs {money(self.cost)} and can cost {most} at most.")
        if self.cost > credit:
            raise Refused(
                f"A game costs {money(self.cost)} and the credit is "
                f"{money(credit)}: take a lower bet or fewer lines."
            )
        return self._answer(Chosen(COLLECT)) if offered else ()

    def need(self, button: Button) -> None:
        """Raise `Refused` where a button cannot be pressed now."""
        if button in self.live:
            return
        if button in ("gamble", "collect"):
            raise Refused(f"There is no win to {button} now.")
        if self.waiting in ("pick", "offer", "feature"):
            raise Refused(f"Pick first: {_either(self.options)}.")
        if button == "auto" and not self.profile.autoplay:
            raise Refused("There is no Auto here: each game is started by a press of its own.")
        if self.auto.on:
            raise Refused("Auto is on: press Stop to play by hand.")
        raise Refused("The round is still running: wait until it stops.")


def _either(options: tuple[str, ...]) -> str:
    *others, last = options
    return f"{', '.join(others)} or {last}" if others else last
