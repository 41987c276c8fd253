"""HR checks a roster by keyboard alone and plans exams from it, without JavaScript."""

from datetime import timedelta

from playwright.sync_api import expect

from tests.e2e.conftest import Visitor, sign_in
from training.staff.days import today


def test_from_a_pasted_roster_to_a_plan(visitor: Visitor, people) -> None:
    day = today() + timedelta(days=7)
    office = visitor(java_script_enabled=False)
    sign_in(office, "hr")
    office.goto("/it/hr/")
    office.locator("a[href$='/hr/roster/']").press("Enter")
    roster = f"giorno;inizio;fine;persona;tavolo\n{day};20.00;4.00;trainee;Roulette francese 2\n"
    office.locator("#id_text").fill(roster)
    office.locator("#id_text").press("Tab")
    office.locator("main form .button").first.press("Enter")
    expect(office.locator("tbody tr")).to_contain_text("nessun certificato")
    expect(office.locator("#id_text")).to_have_value(roster)
    office.locator("a[href*='french-roulette-croupier=1']").press("Enter")
    expect(office.locator("main")).to_contain_text("Bisogna formare 1 nuova persona.")
    expect(office.locator("[name=french-roulette-croupier]")).to_have_value("1")
