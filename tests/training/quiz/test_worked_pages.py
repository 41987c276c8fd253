"""The way to the right answer on the pages: folded where the answer was right, open where it was wrong."""

import re
from dataclasses import replace

import pytest
from django.urls import reverse

from tests.training.quiz.conftest import NOON
from training.drills.registry import GENERATORS
from training.quiz import redrawn as module
from training.quiz import services
from training.quiz.dealt import DEALT
from training.quiz.redrawn import redrawn

RULES = "venice-french"
FOLDED, OPEN = '<details class="worked">', '<details class="worked" open>'


@pytest.fixture
def item():
    return GENERATORS["multiples"].make("ada-1", 3, DEALT[RULES].rules)


@pytest.fixture
def address():
    return reverse("quiz:drill", args=["multiples"]) + "?seed=ada&n=1&level=3"


def test_a_right_answer_folds_its_solution_and_a_wrong_one_shows_it(client, rules, item, address):
    first, *others = item.parts
    given = {first.slug: first.expected, **{part.slug: part.expected + 1 for part in others}}
    page = client.post(address, given).content.decode()
    assert page.count(FOLDED) == 1
    assert page.count(OPEN) == len(others)


def test_no_solution_is_shown_before_an_answer(client, rules, address):
    assert "worked" not in client.get(address).content.decode()


def test_the_steps_of_a_solution_are_shown_in_order(client, rules):
    address = reverse("quiz:drill", args=["picture-bet"]) + "?seed=ada&n=1&level=2"
    page = client.post(address, {"chips": "1"}).content.decode()
    steps = re.search(r'<ol class="steps">(.*?)</ol>', page)[1]
    assert steps.count("<li>") > 1
    assert " × 17 = " in steps or " × 35 = " in steps or " × 8 = " in steps or " × 11 = " in steps


@pytest.fixture
def closed(attempt, trainee):
    services.submit(attempt, NOON)
    return attempt


def result(client, reader, attempt):
    client.force_login(reader)
    return client.get(reverse("quiz:result", args=[attempt.uuid])).content.decode()


def test_the_result_of_an_exam_shows_how_every_right_answer_comes_about(client, closed, trainee):
    assert result(client, trainee, closed).count(OPEN) >= len(closed.items.all())


def test_an_item_of_an_exam_is_drawn_again_as_it_was(closed):
    for row in closed.items.all():
        assert redrawn(row, closed).key == row.key


def test_nothing_is_shown_where_the_generator_has_another_version(client, closed, trainee, monkeypatch):
    newer = {name: replace(generator, version=generator.version + 1) for name, generator in GENERATORS.items()}
    monkeypatch.setattr(module, "GENERATORS", newer)
    assert "worked" not in result(client, trainee, closed)


def test_nothing_is_shown_where_the_skill_or_the_rules_are_gone(closed, monkeypatch):
    row = closed.items.first()
    for ruleset in ("no-such-rules", "venice-punto-banco"):
        closed.ruleset = ruleset
        assert redrawn(row, closed) is None
    closed.ruleset = RULES
    monkeypatch.setattr(module, "GENERATORS", {})
    assert redrawn(row, closed) is None


def test_nothing_is_shown_where_the_rules_have_other_parameters(closed):
    row = closed.items.first()
    closed.ruleset_parameters = {**closed.ruleset_parameters, "prison_levels": 9}
    assert redrawn(row, closed) is None


def test_nothing_is_shown_where_another_item_would_be_drawn(closed):
    row = closed.items.first()
    row.key = {**row.key, "more": 1}
    assert redrawn(row, closed) is None
