"""HR's home says what is waiting: the numbers come by themselves; without JavaScript they stand on their own page."""

import re

import pytest
from playwright.sync_api import expect

from games.web.rulebook.models import ClauseFacts
from tests.e2e.conftest import Visitor, sign_in
from tests.training.certification.changed import CLAUSE, RULES, a_bound_certificate
from training.hr.competence.services import add_job, post, require
from training.staff.days import after_months, start_of, today
from training.staff.models import Role, User


@pytest.fixture
def _waiting(people: dict[str, User]) -> None:
    """A rule of the trainee's exam has changed, and the instructor's job requires a certificate."""
    long_ago = start_of(after_months(today(), -1))
    a_bound_certificate(people["trainee"], long_ago)
    values = {"straight_pays": {"odds": [36, 1]}}
    number = ClauseFacts.objects.filter(clause=CLAUSE, ruleset=RULES).count() + 1
    ClauseFacts.objects.create(clause_id=CLAUSE, ruleset=RULES, number=number, holds=True, values=values)
    job = add_job(people["hr"], "Croupier")
    require(people["hr"], job, {"venice-blackjack-croupier": "certificate"}, long_ago)
    lead = User.objects.create_user("lead", password="browser-tests-only", house=people["hr"].house, role=Role.TRAINEE)
    post(people["hr"], people["instructor"], job, lead, today())


@pytest.mark.usefixtures("_waiting")
def test_the_numbers_come_by_themselves_and_lead_to_the_names(visitor: Visitor) -> None:
    office = visitor(viewport={"width": 1280, "height": 900})
    sign_in(office, "hr", "en")
    office.goto("/en/hr/")
    expect(office.locator("#waits")).to_contain_text("1 certificate with changed rules and no quiz on them")
    office.get_by_role("link", name="1 missing competence").click()
    expect(office).to_have_url(re.compile("/hr/waiting/#gaps$"))
    expect(office.locator("#gaps")).to_contain_text("Instructor Prova: ")


@pytest.mark.usefixtures("_waiting")
def test_without_javascript_they_stand_on_their_page(visitor: Visitor) -> None:
    office = visitor(java_script_enabled=False, viewport={"width": 390, "height": 800})
    sign_in(office, "hr", "en")
    office.goto("/en/hr/")
    office.get_by_role("link", name="What is waiting").click()
    expect(office.locator("main")).to_contain_text("1 missing competence")

    floor = visitor(java_script_enabled=False)
    sign_in(floor, "lead", "en")
    floor.goto("/en/hr/team/")
    expect(floor.locator("main")).to_contain_text("1 missing competence")
    expect(floor.locator("main")).not_to_contain_text("no quiz on them")
