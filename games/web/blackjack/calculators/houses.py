"""The parameters of a house as lists to choose from, over those of the ruleset."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from games.blackjack.parameters import Double, HoleCard, Soft17, Surrender, ratio
from games.blackjack.rulesets import Ruleset
from games.web.blackjack.comparison import WORDS, double
from games.web.kit.form import Form
from games.web.kit.formats import in_a_row, number, odds, sentence_case
from games.web.kit.game import Table

_YES_NO = {"yes": _("Yes"), "no": _("No")}
_PAYS = ("3:2", "6:5", "1:1")
_DECKS = (1, 2, 4, 6, 8)
_SPLITS = (2, 3, 4)


@dataclass(frozen=True, slots=True)
class House:
    """A ruleset with what was chosen, under the name of the one that it changes.

    `lists` are the lists to choose from: their names in the form, and their labels. `changed` says what differs.
    """

    name: str | Promise
    rules: Ruleset
    lists: list[tuple[str, str | Promise]]
    changed: str

    @property
    def title(self) -> str:
        """The name of the house rules in a line."""
        name = sentence_case(self.name)
        if not self.changed:
            return name
        # Translators: the name of a ruleset, then what differs from it, such as “Decks: 1, Surrender: None”
        return gettext("{ruleset}; changed: {changes}").format(ruleset=name, changes=self.changed)


def read(table: Table[Ruleset], form: Form) -> House:
    """Return the house rules of a table with what was chosen in their place."""
    rules = table.rules
    lists: list[tuple[str, str | Promise]] = []

    def choose(name: str, label: str | Promise, offered: Mapping[str, object], usual: str) -> str:
        chosen = form.choice(name, offered, usual)
        form.of_rules.add(name)
        lists.append((name, label))
        return chosen

    def words(name: str, kind: Any, label: str | Promise) -> Any:
        return kind(choose(name, label, WORDS[name], getattr(rules, name)))

    pays = _said(rules.blackjack_pays)
    changed = {
        "decks": int(choose("decks", _("Decks"), _numbers(*_DECKS, rules.decks), str(rules.decks))),
        "hole_card": words("hole_card", HoleCard, _("The dealer’s second card")),
        "soft17": words("soft17", Soft17, _("Dealer on soft 17")),
        "double": Double(choose("double", _("Doubling"), {one: double(one) for one in Double}, rules.double)),
        "double_after_split": _flag(
            choose, "double_after_split", _("Double after split (DAS)"), rules.double_after_split
        ),
        "split_hands": int(
            choose("split_hands", _("Hands after splitting"), _numbers(*_SPLITS), str(rules.split_hands))
        ),
        "resplit_aces": _flag(choose, "resplit_aces", _("Splitting aces again"), rules.resplit_aces),
        "blackjack_pays": ratio(choose("pays", _("A blackjack pays"), _ratios(pays), pays)),
        "surrender": words("surrender", Surrender, pgettext_lazy("blackjack", "Surrender")),
    }
    # Translators: a parameter of a game and its value, such as “Decks: 1”
    differs = [
        gettext("{name}: {value}").format(name=label, value=form.offered[name][form.state[name]])
        for name, label in lists
        if name in form.state
    ]
    title = table.game.rulesets.get(rules.name, table.game.title)
    return House(title, replace(rules, **changed), lists, in_a_row(differs))


def _numbers(*offered: int) -> dict[str, object]:
    return {str(one): number(one) for one in sorted(set(offered))}


def _said(pays: Fraction) -> str:
    return f"{pays.numerator}:{pays.denominator}"


def _ratios(own: str) -> dict[str, object]:
    return {one: odds(*map(int, one.split(":"))) for one in dict.fromkeys((own, *_PAYS))}


def _flag(choose: Any, name: str, label: str | Promise, usual: bool) -> bool:
    return bool(choose(name, label, _YES_NO, "yes" if usual else "no") == "yes")
