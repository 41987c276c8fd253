"""Sorts the tests by what they need, and keeps them from affecting each other."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.apps import apps
from django.conf import settings as django_settings
from django.contrib.auth.models import Group, Permission
from django.contrib.contenttypes.models import ContentType
from django.core.cache import cache
from django.core.management import call_command
from django.core.management.color import no_style
from django.db import connection, transaction
from django.test import TransactionTestCase
from django.utils import translation
from hypothesis import settings
from pytest_django import DjangoDbBlocker

from games.web.kit.triggers import unlocked
from games.web.rulebook.models import Book
from games.web.search.backends import BY_VENDOR
from games.web.venues.editors import GROUP, make_group
from games.web.venues.models import Venue

# A busy machine is no reason to fail.
settings.register_profile("calm", settings.get_profile(settings.get_current_profile_name()), deadline=None)
settings.load_profile("calm")

gc.disable()  # until all tests are collected: what is made until then stays
TESTS = Path(__file__).parent
DELIVERED = {"rulebook", "venues"}
COMMITTING = {"transactional_db", "live_server"}
DATABASE_FIXTURES = {"db", "admin_client"} | COMMITTING
# They read pages, or try every address for its status. What they write, other tests write on both databases, so that
# SQLite says enough of them.
READING = tuple(
    TESTS / path
    for path in (
        "games/web/calculators",
        "games/web/costs",
        "games/web/leaflet",
        "games/web/rulebook/test_compare.py",
        "games/web/rulebook/test_dealt.py",
        "games/web/rulebook/test_minute.py",
        "games/web/rulebook/test_numbers.py",
        "games/web/rulebook/test_page.py",
        "games/web/search/test_queries.py",
        "games/web/venues/test_page.py",
        "portal/access",
        "portal/test_crawl.py",
        "portal/test_pseudo.py",
        "portal/test_sitemap.py",
        "training/courses/test_pages.py",
        "training/courses/test_questions.py",
        "training/courses/test_texts.py",
    )
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """`database`: runs on SQLite and PostgreSQL. `services`: on PostgreSQL with Redis, and maybe a browser.

    What reads the delivered rules and houses comes after everything else that does not commit, so that they are written
    once.
    """
    for item in items:
        if TESTS / "e2e" in item.path.parents:
            item.add_marker(pytest.mark.services)
        if _touches_database(item) and not any(item.path.is_relative_to(path) for path in READING):
            item.add_marker(pytest.mark.database)

    items.sort(key=_turn)


def _touches_database(item: pytest.Item) -> bool:
    return bool(item.get_closest_marker("django_db") or DATABASE_FIXTURES & set(getattr(item, "fixturenames", ())))


def _turn(item: pytest.Item) -> int:
    """First what is rolled back, by how much of what is delivered it reads; then what commits; then the rest."""
    fixtures = set(getattr(item, "fixturenames", ()))
    marker = item.get_closest_marker("django_db")
    if COMMITTING & fixtures or (marker and marker.kwargs.get("transaction")):
        return len(DELIVERED) + 1
    return len(DELIVERED & fixtures) if _touches_database(item) else len(DELIVERED) + 2


def pytest_collection_finish() -> None:
    """Keep the garbage collector from looking through twenty thousand tests again and again."""
    gc.freeze()
    gc.set_threshold(10_000)  # what is made later stays too, mostly: words and rules
    gc.enable()


@pytest.fixture(scope="session", autouse=True)
def _files_of_their_own(tmp_path_factory: pytest.TempPathFactory) -> None:
    """What tests upload is kept apart from what an installation keeps, and no call is recorded unless a test asks."""
    django_settings.MEDIA_ROOT = tmp_path_factory.mktemp("media")
    django_settings.CALLS_DIR = tmp_path_factory.mktemp("calls")


@pytest.fixture(scope="session", autouse=True)
def _tests_that_commit_have_empty_tables() -> Iterator[None]:
    """Before and after a test with transactions of its own every table that has rows is emptied, append-only ones too;
    but what Django knows of the models stays, which it would write again each time."""
    stays = {ContentType._meta.db_table, Permission._meta.db_table}

    def emptied(_case: object) -> None:
        tables = sorted(set(connection.introspection.django_table_names(only_existing=True)) - stays)
        having_rows = (f"SELECT '{name}' WHERE EXISTS (SELECT 1 FROM {name})" for name in tables)
        with connection.cursor() as cursor:
            cursor.execute(" UNION ALL ".join(having_rows))
            filled = [name for (name,) in cursor.fetchall()]
        # To delete a few rows is quicker than to truncate a table; keys to them are checked at the end.
        with unlocked(only=filled), transaction.atomic(), connection.cursor() as cursor:
            for name in filled:
                cursor.execute(f"DELETE FROM {name}")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TransactionTestCase, "_fixture_setup", classmethod(emptied))
        patch.setattr(TransactionTestCase, "_fixture_teardown", emptied)
        yield


@pytest.fixture(autouse=True)
def _nothing_left_over() -> Iterator[None]:
    """Each test starts in English, with nothing cached and no log-in limit half used."""
    with translation.override("en"):
        yield
    cache.clear()


@pytest.fixture(scope="session")
def django_db_setup(request: pytest.FixtureRequest, django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> None:
    """With `--nomigrations` the tables are made by the models, and what only a migration makes is made here."""
    if request.config.getvalue("nomigrations"):
        with django_db_blocker.unblock(), connection.cursor() as cursor:
            for sql in BY_VENDOR[connection.vendor].CREATE:
                cursor.execute(sql)


@pytest.fixture(scope="session")
def _kept_rulebook(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> list[str]:
    with django_db_blocker.unblock():
        return _kept("rulebook")


@pytest.fixture(scope="session")
def _kept_venues(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> list[str]:
    with django_db_blocker.unblock():
        tables = _kept("venues")
        Group.objects.filter(name=GROUP).delete()
        return tables


@pytest.fixture(scope="session")
def _written_rulebook(_kept_rulebook: list[str], django_db_blocker: DjangoDbBlocker) -> list[str]:
    with django_db_blocker.unblock():
        _fill(_kept_rulebook)
    return _kept_rulebook


@pytest.fixture(scope="session")
def _written_venues(_kept_venues: list[str], django_db_blocker: DjangoDbBlocker) -> list[str]:
    with django_db_blocker.unblock():
        _fill(_kept_venues)
        make_group()
    return _kept_venues


@pytest.fixture
def rulebook(_written_rulebook: list[str], db: None) -> None:
    """The rules as they are delivered, as `sync_rulebook` writes them."""
    if not Book.objects.exists():  # a test that commits has emptied the tables
        _fill(_written_rulebook)


@pytest.fixture
def venues(_written_venues: list[str], db: None) -> None:
    """The houses as they are delivered, as `sync_venues` writes them, and the group of their editors."""
    if not Venue.objects.exists():
        _fill(_written_venues)
        make_group()


def _kept(label: str) -> list[str]:
    """Write the tables of an app once, from its files, and set them aside beside those that tests use."""
    tables = [model._meta.db_table for model in apps.get_app_config(label).get_models()]
    call_command(f"sync_{label}", verbosity=0)
    with connection.cursor() as cursor, unlocked(only=tables):
        for table in tables:
            cursor.execute(f"CREATE TABLE kept_{table} AS SELECT * FROM {table}")
        for table in reversed(tables):
            cursor.execute(f"DELETE FROM {table}")
    return tables


def _fill(tables: list[str]) -> None:
    """Copy what is kept; new rows come after it."""
    with connection.cursor() as cursor:
        for table in tables:
            cursor.execute(f"INSERT INTO {table} SELECT * FROM kept_{table}")
        models = [model for model in apps.get_models() if model._meta.db_table in tables]
        for statement in connection.ops.sequence_reset_sql(no_style(), models):
            cursor.execute(statement)
