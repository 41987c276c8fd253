"""Cells of the matrix whose rules have changed since the exam."""

from datetime import timedelta

import pytest
import time_machine
from django.db import connection
from django.test.utils import CaptureQueriesContext

from tests.training.certification.cast import NOON, a_certificate, a_person
from tests.training.certification.changed import AFTER, pays
from tests.training.hr.conftest import FRENCH
from tests.training.hr.matrix.test_files import as_csv, as_xlsx, on_page
from training.certification import changes
from training.certification.services import revoke

TODAY = NOON + timedelta(days=30)
SINCE = "rules changed since"


@pytest.fixture(autouse=True)
def _today(rulebook):
    with time_machine.travel(TODAY, tick=False):
        yield


def page(client, **query):
    return client.get("/en/hr/matrix/", query).content.decode()


@pytest.mark.parametrize("few", [0, 100])
def test_a_cell_says_so_by_a_sign_and_in_words_and_leads_to_the_rules(signed_in, trainee, monkeypatch, few):
    monkeypatch.setattr(changes, "_FEW", few)
    a_certificate(trainee)
    assert SINCE not in page(signed_in)
    pays(36)
    shown = page(signed_in)
    assert (
        '<a class="changed" href="/en/hr/changes/"><span class="more"><svg viewBox="0 0 24 24" aria-hidden="true">'
        in shown
    )
    assert shown.count(SINCE) == 1


def test_on_a_day_before_the_change_the_rules_were_the_same(signed_in, house):
    a_certificate(a_person(house, username="p0", date_joined=NOON))
    pays(36)
    before = page(signed_in, day=(AFTER - timedelta(days=1)).date().isoformat())
    assert "P0 Grimani" in before
    assert SINCE not in before
    assert SINCE in page(signed_in, day=AFTER.date().isoformat())


def test_who_was_examined_on_the_present_rules_or_may_not_deal_has_none(signed_in, hr, trainee, colleague):
    revoke(hr, a_certificate(trainee), "Copied", NOON)
    pays(36)
    a_certificate(colleague, AFTER + timedelta(days=1))
    assert SINCE not in page(signed_in)


def test_the_files_say_it_too(signed_in, trainee):
    a_certificate(trainee)
    pays(36)
    shown = on_page(signed_in)
    assert f"valid, 2 Mar 2028, {SINCE}" in shown[1]
    for read in (as_csv, as_xlsx):
        _heading, *rows = read(signed_in)
        assert [[row[0], *row[3:]] for row in rows] == shown


def test_the_evidence_names_the_rule_and_leads_to_what_changed(signed_in, trainee):
    a_certificate(trainee)
    address = f"/en/hr/matrix/{trainee.pk}/{FRENCH}/"
    assert "changed since the exam" not in signed_in.get(address).content.decode()
    pays(36)
    shown = signed_in.get(address).content.decode()
    assert "1 rule has changed since the exam" in shown
    assert 'href="/en/hr/changes/">What changed, and whom it affects</a>' in shown
    day_before = (AFTER - timedelta(days=1)).date().isoformat()
    assert "changed since the exam" not in signed_in.get(address, {"on": day_before}).content.decode()


def test_the_number_of_queries_does_not_depend_on_the_people(signed_in, house, django_assert_num_queries):
    a_certificate(a_person(house, username="p0", date_joined=NOON))
    pays(36)
    page(signed_in)
    with CaptureQueriesContext(connection) as few:
        page(signed_in)
    for number in range(1, 9):
        a_certificate(a_person(house, username=f"p{number}", date_joined=NOON))
    with django_assert_num_queries(len(few)):
        assert page(signed_in).count(SINCE) == 9
