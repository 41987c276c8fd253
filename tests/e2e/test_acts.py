"""HR says what a job requires, sees what is missing, exempts, suspends and extends; none of it needs JavaScript."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from games.web.kit.templatetags.days import day
from tests.e2e.conftest import Visitor, sign_in
from tests.training.certification.cast import a_certificate
from training.certification.models import Certificate
from training.staff.days import after_months, start_of, today
from training.staff.models import User

SIZES = (360, 1440)


@pytest.fixture
def certificate(people: dict[str, User]) -> Certificate:
    """One that is due for renewal: it was issued 23 months ago."""
    return a_certificate(people["trainee"], start_of(after_months(today(), -23)))


def open_acts(office: Page, link: str) -> None:
    office.get_by_role("link", name=link).first.click()


def test_hr_finds_what_is_missing_and_acts_on_it(visitor: Visitor, people: dict[str, User], certificate) -> None:
    office = visitor(java_script_enabled=False)
    sign_in(office, "hr", "en")
    office.goto("/en/hr/jobs/")
    office.get_by_label("Name of the job").fill("Croupier")
    office.keyboard.press("Enter")
    office.get_by_label("French roulette croupier").select_option(label="certificate and practical test")
    office.get_by_role("button", name="Save").click()
    expect(office.locator("main")).to_contain_text("French roulette croupier: certificate and practical test")

    person = f"/en/hr/people/{people['trainee'].pk}/"
    office.goto(person)
    open_acts(office, "Change job and manager")
    office.get_by_label("Job", exact=True).select_option(label="Croupier")
    office.get_by_role("button", name="Save").click()
    expect(office.locator(".competences .badge.bad")).to_have_text("no")
    open_acts(office, "Exempt from a certificate")
    office.get_by_label("Last day of the exemption").fill(today().isoformat())
    office.get_by_label("Reason").fill("The test is tomorrow.")
    office.get_by_role("button", name="Exempt the person").click()
    expect(office.locator(".competences .badge.good")).to_have_text("yes")

    open_acts(office, "Suspend…")
    office.get_by_label("Reason").fill("An enquiry.")
    office.get_by_role("button", name="Suspend the certificate").click()
    expect(office.locator("article .state.suspended")).to_be_visible()
    open_acts(office, "Lift the suspension…")
    office.get_by_label("Reason").fill("Nothing in it.")
    office.get_by_role("button", name="Lift the suspension").click()
    open_acts(office, "Extend…")
    until = after_months(certificate.expires_on, 6)
    office.get_by_label("New last day of validity").fill(until.isoformat())
    office.get_by_label("Reason").fill("On leave.")
    office.get_by_role("button", name="Extend the certificate").click()
    expect(office.locator("article .facts")).to_contain_text(day(until))
    expect(office.locator("article .state.valid")).to_be_visible()
    anybody = visitor()
    anybody.goto(f"/en/verify/{certificate.code}/")
    expect(anybody.locator(".verdict")).to_contain_text(day(until))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_pages_are_accessible_at_every_size(visitor: Visitor, people, certificate, scheme: str) -> None:
    office = visitor(color_scheme=scheme)
    sign_in(office, "hr", "en")
    person = f"/en/hr/people/{people['trainee'].pk}/"
    acts = [f"/en/hr/certificates/{certificate.code}/{act}/" for act in ("suspend", "lift", "extend", "shorten")]
    own = [person, *(f"{person}{page}/" for page in ("job", "exempt", "evidence"))]
    plain = [
        "/en/hr/",
        "/en/hr/team/",
        "/en/hr/jobs/",
        "/en/hr/programmes/",
        "/en/hr/programmes/french-roulette-croupier/",
    ]
    for address in (*plain, *own, *acts):
        office.goto(address)
        for width in SIZES:
            office.set_viewport_size({"width": width, "height": 900})
            wide = office.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            assert wide <= 0, (address, width)
        found = Axe().run(office)
        assert found.violations_count == 0, (address, found.generate_report())
