"""Lines of certificates: each is an exam passed elsewhere, entered as HR enters one by hand."""

from collections.abc import Mapping
from datetime import date, datetime
from typing import Any

from django.db.models import Max
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy

from games.web.kit.days import house_day
from games.web.kit.formats import in_a_row
from training.certification import services as certification
from training.certification.acts.evidence import Paper, enter_evidence, entered
from training.certification.models import Certificate
from training.certification.problems import REFUSALS
from training.certification.programmes import Certifiable, programmes_in
from training.certification.selectors import bars_in
from training.hr.evidence import EvidenceForm, evidence_choices
from training.hr.imports.members import PERSON, member, members, refuse, refuse_repeated
from training.hr.imports.models import Application, Outcome
from training.hr.imports.plan import Column, Line, Plan, all_entries, check, day, laid_out, plain
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
_TWICE = gettext_lazy("The file names this person, this programme and this day in more than one line.")
_SAME_NAME = gettext_lazy("More than one programme has this name. Write one of these instead: {names}.")
_WHAT = ("certificate__holder", "certificate__programme", "passed_on", "issuer", "reference")


def plan(author: User, table: Mapping[str, Any], _language: str, now: datetime) -> Plan:
    """Return what a file of certificates would do. The number of queries does not depend on its lines."""
    return laid_out(COLUMNS, table, lambda lines: _fill(author, house_of(author), lines, house_day(now)))


def make(application: Application, lines: list[Line], now: datetime) -> list[Certificate]:
    """Enter the certificates of lines. Raise CertificateRefused."""
    author = application.author
    programmes = programmes_in(house_of(author).pk)
    return [_entered(author, line, programmes, now) for line in lines]


def _entered(author: User, line: Line, programmes: Mapping[str, Certifiable], now: datetime) -> Certificate:
    values = dict(line.values)
    holder, programme = User.objects.get(pk=values.pop("holder")), programmes[values.pop("programme")]
    return enter_evidence(author, holder, programme, Paper(**values), now)


def built_on(_application: Application, made: list[Outcome]) -> dict[int, Promise | str]:
    """Return why certificates cannot be taken back: something was done to them, or they were renewed."""
    one = Certificate.objects.filter(pk__in=[outcome.certificate_id for outcome in made])
    acted = {
        key
        for act in ("revocations", "suspensions", "extensions")
        for key in one.exclude(**{act: None}).values_list("pk", flat=True)
    }
    others = Certificate.objects.filter(house__in=one.values("house")).exclude(pk__in=one.values("pk")).order_by()
    last = {(row[0], row[1]): row[2] for row in others.values_list("holder", "programme").annotate(Max("pk"))}
    found: dict[int, Promise | str] = {}
    for outcome in made:
        certificate = outcome.certificate
        if certificate.pk in acted:
            found[outcome.pk] = gettext_lazy("The certificate was revoked, suspended or extended.")
        elif last.get((certificate.holder_id, certificate.programme), 0) > certificate.pk:
            found[outcome.pk] = gettext_lazy("The person has a later certificate of the programme.")
    return found


def take_back(author: User, outcome: Outcome, reason: str, now: datetime) -> None:
    """Revoke the certificate, and let its holder sit the exam all the same. Raise CertificateRefused."""
    certification.revoke(author, outcome.certificate, reason, now)
    certification.readmit(author, outcome.certificate, reason, now)


def _fill(author: User, house: House, lines: list[Line], on: date) -> None:
    people, programmes = members(house), programmes_in(house.pk).values()
    slugs = all_entries(evidence_choices(programmes))
    for line in lines:
        cell = line.cells["programme"]
        named = slugs.get(plain(cell), [cell])
        check(line, EvidenceForm(programmes, _sent(line, named[0])), _LABELS)
        if len(named) > 1:
            refuse(line, PROGRAMME, _SAME_NAME.format(names=in_a_row(named)))
        holder = member(people, line, PERSON)
        line.values["holder"] = holder and holder.pk
    _judge(author, house, [line for line in lines if not line.problems], on)
    refuse_repeated(lines, PERSON, _what, _TWICE)
    # The first pass first, since an early renewal counts from the last day before.
    lines.sort(key=lambda line: line.values.get("passed_on") or date.max)


def _what(line: Line) -> tuple[object, ...]:
    return line.values["holder"], line.values["programme"], line.values["passed_on"]


def _sent(line: Line, programme: str) -> dict[str, Any]:
    return line.cells | {"programme": programme, "passed_on": day(line.cells["passed_on"])}


def _judge(author: User, house: House, lines: list[Line], on: date) -> None:
    """Say what `enter_evidence` would refuse, and what is already there."""
    there = set(entered(house.pk).values_list(*_WHAT))
    days = {(holder, programme, passed_on) for holder, programme, passed_on, *_paper in there}
    barred = set(bars_in(house.pk).values_list("holder", "programme"))
    for line in lines:
        values = line.values
        key, passed_on = (values["holder"], values["programme"]), values["passed_on"]
        if (*key, passed_on, values["issuer"], values["reference"]) in there:
            line.is_known = True
        elif values["holder"] == author.pk:
            refuse(line, PERSON, REFUSALS["own-evidence"])
        elif passed_on > on:
            refuse(line, DAY, REFUSALS["future"])
        elif key in barred:
            refuse(line, PROGRAMME, REFUSALS["barred-holder"])
        elif (*key, passed_on) in days:
            refuse(line, DAY, REFUSALS["entered"])
