import pytest
from django.urls import reverse

from tests.training.statistics.classes import START, Question, sit
from tests.training.tables import FRENCH, LIMITS, a_table, a_venue
from training.quiz.house_tables import keep, tables_in

HOME = "/en/training/statistics/"
LEVEL = HOME + "zero/1/venice-french/"
MANY = [Question("multiples"), Question("cut", difficulty=2), Question("zero", variant="zero.spins"), Question("zero")]


@pytest.fixture
def sat(house, rulebook, time_machine):
    time_machine.move_to(START)
    return sit(house, MANY, 45, ("en", "it"))


def test_an_instructor_sees_skills_flags_and_languages(signed_in, sat):
    page = signed_in.get(HOME)
    text = page.content.decode()
    assert page.status_code == 200
    assert "180 questions of exams that have ended" in text
    assert "Too hard: only" in text
    assert "Cutting" in text or "Cut" in text
    assert 'href="/en/training/statistics/zero/1/venice-french/"' in text
    assert "Italian" in text


def test_a_level_has_its_kinds_of_question(signed_in, sat):
    text = signed_in.get(LEVEL).content.decode()
    assert text.count('<svg class="bar"') == 2 + 2  # two kinds, two languages
    assert "zero.ask" in text  # the code of a sentence that is no longer used


def test_an_exam_and_a_period_can_be_chosen(signed_in, instructor, sat, time_machine):
    assert "Reliability of the mark" in signed_in.get(HOME + "?exam=french-roulette&period=30").content.decode()
    assert "No exam has ended in this time" in signed_in.get(HOME + "?exam=blackjack").content.decode()
    time_machine.shift(31 * 86400)
    signed_in.force_login(instructor)  # the session is over
    assert "No exam has ended in this time" in signed_in.get(HOME + "?period=30").content.decode()
    assert signed_in.get(LEVEL + "?period=30").status_code == 404


def test_an_exam_that_the_house_made_can_be_chosen_once_it_was_sat(signed_in, house, rulebook, time_machine):
    time_machine.move_to(START)
    assert signed_in.get(HOME + "?exam=house-1").status_code == 400
    sit(house, MANY, 1, exam="house-1")
    assert "house-1" in signed_in.get(HOME).content.decode()
    assert signed_in.get(HOME + "?exam=house-1").status_code == 200


@pytest.mark.parametrize("query", ["?exam=bridge", "?period=7", "?period=x"])
def test_a_filter_that_is_not_offered_is_refused_at_its_field(signed_in, query):
    page = signed_in.get(HOME + query)
    assert page.status_code == 400
    assert "This is not in the list" in page.content.decode()
    assert signed_in.get(LEVEL + query).status_code == 404


def test_without_exams_the_page_says_what_will_be_there(signed_in):
    assert "No exam has ended in this time" in signed_in.get(HOME).content.decode()


def test_another_house_is_not_counted(client, sat, other_house, stranger):
    stranger.role = "instructor"
    stranger.save()
    client.force_login(stranger)
    assert "No exam has ended" in client.get(HOME).content.decode()
    assert client.get(LEVEL).status_code == 404


@pytest.mark.parametrize("who", ["trainee", "hr"])
def test_only_instructors_read_statistics(request, client, sat, who):
    client.force_login(request.getfixturevalue(who))
    assert client.get(HOME).status_code == 403
    assert client.get(LEVEL).status_code == 403


def test_queries_do_not_depend_on_how_many_sat(signed_in, sat, house, django_assert_max_num_queries):
    with django_assert_max_num_queries(30) as few:
        signed_in.get(HOME)
    sit(house, MANY, 60, ("en", "it", "fr"), seed=2)
    with django_assert_max_num_queries(len(few)):
        signed_in.get(HOME)


def test_the_instructors_home_leads_to_the_statistics(signed_in):
    assert reverse("statistics:home") in signed_in.get("/en/training/trainees/").content.decode()


@pytest.fixture
def by_table(house, sat):
    """The same questions, sat under the rules of the house's table by people of whom fewer are right."""
    a_table(a_venue(house), LIMITS)
    name = keep(*tables_in(house.pk))
    sit(house, [Question("multiples", difficulty=1), Question("zero")], 40, ("en", "it"), seed=2, table=name)
    return name


def test_what_was_sat_by_a_table_of_the_house_is_apart(signed_in, by_table):
    groups = {(group.skill, group.rules): group for group in signed_in.get(HOME).context["groups"]}
    counts = {key: group.figures.answers for key, group in groups.items() if key[0] == "multiples"}
    assert counts == {("multiples", FRENCH): 45, ("multiples", by_table): 40}
    assert groups["multiples", by_table].figures.facility < groups["multiples", FRENCH].figures.facility


def test_the_table_is_named_and_its_level_has_its_kinds_languages_and_rules(signed_in, by_table):
    assert "French, the house’s table french by its rules of 2 March 2026" in signed_in.get(HOME).content.decode()
    page = signed_in.get(f"{HOME}zero/1/{by_table}/")
    text = page.content.decode()
    assert page.context["group"].figures.answers == 40
    assert [figures.answers for _name, figures in page.context["languages"]] == [20, 20]
    assert [variant.figures.answers for variant, *_more in page.context["variants"]] == [40]
    assert "as they were kept" in text
    assert f"rules={by_table}" in text
    assert "as they were kept" not in signed_in.get(LEVEL).content.decode()


def test_what_is_tried_out_is_marked_and_can_be_left_out_or_shown_alone(signed_in, house, rulebook, time_machine):
    time_machine.move_to(START)
    sit(house, [Question("multiples"), Question("zero", pilot=True), Question("cut"), Question("cut", pilot=True)], 3)

    def seen(query=""):
        page = signed_in.get(HOME + query)
        return {group.skill: group.tried_out for group in page.context["groups"]}, page.content.decode()

    every, text = seen()
    assert every == {"multiples": 0, "zero": 3, "cut": 3}
    assert (text.count('<span class="badge">tried out</span>'), "3 answers tried out" in text) == (1, True)
    assert seen("?questions=counted")[0] == {"multiples": 0, "cut": 0}
    assert seen("?questions=pilots")[0] == {"zero": 3, "cut": 3}
    reliable = [
        signed_in.get(f"{HOME}?exam=french-roulette{more}").context["reliability"] for more in ("", "&questions=pilots")
    ]
    assert reliable[0] == reliable[1] is not None
    level = signed_in.get(LEVEL + "?questions=pilots")
    assert (level.status_code, "tried out" in level.content.decode()) == (200, True)
    assert signed_in.get(LEVEL + "?questions=counted").status_code == 404
