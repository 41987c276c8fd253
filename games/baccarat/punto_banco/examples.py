"""A short game of punto banco for each clause that shows best when it is played, in the notation of `play.py`."""

from games.baccarat.clauses import Clause
from games.baccarat.punto_banco.bets import Bet
from games.baccarat.punto_banco.rules import PuntoBanco
from games.core.money import plain_money

_STAKE = 100_00
# The cards as they leave the shoe: punto, banco, punto, banco, then what is drawn.
_CARDS = {
    Clause.NATURAL: "4cTd4hKs",
    Clause.PB_PUNTO_DRAWS: "2cKd3h7sKc",
    Clause.PB_PUNTO_STANDS: "2cKd4h7s",
    Clause.PB_BANCO_ALONE: "2cKd4h5s3d",
    Clause.PB_BANCO_LOW: "2cKd3h2s8cJh",
    Clause.PB_BANCO_THREE: "2cKd3h3s8c",
    Clause.PB_BANCO_FOUR: "2cKd3h4sAc",
    Clause.PB_BANCO_FIVE: "2cKd3h5s4c2h",
    Clause.PB_BANCO_SIX: "2cKd3h6s6cAh",
    Clause.PB_BANCO_SEVEN: "2cKd3h7s6c",
    Clause.PB_PAYS_PUNTO: "3cKd6hTs",
    Clause.PB_PAYS_BANCO: "3cKdTh9s",
    Clause.PB_COMMISSION: "3cKdTh9s",
    Clause.PB_COMMISSION_CHIP: "3cKdTh9s",
    Clause.PB_PAYS_TIE: "3c2d3h4s",
    Clause.PB_TIE_RETURNS: "3c2d3h4s",
    Clause.PB_LOSES: "3cKd6hTs",
}
_ON = {
    Clause.PB_PAYS_PUNTO: ("punto",),
    Clause.PB_PAYS_BANCO: ("banco",),
    Clause.PB_COMMISSION: ("banco",),
    Clause.PB_COMMISSION_CHIP: ("banco",),
    Clause.PB_PAYS_TIE: ("tie",),
    Clause.PB_TIE_RETURNS: ("punto", "banco"),
    Clause.PB_LOSES: ("banco", "tie"),
}


def punto_banco_examples(rules: PuntoBanco) -> dict[Clause, str]:
    """The games by their clauses. Each cites its clause when it is settled, on a table with or without limits."""
    return {clause: _game(rules, clause, cards) for clause, cards in _CARDS.items() if _shows(rules, clause)}


def _shows(rules: PuntoBanco, clause: Clause) -> bool:
    """Whether the ruleset takes the commission of which the clause tells, and leaves a part of it to round."""
    if clause is Clause.PB_COMMISSION:
        return rules.commission > 0
    return clause is not Clause.PB_COMMISSION_CHIP or bool(_odd(rules))


def _game(rules: PuntoBanco, clause: Clause, cards: str) -> str:
    bets = _ON.get(clause, ("punto", "banco"))
    amounts = (_odd(rules) if clause is Clause.PB_COMMISSION_CHIP else _within(rules, bet) for bet in bets)
    stakes = (f"{plain_money(amount)}*{bet}" for amount, bet in zip(amounts, bets, strict=True))
    return " ".join((*stakes, f".{cards}"))


def _within(rules: PuntoBanco, bet: str) -> int:
    """The stake of an example, within the limits of the bet."""
    least = max(_STAKE, rules.minimum.get(Bet(bet), 0))
    return min(least, rules.maximum.get(Bet(bet), least))


def _odd(rules: PuntoBanco) -> int:
    """A stake on banco, within its limits, whose commission has to be rounded; 0 where there is none."""
    start = _within(rules, Bet.BANCO)
    most = rules.maximum.get(Bet.BANCO, start + 100)
    tried = (amount for amount in range(start, min(most, start + 100) + 1) if rules.commission)
    return next((amount for amount in tried if amount * rules.commission % rules.commission_chip), 0)
