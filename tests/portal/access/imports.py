"""Files that HR imports."""

from django.utils import timezone

from training.hr.imports.models import Import
from training.hr.imports.services import upload
from training.staff.models import User


def waiting_import(officer: User, name: str) -> Import:
    """A file of people that waits to be confirmed."""
    content = f"First name,Last name,E-mail address\nAnna,Zen,{name}@example.org"
    return upload(officer, "people", "people.csv", content.encode(), "en", timezone.now())
