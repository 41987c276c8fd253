"""The courses as the files in their games' rooms have them: English, with placeholders and links to clauses."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from games.web.registry import GAMES
from training.drills.registry import LESSONS


@dataclass(frozen=True)
class Figure:
    """A drawing or table beneath a part, of a kind that the game's room draws, with what it shows."""

    kind: str
    caption: str
    shows: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Question:
    """An item in a lesson, drawn at each visit under the ruleset of the course: in `cell` if one is named."""

    skill: str
    level: int
    cell: str = ""


@dataclass(frozen=True)
class Part:
    """Some paragraphs under a heading. `id` stays as it is: translations and answers hang on it.

    `example` is shown with its way to the answer, each of `asks` is answered by the reader. `course` is the slug of one
    to which the part sends the reader, empty for none.
    """

    id: str
    title: str
    body: str
    figure: Figure | None = None
    example: Question | None = None
    asks: tuple[Question, ...] = ()
    course: str = ""


@dataclass(frozen=True)
class Lesson:
    """`drill` and `level` name the skill with which the lesson ends."""

    slug: str
    chapter: int
    title: str
    summary: str
    drill: str
    level: int
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Course:
    """`game` and `rules` are the engine's: what the lessons say is true under that ruleset."""

    slug: str
    title: str
    summary: str
    game: str
    rules: str
    lessons: tuple[Lesson, ...]

    def lesson(self, slug: str) -> Lesson:
        """Raise KeyError for a lesson that the course does not have."""
        return {lesson.slug: lesson for lesson in self.lessons}[slug]


@cache
def course(slug: str) -> Course:
    """Return a course by its slug, read once. Raise KeyError for one that does not exist."""
    folder = LESSONS[slug].folder
    table = _read(folder / "course.toml")
    lessons = tuple(_lesson(folder, name) for name in table.pop("lessons"))
    return Course(slug=slug, lessons=lessons, **table)


def courses() -> list[Course]:
    """Return the courses in the order of the games, the usual ruleset of each first."""
    order = [ruleset for game in GAMES.values() for ruleset in game.rulesets]
    return sorted(map(course, LESSONS), key=lambda each: order.index(each.rules))


def lesson_on(rules: str, drill: str, level: int) -> tuple[Course, Lesson] | None:
    """Return the lesson that teaches a skill under a ruleset: the one that ends with this very level, otherwise the
    first that ends with the skill."""
    ending = [
        (each, lesson) for each in courses() if each.rules == rules for lesson in each.lessons if lesson.drill == drill
    ]
    return min(ending, key=lambda found: found[1].level != level, default=None)


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def _lesson(folder: Path, slug: str) -> Lesson:
    table = _read(folder / f"{slug}.toml")
    return Lesson(slug=slug, parts=tuple(map(_part, table.pop("part"))), **table)


def _part(table: dict[str, Any]) -> Part:
    figure = table.get("figure")
    return Part(
        id=table["id"],
        title=table["title"],
        body=table["body"].strip(),
        figure=Figure(figure.pop("kind"), figure.pop("caption"), figure) if figure else None,
        example=Question(**table["example"]) if "example" in table else None,
        asks=tuple(Question(**ask) for ask in table.get("ask", ())),
        course=table.get("course", ""),
    )


# --- what translators translate ---------------------------------------------------------------------


def course_context(course: Course, what: str) -> str:
    return f"{course.slug}.{what}"


def lesson_context(course: Course, lesson: Lesson, what: str) -> str:
    return f"{course.slug}/{lesson.slug}.{what}"


def part_context(course: Course, lesson: Lesson, part: Part, what: str) -> str:
    return f"{course.slug}/{lesson.slug}#{part.id}.{what}"


def messages(course: Course) -> Iterator[tuple[str, str]]:
    """Yield every text of a course: its context in the catalogue and its English, in reading order."""
    yield course_context(course, "title"), course.title
    yield course_context(course, "summary"), course.summary
    for lesson in course.lessons:
        yield lesson_context(course, lesson, "title"), lesson.title
        yield lesson_context(course, lesson, "summary"), lesson.summary
        for part in lesson.parts:
            yield part_context(course, lesson, part, "title"), part.title
            yield part_context(course, lesson, part, "body"), part.body
            if part.figure:
                yield part_context(course, lesson, part, "caption"), part.figure.caption
