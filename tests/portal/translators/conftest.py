"""A language of three texts, which tests may change."""

from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po
from django.contrib.auth.models import Permission

from games.web.rulebook import catalogues
from training.staff.models import User

PAYS = "It pays {win}."
ROWS = ("%(count)s row", "%(count)s rows")


@pytest.fixture
def locale(settings, tmp_path: Path) -> Path:
    settings.LOCALE_PATHS = [tmp_path]
    write("Paga {win}.", ("%(count)s riga", "%(count)s righe"))
    return tmp_path


def write(pays: str, rows: tuple[str, str], *, stale: bool = False) -> None:
    """Write the Italian catalogue of the site: a clause, a plural, and a button that nobody has translated."""
    catalogue = Catalog(locale="it")
    catalogue.add(PAYS, pays, context="roulette-pays.body", flags=["fuzzy"] if stale else [])
    catalogue.add(ROWS, rows)
    catalogue.add("Calculate", "", auto_comments=["A button."])
    path = catalogues.po_path("it", "site")
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        write_po(file, catalogue)


@pytest.fixture
def translator(db) -> User:
    user = User.objects.create_user("translator", password="secret")
    user.user_permissions.add(Permission.objects.get(codename="add_bundle"))
    return user
