"""A called bet played again: the new bet in chips, what a second hit brings, and announcements of every kind."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from django.utils.translation import gettext_lazy as _

from games.roulette.called import CalledBet
from games.roulette.chips import house_cut
from games.roulette.clauses import Clause
from games.roulette.replay import How, Replay, replay, stakes_after
from games.roulette.rulesets import Ruleset
from games.roulette.spin import settle
from training.drills.kit.chance import Chance
from training.drills.kit.items import Item, Part, PartKind, Phrase, Value
from training.drills.kit.mistakes import confused
from training.drills.kit.rules import holds
from training.drills.kit.skill import skill
from training.drills.kit.worked import added, leading_to
from training.drills.roulette.common import as_staked, cut_part, number_scene, played_again
from training.drills.roulette.mispaid import misplayed
from training.drills.roulette.sums import Steps, chips_won, cut_of, money_won, pieces_added, steps_again

NAME = "replay"
_UNITS = (500, 1000, 2000, 5000, 10000, 20000)
_USUAL = ("tiers", "voisins")
_HOUSE_CUTS = {"tiers": Clause.HOUSE_CUTS_TIERS, "voisins": Clause.HOUSE_CUTS_VOISINS}
_OTHERS = ("orphelins", "orphelins-plein", "nassa", "zero-spiel")


def _asked(how: How, bet: CalledBet, unit: int, number: int) -> Phrase:
    said: dict[str, Value] = {"bet": {"bet": bet.key}, "unit": {"money": unit}, "number": number}
    return Phrase(f"{NAME}.{how}", said)


def _part(slug: str, kind: PartKind, value: int, clauses: Sequence[str], steps: Steps = ()) -> Part:
    return Part(slug, kind, Phrase(f"{NAME}.{slug}"), value, tuple(clauses), worked=steps)


def _wins(chance: Chance, names: Sequence[str]) -> tuple[CalledBet, int, int]:
    """Return an announcement, the value of its chips, and a number on which it wins."""
    bet = CalledBet.parse(chance.pick(names))
    return bet, chance.pick(_UNITS), chance.pick(bet.numbers)


def _taken(rules: Ruleset, names: Sequence[str]) -> list[str]:
    return [name for name in names if name in rules.called_bets]


def _cut_all(chance: Chance, rules: Ruleset) -> Item:
    bet, unit, number = _wins(chance, _taken(rules, _USUAL))
    played = replay(bet, unit, number, How.ALL)
    because = (played.clause, bet.clause)
    steps = steps_again(bet, unit, number, played)
    written = _written_total(rules, bet, unit, played)

    def parts_of(again: Replay) -> tuple[Part, ...]:
        is_right = again.new_total == played.new_total
        return (
            _part("unit", PartKind.MONEY, again.new_unit, because, steps["unit"]),
            _part("total", PartKind.MONEY, again.new_total, because, steps["total"]),
            written if is_right else cut_part(rules, written.label, again.new_total),
        )

    parts = parts_of(played)
    play = played_again(rules, bet, unit, number, played)
    mistakes = confused(parts, parts_of, lambda: misplayed(bet, unit, number, How.ALL))
    return Item(_asked(How.ALL, bet, unit, number), parts, number_scene(number), play, mistakes=mistakes)


def _written_total(rules: Ruleset, bet: CalledBet, unit: int, played: Replay) -> Part:
    """Return the new total in chips. Any cut that adds up is right; where the house has one of its own, that is
    shown."""
    part = cut_part(rules, Phrase("replay.cut-total"), played.new_total)
    pieces = house_cut(rules, bet.key, unit)
    if pieces is None:
        return part
    shown, clauses = cut_of(pieces), (*part.clauses, _HOUSE_CUTS[bet.key])
    return replace(part, expected=shown, clauses=clauses, worked=leading_to(shown, pieces_added(pieces)))


def _cut_handed(chance: Chance, rules: Ruleset) -> Item:
    how = chance.pick([How.REPLAY, How.COMPLETE])
    bet, unit, number = _wins(chance, _taken(rules, _USUAL))
    played = replay(bet, unit, number, how)
    steps = steps_again(bet, unit, number, played)

    def parts_of(again: Replay) -> tuple[Part, ...]:
        handed = _part("handed", PartKind.MONEY, again.handed, (played.clause, bet.clause), steps["handed"])
        return handed, cut_part(rules, Phrase("replay.cut-handed"), again.handed)

    parts, play = parts_of(played), played_again(rules, bet, unit, number, played)
    mistakes = confused(parts, parts_of, lambda: misplayed(bet, unit, number, how))
    return Item(_asked(how, bet, unit, number), parts, number_scene(number), play, mistakes=mistakes)


def _second_hit(chance: Chance, rules: Ruleset) -> Item:
    """After a replay the old winning chips lie there still: the same position wins with more."""
    bet, unit, number = _wins(chance, _taken(rules, _USUAL))
    second = chance.pick(bet.winning(number)[0].bet.numbers)
    played = replay(bet, unit, number, How.REPLAY)
    staked = [as_staked(rules, stake, unit) for stake in stakes_after(bet, unit, number, played)]
    lines = [line for line in settle(rules, second, staked).lines if line.winnings]
    money, lying = sum(line.winnings for line in lines), [line.stake for line in lines]
    because = (Clause.REPLAY, bet.clause, *dict.fromkeys(line.clause for line in lines))
    parts = (
        _part("lying", PartKind.NUMBER, sum(lying) // unit, because, (added(*(stake // unit for stake in lying)),)),
        _part("won", PartKind.NUMBER, money // unit, because, chips_won(lines, unit)),
        _part("money", PartKind.MONEY, money, because, money_won(lines, unit)),
    )
    said: dict[str, Value] = {"bet": {"bet": bet.key}, "unit": {"money": unit}, "number": number, "second": second}
    play = f"{played_again(rules, bet, unit, number, played)} .{second}"
    return Item(Phrase("replay.again", said), parts, number_scene(second), play)


def _any(chance: Chance, rules: Ruleset) -> Item:
    """Return the announcements that are less often played again, in each of the three ways."""
    how = chance.pick(list(How))
    bet, unit, number = _wins(chance, _taken(rules, _OTHERS))
    played = replay(bet, unit, number, how)
    because, steps = (played.clause, bet.clause), steps_again(bet, unit, number, played)

    def parts_of(again: Replay) -> tuple[Part, ...]:
        return _chips(again, because, steps)

    parts, play = parts_of(played), played_again(rules, bet, unit, number, played)
    mistakes = confused(parts, parts_of, lambda: misplayed(bet, unit, number, how))
    return Item(_asked(how, bet, unit, number), parts, number_scene(number), play, mistakes=mistakes)


def _chips(played: Replay, because: Sequence[str], steps: Mapping[str, Steps]) -> tuple[Part, ...]:
    counted = (
        _part("won", PartKind.NUMBER, played.win_chips, because, steps["won"]),
        _part("handed-chips", PartKind.NUMBER, played.handed_chips, because, steps["handed-chips"]),
        _part("handed", PartKind.MONEY, played.handed, because, steps["handed"]),
    )
    if played.how is How.ALL:
        return (
            *counted,
            _part("unit", PartKind.MONEY, played.new_unit, because, steps["unit"]),
            _part("total", PartKind.MONEY, played.new_total, because, steps["total"]),
        )
    return counted[0], _part("kept", PartKind.NUMBER, played.kept_chips, because, steps["kept"]), *counted[1:]


_LEVELS = {1: _cut_handed, 2: _cut_all, 3: _second_hit, 4: _any}


def _fits(rules: Ruleset, level: int) -> bool:
    names = _taken(rules, _OTHERS if level == 4 else _USUAL)
    return bool(names) and holds(rules, Clause.REPLAY, Clause.CUT)


@skill(
    NAME,
    engine="roulette",
    version=2,
    title=_("Playing a called bet again"),
    about=_(
        "A winning called bet is replayed, completed or played in full: what is handed to the"
        " player, and what stays on the layout."
    ),
    levels=(
        _("What is handed over, in chips"),
        _("Play it all, in chips"),
        _("A second win"),
        _("Other called bets"),
    ),
    texts={
        "replay.replay": _("{bet}, in chips of {unit}: {number} comes up. The player says “Replay”."),
        "replay.complete": _("{bet}, in chips of {unit}: {number} comes up. The player says “Complete”."),
        "replay.all": _("{bet}, in chips of {unit}: {number} comes up. The player says “Play it all”."),
        # Translators: {bet} is the name of a called bet; {number} and {second} are numbers of the wheel.
        "replay.again": _(
            "{bet}, in chips of {unit}: it won on {number} and was replayed. Now {second} comes"
            " up. What does the table pay?"
        ),
        "replay.won": _("Chips won"),
        "replay.kept": _("Chips from the win that go back on the layout"),
        "replay.handed-chips": _("Chips handed to the player"),
        "replay.handed": _("Amount handed to the player"),
        "replay.unit": _("New value of each chip"),
        "replay.total": _("Total of the new bet"),
        "replay.lying": _("Chips on the winning position"),
        "replay.money": _("Amount won"),
        "replay.cut-total": _("The new bet, in chips"),
        "replay.cut-handed": _("What is handed over, in chips"),
    },
    fits=_fits,
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    return _LEVELS[level](chance, rules)
