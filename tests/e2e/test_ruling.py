"""A disputed spin: a ruling is made by keyboard alone and without a script, downloaded, and checked by its code."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from games.web.venues.models import Venue, VenueTable
from tests.e2e.conftest import Visitor, give_session
from training.rulings.models import Ruling
from training.staff.days import today
from training.staff.models import House, User

WIDTHS = (360, 1440)


@pytest.fixture
def table(house: House) -> VenueTable:
    house.venue = Venue.objects.get(slug="ca-vendramin-calergi")
    house.save()
    return VenueTable.objects.get(venue=house.venue, game="french-roulette")


def start(visitor: Visitor, live_server: LiveServer, user: User, **options: object) -> Page:
    page = visitor(**options)
    give_session(page.context, live_server.url, user)
    page.goto("/en/training/rulings/")
    return page


@pytest.mark.parametrize("scripts", [True, False])
def test_a_ruling_is_made_downloaded_and_checked(
    visitor: Visitor, live_server: LiveServer, people: dict[str, User], table: VenueTable, scripts: bool
) -> None:
    page = start(visitor, live_server, people["instructor"], java_script_enabled=scripts, accept_downloads=True)
    page.get_by_label("Table", exact=True).select_option(str(table.pk))
    page.get_by_label("Day of play").fill(today().isoformat())
    page.get_by_role("button", name="Continue").press("Enter")
    page.get_by_label("Bet", exact=True).first.fill("Straight 17")
    page.get_by_label("Stake", exact=True).first.fill("20")
    page.get_by_label("The number that came").select_option("17")
    page.get_by_role("button", name="Make the ruling").press("Enter")
    expect(page.get_by_role("row", name="Straight 17")).to_contain_text("700")
    ruling = Ruling.objects.get()
    paper = page.request.get(page.get_by_role("link", name="The ruling as a PDF").get_attribute("href") or "")
    assert paper.body().startswith(b"%PDF")
    anybody = visitor()
    anybody.goto("/en/training/rulings/check/")
    anybody.get_by_label("Code of the ruling").fill(ruling.code.lower())
    anybody.get_by_role("button", name="Check").click()
    expect(anybody.get_by_role("heading", name="Genuine")).to_be_visible()
    expect(anybody.get_by_role("row", name="Straight 17")).to_contain_text("700")
    expect(anybody.locator("main")).not_to_contain_text("Instructor Prova")


@pytest.mark.parametrize("width", WIDTHS)
def test_its_pages_are_accessible_and_fit(
    visitor: Visitor, live_server: LiveServer, people: dict[str, User], table: VenueTable, width: int
) -> None:
    page = start(visitor, live_server, people["hr"], viewport={"width": width, "height": 800})
    for address in ("", f"new/?table={table.pk}&day={today()}", "check/"):
        page.goto(f"/it/training/rulings/{address}")
        assert not Axe().run(page).response["violations"]
        assert page.evaluate("document.documentElement.scrollWidth") <= width
