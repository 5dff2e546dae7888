from __future__ import annotations

from reelwright.service.ids import new_id

MANY = 2000


def test_an_id_is_a_new_word_that_is_never_an_option() -> None:
    """Where any of 64 characters could come first, 2,000 ids would all but surely show a dash."""
    ids = {new_id() for _ in range(MANY)}
    assert len(ids) == MANY
    assert all(one.isalnum() and len(one) <= 64 for one in ids)
