"""What a house makes itself and publishes. Its draft is the only row that changes; versions and offers are added to.

A concrete `Made` has `house`, one `draft`, `versions` and `offers`; an offer names the version that is open from then
on, none after a withdrawal. The last offer counts.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from django.conf import settings
from django.db import models, transaction
from django.db.models import QuerySet, prefetch_related_objects

from training.staff.models import House, User
from training.staff.records import Record
from training.staff.refusals import Refused
from training.staff.teaching import taught_house

PREFIX = "house-"  # of the slugs of what houses make; nothing of a game has a slug that begins with it


class Made(Record):
    """Something that a house makes. `refused` has the sentences for no-draft, drafted, offered and not-offered."""

    refused: ClassVar[type[Refused]] = Refused
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")

    class Meta(Record.Meta):
        abstract = True
        ordering = ["-pk"]

    def __str__(self) -> str:
        return self.slug

    @property
    def slug(self) -> str:
        return f"{PREFIX}{self.pk}"

    @staticmethod
    def made_in(author: User) -> House:
        """Return the house in which somebody makes such things. Raise PermissionDenied for who may not."""
        return taught_house(author)


class Draft(models.Model):
    """The next version while it is being written. `edition` goes up with each change."""

    edition = models.PositiveIntegerField(default=1)
    changed_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    changed_at = models.DateTimeField()

    class Meta:
        abstract = True


class Version(Record):
    """A version as it was published."""

    number = models.PositiveSmallIntegerField()
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")

    class Meta(Record.Meta):
        abstract = True


class Offer(Record):
    """Which version is open from now on. The concrete row has it as `version`."""

    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")

    class Meta(Record.Meta):
        abstract = True
        ordering = ["pk"]


_M = TypeVar("_M", bound=Made)


def turn(thing: _M, author: User) -> _M:
    """Wait until nobody else writes about a thing, to the end of the transaction, and return it as it is then.

    Raise DoesNotExist for one of another house, PermissionDenied for somebody who does not make such things.
    """
    kept: QuerySet[Any] = type(thing)._default_manager.select_for_update()
    found: _M = kept.get(pk=thing.pk, house=type(thing).made_in(author))
    return found


def current(thing: Any, edition: int, overtaken: str) -> Any:
    """Return the draft, if it is still the edition that its author saw. Refuse otherwise (no-draft, `overtaken`)."""
    draft = getattr(thing, "draft", None)
    if draft is None:
        raise thing.refused("no-draft")
    if draft.edition != edition:
        raise thing.refused(overtaken)
    return draft


def release(thing: Any, author: User, **contents: Any) -> Any:
    """Make a version of what a draft has become, open it, and remove the draft."""
    version = thing.versions.create(number=thing.versions.count() + 1, author=author, **contents)
    thing.offers.create(version=version, author=author)
    thing.draft.delete()
    return version


def to_revise(thing: Any) -> Any:
    """Return the last version, of which a new draft is made. Refuse where there is a draft (drafted)."""
    if hasattr(thing, "draft"):
        raise thing.refused("drafted")
    return thing.versions.latest("number")


@transaction.atomic
def withdraw(thing: Any, author: User) -> Any:
    """Close a thing to trainees; who has begun it goes on. Refuse what is not open (not-offered)."""
    last = turn(thing, author).offers.last()
    if last is None or last.version is None:
        raise thing.refused("not-offered")
    return thing.offers.create(version=None, author=author)


@transaction.atomic
def offer_again(thing: Any, author: User) -> Any:
    """Undo a withdrawal: the last version is open again. Refuse what is open (offered)."""
    last = turn(thing, author).offers.last()
    if last is None or last.version is not None:
        raise thing.refused("offered")
    return thing.offers.create(version=thing.versions.latest("number"), author=author)


@dataclass(frozen=True, slots=True)
class Standing(Generic[_M]):
    """A thing as its makers see it: its draft if it has one, its last version, and what is offered now."""

    thing: _M
    draft: Any
    last: Any
    offered: Any

    @property
    def contents(self) -> Any:
        """What it is called by: the last version, or else the draft."""
        return self.last or self.draft

    @property
    def withdrawn(self) -> bool:
        return self.last is not None and self.offered is None


def standings(things: Iterable[_M]) -> list[Standing[_M]]:
    """Return how things stand. The number of queries does not depend on how many there are."""
    found = list(things)
    prefetch_related_objects(found, "draft__changed_by", "versions", "offers")
    return [_standing(thing) for thing in found]


def _standing(thing: Any) -> Standing[Any]:
    versions = {version.pk: version for version in sorted(thing.versions.all(), key=lambda each: each.number)}
    offers = list(thing.offers.all())
    return Standing(
        thing,
        getattr(thing, "draft", None),
        next(reversed(versions.values()), None),
        versions.get(offers[-1].version_id) if offers else None,
    )


def history(thing: Any) -> QuerySet[Any]:
    """Return when a thing was published and withdrawn, and by whom, the latest first."""
    return thing.offers.select_related("version", "author").order_by("-pk")
