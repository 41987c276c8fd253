"""A wrong act of a shift is held against the mistakes that people make: what is found is kept, said and drilled."""

from functools import cache

import pytest

from tests.training.certification.cast import NOON
from tests.training.quiz.mistaken.careless import careless
from tests.training.shifts.conftest import STAKE, begin, mistaken
from training.drills.kit.shifts import Busyness
from training.drills.registry import GENERATORS, MISTAKES, SHIFT_TABLES
from training.quiz.confusions import counted
from training.quiz.dealt import DEALT
from training.quiz.diagnosis import diagnose
from training.quiz.models import Practice
from training.shifts import selectors, services
from training.shifts.confusions import made_in_shifts
from training.shifts.models import ActAnswer
from training.trainees.selectors import confusions_of, confusions_of_house

TABLES = list(SHIFT_TABLES.values())
EVERY = [(table, mistake) for table in TABLES for mistake in table.against]


@cache
def acts(slug):
    table = SHIFT_TABLES[slug]
    rules = DEALT[table.ruleset].rules
    return [act for seed in range(60) for busyness in Busyness for act in table.acts(str(seed), rules, busyness, 20)]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.slug)
def test_a_mistake_that_shifts_find_is_settled_by_a_clause_and_practised_in_a_drill_and_no_other(table):
    found = {mistake for act in acts(table.slug) for mistake in act.item.mistaken}
    assert found == table.against.keys()


@pytest.mark.parametrize(("table", "mistake"), EVERY, ids=[f"{table.slug}-{mistake}" for table, mistake in EVERY])
def test_the_drill_against_a_mistake_asks_what_it_answers_otherwise(table, mistake):
    rules = DEALT[table.ruleset].rules
    skill, level = table.against[mistake]
    assert GENERATORS[skill].asks(rules, level)
    assert MISTAKES[mistake].settled_by(rules)
    assert any(mistake in GENERATORS[skill].make(str(seed), level, rules).mistaken for seed in range(150))


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.slug)
def test_who_makes_a_mistake_is_found(table):
    for act in acts(table.slug):
        for mistake, given in act.item.mistaken.items():
            assert given.keys() == act.item.key.keys()
            assert diagnose(act.item.face, act.item.key, act.item.mistaken, given) == mistake


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.slug)
def test_who_is_careless_is_found_in_less_than_one_of_twenty(table):
    found = []
    for number, act in enumerate(acts(table.slug)):
        given = careless(act.item.face, act.item.key, number)
        if given != act.item.key:
            found.append(diagnose(act.item.face, act.item.key, act.item.mistaken, given))
    assert len(found) > 1000
    assert sum(map(bool, found)) * 20 < len(found)


def test_the_mistake_is_kept_with_the_answer_and_a_right_one_has_none(rulebook, trainee):
    shift, position = mistaken(trainee, length=20)
    kept = dict(shift.answers.values_list("position", "mistake"))
    assert kept[position] == STAKE
    assert set(kept.values()) == {STAKE, ""} or set(kept.values()) == {STAKE}


def test_the_verdict_and_the_sheet_say_it_with_its_clause_and_its_drill(rulebook, trainee, client):
    shift, position = mistaken(trainee, length=20)
    client.force_login(trainee)
    verdict = client.get(f"/en/training/shifts/{shift.uuid}/acts/{position}/").content.decode()
    sheet = client.get(f"/en/training/shifts/{shift.uuid}/sheet/").content.decode()
    for page in (verdict, sheet):
        assert "The stake counted into the win" in page
        assert "#roulette-payout" in page
        assert f"/en/training/drills/picture-bet/?level=4&amp;mistake={STAKE}" in page


def test_a_sheet_without_a_mistake_has_no_such_section(rulebook, trainee, client):
    shift = begin(trainee)
    services.answer(shift, 1, dict(selectors.acts_of(shift)[0].item.key), 10.0, NOON)
    client.force_login(trainee)
    assert "Confusions" not in client.get(f"/en/training/shifts/{shift.uuid}/sheet/").content.decode()


def test_instructors_see_it_counted_with_those_of_drills(rulebook, trainee, colleague, instructor, stranger):
    mistaken(trainee, length=20)
    mistaken(colleague, length=20)
    rules = DEALT["venice-french"].rules
    item = GENERATORS["picture-bet"].make("x-1", 4, rules)
    Practice.objects.create(
        user=trainee, generator="picture-bet", version=1, seed="x", level=4, ruleset="venice-french",
        given=dict(item.mistaken[STAKE]), score=0, max=1, mistake=STAKE,
    )  # fmt: skip
    (row,) = confusions_of_house(instructor, NOON.replace(year=2000))
    assert (row.name, row.times, row.people, row.skill.generator) == (STAKE, 3, 2, "picture-bet")
    (own,) = confusions_of(instructor, trainee)
    assert (own.times, own.people) == (2, 1)


def test_what_is_counted_takes_the_same_queries_for_many_shifts(rulebook, trainee, django_assert_num_queries):
    for seed in ("a", "b", "c"):
        shift, _position = mistaken(trainee, seed=seed, length=20)
        services.end(shift, NOON)
    assert ActAnswer.objects.filter(mistake=STAKE).count() == 3
    with django_assert_num_queries(1):
        (made,) = made_in_shifts([trainee])
    assert (made.times, made.level) == (3, 4)
    assert counted(Practice.objects.none(), [made])[0].times == 3
    assert list(made_in_shifts([trainee], NOON.replace(year=2100))) == []
