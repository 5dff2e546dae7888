"""The page that tells the agreement: its messages are signed as it says, by it alone."""

from __future__ import annotations

import hashlib
import hmac
import re
from base64 import b64encode
from pathlib import Path
from typing import get_args

import pytest

from reelwright.service.wallet_ports import Refusal
from reelwright.service.wallet_records import Reason
from reelwright.wallets.messages import SaidBody, TransactionBody
from reelwright.wallets.reference.misbehaving import How

PAGE = (Path(__file__).parents[2] / "docs/how-to/connect-a-wallet.md").read_text(encoding="utf-8")
SECRET = re.findall(r"With the secret `([^`]+)`", PAGE)[0].encode()
MESSAGES = re.findall(r"```http\n(.*?)\n```", PAGE, re.DOTALL)
BASES = re.findall(r"```text\n(\"@.*?)\n```", PAGE, re.DOTALL)


@pytest.mark.parametrize("number", range(2))
def test_the_examples_are_signed_as_the_page_says(number: int) -> None:
    head, _, body = MESSAGES[number].partition("\n\n")
    headers = dict(line.split(": ", 1) for line in head.splitlines()[1:])
    digest = b64encode(hashlib.sha256(body.encode()).digest()).decode()
    assert headers["Content-Digest"] == f"sha-256=:{digest}:"
    base = BASES[number]
    assert f'"content-digest": {headers["Content-Digest"]}\n' in base
    params = base.splitlines()[-1].removeprefix('"@signature-params": ')
    assert headers["Signature-Input"] == f"wallet={params}"
    signed = b64encode(hmac.digest(SECRET, base.encode(), "sha256")).decode()
    assert headers["Signature"] == f"wallet=:{signed}:"
    if number == 1:
        of_request = re.findall(r"^Signature: (.*)$", MESSAGES[0], re.MULTILINE)[0]
        assert f'"signature";req: {of_request}\n' in base


def test_the_bodies_are_as_agreed() -> None:
    asked, said = (message.partition("\n\n")[2] for message in MESSAGES)
    assert TransactionBody.model_validate_json(asked).model_dump_json() == asked
    assert SaidBody.model_validate_json(said).model_dump_json() == said


def test_every_word_is_told() -> None:
    fields = (*TransactionBody.model_fields, *SaidBody.model_fields)
    for word in (*get_args(Refusal), *get_args(Reason), *get_args(How), *fields):
        assert f"`{word}`" in PAGE, word
