"""Which written words a typed one may mean."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.web.search.asked import asked
from games.web.search.likeness import distance
from games.web.search.vocabulary import Vocabulary

WRITTEN = [
    "bust",
    "busts",
    "busting",
    "insurance",
    "splitting",
    "split",
    "puntata",
    "puntate",
    "blackjack",
    "prison",
    "stand",
    "stake",
    "17",
    "170",
    "牌桌",
]
KNOWN = Vocabulary(Counter(WRITTEN), 100, frozenset(["prison"]))


@pytest.mark.parametrize(
    ("one", "other", "slips"),
    [("bust", "bust", 0), ("bust", "bsut", 1), ("bust", "bus", 1), ("bust", "burst", 1), ("bust", "dust", 1)],
)
def test_a_slip_is_a_letter_more_less_another_or_two_that_changed_places(one, other, slips):
    assert distance(one, other, 2) == slips
    assert distance(other, one, 2) == slips


@given(st.text("abc", max_size=6), st.text("abc", max_size=6))
def test_slips_are_none_for_the_same_word_alone_and_at_least_the_difference_in_length(one, other):
    assert (distance(one, other, 9) == 0) == (one == other)
    assert abs(len(one) - len(other)) <= distance(one, other, 9) <= max(len(one), len(other))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("bust", "bust"),
        ("busted", "bust"),
        ("puntato", "puntata"),
        ("insurence", "insurance"),
        ("inusrance", "insurance"),
        ("bsut", "bust"),
        ("split", "splitting"),
        ("insur", "insurance"),
        ("牌", "牌桌"),
    ],
)
def test_forms_slips_and_beginnings_of_a_word_mean_it(typed, meant):
    assert meant in KNOWN.meant(typed)


@pytest.mark.parametrize(("typed", "other"), [("17", "170"), ("stand", "stake"), ("cat", "bust"), ("xyzzy", "bust")])
def test_another_number_or_another_word_is_not_meant(typed, other):
    assert other not in KNOWN.meant(typed)


SMALL = Vocabulary(
    Counter({"panos": 5, "tusina": 2, "voitto": 3, "laskuri": 4, "kun": 40, "kuningas": 2, "17": 9}),
    100,
    small=frozenset(["kun", "miten"]),
    games=frozenset(["chemin de fer", "panos"]),
    unspaced=["什么", "怎么", "怎么办"],
)


def test_a_small_word_means_itself_alone_says_little_and_is_no_form_of_another():
    assert SMALL.meant("kun") == {"kun": 1.0}
    assert SMALL.meant("miten") == {}
    assert "kun" not in SMALL.meant("kuni")
    assert SMALL.is_common("miten")
    assert SMALL.weight(["miten"], {}) < 0.2 * SMALL.weight(["tusina"], {"tusina": 1.0})


@pytest.mark.parametrize(
    ("typed", "parts"),
    [
        ("tusinapanos", ("tusina", "panos")),
        ("voittolaskurin", ("voitto", "laskurin")),
        ("voittoxyzzy", ()),
        ("17e", ("17",)),
        ("abcdefgh", ()),
        ("abc", ()),
    ],
)
def test_a_word_that_is_written_nowhere_is_taken_apart_where_both_parts_are_words(typed, parts):
    assert SMALL.parts(typed) == parts


@pytest.mark.parametrize(
    ("text", "apart"), [("停牌怎么办", "停牌"), ("什么是停牌", "是停牌"), ("怎么办", "怎么办"), ("Kun", "Kun")]
)
def test_small_words_without_spaces_are_left_out_of_a_query(text, apart):
    assert SMALL.apart(text) == apart


def test_the_name_of_a_game_says_as_much_as_one_word():
    query = asked("chemin de fer", Vocabulary(Counter(chemin=1, de=1, fer=1), 100, games=frozenset(["chemin de fer"])))
    assert query.games == {"chemin de fer"}
    assert query.weight == pytest.approx(Vocabulary(Counter(fer=1), 100).weight(["fer"], {"fer": 1.0}))


def test_a_form_of_the_name_of_a_game_names_it():
    assert asked("panosta tusina", SMALL).games == {"panos"}


def test_a_pair_of_letters_means_itself_alone():
    known = Vocabulary(Counter({"tingpai": 3, "tingpao": 3}), 100)
    assert [group.meant for group in asked("停牌", known).groups] == [{"tingpai": 1.0}]


def test_the_word_itself_is_the_likeliest():
    assert max(KNOWN.meant("bust").items(), key=lambda one: one[1]) == ("bust", 1.0)


def test_two_words_that_are_written_as_one_mean_that_one():
    assert [group.meant["blackjack"] for group in asked("black jack", KNOWN).groups] == [1.0, 1.0]


def test_a_word_of_the_trade_says_more_than_another_as_frequent():
    assert KNOWN.weight(["prison"], {"prison": 1.0}) > KNOWN.weight(["stand"], {"stand": 1.0})


def test_a_word_in_many_entries_says_less():
    many = Vocabulary(Counter({"the": 90, "refait": 2}), 100)
    assert many.is_common("the")
    assert many.weight(["refait"], {"refait": 1.0}) > many.weight(["the"], {"the": 1.0})


def test_another_name_of_a_term_means_its_word():
    known = Vocabulary(Counter([*WRITTEN, "chip"]), 100, synonyms={"fiche": ["chip"]})
    assert known.meant("fiche") == {"chip": 0.7}


def test_a_form_of_a_name_says_more_than_another_word():
    known = Vocabulary(Counter(["qualify", "qualifies", "pays"]), 100, frozenset(["qualify"]))
    assert known.weight(["qualifies"], known.meant("qualifies")) > 1.3 * known.weight(["pays"], known.meant("pays"))
