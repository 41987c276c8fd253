"""Examples and questions inside a lesson: items drawn for this visit, shown with the way to the answer or asked."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from urllib.parse import urlencode

from training.drills.courses import Course, Lesson, Part, Question
from training.drills.kit.items import Given, Item
from training.drills.registry import GENERATORS
from training.quiz import grading
from training.quiz.after import After, after
from training.quiz.citing import with_revisions
from training.quiz.confusions import Confusion, confusion
from training.quiz.dealt import DEALT
from training.quiz.models import Practice
from training.quiz.presentation import ShownItem, ShownVerdict, shown, shown_judged, shown_verdict
from training.quiz.services import Drawn

LAST_TURN = 999


@dataclass(frozen=True, slots=True)
class Visit:
    """A visit to a lesson: the seed of all that it draws, and the turns of those places where the reader asked for
    another item. Its address shows the same items to everybody, in every language."""

    seed: str
    turns: Mapping[str, int] = field(default_factory=dict)

    @property
    def query(self) -> str:
        return f"?{urlencode({'seed': self.seed, **self.turns})}"

    def another(self, place: str) -> "Visit":
        """Return the visit in which this place has its next item."""
        return Visit(self.seed, {**self.turns, place: self.turns.get(place, 1) % LAST_TURN + 1})

    def drawn(self, place: str) -> str:
        """Return the seed of the item at a place."""
        return f"{self.seed}-{place}-{self.turns.get(place, 1)}"


@dataclass(frozen=True, slots=True)
class Place:
    """Where an example or a question stands: its id on the page, its part, and whether the reader answers it."""

    id: str
    part: Part
    question: Question
    is_asked: bool


@dataclass(frozen=True, slots=True)
class Placed:
    """The item drawn for a place in a visit. `drawn` is how, as practice keeps it."""

    place: Place
    drawn: Drawn
    item: Item

    @property
    def version(self) -> int:
        return GENERATORS[self.place.question.skill].version


def places(lesson: Lesson) -> Iterator[Place]:
    """Yield the places of a lesson in reading order."""
    for part in lesson.parts:
        if part.example:
            yield Place(f"example-{part.id}", part, part.example, is_asked=False)
        for number, ask in enumerate(part.asks, start=1):
            yield Place(f"ask-{part.id}-{number}", part, ask, is_asked=True)


def placed(course: Course, lesson: Lesson, visit: Visit) -> dict[str, Placed]:
    """Draw every item of a lesson, by the id of its place."""
    rules = DEALT[course.rules].rules
    found = {}
    for place in places(lesson):
        question, seed = place.question, visit.drawn(place.id)
        item = GENERATORS[question.skill].make(seed, question.level, rules, question.cell)
        found[place.id] = Placed(place, Drawn(course.rules, question.level, seed, item.cell), item)
    return found


@dataclass(frozen=True, slots=True)
class ShownQuestion:
    """An item at its place: to be answered, or with its verdict. `version` is that of its skill, `another` the address
    of the next item here. `seen` is the moment at which the browser first showed it, as its script writes it;
    `confusion` the mistake that the answer shows, and `too_fast` says that it came faster than it can be read. `after`
    is what a device keeps for its answer."""

    id: str
    version: int
    item: ShownItem
    verdict: list[ShownVerdict]
    another: str
    seen: str = ""
    confusion: Confusion | None = None
    too_fast: bool = False
    after: After | None = None


def example(here: Placed, visit: Visit) -> ShownQuestion:
    """Show an item with its right answers."""
    return _judged(here, visit, here.item.key)


def asked(
    here: Placed, visit: Visit, typed: Mapping[str, str] | None = None, errors: Mapping[str, str] | None = None
) -> ShownQuestion:
    """Show an item to be answered, with what is typed so far."""
    item = shown(here.item.face, typed, errors)
    another = visit.another(here.place.id).query
    return ShownQuestion(here.place.id, here.version, item, [], another, seen=(typed or {}).get("seen", ""))


def kept(here: Placed, visit: Visit) -> ShownQuestion:
    """Show an item to be answered on a device that keeps it for a time without a connection."""
    question, dealt = here.place.question, DEALT[here.drawn.ruleset]
    return replace(asked(here, visit), after=after(here.item, dealt, question.skill, question.level))


def answered(here: Placed, visit: Visit, practice: Practice) -> ShownQuestion:
    """Show an item with the verdict on an answer, and what it shows of who gave it."""
    drawn = here.drawn
    mistake = confusion(practice.mistake, DEALT[drawn.ruleset], practice.generator, drawn.level)
    return replace(_judged(here, visit, practice.given), confusion=mistake, too_fast=practice.too_fast)


def _judged(here: Placed, visit: Visit, given: Given) -> ShownQuestion:
    item = here.item
    verdict = grading.judge(item.face, item.key, given)
    cited = with_revisions(item.clauses, {})
    parts = shown_verdict(item.face, verdict.rows, cited, here.drawn.ruleset, item.worked)
    shown_item = shown_judged(item.face, verdict.rows)
    return ShownQuestion(here.place.id, here.version, shown_item, parts, visit.another(here.place.id).query)
