"""An exported round is verified by itself, and whatever is changed in it is caught."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest
from pydantic import ValidationError

from reelwright.play.codec import plain_hash
from reelwright.service.errors import Malfunction, UnknownRound
from reelwright.service.exporting import exported
from reelwright.service.exporting_checks import checks
from reelwright.service.exporting_model import Exported
from reelwright.service.ports import Store
from tests.service.exports import caught, changed, export, export_of, failing, leaves
from tests.service.houses import bet, choose, house_on, leave, unhurried
from tests.service.logs import by_hand
from tests.service.plays import FREE, SMALLEST, jacks, princes, pumpkins, quiet

STATUSES = ("complete", "void", "in progress")
MOST_TRIED = 30
"""Of the values of a definition so many are changed, evenly spread."""


@pytest.mark.parametrize("status", STATUSES)
def test_what_was_exported_passes_every_check(status: str) -> None:
    made = list(checks(Exported.model_validate(export(status))))
    assert [check.name for check in made] == [
        "definition",
        "profile",
        "rules version",
        "answers",
        "events hash",
        "cost",
        "won",
        "transfers",
        "void",
        "balances",
        "times",
        "log",
    ]
    assert all(check.holds for check in made)


@pytest.mark.parametrize("held", ["open", "anz"])
def test_rounds_of_every_feature_pass(store: Store, held: str) -> None:
    draws = [pumpkins(), *[quiet(FREE)] * 15, princes(), *[SMALLEST] * 4, jacks()]
    house = house_on(store, draws, unhurried(held))
    now = choose(house, bet(house), "collect")
    assert failing(export_of(store, now.stored.id)) == {}
    now = bet(house)
    for option in ("9", "1", "5", "2", "collect"):
        now = choose(house, now, option)
    assert failing(export_of(store, now.stored.id)) == {}
    now = bet(house)
    house.faults.declare(now.stored.id, "a fault")
    assert failing(export_of(store, now.stored.id)) == {}


def test_what_was_owed_is_part_of_what_undoes_a_round(store: Store) -> None:
    house = house_on(store, [jacks()])
    now = choose(house, bet(house), "collect")
    leave(store, 150)
    house.faults.declare(now.stored.id, "a fault")
    data = export_of(store, now.stored.id)
    assert [one["payer"] for one in data["transfers"]][-1] == "owed"
    assert failing(data) == {}


def test_a_profile_of_an_earlier_version_passes(store: Store) -> None:
    """Its text, and so its digest, lacks what it did not know; read, it has the defaults."""
    text = '{"name":"früher","description":"Limits\\tof \\"then\\"."}'
    digest = hashlib.sha256(text.encode()).hexdigest()
    house = house_on(store, [quiet()])
    stored = bet(house).stored
    with store.writing() as books:
        books.keep(digest, text)
    before = export_of(store, stored.id)
    data = before | {"profile": json.loads(text), "profile_digest": digest}
    assert failing(data).keys() == {"log"}
    assert "profile" in failing(data | {"profile_digest": before["profile_digest"]})
    assert "profile" in failing(data | {"profile": {**data["profile"], "pick_lapses": False}})


@pytest.mark.parametrize("status", ["complete", "void"])
@pytest.mark.parametrize("field", Exported.model_fields)
def test_another_byte_in_any_field_is_caught(field: str, status: str) -> None:
    data = export(status)
    paths = list(leaves(data[field], (field,)))
    if data[field] == {}:
        assert caught({**data, field: {"more": 1}})
    for path in paths[:: max(1, len(paths) // MOST_TRIED)]:
        assert caught(changed(data, path)), path


@pytest.mark.parametrize("field", Exported.model_fields)
def test_a_field_that_is_missing_is_refused(field: str) -> None:
    data = {key: value for key, value in export("complete").items() if key != field}
    with pytest.raises(ValidationError, match=field):
        Exported.model_validate(data)


def test_a_transfer_or_entry_more_or_less_is_caught() -> None:
    data = export("void")
    for field in ("transfers", "entries", "answers"):
        assert caught({**data, field: data[field][:-1]})
        assert caught({**data, field: data[field][1:]})
        assert caught({**data, field: [*data[field], data[field][-1]]})


@pytest.mark.parametrize(
    ("path", "value", "check", "words"),
    [
        (("won",), 999, "won", "won: found 999; allowed: 1000"),
        (("cost",), 99, "cost", "cost: found 99; allowed: 100"),
        (("rules_version",), 9, "rules version", "rules version: found 9; allowed: 1"),
        (("settled",), False, "answers", "settled: found false; allowed: true"),
        (
            ("answers", 1),
            {"chosen": "green"},
            "answers",
            "answers, choice of gamble: found 'green'; allowed: red, black",
        ),
        (
            ("answers", 0),
            {"thrown": 1},
            "answers",
            'answers, answer: found {"thrown": 1}; allowed: {"drawn"',
        ),
        (("stake", "line_bet"), 3, "answers", "answers, line bet: found 3 cents; allowed: 1, 2"),
        (("definition", "window", "reels"), 9, "definition", "window > reels: found 9; allowed: "),
        (("profile", "gamble_attempts"), -1, "profile", "gamble_attempts: found -1; allowed: 0"),
        (("transfers", 0, "amount"), 7, "transfers", 'transfer 1: found {"account":"test"'),
        (("entries", 0, "number"), 7, "log", "entry 7, hash: found "),
    ],
)
def test_what_does_not_agree_is_said(
    path: tuple[str | int, ...], value: Any, check: str, words: str
) -> None:
    found = failing(changed(export("complete"), path, value))
    assert any(one.startswith(words) for one in found[check]), found


def test_who_changes_the_round_and_its_entry_too_is_still_caught() -> None:
    """A forger who hashes the entry anew is left with a hash that the log does not have."""
    data = export("complete")
    entry = data["entries"][0]
    what = {**json.loads(entry["what"]), "game": "other"}
    forged = {**entry, "what": json.dumps(what, sort_keys=True, separators=(",", ":"))}
    parts = ("chain", "number", "at", "kind", "what", "previous")
    forged["hash"] = plain_hash([forged[part] for part in parts])
    assert failing({**data, "game": "other", "entries": [forged]}) == {}
    assert forged["hash"] != entry["hash"]


def test_a_row_that_is_no_round_any_more(store: Store) -> None:
    now = bet(house_on(store, [quiet()]))
    by_hand(store, "UPDATE rounds SET stake = '[]'")
    with store.reading() as books, pytest.raises(Malfunction, match=r"round any more \(stake\)"):
        exported(books, now.stored.id)


def test_a_round_that_is_not_there_and_one_whose_rules_are_lost(store: Store) -> None:
    house = house_on(store, [quiet()])
    now = bet(house)
    with store.reading() as books, pytest.raises(UnknownRound):
        exported(books, "none")
    by_hand(store, "UPDATE documents SET text = 'lost' WHERE digest = :one", one=now.stored.digest)
    with store.reading() as books, pytest.raises(Malfunction, match="found what is no JSON"):
        exported(books, now.stored.id)


def test_a_profile_that_an_earlier_version_kept_is_the_one_of_its_digest() -> None:
    """It says nothing of the limits that came later; whatever it says otherwise is caught."""
    data = export("complete")
    earlier = ("name", "description", "gamble_attempts", "prizes_credited", "pick_lapses")
    kept = {key: data["profile"][key] for key in earlier}
    text = json.dumps(kept, separators=(",", ":"))
    digest = hashlib.sha256(text.encode()).hexdigest()
    assert "profile" not in failing({**data, "profile": kept, "profile_digest": digest})
    for changed_to in ({**kept, "pick_lapses": True}, {**kept, "autoplay": True}):
        file = {**data, "profile": changed_to, "profile_digest": digest}
        assert "profile" in failing(file)
