"""A short round for each clause that shows best when it is played, in the notation of `notation.py`."""

from games.blackjack.clauses import Clause
from games.blackjack.parameters import Double, EvenMoney, Insurance, Surrender
from games.blackjack.rulesets import Ruleset
from games.core.money import plain_money

Games = dict[Clause, str]

_ALWAYS = {
    Clause.CARD_VALUES: "Th7c KsQd*10 9d8h*10",
    Clause.SOFT: "Th7c As6dTs2h*10",
    Clause.BLACKJACK: "5hTc6d AsKd*10 TdJd*10",
    Clause.MUST_DRAW: "Th8c 5c6d9h*10",
    Clause.MAY_NOT_DRAW: "Th8c 5c6dTs*10",
    Clause.OVER: "Th8c Ts6d9h*10",
    Clause.BANK_DRAWS: "6h9c4d Ts8d*10",
    Clause.WINS: "Th8c TsJd*10",
    Clause.PUSH: "Th8c 9s9d*10",
    Clause.LOSES: "Th9c 9s9d*10",
    Clause.BANK_OVER: "6hTc9d Ts3d*10",
    Clause.PAYS_BLACKJACK: "9hTc AsKd*15",
    Clause.BLACKJACK_PUSH: "AhTc AsKd*10",
    Clause.ORDER: "Th7c Ts6d9h*10 9s8d*10 TdJd*10",
    Clause.DOUBLE: "6hTc9d 5s6d9c*10!",
    Clause.DOUBLE_LESS: "6hTc9d 5s6d9c*15!5",
    Clause.DOUBLE_MORE: "6hTc9d 5s6d9c*10!15",
    Clause.SPLIT: "6hTc9d 8s3dTs*10_8hTd*10",
    Clause.SPLIT_STAKE: "6hTc9d 8sTs*10_8hTd*10",
    Clause.SPLIT_ACES: "6hTc9d As3d*10_AhTd*10",
    Clause.SPLIT_TWENTY_ONE: "6hTc4d AsTs*10_Ah9d*10",
    Clause.SPLIT_TENS_ACE: "6hTc2d TsAs9d*10_Td9h*10",
    Clause.MINIMUM: "6hTc2d Ts9s*{small}",
}
_ALONG = {
    Clause.BETTING_ALONG: "6hTc2d Ts9s*20,15@2,10@3",
    Clause.DOUBLE_ALONG: "6hTc2d 5s6d9c*20,15@2,10@3!20,10@3",
    Clause.SPLIT_FOLLOW: "6hTc2d 8sTs*20,15@2_8hTd*20,15@2",
}
_INSURANCE = {
    Clause.INSURANCE: "Ah7c Ts9s*20~10",
    Clause.INSURANCE_PAYS: "AhTc Ts9s*20~10",
    Clause.INSURANCE_LOSES: "Ah7c Ts9s*20~10",
}
_SURRENDER = {
    Surrender.LATE: {Clause.SURRENDER_LATE: "Th7c Ts6s*20-"},
    Surrender.EARLY: {Clause.SURRENDER_EARLY: "ThAc Ts6s*20-"},
    Surrender.NONE: {},
}
_EVEN_MONEY = {
    EvenMoney.ACE_OR_TEN: {Clause.EVEN_MONEY: "KhAc AsKs*20+1"},
    EvenMoney.ACE: {Clause.EVEN_MONEY_ACE: "AhKc AsKs*20+1"},
    EvenMoney.NONE: {},
}


def examples(rules: Ruleset) -> Games:
    """Return the rounds of a ruleset by their clauses: each is legal there, and shows what the clause says."""
    games = {
        **_ALWAYS,
        **(_ALONG if rules.bettors > 2 else {}),
        **({Clause.DOUBLE_ANY: "6hTc9d AsAd9c*10!"} if rules.double is Double.ANY else {}),
        **({Clause.DOUBLE_TOTALS: "6hTc9d 4s6d9c*10!"} if rules.double is not Double.ANY else {}),
        **_splits(rules),
        **_bank(rules),
        **(_INSURANCE if rules.insurance is not Insurance.NONE else {}),
        **_SURRENDER[rules.surrender],
        **_EVEN_MONEY[rules.even_money],
    }
    small = plain_money(max(1, rules.minimum // 2))
    return {clause: game.replace("{small}", small) for clause, game in games.items()}


def _splits(rules: Ruleset) -> Games:
    games = {}
    if rules.split_hands > 2:
        games[Clause.SPLIT_AGAIN] = "6hTc9d 8sTs*10_8hTd*10_8d9h*10"
    else:
        games[Clause.SPLIT_ONCE] = "6hTc9d 8sTs*10_8h8d2c*10"
    if rules.double_after_split:
        games[Clause.SPLIT_DOUBLE] = "6hTc9d 8s3sTs*10!_8hTd*10"
    return games


def _bank(rules: Ruleset) -> Games:
    soft = {Clause.BANK_HITS_SOFT: "Ah6c3d Ts9s*10"} if rules.hits_soft17 else {Clause.BANK_STANDS_SOFT: "Ah6c Ts8s*10"}
    if rules.peeks:
        return {**soft, Clause.BANK_BLACKJACK_SEEN: "AhKc Ts9s*10 9d9c*10"}
    return {**soft, Clause.BANK_BLACKJACK: "AhKc 5s6dTd*10! 9d3d*10_9cTc*10"}
