"""The demo people, made where they are absent and left alone where they are not."""

from django.contrib.auth.models import Group

from games.web.venues.editors import GROUP, make_group
from games.web.venues.file import shipped
from games.web.venues.models import Venue
from games.web.venues.texts import ENGLISH
from portal.demo.cast import COLLEAGUES, LOG_INS, PASSWORD, Person
from training.staff import history
from training.staff.models import House, User

EMAIL_DOMAIN = "demo.invalid"  # by this every demo person is known, and no letter leaves the machine


def make_people() -> dict[str, User]:
    """Make the cast, by user name. The colleagues have no password: they are there to have results."""
    houses = _make_houses({person.house for person in (*LOG_INS, *COLLEAGUES) if person.house})
    people = [_make(person, houses.get(person.house), PASSWORD) for person in LOG_INS]
    people += [_make(person, houses.get(person.house), None) for person in COLLEAGUES]
    return {person.username: person for person in people}


def _make_houses(slugs: set[str]) -> dict[str, House]:
    """Make the employers of shipped venues, by the venue's short name."""
    names = {entry["slug"]: entry["name"][ENGLISH] for entry in shipped()["venue"]}
    venues = {venue.slug: venue for venue in Venue.objects.filter(slug__in=slugs)}
    return {
        slug: House.objects.get_or_create(name=names[slug], defaults={"venue": venues.get(slug)})[0] for slug in slugs
    }


def _make(person: Person, house: House | None, password: str | None) -> User:
    user, is_new = User.objects.get_or_create(
        username=person.username,
        defaults={
            "first_name": person.first_name,
            "last_name": person.last_name,
            "email": f"{person.username}@{EMAIL_DOMAIN}",
            "house": house,
            "role": person.role,
            "language": person.language,
        },
    )
    if is_new:
        user.set_password(password)
        user.is_staff = person.keeps_venue
        user.save(update_fields=["password", "is_staff"])
        history.keep(user, user.date_joined)
    if is_new and person.keeps_venue:
        make_group()
        user.groups.add(Group.objects.get(name=GROUP))
    return user
