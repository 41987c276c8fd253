"""All that HR writes about the programmes of its house."""

from dataclasses import asdict, dataclass

from django.db import transaction

from training.certification.own.choices import open_exams
from training.certification.own.models import HouseProgramme, ProgrammeOffer, ProgrammeVersion
from training.certification.own.problems import ProgrammeRefused
from training.quiz.dealt import DEALT
from training.staff import audit, making
from training.staff.audit import Action
from training.staff.models import User
from training.staff.teaching import house_of


@dataclass(frozen=True)
class Contents:
    """What a version needs, as it was typed: the fields of ProgrammeVersion."""

    titles: dict[str, str]
    exams: list[str]
    level: str = ""
    practice: bool = False
    months: int = 12
    hours: int = 0
    accepts_evidence: bool = True


@transaction.atomic
def make(author: User, ruleset: str, contents: Contents) -> HouseProgramme:
    """Make a programme of the author's house and offer it. Raise PermissionDenied, ProgrammeRefused (ruleset, no-exam,
    gone)."""
    house = house_of(author)
    if ruleset not in DEALT:
        raise ProgrammeRefused("ruleset")
    _check(house.pk, ruleset, contents, kept=())
    programme = HouseProgramme.objects.create(house=house, ruleset=ruleset, author=author)
    _release(programme, author, contents, 1)
    return programme


@transaction.atomic
def change(programme: HouseProgramme, author: User, seen: int, contents: Contents) -> ProgrammeVersion:
    """Make the next version of a programme, after the one of the number that the author has `seen`, and offer it unless
    the programme is withdrawn. The same contents again change nothing. Raise PermissionDenied,
    HouseProgramme.DoesNotExist, ProgrammeRefused (overtaken, no-exam, gone)."""
    programme = making.turn(programme, author)
    last: ProgrammeVersion = programme.versions.latest("number")
    if all(getattr(last, name) == value for name, value in asdict(contents).items()):
        return last
    if last.number != seen:
        raise ProgrammeRefused("overtaken")
    _check(programme.house_id, programme.ruleset, contents, kept=last.exams)
    return _release(programme, author, contents, last.number + 1)


@transaction.atomic
def withdraw(programme: HouseProgramme, author: User) -> ProgrammeOffer:
    """Certify a programme no more; what was issued stays as it is. Raise PermissionDenied, HouseProgramme.DoesNotExist,
    ProgrammeRefused (not-offered)."""
    offer: ProgrammeOffer = making.withdraw(programme, author)
    audit.note(author, Action.PROGRAMME_WITHDRAWN, programme.slug)
    return offer


@transaction.atomic
def offer_again(programme: HouseProgramme, author: User) -> ProgrammeOffer:
    """Undo a withdrawal. Raise PermissionDenied, HouseProgramme.DoesNotExist, ProgrammeRefused (offered)."""
    offer: ProgrammeOffer = making.offer_again(programme, author)
    audit.note(author, Action.PROGRAMME_OFFERED, programme.slug)
    return offer


def _check(house: int, ruleset: str, contents: Contents, kept: "list[str] | tuple[()]") -> None:
    """Refuse exams that cannot be sat under the rules, except those that were `kept` since the version before."""
    if not contents.exams:
        raise ProgrammeRefused("no-exam")
    if not set(contents.exams) <= open_exams(house, ruleset).keys() | set(kept):
        raise ProgrammeRefused("gone")


def _release(programme: HouseProgramme, author: User, contents: Contents, number: int) -> ProgrammeVersion:
    version: ProgrammeVersion = programme.versions.create(number=number, author=author, **asdict(contents))
    last = programme.offers.last()
    if last is None or last.version_id is not None:
        programme.offers.create(version=version, author=author)
    audit.note(author, Action.PROGRAMME_CHANGED, programme.slug, version=number)
    return version
