"""An exam may go on in another language: both texts are kept, and each answer is read in the language of its page."""

from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils import timezone, translation

from games.web.rulebook.models import Clause
from tests.training.quiz.conftest import NOON, SMALL
from training.quiz import languages, services
from training.quiz.language_models import AttemptLanguage
from training.quiz.models import Answer
from training.quiz.problems import AttemptRefused


@pytest.fixture
def sitting(rules, trainee, client):
    client.force_login(trainee)
    return services.start(trainee, SMALL, "en", timezone.now())


def address(sitting, language="en", name="attempt", position=None):
    with translation.override(language):
        page = reverse(f"quiz:{name}", args=[sitting.uuid])
    return f"{page}?item={position}" if position else page


def switch(client, sitting, language="it"):
    return client.post(address(sitting, language, "language"))


def test_a_link_to_another_language_asks_first_and_changes_nothing(sitting, client):
    response = client.get(address(sitting, "it", position=2))
    assert response.url == address(sitting, "it", "language", 2)
    page = client.get(response.url).content.decode()
    assert "italiano" in page
    assert address(sitting, "en", position=2) in page
    assert not AttemptLanguage.objects.exists()


def test_after_that_the_exam_is_sat_in_both_languages(sitting, client):
    response = client.post(address(sitting, "it", "language", 2))
    assert response.url == address(sitting, "it", position=2)
    for language in ("it", "en"):
        assert client.get(address(sitting, language, position=2)).status_code == 200
    switch(client, sitting)
    assert languages.languages_of(sitting) == ["en", "it"]


def test_the_revisions_of_both_languages_are_kept_with_each_item(sitting, client):
    switch(client, sitting)
    kept = AttemptLanguage.objects.get()
    assert kept.clauses == {str(item.position): item.clauses for item in sitting.items.all()}


def test_an_answer_is_read_in_the_language_of_its_page_and_keeps_it(sitting, client):
    switch(client, sitting)
    for position, language, typed in ((1, "en", "1,250"), (2, "it", "1.250")):
        client.post(address(sitting, language), {"item": position, "token": f"t{position}", "product-1": typed})
    answers = Answer.objects.order_by("pk")
    assert [(answer.given["product-1"], answer.language) for answer in answers] == [(1250, "en"), (1250, "it")]


def test_what_was_answered_is_shown_as_the_present_language_writes_it(sitting, client):
    client.post(address(sitting), {"item": 1, "token": "t", "product-1": "1,250"})
    switch(client, sitting)
    assert 'value="1.250"' in client.get(address(sitting, "it", position=1)).content.decode()


def test_no_answer_is_taken_in_a_language_that_was_not_chosen(sitting, client):
    response = client.post(address(sitting, "it"), {"item": 1, "token": "t", "product-1": "1.250"})
    assert response.url == address(sitting, "it", "language", 1)
    assert not Answer.objects.exists()


def test_a_language_in_which_a_rule_is_missing_is_refused(sitting, client):
    cited = next(name for parts in sitting.items.get(position=1).clauses.values() for name, _ in parts)
    Clause.objects.filter(pk=cited).update(source_revision_it=None)
    languages.revisions_in.__globals__["_revisions"].cache_clear()
    response = switch(client, sitting)
    assert response.status_code == 422
    assert not AttemptLanguage.objects.exists()
    languages.revisions_in.__globals__["_revisions"].cache_clear()


def test_an_exam_that_is_handed_in_gets_no_further_language(sitting):
    services.submit(sitting, timezone.now())
    with pytest.raises(AttemptRefused, match="closed"):
        languages.use(sitting, "it", timezone.now())


@pytest.mark.parametrize("who", ["colleague", "instructor", "hr", "stranger"])
def test_nobody_changes_the_language_of_another(sitting, client, request, who):
    client.force_login(request.getfixturevalue(who))
    assert switch(client, sitting).status_code == 404
    assert not AttemptLanguage.objects.exists()


def test_the_result_says_both_languages_and_that_of_each_answer(rules, trainee, client):
    sitting = services.start(trainee, SMALL, "en", NOON)
    languages.use(sitting, "it", NOON)
    services.answer(sitting, 1, {"product-1": 1}, "t", NOON + timedelta(seconds=5), None, "it")
    services.submit(sitting, NOON + timedelta(seconds=10))
    client.force_login(trainee)
    page = client.get(address(sitting, name="result")).content.decode()
    assert "Languages of this exam" in page
    assert page.count('lang="it">italiano</span>') == 2


def test_an_exam_in_one_language_says_nothing_of_it(sitting, client):
    services.submit(sitting, timezone.now())
    assert "Languages of this exam" not in client.get(address(sitting, name="result")).content.decode()


def test_in_the_language_of_its_beginning_nothing_is_asked_of_the_database(sitting):
    with CaptureQueriesContext(connection) as queries:
        assert languages.is_used(sitting, "en")
    assert len(queries) == 0
