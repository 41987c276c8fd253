"""What an exam's result says of its skills, and of answers that nobody can have read a question for."""

from datetime import timedelta
from html import unescape

import pytest
from django.urls import reverse

from tests.training.quiz.conftest import NOON, SMALL
from training.drills.registry import GENERATORS
from training.quiz import services
from training.quiz.annulling_questions import annul_questions
from training.quiz.by_skill import weak_skills
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
    lost = [row for _skill, rows in shown.context["lost"] for row in rows]
    assert sorted(row.row.position for row in lost) == [2, 3, 4]
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
    assert is_implausible([question, *labels], seconds) is implausible


# --- one line for each question ----------------------------------------------------------------------------------


@pytest.fixture
def half_right(rules, trainee):
    """An exam with one question of two skills wrong, of which one has another that is right."""
    attempt = services.start(trainee, SMALL, "en", NOON)
    for item in attempt.items.all():
        key = item.key if item.position != 1 else {slug: value + 1 for slug, value in item.key.items()}
        services.answer(attempt, item.position, key, f"token-{item.position}", NOON + timedelta(seconds=item.position))
    services.submit(attempt, NOON + timedelta(minutes=1))
    return attempt


def test_a_lost_question_is_one_line_with_what_was_given_and_what_is_right_and_opens_without_a_script(
    client, trainee, half_right
):
    shown = page(client, trainee, half_right)
    ((skill, (row,)),) = shown.context["lost"]
    assert skill == GENERATORS[row.row.generator].title
    html = shown.content.decode()
    line = html.partition('<details class="folded">')[2].partition("</summary>")[0]
    text = unescape(line)
    assert row.item.question in text
    wrong = [part for part in row.parts if not part.right]
    for part in wrong[:3]:
        assert part.given in text
        assert part.expected in text
    assert f"{row.mark.score} of {row.mark.max}" in text
    assert 'id="item-1"' in html.partition("</summary>")[2], "an address that names it opens it"


def test_skills_come_weakest_first_and_in_each_what_lost_most(client, trainee, closed):
    groups = page(client, trainee, closed).context["lost"]
    weak = weak_skills(result_of(closed).items, closed.ruleset)
    assert [str(skill) for skill, _rows in groups] == [str(skill.title) for skill in weak]
    for _skill, rows in groups:
        own = [row.mark.score / row.mark.max for row in rows]
        assert own == sorted(own)


def test_a_question_whose_new_mark_was_refused_stays_open(client, instructor, closed):
    client.force_login(instructor)
    shown = client.post(
        reverse("quiz:mark-again", args=[closed.uuid, 2]),
        {"score": "99", "reason": "misprint", "mark": closed.items.get(position=2).marks.get().pk},
    )
    assert shown.status_code == 400
    opened = shown.content.decode().partition('<details class="folded" open>')[2]
    assert opened.partition('id="item-')[2].startswith('2"')


def test_an_annulled_question_is_neither_asked_nor_right(closed, hr):
    second = closed.items.get(position=2)
    annul_questions([second.marks.get()], hr, "The picture was missing.", NOON)
    items = result_of(closed).items
    assert weak_skills(items, closed.ruleset) == weak_skills(
        [each for each in items if each.item != second], closed.ruleset
    )
