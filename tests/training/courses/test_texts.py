"""What holds of every lesson in every language."""

import re

import pytest
from django.conf import settings

from games.core.patterns import literal, placeholders
from games.web.registry import clauses_of, rules
from games.web.rulebook import catalogues
from games.web.rulebook.lint.patterns import pattern_faults
from training.courses import figures
from training.courses.questions import places
from training.courses.reading import CLAUSE_LINK, faults
from training.courses.wording import words
from training.drills.courses import Question, courses, messages
from training.drills.registry import GENERATORS
from training.drills.registry import LESSONS as TAUGHT

COURSES = courses()
LANGUAGES = settings.STAFF_LANGUAGES
LESSONS = [(course, lesson) for course in COURSES for lesson in course.lessons]
PAIRS = [(course, language) for course in COURSES for language in LANGUAGES if language != "en"]
IDS = [f"{course.slug}-{lesson.slug}" for course, lesson in LESSONS]
MOST_WORDS = 490
NAMED = [f"{course.slug}-{language}" for course, language in PAIRS]


def said(course, language):
    """Context, English, and what the language says."""
    return [(context, english, words(language).say(context, english)) for context, english in messages(course)]


def bare(text):
    """The words alone: neither placeholders nor links."""
    return literal(CLAUSE_LINK.sub("", text))


@pytest.mark.parametrize("course", COURSES, ids=[each.slug for each in COURSES])
def test_contexts_are_permanent_and_never_twice(course):
    contexts = [context for context, _english in messages(course)]
    assert len(contexts) == len(set(contexts))


@pytest.mark.parametrize("course", COURSES, ids=[each.slug for each in COURSES])
def test_a_lesson_is_filled_by_the_engine_and_links_to_clauses_that_hold(course):
    known = TAUGHT[course.slug].facts(rules(course.game, course.rules))
    not_whole = {name for name, value in known.items() if not isinstance(value, int)}
    ids = clauses_of(course.game, course.rules)
    for context, english in messages(course):
        assert placeholders(english) <= known.keys(), context
        assert list(pattern_faults(english, "en", not_whole)) == [], context
        assert set(CLAUSE_LINK.findall(english)) <= ids, context


@pytest.mark.parametrize("course", COURSES, ids=[each.slug for each in COURSES])
def test_no_number_that_the_engine_owns_is_typed(course):
    assert [context for context, english in messages(course) if re.search(r"\d", bare(english))] == []


@pytest.mark.parametrize(("course", "language"), PAIRS, ids=NAMED)
def test_every_lesson_is_there_in_every_language_and_up_to_date(course, language):
    assert [context for context, _english, text in said(course, language) if text.state != "current"] == []


@pytest.mark.parametrize(("course", "language"), PAIRS, ids=NAMED)
def test_translations_keep_placeholders_and_links_and_type_no_number(course, language):
    for context, english, text in said(course, language):
        assert faults(english, text.text) == [], context
        assert list(pattern_faults(text.text, language)) == [], context
        assert not re.search(r"\d", bare(text.text)), context


@pytest.mark.parametrize(("course", "language"), PAIRS, ids=NAMED)
def test_the_catalogue_holds_nothing_that_no_lesson_says(course, language):
    wanted = {context for each in COURSES for context, _english in messages(each)}
    there = {m.context for m in catalogues.read(catalogues.po_path(language, "courses")) if m.id}
    assert there - wanted == set()


def every(lesson):
    """The examples and questions of a lesson."""
    return [place.question for place in places(lesson)]


@pytest.mark.parametrize(("course", "lesson"), LESSONS, ids=IDS)
def test_a_lesson_is_a_real_one_with_a_picture_or_an_example_and_two_questions(course, lesson):
    text = " ".join(part.body for part in lesson.parts)
    assert len(text.split()) > 200
    assert any(part.figure or part.example for part in lesson.parts)
    assert sum(len(part.asks) for part in lesson.parts) >= 2


@pytest.mark.parametrize(("course", "lesson"), LESSONS, ids=IDS)
def test_what_a_lesson_asks_is_asked_under_the_rules_of_its_course(course, lesson):
    house = rules(course.game, course.rules)
    for question in (Question(lesson.drill, lesson.level), *every(lesson)):
        generator = GENERATORS[question.skill]
        assert generator.asks(house, question.level), question
        grid = generator.grid(house, question.level)
        assert question.cell in ("", *(grid.cells if grid else ())), question


@pytest.mark.parametrize(("course", "lesson"), LESSONS, ids=IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_of_a_lesson_is_drawn(rulebook, course, lesson, language):
    for part in lesson.parts:
        if part.figure:
            assert "<" in figures.drawn(course, part.figure, language), part.id


@pytest.mark.parametrize(("course", "lesson"), LESSONS, ids=IDS)
def test_ids_of_parts_are_permanent_words_of_an_address(course, lesson):
    ids = [part.id for part in lesson.parts]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", each) and len(each) <= 40 for each in ids)


def test_chapters_rise_within_a_course_and_none_is_left_out():
    for course in COURSES:
        chapters = [lesson.chapter for lesson in course.lessons]
        assert chapters == sorted(chapters), course.slug
        assert set(chapters) == set(range(1, max(chapters) + 1)), course.slug


@pytest.mark.parametrize(("course", "lesson"), LESSONS, ids=IDS)
def test_a_lesson_is_short(course, lesson):
    assert sum(len(part.body.split()) for part in lesson.parts) <= MOST_WORDS


@pytest.mark.parametrize(("course", "lesson"), LESSONS, ids=IDS)
def test_a_part_sends_the_reader_to_a_course_that_is_there_and_another_one(course, lesson):
    named = {part.course for part in lesson.parts} - {""}
    assert named <= {each.slug for each in COURSES} - {course.slug}


def test_faults_name_what_a_translation_lost_or_added():
    assert faults("{a} [[x-y]]", "{b} [[x-y]]") == ["placeholders: a, b"]
    assert faults("{a} [[x-y]]", "{a}") == ["clauses: x-y"]
