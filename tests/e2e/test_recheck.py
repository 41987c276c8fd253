"""HR sends a quiz on a changed rule, and the dealer begins it from the page of certificates, without JavaScript."""

import re

import pytest
from playwright.sync_api import expect

from games.web.rulebook.models import ClauseFacts
from tests.e2e.conftest import Visitor, sign_in
from tests.training.certification.changed import CLAUSE, RULES, a_bound_certificate
from training.staff.days import after_months, start_of, today
from training.staff.models import User


@pytest.fixture
def _changed(people: dict[str, User]) -> None:
    """The trainee was examined a month ago, and a straight pays otherwise since."""
    a_bound_certificate(people["trainee"], start_of(after_months(today(), -1)))
    number = ClauseFacts.objects.filter(clause=CLAUSE, ruleset=RULES).count() + 1
    values = {"straight_pays": {"odds": [36, 1]}}
    ClauseFacts.objects.create(clause_id=CLAUSE, ruleset=RULES, number=number, holds=True, values=values)


@pytest.mark.usefixtures("_changed")
def test_a_quiz_on_a_changed_rule_is_sent_and_begun(visitor: Visitor) -> None:
    office = visitor(java_script_enabled=False)
    sign_in(office, "hr", "en")
    office.goto("/en/hr/changes/")
    office.get_by_label("Send a quiz on this rule").check()
    office.get_by_role("button", name="Send a quiz on the chosen rules…").click()
    office.get_by_role("button", name="Show what would happen").click()
    expect(office.locator("main")).to_contain_text("1 person would get a quiz. It asks about 1 rule.")
    office.get_by_role("button", name="Send the quiz to 1 person").click()
    expect(office.locator("main")).to_contain_text("1 of them has a quiz that is not passed yet.")

    floor = visitor(java_script_enabled=False)
    sign_in(floor, "trainee", "en")
    floor.goto("/en/training/certificates/")
    floor.get_by_role("button", name="Begin the quiz").click()
    expect(floor).to_have_url(re.compile("/training/attempts/"))
    expect(floor).to_have_title(re.compile("Question 1"))
