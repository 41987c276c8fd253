from datetime import UTC, datetime

import pytest

from tests.training.certification import cast
from training.exams import selectors, services
from training.exams.services import Contents
from training.exams.wordings import Wording
from training.quiz.house.entry import Entrance
from training.quiz.sat import past_attempts, sittings
from training.staff.models import Role

NOON = datetime(2026, 3, 2, 11, 0, tzinfo=UTC)
RULES = "venice-french"
TITLES = {"en": "House test", "it": "Prova della casa"}
SECTIONS = [
    {"skill": "multiples", "level": 1, "count": 2, "weight": 1},
    {"skill": "zero", "level": 2, "count": 1, "weight": 3},
]
CHOICE = Wording(
    "choice",
    {
        "en": {
            "ask": "Who signs the <b>float</b> sheet?",
            "options": ["The pit boss", "The dealer", "Nobody"],
            "why": "",
        },
        "it": {"ask": "Chi firma la distinta?", "options": ["Il capotavolo", "Il croupier", "Nessuno"], "why": ""},
    },
    [],
    "",
)
NUMBER = Wording(
    "number", {"it": {"ask": "Quante pause in un turno?", "options": [], "why": "Due da venti minuti."}}, [2], ""
)
ORDER = Wording(
    "order", {"en": {"ask": "How is a table opened?", "options": ["Count", "Sign", "Call"], "why": ""}}, [], ""
)
TEXT = Wording(
    "text",
    {"en": {"ask": "What is the spare key called?", "options": [], "why": ""}},
    ["Passe-partout", "skeleton key"],
    "",
)


def offered(user):
    """Return the exams of their house that somebody is offered."""
    sat = sittings(past_attempts(user))
    return selectors.offered(user, Entrance(user, user.house_id, sat, NOON, NOON.date()))


@pytest.fixture
def teacher_elsewhere(other_house):
    return cast.a_person(other_house, Role.INSTRUCTOR, "otto")


@pytest.fixture
def exam(rulebook, instructor):
    """An exam of the house with a draft of two sections."""
    begun = services.begin_exam(instructor, RULES, TITLES, NOON)
    services.save_draft(begun, instructor, 1, Contents(TITLES, SECTIONS, 75, 60), NOON)
    return begun


@pytest.fixture
def published(exam, instructor):
    services.publish(exam, instructor, 2)
    return exam


@pytest.fixture
def teacher(client, instructor):
    client.force_login(instructor)
    return client
