from dataclasses import replace
from datetime import timedelta

import pytest
import time_machine
from django.db import connection

from tests.training.certification.cast import a_certificate, a_failure, a_person
from tests.training.hr.conftest import AGES, FRENCH, enter_each_state
from tests.training.hr.conftest import LAST_DAY as TODAY
from tests.training.practical.sheets import GOOD, RUBRIC
from training.certification.models import Certificate
from training.courses.models import LessonProgress
from training.hr import selectors
from training.hr.competence.selectors import competences
from training.practical.services import sign
from training.quiz.models import Practice
from training.staff import people
from training.staff.days import today
from training.staff.entering import Details


@pytest.fixture(autouse=True)
def _today():
    with time_machine.travel(TODAY, tick=False):
        yield


@pytest.fixture
def staff(house, hr):
    """One person in each state, named after it, and one who holds nothing."""
    enter_each_state(house, hr, AGES)


def names(client, **query):
    return [row.name.partition(" ")[0] for row in client.get("/en/hr/", query).context["rows"]]


def test_the_list_shows_every_standing_certificate_by_name(signed_in, staff):
    assert names(signed_in) == ["Expira", "Lasta", "Revoka", "Soona", "Valida"]


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ({"state": "valid"}, ["Valida"]),
        ({"state": "runs-out"}, ["Lasta", "Soona"]),
        ({"state": "expired"}, ["Expira"]),
        ({"state": "revoked"}, ["Revoka"]),
        ({"state": "none"}, ["Nona"]),
        ({"within": "30"}, ["Lasta"]),
        ({"within": "60"}, ["Lasta", "Soona"]),
        ({"within": "90"}, ["Lasta", "Soona"]),
        ({"name": "lid"}, ["Valida"]),
        ({"name": "VALIDA grimani"}, ["Valida"]),
        ({"state": "none", "name": "non grim"}, ["Nona"]),
        ({"programme": "french-roulette-croupier", "state": "valid"}, ["Valida"]),
        ({"state": "valid", "within": "30"}, []),
        ({"on": "2028-03-03", "state": "expired"}, ["Expira", "Lasta"]),
        ({"on": "2028-02-25", "state": "revoked"}, []),
        ({"on": "2028-02-25", "state": "valid"}, ["Revoka", "Valida"]),
        ({"on": "2026-02-21"}, ["Expira"]),
        ({"on": "2026-02-20"}, []),
        ({"on": "2025-01-01"}, []),
    ],
)
def test_the_filter_finds(signed_in, staff, query, found):
    assert names(signed_in, **query) == found


def test_each_number_leads_to_as_many_rows(signed_in, staff):
    numbers = signed_in.get("/en/hr/").context["numbers"]
    people = {"in-training": 0, "not-started": 1}
    assert numbers == {"valid": 1, "runs-out": 2, "overdue": 0, "expired": 1, "suspended": 0, "revoked": 1} | people
    for state, number in numbers.items():
        assert len(names(signed_in, state=state)) == number


def test_a_number_keeps_the_day_and_drops_the_other_filters(signed_in, staff):
    text = signed_in.get("/en/hr/", {"on": "2028-02-25", "name": "x", "page": "2"}).content.decode()
    assert '/en/hr/?on=2028-02-25&amp;state=valid"' in text


def test_a_renewed_certificate_is_one_row(signed_in, trainee):
    a_certificate(trainee, TODAY - timedelta(days=740))
    a_certificate(trainee, TODAY - timedelta(days=100))
    assert names(signed_in, name="ada") == ["Ada"]


def test_the_filter_stands_in_the_form_as_in_the_address(signed_in, staff):
    text = signed_in.get("/en/hr/", {"state": "expired", "name": "Exp", "on": "2028-03-01"}).content.decode()
    assert '<option value="expired" selected>' in text
    assert 'value="Exp"' in text
    assert 'value="2028-03-01"' in text


def test_the_fields_of_the_filter_have_plain_labels(signed_in):
    labels = [str(field.label) for field in signed_in.get("/en/hr/").context["form"]]
    assert labels == ["Status", "Programme", "Expires", "Name", "As of"]


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ({"on": "2028-02-30"}, "on"),
        ({"state": "lost"}, "state"),
        ({"within": "7"}, "within"),
        ({"programme": "x"}, "programme"),
    ],
)
def test_a_filter_that_makes_no_sense_is_refused_at_the_field(signed_in, staff, query, field):
    response = signed_in.get("/en/hr/", query)
    assert response.status_code == 400
    (error,) = response.context["form"].errors[field]
    page = response.content.decode()
    assert f'id="id_{field}_error"' in page
    assert page.count(error) == 1
    assert "Select a valid choice" not in page


def test_htmx_gets_the_list_alone_and_caches_know(signed_in, staff):
    whole = signed_in.get("/en/hr/", {"state": "valid"})
    part = signed_in.get("/en/hr/", {"state": "valid"}, headers={"HX-Request": "true"})
    assert "<html" in whole.content.decode()
    assert "<html" not in part.content.decode()
    assert "Valida" in part.content.decode()
    assert "HX-Request" in whole["Vary"]
    assert "HX-Request" in part["Vary"]


def test_htmx_is_told_what_is_wrong_too(signed_in):
    part = signed_in.get("/en/hr/", {"on": "2028-02-30"}, headers={"HX-Request": "true"})
    assert part.status_code == 200
    assert "There is no such date" in part.content.decode()


def test_an_empty_house_says_what_will_be_here(signed_in):
    assert "The certificates of your house will appear here." in signed_in.get("/en/hr/").content.decode()


def test_a_filter_that_finds_nothing_says_so(signed_in, staff):
    assert "No certificate matches this filter." in signed_in.get("/en/hr/", {"name": "zz"}).content.decode()


def test_when_everybody_holds_one_the_list_of_others_says_so(signed_in, trainee):
    a_certificate(trainee)
    text = signed_in.get("/en/hr/", {"state": "none"}).content.decode()
    assert "Everybody in this selection has a certificate." in text


def test_people_who_have_left_are_not_asked_for_a_certificate(signed_in, staff, hr):
    hr.__class__.objects.filter(username="nona").update(is_active=False)
    assert names(signed_in, state="none") == []


@pytest.mark.parametrize("role", ["instructor", "hr"])
def test_who_is_not_in_training_holds_none_only_after_having_held_one(signed_in, house, role):
    officer = a_person(house, role, "olga")
    assert names(signed_in, state="none") == []
    a_certificate(officer, TODAY - timedelta(days=9))
    assert names(signed_in, state="none", programme="fair-roulette-croupier") == ["Olga"]


def test_an_editor_of_the_house_is_not_asked_for_a_certificate(signed_in, house):
    a_person(house, username="edda", is_staff=True)
    assert names(signed_in, state="none") == []


def test_nobody_held_nothing_before_they_were_entered(signed_in, house):
    with time_machine.travel(TODAY - timedelta(days=10)):
        a_person(house, username="nona")
    assert names(signed_in, state="none", on=str((TODAY - timedelta(days=11)).date())) == []
    assert names(signed_in, state="none", on=str((TODAY - timedelta(days=10)).date())) == ["Nona"]


def test_a_past_day_lists_who_worked_here_then(signed_in, hr):
    day = TODAY.date()
    details = Details("Nona", "Grimani", "nona@example.org", "trainee", "en")
    nona = people.enter(hr, details, "", TODAY, day - timedelta(days=30))
    people.deactivate(hr, nona, "Left", TODAY, day - timedelta(days=10))
    for ago, found in ((31, []), (30, ["Nona"]), (10, ["Nona"]), (9, []), (0, [])):
        assert names(signed_in, state="none", on=str(day - timedelta(days=ago))) == found


def test_list_and_matrix_agree_on_who_is_in_training(signed_in, house, hr):
    """By practice, a lesson, an exam or a practical test; being in a class is nothing that somebody has done."""
    begun = {name: a_person(house, username=name) for name in ("lesson", "exam", "test", "drill", "other", "idle")}
    LessonProgress.objects.create(user=begun["lesson"], course="french-roulette", lesson="zero-and-prison")
    a_failure(begun["exam"], TODAY)
    practice = {"generator": "zero", "version": 1, "level": 1, "seed": "1", "given": {}, "score": 1, "max": 1}
    Practice.objects.create(user=begun["drill"], ruleset="venice-french", **practice)
    Practice.objects.create(user=begun["other"], ruleset="venice-fair", **practice)
    assessor = a_person(house, "instructor", "irma")
    sheet = replace(GOOD, began_at=TODAY, ended_at=TODAY)
    sign(assessor, begun["test"], RUBRIC, sheet, TODAY)
    day = today()
    found = competences(house, list(begun.values()), day)
    in_matrix = {
        name
        for name, person in begun.items()
        if any(one.programme == FRENCH and one.state == "in-training" for one in found[person.pk])
    }
    assert in_matrix == {"lesson", "exam", "test", "drill"}
    in_list = {
        row.username for row in signed_in.get("/en/hr/", {"state": "in-training", "programme": FRENCH}).context["rows"]
    }
    assert in_list == in_matrix
    anything = {row.username for row in signed_in.get("/en/hr/", {"state": "in-training"}).context["rows"]}
    assert anything == {name for name, person in begun.items() if found[person.pk]} == in_matrix | {"other"}


def test_people_without_a_certificate_running_out_soon_are_not_a_question(signed_in, staff):
    response = signed_in.get("/en/hr/", {"state": "none", "within": "30"})
    assert response.status_code == 400
    assert "People without a certificate have none that expires." in response.context["form"].errors["within"][0]


@pytest.fixture
def many(house):
    for number in range(120):
        a_certificate(a_person(house, username=f"p{number}", first_name="Same"), TODAY - timedelta(days=9))


def test_pages_show_each_row_once_even_when_all_names_are_the_same(signed_in, many):
    codes = [row.code for page in (1, 2, 3) for row in signed_in.get("/en/hr/", {"page": page}).context["rows"]]
    assert len(codes) == len(set(codes)) == 120


def test_a_page_beyond_the_last_is_the_last(signed_in, many):
    assert signed_in.get("/en/hr/", {"page": "99"}).context["page"].number == 3
    assert signed_in.get("/en/hr/", {"page": "x"}).context["page"].number == 1


def test_the_number_of_queries_does_not_grow_with_the_house(signed_in, many, django_assert_num_queries):
    signed_in.get("/en/hr/audit/")  # after which the session need not note again that somebody is there
    # session, reader, house, programmes to choose from, numbers, who is elsewhere by now, programmes to train for,
    # people without, rows, changed results, practical tests
    with django_assert_num_queries(15):
        signed_in.get("/en/hr/")


def test_nothing_of_it_is_kept_in_a_cache(signed_in):
    assert "no-store" in signed_in.get("/en/hr/")["Cache-Control"]


def test_a_renewal_is_found_by_its_index_and_not_by_reading_the_house(many, hr):
    plan = selectors.listed(hr, selectors.Filter(today())).explain()
    if connection.vendor == "sqlite":  # PostgreSQL chooses by the size of the table: benchmarks/hr.py
        assert "certificate_renewals (house_id=? AND holder_id=? AND programme=? AND expires_on>?)" in plan
    assert "certificate_renewals" in {index.name for index in Certificate._meta.indexes}


@pytest.mark.parametrize("day", ["0001-01-01", "1899-12-31", "2200-01-01", "9999-12-31"])
@pytest.mark.parametrize("page", ["/en/hr/", "/en/hr/export.csv"])
def test_a_day_out_of_any_record_is_refused_at_its_field(signed_in, staff, page, day):
    response = signed_in.get(page, {"on": day, "within": "90"})
    assert response.status_code == 400
    assert response.context["form"].errors["on"] == ["Choose a date between 1 January 1900 and 31 December 2199."]
    assert "Choose a date between 1 January 1900 and 31 December 2199." in response.content.decode()


@pytest.mark.parametrize("day", ["1900-01-01", "2199-12-31"])
def test_the_first_and_the_last_day_can_be_asked_for(signed_in, staff, day):
    for page in ("/en/hr/", "/en/hr/export.csv"):
        assert signed_in.get(page, {"on": day, "within": "90"}).status_code == 200
