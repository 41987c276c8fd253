"""What is written of rulings."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime

from django.db import transaction

from games.web.kit.settling import Entry
from training.certification.codes import new_code
from training.rulings.contents import contents_of
from training.rulings.models import Ruling
from training.rulings.problems import RulingRefused
from training.rulings.that_day import that_day
from training.staff import audit
from training.staff.models import User
from training.staff.teaching import overseen_house


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is entered for a ruling: the table by its key, the result, and the bets by the rows of the form."""

    table: int
    day: date
    came: Entry
    laid: Mapping[int, Entry]
    token: str
    note: str = ""
    replaces: Ruling | None = None


@transaction.atomic
def make(author: User, sheet: Sheet, now: datetime) -> Ruling:
    """Settle what is entered and keep it. The same token again is the same ruling.

    Raise PermissionDenied, RulingRefused (future, no-table, not-dealt, nothing, unworded, replaced), and Refused of the
    engine.
    """
    house = overseen_house(author)
    User.objects.select_for_update().get(pk=author.pk)  # the same form sent twice waits for the first
    if made := Ruling.objects.filter(author=author, token=sheet.token).first():
        return made
    if not sheet.laid:
        raise RulingRefused("nothing")
    if sheet.replaces:
        _check_replaced(author, sheet.replaces)
    on = that_day(house, sheet.table, sheet.day, now)
    ruling = Ruling.objects.create(
        code=new_code(),
        house=house,
        author=author,
        day=sheet.day,
        table=sheet.table,
        game=on.game.slug,
        contents={
            "house": house.name,
            "author": author.full_name,
            **contents_of(on, sheet.came, sheet.laid),
        },
        note=sheet.note,
        replaces=sheet.replaces,
        at=now,
        token=sheet.token,
    )
    audit.note(author, audit.Action.RULING_MADE, ruling.code)
    return ruling


def _check_replaced(author: User, former: Ruling) -> None:
    """Lock the former ruling, so that two people do not replace it at once."""
    Ruling.objects.select_for_update().get(pk=former.pk, house=author.house)
    if Ruling.objects.filter(replaces=former).exists():
        raise RulingRefused("replaced")
