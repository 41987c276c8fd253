"""A place in a rulebook has one section, and a place in a section one clause that is in force."""

import pytest
from django.db import IntegrityError, transaction

from games.web.rulebook.models import Book, Clause, Section
from tests.migrations import empty_database, migrated
from tests.rows import insert_copy

pytestmark = pytest.mark.django_db


@pytest.fixture
def section():
    book = Book.objects.create(game="faro", stamp="1")
    return Section.objects.create(id="faro-table", book=book, slug="table", position=1, title_en="The table")


@pytest.fixture
def clause(section):
    return Clause.objects.create(id="faro-table-size", section=section, position=1, kind="decided", source="-")


FRESH_SECTION = {"id": "faro-play", "slug": "play", "position": 2}
FRESH_CLAUSE = {"id": "faro-table-legs", "position": 2}


def test_other_places_are_free(section, clause):
    insert_copy(section, **FRESH_SECTION)
    insert_copy(clause, **FRESH_CLAUSE)
    assert (Section.objects.count(), Clause.objects.count()) == (2, 2)


@pytest.mark.parametrize("changes", [{"position": 1}, {"slug": "table"}, {"position": -1}])
def test_two_sections_share_neither_place_nor_anchor(section, changes):
    with pytest.raises(IntegrityError), transaction.atomic():
        insert_copy(section, **FRESH_SECTION | changes)


@pytest.mark.parametrize("changes", [{"position": 1}, {"position": -1}, {"revision": 0}])
def test_two_clauses_in_force_do_not_share_a_place(clause, changes):
    with pytest.raises(IntegrityError), transaction.atomic():
        insert_copy(clause, **FRESH_CLAUSE | changes)


def test_what_is_out_of_use_takes_no_place(section, clause):
    for name in ("play", "payment"):
        insert_copy(section, **FRESH_SECTION | {"id": f"faro-{name}", "slug": name, "position": None})
    insert_copy(clause, **FRESH_CLAUSE | {"position": 1, "retired": True})
    assert (Section.objects.count(), Clause.objects.count()) == (3, 2)


@pytest.mark.django_db(transaction=True)
def test_rows_that_shared_a_place_are_moved_apart():
    with empty_database():
        apps = migrated([("rulebook", "0003_sources_of_any_length")])
        book = apps.get_model("rulebook", "Book").objects.create(game="faro", stamp="1")
        sections, clauses = (apps.get_model("rulebook", name).objects for name in ("Section", "Clause"))
        for name in ("play", "table"):
            section = sections.create(id=f"faro-{name}", book=book, slug=name, position=1)
        for name, retired in (("legs", False), ("old", True), ("size", False)):
            clauses.create(id=f"faro-{name}", section=section, position=3, kind="decided", source="-", retired=retired)
        apps = migrated([("rulebook", "0004_one_row_a_position")])
        sections, clauses = (apps.get_model("rulebook", name).objects for name in ("Section", "Clause"))
        assert dict(sections.values_list("slug", "position")) == {"play": 1, "table": 1001}
        assert dict(clauses.values_list("pk", "position")) == {"faro-legs": 3, "faro-old": 3, "faro-size": 1003}
