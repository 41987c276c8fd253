"""What is on the felt: for each spot the chips of each player, and its name for screen readers."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from django.template.loader import render_to_string
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext, ngettext

from games.roulette.called import CalledBet
from games.roulette.layout import Line, line
from games.roulette.placing import placed
from games.roulette.rulesets import Ruleset
from games.roulette.session import Session, Spin
from games.roulette.stakes import Held, Stake
from games.web.kit.formats import money, money_short, number
from games.web.kit.wording import parts
from games.web.roulette.table.felt import Chip, Spot, buttons, chip, spots
from games.web.roulette.table.players import Player, player_of
from games.web.roulette.table.zero_words import words


@dataclass(frozen=True, slots=True)
class Pile:
    """What one player has on a spot, in words too.

    `state`: it is `staked` for the next spin, `held` since a zero, or `placed` by the bank after the last spin.
    """

    key: str
    player: Player
    state: str
    chip: Chip
    said: str


@dataclass(frozen=True, slots=True)
class SpotView:
    """A spot of the felt with what is on it, and the line along which several chips have room there."""

    spot: Spot
    piles: Sequence[Pile]
    label: str
    line: Line


def piles(rules: Ruleset, session: Session, held: Iterable[Held], *, several: bool) -> dict[str, list[Pile]]:
    """Return all chips on the felt by position, those of one player together. `several` players have tones of their
    own."""
    found = [*_held(rules, held), *_staked(rules, session.stakes), *_placed(rules, session)]
    by_position: dict[str, list[Pile]] = {}
    for pile in sorted(_shown(found, several=several), key=lambda pile: pile.player.number):
        by_position.setdefault(pile.key, []).append(pile)
    return by_position


@dataclass(frozen=True, slots=True)
class Beside:
    """An announcement that the bank holds beside the layout: so many chips as `chip` shows one."""

    player: Player
    bet: CalledBet
    chip: Chip


def beside(rules: Ruleset, stakes: Sequence[Stake], *, several: bool) -> list[Beside]:
    """Return what lies beside the layout for the next spin."""
    found = []
    for stake in stakes:
        if stake.beside and isinstance(stake.bet, CalledBet):
            count = stake.amount // stake.colour if stake.colour else 0
            (pile,) = _shown([_pile(rules, stake.bet.key, stake.player, stake.amount, count)], several=several)
            found.append(Beside(pile.player, stake.bet, pile.chip))
    return found


def spots_with_chips(language: str, rules: Ruleset, piles: dict[str, list[Pile]]) -> list[SpotView]:
    """Return the positions of the layout that have chips on them."""
    return [
        _spot_view(spot, piles[spot.key], line(rules.wheel, spot.key))
        for spot in spots(language, rules.wheel)
        if spot.key in piles
    ]


def drawn(language: str, rules: Ruleset, places: Iterable[SpotView], *, several: bool) -> SafeString:
    """Return all positions of the layout as buttons; only those with chips on them are rendered again."""
    with_chips = {
        place.spot.key: render_to_string("roulette/table/_spot.html", {"place": place, "several": several})
        for place in places
    }
    return mark_safe("".join((buttons(language, rules.wheel) | with_chips).values()))


def _spot_view(spot: Spot, piles: Sequence[Pile], lies_on: Line) -> SpotView:
    return SpotView(spot, piles, parts([spot.label, *(pile.said for pile in piles)]), lies_on)


def _shown(piles: Iterable[Pile], *, several: bool) -> Iterator[Pile]:
    """Yield the piles; where several play, in their players' tones and with their names."""
    for pile in piles:
        if not several:
            yield pile
            continue
        said = gettext("{player}: {chips}").format(player=pile.player.label, chips=pile.said)
        yield replace(pile, chip=replace(pile.chip, tone=pile.player.tone), said=said)


def _staked(rules: Ruleset, stakes: Sequence[Stake]) -> Iterator[Pile]:
    """Yield the chips that lie for the next spin, announcements placed; those beside the layout do not lie on it."""
    amounts: Counter[tuple[str | None, str]] = Counter()
    chips: Counter[tuple[str | None, str]] = Counter()
    values: set[tuple[str | None, str]] = set()
    for stake in stakes:
        for bet, amount in () if stake.beside else stake.placed:
            spot = (stake.player, bet.key)
            amounts[spot] += amount
            if stake.colour is None:
                values.add(spot)
            else:
                chips[spot] += amount // stake.colour
    for (player, key), amount in amounts.items():
        count = 0 if (player, key) in values else chips[player, key]
        yield _pile(rules, key, player, amount, count)


def _pile(rules: Ruleset, key: str, player: str | None, amount: int, count: int) -> Pile:
    """Return chips of some value, or so many of a player's colour."""
    who = player_of(player)
    if not count:
        said = gettext("{amount} staked here").format(amount=money(amount))
        return Pile(key, who, "staked", chip(rules, amount), said)
    text = ngettext("{count} colour chip staked here, {amount}", "{count} colour chips staked here, {amount}", count)
    said = text.format(count=number(count), amount=money(amount))
    return Pile(key, who, "staked", Chip(amount, f"×{count}", who.tone, money_short(amount)), said)


def _held(rules: Ruleset, held: Iterable[Held]) -> Iterator[Pile]:
    """Yield the chips that a zero has caught, of each player on each chance."""
    sums: Counter[tuple[str | None, str]] = Counter()
    for prisoner in held:
        sums[prisoner.player, prisoner.bet.key] += prisoner.amount
    for (player, key), amount in sums.items():
        said = str(words(rules).on_felt).format(amount=money(amount))
        yield Pile(key, player_of(player), "held", chip(rules, amount), said)


def _placed(rules: Ruleset, session: Session) -> Iterator[Pile]:
    """Yield what the bank has placed after the last spin, until the next stakes are laid."""
    if session.stakes or not session.spins:
        return
    for stake, key, amount in placed_after(session.spins[-1]):
        said = gettext("{amount} placed here after the spin").format(amount=money(amount))
        yield Pile(key, player_of(stake.player), "placed", chip(rules, amount), said)


def placed_after(spin: Spin) -> Iterator[tuple[Stake, str, int]]:
    """Yield the winning chips of announcements that were held beside the layout: their stake, position and cents."""
    for stake in spin.stakes:
        if stake.beside and isinstance(stake.bet, CalledBet):
            for placement in placed(stake.bet, spin.outcome):
                yield stake, placement.bet.key, placement.chips * stake.amount
