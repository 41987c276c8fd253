"""What can be done, as it is chosen and as it is named: lessons, drills, exams and shifts."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from django.urls import reverse
from django.utils.functional import Promise
from django.utils.translation import get_language

from games.core.rulesets import GameRules
from games.web.kit.message_format import formatted
from games.web.registry import GAMES, game_of
from training.courses.reading import facts_said
from training.courses.wording import words
from training.drills.courses import Course, course_context, courses, lesson_context
from training.drills.courses import course as course_by_slug
from training.drills.registry import BLUEPRINTS, GENERATORS, LESSONS, SHIFT_TABLES
from training.exams.arranging import Exams
from training.quiz.dealt import DEALT, drill_address
from training.staff.models import House
from training.steps.what import Kind, Wanted

Groups = list[tuple[str, list[tuple[str, str]]]]  # of a list of choices


@dataclass(frozen=True, slots=True)
class Thing:
    """Something to do: what it is called, its game, and where it is done; without a link where it cannot be done any
    more."""

    title: str
    game: Promise | str
    link: str


def thing(one: Wanted, of_house: Exams) -> Thing:
    """Return what is to be done; what is no longer offered keeps its permanent id."""
    if one.kind == Kind.EXAM:
        return _exam(one, of_house)
    named = {Kind.READING: _reading, Kind.DRILL: _drill, Kind.SHIFT: _shift}
    return named[Kind(one.kind)](one)


def _reading(one: Wanted) -> Thing:
    if one.name not in LESSONS:
        return _gone(f"{one.name} {one.lesson}".strip())
    course = course_by_slug(one.name)
    game = game_of(course.rules).title
    if not one.lesson:
        return Thing(title_of(course), game, reverse("courses:course", args=[course.slug]))
    if one.lesson not in {lesson.slug for lesson in course.lessons}:
        return _gone(one.lesson)
    link = reverse("courses:lesson", args=[course.slug, one.lesson])
    return Thing(title_of(course, one.lesson), game, link)


def _drill(one: Wanted) -> Thing:
    dealt, skill = DEALT.get(one.ruleset), GENERATORS.get(one.name)
    level = one.level or 1
    if dealt is None or skill is None or not skill.asks(dealt.rules, level):
        return _gone(one.name)
    title = f"{skill.title}: {skill.levels[level - 1]}"
    return Thing(title, dealt.full_title, drill_address(skill.name, dealt, level=level))


def _exam(one: Wanted, of_house: Exams) -> Thing:
    blueprint = BLUEPRINTS.get(one.name)
    game = GAMES[blueprint.game].title if blueprint else ""
    link = reverse("certification:exams") if of_house.is_open(one.name) else ""
    return Thing(str(of_house.title(one.name)), game, link)


def _shift(one: Wanted) -> Thing:
    table = SHIFT_TABLES.get(one.name)
    if table is None:
        return _gone(one.name)
    title = game_of(table.ruleset).title
    return Thing(str(title), title, reverse("shifts:home"))


def _gone(name: str) -> Thing:
    return Thing(name, "", "")


def title_of(course: Course, slug: str = "") -> str:
    """Return the title of a course or of one of its lessons in the reader's language, as plain text. No query, unlike
    the headings of lessons, which may link to clauses."""
    of = course.lesson(slug) if slug else course
    context = lesson_context(course, course.lesson(slug), "title") if slug else course_context(course, "title")
    said = words(get_language() or "en").say(context, of.title)
    return formatted(said.text, facts_said(course.slug, said.language), said.language).replace("*", "")


def _of_games(games: Collection[str], ruleset: str) -> bool:
    return not games or game_of(ruleset).slug in games


def courses_for(games: Collection[str]) -> list[Course]:
    """Return the courses on some games, or all where none is named."""
    return [course for course in courses() if _of_games(games, course.rules)]


def readings(games: Collection[str]) -> Groups:
    """Return the courses and their lessons to choose from; the first of each group is the whole course."""
    return [
        (
            title_of(course),
            [(course.slug, title_of(course))]
            + [(f"{course.slug}/{lesson.slug}", title_of(course, lesson.slug)) for lesson in course.lessons],
        )
        for course in courses_for(games)
    ]


def rulesets(games: Collection[str]) -> list[tuple[str, str]]:
    """Return the rulesets to choose from."""
    return [(name, dealt.full_title) for name, dealt in DEALT.items() if _of_games(games, name)]


def levels(games: Collection[str]) -> Groups:
    """Return the levels of the skills that some of these games ask, by skill."""
    rules = [DEALT[name].rules for name, _title in rulesets(games)]
    return [(str(skill.title), found) for skill in GENERATORS.values() if (found := list(_levels(skill.name, rules)))]


def _levels(name: str, rules: list[GameRules]) -> Iterator[tuple[str, str]]:
    skill = GENERATORS[name]
    for number, title in enumerate(skill.levels, start=1):
        if any(skill.asks(each, number) for each in rules):
            yield f"{name}/{number}", f"{skill.title}: {title}"


def exams(house: House, games: Collection[str]) -> list[tuple[str, str]]:
    """Return the exams to choose from, also those that the house has made."""
    return [(exam.slug, str(exam.title)) for exam in Exams(house).open if not games or exam.game in games]


def tables(games: Collection[str]) -> list[tuple[str, str]]:
    """Return the tables for shifts to choose from."""
    offered = [table for table in SHIFT_TABLES.values() if _of_games(games, table.ruleset)]
    return [(table.slug, str(game_of(table.ruleset).title)) for table in offered]
