"""What HR does to the people of its house: enter, invite, change, close and open accounts.

Each act locks officer and person, writes the change, its history, its audit entry and its letter together, or nothing.
"""

from dataclasses import asdict, fields
from datetime import date, datetime, timedelta

from allauth.account.models import EmailAddress
from django.db import IntegrityError, transaction

from games.web.kit.days import house_day
from training.staff import audit, history, letters, waiting
from training.staff.at_work import seen_since
from training.staff.audit import Action
from training.staff.days import start_of, today
from training.staff.entering import Details, Entry, enter_all, is_far, named
from training.staff.models import User
from training.staff.problems import PersonRefused

# Within this time the same details are the same form sent twice, and not somebody entered a second time.
_SENT_TWICE = timedelta(minutes=10)


def enter(author: User, details: Details, username: str, now: datetime, first_day: date | None = None) -> User:
    """Make an account in the author's house and invite the person. An empty user name is made of the names. Somebody
    whose first day is to come may sign in already, and counts as staff from that day on.

    The same details again find the account that they made. Raise PersonRefused (not-hr, username, email, far).
    """
    if not author.is_hr or author.house is None:
        raise PersonRefused("not-hr")
    try:
        with transaction.atomic():
            entry = Entry(details, username, first_day)
            return _same(author, details, username, now) or enter_all(author, [entry], now)[0]
    except IntegrityError:  # the other of two at once was faster
        if found := _same(author, details, username, now):
            return found
        raise PersonRefused("email" if _known(details.email) else "username") from None


def _same(author: User, details: Details, username: str, now: datetime) -> User | None:
    """Return the person whom the same form made a moment ago, when it was sent twice."""
    name = {"username": username} if username else {}
    fresh = User.objects.filter(house=author.house, date_joined__gt=now - _SENT_TWICE)
    return fresh.filter(**asdict(details), **name).first()


def _known(email: str, but: User | None = None) -> bool:
    return any(person != but for person in User.objects.filter(email__iexact=email))


@transaction.atomic
def invite_again(author: User, person: User, now: datetime) -> None:
    """Send a new link for the first password. Raise PersonRefused (closed, has-password, no-email, as `admitted`)."""
    person = admitted(author, person)
    if not person.is_active:
        raise PersonRefused("closed")
    if person.has_usable_password():
        raise PersonRefused("has-password")
    _invite(person, now)
    audit.note(author, Action.PERSON_INVITED, named(person), email=person.email)


@transaction.atomic
def change(author: User, person: User, details: Details, now: datetime) -> User:
    """Change names, address, role and language. Raise PersonRefused (email, and as `admitted`).

    The old address is informed. A person who has not set a password yet is invited at the new one.
    """
    person = admitted(author, person)
    old_email = person.email
    changes = {
        field.name: [getattr(person, field.name), getattr(details, field.name)]
        for field in fields(details)
        if getattr(person, field.name) != getattr(details, field.name)
    }
    if not changes:
        return person
    if "email" in changes and _known(details.email, but=person):
        raise PersonRefused("email")
    history.begin_late(person, now)
    for name, (_old, new) in changes.items():
        setattr(person, name, new)
    person.save(update_fields=list(changes))
    history.keep(person, now, author)
    audit.note(author, Action.PERSON_CHANGED, named(person), changes=changes)
    if "email" in changes:
        EmailAddress.objects.filter(user=person).delete()  # allauth's copies, by which it would still let in
        if person.is_invited:
            letters.invite(person, now)
        if old_email:
            letters.notify_old_address(person, old_email)
    return person


@transaction.atomic
def deactivate(author: User, person: User, reason: str, now: datetime, last_day: date | None = None) -> User:
    """Close an account at the end of somebody's last day, or at once where that is today, over, or before they would
    have come: the password goes, and with it every session and link. Without a last day the person does not work here
    from today on. Raise PersonRefused (closed, no-reason, and as `admitted` and `admitted_day`).

    An exam under way ends at its deadline and is graded on what was answered.
    """
    person, reason = admitted(author, person), needed(reason)
    if not person.is_active:
        raise PersonRefused("closed")
    first_day = admitted_day(person, last_day and last_day + timedelta(days=1), now)
    said = (first_day - timedelta(days=1)).isoformat()
    audit.note(author, Action.PERSON_DEACTIVATED, named(person), reason=reason, last_day=said)
    begun = history.present(person)
    if last_day and last_day > house_day(now) and not (begun and begun.first_day > last_day):
        history.wait(person, first_day, now, author, reason, is_active=False)
        return person
    person.is_active = False
    person.set_unusable_password()
    person.save(update_fields=["is_active", "password"])
    history.keep(person, now, author, reason, first_day)
    return person


@transaction.atomic
def reactivate(author: User, person: User, reason: str, now: datetime, first_day: date | None = None) -> User:
    """Open a closed account again and invite the person to set a new password. They count as staff from their new
    first day on, which is today if none is given. Raise PersonRefused."""
    person, reason = admitted(author, person), needed(reason)
    if person.is_active:
        raise PersonRefused("open")
    first_day = admitted_day(person, first_day, now)
    person.is_active = True
    person.save(update_fields=["is_active"])
    history.keep(person, now, author, reason, first_day)
    audit.note(author, Action.PERSON_REACTIVATED, named(person), reason=reason, first_day=first_day.isoformat())
    _invite(person, now)
    return person


@transaction.atomic
def withdraw_change(author: User, person: User, now: datetime) -> User:
    """Let a person stay what they are, in place of a change that waits for its day. Raise PersonRefused
    (nothing-waits, and as `admitted`)."""
    person = admitted(author, person)
    if not person.changes_on:
        raise PersonRefused("nothing-waits")
    audit.note(author, Action.PERSON_STAYS, named(person), day=person.changes_on.isoformat())
    history.stay(person, now, author)
    return person


def _invite(person: User, now: datetime) -> None:
    if not person.email:
        raise PersonRefused("no-email")
    letters.invite(person, now)


def admitted(author: User, person: User) -> User:
    """Return the person as stored, locked. Raise PersonRefused (not-hr, self, administrator).

    The officer is read again and locked too: two officers who demote each other at once do not both succeed.
    """
    rows = User.objects.select_for_update(of=("self",)).filter(pk__in=[author.pk, person.pk]).order_by("pk")
    stored = {row.pk: row for row in rows.select_related("house")}
    for row in stored.values():
        waiting.take_effect(row, today())
    officer, found = stored[author.pk], stored[person.pk]
    if not officer.is_hr or not officer.is_active or officer.house_id != found.house_id:
        raise PersonRefused("not-hr")
    if officer == found:
        raise PersonRefused("self")
    if found.is_administrator:
        raise PersonRefused("administrator")
    return found


def admitted_day(person: User, day: date | None, now: datetime) -> date:
    """Return from which day on a change of a person counts: `day`, or today where none is given. Raise PersonRefused
    (waiting, before-last, far, on-record)."""
    history.begin_late(person, now)
    last, present = history.present(person), house_day(now)
    if person.changes_on:
        raise PersonRefused("waiting")
    if day is None:
        return max(present, last.first_day) if last else present
    if last and day < last.first_day:
        raise PersonRefused("before-last")
    if is_far(day, present):
        raise PersonRefused("far")
    if person.house and person.is_active and seen_since(person, person.house, start_of(day)):
        raise PersonRefused("on-record")
    return day


def needed(reason: str) -> str:
    """Return the reason without the space around it. Raise PersonRefused (no-reason)."""
    if not reason.strip():
        raise PersonRefused("no-reason")
    return reason.strip()


def choose_language(person: User, language: str) -> None:
    """Set the language of a person's own letters and certificates to come."""
    person.language = language
    person.save(update_fields=["language"])
