"""Whatever is typed as an answer is read at once or refused at its field; nothing typed costs more than it is long."""

import contextlib
import time

import pytest

from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.quiz import answers
from training.quiz.problems import BadAnswer

LABEL = Phrase("multiples.ask")
TYPED = list(answers.KINDS)
LONG = 100_000
HOSTILE = {
    "spaces": " " * LONG,
    "digits": "1" * LONG,
    "crosses": "x" * LONG,
    "crosses and spaces": "1 x " * (LONG // 4),
    "commas": "," * LONG,
    "separators": ", ;+" * (LONG // 4),
    "brackets": "(" * LONG,
    "groups": "1," * (LONG // 2),
    "cards": "Td" * (LONG // 2),
    "combining marks": "a" + "\u0315\u0300\u05ae" * (LONG // 3),
    "a long gap": "1" + " " * LONG + "1",
    "nothing at all": "\x00" * LONG,
}
# The cut with which the site was once brought to a stand.
GAP = "1" + " " * 300_000 + "1"
A_DRILL = "/en/training/drills/cut/?seed=abc123&n=1&level=1"


def item(kind):
    expected = {PartKind.NUMBER: 24, PartKind.MONEY: 24, PartKind.CARDS: "Td"}
    options = (("24", LABEL),) if kind in (PartKind.CHOICE, PartKind.CUT) else ()
    scene = {"kind": "felt", "chips": []} if kind in (PartKind.SPOT, PartKind.SPOTS) else None
    return Item(LABEL, (Part("it", kind, LABEL, expected.get(kind, "24"), options=options),), scene)


def refused(kind, text):
    with pytest.raises(BadAnswer) as bad:
        answers.read(item(kind).face, {"it": text})
    return bad.value.errors["it"]


@pytest.mark.parametrize("kind", [*TYPED, PartKind.CHOICE])
@pytest.mark.parametrize("sort", [sort for sort in HOSTILE if sort != "spaces"])
def test_a_text_that_is_too_long_is_refused_before_it_is_read(kind, sort):
    assert refused(kind, HOSTILE[sort]) == "This is too long. Use at most 400 characters."


@pytest.mark.parametrize("kind", TYPED)
@pytest.mark.parametrize("sort", HOSTILE)
def test_reading_takes_time_in_proportion_to_the_length(kind, sort):
    # Time of this process alone, which load does not lengthen: in proportion this takes milliseconds.
    before = time.process_time()
    with contextlib.suppress(ValueError):
        answers.KINDS[kind].read(HOSTILE[sort])
    assert time.process_time() - before < 5


@pytest.mark.parametrize("kind", [*TYPED, PartKind.CHOICE])
def test_no_answer_holds_a_character_that_a_database_refuses(kind):
    assert refused(kind, "2\x004")
    with pytest.raises(BadAnswer):
        answers.check_given(item(kind).face, {"it": "2\x004"})


@pytest.mark.django_db
def test_the_gap_that_stopped_the_site_is_refused_at_the_field(client, rulebook):
    response = client.post(A_DRILL, {"cut": GAP})
    assert response.status_code == 200
    assert "This is too long. Use at most 400 characters." in response.content.decode()
