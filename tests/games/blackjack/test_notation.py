"""What is no round is refused, word by word."""

import pytest

from games.blackjack.table import Round
from games.core.problems import Refused


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", ""),
        ("Zz Ts9s*10", "Zz"),
        ("6h Ts9s", "Ts9s"),
        ("6h Ts9s*", "Ts9s*"),
        ("6h Ts9s*ten", "Ts9s*ten"),
        ("6h Ts9*10", "Ts9*10"),
        ("6h Ts9s*10,5", "Ts9s*10,5"),
        ("6h Ts9s*10@a-b", "Ts9s*10@a-b"),
        ("6h Ts9s*10~", "Ts9s*10~"),
        ("6h Ts9s*10+1,1", "Ts9s*10+1,1"),
        ("6h Ts9s*10_", "Ts9s*10_"),
        ("6h Ts9s*1.234", "Ts9s*1.234"),
    ],
)
def test_a_word_that_cannot_be_read_is_named(text, part):
    with pytest.raises(Refused) as caught:
        Round.parse(text)
    assert (caught.value.first.code, caught.value.first.values.get("part")) == ("bad_notation", part)


def test_there_is_an_end_to_what_a_page_holds():
    with pytest.raises(Refused) as caught:
        Round.parse("6h " + "Ts9s*10 " * 500)
    assert caught.value.first.code == "too_much"
