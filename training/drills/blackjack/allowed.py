"""Whether a round can have been played so: what boxes may do, and what they must."""

from functools import lru_cache

from django.utils.translation import gettext_lazy as _

from games.blackjack.clauses import Clause
from games.blackjack.legality import problems
from games.blackjack.rulesets import Ruleset
from training.drills.blackjack.rounds import dealt, shown, varied
from training.drills.kit.chance import Chance
from training.drills.kit.common import options
from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.kit.rules import holds
from training.drills.kit.skill import skill

NAME = "bj-may"

# Rounds in the notation, by the rule that they keep or break; the engine says which.
_CASES = {
    Clause.DEAL: ("6hTc2d Ts*10", "6hTc2d TsTd*10"),
    Clause.STAKE: ("6hTc2d Ts9s*0", "6hTc2d Ts9s*10"),
    Clause.BETTING_ALONG: ("6hTc2d Ts9s*10,10@2,10@3,10@4", "6hTc2d Ts9s*10,10@2,10@3"),
    Clause.BETTING_ALONE: ("6hTc2d Ts9s*10,10@2", "6hTc2d Ts9s*10"),
    Clause.HOLE_CARD: ("KhAc 5s6dTs*10", "AhTd Ts9s2c*10", "KhAc 5s6d*10", "KhAc 5s6dTs*10!"),
    Clause.MUST_DRAW: ("6hTc2d 5s6d*10", "6hTc2d 2s3d4c*10", "6hTc2d 5s6d2c*10", "6hTc2d 5s6d2c*10!"),
    Clause.MAY_NOT_DRAW: ("6hTc2d 5s6dTc3c*10", "6hTc2d AsTs5d*10", "6hTc2d 5s6dTd*10", "6hTc2d As5d5s3c*10"),
    Clause.OVER: ("6hTc2d Ts6s9d2c*10", "6hTc2d Ts6s9d*10"),
    Clause.BANK_DRAWS: ("6hTc Ts9s*10", "6hTc2d2s Ts9s*10", "6hTc2d Ts9s*10", "ThTc2d Ts9s*10"),
    Clause.BANK_STANDS_SOFT: ("Ah6c3d Ts9s*10", "Ah6c Ts9s*10"),
    Clause.BANK_HITS_SOFT: ("Ah6c Ts9s*10", "Ah6c3d Ts9s*10"),
    Clause.DOUBLE: ("6hTc2d 5s6d*10!", "6hTc2d 5s6d2c3d*10!", "6hTc2d 5s6d2c*10!"),
    Clause.DOUBLE_TOTALS: ("6hTc2d 5s3d9c*10!", "6hTc2d 6s4d9c*10!"),
    Clause.DOUBLE_ALONG: ("6hTc2d 5s6d9c*10,10@2!10@2", "6hTc2d 5s6d9c*10,10@2!10"),
    Clause.SPLIT: ("6hTc2d 8sTs*10_9hTd*10", "6hTc2d TsJs*10_KhTd*10"),
    Clause.SPLIT_STAKE: ("6hTc2d 8sTs*10_8hTd*15", "6hTc2d 8sTs*10_8hTd*10"),
    Clause.SPLIT_FOLLOW: ("6hTc2d 8sTs*10,10@2_8hTd*10", "6hTc2d 8sTs*10,10@2_8hTd*10,10@2"),
    Clause.SPLIT_ONCE: ("6hTc2d 8sTs*10_8hTd*10_8d9h*10", "6hTc2d 8sTs*10_8hTd*10"),
    Clause.SPLIT_ACES: ("6hTc2d As3s2h*10_AhTd*10", "6hTc2d As3s*10_AhTd*10"),
    Clause.SPLIT_ACES_ONCE: ("6hTc2d AsTs*10_AhTd*10_Ad9h*10", "6hTc2d AsTs*10_AhAd*10"),
    Clause.SPLIT_DOUBLE: ("6hTc2d 8s3dTs*10!_8hTd*10", "6hTc2d As3sTs*10!_AhTd*10"),
    Clause.SPLIT_NO_DOUBLE: ("6hTc2d 5s6dTs*10!_5hTd*10", "6hTc2d 8s3dTs*10_8hTd*10"),
    Clause.SPLIT_TENS_ACE: ("6hTc2d TsAs5d*10_Td9d*10", "6hTc2d TsAs*10_Td9d*10"),
    Clause.INSURANCE: ("KhTc Ts9s*20~10", "Ah7c Ts9s*20~10"),
    Clause.INSURANCE_MOST: ("Ah7c Ts9s*20~15", "Ah7c Ts9s*20~10"),
    Clause.INSURANCE_LEAST: ("Ah7c Ts9s*20~5", "Ah7c Ts9s*20~15"),
    Clause.INSURANCE_NOT_BLACKJACK: ("Ah7c TsAs*20~10", "Ah7c TsKs*20~10"),
    Clause.EVEN_MONEY: ("9hTc TsAs*20+1", "Kh8c TsAs*20+1", "KhTc Ts9s*20+1"),
    Clause.EVEN_MONEY_ACE: ("Kh8c TsAs*20+1", "Ah8c TsAs*20+1"),
    Clause.SURRENDER_LATE: ("Th7c Ts6s2c*20-", "Th7c Ts6s*20-"),
    Clause.SURRENDER_EARLY: ("Th7c Ts6s2c*20-", "Th7c Ts6s*20-"),
}
_SPLIT_AGAIN = ("8sTs*10", "8hTd*10", "8d9h*10", "8cTh*10", "8c7h*10")


@lru_cache
def _cases(rules: Ruleset) -> tuple[tuple[Clause, str], ...]:
    """Return each case with the rule of which it is one, as far as the rule holds."""
    cases = [(clause, game) for clause, games in _CASES.items() if holds(rules, clause) for game in games]
    if holds(rules, Clause.SPLIT_AGAIN):
        most = rules.split_hands
        cases += [(Clause.SPLIT_AGAIN, "6hTc2d " + "_".join(_SPLIT_AGAIN[:hands])) for hands in (most, most + 1)]
    # More of a card than the shoe has, and one of it less; a box more than the table has, and as many.
    for number in (rules.decks, rules.decks + 1):
        kings = ["Ks"] * number + ["Qd"] * (number % 2)
        boxes = [f"{a}{b}*10" for a, b in zip(kings[::2], kings[1::2], strict=True)]
        cases.append((Clause.CARDS, " ".join(["6hTc2d", *boxes])))
    for number in (rules.boxes, rules.boxes + 1):
        boxes = [f"{one}*10" for one in ("Ts9s", "Td9d", "Jc9c", "Jh8h", "Qs8s", "Qd8d", "Kc7c", "Kh7h")[:number]]
        cases.append((Clause.BOXES, " ".join(["6hTc2d", *boxes])))
    return tuple(cases)


@skill(
    NAME,
    engine="blackjack",
    version=1,
    title=_("What is allowed"),
    about=_("Decide whether a round keeps to the rules or breaks one."),
    levels=(_("A round"),),
    texts={
        "bj-may.ask": _("Do the rules of this house allow a round to be played and bet like this?"),
        "bj-may.answer": _("The answer"),
        "bj-may.yes": _("yes, they do"),
        "bj-may.no": _("no, it breaks a rule"),
    },
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    if level == 1 and chance.between(1, 8) == 1:
        clause, played = Clause.DEAL, dealt(chance, rules, 1)
    else:
        of = sorted({clause for clause, _game in _cases(rules)})
        clause = chance.pick(of)
        played = varied(chance, chance.pick([game for one, game in _cases(rules) if one is clause]))
    wrong = [str(problem.clause) for problem in problems(rules, played)[:1] if problem.clause]
    answer, clauses = ("no", (wrong[0],)) if wrong else ("yes", (str(clause),))
    part = Part("answer", PartKind.CHOICE, Phrase(f"{NAME}.answer"), answer, clauses, options(NAME, ("yes", "no")))
    return Item(Phrase(f"{NAME}.ask"), (part,), shown(played), "" if wrong else str(played))
