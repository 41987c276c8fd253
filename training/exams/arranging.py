"""Which exams a house arranges for its people: those that the site has for every house, and those that it made."""

from dataclasses import dataclass
from functools import cached_property

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


class Exams:
    """The exams of a house, read at most once, and only when more is asked for than the title of one of the games."""

    def __init__(self, house: House) -> None:
        self._house = house

    @cached_property
    def all(self) -> list[Exam]:
        return exams_in(self._house)

    @property
    def open(self) -> list[Exam]:
        """Those that the people of the house may sit now."""
        return [exam for exam in self.all if exam.is_open]

    @property
    def choices(self) -> list[tuple[str, Promise | str]]:
        """Those that are open, for a list of choices."""
        return [(exam.slug, exam.title) for exam in self.open]

    def title(self, slug: str) -> Promise | str:
        """Return what an exam is called, also one that the house has withdrawn."""
        if slug in BLUEPRINTS:
            return exam_title(slug)
        return self._titles.get(slug, slug)

    @cached_property
    def _titles(self) -> dict[str, Promise | str]:
        return {exam.slug: exam.title for exam in self.all}


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
