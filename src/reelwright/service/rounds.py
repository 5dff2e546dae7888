"""Playing: begin a round, answer what it asks, find it again.

Whatever happens to the server, a round stands at a question or is over: an answer, every draw up
to the next question to the player, and the money they move are one transaction, and nothing is
shown before it is stored.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reelwright.play import RULES_VERSION
from reelwright.play.codec import answer_data, stake_data
from reelwright.play.gamble import COLLECT
from reelwright.play.questions import Choice, Chosen, Draw, Refused
from reelwright.service.archive import profile_digest
from reelwright.service.auditing import checked
from reelwright.service.carried import carried, carry_in, carry_out
from reelwright.service.errors import BadAnswer, BadStake, RoundOpen, RoundVoid, Stale
from reelwright.service.finding import known, owned
from reelwright.service.lapsing import because_of, due
from reelwright.service.limits import Beginning, check_limits
from reelwright.service.log_lapses import log_lapsed
from reelwright.service.log_rounds import log_over
from reelwright.service.money import metered, transfers_of
from reelwright.service.playing import Played, RoundNow, answered, drawn, left_alone, opened
from reelwright.service.ports import Raced
from reelwright.service.records import Round, meter_of
from reelwright.service.repeating import Asked, as_it_was
from reelwright.service.wallet_money import Short, cost_of, funded, new_round_id, paid_out

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import datetime

    from reelwright.chance.sources import Source
    from reelwright.play.questions import Answer
    from reelwright.play.state import Carry, Stake
    from reelwright.profiles.model import Profile
    from reelwright.service.archive import Archive, Replays
    from reelwright.service.chance import Chance
    from reelwright.service.faults import Faults
    from reelwright.service.games import Games
    from reelwright.service.ports import Books, Clock, Store
    from reelwright.service.records import Account
    from reelwright.service.wallet_asking import Cashier
    from reelwright.service.wallet_money import Grant


@dataclass(frozen=True, slots=True)
class Rounds:
    """Plays rounds of the games on offer under the profile in force."""

    store: Store
    games: Games
    profile: Profile
    archive: Archive
    replays: Replays
    chance: Chance
    faults: Faults
    clock: Clock
    cashier: Cashier

    def begin(
        self,
        account: str,
        game: str,
        stake: Stake,
        key: str | None = None,
        session: datetime | None = None,
    ) -> RoundNow:
        """Begin a round, in a session begun then, to its first question to the player or its end.

        An open round of the game that waits at its gamble is collected first. Asked again under
        the same key, it is told again. Raises `UnknownAccount`, `UnknownGame`, `AccountLocked`,
        `RoundOpen`, `BadStake`, `NoCredit`, `KeyReused`, `WalletDenied`, `WalletUnavailable`, and
        what `check_limits` raises.
        """
        self.games.game(game)
        asked = Asked.of(key, "begin", game, stake_data(stake))
        return self._paid_for(
            account,
            asked,
            lambda books, owner, grant: self._begin(books, owner, game, stake, session, grant),
            lambda books, owner: self._collected(books, owner, game),
        )

    def answer(
        self, account: str, round_id: str, number: int, answer: Answer, key: str | None = None
    ) -> RoundNow:
        """Answer question `number` of a round and play on to the next question to the player.

        Asked again under the same key, it is told again. Raises `UnknownAccount`, `UnknownRound`,
        `AccountLocked`, `RoundVoid`, `Stale`, `BadAnswer`, `NoCredit`, `KeyReused`, `WalletDenied`,
        `WalletUnavailable`.
        """
        asked = Asked.of(key, "answer", round_id, number, answer_data(answer))
        return self._paid_for(
            account,
            asked,
            lambda books, owner, grant: self._answer(books, owner, round_id, number, answer, grant),
        )

    def open_round(self, account: str, game: str) -> RoundNow | None:
        """Return the round an account has open in a game, completed where it needs no player."""
        self.games.game(game)
        with self.faults.declared():
            try:
                with self.store.reading() as books:
                    owner = known(books, account)
                    stored = books.open_round(account, game)
                    return None if stored is None else self._as_it_is(books, owner, stored)
            except _AtADraw as found:
                return self._complete(account, found.round_id)
            except _LeftOpen as found:
                self._lapse_once(account, found.round_id)
                return self.open_round(account, game)

    def recent(
        self, account: str, game: str | None, limit: int, before: str | None
    ) -> Sequence[Round]:
        """Return an account's rounds, newest first, those begun before the round `before`."""
        with self.store.reading() as books:
            known(books, account)
            if before is not None:
                owned(books, account, before)
            return books.rounds(account, game, limit, before)

    def carried(self, account: str, game: str) -> Carry:
        """Return what an account carries into its next round of a game.

        Raises `UnknownAccount`, `UnknownGame`.
        """
        definition = self.games.game(game).definition
        with self.store.reading() as books:
            known(books, account)
            return carried(books, account, game, definition)

    def _paid_for(
        self,
        account: str,
        asked: Asked | None,
        work: Callable[[Books, Account, Grant | None], RoundNow],
        before_paying: Callable[[Books, Account], object] | None = None,
    ) -> RoundNow:
        """Do a piece of work on an account, once it is paid for where that is done elsewhere.

        It is tried first, so that nothing is paid for what cannot be done anyway.
        """
        try:
            return self._once_asked(account, asked, work, None)
        except Short as found:
            short = found
        if before_paying is not None:
            with suppress(_Unattended), self.faults.declared(), self.store.writing() as books:
                before_paying(books, checked(known(books, account)))
        with self.cashier.paying(short) as grant:
            return self._once_asked(account, asked, work, grant)

    def _once_asked(
        self,
        account: str,
        asked: Asked | None,
        work: Callable[[Books, Account, Grant | None], RoundNow],
        grant: Grant | None,
    ) -> RoundNow:
        """Do a piece of work on an account, unless it was done under the same key before."""

        def once(books: Books) -> RoundNow:
            if grant is not None:
                grant.claimed = False
            owner = known(books, account)
            if asked and (done := asked.done(books, account)):
                return as_it_was(books, self.archive, done)
            now = work(books, checked(owner), grant)
            if asked:
                asked.keep(books, now, self.clock())
            return now

        return self._stored(once)

    def _stored(self, work: Callable[[Books], RoundNow]) -> RoundNow:
        """Do a piece of work once more where somebody else was first or a draw was left open."""
        with self.faults.declared():
            try:
                return self._once(work)
            except Raced:
                pass
            except _AtADraw as found:
                self._complete(found.account, found.round_id)
            except _LeftOpen as found:
                self._lapse_once(found.account, found.round_id)
            return self._once(work)

    def _once(self, work: Callable[[Books], RoundNow]) -> RoundNow:
        with self.store.writing() as books:
            now = work(books)
        self.replays.put(now.stored.id, now.played)
        return now

    def _complete(self, account: str, round_id: str) -> RoundNow:
        """Draw what a round waits for: only a round stored by other means than ours ever does."""

        def work(books: Books) -> RoundNow:
            owner, stored = known(books, account), owned(books, account, round_id)
            played = self.replays.of(books, stored)
            return self._play_on(books, owner, stored, played, told=len(played.steps))

        return self._once(work)

    def lapse(self, account: str, round_id: str) -> RoundNow:
        """End a round that was left open for too long, as the limits it was begun under say.

        Raises `Raced` where it is not due, since somebody else was first.
        """
        with self.faults.declared():
            return self._once(lambda books: self._lapse(books, account, round_id))

    def _lapse_once(self, account: str, round_id: str) -> None:
        with suppress(Raced):
            self.lapse(account, round_id)

    def _lapse(self, books: Books, account: str, round_id: str) -> RoundNow:
        owner, stored = checked(known(books, account)), owned(books, account, round_id)
        played = self.replays.of(books, stored)
        if not due(self.archive, books, stored, self.clock()):
            raise Raced
        profile = self.archive.profile(books, stored.profile)
        log_lapsed(books, stored, profile, self.clock())
        if profile.lapsed_rounds == "completed":
            told = len(played.steps)
            return self._play_on(books, owner, stored, played, told=told, by=left_alone)
        void = self.faults.undo(books, round_id, because_of(profile))
        return RoundNow(void, played, len(played.events), known(books, account).balance)

    def _begin(
        self,
        books: Books,
        owner: Account,
        game: str,
        stake: Stake,
        session: datetime | None,
        grant: Grant | None,
    ) -> RoundNow:
        owner = self._collected(books, owner, game)
        definition = self.games.game(game).definition
        carry = carry_in(books, owner.id, game, definition)
        try:
            begun = opened(definition, self.profile, stake, carry)
        except Refused as refused:
            raise BadStake(str(refused)) from None
        at, cost = self.clock(), begun.state.terms.stake.cost
        check_limits(books, self.profile, Beginning(owner.id, cost, at, session))
        new = Round(
            id=new_round_id(grant),
            account=owner.id,
            game=game,
            digest=definition.digest,
            profile=profile_digest(self.profile),
            rules_version=RULES_VERSION,
            stake=stake_data(stake),
            total_bet=cost,
            carry=carry,
            answers=(),
            events_hash=begun.events_hash,
            won=0,
            settled=False,
            opened=at,
            closed=None,
        )
        return self._play_on(books, owner, new, begun, told=0, grant=grant)

    def _collected(self, books: Books, owner: Account, game: str) -> Account:
        """Collect a round that waits at its gamble; raises `RoundOpen` for any other."""
        waiting = books.open_round(owner.id, game)
        if waiting is None:
            return owner
        now = self._as_it_is(books, owner, waiting)
        if not (isinstance(now.played.question, Choice) and now.played.question.of == "gamble"):
            raise RoundOpen("round: found one open; allowed: to play it out first", now)
        collected = answered(now.played, Chosen(COLLECT))
        self._play_on(books, owner, waiting, collected, told=len(now.played.steps))
        return known(books, owner.id)

    def _answer(
        self,
        books: Books,
        owner: Account,
        round_id: str,
        number: int,
        answer: Answer,
        grant: Grant | None,
    ) -> RoundNow:
        stored = owned(books, owner.id, round_id)
        if stored.void is not None:
            raise RoundVoid(stored.void)
        now = self._as_it_is(books, owner, stored)
        if number != stored.question_number or now.played.question is None:
            asked = "none" if now.played.question is None else str(stored.question_number)
            raise Stale(f"question: found {number}; allowed: {asked}", now)
        try:
            taken = answered(now.played, answer)
        except Refused as refused:
            raise BadAnswer(str(refused)) from None
        told = len(now.played.steps)
        return self._play_on(books, owner, stored, taken, told=told, grant=grant)

    def _as_it_is(self, books: Books, owner: Account, stored: Round) -> RoundNow:
        """Return a round without news; raises `_Unattended` where it is not for the player."""
        played = self.replays.of(books, stored)
        if due(self.archive, books, stored, self.clock()):
            raise _LeftOpen(owner.id, stored.id)
        if isinstance(played.question, Draw):
            raise _AtADraw(owner.id, stored.id)
        return RoundNow(stored, played, len(played.events), owner.told_balance)

    def _play_on(
        self,
        books: Books,
        owner: Account,
        stored: Round,
        taken: Played,
        *,
        told: int,
        by: Callable[[Played, Source], Played] = drawn,
        grant: Grant | None = None,
    ) -> RoundNow:
        """Draw up to the next question and store it all; the first `told` steps are no news."""
        at = self.clock()
        owner = funded(books, owner, grant, stored.id, cost_of(taken, told), at)
        transfers_of(taken, told, round_id=stored.id, account=owner, at=at)
        played = by(taken, self.chance.source(owner, books))
        transfers = transfers_of(played, told, round_id=stored.id, account=owner, at=at)
        known_events = sum(map(len, played.steps[:told]))
        given = map(answer_data, played.answers[stored.question_number :])
        settled = played.question is None
        advanced = replace(
            stored,
            answers=(*stored.answers, *given),
            events_hash=played.events_hash,
            won=played.state.won,
            settled=settled,
            closed=at if settled else None,
        )
        if told:
            books.advance_round(advanced, answered=stored.question_number)
        else:
            books.add_round(advanced)
        books.move(transfers)
        books.meter(meter_of(advanced), metered(transfers, played.events[known_events:]))
        if settled:
            carry_out(books, advanced, played.state.carry)
            every = books.transfers_of_round(stored.id) if told else transfers
            log_over(books, advanced, owner, at, every)
        left = transfers[-1].balance if transfers else owner.balance
        return RoundNow(
            stored=advanced,
            played=played,
            new_from=known_events,
            balance=paid_out(books, owner, advanced, left, at),
        )


class _Unattended(Exception):
    def __init__(self, account: str, round_id: str) -> None:
        self.account = account
        self.round_id = round_id


class _AtADraw(_Unattended):
    """The round waits for chance."""


class _LeftOpen(_Unattended):
    """The round was left open for too long."""
