"""What a question that is kept to be practised offline has beside it, and that no question of an exam has it."""

import json
import re
from html import unescape

import pytest
from django.urls import reverse
from django.utils import timezone

from tests.training.quiz.conftest import SMALL
from training.courses.questions import Visit, placed
from training.drills.courses import course
from training.drills.registry import GENERATORS
from training.quiz import services
from training.quiz.after import after
from training.quiz.dealt import DEALT
from training.quiz.models import Practice

DRILL = "/en/training/drills/multiples/?seed=abc&n=1&level=1"
LESSON = "/en/training/courses/french-roulette/paying/?seed=ada"
RULES = DEALT["venice-french"]
KEPT = {"X-Kept": "yes"}


@pytest.fixture
def reader(client, trainee, rules):
    client.force_login(trainee)
    return client


def beside(page):
    """What the page says of each part of its questions, a list for each question."""
    return [json.loads(unescape(said)) for said in re.findall(r'data-judged-here="([^"]*)"', page)]


def text(client, address, **more):
    return client.get(address, **more).content.decode()


def test_a_kept_question_has_its_right_answers_and_every_verdict_beside_it(reader):
    item = GENERATORS["multiples"].make("abc-1", 1, RULES.rules)
    page = text(reader, DRILL, headers=KEPT)
    [parts] = beside(page)
    assert {part["slug"]: part["expected"] for part in parts} == item.key
    assert [part["kind"] for part in parts] == ["number"] * len(item.parts)
    for way, shown in (("right", "right"), ("wrong", "wrong"), ("unjudged", "set")):
        told = page.split(f'data-way="{way}"')[1].split("data-way")[0].split("data-next")[0]
        assert re.findall(r'<li class="(right|wrong|set)">', told) == [shown] * len(item.parts)
        assert "How the right answer comes about" in told


def test_a_question_that_nobody_keeps_has_nothing_beside_it(reader):
    for address in (DRILL, LESSON):
        page = text(reader, address)
        assert "data-judged-here" not in page
        assert "data-way" not in page


def test_a_browser_does_not_take_the_one_page_for_the_other(reader):
    assert "X-Kept" in reader.get(DRILL)["Vary"]


def test_the_questions_of_a_kept_lesson_have_theirs(reader):
    here = course("french-roulette").lesson("paying")
    keys = [
        each.item.key for each in placed(course("french-roulette"), here, Visit("ada")).values() if each.place.is_asked
    ]
    found = [{part["slug"]: part["expected"] for part in parts} for parts in beside(text(reader, LESSON, headers=KEPT))]
    assert found == keys


def test_no_question_of_an_exam_has_anything_beside_it(reader, trainee):
    sitting = services.start(trainee, SMALL, "en", timezone.now())
    for item in sitting.items.all():
        page = text(reader, f"{reverse('quiz:attempt', args=[sitting.uuid])}?item={item.position}", headers=KEPT)
        assert "<form" in page
        assert "data-judged-here" not in page
        assert "data-way" not in page
    assert "data-judged-here" not in text(reader, reverse("quiz:review", args=[sitting.uuid]), headers=KEPT)
    closed = reader.get(DRILL, headers=KEPT)  # nor can it be asked for meanwhile
    assert closed.status_code == 403
    assert "data-judged-here" not in closed.content.decode()


def test_the_mistakes_beside_a_question_are_those_that_their_answers_show(rules):
    item = GENERATORS["cdf-cagnotte"].make("s1", 2, DEALT["venice-chemin-de-fer"].rules)
    found = after(item, DEALT["venice-chemin-de-fer"], "cdf-cagnotte", 2)
    assert found.mistakes
    for answers, shown in found.mistakes:
        assert json.loads(answers) == item.mistaken[shown.mistake.id]
        assert json.loads(answers) != item.key


@pytest.mark.parametrize("offline", [True, False])
def test_practice_says_which_answers_were_given_without_a_connection(reader, offline):
    typed = GENERATORS["multiples"].make("abc-1", 1, RULES.rules).key
    reader.post(DRILL, typed | ({"offline": "yes"} if offline else {}))
    assert [practice.offline for practice in Practice.objects.all()] == [offline]


@pytest.mark.parametrize("offline", [True, False])
def test_so_does_practice_inside_a_lesson(reader, offline):
    here = course("french-roulette").lesson("paying")
    items = placed(course("french-roulette"), here, Visit("ada")).values()
    asked = next(each for each in items if each.place.is_asked)
    typed = {"at": asked.place.id, **asked.item.key}
    reader.post(LESSON, typed | ({"offline": "yes"} if offline else {}))
    assert [practice.offline for practice in Practice.objects.all()] == [offline]
