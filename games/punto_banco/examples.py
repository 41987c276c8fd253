"""A short game of punto banco for each clause that shows best when it is played, in the notation of `play.py`."""

from games.baccarat.clauses import HandClause
from games.core.money import plain_money
from games.punto_banco.bets import Bet
from games.punto_banco.clauses import Clause, Rule
from games.punto_banco.rulesets import Ruleset

_STAKE = 100_00
# The cards as they leave the shoe: punto, banco, punto, banco, then what is drawn.
_CARDS: dict[Rule, str] = {
    HandClause.NATURAL: "4cTd4hKs",
    Clause.PUNTO_DRAWS: "2cKd3h7sKc",
    Clause.PUNTO_STANDS: "2cKd4h7s",
    Clause.BANCO_ALONE: "2cKd4h5s3d",
    Clause.BANCO_LOW: "2cKd3h2s8cJh",
    Clause.BANCO_THREE: "2cKd3h3s8c",
    Clause.BANCO_FOUR: "2cKd3h4sAc",
    Clause.BANCO_FIVE: "2cKd3h5s4c2h",
    Clause.BANCO_SIX: "2cKd3h6s6cAh",
    Clause.BANCO_SEVEN: "2cKd3h7s6c",
    Clause.PAYS_PUNTO: "3cKd6hTs",
    Clause.PAYS_BANCO: "3cKdTh9s",
    Clause.COMMISSION: "3cKdTh9s",
    Clause.COMMISSION_CHIP: "3cKdTh9s",
    Clause.PAYS_TIE: "3c2d3h4s",
    Clause.TIE_RETURNS: "3c2d3h4s",
    Clause.LOSES: "3cKd6hTs",
}
_ON: dict[Rule, tuple[str, ...]] = {
    Clause.PAYS_PUNTO: ("punto",),
    Clause.PAYS_BANCO: ("banco",),
    Clause.COMMISSION: ("banco",),
    Clause.COMMISSION_CHIP: ("banco",),
    Clause.PAYS_TIE: ("tie",),
    Clause.TIE_RETURNS: ("punto", "banco"),
    Clause.LOSES: ("banco", "tie"),
}


def examples(rules: Ruleset) -> dict[Rule, str]:
    """Return the games by their clauses. Each cites its clause when it is settled, on a table with or without
    limits."""
    return {clause: _game(rules, clause, cards) for clause, cards in _CARDS.items() if _shows(rules, clause)}


def _shows(rules: Ruleset, clause: Rule) -> bool:
    """Return whether the ruleset takes the commission that the clause is about, and leaves a part of it to round."""
    if clause is Clause.COMMISSION:
        return rules.commission > 0
    return clause is not Clause.COMMISSION_CHIP or bool(_odd(rules))


def _game(rules: Ruleset, clause: Rule, cards: str) -> str:
    bets = _ON.get(clause, ("punto", "banco"))
    amounts = (_odd(rules) if clause is Clause.COMMISSION_CHIP else _within(rules, bet) for bet in bets)
    stakes = (f"{plain_money(amount)}*{bet}" for amount, bet in zip(amounts, bets, strict=True))
    return " ".join((*stakes, f".{cards}"))


def _within(rules: Ruleset, bet: str) -> int:
    """Return the stake of an example, within the limits of the bet."""
    least = max(_STAKE, rules.minimum.get(Bet(bet), 0))
    return min(least, rules.maximum.get(Bet(bet), least))


def _odd(rules: Ruleset) -> int:
    """Return a stake on banco, within its limits, whose commission has to be rounded; 0 where there is none."""
    start = _within(rules, Bet.BANCO)
    most = rules.maximum.get(Bet.BANCO, start + 100)
    tried = (amount for amount in range(start, min(most, start + 100) + 1) if rules.commission)
    return next((amount for amount in tried if amount * rules.commission % rules.commission_chip), 0)
