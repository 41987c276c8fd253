"""The index of the whole site, computed once, and a small one that tests write themselves."""

import pytest

from games.web.search import found, sync
from games.web.search.found import Found
from games.web.search.models import Entry, Kind, Part


@pytest.fixture(scope="session")
def _written():
    """The rows of each language that a test has asked for."""
    return {}


@pytest.fixture
def index(request, rulebook, venues, _written):
    """What can be found on the site in the language of the test, which is English where it names none."""
    params = getattr(request.node, "callspec", None)
    language = params.params.get("language", "en") if params else "en"
    if language not in _written:
        sync.apply(languages=[language])
        _written[language] = list(Entry.objects.order_by("pk")), list(Part.objects.all())
        return
    for rows in _written[language]:
        type(rows[0]).objects.bulk_create(rows, batch_size=500)


@pytest.fixture
def index_only(db, monkeypatch, settings):
    """Let a test index only the entries that it names, in English alone."""
    settings.LANGUAGES = [("en", "English")]

    def indexed(*entries: Found) -> None:
        providers = [(kind, lambda kind=kind: [one for one in entries if one.kind == kind]) for kind in Kind]
        monkeypatch.setattr(found, "_PROVIDERS", providers)
        sync.apply()

    return indexed


def a_term(title: str, text: str = "", **fields) -> Found:
    return Found(Kind.TERM, title.replace(" ", "-"), f"/en/terms/#{title}", title, text=text, **fields)
