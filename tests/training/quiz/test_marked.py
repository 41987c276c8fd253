"""An answer that was touched, marked on the felt: right, missed and wrong positions, by shapes and in words."""

import re

import pytest
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import override

from tests.training.drills.cases import make
from training.drills.kit.exam import Blueprint, Section
from training.quiz import services, spots
from training.quiz.grading import judge
from training.quiz.marking import correct
from training.quiz.models import Mark
from training.quiz.presentation import shown, shown_judged

ORPHELINS = "straight:1 split:6-9 split:14-17 split:17-20 split:31-34"  # croupier-course, chapter 9
FELT = '<svg class="drawing felt"'
EXAM = Blueprint(
    slug="touched",
    title="An exam that is touched",
    game="french-roulette",
    ruleset="venice-french",
    sections=(Section("picture-fault", 1, 2),),
    pass_mark=75,
    pace=60,
)


def row(given, expected=ORPHELINS, slug="spots"):
    return {"slug": slug, "given": given, "expected": expected, "right": given == expected}


def item(cell="orphelins", level=3, rules="venice-french"):
    return make(rules, "place-bet", level, "e2e-1", cell)


def marks(given, **more):
    """What is marked after an answer, by sign."""
    return {str(each.sign): each for each in spots.judged(item().face, [row(given, **more)]).shows["marked"]}


def marked(page):
    """How many positions the drawing of a page marks."""
    drawing = page.partition(FELT)[2].partition("</svg>")[0]
    return drawing.count('<g class="answer-mark"')


def test_each_position_of_an_answer_has_the_sign_of_what_it_came_to():
    found = marks("straight:1 straight:17 split:6-9 split:14-17 split:31-34")
    assert found["right"].said == "Right: Straight 1, Split 6/9, Split 14/17 and Split 31/34."
    assert found["missed"].said == "Right, but not in the answer: Split 17/20."
    assert found["wrong"].said == "In the answer, but wrong: Straight 17."
    # squares of 16 by 12, the first from 20 to the right and 12 down: 17 is in the middle of the sixth row
    assert found["wrong"].places == [("44", "78")]
    assert found["missed"].places == [("44", "84")]
    assert found["right"].places == [("28", "18"), ("60", "36"), ("44", "72"), ("28", "144")]


def test_a_right_answer_has_no_other_sign():
    assert list(marks(ORPHELINS)) == ["right"]


@pytest.mark.parametrize("nothing", [None, ""])
def test_where_nothing_was_answered_the_right_positions_are_marked(nothing):
    found = marks(nothing)
    assert list(found) == ["missed"]
    assert len(found["missed"].places) == 5


@pytest.mark.parametrize("odd", ["nowhere", "straight:00", 17, "split:1-9  corner:0"])
def test_what_is_no_position_of_the_layout_is_not_marked(odd):
    assert list(marks(odd)) == ["missed"]


def test_a_position_outside_is_marked_in_its_field():
    assert marks("red")["wrong"].places == [("78", "132")]


def test_each_layout_marks_its_own_positions():
    face = item(cell="straight-00", level=1, rules="parlour-double-zero").face
    rows = [row("straight:0", "straight:00", "spot")]
    said = [each.said for each in spots.judged(face, rows).shows["marked"]]
    assert said == ["Right, but not in the answer: Straight 00.", "In the answer, but wrong: Straight 0."]


def test_beside_a_chip_a_mark_leaves_its_figure_to_be_seen():
    asked = make("venice-french", "picture-fault", 2, "e2e-1")
    scene = shown_judged(asked.face, judge(asked.face, asked.key, asked.key).rows).scene
    (place,) = scene["marked"][0].places
    chip = next(each for each in scene["chips"] if each.chip.key == asked.key["where"])
    assert (float(place[0]), float(place[1])) == pytest.approx((float(chip.x) - 2.6, float(chip.y) - 2.6))


def test_the_signs_differ_by_shape_and_not_by_colour_alone():
    drawn = [render_to_string("kit/_mark.html", {"sign": sign}) for sign in ("right", "missed", "wrong")]
    shapes = [(re.findall(r"<(\w+)", each), re.findall(r' d="([^"]*)"', each), "open" in each) for each in drawn]
    assert all(shapes.count(shape) == 1 for shape in shapes)


def test_an_item_that_is_not_touched_is_shown_as_before():
    asked = make("venice-french", "picture-bet", 1, "e2e-1")
    assert spots.judged(asked.face, judge(asked.face, asked.key, asked.key).rows) is None
    assert shown_judged(asked.face, judge(asked.face, asked.key, {}).rows) == shown(asked.face)


ADDRESS = "/{}/training/drills/place-bet/?rules=venice-french&seed=e2e&n=1&level=3&cell=orphelins"


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Right: Straight 1.", "In the answer, but wrong: Red."]),
        ("it", ["Giusto: Pieno 1.", "Nella risposta, ma sbagliato: Rosso."]),
    ],
)
def test_the_one_felt_of_a_verdict_is_marked_with_a_key_and_in_its_description(client, rulebook, language, said):
    page = client.post(ADDRESS.format(language), {"spots": "straight:1, red"}).content.decode()
    assert page.count(FELT) == 1
    assert marked(page) == 6
    description = re.search(r"<desc>(.*?)</desc>", page)[1]
    for sentence in said:
        assert sentence in description
        assert page.count(f"<span>{sentence}</span>") == 1


@pytest.mark.django_db
def test_before_an_answer_and_after_one_that_cannot_be_read_nothing_is_marked(client, rulebook):
    assert "answer-mark" not in client.get(ADDRESS.format("en")).content.decode()
    assert "answer-mark" not in client.post(ADDRESS.format("en"), {"spots": "14/16"}).content.decode()


@pytest.fixture
def closed(rules, trainee):
    """An exam handed in with one question answered wrong and one not at all."""
    attempt = services.start(trainee, EXAM, "en", timezone.now())
    key = attempt.items.get(position=1).key["where"]
    services.answer(attempt, 1, {"where": "red" if key != "red" else "black"}, "token", timezone.now())
    services.submit(attempt, timezone.now())
    return attempt


def result(client, reader, attempt):
    client.force_login(reader)
    return client.get(reverse("quiz:result", args=[attempt.uuid])).content.decode()


def test_the_result_of_an_exam_marks_every_answer(client, closed, trainee):
    page = result(client, trainee, closed)
    assert page.count(FELT) == 2
    first, second = (part for part in page.split('id="item-')[1:])
    assert marked(first) == 2
    assert "In the answer, but wrong:" in first
    assert marked(second) == 1
    assert "In the answer, but wrong:" not in second


def test_nothing_is_called_wrong_on_the_felt_where_a_person_set_the_mark(client, closed, trainee, instructor):
    client.force_login(instructor)
    form = {"score": "1", "reason": "misprint", "mark": Mark.objects.get(item__attempt=closed, item__position=1).pk}
    client.post(reverse("quiz:mark-again", args=[closed.uuid, 1]), form)
    first = result(client, trainee, closed).partition('id="item-1"')[2].partition('id="item-2"')[0]
    assert FELT in first
    assert "answer-mark" not in first


def test_a_mark_by_a_corrected_key_is_drawn_with_what_it_says(client, closed, trainee, instructor):
    mark = Mark.objects.get(item__attempt=closed, item__position=1)
    answered = mark.item.last_answer.given
    correct(mark, instructor, "The key was wrong.", judge(mark.item.face, answered, answered), timezone.now())
    first = result(client, trainee, closed).partition('id="item-1"')[2].partition('id="item-2"')[0]
    assert marked(first) == 1
    assert "In the answer, but wrong:" not in first


def test_the_signs_are_said_in_the_readers_language():
    with override("fr"):
        assert marks("red")["wrong"].said == "Dans la réponse, mais faux\u00a0: Rouge."
