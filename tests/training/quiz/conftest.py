from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from tests.training.tables import LIMITS, a_table, a_venue
from training.drills.kit.exam import Blueprint, Section
from training.quiz import dealt, house_tables, services
from training.quiz.models import Attempt, AttemptItem
from training.quiz.views import drills
from training.staff.models import House, Role, User

NOON = datetime(2026, 3, 2, 11, 0, tzinfo=UTC)

SMALL = Blueprint(
    slug="small",
    title="A small exam",
    game="french-roulette",
    ruleset="venice-french",
    sections=(Section("multiples", 1, 2), Section("picture-bet", 2, 1), Section("zero", 2, 1)),
    pass_mark=75,
    pace=60,
)


def a_person(house, role, username):
    return User.objects.create_user(username=username, password="pw", house=house, role=role)


def values_of(row, *but):
    return {field.name: getattr(row, field.name) for field in row._meta.fields if field.name not in ("id", *but)}


def with_more_time(attempt):
    """The same exam as one that was started when its time was longer than its pace: ten minutes."""
    deadline = attempt.started_at + timedelta(minutes=10)
    longer = Attempt.objects.create(**values_of(attempt, "uuid", "number", "deadline"), number=2, deadline=deadline)
    AttemptItem.objects.bulk_create(
        AttemptItem(**values_of(item, "attempt"), attempt=longer) for item in attempt.items.all()
    )
    return longer


@pytest.fixture
def rules(rulebook):
    """The rulebook as it is delivered: exams cite its revisions."""


@pytest.fixture
def punto_banco(monkeypatch):
    """Punto banco with two of its rulesets."""
    rulesets = {"venice-punto-banco": "large", "venice-mini-punto-banco": "mini"}
    game = replace(dealt.GAMES["punto-banco"], title="Punto banco", rulesets=rulesets)
    monkeypatch.setitem(dealt.GAMES, game.slug, game)
    for name in [each.name for each in dealt.dealt_in(game.family)]:
        monkeypatch.delitem(dealt.DEALT, name)
    for name in game.rulesets:
        monkeypatch.setitem(dealt.DEALT, name, dealt.Dealt(name, game))
    monkeypatch.setattr(drills, "FAMILIES", tuple(dict.fromkeys((*dealt.FAMILIES, game.family))))
    return game


@pytest.fixture
def house(db):
    return House.objects.create(name="Ca' Vendramin Calergi")


@pytest.fixture
def trainee(house):
    return a_person(house, Role.TRAINEE, "ada")


@pytest.fixture
def colleague(house):
    return a_person(house, Role.TRAINEE, "bruno")


@pytest.fixture
def instructor(house):
    return a_person(house, Role.INSTRUCTOR, "irene")


@pytest.fixture
def hr(house):
    return a_person(house, Role.HR, "ugo")


@pytest.fixture
def stranger(db):
    other = House.objects.create(name="Ca' Noghera")
    return a_person(other, Role.HR, "zeno")


@pytest.fixture
def drifter(db):
    """Somebody who belongs to no house."""
    return a_person(None, Role.TRAINEE, "nemo")


@pytest.fixture
def attempt(rules, trainee):
    return services.start(trainee, SMALL, "en", NOON)


@pytest.fixture(autouse=True)
def _nothing_read_before():
    house_tables._kept.cache_clear()


@pytest.fixture
def venue(house):
    """The venue of the house, without a table."""
    return a_venue(house)


@pytest.fixture
def table(venue):
    """A table of it, whose limits are not those of the ruleset."""
    return a_table(venue, LIMITS)
