"""The picture bet: chips lie on the layout around a number, and the number comes."""

from collections.abc import Sequence

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.roulette.bets import Bet, Kind
from games.roulette.called import CalledBet
from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from games.roulette.spin import Line, settle
from games.roulette.stakes import Stake, parse_spot
from training.drills.kit.chance import Chance
from training.drills.kit.items import Item, Part, PartKind, Phrase, Value
from training.drills.kit.mistakes import confused
from training.drills.kit.rules import holds
from training.drills.kit.skill import skill
from training.drills.roulette.common import as_staked, cut_part, game, layout_scene, named
from training.drills.roulette.mispaid import mispaid
from training.drills.roulette.sums import chips_won, money_won

NAME = "picture-bet"
INSIDE = (
    Kind.STRAIGHT,
    Kind.SPLIT,
    Kind.STREET,
    Kind.ZERO_STREET,
    Kind.CORNER,
    Kind.FIRST_FOUR,
    Kind.SIX_LINE,
)
_UNITS = (500, 1000, 2000, 5000)
_PLAYERS = ("amber", "blue", "violet")
_ON_TOP = ("voisins", "tiers", "orphelins", "nassa", "zero-spiel")


def bets_around(rules: Ruleset, number: int, kinds: Sequence[Kind] = INSIDE) -> list[Bet]:
    """Return the positions of these kinds that win when the number comes."""
    return [bet for bet in rules.positions.values() if number in bet.covers and bet.kind in kinds]


def _laid(chance: Chance, rules: Ruleset, number: int, level: int) -> list[tuple[str, int]]:
    """Return positions and chips of one player."""
    around = bets_around(rules, number)
    kinds = sorted({bet.kind for bet in around})
    if level == 1:
        bets = [chance.pick(bets_around(rules, number, [chance.pick(kinds)]))]
    elif level == 2:
        several = [kind for kind in kinds if len(bets_around(rules, number, [kind])) > 1]
        same = bets_around(rules, number, [chance.pick(several)])
        bets = chance.some(same, chance.between(2, len(same)))
    elif level == 3:
        chosen = chance.some(kinds, chance.between(2, min(3, len(kinds))))
        bets = [chance.pick(bets_around(rules, number, [kind])) for kind in chosen]
        rest = [bet for bet in bets_around(rules, number, chosen) if bet not in bets]
        bets += chance.some(rest, min(len(rest), chance.between(1, 2)))
    else:
        bets = chance.some(around, chance.between(2, min(4, len(around))))
    return [(bet.key, chance.between(1, 4)) for bet in bets]


def _on_top(chance: Chance, rules: Ruleset, number: int) -> list[tuple[str, int]]:
    """Return a called bet that covers the number, by one player."""
    covering = [key for key in _ON_TOP if number in CalledBet.parse(key).numbers]
    keys = [*covering, f"neighbours:{number}:2", *([f"finale:{number % 10}"] if number else [])]
    taken = [key for key in keys if CalledBet.parse(key).name in rules.called_bets]
    return [(chance.pick(taken), chance.between(1, 3))]


def _parts(rules: Ruleset, lines: Sequence[Line], unit: int, player: str, level: int) -> tuple[Part, ...]:
    paid = [line for line in lines if line.player == player and line.winnings]
    money = sum(line.winnings for line in paid)
    cited = tuple(dict.fromkeys(clause for line in paid for clause in line.because))
    several = level >= 4
    said: dict[str, Value] = {"player": {"say": f"{NAME}.player.{player}"}} if several else {}
    tail, head = (f"-{player}", "player-") if several else ("", "")
    chips, amount = Phrase(f"{NAME}.{head}chips", said), Phrase(f"{NAME}.{head}money", said)
    asked = (
        Part(f"chips{tail}", PartKind.NUMBER, chips, money // unit, cited, worked=chips_won(paid, unit)),
        Part(f"money{tail}", PartKind.MONEY, amount, money, cited, worked=money_won(paid, unit)),
    )
    is_cut = level in (2, 3) and holds(rules, Clause.CUT)
    return (*asked, cut_part(rules, Phrase(f"{NAME}.cut"), money)) if is_cut else asked


@skill(
    NAME,
    engine="roulette",
    version=2,
    title=_("The picture bet"),
    about=_("Chips are placed around a number and it comes up: how many chips do they win, and how much is that?"),
    levels=(
        _("One bet"),
        _("Several bets of one kind"),
        _("Two or three kinds"),
        _("Several players"),
        _("With called bets"),
    ),
    texts={
        "picture-bet.one": _("The number {number} comes up. Each chip is worth {unit}. What is paid?"),
        "picture-bet.players": _("The number {number} comes up. Each chip is worth {unit}. What is each player paid?"),
        "picture-bet.chips": _("Chips won"),
        "picture-bet.money": _("Amount won"),
        "picture-bet.cut": _("The payment in chips"),
        # Translators: {player} is a player by the colour of the chips, such as Amber.
        "picture-bet.player-chips": _("{player}: chips won"),
        "picture-bet.player-money": _("{player}: amount won"),
        "picture-bet.player.amber": pgettext_lazy("player by the colour of the chips", "Amber"),
        "picture-bet.player.blue": pgettext_lazy("player by the colour of the chips", "Blue"),
        "picture-bet.player.violet": pgettext_lazy("player by the colour of the chips", "Violet"),
    },
    fits=lambda rules, level: level != 5 or holds(rules, Clause.CALLED_SUM),
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    number, unit = chance.pick(rules.wheel.pockets), chance.pick(_UNITS)
    players = _PLAYERS[: chance.between(2, 3)] if level >= 4 else _PLAYERS[:1]
    laid = [(player, *mass) for player in players for mass in _laid(chance, rules, number, level)]
    called = [(chance.pick(players), *mass) for mass in _on_top(chance, rules, number)] if level == 5 else []
    laid_down = [Stake(parse_spot(key), chips * unit, player) for player, key, chips in (*laid, *called)]
    stakes = [as_staked(rules, stake, unit) for stake in laid_down]
    lines = settle(rules, number, stakes).lines
    shown = [{"player": player, "bet": key, "chips": chips} for player, key, chips in (*laid, *called)]
    scene = layout_scene(rules, number, unit, shown[: len(laid)], shown[len(laid) :])
    ask = f"{NAME}.players" if level >= 4 else f"{NAME}.one"
    question = Phrase(ask, {"number": named(number), "unit": {"money": unit}})

    def parts_of(paid: Sequence[Line]) -> tuple[Part, ...]:
        return tuple(part for player in players for part in _parts(rules, paid, unit, player, level))

    parts = parts_of(lines)
    mistakes = confused(parts, parts_of, lambda: mispaid(lines))
    return Item(question, parts, scene, game(stakes, number), mistakes=mistakes)
