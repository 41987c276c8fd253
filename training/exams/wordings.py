"""All that is written about the questions that a house writes itself."""

from dataclasses import dataclass
from typing import Any

from django.db import transaction

from training.exams.models import HouseQuestion, QuestionUse, QuestionVersion
from training.exams.problems import ExamRefused
from training.staff.models import User
from training.staff.teaching import taught_house


@dataclass(frozen=True, slots=True)
class Wording:
    """What a question of a house says: the columns of QuestionVersion by their names."""

    kind: str
    texts: dict[str, dict[str, Any]]
    answers: list[Any]
    clause: str


@transaction.atomic
def begin_question(author: User, game: str, wording: Wording) -> HouseQuestion:
    """Write a new question of the author's house. Raise PermissionDenied."""
    question = HouseQuestion.objects.create(house=taught_house(author), game=game, author=author)
    _word(question, author, wording, 1)
    return question


@transaction.atomic
def reword(question: HouseQuestion, author: User, wording: Wording, seen: int) -> QuestionVersion:
    """Write the next version of a question; one that says the same is no new one. `seen` is the number of the version
    that the form showed. Raise ExamRefused (overtaken), HouseQuestion.DoesNotExist, PermissionDenied."""
    HouseQuestion.objects.select_for_update().get(pk=question.pk, house=taught_house(author))
    last = question.last
    if Wording(last.kind, last.texts, last.answers, last.clause) == wording:
        return last
    if last.number != seen:
        raise ExamRefused("overtaken")
    return _word(question, author, wording, seen + 1)


@transaction.atomic
def put_in_use(question: HouseQuestion, author: User, in_use: bool) -> None:
    """Let new exams ask a question, or not; those that ask it already keep it. What is so already is written once.
    Raise HouseQuestion.DoesNotExist, PermissionDenied."""
    HouseQuestion.objects.select_for_update().get(pk=question.pk, house=taught_house(author))
    last = question.uses.last()
    if in_use != (last is None or last.in_use):
        QuestionUse.objects.create(question=question, author=author, in_use=in_use)


def _word(question: HouseQuestion, author: User, wording: Wording, number: int) -> QuestionVersion:
    return QuestionVersion.objects.create(
        question=question,
        number=number,
        kind=wording.kind,
        texts=wording.texts,
        answers=wording.answers,
        clause=wording.clause,
        author=author,
    )
