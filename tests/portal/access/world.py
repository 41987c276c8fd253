"""Two houses with one of everything, and what stands for the angle brackets of an address."""

import re
from dataclasses import replace
from datetime import timedelta
from functools import cached_property
from typing import Any

from django.contrib.admin.utils import quote
from django.contrib.contenttypes.models import ContentType
from django.core.management import call_command
from django.utils import timezone

from games.web.calculators.tools import tools_in
from games.web.registry import GAMES
from portal.demo.group import make_group
from portal.demo.people import make_people
from tests.portal.access.admin_rows import row_of
from tests.portal.access.given import PUBLIC, SENT
from tests.portal.access.groups import a_past_office, a_recognition
from tests.portal.access.imports import an_import, waiting_import
from tests.portal.access.leaders import leaders
from tests.portal.access.orders import an_order
from tests.portal.access.programmes import a_programme, a_test, some_hours
from tests.portal.access.questions import asked_in
from tests.portal.access.rulings import a_ruling
from tests.portal.access.site import fill_site
from training.certification.models import Certificate
from training.classes.models import Assignment, Membership, SchoolClass, Terms
from training.drills.registry import SHIFT_TABLES
from training.drills.roulette.exams import ENGLISH_ROULETTE, FAIR_ROULETTE
from training.exams.models import ExamDraft, ExamOffer, ExamVersion, HouseExam, HouseQuestion, QuestionVersion
from training.house_courses.models import CourseDraft, CourseOffer, CourseVersion, HouseCourse
from training.hr.competence.services import add_job, exempt
from training.hr.matrix.saved import save
from training.hr.models import Exemption
from training.quiz import services
from training.quiz.house.admission import Admission
from training.quiz.house.allowances import allow_another, grant_extra_time
from training.quiz.house.models import AnotherAttempt, ExtraTime
from training.quiz.house.rooms import open_room
from training.quiz.models import Attempt, Mark, OutcomeChange
from training.shifts import services as shifts
from training.shifts.models import Shift
from training.shifts.selectors import acts_of
from training.staff.audit import Action, note
from training.staff.models import House, Transfer, User
from training.staff.transfers import offer

OWNERS = {"own": "trainee", "house": "giulia.ferro", "foreign": "tommaso.gritti"}
HOUSES = {"own": "ca-vendramin-calergi", "house": "ca-vendramin-calergi", "foreign": "ca-noghera"}

BOTH = ("own", "foreign")  # houses
CLOSED = ("result", "mark")  # what is done with an attempt that has been handed in


class World:
    """The cast of the demo: three of them with a sat exam and a certificate, a class in each house, a changed result
    and a move to another house that wait for an answer, and, once that is asked for, an exam under way."""

    def __init__(self) -> None:
        call_command("sync_venues", verbosity=0)
        self.people = make_people()
        make_group(self.people)
        self.people |= leaders(self.people)
        self.people["administrator"] = User.objects.create_superuser("administrator")
        self.sat = {whose: self._sit(self.people[name]) for whose, name in OWNERS.items()}
        self.changes = {whose: self._change(whose) for whose in OWNERS}
        self.shifts = {whose: self._work(self.people[name]) for whose, name in OWNERS.items()}
        self.classes = {whose: self._teach(whose) for whose in BOTH}
        self.practical = {whose: a_test(self._instructor(whose), self.people[OWNERS[whose]]) for whose in BOTH}
        self.exams = {whose: self._make_exam(whose) for whose in BOTH}
        self.questions = {whose: self._write(exam) for whose, exam in self.exams.items()}
        self.courses = {whose: self._make_course(whose) for whose in BOTH}
        self.time = {whose: self._grant(whose) for whose in OWNERS}
        self.another = {whose: self._allow(whose) for whose in OWNERS}
        self.rooms = {whose: self._sit_in_a_room(whose) for whose in OWNERS}
        for whose in BOTH:
            asked_in(self.rooms[whose], self.questions[whose])
        self.transfers = {whose: self._offer(whose) for whose in BOTH}
        self.jobs = {whose: add_job(self._officer(whose), "Croupier") for whose in BOTH}
        self.programmes = {whose: a_programme(self._officer(whose)) for whose in BOTH}
        self.hours = {whose: some_hours(self._instructor(whose), self.people[OWNERS[whose]]) for whose in BOTH}
        self.views = {whose: save(self._officer(whose), "Mine", {"name": "a"}) for whose in BOTH}
        self.exemptions = {whose: self._exempt(whose) for whose in BOTH}
        self.orders = {whose: an_order(self._officer(whose), self.people[OWNERS[whose]]) for whose in BOTH}
        self.recognitions = {whose: a_recognition(self._officer(whose)) for whose in BOTH}
        self.done = {whose: an_import(self._officer(whose), whose) for whose in BOTH}
        self.imports = {whose: waiting_import(self._officer(whose), whose) for whose in BOTH}
        self.rulings = {whose: a_ruling(self._instructor(whose), timezone.now()) for whose in BOTH}
        for name in ("hr", "stranger"):
            note(self.people[name], Action.CERTIFICATES_EXPORTED, "2026-11-01", rows=1)
        author = self.people["administrator"]
        a_past_office(author)
        fill_site(author)

    @cached_property
    def open(self) -> dict[str, Attempt]:
        """Exams under way. Until they are asked for there are none, since they close other pages to their people."""
        now = timezone.now()
        return {whose: services.start(self.people[name], FAIR_ROULETTE, "en", now) for whose, name in OWNERS.items()}

    def _teach(self, whose: str) -> SchoolClass:
        """A class with one member and a drill to be done."""
        now, person = timezone.now(), self.people[OWNERS[whose]]
        group = SchoolClass.objects.create(house=person.house, name="Spring", made_at=now)
        author = self.people["instructor"]
        Membership.objects.create(school_class=group, person=person, joins=True, at=now, author=author)
        drill = {"kind": "drill", "name": "cut", "level": 1, "ruleset": "venice-french", "items": 5, "percent": 80}
        made = Assignment.objects.create(school_class=group, token=whose, **drill)
        Terms.objects.create(assignment=made, opens_on=now, due_on=now, at=now, author=author)
        return group

    @staticmethod
    def is_sat(address: str) -> bool:
        """Whether the address belongs to an exam under way."""
        return "/attempts/" in address and not any(f"/{part}/" in address for part in CLOSED)

    def _change(self, whose: str) -> OutcomeChange:
        """A failed exam with a mark that would make it a pass."""
        now = timezone.now() - timedelta(days=20)
        result = services.submit(services.start(self.people[OWNERS[whose]], FAIR_ROULETTE, "en", now), now)
        item, author = result.items[0].item, self._instructor(whose)
        mark = Mark.objects.create(
            item=item, score=1, max=1, verdict=[], clauses={}, author=author, reason="demo invalid"
        )
        return OutcomeChange.objects.create(attempt=result.attempt, mark=mark, passed=True, at=now)

    def _grant(self, whose: str) -> ExtraTime:
        author, day = self._instructor(whose), timezone.now().date()
        person = self.people[OWNERS[whose]]
        return grant_extra_time(author, person, percent=25, first_day=day, last_day=None, reason="A doctor.")

    def _allow(self, whose: str) -> AnotherAttempt:
        return allow_another(
            self._instructor(whose), self.people[OWNERS[whose]], exam="french-roulette", reason="The fire alarm."
        )

    def _sit_in_a_room(self, whose: str) -> Attempt:
        """An exam that was handed in, in a room that is still open."""
        now, exam = timezone.now(), "roulette-in-a-room"
        room = open_room(self._instructor(whose), exam, "", timedelta(hours=1), now)
        admitted, blueprint = Admission(None, room, "device"), replace(FAIR_ROULETTE, slug=exam)
        person = self.people[OWNERS[whose]]
        attempt = services.open_attempt(person, room.house_id, blueprint, "en", now, 0, admitted)
        services.submit(attempt, now)
        return attempt

    def _instructor(self, whose: str) -> User:
        """Somebody who arranges the exams of that person's house."""
        return self.people["stranger" if whose == "foreign" else "instructor"]

    def _officer(self, whose: str) -> User:
        return self.people["hr" if whose == "own" else "stranger"]

    def _exempt(self, whose: str) -> Exemption:
        now, person = timezone.now(), self.people[OWNERS[whose]]
        return exempt(self._officer(whose), person, "french-roulette-croupier", now.date(), "New here.", now)

    def _offer(self, whose: str) -> Transfer:
        """Somebody of the house is offered to the other one; foreign: the other way round."""
        author = self._officer(whose)
        others = House.objects.exclude(pk=author.house_id)
        person = User.objects.create_user(f"{whose}.leaver", house=author.house)
        return offer(author, person, others[0], "Moves away.", timezone.now())

    def _make_exam(self, whose: str) -> HouseExam:
        """An exam that the house made: its first version is offered, and the next one a draft."""
        author = self.people["instructor" if whose == "own" else "stranger"]
        exam = HouseExam.objects.create(house=author.house, ruleset=FAIR_ROULETTE.ruleset, author=author)
        section = {"skill": FAIR_ROULETTE.sections[0].generator, "level": FAIR_ROULETTE.sections[0].level}
        contents = {"titles": {"en": "Ours"}, "sections": [section | {"count": 1, "weight": 1}], "pass_mark": 80}
        version = ExamVersion.objects.create(exam=exam, number=1, author=author, pace=60, **contents)
        ExamOffer.objects.create(exam=exam, version=version, author=author)
        ExamDraft.objects.create(exam=exam, changed_by=author, changed_at=timezone.now(), pace=60, **contents)
        return exam

    def _make_course(self, whose: str) -> HouseCourse:
        """A course that the house made: its first version is offered, and the next one a draft."""
        author = self.people["instructor" if whose == "own" else "stranger"]
        course = HouseCourse.objects.create(house=author.house, author=author)
        contents = {"titles": {"en": "Ours"}, "steps": [{"kind": "reading", "name": "french-roulette"}]}
        version = CourseVersion.objects.create(course=course, number=1, author=author, **contents)
        CourseOffer.objects.create(course=course, version=version, author=author)
        CourseDraft.objects.create(course=course, changed_by=author, changed_at=timezone.now(), **contents)
        return course

    @staticmethod
    def _write(exam: HouseExam) -> HouseQuestion:
        """A question of the house that made an exam."""
        question = HouseQuestion.objects.create(house=exam.house, game=exam.game.slug, author=exam.author)
        texts = {"en": {"ask": "How many?", "options": [], "why": ""}}
        wording = {"number": 1, "kind": "number", "texts": texts, "answers": [2]}
        QuestionVersion.objects.create(question=question, author=exam.author, **wording)
        return question

    @staticmethod
    def _sit(person: User) -> Attempt:
        now = timezone.now() - timedelta(days=30)
        attempt = services.start(person, ENGLISH_ROULETTE, "en", now)
        for item in attempt.items.all():
            now += timedelta(seconds=20)
            services.answer(attempt, item.position, item.key, f"{attempt.pk}-{item.position}", now)
        services.submit(attempt, now)
        return attempt

    @staticmethod
    def _work(person: User) -> Shift:
        """A shift under way, with its first act done."""
        now = timezone.now()
        shift = shifts.start(person, SHIFT_TABLES["french-roulette"], "calm", 5, "seed", now)
        acts = acts_of(shift) or ()
        shifts.answer(shift, 1, acts[0].item.key, 1.0, now)
        return shift

    def path(self, address: str, whose: str) -> str:
        """The address with what stands in angle brackets filled in. KeyError for one that nobody has given."""
        given = PUBLIC.get(address) or self._record(address, "own" if whose == "any" else whose)
        return re.sub(r"<(?:\w+:)?(\w+)>", lambda found: str(given[found[1]]), address)

    @staticmethod
    def sent(address: str) -> dict[str, str]:
        """What a post to an address sends."""
        return {"post": "yes"} if address.endswith("/delete/") else SENT.get(address, {})

    def _record(self, address: str, whose: str) -> dict[str, Any]:
        if game := re.fullmatch(r"/en/games/([\w-]+)/<slug:calculator>/", address):
            tools = tools_in(GAMES[game[1]])
            return {"calculator": next((one for one in ("number", "equity") if one in tools), next(iter(tools)))}
        if address.startswith("/en/venues/"):
            return {"slug": HOUSES["house"]}
        if address.startswith("/en/admin/r/"):
            venue = row_of("venues", "venue", HOUSES.get(whose), OWNERS.get(whose))
            return {"content_type_id": ContentType.objects.get_for_model(venue).pk, "object_id": venue.pk}
        if row := re.match(r"/en/admin/(\w+)/(\w+)/<", address):
            found = row_of(row[1], row[2], HOUSES.get(whose), OWNERS.get(whose)).pk
            return {"object_id": quote(found), "id": found}
        if whose not in OWNERS:
            return {}
        if address.startswith("/en/hr/") and (rows := self._of_hr(address)):
            return {"pk": rows[whose].pk}
        if address.startswith("/en/training/classes/<int:pk>/"):
            group = self.classes[whose]
            return {
                "pk": group.pk,
                "person": self.people[OWNERS[whose]].pk,
                "number": group.assignments.get().pk,
                "kind": "drill",
            }
        if address.startswith("/en/training/rulings/"):
            return {"code": self.rulings[whose].code}
        if address.startswith("/en/training/hours/"):
            return {"pk": self.hours[whose].pk}
        if address.startswith("/en/training/statistics/"):
            return {"skill": str(self.questions[whose]), "level": 1, "rules": FAIR_ROULETTE.ruleset}
        if address.startswith("/en/training/practical/"):
            test = self.practical[whose]
            return {"pk": test.pk, "candidate": test.candidate_id, "game": test.game}
        if address.startswith("/en/training/exams/own/"):
            return {"pk": (self.questions if "/questions/" in address else self.exams)[whose].pk}
        if address.startswith("/en/training/own-courses/"):
            return {"pk": self.courses[whose].pk}
        if address.startswith("/en/training/sittings/") and (rows := self._arranged(address)):
            return {"pk": rows[whose].pk}
        if "/rooms/" in address:
            return {"uuid": self.rooms[whose].room.uuid, "attempt": self.rooms[whose].uuid}
        if "/shifts/" in address:
            return {"uuid": self.shifts[whose].uuid, "position": 1}
        attempt = (self.open if self.is_sat(address) else self.sat)[whose]
        certificate = Certificate.objects.get(attempt=self.sat[whose])
        return {
            "uuid": attempt.uuid,
            "position": 1,
            "pk": attempt.user_id,
            "code": certificate.code,
            "programme": certificate.programme,
        }

    def _of_hr(self, address: str) -> dict[str, Any]:
        """What HR has in hand, of the kind that the last part of the address names."""
        kinds = {
            "results": self.changes,
            "jobs": self.jobs,
            "own": self.programmes,
            "views": self.views,
            "import": self.imports,
            "undo": self.done,
            "assign": self.orders,
            "exemptions": self.exemptions,
            "recognition": self.recognitions,
            "offers": self.transfers,
        }
        return next((kinds[part] for part in reversed(address.split("/")) if part in kinds), {})

    def _arranged(self, address: str) -> dict[str, Any]:
        """What houses have arranged, of the kind that the address is about."""
        return {"time": self.time, "another": self.another}.get(address.split("/")[4], {})
