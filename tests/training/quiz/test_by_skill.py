"""What an exam's result says of its skills, and of answers that nobody can have read a question for."""

import pytest
from django.urls import reverse

from tests.training.quiz.conftest import NOON, SMALL
from training.quiz import services
from training.quiz.by_skill import weak_skills
from training.quiz.presentation import ShownItem, ShownPart
from training.quiz.selectors import result_of
from training.quiz.speed import is_implausible


@pytest.fixture
def closed(rules, trainee):
    """An exam of which the first question was answered rightly and nothing else, at once."""
    attempt = services.start(trainee, SMALL, "en", NOON)
    first = attempt.items.get(position=1)
    services.answer(attempt, 1, first.key, "token", NOON)
    services.submit(attempt, NOON)
    return attempt


def page(client, reader, attempt):
    client.force_login(reader)
    return client.get(reverse("quiz:result", args=[attempt.uuid]))


def test_skills_that_lost_marks_come_weakest_first_at_the_lowest_level_that_did(closed):
    items = result_of(closed).items
    weak = weak_skills(items, closed.ruleset)
    shares = [skill.right / skill.asked for skill in weak]
    assert shares == sorted(shares)
    assert max(shares) < 1
    lost = {item.item.generator for item in items if item.item.position > 1}
    assert sum(skill.asked for skill in weak) == sum(item.item.generator in lost for item in items)
    for skill in weak:
        levels = [
            item.item.level for item in items if f"/{item.item.generator}/" in skill.drill and item.item.position > 1
        ]
        assert f"level={min(levels)}" in skill.drill


def test_nothing_is_weak_under_rules_that_are_gone(closed):
    assert weak_skills(result_of(closed).items, "gone") == []


def test_what_lost_marks_comes_first_and_what_is_right_is_folded_for_the_candidate(client, trainee, closed):
    shown = page(client, trainee, closed)
    assert [row.row.position for row in shown.context["right"]] == [1]
    assert 1 not in [row.row.position for row in shown.context["lost"]]
    html = shown.content.decode()
    assert html.index("Questions that lost marks") < html.index("1 question wholly right")
    assert '<details class="right-ones">' in html
    assert "Practise" in html


def test_an_answer_at_once_is_shown_to_those_who_check_and_not_to_the_candidate(client, trainee, instructor, closed):
    said = "faster than it can be read"
    assert said not in page(client, trainee, closed).content.decode()
    checked = page(client, instructor, closed)
    assert checked.context["too_fast"] == [1]
    assert said in checked.content.decode()
    assert '<details class="right-ones" open>' in checked.content.decode()


def item(question, labels):
    parts = [ShownPart(str(place), "number", None, label, [], "", "") for place, label in enumerate(labels)]
    return ShownItem(question, None, parts)


@pytest.mark.parametrize(
    ("question", "labels", "seconds", "implausible"),
    [
        ("word " * 30, ["total"], 2.0, True),  # thirty-one words
        ("word " * 30, ["total"], 2.1, False),
        ("Multiply.", ["a", "b", "c", "d"], 1.9, True),  # four fields
        ("Multiply.", ["a", "b", "c", "d"], 2.0, False),
    ],
)
def test_nobody_reads_fifteen_words_or_fills_two_fields_in_less_than_a_second(question, labels, seconds, implausible):
    assert is_implausible(item(question, labels), seconds) is implausible
