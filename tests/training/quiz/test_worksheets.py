"""Worksheets: an instructor prints items of a drill and their right answers; the same seed prints the same sheet."""

import re

import pytest
from django.urls import reverse
from django.utils import translation

from training.drills.registry import GENERATORS
from training.quiz.dealt import DEALT
from training.quiz.worksheets import MOST, drawn


def address(skill="cut", **query):
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    return f"{reverse('quiz:worksheet', args=[skill])}?{asked}"


def questions(page):
    return re.findall(r'<h2 class="question">([^<]+)</h2>', page)


def test_the_same_seed_prints_the_same_sheet_and_another_one_another(client, instructor):
    client.force_login(instructor)
    first, again, other = (
        client.get(address(seed=seed, count=5, level=1)).content.decode() for seed in ("abc", "abc", "abd")
    )
    assert len(questions(first)) == 5
    assert questions(first) == questions(again)
    assert questions(first) != questions(other)
    assert "Seed: abc" in first


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_a_sheet_is_in_the_language_of_its_page_with_the_answers_apart(client, instructor, language):
    client.force_login(instructor)
    with translation.override(language):
        page = client.get(address("number-facts", seed="abc", count=3, level=1)).content.decode()
    asked, _section, key = page.partition('<section class="answers-sheet')
    assert f'<html lang="{language}"' in page
    assert len(re.findall(r"<li>\s*<p>", key)) == 3
    assert key.count("<strong>") >= 3
    assert "<strong>" not in asked.partition('<ol class="worksheet">')[2]


@pytest.mark.parametrize("name", sorted(GENERATORS))
def test_items_of_a_sheet_differ_and_have_their_right_answers(name):
    generator = GENERATORS[name]
    dealt = next(dealt for dealt in DEALT.values() if generator.suits(dealt.rules))
    level = generator.suits(dealt.rules)[0]
    sheet = drawn(generator, dealt.rules, level, "abc", 3)
    assert 0 < len(sheet) <= 3
    assert all(answer for each in sheet for _label, answer in each.answers)
    assert [each.answers for each in sheet] == [each.answers for each in drawn(generator, dealt.rules, level, "abc", 3)]


def test_a_question_is_printed_once_however_its_answers_are_shuffled():
    generator, rules = GENERATORS["bj-procedure"], DEALT["venice-blackjack"].rules
    printed = [each.item.question for each in drawn(generator, rules, 1, "abc", MOST)]
    assert len(printed) == len(set(printed)) == len(generator.grid(rules, 1).cells)


def test_an_address_without_a_seed_leads_to_a_new_sheet(client, instructor):
    client.force_login(instructor)
    seeds = {client.get(address(level=1))["Location"].partition("seed=")[2] for _ in range(2)}
    assert len(seeds) == 2


@pytest.mark.parametrize("query", [{"count": 0}, {"count": 41}, {"count": "ten"}, {"seed": "a b"}, {"seed": ""}])
def test_what_cannot_be_printed_is_said_at_its_field_and_nothing_is_lost(client, instructor, query):
    client.force_login(instructor)
    answer = client.get(address(**{"level": 1, "seed": "abc", "count": 5, **query}))
    page = answer.content.decode()
    assert answer.status_code == 422
    assert 'aria-invalid="true"' in page
    assert "answers-sheet" not in page
    if "count" in query:
        assert 'value="abc"' in page


def test_a_drill_that_is_heard_is_not_printed(client, instructor):
    client.force_login(instructor)
    assert client.get(address("listening", level=1, seed="abc")).status_code == 404


def test_instructors_alone_find_worksheets_at_a_drill(client, instructor, trainee, hr):
    drill = reverse("quiz:drill", args=["cut"]) + "?seed=abc&n=1&level=1"
    link = reverse("quiz:worksheet", args=["cut"])
    assert link not in client.get(drill).content.decode()
    for reader in (trainee, hr):
        client.force_login(reader)
        assert link not in client.get(drill).content.decode()
        assert client.get(address(seed="abc")).status_code == 403
    client.force_login(instructor)
    assert link in client.get(drill).content.decode()
