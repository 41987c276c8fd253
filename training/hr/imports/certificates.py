"""Lines of certificates: each is an exam passed elsewhere, entered as HR enters one by hand."""

from collections.abc import Mapping
from datetime import date, datetime
from typing import Any

from django.db.models import F, Max
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy

from games.web.kit.days import house_day
from training.certification import services as certification
from training.certification.acts.evidence import Paper, enter_evidence, last_day
from training.certification.acts.terms import programmes_of
from training.certification.forms import programme_choices
from training.certification.models import Certificate, ImportedEvidence
from training.certification.problems import REFUSALS
from training.certification.programmes import programmes
from training.certification.selectors import bars_in
from training.certification.states import HOLDS, state_on
from training.hr.evidence import EvidenceForm
from training.hr.imports.members import PERSON, member, members, refuse, refuse_repeated
from training.hr.imports.models import Application, Outcome
from training.hr.imports.plan import Column, Line, Plan, check, day, entries, laid_out, plain
from training.hr.selectors import house_of
from training.staff.models import House, User

PROGRAMME = Column(
    "programme",
    gettext_lazy("Programme"),
    gettext_lazy("The name of the programme, as it stands in the list of programmes."),
    "",
)
DAY = Column("passed_on", gettext_lazy("Day of the exam"), "", "2026-01-31")
COLUMNS = (
    PERSON,
    PROGRAMME,
    DAY,
    Column(
        "issuer",
        gettext_lazy("Who issued the paper"),
        gettext_lazy("The house, school or authority that vouches for it."),
        "Ca’ Noghera",
    ),
    Column("reference", gettext_lazy("Number or title of the paper"), "", "2026/17"),
)
_LABELS = {column.name: column.label for column in COLUMNS}
_TWICE = gettext_lazy("The file names this person and this programme in more than one line.")


def plan(author: User, table: Mapping[str, Any], _language: str, now: datetime) -> Plan:
    """Return what a file of certificates would do. The number of queries does not depend on its lines."""
    return laid_out(COLUMNS, table, lambda lines: _fill(author, house_of(author), lines, house_day(now)))


def make(author: User, lines: list[Line], now: datetime) -> list[Certificate]:
    """Enter the certificates of lines. Raise CertificateRefused."""
    return [_entered(author, line, now) for line in lines]


def _entered(author: User, line: Line, now: datetime) -> Certificate:
    values = dict(line.values)
    holder, programme = User.objects.get(pk=values.pop("holder")), programmes()[values.pop("programme")]
    return enter_evidence(author, holder, programme, Paper(**values), now)


def built_on(_application: Application, made: list[Outcome]) -> dict[int, Promise | str]:
    """Return why certificates cannot be taken back: something was done to them, or they were renewed."""
    one = Certificate.objects.filter(pk__in=[outcome.certificate_id for outcome in made])
    acted = {
        key
        for act in ("revocations", "suspensions", "extensions")
        for key in one.exclude(**{act: None}).values_list("pk", flat=True)
    }
    latest = Certificate.objects.filter(house__in=one.values("house")).order_by()
    last = {(row[0], row[1]): row[2] for row in latest.values_list("holder", "programme").annotate(Max("pk"))}
    found: dict[int, Promise | str] = {}
    for outcome in made:
        certificate = outcome.certificate
        if certificate.pk in acted:
            found[outcome.pk] = gettext_lazy("The certificate was revoked, suspended or extended.")
        elif last[certificate.holder_id, certificate.programme] > certificate.pk:
            found[outcome.pk] = gettext_lazy("The person has a later certificate of the programme.")
    return found


def take_back(author: User, outcome: Outcome, reason: str, now: datetime) -> None:
    """Revoke the certificate, and let its holder sit the exam all the same. Raise CertificateRefused."""
    certification.revoke(author, outcome.certificate, reason, now)
    certification.readmit(author, outcome.certificate, reason, now)


def _fill(author: User, house: House, lines: list[Line], on: date) -> None:
    people, slugs = members(house), entries(programme_choices())
    for line in lines:
        slug = slugs.get(plain(line.cells["programme"]), line.cells["programme"])
        check(line, EvidenceForm(line.cells | {"programme": slug, "passed_on": day(line.cells["passed_on"])}), _LABELS)
        holder = member(people, line, PERSON)
        line.values["holder"] = holder and holder.pk
    _judge(author, house, [line for line in lines if not line.problems], on)
    refuse_repeated(lines, PERSON, lambda line: (line.values["holder"], line.values["programme"]), _TWICE)


def _judge(author: User, house: House, lines: list[Line], on: date) -> None:
    """Say what `enter_evidence` would refuse, and what is already there."""
    terms, there = programmes_of(house.pk), _there(house)
    barred = set(bars_in(house.pk).values_list("holder", "programme"))
    held = state_on(Certificate.objects.filter(house=house), on).filter(HOLDS).order_by(F("until"))
    until = {(row[0], row[1]): row[2] for row in held.values_list("holder", "programme", F("until"))}
    for line in lines:
        values = line.values
        key, passed_on = (values["holder"], values["programme"]), values["passed_on"]
        last = last_day(terms[values["programme"]], passed_on)
        if (*key, values["issuer"], values["reference"], passed_on) in there:
            line.is_known = True
        elif values["holder"] == author.pk:
            refuse(line, PERSON, REFUSALS["own-evidence"])
        elif passed_on > on:
            refuse(line, DAY, REFUSALS["future"])
        elif last <= on:
            refuse(line, DAY, REFUSALS["too-old"])
        elif key in barred:
            refuse(line, PROGRAMME, REFUSALS["barred-holder"])
        elif key in until and until[key] >= last:
            refuse(line, PROGRAMME, REFUSALS["entered"])


def _there(house: House) -> set[tuple[Any, ...]]:
    """Return what was entered before and is not revoked: holder, programme, issuer, reference and day."""
    entered = ImportedEvidence.objects.filter(certificate__house=house)
    revoked = Certificate.objects.filter(house=house, revocations__isnull=False, revocations__reinstatement=None)
    fields = ("certificate__holder", "certificate__programme", "issuer", "reference", "passed_on")
    return set(entered.exclude(certificate__in=revoked.values("pk")).values_list(*fields))
