"""Texts that are not marked for translation show in a language that nobody speaks. Names and data are let through."""

import re
from collections.abc import Iterator

import pytest
from babel import Locale
from babel.units import format_unit
from django.core.management import call_command
from django.db.models import Manager, QuerySet
from django.http import HttpResponse
from django.test import Client

from games.roulette.calls import announcement
from games.web.rulebook.terms import every_term
from games.web.venues.models import News, Picture, Room, Venue, VenueTable
from portal.access import addresses, rows_of
from tests.portal import pseudo
from tests.portal.access.world import World
from training.certification.models import Certificate, ProgrammeVersion
from training.classes.models import SchoolClass
from training.drills.registry import TARGETS
from training.exams.models import ExamVersion, QuestionVersion
from training.house_courses.models import CourseVersion
from training.hr.imports.kinds import KINDS
from training.hr.models import Exemption, Import, Job, SavedView
from training.quiz.house.models import Room as ExamRoom
from training.rulings.models import Ruling
from training.staff.models import House, Transfer, User

ROLES = ("visitor", "trainee", "instructor", "hr")


@pytest.fixture
def world(db: None) -> Iterator[World]:
    with pseudo.spoken():
        call_command("sync_rulebook", verbosity=0)
        world = World()
        for user in User.objects.all():  # names such as "trainee" are words of the site as well
            User.objects.filter(pk=user.pk).update(username=f"u{user.pk}", email=f"u{user.pk}@demo.invalid")
        yield world


def names() -> set[str]:
    """The words of what is not ours to translate: names, dates, countries, a house's own texts, French calls."""
    locale = Locale.parse(pseudo.LANGUAGE)
    texts = [
        "Tapis Vert",
        "Italiano",
        *(format_unit(count, f"duration-{unit}", locale=locale) for unit in ("second", "hour") for count in (1, 2)),
        "demo invalid",
        "own leaver",
        "zen zan",
        "own done example org",
        *map(announcement, range(37)),
        *(column.example for kind in KINDS.values() for column in kind.columns),
        *locale.territories.values(),
        *(target.evidence[pseudo.LANGUAGE] for target in TARGETS.values()),
    ]
    texts += [name for kind in locale.months.values() for width in kind.values() for name in width.values()]
    for model in (Venue, VenueTable, Room, News, Picture):
        texts += _values(model.objects.rewrite(False))
    texts += [
        word
        for term in every_term()
        for word in (*term.also.get(pseudo.LANGUAGE, ()), term.word if term.foreign else "")
    ]
    for model in (
        House,
        User,
        Certificate,
        Transfer,
        SchoolClass,
        CourseVersion,
        ExamVersion,
        ProgrammeVersion,
        QuestionVersion,
        ExamRoom,
        Job,
        Exemption,
        Import,
        SavedView,
        Ruling,
    ):
        texts += _values(model.objects)
    return {word for text in texts for word in re.findall(r"[a-z]{3,}", text.lower())}


def _values(rows: Manager | QuerySet) -> Iterator[str]:
    return (str(value) for row in rows.values() for value in row.values() if value)


def pages(world: World) -> Iterator[tuple[str, str, HttpResponse]]:
    """Every page that a role gets, outside of the administration."""
    every = [address for address in addresses() if address.startswith("/en/") and "/admin/" not in address]
    for address in sorted(every, key=world.is_sat):
        for row in rows_of(address):
            for role in ROLES[:1] if row.is_for_all else ROLES:
                if "GET" in row.method and row.outcome(role) == "200":
                    path = world.path(address, row.whose).replace("/en/", f"/{pseudo.LANGUAGE}/", 1)
                    client = Client()
                    if role != "visitor":
                        client.force_login(world.people[role])
                    answer = client.get(path, follow=True)
                    if answer["Content-Type"].startswith("text/html"):
                        yield path, role, answer


def test_every_text_of_every_page_is_marked_for_translation(world: World) -> None:
    known, found, read = names(), {}, 0
    for path, role, answer in pages(world):
        read += 1
        for text in pseudo.unmarked(answer.content.decode(), known):
            found.setdefault(text, (path, role))
    assert read > 80
    assert found == {}


def test_a_text_that_is_not_marked_is_found() -> None:
    page = '<p lang="fr">Rien ne va plus</p><p>Ŕéééď <b>or black</b></p><img alt="A wheel"><script>let x</script>'
    assert list(pseudo.unmarked(page, {"vous"})) == ["or black", "A wheel"]


def test_placeholders_links_and_plurals_stay() -> None:
    text = "%(count)s of {n, plural, one {# {bet}} other {{n, spellout} red}} [[roulette-game]]"
    assert pseudo.respelled(text) == "%(count)s óóƒ {n, plural, one {# {bet}} other {{n} ŕééď}} [[roulette-game]]"
