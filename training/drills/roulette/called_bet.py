"""Called bets: what they cost, what they win, and how they are played again."""

from collections.abc import Collection, Iterator, Sequence

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.core.facts import Money
from games.roulette.called import CalledBet, every_called_bet
from games.roulette.clauses import Clause
from games.roulette.replay import How, Replay, replay
from games.roulette.rulesets import Ruleset
from games.roulette.session import Session
from games.roulette.spin import Line, settle
from games.roulette.stakes import Stake
from training.drills.kit.cells import Groups
from training.drills.kit.chance import Chance
from training.drills.kit.items import Given, Item, Part, PartKind, Phrase, Value
from training.drills.kit.mistakes import Mistake, confused, told_apart
from training.drills.kit.rules import holds
from training.drills.kit.skill import skill
from training.drills.kit.worked import added, explained
from training.drills.roulette import mistakes
from training.drills.roulette.common import as_staked, called_at, game, number_scene, played_again
from training.drills.roulette.mispaid import mispaid, misplayed, once_everywhere
from training.drills.roulette.sums import Steps, chips_won, money_won, placed_chips_won, steps_again

NAME = "called-bet"
_UNITS = (500, 1000, 2000, 5000, 10000)
_REPLAYED = ("tiers", "voisins")
_AGAIN, _ALL, _LATER = 3, 4, 5  # levels


def _phrase(code: str, bet: CalledBet, unit: int, number: int | None = None) -> Phrase:
    said: dict[str, Value] = {"bet": {"bet": bet.key}, "unit": {"money": unit}}
    return Phrase(f"{NAME}.{code}", said if number is None else said | {"number": number})


def _part(slug: str, kind: PartKind, value: int, clauses: Sequence[str], steps: Steps = ()) -> Part:
    return Part(slug, kind, Phrase(f"{NAME}.{slug}"), value, tuple(clauses), worked=steps)


def _names(rules: Ruleset, level: int) -> list[str]:
    """Return the called bets that a level asks, each once, on however many numbers it can be called."""
    if level in (_AGAIN, _ALL):
        return _taken(rules.called_bets)
    if level == _LATER:
        return _taken(rules.placed_later)
    return list(dict.fromkeys(bet.name for bet in every_called_bet() if bet.name in rules.called_bets))


def _cells(rules: Ruleset, level: int) -> Groups:
    named = tuple((name, Phrase(f"{NAME}.called", {"called": {"called": name}})) for name in _names(rules, level))
    return Groups(((Phrase(f"{NAME}.group"), named),))


def asked_of_player(bet: CalledBet, unit: int) -> tuple[Part, ...]:
    """Return what is asked of a called bet in chips of that value: chips, total, and how many numbers it covers."""
    chips = added(*(placement.chips for placement in bet.placements))
    total, because = (chips, added((bet.chips, Money(unit)))), [bet.clause, Clause.CALLED_SUM, Clause.STAKE]
    return (
        _part("chips", PartKind.NUMBER, bet.chips, [bet.clause], (chips,)),
        _part("total", PartKind.MONEY, Stake(bet, unit).total, because, total),
        _part("numbers", PartKind.NUMBER, len(bet.numbers), [bet.clause]),
    )


def _cost(chance: Chance, bet: CalledBet) -> Item:
    unit = chance.pick(_UNITS)
    parts = asked_of_player(bet, unit)
    return Item(
        _phrase("ask", bet, unit),
        parts,
        calculator=called_at(bet, unit),
        mistakes=lambda: told_apart(parts, chips_miscounted(bet, unit)),
    )


def chips_miscounted(bet: CalledBet, unit: int) -> Iterator[tuple[Mistake, Given]]:
    """Yield the chips of a called bet as people count them by mistake."""
    positions, numbers = len(bet.placements), len(bet.numbers)
    yield mistakes.CHIP_A_NUMBER, {"chips": numbers, "total": numbers * unit}
    if bet.name == "voisins":
        yield mistakes.VOISINS_ONCE, {"chips": positions, "total": positions * unit}


def _won(chance: Chance, rules: Ruleset, bet: CalledBet) -> Item:
    unit = chance.pick(_UNITS)
    number = chance.pick(bet.numbers)
    stake = as_staked(rules, Stake(bet, unit), unit)
    lines = settle(rules, number, [stake]).lines
    because = (bet.clause, *dict.fromkeys(line.clause for line in lines if line.winnings), Clause.CALLED_SUM)

    def parts_of(paid: Sequence[Line]) -> tuple[Part, ...]:
        money = sum(line.winnings for line in paid)
        return (
            _part("won-chips", PartKind.NUMBER, money // unit, because),
            _part("won-money", PartKind.MONEY, money, because),
        )

    def wrong() -> Iterator[tuple[Mistake, Sequence[Line]]]:
        yield from once_everywhere(bet, lines, unit)
        yield from mispaid(lines)

    steps = {"won-chips": chips_won(lines, unit), "won-money": money_won(lines, unit)}
    parts, question = explained(parts_of(lines), steps), _phrase("won", bet, unit, number)
    mistaken = confused(parts, parts_of, wrong)
    return Item(question, parts, number_scene(number), game([stake], number), mistakes=mistaken)


def _again(chance: Chance, rules: Ruleset, bet: CalledBet, how: How) -> Item:
    unit = chance.pick(_UNITS)
    number = chance.pick(bet.numbers)
    played = replay(bet, unit, number, how)
    because = (played.clause, bet.clause)

    def parts_of(again: Replay) -> tuple[Part, ...]:
        won = _part("won-chips", PartKind.NUMBER, again.win_chips, because)
        handed = _part("handed", PartKind.MONEY, again.handed, because)
        if how is How.ALL:
            unit_part = _part("unit", PartKind.MONEY, again.new_unit, because)
            return won, handed, unit_part, _part("new-total", PartKind.MONEY, again.new_total, because)
        kept = _part("kept", PartKind.NUMBER, again.kept_chips, because)
        return won, kept, _part("handed-chips", PartKind.NUMBER, again.handed_chips, because), handed

    steps = steps_again(bet, unit, number, played)
    worked = {**steps, "won-chips": steps["won"], "new-total": steps.get("total", ())}
    parts, play = explained(parts_of(played), worked), played_again(rules, bet, unit, number, played)
    mistaken = confused(parts, parts_of, lambda: misplayed(bet, unit, number, how))
    return Item(_phrase(how.value, bet, unit, number), parts, number_scene(number), play, mistakes=mistaken)


def _taken(names: Collection[str]) -> list[str]:
    return [name for name in _REPLAYED if name in names]


def _placed(chance: Chance, bet: CalledBet) -> Item:
    number = chance.pick(bet.numbers)
    winning = bet.winning(number)
    chips = sum(placement.chips for placement in winning)
    won = sum(placement.chips * placement.bet.pays for placement in winning)
    because = (Clause.PAID_TO_BE_PLACED, bet.clause)
    parts = (
        _part("placed", PartKind.NUMBER, chips, because, (added(*(each.chips for each in winning)),)),
        _part("won-chips", PartKind.NUMBER, won, because, placed_chips_won(winning)),
    )
    play = Session().lay(Stake(bet, _UNITS[0], beside=True)).spin(number)
    return Item(_phrase("held", bet, 0, number), parts, number_scene(number), str(play))


def _fits(rules: Ruleset, level: int) -> bool:
    return bool(_names(rules, level)) and (level >= _AGAIN or holds(rules, Clause.CALLED_SUM))


@skill(
    NAME,
    engine="roulette",
    version=3,
    title=_("Called bets"),
    about=_("Chips, total, win, and the three ways to play a winning called bet again."),
    levels=(
        _("Chips and total"),
        _("What it wins"),
        _("Replay and complete"),
        pgettext_lazy("called bet", "Play it all"),
        _("Paid to be placed"),
    ),
    texts={
        # Translators: {bet} is the name of a called bet, {unit} the value of one chip.
        "called-bet.ask": _(
            "A player calls: “{bet}, in chips of {unit}.” What does the croupier take from the player?"
        ),
        "called-bet.chips": _("Chips to place"),
        "called-bet.total": _("Total stake"),
        "called-bet.numbers": _("Numbers covered"),
        # Translators: {bet} is the name of a called bet, {unit} the value of one chip.
        "called-bet.won": _("{bet}, in chips of {unit}: {number} comes up. What does the bet win?"),
        "called-bet.won-chips": _("Chips won"),
        "called-bet.won-money": _("Amount won"),
        # Translators: “Replay”, “Complete” and “Play it all” are what players say; keep the words of the buttons.
        "called-bet.replay": _("{bet}, in chips of {unit}: {number} comes up. The player says “Replay”."),
        "called-bet.complete": _("{bet}, in chips of {unit}: {number} comes up. The player says “Complete”."),
        "called-bet.all": _("{bet}, in chips of {unit}: {number} comes up. The player says “Play it all”."),
        "called-bet.kept": _("Chips from the win that go back on the layout"),
        "called-bet.handed-chips": _("Chips handed to the player"),
        "called-bet.handed": _("Amount handed to the player"),
        "called-bet.unit": _("New value of each chip"),
        "called-bet.new-total": _("Total of the new bet"),
        "called-bet.held": _(
            "{bet}: held beside the layout, paid to be placed. {number} comes up. What does the bank place?"
        ),
        "called-bet.placed": _("Chips placed"),
        "called-bet.group": _("Called bets"),
        "called-bet.called": _("{called}"),
    },
    fits=_fits,
    grids=_cells,
)
def generator(chance: Chance, level: int, rules: Ruleset, cell: str) -> Item:
    bet = chance.pick([bet for bet in every_called_bet() if bet.name == cell])
    if level == 1:
        return _cost(chance, bet)
    if level == 2:
        return _won(chance, rules, bet)
    if level == _LATER:
        return _placed(chance, bet)
    return _again(chance, rules, bet, How.ALL if level == _ALL else chance.pick([How.REPLAY, How.COMPLETE]))
