"""The closed set of claims: each has a name of its own, a decider, and a form as plain data."""

from __future__ import annotations

import json

import pytest

from reelwright.claims.deciding import decide
from reelwright.claims.model import CLAIMS, NoClaim, claim_of
from reelwright.profiles.files import profile
from reelwright.statements import statements
from tests.mutants.games import game


def test_every_claim_can_be_decided() -> None:
    assert [name for name, kind in CLAIMS.items() if not decide.knows(kind)] == []


@pytest.mark.parametrize("name", ["cinderella", "fruit yacht", "ocean pearl"])
def test_claims_of_a_whole_artwork_survive_as_plain_data(name: str) -> None:
    made = statements(game(name), profile("open"))
    claims = [claim for one in made for claim in one.claims]
    for claim in claims:
        assert claim_of(json.loads(claim.model_dump_json())) == claim


@pytest.mark.parametrize(
    ("plain", "told"),
    [
        ({"claim": "pays well"}, "claim: found 'pays well'; allowed: acts off the line, "),
        ({}, "claim: found None; allowed: acts"),
        ({"claim": "line pays", "symbol": "ace"}, "claim line pays > pays: found "),
        (
            {"claim": "line pays", "symbol": "Ace!", "pays": {}},
            "claim line pays > symbol: found 'Ac",
        ),
    ],
)
def test_what_is_no_claim_is_refused_by_name(plain: dict[str, object], told: str) -> None:
    with pytest.raises(NoClaim) as refusal:
        claim_of(plain)
    assert str(refusal.value).startswith(told)
