"""A short game of Caribbean stud for each clause worth trying."""

from games.caribbean_stud.clauses import Clause
from games.caribbean_stud.mishaps import Mishap
from games.caribbean_stud.rulesets import Ruleset

_WON, _LOST, _UNQUALIFIED = "9h7h5h4h2h:KcKd9s4d3c", "QdQs9c6h3c:KcKd9s4d2c", "JcJd8h5s2c:KdQh9s4c3h"
_BOTH = "10*ante 20*bet"

_EVERYWHERE = {
    Clause.FOLD: "QdJs9c6h3c:KcKd9s4d2c 10*ante",
    Clause.UNQUALIFIED: f"{_UNQUALIFIED} {_BOTH}",
    Clause.QUALIFIES: f"JcJd8h5s2c:AsKh4d3c2h {_BOTH}",
    Clause.ANTE_WINS: f"JcJd8h5s2c:AsKh9d7c2h {_BOTH}",
    Clause.PAYS: f"{_WON} {_BOTH}",
    Clause.PAID_EXAMPLE: f"{_WON} {_BOTH}",
    Clause.LOSES: f"{_LOST} {_BOTH}",
    Clause.TIE: f"AcKd9h6s3c:AsKh9d6c3h {_BOTH}",
    Clause.BET_SHORT: f"{_WON} 10*ante 15*bet",
    Clause.BET_EXCESS: f"{_WON} 10*ante 25*bet",
    Clause.VOID: f"{_WON} {_BOTH} void:shown",
    **{mishap.clause: f"{_WON} {_BOTH} void:{mishap}" for mishap in Mishap},
    Clause.VOID_COUNT: f"9h7h5h4h:KcKd9s4d3c {_BOTH} void:count",
}
_CHANGE = {
    Clause.CHANGE: f"KhJh8h5h3h:AcAd9s4d2d {_BOTH} 2c~3h",
    Clause.AFTER_CHANGE: "KhJh8h5h9d:AcAd9s4d2d 10*ante 2c~9d",
}
_FOURS = f"QcQdQhQs4d:AcAd9s4c2d {_BOTH} 7s~4d"
_JACKPOT = {
    Clause.JACKPOT_CHIP: f"{_LOST} {_BOTH} jackpot",
    Clause.JACKPOT_PRIZES: f"{_WON} {_BOTH} jackpot",
    Clause.JACKPOT_BANK: f"TcTdTh4s4c:KdQh9s6c3h {_BOTH} jackpot",
    Clause.JACKPOT_FOLDED: "9h7h5h4h2h:KcKd9s4d3c 10*ante jackpot",
    Clause.JACKPOT_SHARED: f"AsKsQsJsTs:KcKd9s4d3c {_BOTH} jackpot:2",
    Clause.JACKPOT_DECLARED: f"9h8h7h6h5h:KdQhTs6c3h {_BOTH} jackpot!",
}


def examples(rules: Ruleset) -> dict[Clause, str]:
    """Return the games of a ruleset by their clauses. Each cites its clause when it is settled, or shows what it
    says."""
    found = dict(_EVERYWHERE)
    if rules.exchange:
        found |= _CHANGE | {Clause.REDUCED if rules.reduced_pay else Clause.REDUCED_NONE: _FOURS}
    if rules.jackpot:
        found |= _JACKPOT
    if rules.exchange and rules.jackpot:
        found[Clause.JACKPOT_CHANGE] = f"KhJh8h5h3h:AcAd9s4d2d {_BOTH} 2c~3h jackpot"
    return found
