"""HR enters somebody by keyboard alone, who then begins; neither needs JavaScript."""

from urllib.parse import urlsplit

from django.core import mail
from playwright.sync_api import expect

from tests.e2e.conftest import Visitor, sign_in
from training.staff.models import User

SECRET = "quite another secret"


def fill_in_by_keys(page, *texts: str) -> None:
    """Type into one field after the other, beginning with the one in focus, and send with Enter."""
    for place, text in enumerate(texts):
        if place:
            page.keyboard.press("Tab")
        page.keyboard.type(text)
    page.keyboard.press("Enter")


def test_from_the_form_of_hr_to_the_first_page(visitor: Visitor, people) -> None:
    office = visitor(java_script_enabled=False)
    sign_in(office, "hr")
    office.goto("/it/hr/people/")
    office.locator("a[href$='/people/add/']").press("Enter")
    office.locator("#id_first_name").focus()
    fill_in_by_keys(office, "Bice", "Zen", "", "bice@example.org")
    expect(office.locator("main")).to_contain_text("bice.zen")

    (letter,) = mail.outbox
    link = next(word for word in letter.body.split() if "/password/reset/key/" in word)
    newcomer = visitor(java_script_enabled=False)
    newcomer.goto(urlsplit(link).path)
    newcomer.locator("#id_password1").focus()
    fill_in_by_keys(newcomer, SECRET, SECRET)
    newcomer.wait_for_url(lambda address: "set-password" not in address)
    assert User.objects.get(username="bice.zen").check_password(SECRET)

    teacher = visitor(java_script_enabled=False)
    sign_in(teacher, "instructor")
    expect(teacher.locator("main")).to_contain_text("Bice Zen")
