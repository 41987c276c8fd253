"""Answers as people type them, and how they are judged."""

import pytest
from django.http import QueryDict
from django.utils.translation import override

from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.registry import PAID
from training.drills.roulette.answers import POCKET
from training.quiz import answers, grading
from training.quiz.phrases import TEXTS
from training.quiz.presentation import say_given, shown, typed_again
from training.quiz.problems import BadAnswer

LABEL = Phrase("multiples.ask")
OPTIONS = (("yes", LABEL), ("no", LABEL))
CHIPS = tuple((str(value), LABEL) for value in (1000, 2000, 10000))
ITEM = Item(
    LABEL,
    (
        Part("count", PartKind.NUMBER, LABEL, 24),
        Part("money", PartKind.MONEY, LABEL, 123450),
        Part("pocket", POCKET, LABEL, "00"),
        Part("pick", PartKind.CHOICE, LABEL, "yes", options=OPTIONS),
        Part("call", PartKind.CALL, LABEL, "Vingt et un, rouge, impair et passe"),
        Part("cut", PartKind.CUT, LABEL, "15x1000 2x10000", options=CHIPS),
        Part("cards", PartKind.CARDS, LABEL, "TdAs7h"),
    ),
)


def read(**typed):
    return answers.read(ITEM.face, typed)


def right(**given):
    return [p.slug for p in grading.judge(ITEM.face, ITEM.key, given).parts if p.right]


@pytest.mark.parametrize(
    ("language", "typed", "cents"),
    [
        ("it", "1.234,50", 123450),
        ("it", "1234,5", 123450),
        ("it", "1234.50", 123450),
        ("it", "1.234", 123400),
        ("it", " 340 ", 34000),
        ("fr", "1 234,50", 123450),
        ("fr", "1\u202f234,50", 123450),
        ("fr", "1234.5", 123450),
        ("en", "1,234.50", 123450),
        ("en", "1234.50", 123450),
        ("en", "1,234", 123400),
        ("en", "١٢", 1200),
        ("en", "5 €", 500),
    ],
)
def test_amounts_are_read_in_the_readers_way_and_plainly(language, typed, cents):
    with override(language):
        assert read(money=typed) == {"money": cents}


@pytest.mark.parametrize("typed", ["twelve", "12,345.6.7", "-5", "1.234.5", "12.345", "1e3", "1,2,3"])
def test_what_is_no_amount_is_refused_with_a_sentence_at_its_field(typed):
    with pytest.raises(BadAnswer) as refused:
        read(money=typed, count="24")
    assert refused.value.errors == {"money": "Enter an amount in digits, such as 1,234.50."}


@pytest.mark.parametrize(
    ("slug", "typed"),
    [
        ("count", "2.5"),
        ("count", "-1"),
        ("pocket", "000"),
        ("pocket", "x"),
        ("pick", "maybe"),
        ("call", "…"),
        ("call", "a" * 81),
        ("cut", "15 10"),
        ("cards", "Td Xs"),
        ("cards", "1d"),
        ("cards", ", ;"),
        ("cards", "2c" * 13),
    ],
)
def test_every_kind_of_part_refuses_what_it_cannot_read(slug, typed):
    with pytest.raises(BadAnswer) as refused:
        read(**{slug: typed})
    assert list(refused.value.errors) == [slug]
    assert refused.value.errors[slug].endswith(".")


@pytest.mark.parametrize(("typed", "pocket"), [("00", "00"), ("0", "0"), (" 07 ", "7"), ("٠٠", "00"), ("36", "36")])
def test_a_pocket_is_read_by_its_name_and_double_zero_is_not_zero(typed, pocket):
    assert read(pocket=typed) == {"pocket": pocket}
    assert right(pocket=pocket) == (["pocket"] if pocket == "00" else [])


def test_an_empty_form_is_no_answer():
    with pytest.raises(BadAnswer) as refused:
        read(count="  ", money="")
    assert list(refused.value.errors) == ["count"]


def test_parts_left_empty_are_left_out_and_earn_nothing():
    assert read(count="24") == {"count": 24}
    assert right(count=24) == ["count"]


@pytest.mark.parametrize("typed", ["15x10 2x100", "15 x 10, 2 × 100", "15*10 + 2*100", "15×10;2×100", "15X10 2X100.00"])
def test_a_cut_is_read_however_it_is_written(typed):
    assert read(cut=typed) == {"cut": "15x1000 2x10000"}


@pytest.mark.parametrize("space", ["\u00a0", "\u202f", "\u2009", "\u3000"])
def test_pieces_of_a_cut_are_kept_apart_by_any_space(space):
    assert read(cut=f"15x10{space}2x100") == {"cut": "15x1000 2x10000"}


@pytest.mark.parametrize("cut", ["15x1000 2x10000", "35x1000", "5x1000 5x2000 2x10000"])
def test_any_cut_that_adds_up_with_small_chips_first_is_right(cut):
    assert right(cut=cut) == ["cut"]


@pytest.mark.parametrize(
    "cut",
    [
        "2x10000 15x1000",  # large chips first
        "14x1000 2x10000",  # does not add up
        "7x5000",  # the table has no such chip here
        "10x1000 5x1000 2x10000",  # one value twice
        "0x1000 3x5000 2x10000",
    ],
)
def test_other_cuts_are_wrong(cut):
    assert right(cut=cut) == []


@pytest.mark.parametrize(
    "call",
    ["Vingt et un, rouge, impair et passe", "vingt-et-un rouge impair et passe", "VINGT ET UN ROUGE, IMPAIR ET PASSE"],
)
def test_calls_are_compared_by_their_words(call):
    assert right(call=call) == ["call"]


@pytest.mark.parametrize(
    "call", ["vingt et un", "vingt et un noir impair et passe", "vingt-deux rouge impair et passe"]
)
def test_another_call_is_wrong(call):
    assert right(call=call) == []


def test_accents_may_be_left_out():
    assert grading.same_call("zero", "Zéro")


def test_answers_from_elsewhere_must_have_the_form_of_the_parts():
    answers.check_given(ITEM.face, {"count": 24, "money": 5, "pick": "no", "call": "un", "cut": "1x1000"})
    for given in ({}, {"count": "24"}, {"count": -1}, {"count": True}, {"pick": "maybe"}, {"other": 1}, {"call": ""}):
        with pytest.raises(BadAnswer):
            answers.check_given(ITEM.face, given)


@pytest.mark.parametrize("typed", ["Td As 7h", "7h,as,10D", "10♦ A♠ 7♥", "tdas7h"])
def test_cards_are_read_however_they_are_written_and_their_order_does_not_matter(typed):
    assert right(**read(cards=typed)) == ["cards"]


@pytest.mark.parametrize("typed", ["Td As", "Td As 7h 7h", "Td As 7d"])
def test_other_cards_are_wrong(typed):
    assert right(**read(cards=typed)) == []


def test_cards_that_are_picked_are_read_together():
    form = QueryDict("cards=Td&cards=7h&cards=As&count=24")
    assert answers.read(ITEM.face, answers.typed(form)) == {"count": 24, "cards": "Td7hAs"}


def test_cards_are_said_in_words_and_given_back_as_they_are_typed():
    part = next(part for part in ITEM.face["parts"] if part["slug"] == "cards")
    assert say_given(ITEM.face, part, "TdAs") == "ten of diamonds and ace of spades"
    assert typed_again(ITEM.face, {"cards": "TdAs"}) == {"cards": "Td As"}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "3×0.50  2×1,000  1×10,000"),
        ("it", "3×0,50  2×1.000  1×10.000"),
        ("fr", "3×0,50  2×1\u202f000  1×10\u202f000"),
    ],
)
def test_a_cut_is_given_back_as_it_can_be_typed(language, text):
    with override(language):
        assert typed_again(ITEM.face, {"cut": "3x50 2x100000 1x1000000"}) == {"cut": text}
        assert read(cut=text) == {"cut": "3x50 2x100000 1x1000000"}
        assert read(cut="3x0.50 2x1000 1x10000") == {"cut": "3x50 2x100000 1x1000000"}


def test_chips_of_a_rack_have_their_values_typed_and_written_as_on_a_chip():
    values = (50, 100000, 1000000)
    offered = tuple((str(cents), Phrase("cut.value", {"value": {"money": cents}})) for cents in values)
    item = Item(LABEL, (Part("cut", PartKind.CUT, LABEL, "1x50", options=offered),))
    with override("it"):
        chips = shown(item.face).parts[0].chips
    assert chips == [
        (50, "0.50", "0,50", "0,50"),
        (100000, "1000", "1000", "1.000"),
        (1000000, "10000", "10k", "10.000"),
    ]


def test_an_amount_that_is_paid_has_the_chips_of_the_float_and_other_amounts_have_none():
    paid = Part("win", PartKind.MONEY, Phrase("bj-pays.win"), 1000)
    kept = Part("commission", PartKind.MONEY, Phrase("punto-banco-paying.commission"), 50)
    parts = shown(Item(LABEL, (paid, kept)).face).parts
    assert [part.is_paid for part in parts] == [True, False]
    assert [chip.typed for chip in parts[0].chips][:6] == ["0.50", "1", "2", "5", "10", "20"]
    assert parts[1].chips == []


def test_amounts_are_paid_under_labels_that_there_are():
    assert PAID - TEXTS.keys() == set()


STEPS = tuple((name, Phrase("card", {"card": text})) for name, text in (("b", "two"), ("c", "three"), ("a", "one")))
ORDERED = Item(LABEL, (Part("order", PartKind.ORDER, LABEL, "a b c", options=STEPS),))


def test_an_order_is_right_only_as_a_whole():
    def score(given):
        return grading.judge(ORDERED.face, ORDERED.key, {"order": given}).score

    assert (score("a b c"), score("a c b"), score("b c a")) == (1, 0, 0)


def test_the_places_of_steps_are_read_together():
    form = QueryDict("order=a&order=b&order=c")
    assert answers.read(ORDERED.face, answers.typed(form)) == {"order": "a b c"}


@pytest.mark.parametrize("typed", ["order=a&order=b&order=", "order=a&order=a&order=b", "order=a&order=b&order=x"])
def test_an_order_with_a_step_missing_or_twice_is_refused_and_stays_as_it_was_chosen(typed):
    fields = answers.typed(QueryDict(typed))
    with pytest.raises(BadAnswer) as bad:
        answers.read(ORDERED.face, fields)
    assert bad.value.errors == {"order": "Give every step its place, each step once."}
    (part,) = shown(ORDERED.face, fields, bad.value.errors).parts
    assert part.places == [value.partition("=")[2] for value in typed.split("&")]


@pytest.mark.parametrize("given", ["a b", "a b c c", "a  b c", 3])
def test_an_order_from_elsewhere_must_have_each_step_once(given):
    with pytest.raises(BadAnswer):
        answers.check_given(ORDERED.face, {"order": given})


def test_an_order_is_said_step_by_step_and_given_back_as_it_was_chosen():
    (part,) = ORDERED.face["parts"]
    assert say_given(ORDERED.face, part, "b a c") == "1. two\n2. one\n3. three"
    assert typed_again(ORDERED.face, {"order": "b a c"}) == {"order": "b a c"}


def test_a_part_whose_key_is_no_order_of_its_options_is_refused():
    with pytest.raises(ValueError, match="not an order of all options"):
        Part("order", PartKind.ORDER, LABEL, "a b", options=STEPS)
