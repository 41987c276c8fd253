"""HR assigns by a file, and suspends more certificates than can be waited for, and undoes both. In English."""

from datetime import timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor, sign_in
from tests.e2e.test_hrs_week import certified, import_file, upload
from tests.e2e.test_sittings import looked_at, press
from tests.training.hr.imports.files import a_csv
from training.certification.models import Suspension
from training.classes.models import Membership
from training.hr.bulk import views
from training.staff.days import today

NAMES = ("Ada", "Bea", "Cleo", "Dora", "Elsa")
HEADS = ["Person", "Exam or course", "Opens on", "Due on"]


def lines(course: str) -> bytes:
    due = today() + timedelta(days=30)
    return a_csv(*([f"{name.lower()}@example.org", course, "", due] for name in NAMES), heads=HEADS)


def undo(page: Page, button: str) -> list[str]:
    press(page, f"{button}…")
    page.locator("#id_reason").fill("The wrong list.")
    found = looked_at(page)
    press(page, button)
    return found


@pytest.fixture
def _few_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "AT_ONCE", 3)


@pytest.mark.usefixtures("_few_at_once")
def test_many_are_assigned_something_by_a_file_and_suspended_and_both_is_undone(visitor: Visitor, people) -> None:
    for name in NAMES:
        certified(people["hr"], name, today() - timedelta(days=30))
    page = visitor()
    sign_in(page, "hr", "en")
    upload(page, "assignments", lines("Ludo"))
    expect(page.locator("main")).to_contain_text("Your house offers no exam or course of this name.")
    found = looked_at(page)
    import_file(page, "assignments", lines("Chemin de fer"), 5)
    assert Membership.objects.count() == 5
    found += looked_at(page) + undo(page, "Undo the import")
    expect(page.locator("main")).to_contain_text("The import was undone by")

    page.goto("/en/hr/")
    press(page, "Change all that were found…")
    expect(page.locator("main")).to_contain_text("5 certificates are chosen.")
    page.locator("#id_act").select_option("suspend")
    page.locator("#id_reason").fill("The hall is closed for works.")
    found += looked_at(page)
    press(page, "Show what would happen")
    expect(page.locator("main")).to_contain_text("The act would be done to 5 certificates.")
    found += looked_at(page)
    press(page, "Do it to 5 certificates")
    expect(page.locator("main")).to_contain_text("did it to 5 certificates on")
    assert Suspension.objects.filter(lift=None).count() == 5
    found += looked_at(page) + undo(page, "Undo it")
    expect(page.locator("main")).to_contain_text("It was undone by")
    assert not Suspension.objects.filter(lift=None).exists()
    page.goto("/en/hr/bulk/")
    expect(page.locator("main")).to_contain_text("undone")
    assert found + looked_at(page) == []
