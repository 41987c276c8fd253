"""Which exams a house arranges for its people: those that the site has for every house, and those that it made."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from django.utils.functional import Promise

from training.drills.registry import BLUEPRINTS, PROGRAMMES, exam_title
from training.exams.blueprints import questions_in
from training.exams.closed import closed_by
from training.exams.models import HouseExam, QuestionVersion
from training.exams.questions import Pinned
from training.quiz.dealt import DEALT
from training.staff.making import Standing, standings
from training.staff.models import House


@dataclass(frozen=True, slots=True)
class Exam:
    """An exam of a house by its permanent slug. `wait_hours` is the wait after a failure where the house sets none.

    Rooms, further attempts and assignments are for one that `is_open`: not withdrawn, and everything in it can be
    asked. What the house asks may be set before that, but not after a withdrawal.
    """

    slug: str
    title: Promise | str
    game: str
    wait_hours: int = 0
    is_open: bool = True
    is_withdrawn: bool = False


def exams_in(house: House) -> list[Exam]:
    """Return every exam of a house: those of the games, and then its own, the newest first. Six queries."""
    waits = {programme.exam: programme.wait_hours_after_failure for programme in PROGRAMMES.values()}
    shipped = [Exam(slug, each.title, each.game, waits.get(slug, 0)) for slug, each in BLUEPRINTS.items()]
    own = standings(HouseExam.objects.filter(house=house))
    questions = questions_in(each.offered for each in own if each.offered)
    return shipped + [_own(each, questions) for each in own]


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
        return self._by_slug[slug].title if slug in self._by_slug else slug

    def is_open(self, slug: str) -> bool:
        """Return whether the people of the house may sit an exam now."""
        return slug in BLUEPRINTS or (slug in self._by_slug and self._by_slug[slug].is_open)

    @cached_property
    def _by_slug(self) -> dict[str, Exam]:
        return {exam.slug: exam for exam in self.all}


def _own(standing: Standing[HouseExam], questions: Mapping[Pinned, QuestionVersion]) -> Exam:
    exam, version = standing.thing, standing.offered
    return Exam(
        slug=exam.slug,
        title=standing.contents.title,
        game=exam.game.slug if exam.ruleset in DEALT else "",
        is_open=version is not None and closed_by(version, questions) is None,
        is_withdrawn=standing.withdrawn,
    )
