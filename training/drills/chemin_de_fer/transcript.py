"""What has been said at a table of chemin de fer, as its skills show it: a line for each call."""

from collections.abc import Sequence

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.chemin_de_fer.calls import Call
from games.chemin_de_fer.coup import Result
from games.chemin_de_fer.payment import Settlement
from games.chemin_de_fer.people import SEATS
from games.chemin_de_fer.play import Hammer
from games.chemin_de_fer.rulesets import Ruleset
from games.chemin_de_fer.session import Session, Step
from games.web.chemin_de_fer.words import ACTS, RESULTS
from training.drills.kit.common import Options, Scene, cards_scene
from training.drills.kit.items import Phrase, Value

STANDING = "ab"


def texts(name: str) -> dict[str, Promise]:
    """Return the phrases of a skill of that name with which a table is shown."""
    return {
        f"{name}.player": _("Player"),
        f"{name}.call": _("Call"),
        f"{name}.amount": _("Amount"),
        f"{name}.seat": _("Seat {seat}"),
        # Translators: a player who stands at the table instead of sitting.
        f"{name}.stands": _("Standing player {letter}"),
        f"{name}.croupier": _("Croupier"),
        f"{name}.none": pgettext_lazy("chemin de fer, no call", "nothing yet"),
        # Translators: what the croupier does, in a table of calls beside the word “Croupier”.
        f"{name}.auction": pgettext_lazy("chemin de fer", "puts the bank up for auction"),
        f"{name}.sold": pgettext_lazy("chemin de fer", "closes the auction"),
        **{f"{name}.{act}": said for act, said in ACTS.items()},
        **{f"{name}.coup-{result}": said for result, said in RESULTS.items()},
    }


def scene(name: str, steps: Sequence[Step]) -> Scene:
    """Return what has been said so far, in a table."""
    head = Phrase(f"{name}.player"), Phrase(f"{name}.call"), Phrase(f"{name}.amount")
    return cards_scene(head=head, lines=[_line(name, step) for step in steps] or [_nothing(name)])


def _nothing(name: str) -> tuple[Value, ...]:
    return {"say": f"{name}.croupier"}, {"say": f"{name}.none"}, ""


def _line(name: str, step: Step) -> tuple[Value, ...]:
    if isinstance(step, Call):
        return step.who.upper(), {"say": f"{name}.{step.act}"}, {"money": step.amount} if step.amount else ""
    what = f"coup-{step}" if isinstance(step, Result) else str(step) if isinstance(step, Hammer) else "none"
    return {"say": f"{name}.croupier"}, {"say": f"{name}.{what}"}, ""


def person(name: str, who: str) -> Phrase:
    """Somebody at the table."""
    if who in SEATS:
        return Phrase(f"{name}.seat", {"seat": who})
    return Phrase(f"{name}.stands", {"letter": who.upper()})


def people(name: str, seats: Sequence[str]) -> Options:
    """Everybody who sits or stands there, to choose from."""
    return tuple((who, person(name, who)) for who in (*seats, *STANDING))


def last_coup(rules: Ruleset, session: Session) -> Settlement:
    """Return how the coup with which a session ends is settled. Raise ValueError where it ends otherwise."""
    settled = session.play(rules)[-1].settlement
    if settled is None:
        raise ValueError(f"no coup ends {session}")
    return settled
