"""Questions that are tried out: asked and marked like all others, but without weight in mark and pace."""

import json
import re
from collections import Counter
from dataclasses import replace
from datetime import timedelta
from html.parser import HTMLParser
from itertools import combinations

import pytest
import time_machine
from django.urls import reverse

from tests.training.quiz.conftest import NOON, SMALL
from training.certification.services import examined_clauses
from training.drills.kit.exam import Programme, Section
from training.drills.registry import GENERATORS
from training.quiz import papers, services
from training.quiz.dealt import DEALT
from training.quiz.skills import skills_of

TRIED = replace(SMALL, sections=(Section("multiples", 1, 2), Section("zero", 2, 2, pilot=True)))


@pytest.fixture
def attempt(rules, trainee):
    return services.start(trainee, TRIED, "en", NOON)


def places(attempt):
    """The positions of the items that count, and of those that are tried out."""
    of = {counts: [item.position for item in attempt.items.filter(counts=counts)] for counts in (True, False)}
    return of[True], of[False]


def answered(attempt, right=(), wrong=(), seconds=30):
    """Hand in with an answer every so many seconds, in the order of these positions."""
    at = NOON
    for position in (*right, *wrong):
        at += timedelta(seconds=seconds)
        item = attempt.items.get(position=position)
        given = item.key if position in right else dict.fromkeys(item.key, 1)
        services.answer(attempt, position, given, f"t{position}", at)
    return services.submit(attempt, at)


def test_items_of_a_pilot_are_asked_and_frozen_as_not_counting(attempt):
    rows = attempt.items.values_list("generator", "counts")
    assert Counter(rows) == {("multiples", True): 2, ("zero", False): 2}
    assert sorted(position for those in places(attempt) for position in those) == [1, 2, 3, 4]
    assert attempt.deadline == NOON + timedelta(seconds=240)


def test_they_are_marked_but_have_no_weight_in_the_mark(attempt):
    counting, tried_out = places(attempt)
    result = answered(attempt, right=counting)
    assert (result.percent, result.complete, len(result.items)) == (100, True, 4)
    assert [result.items[position - 1].mark.score for position in tried_out] == [0, 0]


def test_right_answers_to_them_help_nobody(attempt):
    _counting, tried_out = places(attempt)
    assert answered(attempt, right=tried_out).percent == 0


def test_they_have_no_weight_in_the_pace(attempt):
    """Two questions that count in 50 seconds each, two others in 65 seconds each."""
    at, ((first, last), tried_out) = NOON, places(attempt)
    for position, seconds in ((first, 50), (tried_out[0], 65), (tried_out[1], 65), (last, 50)):
        at += timedelta(seconds=seconds)
        services.answer(attempt, position, attempt.items.get(position=position).key, f"t{position}", at)
    result = services.submit(attempt, at)
    assert (result.seconds, result.pace_kept) == (50, True)


def test_a_quick_answer_to_them_never_makes_the_time_of_the_exam_too_short(attempt):
    """Five seconds for each of them, and the rest of the four minutes for the two that count."""
    at, (counting, tried_out) = NOON, places(attempt)
    for position, seconds in (*((each, 5) for each in tried_out), *((each, 115) for each in counting)):
        at += timedelta(seconds=seconds)
        services.answer(attempt, position, attempt.items.get(position=position).key, f"t{position}", at)
    assert services.submit(attempt, at).pace_kept


def test_the_result_shows_them_apart(client, trainee, attempt):
    counting, tried_out = places(attempt)
    answered(attempt, right=counting)
    client.force_login(trainee)
    response = client.get(reverse("quiz:result", args=[attempt.uuid]))
    assert [row.row.position for row in response.context["tried_out"]] == tried_out
    assert response.context["weak"] == []
    assert "Questions that did not count" in response.content.decode()


def test_over_many_papers_they_stand_at_any_two_positions_equally_often():
    """Of 1,200 papers each of the six pairs of positions has 200; six standard deviations are 77."""
    found = Counter(
        tuple(item["position"] for item in json.loads(papers.draw(TRIED, f"seed {number}").items) if not item["counts"])
        for number in range(1200)
    )
    assert set(found) == set(combinations((1, 2, 3, 4), 2))
    assert all(123 < times < 277 for times in found.values())


def test_a_seed_decides_where_they_stand():
    assert papers.draw(TRIED, "seed") == papers.draw(TRIED, "seed")


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_wherever_an_item_stands_its_own_seed_and_its_clauses_go_along(seed):
    paper = papers.draw(TRIED, seed)
    for item, cited in zip(json.loads(paper.items), paper.clauses, strict=True):
        again = GENERATORS[item["generator"]].make(item["seed"], item["level"], DEALT[TRIED.ruleset].rules)
        assert (again.face, again.key, again.clauses) == (item["face"], item["key"], cited)


def test_a_paper_in_which_everything_counts_keeps_the_order_of_its_sections():
    asked = [item["generator"] for item in json.loads(papers.draw(SMALL, "seed").items)]
    assert asked == ["multiples", "multiples", "picture-bet", "zero"]


class Built(HTMLParser):
    """What a page is built of: its elements with their attributes, without what the text of a question decides."""

    def __init__(self, page):
        super().__init__()
        self.elements = Counter()
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        own = ("value", "href", "content")
        self.elements[tag, *sorted((name, "" if name in own else value) for name, value in attrs)] += 1


@time_machine.travel(NOON, tick=False)
def test_while_the_exam_is_sat_nothing_says_which_they_are(client, rules, trainee):
    """All of them are asked by one skill at one level, so that the pages differ in their text alone."""
    sections = (Section("multiples", 1, 4), Section("multiples", 1, 4, pilot=True))
    attempt = services.start(trainee, replace(SMALL, sections=sections), "en", NOON)
    client.force_login(trainee)
    pages = {True: [], False: []}
    for item in attempt.items.all():
        response = client.get(reverse("quiz:attempt", args=[attempt.uuid]), {"item": item.position})
        assert response.status_code == 200
        pages[item.counts].append(Built(response.content.decode()).elements)
    assert [len(built) for built in pages.values()] == [4, 4]
    assert all(built == pages[True][0] for built in (*pages[True], *pages[False]))
    review = client.get(reverse("quiz:review", args=[attempt.uuid])).content.decode()
    listed = re.findall(r"<li\b[^>]*>.*?</li>", review[review.index("<main") :], re.DOTALL)
    assert len(listed) >= 8
    assert len({re.sub(r"\d+", "", each) for each in listed if "?item=" in each}) == 1


def test_neither_skills_nor_certificates_rest_on_them(trainee, attempt):
    answered(attempt, right=(1, 2, 3, 4))
    assert [skill.generator for skill in skills_of([trainee], trainee.house)[trainee.pk]] == ["multiples"]
    counted = {name for item in attempt.items.filter(counts=True) for part in item.clauses.values() for name, _ in part}
    assert examined_clauses(attempt).keys() == counted


def test_an_exam_in_which_nothing_counts_is_refused():
    with pytest.raises(ValueError, match="at least one item must count"):
        replace(SMALL, sections=(Section("zero", 2, 1, pilot=True),))


def test_a_certificate_covers_no_skill_that_is_only_tried_out():
    with pytest.raises(ValueError, match="covers only what its exam asks"):
        Programme(slug="small", title="Small", blueprint=TRIED, covers=("zero",))
