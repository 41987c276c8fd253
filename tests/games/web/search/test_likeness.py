"""How much of a query texts have, by groups of three letters."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.web.search.likeness import shares

WORDS = st.lists(st.text("abcde", min_size=1, max_size=6), min_size=1, max_size=5).map(" ".join)


def test_another_ending_and_a_part_of_a_long_word_count_and_other_words_do_not():
    whole, ending, compound, other = shares("roulette", [" roulette ", " roulettes ", " rouletterad ", " dealer "])
    assert whole == 1
    assert 0 < compound < whole
    assert 0 < ending < whole
    assert other == 0


def test_what_few_texts_have_says_more():
    rare, common = shares("bank deck", [" bank ", " deck ", " deck ", " deck "])[:2]
    assert rare > common


@given(phrase=WORDS, texts=st.lists(WORDS, min_size=1, max_size=5))
def test_a_share_is_from_nothing_to_all_and_all_for_the_query_itself(phrase, texts):
    *found, itself = shares(phrase, [f" {text} " for text in (*texts, phrase)])
    assert all(0 <= share <= 1 + 1e-9 for share in found)
    assert itself == pytest.approx(1)
