"""The pages of rulings: who may see them, the form with its refusals, the paper, and the check by code."""

import re
from io import BytesIO

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from pypdf import PdfReader

from games.web.venues.models import VenueTable
from tests.training.certification.cast import a_person
from tests.training.rulings.conftest import FIRST, TODAY
from training.rulings.models import Ruling
from training.staff.models import Role

HOME = "/en/training/rulings/"


@pytest.fixture
def signed_in(client, instructor, table):
    client.force_login(instructor)
    return client


def address(table, day=FIRST, **more):
    return f"{HOME}new/?table={table.pk}&day={day}" + "".join(f"&{name}={value}" for name, value in more.items())


def sheet(*laid, outcome="17", **more):
    rows = {
        f"laid-{place}-{name}": value
        for place, entry in enumerate(laid)
        for name, value in zip(("bet", "stake", "player"), entry, strict=False)
    }
    return {"token": "once", "rows": "6", "outcome": outcome, **rows, **more}


def errors(response):
    return re.findall(r"<li>([^<]+)</li>", "".join(re.findall(r'<div class="error">.*?</div>', response.text, re.S)))


def test_a_ruling_is_made_and_shown_with_its_clauses(signed_in, table):
    made = signed_in.post(address(table), sheet(("straight 17", "10", "A"), ("Voisins du zéro", "5")), follow=True)
    page = made.text
    assert "Straight 17" in page
    assert "350" in page
    assert 'href="#roulette-pays-straight"' in page
    assert "wording 1" in page
    assert Ruling.objects.get().code in signed_in.get(HOME).text


def test_the_form_sent_twice_makes_one_ruling(signed_in, table):
    where = {signed_in.post(address(table), sheet(("red", "10"))).url for _time in range(2)}
    assert len(where) == Ruling.objects.count() == 1


@pytest.mark.parametrize(
    ("laid", "outcome", "said"),
    [
        ([("red", "ten")], "17", "Enter an amount such as"),
        ([("red", "")], "17", "Fill in this field."),
        ([("", "10")], "17", "Fill in this field."),
        ([("red", "10")], "", "Fill in this field."),
        ([("red", "10")], "37", "This is not in the list."),
        ([("straight:99", "10")], "17", "99"),
    ],
)
def test_what_is_wrong_is_said_at_its_field_and_nothing_is_lost(signed_in, table, laid, outcome, said):
    answer = signed_in.post(address(table), sheet(*laid, ("black", "30"), outcome=outcome, note="Kept."))
    assert answer.status_code == 400
    assert said in " ".join(errors(answer))
    assert all(kept in answer.text for kept in ('value="black"', 'value="30"', "Kept."))
    assert not Ruling.objects.exists()


def test_a_form_without_a_stake_is_refused(signed_in, table):
    answer = signed_in.post(address(table), sheet())
    assert answer.status_code == 400
    assert "Enter at least one stake." in answer.text


def test_more_rows_keep_what_was_typed(signed_in, table):
    answer = signed_in.post(address(table), sheet(("red", "10"), more="1"))
    assert 'name="laid-9-bet"' in answer.text
    assert 'value="red"' in answer.text
    assert not errors(answer)


@pytest.mark.parametrize(
    ("day", "said"), [("2040-05-16", "still to come"), ("2040-04-01", "not on the floor"), ("", "Enter the day")]
)
def test_a_day_is_refused_at_its_field(signed_in, table, day, said):
    answer = signed_in.get(address(table, day))
    assert answer.status_code == 400
    assert said in " ".join(errors(answer))


def test_tables_that_are_called_the_same_are_told_apart(signed_in, house, table):
    assert "French roulette</option>" in signed_in.get(HOME).text
    VenueTable.objects.create(venue=house.venue, slug="second", game=table.game, ruleset=table.ruleset, published=True)
    page = signed_in.get(HOME).text
    assert all(f"French roulette · {slug}</option>" in page for slug in (table.slug, "second"))


def test_a_table_of_another_house_is_not_in_the_list(client, table, other_house):
    client.force_login(a_person(other_house, Role.HR, "zeno"))
    assert client.get(address(table)).status_code == 400
    assert client.post(address(table), sheet(("red", "10"))).status_code == 400


def test_a_ruling_is_replaced_and_both_say_so(signed_in, rule, table):
    former = rule(FIRST, "17", ("red", "10"))
    form = signed_in.get(address(table, replaces=former.code))
    assert 'value="Red"' in form.text
    later = signed_in.post(address(table, replaces=former.code), sheet(("red", "10"), outcome="18"), follow=True)
    assert "It replaces the ruling" in later.text
    assert "has been replaced" in signed_in.get(former.get_absolute_url()).text
    assert "Replace this ruling" not in signed_in.get(former.get_absolute_url()).text


def test_another_day_is_chosen_without_losing_what_is_replaced(signed_in, rule, table):
    former = rule(FIRST, "17", ("red", "10"))
    page = signed_in.get(address(table, replaces=former.code)).text
    start = signed_in.get(re.search(r'<a href="([^"]+)">Choose another table or day', page)[1])
    refused = signed_in.get(address(table, "", replaces=former.code))
    assert (start.status_code, refused.status_code) == (200, 400)
    assert f'value="{FIRST}"' in start.text
    assert all(f'name="replaces" value="{former.code}"' in form.text for form in (start, refused))


def words(answer):
    return " ".join(page.extract_text() for page in PdfReader(BytesIO(answer.content)).pages)


def test_the_paper_says_who_where_what_and_why(signed_in, rule):
    ruling = rule(FIRST, "17", ("straight:17", "10"), note="Two chips fell.")
    text = words(signed_in.get(f"{HOME}{ruling.code}.pdf"))
    for fact in (
        "Ca’ Prova",
        "Irene Grimani",
        "1 May 2040",
        "Straight 17",
        "350",
        "roulette-pays-straight · wording 1",
        "35 to 1",
        "Two chips fell.",
        ruling.code,
    ):
        assert fact in text
    italian = words(signed_in.get(f"/it/training/rulings/{ruling.code}.pdf"))
    assert "Pieno 17" in italian
    assert "1 maggio 2040" in italian


def test_anybody_can_check_a_code_and_reads_neither_the_author_nor_the_players(client, rule, instructor):
    ruling = rule(FIRST, "17", ("straight:17", "10"), note="Two chips fell.")
    asked = client.get(f"{HOME}check/", {"code": ruling.code.lower().replace("-", " ")}, follow=True)
    assert asked.redirect_chain[0][0].endswith(f"/{ruling.code}/")
    page = asked.text
    assert all(fact in page for fact in ("Genuine", "Ca’ Prova", "1 May 2040", "Straight 17", "350"))
    assert not any(secret in page for secret in (instructor.last_name, "Two chips fell."))


@pytest.mark.parametrize(("code", "status"), [("2222-2222-2222", 404), ("ABC", 400), ("2222-2222-2223", 400)])
def test_a_code_that_no_ruling_has_is_said_so(client, db, code, status):
    answer = client.get(f"{HOME}check/{code}/")
    assert answer.status_code == status
    assert "Compare it with the paper, character by character." in answer.text


@pytest.mark.parametrize(("role", "status"), [(Role.TRAINEE, 403), (Role.INSTRUCTOR, 200), (Role.HR, 200)])
def test_instructors_and_hr_of_the_house_see_rulings(client, house, rule, role, status):
    ruling = rule(FIRST, "17", ("red", "10"))
    client.force_login(a_person(house, role, "otto"))
    for page in ("", f"{ruling.code}/", f"{ruling.code}.pdf"):
        assert client.get(f"{HOME}{page}").status_code == status


def test_another_house_sees_none(client, rule, other_house):
    ruling = rule(TODAY, "17", ("red", "10"))
    client.force_login(a_person(other_house, Role.HR, "zeno"))
    assert ruling.code not in client.get(HOME).text
    for page in (f"{ruling.code}/", f"{ruling.code}.pdf"):
        assert client.get(f"{HOME}{page}").status_code == 404


def test_a_longer_list_asks_no_more_questions(signed_in, rule):
    signed_in.get(HOME)  # what is asked once by a process
    counted = []
    for outcome in "12":
        rule(FIRST, outcome, ("red", "10"))
        with CaptureQueriesContext(connection) as asked:
            signed_in.get(HOME)
        counted.append(len(asked))
    assert counted[0] == counted[1]
    (listed,) = (query["sql"] for query in asked if 'ORDER BY "rulings_ruling"."at"' in query["sql"])
    assert listed.count('"contents"') == 1, "of each ruling its own document, but not those of its neighbours"
