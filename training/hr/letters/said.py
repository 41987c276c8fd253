"""What people know already, from the letters that went to them."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import replace
from datetime import date
from typing import Any

from django.db.models import Q

from training.certification.models import Reminder
from training.hr.letters.acted import KINDS
from training.hr.letters.models import Said
from training.hr.letters.notices import Draft, Notice, Part
from training.hr.letters.steps import is_said

_ONCE = (Reminder.ISSUED, Reminder.QUIZ, Reminder.LATE, Said.NEW, *KINDS)  # kinds of news, not of steps in a life
_FEW = 200  # readers, certificates or subjects that a query names

_Key = tuple[int, int | str, date]  # a reader, a certificate or a subject, and a day


def unsaid(drafts: Iterable[Draft]) -> list[Draft]:
    """Return the letters without what their readers know already, and without those that say nothing new. One query for
    certificates, one for all else, each only where there is some."""
    asked = list(drafts)
    said = _of_certificates(asked) | _of_others(asked)
    left = [
        replace(draft, notices=[one for one in draft.notices if not _knows(one, said.get(_key(draft, one), ()))])
        for draft in asked
    ]
    return [draft for draft in left if draft.notices]


def _key(draft: Draft, notice: Notice) -> _Key:
    return draft.reader.pk, notice.subject or notice.about[0], notice.until


def _knows(notice: Notice, said: Iterable[str]) -> bool:
    if notice.kind in _ONCE:
        return notice.kind in said
    return is_said(notice.kind, (each for each in said if each not in _ONCE))


def _of_certificates(drafts: list[Draft]) -> dict[_Key, set[str]]:
    """Return the kinds of what was written about certificates. Of few readers and of few certificates nobody else's and
    no others are read."""
    asked = [notice for draft in drafts for notice in draft.notices if notice.certificate]
    if not asked:
        return {}
    issued = [one.certificate.issued_on for one in asked if one.part == Part.ISSUED and one.certificate]
    untils = [one.until for one in asked if one.part != Part.ISSUED]
    which = Q(pk=None)
    if issued:
        which |= Q(kind=Reminder.ISSUED, certificate__issued_on__range=(min(issued), max(issued)))
    if untils:
        which |= Q(until__range=(min(untils), max(untils)))
    which &= _few("recipient", {draft.reader.pk for draft in drafts}) & _few(
        "certificate", {one.about[0] for one in asked}
    )
    return _kinds(Reminder.objects.filter(which).values_list("recipient", "certificate", "until", "kind"))


def _of_others(drafts: list[Draft]) -> dict[_Key, set[str]]:
    """Return the kinds of what was written about all else."""
    asked = [notice for draft in drafts for notice in draft.notices if not notice.certificate]
    if not asked:
        return {}
    untils = [one.until for one in asked]
    which = Q(until__range=(min(untils), max(untils)))
    which &= _few("reader", {draft.reader.pk for draft in drafts}) & _few("subject", {one.subject for one in asked})
    return _kinds(Said.objects.filter(which).values_list("reader", "subject", "until", "kind"))


def _few(field: str, keys: set[Any]) -> Q:
    return Q(**{f"{field}__in": keys}) if len(keys) <= _FEW else Q()


def _kinds(rows: Iterable[tuple[int, int | str, date, str]]) -> dict[_Key, set[str]]:
    said: dict[_Key, set[str]] = defaultdict(set)
    for reader, about, until, kind in rows:
        said[reader, about, until].add(kind)
    return said
