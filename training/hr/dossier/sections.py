"""What stands in the file of a person: tables of words, which the page and the paper show alike."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from games.web.kit.formats import whole_percent
from games.web.kit.templatetags.days import day as said_day
from games.web.kit.templatetags.days import moment
from training.certification.models import Certificate
from training.certification.programmes import title_of
from training.certification.states import State
from training.hr import selectors
from training.hr.competence.selectors import Competence, competences, postings_of
from training.hr.models import Exemption
from training.hr.people.selectors import history_of
from training.hr.people.words import what_changed
from training.hr.people_without import WITHOUT, Without
from training.practical.models import PracticalTest
from training.practical.selectors import tests
from training.quiz.sat import Sitting, sittings
from training.staff.audit import Action
from training.staff.days import end_of
from training.staff.models import House, User

_Act = tuple[datetime, str, Promise | str, str, str]  # when, upon what, what, by whom, why


@dataclass(frozen=True)
class Section:
    """A table; `empty` is said where it has no rows."""

    title: str
    heads: list[str]
    rows: list[list[str]]
    empty: str


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
    """Return the file of somebody whom `selectors.person` has found for the viewer. Raise PermissionDenied."""
    house, end = selectors.house_of(viewer), end_of(day)
    postings = list(postings_of(person, house).filter(first_day__lte=day))
    held = competences(house, [person], day)[person.pk]
    certificates = list(selectors.certificates_of(viewer, person, day).filter(issued_on__lte=day))
    sat = sittings(selectors.attempts_of(viewer, person).filter(started_at__lt=end))
    acts = [*_acts(certificates), *_regrades(sat)]
    return Dossier(
        person=person,
        house=house,
        day=day,
        job=postings[0].job.name if postings and postings[0].job else "",
        manager=postings[0].manager.full_name if postings and postings[0].manager else "",
        gaps=[str(one.title) for one in held if one.is_gap],
        sections=[
            _employments(viewer, person, end),
            Section(
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
            ),
            _competences(held),
            _certificates(certificates),
            Section(
                _("Acts and their reasons"),
                [_("When"), pgettext("audit", "Subject"), _("Action"), pgettext("audit", "Author"), _("Reason")],
                [[moment(act[0]), act[1], str(act[2]), *act[3:]] for act in sorted(acts, key=_when) if act[0] < end],
                _("No act by this day."),
            ),
            _exams(sat),
            _tests(tests(viewer).filter(candidate=person, ended_at__lt=end)),
            _exemptions(person, house, end),
        ],
    )


def _when(act: _Act) -> datetime:
    return act[0]


def _employments(viewer: User, person: User, end: datetime) -> Section:
    rows = [(row, what_changed(before, row)) for before, row in history_of(viewer, person) if row.at < end]
    return Section(
        _("Employment"),
        [_("When"), _("Action"), pgettext("audit", "Author"), _("Reason")],
        [
            [moment(row.at), "; ".join(said), row.author.full_name if row.author else "–", row.reason or "–"]
            for row, said in rows
        ],
        _("No history by this day."),
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
                str(Without(one.state).label if one.state in WITHOUT else State(one.state).label),
                said_day(one.practised) if one.practised else "–",
                str(one.need.label) if one.need else "–",
                said_day(one.exemption.until) if one.exemption else "–",
            ]
            for one in held
        ],
        _("Nothing by this day: no certificate, no exemption, nothing required by a job."),
    )


def _certificates(certificates: Iterable[Certificate]) -> Section:
    return Section(
        _("Certificates"),
        [
            *(_("Programme"), _("Code"), _("Date of issue"), _("Last day of validity")),
            *(pgettext("certificate", "Status"), _("Evidence")),
        ],
        [
            [
                *(str(one.title), one.code, said_day(one.issued_on), said_day(one.until)),
                *(str(State(one.state).label), _evidence(one)),
            ]
            for one in certificates
        ],
        _("No certificate by this day."),
    )


def _evidence(certificate: Certificate) -> str:
    """Return what a certificate rests on: an exam of the house, or a paper."""
    paper = getattr(certificate, "imported_evidence", None)
    if paper:
        said = _("Passed elsewhere on {passed}: {issuer}, {reference}. Entered by {author} on {day}.")
        return said.format(
            passed=said_day(paper.passed_on),
            issuer=paper.issuer,
            reference=paper.reference,
            author=paper.author.full_name,
            day=said_day(paper.at),
        )
    return _("Exam of the house, mark {percent}").format(percent=whole_percent(certificate.score or 0))


def _acts(certificates: Iterable[Certificate]) -> Iterator[_Act]:
    """Yield what was done to certificates."""
    for one in certificates:
        for revocation in one.revocations.all():
            yield _act(one, Action.CERTIFICATE_REVOKED, revocation)
            yield from _ended(one, Action.CERTIFICATE_REINSTATED, getattr(revocation, "reinstatement", None))
            yield from _ended(one, Action.SITTING_ALLOWED, getattr(revocation, "readmission", None))
        for suspension in one.suspensions.all():
            yield _act(one, Action.CERTIFICATE_SUSPENDED, suspension)
            yield from _ended(one, Action.SUSPENSION_LIFTED, getattr(suspension, "lift", None))
        for extension in one.extensions.all():
            at, upon, label, author, reason = _act(one, Action.CERTIFICATE_EXTENDED, extension)
            yield at, upon, f"{label}: {said_day(extension.until)}", author, reason
            yield from _ended(one, Action.EXTENSION_ENDED, getattr(extension, "end", None))


def _act(certificate: Certificate, action: Action, row: Any) -> _Act:
    return row.at, f"{certificate.title} {certificate.code}", action.label, row.author.full_name, row.reason


def _ended(certificate: Certificate, action: Action, row: Any) -> Iterator[_Act]:
    if row is not None:
        yield _act(certificate, action, row)


def _regrades(sat: Iterable[Sitting]) -> Iterator[_Act]:
    """Yield the marks that changed the outcome of an exam, and what HR decided."""
    for sitting in sat:
        for change in sitting.standing.changes if sitting.standing else ():
            mark, decision = change.mark, getattr(change, "decision", None)
            author = mark.author.full_name if mark.author else "–"
            yield change.at, str(sitting.exam), Action.MARK_CHANGED.label, author, mark.reason
            if decision:
                action = Action.OUTCOME_CONFIRMED if decision.confirmed else Action.OUTCOME_REFUSED
                yield decision.at, str(sitting.exam), action.label, decision.author.full_name, decision.reason


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


def _exemptions(person: User, house: House, end: datetime) -> Section:
    rows = Exemption.objects.filter(person=person, house=house, at__lt=end).order_by("-at", "-pk")

    def ended(row: Exemption) -> str:
        end_of_it = getattr(row, "end", None)
        return moment(end_of_it.at) if end_of_it and end_of_it.at < end else "–"

    return Section(
        _("Exemptions"),
        [_("When"), _("Programme"), _("Until the end of"), _("Ended early"), pgettext("audit", "Author"), _("Reason")],
        [
            [
                *(moment(row.at), str(title_of(row.programme)), said_day(row.until), ended(row)),
                *(row.author.full_name, row.reason),
            ]
            for row in rows.select_related("author", "end")
        ],
        _("No exemption by this day."),
    )
