"""What stands in the file of a person: tables of words, which the page and the paper show alike."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime

from django.utils.translation import get_language, pgettext
from django.utils.translation import gettext as _

from games.web.kit.templatetags.days import day as said_day
from games.web.kit.templatetags.days import moment
from training.certification.programmes import titles_of
from training.certification.rechecks.selectors import with_rechecks
from training.certification.states import State, counting_by
from training.hours.models import TableHours
from training.hr import selectors
from training.hr.competence.selectors import Competence, competences, postings_of
from training.hr.dossier import certificates
from training.hr.dossier.acts import acts
from training.hr.dossier.section import Section
from training.hr.models import Exemption, Posting
from training.hr.people.selectors import history_of
from training.hr.people.words import what_changed
from training.hr.people_without import WITHOUT, Without
from training.practical.models import PracticalTest
from training.practical.selectors import tests_of
from training.quiz.sat import Sitting, sittings
from training.staff.days import end_of
from training.staff.models import House, User


@dataclass(frozen=True)
class Dossier:
    """What the house knows about a person by the end of a day. `gaps` are the programmes that their job requires and
    that they may not deal."""

    person: User
    house: House
    day: date
    job: str
    manager: str
    gaps: list[str]
    sections: list[Section]


def dossier(viewer: User, person: User, day: date) -> Dossier:
    """Return the file of somebody who is on record in the viewer's house. Raise PermissionDenied."""
    house, end = selectors.house_of(viewer), end_of(day)
    postings = list(postings_of(person, house).filter(first_day__lte=day))
    held = competences(house, [person], day)[person.pk]
    by_then = selectors.certificates_of(viewer, person, day).filter(counting_by(day))
    issued = with_rechecks(by_then, day, get_language() or "en")
    sat = sittings(selectors.attempts_of(viewer, person).filter(started_at__lt=end))
    return Dossier(
        person=person,
        house=house,
        day=day,
        job=postings[0].job.name if postings and postings[0].job else "",
        manager=postings[0].manager.full_name if postings and postings[0].manager else "",
        gaps=[str(one.title) for one in held if one.is_gap],
        sections=[
            _employments(viewer, person, end),
            _jobs(postings),
            _competences(held),
            certificates.issued(issued),
            certificates.recognised(selectors.recognised_of(viewer, person, day)),
            certificates.rules(issued),
            acts(issued, sat, end),
            _exams(sat),
            _tests(tests_of(viewer, person).filter(ended_at__lt=end)),
            _hours(person, house, end),
            _exemptions(person, house, end),
        ],
    )


def _employments(viewer: User, person: User, end: datetime) -> Section:
    rows = [(row, what_changed(before, row)) for before, row in history_of(viewer, person) if row.at < end]
    return Section(
        _("Employment"),
        [_("Recorded"), _("Counts from"), _("Action"), pgettext("audit", "Author"), _("Reason")],
        [
            [
                moment(row.at),
                said_day(row.first_day),
                "; ".join(said),
                row.author.full_name if row.author else "–",
                row.reason or "–",
            ]
            for row, said in rows
        ],
        _("No history by this day."),
    )


def _jobs(postings: Iterable[Posting]) -> Section:
    return Section(
        _("Jobs and managers"),
        [_("From"), _("Job"), _("Manager"), pgettext("audit", "Author")],
        [
            [
                said_day(row.first_day),
                row.job.name if row.job else "–",
                row.manager.full_name if row.manager else "–",
                row.author.full_name,
            ]
            for row in postings
        ],
        _("No job entered"),
    )


def _competences(held: Iterable[Competence]) -> Section:
    yes, no = pgettext("may deal", "yes"), pgettext("may deal", "no")
    return Section(
        _("May deal"),
        [
            *(_("Programme"), _("May deal"), pgettext("certificate", "Status"), _("Practical test")),
            *(_("Required by the job"), _("Exempt until the end of")),
        ],
        [
            [
                str(one.title),
                yes if one.may_deal else no,
                _state(one),
                said_day(one.practised) if one.practised else "–",
                str(one.need.label) if one.need else "–",
                said_day(one.exemption.until) if one.exemption else "–",
            ]
            for one in held
        ],
        _("Nothing by this day: no certificate, no exemption, nothing required by a job."),
    )


def _state(one: Competence) -> str:
    words = [str(Without(one.state).label if one.state in WITHOUT else State(one.state).label)]
    if one.issuer:
        words.append(_("recognised from {house}").format(house=one.issuer))
    return ", ".join(words)


def _exams(sat: Iterable[Sitting]) -> Section:
    open_still = pgettext("exam", "not handed in")
    return Section(
        _("Exams sat"),
        [_("When"), _("Exam"), _("Outcome")],
        [
            [
                moment(sitting.attempt.started_at),
                str(sitting.exam),
                str(sitting.outcome.label) if sitting.outcome else open_still,
            ]
            for sitting in sat
        ],
        _("No exam by this day."),
    )


def _tests(found: Iterable[PracticalTest]) -> Section:
    return Section(
        _("Practical tests"),
        [_("When"), _("Game"), _("Outcome"), _("Assessor"), _("Second assessor"), _("Grades")],
        [
            [
                *(moment(test.ended_at), test.title, str(test.standing.label), test.assessor.full_name),
                test.second.full_name if test.second else "–",
                "; ".join(f"{line.title}: {line.grade}" for line in test.graded),
            ]
            for test in found
        ],
        _("No practical test by this day."),
    )


def _hours(person: User, house: House, end: datetime) -> Section:
    rows = TableHours.objects.filter(person=person, house=house, at__lt=end).select_related("author", "corrects")
    return Section(
        _("Hours at the tables"),
        [
            *(_("When"), pgettext("practical test", "Game"), pgettext("at the tables", "Hours"), _("Last day")),
            *(pgettext("audit", "Author"), _("Details")),
        ],
        [
            [moment(row.at), row.title, str(row.hours), said_day(row.day), row.author.full_name, _corrected(row) or "–"]
            for row in rows.order_by("at", "pk")
        ],
        _("No hours by this day."),
    )


def _corrected(row: TableHours) -> str:
    """Return in the place of which entry one stands, and why."""
    if row.corrects is None:
        return row.note
    said = _("Replaces {hours} h (last day: {day})").format(hours=row.corrects.hours, day=said_day(row.corrects.day))
    return f"{said}: {row.note}"


def _exemptions(person: User, house: House, end: datetime) -> Section:
    found = Exemption.objects.filter(person=person, house=house, at__lt=end).order_by("-at", "-pk")
    rows = list(found.select_related("author", "end"))
    titles = titles_of({row.programme for row in rows})

    def ended(row: Exemption) -> str:
        end_of_it = getattr(row, "end", None)
        return moment(end_of_it.at) if end_of_it and end_of_it.at < end else "–"

    return Section(
        _("Exemptions"),
        [_("When"), _("Programme"), _("Until the end of"), _("Ended early"), pgettext("audit", "Author"), _("Reason")],
        [
            [
                *(moment(row.at), str(titles[row.programme]), said_day(row.until), ended(row)),
                *(row.author.full_name, row.reason),
            ]
            for row in rows
        ],
        _("No exemption by this day."),
    )
