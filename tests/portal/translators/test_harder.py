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


def test_a_translator_sees_the_question_in_both_languages_with_its_clause(page):
    text = page.get(HARDER).content.decode()
    assert "Follow each stake to the last spin." in text
    assert "Seguire ciascuna posta" in text
    assert "roulette-straight" in text
    assert text.count('class="card stack tight"') == 1


def test_nothing_is_named_in_the_other_language_nor_after_a_year(page, translator, time_machine):
    assert "No question stands out." in page.get("/en/translations/en/harder/").content.decode()
    time_machine.shift(366 * 86400)
    page.force_login(translator)
    assert "No question stands out." in page.get(HARDER).content.decode()


def test_a_language_without_pages_for_the_staff_has_none(page):
    assert page.get("/en/translations/de/harder/").status_code == 404
    assert "harder" not in page.get("/en/translations/de/").content.decode()
    assert HARDER in page.get("/en/translations/it/").content.decode()


@pytest.mark.django_db
def test_nobody_else_sees_it(client, django_user_model):
    client.force_login(django_user_model.objects.create_user("somebody"))
    assert client.get(HARDER).status_code == 403
