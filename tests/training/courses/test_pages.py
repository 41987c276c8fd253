"""The training home, courses and lessons."""

import re

import pytest
from django.urls import reverse

from games.web.registry import FAMILIES
from games.web.rulebook import catalogues
from games.web.rulebook.errata import every_erratum
from tests.portal.page import read
from training.courses import wording
from training.courses.models import LessonProgress
from training.drills.courses import course

FRENCH = course("french-roulette")
EVERY = {erratum.id: erratum for erratum in every_erratum()}


def lesson(language="en", slug="paying"):
    return f"/{language}/training/courses/french-roulette/{slug}/"


def opened(reader, language="en", slug="paying"):
    """The page of a lesson, with what one seed draws."""
    return reader.get(f"{lesson(language, slug)}?seed=ada").content.decode()


@pytest.mark.parametrize("path", ["/en/training/courses/french-roulette/", lesson()], ids=["course", "lesson"])
def test_lessons_ask_to_sign_in(client, db, path):
    response = client.get(path)
    assert response.status_code == 302
    assert response.url.startswith(reverse("account_login"))


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_visitors_are_led_to_the_drills_of_every_game(client, rulebook, language):
    shown = read(client, f"/{language}/training/")
    assert shown.status == 200
    drills = [href for href in shown.hrefs if href.startswith(f"/{language}/training/drills/")]
    assert len(drills) == len(FAMILIES)
    for href in drills:
        assert client.get(href).status_code == 200


def test_visitors_are_told_what_needs_an_account_and_who_creates_it(client, db):
    text = read(client, "/en/training/").one("main").text
    for said in ("you need no account", "Lessons", "Exams", "Certificates", "The HR office of your house creates"):
        assert said in text


def test_a_visitor_who_signs_in_from_there_comes_back_to_training(client, db):
    assert f"{reverse('account_login')}?next=/en/training/" in read(client, "/en/training/").hrefs


def test_the_menu_and_the_home_page_lead_visitors_to_training_without_a_sign_in(client, rulebook):
    assert read(client, "/en/").hrefs.count(reverse("courses:home")) == 2


def test_the_sign_in_page_leads_to_what_needs_no_account(client, db):
    shown = read(client, reverse("account_login"))
    assert reverse("quiz:drills") in shown.hrefs
    assert "Lessons, exams and certificates need one." in shown.one("main").text


@pytest.mark.parametrize("path", ["/en/training/", "/en/training/courses/french-roulette/", lesson()])
def test_what_somebody_has_done_is_kept_in_no_cache(reader, path):
    assert "no-store" in reader.get(path)["Cache-Control"]


def test_home_shows_courses_and_leads_to_drills(reader):
    page = reader.get(reverse("courses:home")).content.decode()
    assert reverse("courses:course", args=["french-roulette"]) in page
    assert reverse("quiz:drills") in page
    assert f"Lessons done: 0 of {len(FRENCH.lessons)}" in page
    assert "Start:" in page


def test_a_course_ends_with_the_way_to_the_exam(reader):
    page = reader.get(reverse("courses:course", args=["french-roulette"])).content.decode()
    assert page.index(lesson(slug="called-bets")) < page.index(f'<a href="{reverse("certification:exams")}">Exams</a>')


@pytest.mark.parametrize("slug", [each.slug for each in FRENCH.lessons])
@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_every_lesson_is_read_in_every_language_with_its_clauses_and_its_drill(reader, language, slug):
    page = opened(reader, language, slug)
    assert f'href="/{language}/games/french-roulette/#roulette-' in page
    assert f'href="/{language}/training/drills/{FRENCH.lesson(slug).drill}/?level=' in page
    assert "[[" not in page
    article = page.partition("<article")[2].partition("</article>")[0]
    assert "{" not in re.sub(r' data-\w+="[^"]*"', "", article), "but in what the script says of steps put in order"
    assert '<p class="notice warn state">' not in page


@pytest.mark.parametrize("path", ["courses/whist/", "courses/whist/paying/", "courses/french-roulette/whist/"])
def test_what_does_not_exist_is_not_found(reader, path):
    assert reader.get(f"/en/training/{path}").status_code == 404


def test_lessons_lead_to_the_one_before_and_the_one_after(reader):
    first, middle, last = (opened(reader, slug=s) for s in ("background", "paying", "the-float"))
    assert 'rel="prev"' not in first
    assert lesson(slug="the-trade") in first
    assert 'rel="prev"' in middle
    assert 'rel="next"' in middle
    assert 'rel="next"' not in last


def test_a_lesson_is_marked_done_and_that_can_be_taken_back(reader, trainee):
    opened(reader)
    assert LessonProgress.objects.get().done_at is None
    reader.post(lesson(), {"done": "yes"})
    first = LessonProgress.objects.get().done_at
    reader.post(lesson(), {"done": "yes"})
    assert LessonProgress.objects.get().done_at == first is not None
    assert f"Lessons done: 1 of {len(FRENCH.lessons)}" in reader.get(reverse("courses:home")).content.decode()
    reader.post(lesson(), {"done": "no"})
    assert LessonProgress.objects.get().done_at is None


def test_progress_is_ones_own(reader, trainee, django_user_model):
    reader.post(lesson(), {"done": "yes"})
    reader.force_login(django_user_model.objects.create_user("bruno", house=trainee.house))
    assert f"Lessons done: 0 of {len(FRENCH.lessons)}" in reader.get(reverse("courses:home")).content.decode()


# --- translations that are missing or old ---------------------------------------------------------------


@pytest.fixture
def catalogue(tmp_path, settings, monkeypatch):
    """A folder of catalogues of our own, and a way to write the Italian one."""
    settings.LOCALE_PATHS = [tmp_path, *settings.LOCALE_PATHS]

    def write(english, italian, context="french-roulette/paying#space.title", flags=()):
        from babel.messages.catalog import Catalog
        from babel.messages.pofile import write_po

        path = catalogues.po_path("it", "courses")
        path.parent.mkdir(parents=True)
        made = Catalog(locale="it", domain="courses")
        made.add(english, string=italian, context=context, flags=flags)
        with path.open("wb") as stream:
            write_po(stream, made)

    return write


def test_a_missing_translation_is_shown_in_english_and_said(reader, catalogue):
    page = opened(reader, "it")
    assert page.count('<p class="notice warn state">') == len(FRENCH.lesson("paying").parts)
    assert '<div class="prose" lang="en">' in page


@pytest.mark.parametrize(
    ("english", "flags", "state", "text"),
    [
        ("Space first", (), "current", "Prima lo spazio"),
        ("Space, first of all", (), "stale", "Prima lo spazio"),
        ("Space first", ("fuzzy",), "stale", "Prima lo spazio"),
    ],
)
def test_a_translation_knows_its_source(db, catalogue, english, flags, state, text):
    catalogue(english, "Prima lo spazio", flags=flags)
    said = wording.words("it").say("french-roulette/paying#space.title", "Space first")
    assert (said.state, said.text, said.language) == (state, text, "it")


def test_a_stale_translation_that_cannot_be_filled_any_more_counts_as_missing(db, catalogue):
    catalogue("Old {gone}", "Vecchio {gone}")
    said = wording.words("it").say("french-roulette/paying#space.title", "Space first")
    assert (said.state, said.text, said.language) == ("missing", "Space first", "en")


def test_a_lesson_that_is_done_says_so_at_its_end_and_leads_to_the_next(reader):
    response = reader.post(lesson(), {"done": "yes"})
    assert response.url == f"{lesson()}#lesson-end"
    end = opened(reader).partition('id="lesson-end"')[2].partition("</section>")[0]
    assert "You have done this lesson" in end
    assert "The lesson is marked as done." in end
    assert f'<a class="button" href="{lesson(slug="setting-out")}"><span>Next lesson: ' in end


def test_the_last_lesson_leads_to_no_next_one(reader):
    reader.post(lesson(slug="the-float"), {"done": "yes"})
    page = opened(reader, slug="the-float")
    assert "That was the last lesson." in page
    assert "Next lesson" not in page


# --- what the printed course has wrong ------------------------------------------------------------------


def errata_on(page):
    """By the part of a lesson under which they stand, the errata in order."""
    parts = re.findall(r'<section id="([a-z-]+)".*?</section>', page, flags=re.DOTALL)
    texts = re.findall(r"<section id=.*?</section>", page, flags=re.DOTALL)
    found = {part: re.findall(r'id="erratum-([a-z-]+)"', text) for part, text in zip(parts, texts, strict=True)}
    return {part: errata for part, errata in found.items() if errata}


@pytest.mark.parametrize(
    ("slug", "sentences"),
    [
        ("background", {"curiosities": ["always-the-same-sum"]}),
        ("opening", {"terminal": ["bank-is-open"]}),
        ("the-spin", {}),
        ("setting-out", {"cut": ["street-at-fifty-five"]}),
        ("zero-and-prison", {}),
        ("numbers-by-heart", {"colours": ["colour-rule"]}),
        (
            "wheel-by-heart",
            {
                "wheel": ["one-straight-bet-nineteen"],
                "sectors": ["sector-of-five", "sector-of-sixteen", "sector-of-thirty-four", "sectors-left-out"],
                "finals": ["figure-three"],
            },
        ),
        (
            "called-bets-again",
            {
                "house-cuts": ["cut-of-two-hundred-and-seventy", "cut-of-nine-hundred"],
                "placed": ["serie-of-a-hundred"],
            },
        ),
    ],
)
def test_a_lesson_tells_where_a_source_errs_on_the_clauses_that_it_teaches(reader, slug, sentences):
    """In the first part that cites the clause; no line is typed in a lesson, and none is shown twice in a course."""
    assert errata_on(opened(reader, slug=slug)) == sentences


def test_a_line_is_that_of_the_rulebook(reader):
    page = opened(reader, slug="setting-out")
    assert f"<strong>Misprint in a source:</strong> {EVERY['street-at-fifty-five'].html}</p>" in page
