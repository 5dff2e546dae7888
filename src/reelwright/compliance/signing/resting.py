"""What a decision rests on, as a fingerprint: where that changes it is to be decided again."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

from reelwright.compliance.findings import verdict_words

if TYPE_CHECKING:
    from reelwright.compliance.held import Held, Told
    from reelwright.compliance.outcomes import Outcome
    from reelwright.standards.model import Standard


def fingerprint(outcome: Outcome, standard: Standard, held: Held) -> str:
    """Return the SHA-256 of all that whoever decides a clause looks at.

    That is the clause and edition; the statements that serve it with their words, claims and
    truth; what is missing; the displays and layouts it asks for. A clause that names nothing of
    these rests on every statement and on how the game looks.
    """
    clause = outcome.clause
    names_something = bool(clause.kinds or clause.wordings or clause.shown or clause.laid)
    told = [*held.of_kinds(clause.kinds), *held.printing(clause.wordings)]
    rests_on = {
        "clause": clause.model_dump(mode="json"),
        "edition": standard.edition.name,
        "game": held.game.name,
        "statements": sorted(map(_plain, told if names_something else held.told)),
        "found": [
            (finding.sort, finding.about, finding.words, finding.holds, finding.found)
            for finding in outcome.findings
            if finding.sort != "statement"
        ],
        "look": {} if names_something else held.game.look.model_dump(mode="json"),
    }
    text = json.dumps(rests_on, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _plain(told: Told) -> str:
    statement = told.statement
    return json.dumps(
        {
            "id": statement.id,
            "words": statement.words,
            "wording": statement.wording,
            "claims": [claim.model_dump(mode="json") for claim in statement.claims],
            "truth": verdict_words(told) if told.untrue else told.status,
        },
        sort_keys=True,
    )
