"""Signatures of messages (RFC 9421): who asks, what, when, and which question an answer answers.

Both sides share a secret. A signature covers the method, the authority, the path, the query and
the digest of the body of a request; of an answer its status, the digest of its body, and the
signature of the request, so that no answer serves for another question.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from http_message_signatures import (
    HTTPMessageSignaturesException,
    HTTPMessageSigner,
    HTTPMessageVerifier,
    MappingKeyResolver,
)
from http_message_signatures.algorithms import HMAC_SHA256

if TYPE_CHECKING:
    import httpx

KEY: Final = "reelwright"
"""The name of the secret."""
TAG: Final = "reelwright-wallet"
"""What the signature is for."""

OF_REQUEST: Final = ("@method", "@authority", "@path", "@query", "content-digest")
OF_ANSWER: Final = ("@status", "content-digest", '"signature";req')

FRESH: Final = timedelta(seconds=60)
"""How old a message may be."""
SKEW: Final = timedelta(seconds=30)
"""How far the clocks of two sides may be apart."""


class BadSignature(Exception):
    """A message that is not signed as it must be."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A request, as far as it is signed."""

    method: str
    url: str
    headers: httpx.Headers


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer, as far as it is signed."""

    status_code: int
    headers: httpx.Headers
    request: Asked


class _Verifier(HTTPMessageVerifier):
    max_clock_skew = SKEW


class Signatures:
    """Signs and verifies messages with a secret that both sides have."""

    def __init__(self, secret: bytes) -> None:
        keys = {KEY: secret}
        resolver = MappingKeyResolver(public_keys=keys, private_keys=keys)
        self._signer = HTTPMessageSigner(signature_algorithm=HMAC_SHA256, key_resolver=resolver)
        self._verifier = _Verifier(signature_algorithm=HMAC_SHA256, key_resolver=resolver)

    def sign(self, message: Asked | Answered, body: bytes) -> None:
        """Add the digest of its body and the signature to a message's headers."""
        self._signer.sign(
            message,
            key_id=KEY,
            nonce=secrets.token_urlsafe(16),
            tag=TAG,
            label="wallet",
            covered_component_ids=_covered(message),
            body=body,
        )

    def verify(self, message: Asked | Answered, body: bytes) -> str:
        """Return the nonce of a message; raises `BadSignature` unless all of it is as signed."""
        try:
            (verified,) = self._verifier.verify(
                message,
                max_age=FRESH,
                expect_tag=TAG,
                require_components=_covered(message),
                body=body,
            )
        except (HTTPMessageSignaturesException, ValueError) as error:
            raise BadSignature(str(error)) from None
        if not verified.nonce:
            raise BadSignature("found no nonce; allowed: a new one for each message")
        return verified.nonce


def _covered(message: Asked | Answered) -> tuple[str, ...]:
    return OF_REQUEST if isinstance(message, Asked) else OF_ANSWER
