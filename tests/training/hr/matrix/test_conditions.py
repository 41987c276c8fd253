"""The filters of the matrix against its cells: whom the database finds is whom `competences` shows so, in histories
that are made at random."""

import random
from datetime import datetime, time, timedelta

import pytest
import time_machine
from django.utils import timezone

from tests.training.certification.cast import NOON, a_failure, a_person
from tests.training.hr.conftest import FAIR, FRENCH
from tests.training.practical.sheets import signed
from training.certification.models import Certificate, Extension, Lift, Recognition, Revocation, Suspension
from training.certification.states import State
from training.hr.competence import services
from training.hr.competence.selectors import competences
from training.hr.matrix import selectors
from training.hr.matrix.asked import Asked, Dealing
from training.hr.models import Exemption, ExemptionEnd, Posting
from training.hr.people_without import Without

TODAY = NOON + timedelta(days=300)
DAY = TODAY.date()
DAYS = [DAY - timedelta(days=back) for back in (60, 0)]
STATES = (*Dealing, *Without, *(state for state in State if state != State.NOT_YET))
GONE = "faro-croupier"  # is no longer offered
SLUGS = (FRENCH, FAIR, "chemin-de-fer-croupier", GONE)


@pytest.fixture(autouse=True)
def _today():
    with time_machine.travel(TODAY, tick=False):
        yield


def at(day):
    return timezone.make_aware(datetime.combine(day, time(12)))


class Chance:
    """People of a house with papers, acts, exemptions, jobs and tests of days around today."""

    def __init__(self, seed, house, other, hr, instructor):
        self.seed, self.draw = seed, random.Random(seed)
        self.house, self.other, self.hr, self.instructor = house, other, hr, instructor

    def day(self, first, last):
        return DAY + timedelta(days=self.draw.randrange(first, last))

    def paper(self, person):
        issued, lasts = self.day(-250, 1), self.draw.randrange(30, 400)
        last, house = issued + timedelta(days=lasts), self.draw.choice([self.house, self.house, self.other])
        return Certificate.objects.create(
            code=f"P{Certificate.objects.count():013d}", holder=person, holder_name=person.full_name, house=house,
            house_name=house.name, programme=self.draw.choice([*SLUGS[:2], GONE]), ruleset="any",
            language="en", covers=[], clauses={}, issued_on=issued, due_from=last - timedelta(days=25),
            expires_on=last, grace_until=last + timedelta(days=self.draw.choice([0, 60])),
        )  # fmt: skip

    def act_upon(self, certificate):
        kind, began = self.draw.choice([Revocation, Suspension, Extension, None, None]), self.day(-150, 1)
        what = {"certificate": certificate, "author": self.hr, "reason": "By chance", "at": at(began)}
        if kind is Extension:
            until = certificate.expires_on + timedelta(days=self.draw.randrange(1, 200))
            Extension.objects.create(due_from=until - timedelta(days=25), until=until, grace_until=until, **what)
        elif kind:
            row = kind.objects.create(number=1, **what)
            if kind is Suspension and self.draw.random() < 0.4:
                Lift.objects.create(suspension=row, author=self.hr, reason="Over", at=at(began + timedelta(days=20)))

    def exempt(self, person):
        row = Exemption.objects.create(
            house=self.house, person=person, programme=self.draw.choice(SLUGS), until=self.day(-30, 60),
            at=at(self.day(-150, 1)), author=self.hr, reason="By chance",
        )  # fmt: skip
        if self.draw.random() < 0.2:
            ExemptionEnd.objects.create(exemption=row, at=at(self.day(-30, 1)), author=self.hr)

    def people(self, count):
        jobs = [services.add_job(self.hr, name) for name in ("Croupier", "Inspector")]
        for job in jobs:
            for back in (200, 40):
                needs = {slug: self.draw.choice(["", "certificate", "practice"]) for slug in SLUGS}
                services.require(self.hr, job, needs, TODAY - timedelta(days=back))
        for number in range(count):
            person = a_person(self.house, username=f"p{number:02d}", date_joined=at(DAY - timedelta(days=280)))
            for _ in range(self.draw.randrange(4)):
                self.act_upon(self.paper(person))
            for _ in range(self.draw.randrange(3)):
                Posting.objects.create(
                    house=self.house, person=person, job=self.draw.choice([*jobs, None]), author=self.hr,
                    first_day=self.day(-200, 20),
                )  # fmt: skip
            if self.draw.random() < 0.4:
                self.exempt(person)
            if self.draw.random() < 0.4:
                signed(self.instructor, person, token=person.username)
            if self.draw.random() < 0.3:
                a_failure(person, at(self.day(-150, 1)))


@pytest.fixture(params=range(2))
def chance(request, house, other_house, hr, instructor):
    """The same history for the same seed; in one of two the house recognises what the other one issues."""
    found = Chance(request.param, house, other_house, hr, instructor)
    if request.param % 2:
        first = DAY - timedelta(days=60)
        Recognition.objects.create(
            house=house, issuer=other_house, first_day=first, at=at(first), author=hr, reason="A sister"
        )
    found.people(24)
    return found


def is_shown(cells, asked):
    """Whether a row with these cells, of the programme in question or all, is one that the filter is about."""
    held = [cell for cell in cells if cell.code]
    by_state = {
        Dealing.MAY: any(cell.may_deal for cell in cells),
        Dealing.MAY_NOT: not any(cell.may_deal for cell in cells),
        Dealing.EXEMPT: any(cell.exemption for cell in cells),
        Dealing.GAP: any(cell.is_gap for cell in cells),
        Without.ANY: not held,
    }
    if asked.state in by_state:
        return by_state[asked.state]
    if asked.within is None:
        return any(cell.state == asked.state for cell in cells)
    last = asked.day + timedelta(days=asked.within)
    return any(cell.until <= last and State(cell.state).holds for cell in held if asked.state in ("", cell.state))


def by_cells(house, people, asked):
    found = competences(house, people, asked.day)
    of = [asked.programme] if asked.programme else {cell.programme for cells in found.values() for cell in cells}
    return {
        person.username
        for person in people
        if is_shown([cell for cell in found[person.pk] if cell.programme in of], asked)
    }


def test_each_filter_finds_the_people_whose_cells_are_so(chance):
    seen, programme = set(), FRENCH if chance.seed else ""
    for day in DAYS:
        people = list(selectors.listed(chance.hr, Asked(day)))
        filters = [Asked(day, state=state, programme=programme) for state in STATES]
        filters += [Asked(day, within=60, programme=programme), Asked(day, "valid", programme, within=90)]
        for asked in filters:
            expected = by_cells(chance.house, people, asked)
            assert {person.username for person in selectors.listed(chance.hr, asked)} == expected, asked
            if day == DAY:
                page = [person.username for person in selectors.page_of(chance.hr, asked).people]
                assert page == [person.username for person in people if person.username in expected], asked
            seen |= {asked.state} if expected else set()
    assert {*Dealing, *Without, "valid", "suspended"} <= seen


def test_a_page_is_the_same_however_many_people_are_asked_about_first(chance, monkeypatch):
    monkeypatch.setattr(selectors, "PAGE", 4)
    for asked in (Asked(DAY, state=state, programme=FRENCH) for state in ("valid", "may-deal", "gap", "in-training")):
        pages = []
        for near in (1, 7):
            monkeypatch.setattr(selectors, "NEAR", near)
            monkeypatch.setattr(selectors, "NEAREST", near)
            first = selectors.page_of(chance.hr, asked)
            second = selectors.page_of(chance.hr, asked, after=first.after) if first.after else None
            back = selectors.page_of(chance.hr, asked, before=second.before) if second else None
            assert back is None or back.people == first.people
            pages.append((first.people, second and second.people))
        assert pages[0] == pages[1], asked
