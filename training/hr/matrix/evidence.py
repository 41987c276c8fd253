"""What a cell of the matrix rests on: all that the house has about a person and a programme, by the end of a day, and
papers that were entered later but count then, which say so."""

from dataclasses import dataclass
from datetime import date

from django.utils.functional import Promise
from django.utils.translation import get_language

from games.web.rulebook.selectors import ClauseLink
from training.certification.changes import links_of_changes
from training.certification.models import Certificate
from training.certification.own.programme import game_of
from training.certification.pdf import clauses_of
from training.certification.programmes import named, programmes_in
from training.certification.rechecks.selectors import with_rechecks
from training.certification.states import counting_by
from training.hr import selectors
from training.hr.competence.selectors import Competence, competences
from training.practical.models import PracticalTest
from training.practical.selectors import tests
from training.quiz.sat import Sitting, sittings
from training.staff.days import end_of
from training.staff.models import User


class NoProgramme(LookupError):
    """There is no such programme."""


@dataclass(frozen=True)
class Evidence:
    """`competence` is None where there is nothing yet. `recognised` are the certificates of other houses that count
    on the day. `rules` are those of the certificate that counts most, each with the number of its wording, and
    `changed` those of its rules that have changed since."""

    person: User
    title: Promise | str
    competence: Competence | None
    certificates: list[Certificate]
    recognised: list[Certificate]
    sittings: list[Sitting]
    tests: list[PracticalTest]
    rules: list[dict[str, str]]
    changed: list[ClauseLink]


def evidence(viewer: User, pk: int, programme: str, day: date) -> Evidence:
    """Return what a person's competence rests on. Raise PermissionDenied, User.DoesNotExist, NoProgramme."""
    house, person, end = selectors.house_of(viewer), selectors.person(viewer, pk), end_of(day)
    issued = selectors.certificates_of(viewer, person, day).filter(counting_by(day), programme=programme)
    language = get_language() or "en"
    certificates = with_rechecks(issued, day, language)
    recognised = list(selectors.recognised_of(viewer, person, day).filter(programme=programme))
    offered = programmes_in(house.pk)
    known = offered.get(programme)
    if known is None and not certificates and not recognised:
        raise NoProgramme(programme)
    found = {one.programme: one for one in competences(house, [person], day)[person.pk]}
    competence = found.get(programme)
    code = competence.code if competence else ""
    # Of a programme that is no longer offered the certificates say what they rest on.
    exams = set(known.exams) if known else {exam.blueprint for one in certificates for exam in one.exams}
    game = known.game if known else next((game_of(one.ruleset) for one in certificates), "")
    sat = selectors.attempts_of(viewer, person).filter(blueprint__in=exams, started_at__lt=end)
    tested = tests(viewer).filter(candidate=person, game=game, ended_at__lt=end)
    return Evidence(
        person=person,
        title=named(offered, [programme])[programme],
        competence=competence,
        certificates=certificates,
        recognised=recognised,
        sittings=sittings(sat),
        tests=list(tested),
        rules=[rule for one in certificates if one.code == code for rule in clauses_of(one)],
        changed=links_of_changes(Certificate.objects.filter(house=house, code=code), day, language),
    )
