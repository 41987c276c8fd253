"""What an assessor looks at in a practical test: the criteria of a game, and when the test is passed."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from django.db.models import IntegerChoices, TextChoices
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy


class Grade(IntegerChoices):
    """How somebody does a thing at the table."""

    NOT_YET = 0, pgettext_lazy("practical test", "Not yet")
    WITH_HELP = 1, pgettext_lazy("practical test", "With help")
    SURE = 2, pgettext_lazy("practical test", "Sure")
    MODEL = 3, pgettext_lazy("practical test", "A model for others")


class Group(TextChoices):
    """What competitions of croupiers judge."""

    TECHNIQUE = "technique", pgettext_lazy("practical test", "Technique")
    CONTROL = "control", _("Control of the table")
    HOSPITALITY = "hospitality", _("Hospitality")


@dataclass(frozen=True, slots=True)
class Criterion:
    """One line of the sheet: its permanent id, its name, what the assessor looks at."""

    id: str
    group: Group
    title: Promise
    looked_at: Promise
    required: bool = True


@dataclass(frozen=True)
class Rubric:
    """The sheet of a game. `minimum` is how many rounds (spins, hands, coups) have to be dealt at least; `version` goes
    up with every change of a criterion. Raises ValueError where two criteria have one id.
    """

    game: str
    version: int
    minimum: int
    technique: tuple[Criterion, ...]

    def __post_init__(self) -> None:
        if len({each.id for each in self.criteria}) < len(self.criteria):
            raise ValueError(f"{self.game}: two criteria have the same id.")

    @cached_property
    def criteria(self) -> tuple[Criterion, ...]:
        """All of them in the order of the sheet: those of the game, then those of every game."""
        return self.technique + AT_EVERY_TABLE

    def passes(self, grades: Mapping[str, int]) -> bool:
        """Return whether everything required is done surely, and nothing else is graded "not yet"."""
        return all(
            grades.get(each.id, Grade.SURE) > Grade.NOT_YET
            if not each.required
            else grades.get(each.id, Grade.NOT_YET) >= Grade.SURE
            for each in self.criteria
        )


AT_EVERY_TABLE = (
    Criterion(
        "eyes",
        Group.CONTROL,
        pgettext_lazy("practical test", "Eyes on the table"),
        _("Never turns away from the layout; notices late bets, moved chips and disputes before anybody complains."),
    ),
    Criterion(
        "pace",
        Group.CONTROL,
        pgettext_lazy("practical test", "Pace"),
        _("Deals evenly and without haste; the game does not stop while bets are paid."),
    ),
    Criterion(
        "mistakes",
        Group.CONTROL,
        pgettext_lazy("practical test", "Own mistakes"),
        _("Stops, says what happened, calls the inspector and touches nothing until it is settled."),
    ),
    Criterion(
        "clean-hands",
        Group.CONTROL,
        pgettext_lazy("practical test", "Clean hands"),
        _("Shows the hands empty when leaving the table, and handles chips and cards in sight of the camera."),
    ),
    Criterion(
        "guests",
        Group.HOSPITALITY,
        pgettext_lazy("practical test", "Guests"),
        _("Greets, looks at the person who is speaking, stays friendly with winners and losers alike."),
    ),
    Criterion(
        "bearing",
        Group.HOSPITALITY,
        pgettext_lazy("practical test", "Voice and bearing"),
        _("Stands upright, speaks clearly enough for the whole table, keeps to the words of the trade."),
        required=False,
    ),
)


def technique(id: str, title: Promise, looked_at: Promise, *, required: bool = True) -> Criterion:
    """Return a criterion that belongs to one game."""
    return Criterion(id, Group.TECHNIQUE, title, looked_at, required)
