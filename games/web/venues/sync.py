"""From `venues.toml` to the rows: a shipped row is made once, and follows the file only where no editor changed it.

A row that an editor removed is not made again, and a column that an editor changed is left alone for good.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from django.conf import settings
from django.core.exceptions import ValidationError
from django.db import transaction
from django.db.models import Model
from django.utils.translation import override
from modeltranslation.utils import build_localized_fieldname

from games.web.rulebook.turns import wait_turn
from games.web.venues.editors import make_group
from games.web.venues.file import PARTS
from games.web.venues.history import keep_all
from games.web.venues.models import Room, Shipped, Venue, VenueTable
from games.web.venues.texts import ENGLISH

Values = dict[str, Any]
_PARTS: dict[str, type[Model]] = dict(zip(PARTS, (VenueTable, Room), strict=True))


@dataclass
class Done:
    """How many rows were made, how many followed the file, and which could not, for what an editor made of them."""

    made: int = 0
    followed: int = 0
    left: list[str] = field(default_factory=list)


@transaction.atomic
def apply(data: Mapping[str, Any]) -> Done:
    """Create what is new in the file, update what nobody changed, and make the group of editors."""
    wait_turn("sync_venues")
    done = Done()
    make_group()
    with override(ENGLISH):
        for entry in data["venue"]:
            own = dict(entry)
            parts = {kind: own.pop(kind, []) for kind in _PARTS}
            venue = _row(done, f"venue:{own['slug']}", Venue, _columns(own), {})
            if venue is not None:
                _parts(done, venue, own["slug"], parts, data["limits"])
    keep_all()
    return done


def _parts(done: Done, venue: Model, slug: str, parts: Mapping[str, Any], limits: Mapping[str, Any]) -> None:
    """Write the tables and rooms of a venue, in the order in which the file has them."""
    for kind, entries in parts.items():
        for position, entry in enumerate(entries, 1):
            values = _columns({"published": True, "position": position, **_with_limits(entry, limits)})
            _row(done, f"{kind}:{slug}/{entry['slug']}", _PARTS[kind], values, {"venue": venue})


def _with_limits(entry: Mapping[str, Any], limits: Mapping[str, Any]) -> Values:
    """Return an entry with the example limits that it names among its overrides."""
    own = dict(entry)
    if name := own.pop("limits", None):
        own |= {"overrides": {**own.get("overrides", {}), **limits[name]}, "example_limits": True}
    return own


def _columns(entry: Mapping[str, Any]) -> Values:
    """Return the entry's values by column: a text has one for each language of the site in which the file has it."""
    return dict(_flat(entry))


def _flat(entry: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for name, value in entry.items():
        if isinstance(value, dict) and name != "overrides":
            known = [code for code, _ in settings.LANGUAGES if code in value]
            yield from ((build_localized_fieldname(name, code), value[code]) for code in known)
        else:
            yield name, value


def _row(done: Done, key: str, model: type[Model], values: Values, owner: Values) -> Model | None:
    """Return the row of an entry; None if an editor has removed it, or has made one with that short name first."""
    before = Shipped.objects.filter(key=key).first()
    if before is None:
        taken = {"slug": values["slug"], **(owner if model is Room else {})}  # other short names are the site's
        if model._default_manager.filter(**taken).exists():
            return None
        return _made(done, key, model, {**values, **owner}, values)
    row = model._default_manager.filter(pk=before.row).first()
    if row is not None and values != before.values:
        _follow(done, row, before, values)
    return row


def _made(done: Done, key: str, model: type[Model], whole: Values, values: Values) -> Model:
    row = model(**whole)
    row.full_clean()
    row.save()
    Shipped.objects.create(key=key, row=row.pk, values=values)
    done.made += 1
    return row


def _follow(done: Done, row: Model, before: Shipped, values: Values) -> None:
    """Write into a row what is new in the file, where the row is still as the file had it before."""
    empty = type(row)()
    wanted = {**{name: getattr(empty, name) for name in before.values}, **values}
    untouched = [name for name in wanted if _same(getattr(row, name), before.values.get(name))]
    changed = [name for name in untouched if not _same(getattr(row, name), wanted[name])]
    for name in changed:
        setattr(row, name, wanted[name])
    if changed:
        try:
            row.full_clean()
        except ValidationError:
            done.left.append(before.key)
            return
        row.save()
        done.followed += 1
    before.values = values
    before.save()


def _same(one: Any, other: Any) -> bool:
    """Equal, or both empty: a language that was not in the file is not in the row either."""
    return (one or None) == (other or None)
