"""Files that HR imports."""

from django.utils import timezone

from training.hr.imports.kinds import plan_of
from training.hr.imports.models import Import
from training.hr.imports.services import apply, upload
from training.staff.models import User


def waiting_import(officer: User, name: str) -> Import:
    """A file of people that waits to be confirmed."""
    content = f"First name,Last name,E-mail address\nAnna,Zen,{name}@example.org"
    return upload(officer, "people", "people.csv", content.encode(), "en", timezone.now())


def an_import(officer: User, name: str) -> Import:
    """A file of people that was imported."""
    imported, now = waiting_import(officer, f"{name}.done"), timezone.now()
    return apply(officer, imported, plan_of(officer, imported, now).digest, now).imported
