"""Lessons ready to be read: words of the language, facts filled in, clauses linked, Markdown rendered."""

import re
from dataclasses import dataclass
from functools import cache, lru_cache

from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import override
from markdown_it import MarkdownIt

from games.core.patterns import placeholders
from games.web.kit import wording
from games.web.kit.message_format import formatted
from games.web.registry import game_of, rules
from games.web.rulebook.errata import Erratum, errata_of
from games.web.rulebook.selectors import link_among
from games.web.rulebook.translations import State
from training.courses import calls, figures
from training.courses.links import links_of
from training.courses.wording import CourseWords, Said, words
from training.drills.courses import (
    Course,
    Lesson,
    Part,
    course_context,
    lesson_context,
    part_context,
)
from training.drills.courses import course as course_by_slug
from training.drills.registry import LESSONS

CLAUSE_LINK = re.compile(r"\[\[([a-z0-9-]+)\]\]")
_MARKDOWN = MarkdownIt("commonmark", {"html": False})


@dataclass(frozen=True, slots=True)
class Text:
    """Something to print. `language` and `state` say what it is, for the page to say."""

    html: SafeString
    language: str
    state: State


@dataclass(frozen=True, slots=True)
class ReadPart:
    id: str
    title: Text
    body: Text
    figure: SafeString
    caption: Text | None
    errata: tuple[Erratum, ...]
    course: "Heading | None"


@dataclass(frozen=True, slots=True)
class Heading:
    """A course or a lesson in a list: its title and its summary."""

    slug: str
    title: Text
    summary: Text


@dataclass(frozen=True, slots=True)
class ReadLesson:
    """A lesson in a language. `state` is that of its worst text."""

    heading: Heading
    parts: tuple[ReadPart, ...]

    @property
    def state(self) -> State:
        states = {self.heading.title.state, *(text.state for part in self.parts for text in (part.title, part.body))}
        return "missing" if "missing" in states else "stale" if "stale" in states else "current"


def heading(course: Course, lesson: Lesson | None, language: str) -> Heading:
    """Return the title and summary of a course, or of one of its lessons."""
    said = words(language)

    def text(what: str, english: str) -> Text:
        context = lesson_context(course, lesson, what) if lesson else course_context(course, what)
        return _inline(course, said.say(context, english))

    of = lesson or course
    return Heading(of.slug, text("title", of.title), text("summary", of.summary))


def read(course: Course, lesson: Lesson, language: str) -> ReadLesson:
    """Read a whole lesson in a language. One query, for the numbers and titles of the clauses that it links to."""
    said = words(language)
    parts = tuple(_part(course, lesson, part, said) for part in lesson.parts)
    return ReadLesson(heading(course, lesson, language), parts)


@cache
def errata_by_part(slug: str) -> dict[tuple[str, str], tuple[Erratum, ...]]:
    """Return by lesson and part where a printed source errs on a clause that the part cites, once in the course."""
    found: dict[tuple[str, str], tuple[Erratum, ...]] = {}
    seen: set[str] = set()
    taught = course_by_slug(slug)
    page = game_of(taught.rules).slug
    for lesson in taught.lessons:
        for part in lesson.parts:
            cited = dict.fromkeys(CLAUSE_LINK.findall(part.body))
            errata = [one for clause in cited for one in errata_of(clause, page) if one.id not in seen]
            found[lesson.slug, part.id] = tuple(errata)
            seen.update(one.id for one in errata)
    return found


def _part(course: Course, lesson: Lesson, part: Part, said: CourseWords) -> ReadPart:
    def of(what: str, english: str) -> Said:
        return said.say(part_context(course, lesson, part, what), english)

    figure = caption = None
    if part.figure:
        caption = _inline(course, of("caption", part.figure.caption))
        figure = figures.drawn(course, part.figure, said.language)
    return ReadPart(
        id=part.id,
        title=_inline(course, of("title", part.title)),
        body=_block(course, of("body", part.body)),
        figure=figure or SafeString(),
        caption=caption,
        errata=errata_by_part(course.slug)[lesson.slug, part.id],
        course=heading(course_by_slug(part.course), None, said.language) if part.course else None,
    )


def _inline(course: Course, said: Said) -> Text:
    return Text(mark_safe(_MARKDOWN.renderInline(_filled(course, said))), said.language, said.state)


def _block(course: Course, said: Said) -> Text:
    html = calls.marked(_MARKDOWN.render(_filled(course, said)))
    return Text(mark_safe(html), said.language, said.state)


def _filled(course: Course, said: Said) -> str:
    """Return the text with the engine's values and with links in place of clause ids, which few titles have."""
    links = links_of(course, said.language) if CLAUSE_LINK.search(said.text) else {}

    def linked(found: re.Match[str]) -> str:
        link = link_among(links, found[1])
        return f"[{link.number} {link.title}]({link.url})" if link.url else link.title

    return CLAUSE_LINK.sub(linked, formatted(said.text, facts_said(course.slug, said.language), said.language))


@lru_cache(maxsize=128)
def facts_said(slug: str, language: str) -> dict[str, str | int]:
    """Return what fills the placeholders of a course, in words and figures of a language."""
    course = course_by_slug(slug)
    with override(language):
        return wording.arguments(LESSONS[slug].facts(rules(course.game, course.rules)))


def faults(english: str, translated: str) -> list[str]:
    """Name what a translation has more or less than its source: placeholders and clauses. For the tests and lint."""
    found = []
    for name, of in (("placeholders", placeholders), ("clauses", lambda text: frozenset(CLAUSE_LINK.findall(text)))):
        ours, theirs = of(english), of(translated)
        if ours != theirs:
            found.append(f"{name}: {', '.join(sorted(ours ^ theirs))}")
    return found
