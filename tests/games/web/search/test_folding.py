"""Words as they are compared."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.web.search.folding import fold, joined, spans, words


@given(st.text())
def test_a_folded_text_stays_as_it_is(text):
    assert fold(fold(text)) == fold(text)


@given(st.text())
def test_words_of_folded_words_are_the_same(text):
    assert words(" ".join(words(text))) == words(text)


@given(st.text())
def test_a_text_is_as_long_as_the_spans_say(text):
    assert all(0 <= start < end <= len(text) for start, end, _words in spans(text))


@pytest.mark.parametrize(
    ("written", "typed"),
    [
        ("Voisins du Zéro", "voisins du zero"),
        ("ΠΊΝΑΚΑΣ", "πινακας"),
        ("Πίνακας", "πινακασ"),
        ("Straße", "STRASSE"),
        ("œufs", "OEUFS"),
        ("Łódź", "lodz"),
        ("Рулетка", "рулетка"),
        ("الرُّوليت", "الروليت"),
        ("الرولـــيت", "الروليت"),
        ("أوراق", "اوراق"),
        ("مائدة", "مائده"),
        ("İstanbul", "istanbul"),
        ("KIRMIZI", "kırmızı"),
        ("百家樂", "百家乐"),
        ("抱牌", "爆牌"),
        ("Ґрунт", "ґрунт"),
        ("ﬁnale", "finale"),
        ("１７", "17"),
        ("voi\u00adsins", "voisins"),
        ("\u20665.6\u2069", "5.6"),
    ],
)
def test_case_accents_and_forms_of_letters_make_no_difference(written, typed):
    assert words(written) == words(typed)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Rule 5.6, and 17/20.", ["rule", "5.6", "and", "17", "20"]),
        ("l’abbandono", ["l", "abbandono"]),
        ("二十一点", ["ershi", "shiyi", "yidian"]),
        ("牌", ["pai"]),
        ("21点", ["21", "dian"]),
        ("रूलेट का पहिया", ["रूलेट", "का", "पहिया"]),
        ("", []),
        ("… ?!", []),
    ],
)
def test_a_text_is_cut_into_words(text, found):
    assert words(text) == found


def test_thai_is_cut_into_pairs_of_letters():
    assert words("ไพ่") == words("ไพ")
    assert all(len(word) <= 2 for word in words("แบล็กแจ็ก"))


def test_what_an_apostrophe_or_a_hyphen_keeps_apart_is_one_word_too():
    assert joined("Texas hold’em and zero-spiel - no more") == ["holdem", "zerospiel"]


def test_spans_point_into_the_text_as_it_is_written():
    text = "Zéro, ZERO"
    assert [(text[start:end], found) for start, end, found in spans(text)] == [("Zéro", ("zero",)), ("ZERO", ("zero",))]
