"""A situation as anybody can see it again: in words, as a command to run, as a record to replay."""

from __future__ import annotations

import json
import shlex
from itertools import zip_longest
from typing import TYPE_CHECKING

from reelwright.claims.rules import PAID
from reelwright.definition.faults import money
from reelwright.play import begin, step
from reelwright.play.codec import answer_data, event_data, stake_data
from reelwright.play.questions import Refused
from reelwright.play.state import Stake
from reelwright.record import header_of
from reelwright.telling.typed import NO_CELL
from reelwright.telling.words import numbered

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.verdicts import Situation
    from reelwright.compliance.held import Held
    from reelwright.compliance.report import Named

RECORD = "round.jsonl"
"""What a record is called in a command that replays it."""


def in_words(situation: Situation) -> str:
    """Say what is bet, where, and what is pressed."""
    stake = situation.stake
    on = numbered(stake.lines) if stake.lines else "ways"
    parts = [f"{money(stake.line_bet)} on {on}"]
    if stake.wager:
        parts.append(f"by the wager {stake.wager}")
    if situation.phase != PAID:
        parts.append(f"in {situation.phase}")
    if situation.carry:
        held = [f"{value} of {name}" for name, value in situation.carry]
        parts.append(f"carried in: {', '.join(held)}")
    if situation.pressed:
        parts.append(f"pressed: {', '.join(situation.pressed)}")
    if situation.answers:
        count = len(situation.answers)
        parts.append(f"a round of {count} answer{'' if count == 1 else 's'}")
    return ", ".join(parts)


def command(situation: Situation, held: Held, named: Named) -> str | None:
    """Return the command line that shows a situation; `None` where there is none but the bet.

    A round is replayed from its record, kept in a file of the name `RECORD`. A window judged on a
    bet that the game does not offer is shown with every line bet on.
    """
    if situation.window is None:
        return f"reelwright replay {RECORD}" if record(situation, held, named) else None
    parts = ["reelwright", "explain", named.game]
    if named.variant is not None:
        parts += ["--variant", named.variant]
    if situation.phase != PAID:
        parts += ["--phase", situation.phase]
    stake = _on_offer(situation.stake, held)
    if stake.wager:
        parts += ["--wager", stake.wager]
    if stake.lines:
        parts += ["--lines", _ranges(stake.lines)]
    rows = zip_longest(*situation.window, fillvalue=NO_CELL)
    window = "; ".join(" ".join(row) for row in rows)
    return shlex.join([*parts, "--line-bet", money(stake.line_bet), "--window", window])


def _on_offer(stake: Stake, held: Held) -> Stake:
    """Return a stake, or the one on every line where it is not on offer."""
    definition = held.game.definition
    try:
        begin(definition, held.profile, stake)
    except Refused:
        bets = definition.stakes.bets
        lines = () if definition.ways else tuple(range(1, len(definition.lines.rows) + 1))
        return Stake(lines, stake.line_bet if stake.line_bet in bets else min(bets))
    return stake


def _ranges(lines: tuple[int, ...]) -> str:
    unbroken = len(lines) > 1 and lines == tuple(range(lines[0], lines[-1] + 1))
    return f"{lines[0]}-{lines[-1]}" if unbroken else ",".join(map(str, lines))


def record(situation: Situation, held: Held, named: Named) -> str | None:
    """Return a round as the text of a record; `None` where the situation is no round."""
    if not situation.answers:
        return None
    definition = held.game.definition
    header = header_of(named.game, definition, held.profile, variant=named.variant)
    lines = [header.plain(), *_steps(situation, held)]
    return "".join(
        json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n" for line in lines
    )


def _steps(situation: Situation, held: Held) -> Iterator[dict[str, object]]:
    """Yield the begin of a round and each answer, with what followed, as a record has them."""
    carry = dict(situation.carry)
    now = begin(held.game.definition, held.profile, situation.stake, carry)
    begun = {"stake": stake_data(situation.stake), "carry": carry}
    yield {"begin": begun, "events": [event_data(event) for event in now.events]}
    for answer in situation.answers:
        now = step(now.state, answer)
        events = [event_data(event) for event in now.events]
        yield {"answer": answer_data(answer), "events": events}
