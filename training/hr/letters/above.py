"""Who in a house hears of its people: their managers and HR."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import date

from training.hr.models import Posting
from training.staff.models import Role, User

Above = Mapping[int, Sequence[User]]  # the HR officers by the keys of the houses


def officers_of() -> Above:
    """Return the HR officers of each house. One query."""
    officers: dict[int, list[User]] = defaultdict(list)
    for officer in User.objects.filter(role=Role.HR, is_active=True).select_related("house"):
        if officer.house_id:
            officers[officer.house_id].append(officer)
    return officers


def managers_of(people: Collection[int], day: date) -> dict[tuple[int, int], User | None]:
    """Return the managers of a day by house and person. One query."""
    rows = Posting.objects.filter(person__in=people, first_day__lte=day).order_by("first_day", "pk")
    return {(row.house_id, row.person_id): row.manager for row in rows.select_related("manager__house")}


def people_above(house: int, person: User, manager: User | None, officers: Above) -> Iterable[tuple[bool, User]]:
    """Return who hears of somebody in a house, each once, and whether as the manager: one who is HR too hears of the
    team. Nobody hears of somebody who works elsewhere or has left."""
    if not person.is_active or person.house_id != house:
        return []
    found = {officer.pk: (False, officer) for officer in officers.get(house, ())}
    if manager and manager.house_id == house:
        found[manager.pk] = (True, manager)
    found.pop(person.pk, None)
    return found.values()
