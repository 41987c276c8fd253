"""Calls said in their order: how they are read, judged, shown, and refused."""

import pytest
from django.http import QueryDict

from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.quiz import answers, grading
from training.quiz.presentation import say_given, shown, typed_again
from training.quiz.problems import BadAnswer

LABEL = Phrase("speaking.call")
STEPS = tuple(
    (name, Phrase("spoken.call", {"call": text})) for name, text in (("b", "two"), ("c", "three"), ("a", "one"))
)
SAID = Item(LABEL, (Part("said", PartKind.SPOKEN, LABEL, "b a", options=STEPS),))


def test_calls_are_right_in_their_order_without_the_wrong_ones():
    def score(given):
        return grading.judge(SAID.face, SAID.key, {"said": given}).score

    assert (score("b a"), score("a b"), score("b"), score("b a c")) == (1, 0, 0, 0)


def test_calls_are_read_from_the_places_that_are_filled():
    form = answers.typed(QueryDict("said=b&said=&said=a"))
    assert answers.read(SAID.face, form) == {"said": "b a"}


@pytest.mark.parametrize("typed", ["said=a&said=a", "said=a&said=x"])
def test_a_call_said_twice_or_not_offered_is_refused_and_stays_as_it_was_chosen(typed):
    fields = answers.typed(QueryDict(typed))
    with pytest.raises(BadAnswer) as bad:
        answers.read(SAID.face, fields)
    assert bad.value.errors == {"said": "Say calls that are offered here, each at most once."}
    (part,) = shown(SAID.face, fields, bad.value.errors).parts
    assert part.places == [*(value.partition("=")[2] for value in typed.split("&")), ""]


@pytest.mark.parametrize("given", ["", "a a", "a  b", "a b c d", 3])
def test_calls_from_elsewhere_must_be_offered_and_said_once(given):
    with pytest.raises(BadAnswer):
        answers.check_given(SAID.face, {"said": given})


def test_calls_are_said_one_by_one_and_given_back_as_they_were_chosen():
    (part,) = SAID.face["parts"]
    assert say_given(SAID.face, part, "b c") == "1. two\n2. three"
    assert typed_again(SAID.face, {"said": "b c"}) == {"said": "b c"}
    assert shown(SAID.face).parts[0].spoken == ' lang="fr" dir="ltr"'


@pytest.mark.parametrize("key", ["", "a a", "a x"])
def test_a_part_whose_key_says_what_is_not_offered_is_refused(key):
    with pytest.raises(ValueError, match="not some of the options"):
        Part("said", PartKind.SPOKEN, LABEL, key, options=STEPS)
