"""The days on which rules changed, words or substance, and whom each change touched then."""

from datetime import timedelta

import pytest
import time_machine

from tests.training.certification.cast import NOON, a_certificate, a_person
from tests.training.certification.changed import AFTER, CLAUSE, pays, worded
from training.certification.acts.services import suspend
from training.hr import change_days
from training.staff.models import Role

TODAY = NOON + timedelta(days=30)
DAY = AFTER.date().isoformat()
BODY = "A straight (*plein*) is placed within the square of a single number, zero included.\nIt pays {straight_pays}."
DAYS, PEOPLE = "/en/hr/changes/days/", "/en/hr/changes/people/"


@pytest.fixture(autouse=True)
def _today(rulebook):
    with time_machine.travel(TODAY, tick=False):
        yield


def text(response):
    return " ".join(response.content.decode().split())


def listed(client):
    return [(str(row["change"].key), row["touched"]) for row in client.get(DAYS).context["rows"]]


def test_while_no_rule_has_changed_the_page_says_so(signed_in):
    assert "No rule has changed yet." in text(signed_in.get(DAYS))
    assert f'href="{DAYS}"' in text(signed_in.get("/en/hr/changes/"))


def test_a_number_is_substance_and_leads_to_the_people_and_the_rules_of_both_days(signed_in, trainee, colleague):
    a_certificate(trainee)
    pays(36)
    a_certificate(colleague, AFTER + timedelta(days=1))
    page = text(signed_in.get(DAYS))
    for said in (
        "11 March 2026</time>",
        "French roulette",
        "substance",
        "<del>35 to 1</del> became <ins>36 to 1</ins>",
        "1 certificate affected",
        f'href="/en/games/french-roulette/on/2026-03-10/#{CLAUSE}"',
        f'href="/en/games/french-roulette/on/{DAY}/#{CLAUSE}"',
        f'href="{PEOPLE}?change={CLAUSE}%40venice-french%402"',
    ):
        assert said in page
    people = signed_in.get(PEOPLE, {"change": f"{CLAUSE}@venice-french@2"})
    assert [one.holder for one in people.context["page"]] == [trainee]
    for said in ("pays 35 to 1", "pays 36 to 1", f'href="/en/hr/people/{trainee.pk}/"', "Ada Grimani"):
        assert said in text(people)


def test_other_words_alone_touch_nobody_and_others_touch_who_was_examined(signed_in, trainee):
    a_certificate(trainee)
    worded(BODY, reworded=True)
    worded(f"{BODY}\nIt is placed by hand.", AFTER + timedelta(days=1))
    assert listed(signed_in) == [(f"{CLAUSE}@@3", 1), (f"{CLAUSE}@@2", 0)]
    page = text(signed_in.get(DAYS))
    assert page.index("12 March 2026</time>") < page.index("11 March 2026</time>")
    assert "wording only" in page
    assert "A change of wording alone affects nobody" in text(signed_in.get(PEOPLE, {"change": f"{CLAUSE}@@2"}))
    assert "It is placed by hand." in text(signed_in.get(PEOPLE, {"change": f"{CLAUSE}@@3"}))


def test_a_change_touches_who_could_deal_on_its_day(signed_in, hr, house, trainee, colleague, stranger):
    suspend(hr, a_certificate(trainee), "An enquiry", AFTER - timedelta(days=1))
    a_certificate(colleague, NOON - timedelta(days=800))  # expired by then
    later = a_person(house, Role.TRAINEE, "carla")
    suspend(hr, a_certificate(later), "An enquiry", AFTER + timedelta(days=3))
    a_certificate(a_person(stranger.house, Role.TRAINEE, "foreign"))
    pays(36)
    pays(35, AFTER + timedelta(days=2))  # what was changed back is listed still
    pays(30, ruleset="venice-fair")
    pays(None, AFTER + timedelta(days=4))
    found = dict(listed(signed_in))
    assert found[f"{CLAUSE}@venice-french@2"] == found[f"{CLAUSE}@venice-french@3"] == 1
    assert found[f"{CLAUSE}@venice-french@4"] == 0
    assert [one.holder for one in signed_in.get(PEOPLE, {"change": f"{CLAUSE}@venice-french@2"}).context["page"]] == [
        later
    ]
    assert "This rule no longer holds." in text(signed_in.get(DAYS))
    ceased = text(signed_in.get(PEOPLE, {"change": f"{CLAUSE}@venice-french@4"}))
    assert "Nobody could deal on that day whose exam rested on the earlier rule." in ceased


@pytest.mark.parametrize(
    "asked", ["", "nothing", f"{CLAUSE}@venice-french@1", f"{CLAUSE}@venice-french@9", f"{CLAUSE}@@1"]
)
def test_a_change_that_is_not_there_is_not_found(signed_in, asked):
    assert signed_in.get(PEOPLE, {"change": asked}).status_code == 404


def test_only_hr_sees_them(client, trainee, instructor, stranger, drifter, hr):
    a_certificate(trainee)
    pays(36)
    query = {"change": f"{CLAUSE}@venice-french@2"}
    for viewer, status in ((trainee, 403), (instructor, 403), (drifter, 403), (hr, 200), (stranger, 200)):
        client.force_login(viewer)
        assert (client.get(DAYS).status_code, client.get(PEOPLE, query).status_code) == (status, status)
    assert "Ada Grimani" not in text(client.get(PEOPLE, query))


def test_it_is_paged_and_asks_as_often_for_many(signed_in, house, trainee, monkeypatch, django_assert_num_queries):
    monkeypatch.setattr(change_days, "PAGE", 2)
    for number in range(3):
        pays(36 + number, AFTER + timedelta(hours=number))
    assert [key for key, _count in listed(signed_in)] == [f"{CLAUSE}@venice-french@{number}" for number in (4, 3)]
    for people in (1, 3):
        for _ in range(people):
            a_certificate(a_person(house, Role.TRAINEE, f"p{house.people.count()}"))
        with django_assert_num_queries(11):
            signed_in.get(DAYS)
    assert len(signed_in.get(DAYS, {"page": 2}).context["rows"]) == 1
