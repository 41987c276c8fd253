"""What the database asks about the cells of people: the filters of the matrix, which find whom `competences` shows so.

Each condition is about the person of the outer query. The number of queries does not depend on how many people there
are.
"""

from collections.abc import Collection, Iterable
from datetime import timedelta
from functools import cached_property, reduce
from operator import or_
from typing import Any

from django.db.models import Case, Exists, F, OuterRef, Q, QuerySet, Value, When, Window
from django.db.models.functions import FirstValue

from training.certification.models import Certificate
from training.certification.own.programme import game_of
from training.certification.programmes import programmes_in
from training.certification.recognition.selectors import counting_in, standing_in
from training.certification.states import MAY_DEAL, State, barred_on, counting_by, in_force
from training.hr.begun import pairs_begun
from training.hr.matrix.asked import Asked, Dealing
from training.hr.models import Exemption, Need, Posting, Requirement
from training.hr.people_without import Without
from training.practical.selectors import passed_on
from training.staff.days import end_of
from training.staff.models import House

_HOLDING = [state for state in State if state.holds]


def as_asked(house: House, asked: Asked, among: Collection[int] | None = None) -> Q:
    """Return whether a cell of somebody's row in a house is as asked, and whether they are among those with these keys,
    if some are given."""
    found = _by_row(_Cells(house, asked, among), asked.state)
    if found is None:
        return Q(pk__in=_showing(house, asked, among))
    return found if among is None else Q(pk__in=among) & found


def _by_row(cells: "_Cells", state: str) -> Q | None:
    """Return whether somebody's row is as asked by more than the certificate that a cell shows; None for other
    states."""
    match state:
        case Dealing.MAY:
            return cells.may_deal
        case Dealing.MAY_NOT:
            return ~cells.may_deal
        case Dealing.EXEMPT:
            return Q(Exists(cells.exemptions.filter(person=OuterRef("pk"))))
        case Dealing.GAP:
            return cells.is_gap
        case Without.ANY:
            return ~Q(Exists(cells.held.filter(holder=OuterRef("pk"))))
        case Without.IN_TRAINING:
            return cells.in_training
        case Without.NOT_STARTED:
            return cells.not_started
    return None


def _showing(house: House, asked: Asked, among: Collection[int] | None) -> QuerySet[Any, Any]:
    """Return the holders of certificates that a cell shows as asked.

    Of several for a programme a cell shows one, which `competences` chooses in the same order. Who holds any as asked
    is found first, since they may be few.
    """
    of = {"programme": asked.programme} if asked.programme else {}
    some = standing_in(house, asked.day, **of, **({} if among is None else {"holder__in": among}))
    if asked.state in (State.REVOKED, State.SUSPENDED):
        some = some.filter(barred_on(asked.day))  # few, which a database finds first when it is asked about them alone
    held = standing_in(house, asked.day, **of, holder__in=some.filter(_is(asked, "state", "until")).values("holder"))
    shown = held.annotate(shown_state=_of_the_shown("state"), shown_until=_of_the_shown("until"))
    return shown.filter(_is(asked, "shown_state", "shown_until")).values("holder")


def _of_the_shown(field: str) -> Window:
    """Return what the certificate says that counts most of those of its holder and programme."""
    may_deal = Case(When(MAY_DEAL, then=Value(1)), default=Value(0))
    order = [may_deal.desc(), F("until").desc(), F("pk").desc()]
    return Window(FirstValue(F(field)), partition_by=[F("holder"), F("programme")], order_by=order)


def _is(asked: Asked, state: str, until: str) -> Q:
    found = Q(**{state: asked.state}) if asked.state else Q()
    if asked.within is None:
        return found
    last = asked.day + timedelta(days=asked.within)
    return found & Q(**{f"{state}__in": _HOLDING, f"{until}__lte": last})


def _any(rows: Iterable[QuerySet[Any]]) -> Q:
    """Return whether there is any of these rows."""
    return reduce(or_, (Q(Exists(each)) for each in rows), Q(pk__in=()))


class _Cells:
    """What stands behind the cells of the people of a house on a day: those of a programme, or all. Of a programme that
    is no longer offered only those have a cell who hold its certificate.

    Each set is of the people in question alone: databases like to find all of it before they look for one person.
    """

    def __init__(self, house: House, asked: Asked, among: Collection[int] | None) -> None:
        self._house, self._day, self._among = house, asked.day, among
        offered = programmes_in(house.pk).items()
        self._asked = {slug: each for slug, each in offered if asked.programme in ("", slug)}
        self._of = {"programme": asked.programme} if asked.programme else {}

    def _in_question(self, person: str) -> dict[str, Collection[int]]:
        return {} if self._among is None else {f"{person}__in": self._among}

    @cached_property
    def held(self) -> QuerySet[Certificate]:
        """The certificates that count, in whatever state: who has none has no standing one either."""
        return counting_in(self._house, self._day).filter(
            counting_by(self._day), **self._of, **self._in_question("holder")
        )

    @cached_property
    def exemptions(self) -> QuerySet[Exemption]:
        found: QuerySet[Exemption] = in_force(Exemption, "end", self._day)
        found = found.filter(house=self._house, until__gte=self._day, **self._of, **self._in_question("person"))
        others = found.exclude(programme__in=self._asked).exists()
        return found.filter(self._has_cell("person", "programme")) if others else found

    @property
    def may_deal(self) -> Q:
        dealing, exempt = self._dealing.filter(holder=OuterRef("pk")), self.exemptions.filter(person=OuterRef("pk"))
        return Q(Exists(exempt)) | Q(Exists(dealing))

    @property
    def is_gap(self) -> Q:
        exempt = self.exemptions.filter(person=OuterRef("person"), programme=OuterRef("slug"))
        dealing = self._dealing.filter(holder=OuterRef("person"), programme=OuterRef("slug"))
        return Q(Exists(self._needed.filter(~Exists(exempt), ~Exists(dealing), person=OuterRef("pk"))))

    @property
    def in_training(self) -> Q:
        return _any(rows.filter(self._has_none("who", "slug"), who=OuterRef("pk")) for rows in self._begun)

    @property
    def not_started(self) -> Q:
        """What is not begun of what the job requires, or of what somebody is exempt from."""
        concerned = (self._needed, "slug"), (self.exemptions, "programme")
        return _any(
            rows.filter(self._has_none("person", slug), ~self._has_begun("person", slug), person=OuterRef("pk"))
            for rows, slug in concerned
        )

    def _has_cell(self, person: str, slug: str) -> Q:
        """Return whether the person whom a row needs or exempts has a cell for its programme."""
        return Q(**{f"{slug}__in": list(self._asked)}) | ~self._has_none(person, slug)

    def _has_none(self, person: str, slug: str) -> Q:
        """Return whether the person of a row holds no certificate of its programme."""
        return ~Q(Exists(self.held.filter(holder=OuterRef(person), programme=OuterRef(slug))))

    def _has_begun(self, person: str, slug: str) -> Q:
        return _any(rows.filter(who=OuterRef(person), slug=OuterRef(slug)) for rows in self._begun)

    @cached_property
    def _begun(self) -> list[QuerySet[Any]]:
        return [rows.filter(**self._in_question("who")) for rows in pairs_begun(self._day, self._asked)]

    @cached_property
    def _dealing(self) -> QuerySet[Certificate]:
        """The certificates on which somebody may deal: with the practical test, where their job requires it."""
        found = standing_in(self._house, self._day, **self._of, **self._in_question("holder")).filter(MAY_DEAL)
        if Need.PRACTICE not in (need for _slug, need in self._rows.values()):
            return found
        games = [When(slug=slug, then=Value(game)) for slug, game in self._games.items()]
        asked = self._needed.filter(Q(need=Need.PRACTICE)).annotate(game=Case(*games, default=Value("")))
        passed = passed_on(self._day).filter(house=self._house, candidate=OuterRef("person"), game=OuterRef("game"))
        lacking = asked.filter(~Exists(passed), Q(person=OuterRef("holder"), slug=OuterRef("programme")))
        return found.filter(~Exists(lacking))

    @cached_property
    def _games(self) -> dict[str, str]:
        """The games of what jobs require; of what is no longer offered as the certificates say, one query if any."""
        games = {slug: each.game for slug, each in self._asked.items()}
        withdrawn = {slug for slug, _need in self._rows.values()} - games.keys()
        if withdrawn:
            held = self.held.filter(programme__in=withdrawn).order_by().values_list("programme", "ruleset")
            games |= {slug: game_of(ruleset) for slug, ruleset in held.distinct()}
        return games

    @cached_property
    def _rows(self) -> dict[int, tuple[str, str]]:
        """Which programmes the jobs of the house require and how, by the key of the row that says it."""
        rows = Requirement.objects.filter(job__house=self._house, at__lt=end_of(self._day), **self._of)
        last = {(row.job_id, row.programme): row for row in rows.order_by("at", "pk")}
        return {row.pk: (row.programme, row.need) for row in last.values() if row.need}

    @cached_property
    def _needed(self) -> QuerySet[Posting]:
        """The jobs that people have, once for each programme that the job requires: `slug` and `need` say which."""
        by_then = Posting.objects.filter(house=self._house, first_day__lte=self._day).order_by()
        is_later = Q(first_day__gt=OuterRef("first_day")) | Q(first_day=OuterRef("first_day"), pk__gt=OuterRef("pk"))
        present = by_then.filter(~Exists(by_then.filter(is_later, person=OuterRef("person"))))
        present = present.filter(**self._in_question("person"))
        required = {"row": F("job__requirements"), "need": F("job__requirements__need")}
        rows = present.annotate(slug=F("job__requirements__programme"), **required).filter(row__in=list(self._rows))
        if {slug for slug, _need in self._rows.values()} <= self._asked.keys():
            return rows
        return rows.filter(self._has_cell("person", "slug"))
