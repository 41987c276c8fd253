"""Which exams a house arranges for its people: those that the site has for every house, and those that it made."""

from dataclasses import dataclass

from django.utils.functional import Promise

from training.drills.registry import BLUEPRINTS, PROGRAMMES, exam_title
from training.exams.models import HouseExam
from training.quiz.dealt import DEALT
from training.staff.making import Standing, standings
from training.staff.models import House


@dataclass(frozen=True, slots=True)
class Exam:
    """An exam of a house by its permanent slug. `wait_hours` is the wait after a failure where the house sets none.

    Rooms, further attempts and assignments are for one that `is_open`. What the house asks may be set before that, but
    not after a withdrawal.
    """

    slug: str
    title: Promise | str
    game: str
    wait_hours: int = 0
    is_open: bool = True
    is_withdrawn: bool = False


def exams_in(house: House) -> list[Exam]:
    """Return every exam of a house: those of the games, and then its own, the newest first. Five queries."""
    waits = {programme.exam: programme.wait_hours_after_failure for programme in PROGRAMMES.values()}
    shipped = [Exam(slug, each.title, each.game, waits.get(slug, 0)) for slug, each in BLUEPRINTS.items()]
    return shipped + [_own(each) for each in standings(HouseExam.objects.filter(house=house))]


def open_exams(house: House) -> list[tuple[str, Promise | str]]:
    """Return the exams that the people of a house may sit now, for a list of choices."""
    return [(exam.slug, exam.title) for exam in exams_in(house) if exam.is_open]


class ExamTitles:
    """The titles of exams by their slugs, also of those that a house has withdrawn. Its own are read only when one of
    them is asked for."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._own: dict[str, Promise | str] | None = None

    def __getitem__(self, slug: str) -> Promise | str:
        if slug in BLUEPRINTS:
            return exam_title(slug)
        if self._own is None:
            self._own = {exam.slug: exam.title for exam in exams_in(self._house)}
        return self._own.get(slug, slug)


def _own(standing: Standing[HouseExam]) -> Exam:
    exam = standing.thing
    is_dealt = exam.ruleset in DEALT
    return Exam(
        slug=exam.slug,
        title=standing.contents.title,
        game=exam.game.slug if is_dealt else "",
        is_open=is_dealt and standing.offered is not None,
        is_withdrawn=standing.withdrawn,
    )
