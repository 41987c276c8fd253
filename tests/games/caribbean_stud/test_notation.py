"""Whatever the engine writes it reads again, and whatever it is given to read it reads or refuses."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from games.caribbean_stud.deal import Deal
from games.core.problems import Refused

WORDS = ["AcKdQhJs9d:6s", "10*ante", "20.50*bet", "2c~9d", "jackpot:2", "jackpot!", "void:shown", ":", "jackpot"]
texts = st.text() | st.lists(st.sampled_from(WORDS) | st.text(alphabet="AcKd:~*!.0123456789 ")).map(" ".join)


@given(texts)
@example("")
@example(": 0*ante")
@example("AcKdQhJs9d:6s 10*ante 20*ante")
@example("AcKdQhJs9d:6s jackpot:0")
@example("1c:2c")
@example(": void:rained")
def test_any_text_is_a_hand_or_is_refused(text):
    try:
        deal = Deal.parse(text)
    except Refused as refused:
        assert refused.first.code == "bad_notation"  # noqa: PT017
    else:
        assert Deal.parse(str(deal)) == deal


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("AcKdQhJs9d", "AcKdQhJs9d"),
        ("AcKdQhJs9d:6s 10*ante 20*bett", "20*bett"),
        ("AcKdQhJs9d:6s 10*ante 10*ante", "10*ante"),
        ("AcKdQhJs9d:6s jackpot jackpot!", "jackpot!"),
        ("AcKdQhJs9d:6s 1.234*ante", "1.234*ante"),
        ("AcKdQhJs9d:6s void:rain", "void:rain"),
        ("Ac:2c3c4c5c6c7c8c9c", "Ac:2c3c4c5c6c7c8c9c"),
    ],
)
def test_what_cannot_be_read_is_named(text, part):
    with pytest.raises(Refused) as caught:
        Deal.parse(text)
    assert (caught.value.first.field, caught.value.first.values) == ("play", {"part": part})
