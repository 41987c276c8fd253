import pytest

from tests.training.exams.answered import sat
from tests.training.exams.conftest import CHOICE
from training.exams import wordings


@pytest.fixture
def signed_in(client, instructor):
    client.force_login(instructor)
    return client


@pytest.fixture
def question(rulebook, instructor):
    return wordings.begin_question(instructor, "french-roulette", CHOICE)


@pytest.fixture
def attempts(question, instructor, trainee, colleague):
    """Two exams of this question alone: the trainee fails by it, the colleague passes."""
    return sat(instructor, question, {trainee: "The dealer", colleague: "The pit boss"})


@pytest.fixture
def teacher(signed_in, attempts):
    """The browser of the instructor, once the exams have been sat."""
    return signed_in
