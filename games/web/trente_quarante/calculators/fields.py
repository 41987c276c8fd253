"""The fields of a coup in its calculator: the coups before it, its cards, the stakes and the choices at 31 après."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from django.http import QueryDict
from django.utils.translation import gettext_lazy as _

from games.core.money import plain_money
from games.core.problems import Refused
from games.core.shoe import left
from games.trente_quarante.prison import apres_options
from games.trente_quarante.rows import Chance, Coup, Winner
from games.trente_quarante.rulesets import Ruleset
from games.trente_quarante.scenarios import ENOUGH
from games.trente_quarante.session import Session
from games.trente_quarante.stakes import LEAVE, ApresOption, Choice, Held, Stake
from games.web.kit.cards.picker import Hand, Picker, Start
from games.web.kit.form import Form, amount
from games.web.trente_quarante.words import OPTIONS

BEFORE, INSURED, NEXT = "before", "insured", "next"
CARDS = Hand(
    "cards",
    _("The cards, in the order in which they are dealt"),
    least=1,
    most=ENOUGH,
    hint=_("First the row of noir until it is complete, then the row of rouge."),
)


@dataclass(frozen=True, slots=True)
class Laid:
    """What the fields say: the coups that are over, with their results, and the stakes for this one."""

    before: Session
    held: tuple[Held, ...]
    picker: Picker
    stakes: tuple[Stake, ...]

    def with_coup(self, coup: Coup | None) -> Session:
        """Return all coups, this one the last."""
        return replace(self.before, stakes=self.stakes).deal(coup)


@dataclass(frozen=True, slots=True)
class OpenChoice:
    """A choice that a player has at 31 après: the field, and the stake."""

    name: str
    chance: Chance
    amount: int
    level: int


def read(rules: Ruleset, form: Form) -> Laid:
    """Return the fields; what is refused is said at its own."""
    before = _open(form)
    held: tuple[Held, ...] = ()
    try:
        played = before.play(rules)
        held = played[-1].held if played else ()
    except Refused as refused:
        form.refuse(BEFORE, refused.first)
        before = Session()
    picker = Picker(form, [CARDS], decks=rules.decks, deal=lambda rng: _dealt(rng, rules, before))
    amounts = {chance: form.read(chance, amount, None, plain_money) for chance in Chance}
    insured = form.read(INSURED, _chances, (), " ".join) if rules.insurance is not None else ()
    stakes = tuple(Stake(chance, cents, chance in insured) for chance, cents in amounts.items() if cents)
    return Laid(before, held, picker, stakes)


def _open(form: Form) -> Session:
    """Return the coups before this one. An example, with which the rules lead here, is taken apart into the fields."""
    if "play" in form.asked and not {BEFORE, CARDS.name} & form.asked.keys():
        session = form.example(Session.parse, CARDS.name)
        if session:
            _fill(form, session)
    return form.read(BEFORE, Session.parse, Session(), str)


def _fill(form: Form, session: Session) -> None:
    """Fill the fields from a session: its last coup to be looked at, the others before it."""
    stakes, asked = session.stakes, fresh(form)
    last = session.rounds[-1] if session.rounds and not stakes else None
    if last and last.coup:
        session, stakes = Session(session.rounds[:-1]), last.stakes
        asked[CARDS.name] = "".join(map(str, last.coup.cards))
        for (chance, level), choice in last.choices.items():
            asked[choice_field(chance, level)] = str(choice)
    if session.rounds:
        asked[BEFORE] = str(Session(session.rounds))
    for stake in stakes:
        asked[stake.chance] = plain_money(stake.amount)
    if insured := " ".join(stake.chance for stake in stakes if stake.insured):
        asked[INSURED] = insured
    form.asked = asked


def fresh(form: Form) -> QueryDict:
    """Return what was asked that belongs to no coup: under which rules, and what led here, so that the address is
    cleared."""
    asked = QueryDict(mutable=True)
    for name in ("rules", "at", "play", NEXT):
        if name in form.asked:
            asked[name] = form.text(name)
    return asked


def _dealt(rng: Random, rules: Ruleset, before: Session) -> Start:
    """Return a coup from the cards that are left, or from a new shoe where they may run out; the rest stays as it
    is."""
    shoe = list(left(rules.decks, before.seen).elements())
    try:
        coup = Coup.deal(rng.sample(shoe, min(ENOUGH, len(shoe))))
    except Refused:
        return {}
    return {CARDS.name: coup.cards}


def _chances(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(Chance.read(word).value for word in text.split()))


def choice_field(chance: Chance, level: int) -> str:
    return f"wish-{chance}-{level}"


def open_choices(rules: Ruleset, laid: Laid, coup: Coup) -> Iterator[OpenChoice]:
    """Yield the choices that players have in this coup: at 31 après, for stakes that are neither insured nor at the
    end."""
    if coup.winner is not Winner.APRES:
        return
    new = [(stake.chance, stake.amount, 0) for stake in laid.stakes if not stake.insured]
    for chance, cents, level in [*new, *((held.chance, held.amount, held.level) for held in laid.held)]:
        if apres_options(rules, level):
            yield OpenChoice(choice_field(chance, level), chance, cents, level)


def with_choices(form: Form, session: Session, choices: list[OpenChoice]) -> Session:
    """Return the session with what is chosen for its last coup."""
    for one in choices:
        offered = {key: said for key, said in OPTIONS.items() if key != f"{ApresOption.MOVE}:{one.chance}"}
        choice = Choice.parse(form.choice(one.name, offered, str(LEAVE)))
        if choice != LEAVE:
            session = session.choose(one.chance, one.level, choice)
    return session


def refuse(laid: Laid, refused: Refused) -> None:
    """Say at its field what the engine refuses of a coup."""
    laid.picker.refuse(refused.problems, {f"bets[{place}]": stake.chance for place, stake in enumerate(laid.stakes)})
