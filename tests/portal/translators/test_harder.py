"""Exam questions that are harder in one language, as translators see them."""

import pytest

from tests.training.statistics.classes import START, Question, sit
from training.staff.models import House

HARDER = "/en/translations/it/harder/"
QUESTIONS = [Question("multiples") for _ in range(12)]


@pytest.fixture
def page(client, translator, rulebook, time_machine):
    time_machine.move_to(START)
    client.force_login(translator)
    house = House.objects.create(name="Ca' Vendramin Calergi")
    bad = Question("zero", variant="zero.spins", harder=(("it", 2.5),))
    sit(house, [*QUESTIONS, bad], 150, ("en", "it"))
    return client


@pytest.fixture
def house_elsewhere(page):
    """Another house, in which another question is harder in Italian."""
    house = House.objects.create(name="Ca' Noghera")
    bad = Question("cut", harder=(("it", 2.5),))
    sit(house, [*QUESTIONS, bad], 150, ("en", "it"), seed=3)


def test_a_translator_sees_the_question_in_both_languages_with_its_clause(page):
    text = page.get(HARDER).content.decode()
    assert "Follow each stake to the last spin." in text
    assert "Seguire ciascuna posta" in text
    assert "roulette-pays-straight" in text
    assert text.count('class="card stack tight"') == 1


def test_nothing_is_named_in_the_other_language_nor_after_a_year(page, translator, time_machine):
    assert "No question stands out." in page.get("/en/translations/en/harder/").content.decode()
    time_machine.shift(366 * 86400)
    page.force_login(translator)
    assert "No question stands out." in page.get(HARDER).content.decode()


def test_the_board_counts_them_by_language_and_clause_and_leads_there(page, house_elsewhere):
    board = page.get("/en/translations/")
    (row,) = board.context["harder"]
    assert (row.language, row.questions) == ("it", 2)
    assert [(link.id, questions) for link, questions in row.clauses] == [("roulette-pays-straight", 2)]
    text = board.content.decode()
    assert f'<a href="{HARDER}">2</a>' in text
    assert f'href="{row.clauses[0][0].url}"' in text
    assert "roulette-pays-straight" in row.clauses[0][0].url


def test_the_board_counts_nothing_where_no_question_stands_out(client, translator, rulebook):
    client.force_login(translator)
    page = client.get("/en/translations/")
    assert (page.context["harder"], "No question stands out." in page.content.decode()) == ([], True)


def test_the_answers_are_read_once_an_hour(page, django_assert_max_num_queries):
    page.get("/en/translations/")
    with django_assert_max_num_queries(50) as asked:
        page.get("/en/translations/")
    assert not any("quiz_mark" in query["sql"] for query in asked.captured_queries)


def test_a_language_without_pages_for_the_staff_has_none(page):
    assert page.get("/en/translations/de/harder/").status_code == 404
    assert "harder" not in page.get("/en/translations/de/").content.decode()
    assert HARDER in page.get("/en/translations/it/").content.decode()


@pytest.mark.django_db
def test_nobody_else_sees_it(client, django_user_model):
    client.force_login(django_user_model.objects.create_user("somebody"))
    assert client.get(HARDER).status_code == 403
