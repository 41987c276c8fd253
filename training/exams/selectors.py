"""Who may see which exam and question of a house. Every selector asks first who is looking."""

from contextlib import suppress
from dataclasses import dataclass

from django.db.models import OuterRef, QuerySet, Subquery

from training.drills.kit.exam import Blueprint
from training.exams.blueprints import NoLongerAsked, askable_blueprint, questions_in
from training.exams.closed import Closed, closed_by
from training.exams.models import ExamOffer, ExamVersion, HouseExam, HouseQuestion, QuestionVersion
from training.exams.questions import last_versions
from training.quiz.house.entry import Entrance, Entry
from training.quiz.papers import TooFew
from training.staff.models import User
from training.staff.teaching import taught_house


def exams_of(viewer: User) -> QuerySet[HouseExam]:
    """Return the exams that the viewer's house makes, the newest first. Raise PermissionDenied."""
    return HouseExam.objects.filter(house=taught_house(viewer)).select_related("house", "author")


def questions_of(viewer: User) -> QuerySet[HouseQuestion]:
    """Return the questions that the viewer's house has written. Raise PermissionDenied."""
    return HouseQuestion.objects.filter(house=taught_house(viewer))


def last_wordings(viewer: User) -> list[QuestionVersion]:
    """Return the last version of each question of the viewer's house. Raise PermissionDenied."""
    return last_versions(taught_house(viewer))


@dataclass(frozen=True, kw_only=True)
class HouseOffer(Entry):
    """An exam of a house as a person sees it who may sit it."""

    exam: HouseExam


def offered(user: User, entrance: Entrance) -> list[HouseOffer]:
    """Return the exams that a person's house offers, the newest first."""
    if user.house_id is None:
        return []
    return [
        HouseOffer(exam=version.exam, **entrance.to(blueprint)) for version, blueprint in askable(user.house_id).items()
    ]


def askable(house: int) -> dict[ExamVersion, Blueprint]:
    """Return what a house offers, the newest first; what can no longer be asked is left out. Two queries at most,
    and one for each table's rules that this process has not met."""
    versions = _open_versions(house)
    questions = questions_in(versions)
    found = {}
    for version in versions:
        with suppress(NoLongerAsked, TooFew):
            found[version] = askable_blueprint(version, questions)
    return found


def closed(viewer: User) -> list[Closed]:
    """Return what the viewer's house offers though it can no longer be asked. Raise PermissionDenied. As many queries
    as for what can be."""
    versions = _open_versions(taught_house(viewer).pk)
    questions = questions_in(versions)
    return [found for version in versions if (found := closed_by(version, questions))]


def _open_versions(house: int) -> list[ExamVersion]:
    last = ExamOffer.objects.filter(exam=OuterRef("exam")).order_by("-pk").values("version")[:1]
    rows = ExamVersion.objects.filter(exam__house=house, pk=Subquery(last))
    return list(rows.select_related("exam").order_by("-exam"))
