"""The words of roulette: its kinds of bets, its single bets and its results in the reader's language."""

from collections.abc import Callable, Iterable, Mapping

from django.utils.functional import Promise
from django.utils.translation import pgettext_lazy

from games.roulette.called import CalledBet, every_called_bet
from games.web.kit.formats import listed, ltr, run, spot

KINDS: dict[str, Promise] = {
    "straight": pgettext_lazy("bet", "Straight"),
    "split": pgettext_lazy("bet", "Split"),
    "street": pgettext_lazy("bet", "Street"),
    "zero_street": pgettext_lazy("bet", "Zero street"),
    "corner": pgettext_lazy("bet", "Corner"),
    "first_four": pgettext_lazy("bet", "First four"),
    "six_line": pgettext_lazy("bet", "Six line"),
    "dozen": pgettext_lazy("bet", "Dozen"),
    "column": pgettext_lazy("bet", "Column"),
    "even_chance": pgettext_lazy("bet", "Even chance"),
}

# The kinds as they are enumerated in a sentence; an order of payment may name the even chances one by one.
PLURALS: dict[str, Promise] = {
    "numbers": pgettext_lazy("bets in a list", "numbers"),
    "straight": pgettext_lazy("bets in a list", "straights"),
    "split": pgettext_lazy("bets in a list", "splits"),
    "street": pgettext_lazy("bets in a list", "streets"),
    "zero_street": pgettext_lazy("bets in a list", "zero streets"),
    "corner": pgettext_lazy("bets in a list", "corners"),
    "first_four": pgettext_lazy("bets in a list", "first four"),
    "six_line": pgettext_lazy("bets in a list", "six lines"),
    "dozen": pgettext_lazy("bets in a list", "dozens"),
    "column": pgettext_lazy("bets in a list", "columns"),
    "even_chance": pgettext_lazy("bets in a list", "even chances"),
    "red": pgettext_lazy("bets in a list", "red"),
    "black": pgettext_lazy("bets in a list", "black"),
    "odd": pgettext_lazy("bets in a list", "odd"),
    "even": pgettext_lazy("bets in a list", "even"),
    "low": pgettext_lazy("bets in a list", "low"),
    "high": pgettext_lazy("bets in a list", "high"),
}

# The names of single bets, called ones included. `{spot}` is what the notation says after the colon.
NAMES: dict[str, Promise] = {
    # Translators: {spot} has the numbers of the bet, such as 17/20; a column has the number at its foot.
    "straight": pgettext_lazy("bet", "Straight {spot}"),
    "split": pgettext_lazy("bet", "Split {spot}"),
    "street": pgettext_lazy("bet", "Street {spot}"),
    "zero_street": pgettext_lazy("bet", "Zero street {spot}"),
    "corner": pgettext_lazy("bet", "Corner {spot}"),
    "first_four": pgettext_lazy("bet", "First four"),
    "six_line": pgettext_lazy("bet", "Six line {spot}"),
    "dozen:1": pgettext_lazy("bet", "First dozen"),
    "dozen:2": pgettext_lazy("bet", "Second dozen"),
    "dozen:3": pgettext_lazy("bet", "Third dozen"),
    "column": pgettext_lazy("bet", "Column {spot}"),
    "red": pgettext_lazy("bet", "Red"),
    "black": pgettext_lazy("bet", "Black"),
    "odd": pgettext_lazy("bet", "Odd"),
    "even": pgettext_lazy("bet", "Even"),
    "low": pgettext_lazy("bet", "Low"),
    "high": pgettext_lazy("bet", "High"),
    "voisins": pgettext_lazy("bet", "Voisins du zéro"),
    "tiers": pgettext_lazy("bet", "Tiers du cylindre"),
    "orphelins": pgettext_lazy("bet", "Orphelins à cheval"),
    "orphelins-plein": pgettext_lazy("bet", "Orphelins en plein"),
    "nassa": pgettext_lazy("bet", "Nassa"),
    "zero-spiel": pgettext_lazy("bet", "Zero-spiel"),
    # Translators: {number} is a number of the wheel, {reach} how many neighbours it has on either side.
    "neighbours": pgettext_lazy("bet", "Neighbours of {number}, {reach} on each side"),
    "finale": pgettext_lazy("bet", "Finale {spot}"),
    "finale-split": pgettext_lazy("bet", "Finale à cheval {spot}"),
    "finale-splits": pgettext_lazy("bet", "Finale {spot} with its splits"),
    "figure": pgettext_lazy("bet", "Figure {spot}"),
}

# Called bets of which there are many, named together.
FAMILIES: dict[str, Promise] = {
    "neighbours": pgettext_lazy("called bets", "neighbours of a number"),
    "finale": pgettext_lazy("called bets", "finales"),
    "finale-split": pgettext_lazy("called bets", "finales à cheval"),
    "finale-splits": pgettext_lazy("called bets", "finales with their splits"),
    "figure": pgettext_lazy("called bets", "figures"),
}

RESULTS: dict[str, Promise] = {
    "win": pgettext_lazy("stake", "Wins"),
    "lose": pgettext_lazy("stake", "Loses"),
    "halved": pgettext_lazy("stake", "Halved"),
    "imprisoned": pgettext_lazy("stake", "In prison"),
    "freed": pgettext_lazy("stake", "Set free"),
    "excess": pgettext_lazy("stake", "Over the maximum, returned"),
}


def bet_name(key: str) -> str:
    """Return the name of a bet by its notation, e.g. "Split 17/20". A notation that names none stays as it is."""
    word, _colon, rest = key.partition(":")
    name = NAMES.get(key) or NAMES.get(word)
    if name is None:
        return ltr(key)
    middle, _colon, reach = rest.partition(":")
    return str(name).format(spot=spot(key), number=ltr(middle), reach=ltr(reach))


def spots(bet: CalledBet) -> str:
    """Return the spots of a called bet as croupiers write them: straights by their number, others with strokes."""
    return run(spot(placement.bet.key) for placement in bet.placements)


def kind_name(kind: str) -> str:
    """Return the name of a kind of bet, e.g. "Street". Raise KeyError for an unknown one."""
    return str(KINDS[kind])


def kinds_listed(kinds: Iterable[str]) -> str:
    """Return kinds of bet one after the other, e.g. "columns and dozens". Raise KeyError for an unknown one."""
    return listed(str(PLURALS[kind]) for kind in kinds)


def called_listed(names: Iterable[str]) -> str:
    """Return called bets by the word with which they begin, in the order in which the rules have them."""
    taken = frozenset(names)
    ordered = dict.fromkeys(bet.name for bet in every_called_bet() if bet.name in taken)
    return listed(str(FAMILIES[name]) if name in FAMILIES else bet_name(name) for name in ordered)


def result_name(result: str) -> str:
    """Return what became of a stake, in a word or two. Raise KeyError for an unknown result."""
    return str(RESULTS[result])


def _kind_or_code(kind: str) -> str:
    """Return the name of a kind of bet; what is none stays as it came, as in a refusal."""
    return kind_name(kind) if kind in KINDS else ltr(kind)


# How the codes of the engine are said, by the name of the value that has them.
WORDS: Mapping[str, Callable[[str], str]] = {
    "bet": bet_name,
    "called": lambda name: called_listed([name]),
    "kind": _kind_or_code,
    "kinds": lambda kind: str(PLURALS[kind]),
    "result": result_name,
}
