"""The matrix itself: a line for each person, a cell for each competence, in the words that page and files share."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache

from django.template.loader import render_to_string
from django.utils.functional import Promise
from django.utils.translation import gettext as _

from games.web.kit.templatetags.days import short_day
from training.certification.changes import changed_among
from training.certification.models import Certificate
from training.certification.programmes import programmes_in
from training.certification.states import DEALING, State
from training.hr.competence.selectors import Competence, competences
from training.hr.people_without import Without
from training.staff.models import House, User

NOTHING = "–"
AT_ONCE = 2_000  # people whose competences are read together


@dataclass(frozen=True)
class Cell:
    """A competence of a person as it is shown: `state` for its sign and colour, and its words. The last of them says
    that its rules have changed since, where they have."""

    programme: str
    state: str
    words: tuple[str, ...]
    is_gap: bool
    is_changed: bool

    @property
    def more(self) -> tuple[str, ...]:
        """The words between that of the state and that of changed rules."""
        return self.words[1:-1] if self.is_changed else self.words[1:]


@dataclass(frozen=True)
class Line:
    """Somebody's competences in the order of the columns; None where there is nothing to show."""

    person: User
    house: House
    job: str
    cells: list[Cell | None]


@dataclass(frozen=True)
class Grid:
    """Columns are programmes with their titles. `of_houses`: the people are of several, so each line names its own."""

    columns: list[tuple[str, Promise | str]]
    lines: list[Line]
    of_houses: bool


def grid(houses: Sequence[House], people: Sequence[User], day: date, programme: str = "") -> Grid:
    """Return the matrix of people of houses on a day, as `selectors.listed` finds them: what the houses certify, and
    what is no longer offered where somebody holds it. The number of queries is the same for every AT_ONCE people of a
    house."""
    found: dict[int, list[Competence]] = {}
    changed: set[str] = set()
    place = {house.pk: house for house in houses}
    for house in houses:
        theirs = [person for person in people if _works_in(person) == house.pk]
        for first in range(0, len(theirs), AT_ONCE):
            some = theirs[first : first + AT_ONCE]
            cells = competences(house, some, day)
            found |= cells
            changed |= _changed(house, some, cells, day)
    offered = {slug: each.title for slug, each in programmes_in(*place).items()}
    held = {one.programme: one.title for theirs in found.values() for one in theirs if one.programme not in offered}
    titles = offered | {slug: held[slug] for slug in sorted(held)}
    slugs = [slug for slug in titles if programme in ("", slug)]
    words = _Words(changed)
    return Grid(
        columns=[(slug, titles[slug]) for slug in slugs],
        lines=[words.line(person, place[_works_in(person)], found[person.pk], slugs) for person in people],
        of_houses=len(houses) > 1,
    )


def _changed(house: House, people: Sequence[User], held: dict[int, list[Competence]], day: date) -> set[str]:
    """Return the codes of the house's certificates on which its people may deal although their rules have changed."""
    codes = {one.code for theirs in held.values() for one in theirs if not one.issuer and one.state in DEALING}
    return changed_among(Certificate.objects.filter(house=house, holder__in=people), codes, day)


def _works_in(person: User) -> int:
    key: int = person.works_in  # type: ignore[attr-defined]  # of selectors.listed
    return key


def signs() -> dict[str, str]:
    """Return the sign, the colour and the word of each state as HTML, made once for all cells of a page."""
    states = (*State.values, *Without.values)
    return {state: render_to_string("hr/_state.html", {"state": state}) for state in states}


class _Words:
    """The words of cells. Each day and each state is written once, since a matrix has thousands of cells."""

    def __init__(self, changed: Collection[str]) -> None:
        self._changed = changed
        self._labels = {each.value: str(each.label) for each in (*State, *Without)}
        self._day = cache(short_day)

    def line(self, person: User, house: House, found: list[Competence], slugs: list[str]) -> Line:
        cells = {one.programme: self._cell(one) for one in found}
        job: str | None = person.job_name  # type: ignore[attr-defined]  # of selectors.listed
        return Line(person, house, job or "", [cells.get(slug) for slug in slugs])

    def _cell(self, one: Competence) -> Cell:
        words = [self._labels[one.state]]
        if one.until and one.state != State.REVOKED:
            words.append(self._day(one.until))
        if one.issuer:
            words.append(_("recognised from {house}").format(house=one.issuer))
        if one.exemption:
            # Translators: somebody may deal without the certificate, until the end of this day.
            words.append(_("exempt until {day}").format(day=self._day(one.exemption.until)))
        if one.is_gap:
            words.append(_("practical test required") if one.code and one.lacks_practice else _("required by the job"))
        is_changed = one.code in self._changed
        if is_changed:
            # Translators: rules on which a certificate rests say something else than in the exam.
            words.append(_("rules changed since"))
        return Cell(one.programme, one.state, tuple(words), one.is_gap, is_changed)
