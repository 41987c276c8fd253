"""HR's week: a file of 200 people with faults, papers from elsewhere, jobs, the matrix, an exam for those who have no
certificate, an extension and a suspension, who could deal on a past night, and what a manager and a group officer see.
By keyboard, at three widths, in English."""

from datetime import date, datetime, time, timedelta

from django.utils import timezone
from playwright.sync_api import Page, expect

from tests.e2e.conftest import PASSWORD, Visitor, sign_in
from tests.e2e.test_sittings import looked_at, press
from tests.training.hr.imports.files import HEADS, a_csv
from tests.training.hr.imports.files import people as lines_of_people
from training.certification.acts.evidence import Paper, enter_evidence
from training.certification.acts.services import suspend
from training.certification.acts.terms import set_terms
from training.certification.models import Certificate, Extension, HouseTerms
from training.certification.programmes import programmes
from training.hr.competence.services import exempt
from training.hr.models import Job
from training.staff.days import today
from training.staff.entering import Details
from training.staff.models import GroupOffice, House, HouseGroup, Role, User
from training.staff.people import enter

CHEMIN, TITLE = "chemin-de-fer-croupier", "Chemin de fer croupier"
NOT_LISTED = "This is not in the list."
BAD = {  # by its line in the file, heads being the first: the column of its fault, what it holds, and what is said
    11: ("E-mail address", "zen10.example.org", "This is not an e-mail address."),
    52: ("First name", "", "Enter the first name."),
    101: ("Last name", "", "Enter the last name."),
    150: ("Role", "pit boss", NOT_LISTED),
    201: ("Language", "Klingon", NOT_LISTED),
}


def people_with_faults() -> list[list[str]]:
    lines = lines_of_people(200)
    for line, (column, wrong, _message) in BAD.items():
        lines[line - 2][HEADS.index(column)] = wrong
    return lines


def upload(page: Page, kind: str, content: bytes) -> None:
    """Choose a kind and a file, and have it checked."""
    page.goto("/en/hr/import/")
    page.locator("#id_kind").select_option(kind)
    page.locator("#id_file").set_input_files({"name": f"{kind}.csv", "mimeType": "text/csv", "buffer": content})
    press(page, "Check the file")


def import_file(page: Page, kind: str, content: bytes, lines: int) -> None:
    upload(page, kind, content)
    expect(page.locator("main")).to_contain_text(f"{lines} lines are new and would be imported")
    press(page, "Import the file")
    expect(page.locator("main")).to_contain_text(f"{lines} lines were imported")


def assign(page: Page) -> list[str]:
    """Assign the exam to those whom the matrix shows without a certificate."""
    page.locator("#id_state").select_option("none")
    press(page, "Show")
    press(page, "Assign to all who were found…")
    page.locator("#id_thing").select_option("exam/chemin-de-fer")
    page.locator("#id_name").fill("Chemin de fer, winter")
    page.locator("#id_due_on").fill((today() + timedelta(days=30)).isoformat())
    press(page, "Show what would happen")
    expect(page.locator("main")).to_contain_text("It would be assigned to 10 people.")
    found = looked_at(page)
    press(page, "Assign it to 10 people")
    expect(page.locator("body")).to_contain_text("It is assigned to 10 people.")
    return found


def act(page: Page) -> list[str]:
    """Extend a certificate and suspend another, chosen in the list, and find the second one in the matrix."""
    found = []
    later = Certificate.objects.get(holder__last_name="Zen30").expires_on + timedelta(days=60)
    for name, what, until in (("Zen30", "extend", later.isoformat()), ("Zen31", "suspend", "")):
        page.goto(f"/en/hr/?name={name}")
        page.get_by_label(f"Choose Anna {name}, {TITLE}").check()
        press(page, "Change the chosen ones…")
        page.locator("#id_act").select_option(what)
        page.locator("#id_until").fill(until)
        page.locator("#id_reason").fill("The hall is closed for works.")
        press(page, "Show what would happen")
        expect(page.locator("main")).to_contain_text("The act would be done to 1 certificate.")
        found += looked_at(page)
        press(page, "Do it to 1 certificate")
        expect(page.locator("body")).to_contain_text("Done for 1 certificate.")
    assert Extension.objects.get().certificate.holder.last_name == "Zen30"
    page.goto(f"/en/hr/matrix/?programme={CHEMIN}&state=suspended")
    expect(page.locator("main tbody tr")).to_have_count(1)
    expect(page.locator("main tbody")).to_contain_text("Anna Zen31")
    return found


def test_two_hundred_people_are_imported_and_the_matrix_fills(visitor: Visitor, people) -> None:
    page = visitor()
    sign_in(page, "hr", "en")
    upload(page, "people", a_csv(*people_with_faults()))
    expect(page.locator("main")).to_contain_text("195 lines are new and would be imported")
    expect(page.locator("main")).to_contain_text("5 lines have an error")
    for line, (_column, _wrong, message) in BAD.items():
        row = page.locator("tbody tr").filter(has=page.get_by_role("rowheader", name=str(line), exact=True))
        expect(row).to_contain_text(message)
    assert not User.objects.filter(last_name="Zen1").exists()
    found = looked_at(page)

    import_file(page, "people", a_csv(*lines_of_people(200)), 200)
    found += looked_at(page)
    papers = [[f"zen{number}@example.org", TITLE, today(), "A school", number] for number in range(1, 41)]
    heads = ["Person", "Programme", "Day of the exam", "Who issued the paper", "Number or title of the paper"]
    import_file(page, "certificates", a_csv(*papers, heads=heads), 40)

    page.goto("/en/hr/jobs/")
    page.locator("#id_name").focus()
    page.keyboard.type("Dealer")
    press(page, "Add the job")
    page.get_by_label(TITLE).select_option(index=1)
    press(page, "Save")
    found += looked_at(page)
    jobs = [[f"zen{number}@example.org", "Dealer", "instructor", today()] for number in range(1, 51)]
    import_file(page, "jobs", a_csv(*jobs, heads=["Person", "Job", "Manager", "From"]), 50)

    page.goto(f"/en/hr/matrix/?job={Job.objects.get().pk}&programme={CHEMIN}")
    expect(page.get_by_role("status")).to_contain_text("50 people")
    expect(page.locator("td.gap")).to_have_count(10)
    found += looked_at(page)
    assert found + assign(page) + act(page) == []

    manager = visitor()
    sign_in(manager, "instructor", "en")
    manager.goto("/en/hr/team/")
    expect(manager.locator("main tbody tr")).to_have_count(50)
    expect(manager.locator("main")).not_to_contain_text("A school")
    assert looked_at(manager) == []


def noon_of(day: date) -> datetime:
    return timezone.make_aware(datetime.combine(day, time(12)))


def entered(hr: User, name: str, on: date) -> User:
    """Somebody who came to the house on a day."""
    details = Details(
        first_name=name, last_name="Prova", email=f"{name.lower()}@example.org", role=Role.TRAINEE, language="en"
    )
    return enter(hr, details, name.lower(), noon_of(on))


def certified(hr: User, name: str, on: date) -> Certificate:
    """Somebody who came to the house on a day with a paper for chemin de fer of the day before."""
    paper = Paper(passed_on=on - timedelta(days=1), issuer="A school", reference=name)
    return enter_evidence(hr, entered(hr, name, on), programmes()[CHEMIN], paper, noon_of(on))


def before_the_night(hr: User, night: date) -> None:
    """Who could deal that night: Ada with a certificate, Olga with one that is overdue, Eva who is exempt. The others
    could not: their paper came later, is suspended, or expired long before."""
    terms = HouseTerms(programme=CHEMIN, validity_months=6, window_days=30, grace_days=60)
    set_terms(hr, terms, noon_of(night - timedelta(days=500)))
    certified(hr, "Ada", night - timedelta(days=30))
    certified(hr, "Olga", night - timedelta(days=200))
    certified(hr, "Late", night + timedelta(days=1))
    certified(hr, "Gone", night - timedelta(days=400))
    out = certified(hr, "Out", night - timedelta(days=60))
    suspend(hr, out, "An enquiry.", noon_of(night))
    eva = entered(hr, "Eva", night - timedelta(days=20))
    exempt(hr, eva, CHEMIN, night, "On loan for the festival.", noon_of(night - timedelta(days=10)))


def test_who_could_deal_on_a_past_night(visitor: Visitor, people) -> None:
    night = date(today().year, 3, 3)
    night = night if night < today() else night.replace(year=night.year - 1)
    before_the_night(people["hr"], night)
    page = visitor()
    sign_in(page, "hr", "en")
    page.goto("/en/hr/matrix/")
    page.locator("#id_programme").select_option(CHEMIN)
    page.locator("#id_day").fill(night.isoformat())
    page.locator("#id_state").select_option("may-deal")
    press(page, "Show")
    rows = page.locator("main tbody tr")
    expect(rows).to_have_count(3)
    for name, said in (("Ada", "valid"), ("Olga", "overdue"), ("Eva", f"exempt until {night.day} Mar {night.year}")):
        expect(rows.filter(has_text=f"{name} Prova")).to_contain_text(said)
    assert looked_at(page) == []
    rows.filter(has_text="Eva Prova").get_by_role("link", name="exempt until").click()
    expect(page.locator("main")).to_contain_text("On loan for the festival.")
    page.go_back()
    page.locator("#id_state").select_option("may-not-deal")
    press(page, "Show")
    for name in ("Gone", "Out"):
        expect(rows.filter(has_text=f"{name} Prova")).to_have_count(1)
    for name in ("Ada", "Olga", "Eva", "Late"):  # Late came after that night
        expect(rows.filter(has_text=f"{name} Prova")).to_have_count(0)


def test_a_group_officer_sees_both_houses_and_changes_nothing(visitor: Visitor, people) -> None:
    certified(people["hr"], "Ada", today() - timedelta(days=30))
    certified(people["stranger"], "Elsewhere", today() - timedelta(days=30))
    group = HouseGroup.objects.create(name="A group")
    House.objects.update(group=group)
    officer = User.objects.create_user("officer", "officer@example.org", PASSWORD, last_name="Prova", language="en")
    GroupOffice.objects.create(
        group=group, person=officer, first_day=today(), reason="New.", at=timezone.now(), author=officer
    )
    page = visitor()
    sign_in(page, "officer", "en")
    page.goto("/en/hr/matrix/")
    for name, house in (("Ada Prova", people["hr"].house), ("Elsewhere Prova", people["stranger"].house)):
        expect(page.locator("tbody tr").filter(has_text=name)).to_contain_text(house.name)
    assert looked_at(page) == []
    page.goto(f"/en/hr/?house={people['hr'].house.pk}")
    expect(page.locator("main")).to_contain_text("Only HR of the house can change it.")
    expect(page.locator("main tbody tr")).to_have_count(1)
    expect(page.locator("main input[type=checkbox]")).to_have_count(0)
    assert looked_at(page) == []
