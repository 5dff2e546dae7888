"""Anything that may happen, in any order: both books agree to the cent once all is delivered."""

from __future__ import annotations

import tempfile
from contextlib import ExitStack, closing, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any, ClassVar, get_args

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from reelwright.play.questions import Choice, Chosen, Draw, Drawn
from reelwright.play.state import Stake
from reelwright.service.errors import Denied
from reelwright.service.playing import RoundNow
from reelwright.service.ports import Unavailable
from reelwright.store import SqlStore, open_store
from reelwright.wallets.reference import WalletFile
from reelwright.wallets.reference.misbehaving import How, Message, Misbehaviour
from tests.databases import Engine, new_store
from tests.service.houses import every_transfer
from tests.service.logs import audited
from tests.service.plays import GAME, LINE_1, card, clocks, jacks, quiet
from tests.wallets.direct import Direct, Mortal
from tests.wallets.live import HERS, MIA, delivered, house_outside, mia_of, requests

WINDOWS = (quiet, jacks, clocks)
CARDS = ("ace of hearts", "2 of spades")


class Lucky:
    """Deals windows that win and lose, and cards of both colours."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)  # noqa: S311  (what a test deals, nothing secret)

    def answer(self, draw: Draw) -> Drawn:
        if draw.of == "stops":
            return self.random.choice(WINDOWS)()
        return card(self.random.choice(CARDS))


class Anything(RuleBasedStateMachine):
    """Mia plays; the wallet, the house and its operators do what they may."""

    engine: ClassVar[Engine]

    @initialize(seed=st.integers(0, 2**32))
    def opened(self, seed: int) -> None:
        self.stack = ExitStack()
        folder = Path(self.stack.enter_context(tempfile.TemporaryDirectory()))
        store: SqlStore = open_store(new_store(self.engine, folder))
        self.store = self.stack.enter_context(closing(store))
        file = self.stack.enter_context(closing(WalletFile(folder / "wallet.sqlite3")))
        file.put_player(MIA, HERS)
        self.wallet = Direct(file)
        self.mortal = Mortal(store)
        self.at = datetime(2026, 7, 1, tzinfo=UTC)
        house: Any = house_outside(self.mortal, self.wallet, clock=lambda: self.at)
        house.rounds.chance.secure.answer = Lucky(seed).answer
        self.house = house
        self.mia = mia_of(house)
        self.now: RoundNow | None = None
        self.void: list[str] = []

    @rule(line_bet=st.sampled_from([1, 100]))
    def begin(self, line_bet: int) -> None:
        self.tried(lambda: self.house.rounds.begin(self.mia, GAME, Stake(LINE_1, line_bet)))

    @precondition(lambda self: self.now is not None and self.now.played.question is not None)
    @rule(turn=st.integers(0, 100))
    def answer(self, turn: int) -> None:
        assert self.now is not None
        asked, stored = self.now.played.question, self.now.stored
        assert isinstance(asked, Choice)
        option = Chosen(asked.options[turn % len(asked.options)])
        self.tried(
            lambda: self.house.rounds.answer(self.mia, stored.id, stored.question_number, option)
        )

    @rule(how=st.sampled_from(get_args(How)), of=st.sampled_from(get_args(Message)))
    def misbehave(self, how: How, of: Message) -> None:
        self.wallet.manners.tell(Misbehaviour(how=how, of=of, seconds=0))

    @rule()
    def something_comes_late(self) -> None:
        self.wallet.acts_late = True

    @rule()
    def what_is_late_comes(self) -> None:
        self.wallet.let_in()

    @rule(line_bet=st.sampled_from([1, 100]))
    def killed_between_debit_and_round(self, line_bet: int) -> None:
        def die() -> None:
            self.mortal.dead = True

        self.wallet.after_debit = die
        self.begin(line_bet)
        self.wallet.after_debit = lambda: None
        self.mortal.dead = False

    @rule(seconds=st.sampled_from([1, 61]))
    def time_goes_on(self, seconds: int) -> None:
        self.at += timedelta(seconds=seconds)

    @rule()
    def outbox(self) -> None:
        self.house.outbox.give_up()
        self.house.outbox.deliver_next()

    @precondition(lambda self: self.now is not None)
    @rule()
    def declared_void(self) -> None:
        assert self.now is not None
        with suppress(Denied):
            self.house.faults.declare(self.now.stored.id, "a fault was seen")
            self.now = None

    def tried(self, ask: Any) -> None:
        with suppress(Denied, Unavailable):
            self.now = ask()

    def teardown(self) -> None:
        if not hasattr(self, "stack"):
            return
        with self.stack:
            self.wallet.let_in()
            self.at += timedelta(minutes=2)
            delivered(self.house)
            self.wallet.let_in()
            self.agree()

    def agree(self) -> None:
        """The operator has what Mia had, less our stakes, with our prizes; each request once."""
        with self.store.reading() as books:
            owner = books.account(self.mia)
            transfers = every_transfer(books, self.mia)
        assert owner is not None
        assert owner.balance == 0
        played = [one for one in transfers if one.round is not None]
        stakes = sum(one.amount for one in played if one.payer == "wallet")
        prizes = sum(one.amount for one in played if one.payee == "wallet")
        owed = sum(one.amount for one in transfers if one.kind == "owed paid")
        theirs = self.wallet.file.transactions(0, 1_000_000)[0]
        balance = self.wallet.file.standing(MIA).balance
        assert balance == owner.told_balance == HERS - stakes + prizes - owed
        done = {one.id: (one.kind, one.amount) for one in theirs if one.state == "done"}
        ours = {
            one.id: (one.kind, one.amount)
            for one in requests(self.store)
            if one.state in {"used", "done"}
        }
        assert done == ours
        assert balance == HERS + sum(
            amount if kind == "credit" else -amount for kind, amount in done.values()
        )
        assert audited(self.store) == []


class OnSqlite(Anything):
    engine = "sqlite"


class OnPostgresql(Anything):
    engine = "postgresql"


QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large]
TestOnSqlite = OnSqlite.TestCase
TestOnSqlite.settings = settings(
    max_examples=25, stateful_step_count=25, deadline=None, suppress_health_check=QUIET
)
TestOnPostgresql = OnPostgresql.TestCase
TestOnPostgresql.settings = settings(
    max_examples=10, stateful_step_count=25, deadline=None, suppress_health_check=QUIET
)
