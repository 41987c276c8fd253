"""The index is as the pages are: what is written, what is left alone, and what editors change."""

import pytest
from django.core.management import CommandError, call_command
from django.urls import resolve

from games.web.search.models import Entry, Kind, Part
from games.web.search.selectors import hits
from games.web.venues.models import Venue
from portal.access import rows_of
from tests.games.web.search.conftest import a_term

pytestmark = pytest.mark.django_db


def test_writing_again_changes_nothing(index_only):
    index_only(a_term("refait"), a_term("prison"))
    before = list(Entry.objects.values_list("pk", "key"))
    call_command("sync_search", verbosity=0)
    assert list(Entry.objects.values_list("pk", "key")) == before
    call_command("sync_search", "--check")


def test_a_changed_word_is_drift_until_it_is_written(index_only, monkeypatch):
    index_only(a_term("refait"))
    Part.objects.filter(kind=Kind.TERM).update(digest="another")
    with pytest.raises(CommandError, match="en: term"):
        call_command("sync_search", "--check")
    call_command("sync_search", verbosity=0)
    call_command("sync_search", "--check")


def test_what_is_no_longer_there_is_not_found(index_only):
    index_only(a_term("refait"), a_term("prison"))
    index_only(a_term("prison"))
    assert [hit.entry.key for hit in hits("refait prison", "en")[0]] == ["prison"]


def test_an_entry_is_found_in_its_own_language_alone(index_only):
    index_only(a_term("refait"))
    assert hits("refait", "en")[0]
    assert not hits("refait", "fr")[0]


@pytest.mark.django_db(transaction=True)
def test_a_venue_is_found_once_it_is_published_and_by_its_new_name(settings):
    settings.LANGUAGES = [("en", "English")]
    Part.objects.create(language="en", kind=Kind.VENUE, digest="", entries=0)
    venue = Venue.objects.create(slug="ca-prova", name_en="Ca’ Prova", published=False)
    assert not hits("prova", "en")[0]
    for name in ("Ca’ Prova", "Ca’ Nuova"):
        venue.name_en, venue.published = name, True
        venue.save()
        assert [hit.entry.title for hit in hits(name, "en")[0]] == [name]
    venue.delete()
    assert not hits("nuova", "en")[0]


def test_venues_are_written_once_for_a_whole_transaction(django_capture_on_commit_callbacks):
    with django_capture_on_commit_callbacks() as hooks:
        venue = Venue.objects.create(slug="ca-prova", name_en="Ca’ Prova", published=True)
        venue.save()
    assert len(hooks) == 1


def test_without_an_index_a_venue_writes_none(db, django_capture_on_commit_callbacks):
    with django_capture_on_commit_callbacks(execute=True):
        Venue.objects.create(slug="ca-prova", name_en="Ca’ Prova", published=True)
    assert not Entry.objects.exists()


def test_only_what_every_visitor_may_read_is_in_the_index(index):
    paths = {
        address.partition("#")[0].partition("?")[0]
        for address in Entry.objects.filter(language="en").values_list("address", flat=True)
    }
    assert len(paths) > 60
    for path in paths:
        rows = [row for row in rows_of(f"/{resolve(path).route}") if row.method == "GET"]
        assert [row.outcome("visitor") for row in rows] == ["200"], path


@pytest.mark.parametrize("kind", list(Kind))
@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_every_kind_is_there_in_every_language(index, language, kind):
    entries = Entry.objects.filter(language=language, kind=kind)
    assert entries.exists()
    assert all(entry.title and entry.address.startswith(f"/{language}/") for entry in entries)


def test_a_rule_that_holds_under_another_ruleset_alone_is_found_there(index):
    rule = Entry.objects.get(language="en", kind=Kind.CLAUSE, key="blackjack-surrender-late")
    assert rule.address == "/en/games/blackjack/?rules=american-six-decks-s17#blackjack-surrender-late"
