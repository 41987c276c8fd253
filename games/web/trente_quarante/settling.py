"""A coup that a form asks about: the cards of both rows, and the stakes of each player, those in prison among them."""

from collections import defaultdict
from collections.abc import Iterator, Mapping

from django.utils.translation import gettext, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from games.core.cards import parse_cards
from games.core.money import parse_money
from games.core.problems import Refused
from games.trente_quarante.clauses import Clause
from games.trente_quarante.coup import Line, settle
from games.trente_quarante.rows import Chance, Coup
from games.trente_quarante.rulesets import Ruleset
from games.trente_quarante.stakes import Choice, Held, Stake
from games.web.kit.settling import Asked, Entry, Kind, Settled, Settling, at_row, at_rows
from games.web.trente_quarante.words import CHANCES, OPTIONS, RESULTS


def came(_rules: Ruleset) -> tuple[Asked, ...]:
    hint = _("Noir’s row, then rouge’s, such as Tc 7h Kd Th Kd Qc 9h 3s.")
    return (Asked("cards", _("The cards as they were dealt"), Kind.CARDS, hint=hint),)


def laid(rules: Ruleset) -> tuple[Asked, ...]:
    """Return the fields of a stake: insurance and prison only where the house has them."""
    fields = [
        Asked("chance", pgettext_lazy("trente et quarante", "Chance"), Kind.CHOICE, CHANCES),
        Asked("stake", _("Stake"), Kind.AMOUNT),
    ]
    if rules.insurance:
        fields.append(Asked("insured", _("Insured"), Kind.CHOICE, {"yes": _("Yes")}, needed=False))
    if rules.prison:
        levels = {str(level): str(level) for level in range(1, rules.prison_levels + 1)}
        hint = _("How many wins it needs.")
        fields.append(Asked("level", _("In prison"), Kind.CHOICE, levels, hint, needed=False))
        fields.append(Asked("choice", _("Choice at 31 après"), Kind.CHOICE, OPTIONS, needed=False))
    return tuple(fields)


def spot(_rules: Ruleset, entry: Entry) -> str:
    return str(CHANCES[entry["chance"]])


def cents(entry: Entry) -> int:
    return parse_money(entry["stake"])


def settle_rows(rules: Ruleset, came: Entry, laid: Mapping[int, Entry]) -> list[Settled]:
    """Settle a coup for one player after the other, since the limits hold for each of them. Raise Refused."""
    coup = Coup.exactly(parse_cards(came["cards"]))
    players: dict[str, dict[int, Entry]] = defaultdict(dict)
    for row, entry in laid.items():
        players[entry.get("player", "")][row] = entry
    return [
        settled
        for player, rows in players.items()
        for line in _lines(rules, coup, rows)
        for settled in _settled(line, player)
    ]


def _lines(rules: Ruleset, coup: Coup, laid: Mapping[int, Entry]) -> tuple[Line, ...]:
    """Settle the stakes of one player. Raise Refused."""
    free = {row: entry for row, entry in laid.items() if "level" not in entry}
    held = {row: entry for row, entry in laid.items() if "level" in entry}
    try:
        return settle(rules, coup, [_stake(*one) for one in free.items()], [_held(*one) for one in held.items()]).lines
    except Refused as refused:
        raise at_rows(at_rows(refused, list(free)), list(held), "held") from None


def _stake(row: int, entry: Entry) -> Stake:
    with at_row(row):
        return Stake(Chance(entry["chance"]), cents(entry), "insured" in entry, _choice(entry))


def _held(row: int, entry: Entry) -> Held:
    with at_row(row):
        return Held(Chance(entry["chance"]), cents(entry), int(entry["level"]), _choice(entry))


def _choice(entry: Entry) -> Choice | None:
    return Choice.parse(entry["choice"]) if "choice" in entry else None


def _settled(line: Line, player: str) -> Iterator[Settled]:
    """Yield what became of a stake, and what its insurance cost."""
    chance, insurance = str(CHANCES[line.chance]), (Clause.INSURANCE, Clause.PREMIUM_LOST, Clause.PREMIUM_ROUNDING)
    yield Settled(
        player=player,
        spot=chance,
        result=str(RESULTS[line.result]),
        stake=line.stake,
        winnings=line.winnings,
        returned=line.returned,
        held=line.held,
        because=tuple(clause for clause in line.because if clause not in insurance),
    )
    if line.premium:
        because = tuple(clause for clause in line.because if clause in insurance)
        said = gettext("Insurance of {chance}").format(chance=chance)
        yield Settled(player, said, gettext("Premium, kept by the bank"), line.premium, 0, 0, because)


SETTLING = Settling(came, laid, settle_rows, spot, cents)
