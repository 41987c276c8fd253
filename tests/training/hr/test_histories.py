"""Histories of somebody in two houses, with what they were on given days, which were written by hand."""

import tomllib
from datetime import UTC, date, datetime
from pathlib import Path

import pytest
import time_machine

from tests.training.certification.acts.test_histories import lines
from tests.training.certification.cast import a_certificate
from tests.training.hr import house_programme
from tests.training.hr.conftest import FRENCH
from training.certification import services as certification
from training.certification.acts.evidence import Paper, enter_evidence
from training.certification.acts.terms import FIELDS, set_terms
from training.certification.acts.terms_models import HouseTerms
from training.certification.own.models import HouseProgramme
from training.certification.programmes import programmes_in
from training.hr.competence import services
from training.hr.competence.selectors import competences
from training.hr.models import Exemption
from training.hr.recognition.services import Asked, recognise
from training.staff import people, transfers
from training.staff.entering import Details
from training.staff.history import staff_on
from training.staff.models import HouseGroup, Role, User

HISTORIES = tomllib.loads(Path(__file__).with_name("histories.toml").read_text())["history"]
WHY = "As agreed"


class Office:
    """Does what lines say, by the officers of the two houses and an instructor of the first."""

    def __init__(self, here, there):
        self.houses = (here, there)
        hr = [house.people.get(role=Role.HR) for house in self.houses]
        self.officers = dict(zip(("here", "there"), hr, strict=True))
        self.instructor = here.people.get(role=Role.INSTRUCTOR)

    @property
    def ada(self):
        return User.objects.get(username="ada.grimani")

    @property
    def programme(self):
        """The one that the house made, where the history says so."""
        made = HouseProgramme.objects.first()
        return made.slug if made else FRENCH

    def do(self, now, act, place, days, numbers):
        officer, elsewhere = self.officers[place], self.officers["there" if place == "here" else "here"]
        if act == "enter":
            people.enter(officer, Details("Ada", "Grimani", "ada@example.org", Role.TRAINEE, "en"), "", now, *days)
        elif act == "leave":
            people.deactivate(officer, self.ada, WHY, now, *days)
        elif act == "return":
            people.reactivate(officer, self.ada, WHY, now, *days)
        elif act == "stay":
            people.withdraw_change(officer, self.ada, now)
        elif act == "move":
            offer = transfers.offer(elsewhere, self.ada, officer.house, WHY, now)
            transfers.accept(officer, offer, Role.TRAINEE, now, *days)
        elif act == "recognise":
            recognise(officer, Asked(elsewhere.house, (), *(*days, None)[:2]), WHY, now)
        elif act == "terms":
            named = dict(zip(FIELDS, numbers, strict=False))
            set_terms(officer, HouseTerms(programme=self.programme, **named), now)
        elif act == "make":
            house_programme.make_it(officer, *numbers)
        elif act in house_programme.ACTS:
            house_programme.do(act, self.ada, officer, self.instructor, now, *numbers)
        else:
            self._certify(now, act, officer, *days)

    def _certify(self, now, act, officer, day=None):
        issued = self.ada.certificates.order_by("pk").last()
        if act == "pass":
            a_certificate(self.ada, now)
        elif act == "paper":
            programme = programmes_in(officer.house.pk)[self.programme]
            enter_evidence(officer, self.ada, programme, Paper("Casino de Spa", "117", day), now)
        elif act == "revoke":
            certification.revoke(officer, issued, WHY, now)
        elif act == "readmit":
            certification.readmit(officer, issued, WHY, now)
        elif act == "exempt":
            services.exempt(officer, self.ada, self.programme, day, WHY, now)
        else:
            services.end_exemption(officer, Exemption.objects.get(), now)

    def said(self, day):
        return [self._in(house, day) for house in self.houses]

    def _in(self, house, day):
        if not staff_on(house, day).filter(pk=self.ada.pk).exists():
            return "-"
        found = {one.programme: one for one in competences(house, [self.ada], day)[self.ada.pk]}
        one = found.get(self.programme)
        return f"{one.state}{'+' if one.may_deal else ''}" if one else "nothing"


@pytest.fixture
def office(house, other_house, hr, stranger, instructor):
    group = HouseGroup.objects.create(name="Casinò di Venezia")
    for each in (house, other_house):
        each.group = group
        each.save()
    return Office(house, other_house)


def test_they_are_told_apart():
    assert len({history["what"] for history in HISTORIES}) == len(HISTORIES) >= 20


@pytest.mark.parametrize("history", HISTORIES, ids=lambda history: history["what"])
def test_on_each_day_she_is_what_she_should_be(history, office):
    acts = lines(history["acts"])
    for minute, (day, act, place, *more) in enumerate(acts):
        now = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC).replace(hour=11, minute=minute)
        days = [date.fromisoformat(each) for each in more if "-" in each]
        numbers = [int(each) for each in more if "-" not in each]
        with time_machine.travel(now, tick=False):
            office.do(now, act, place, days, numbers)
    with time_machine.travel(now, tick=False):
        for day, *expected in lines(history["states"]):
            assert office.said(date.fromisoformat(day)) == expected, day
