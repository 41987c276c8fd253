"""A short game of Caribbean stud for each clause worth trying."""

from games.poker.caribbean_stud.mishaps import Mishap
from games.poker.caribbean_stud.rules import CaribbeanStud
from games.poker.clauses import Clause

_WON, _LOST, _UNQUALIFIED = "9h7h5h4h2h:KcKd9s4d3c", "QdQs9c6h3c:KcKd9s4d2c", "JcJd8h5s2c:KdQh9s4c3h"
_BOTH = "10*ante 20*bet"

_EVERYWHERE = {
    Clause.CS_FOLD: "QdJs9c6h3c:KcKd9s4d2c 10*ante",
    Clause.CS_UNQUALIFIED: f"{_UNQUALIFIED} {_BOTH}",
    Clause.CS_QUALIFIES: f"JcJd8h5s2c:AsKh4d3c2h {_BOTH}",
    Clause.CS_ANTE_WINS: f"JcJd8h5s2c:AsKh9d7c2h {_BOTH}",
    Clause.CS_PAYS: f"{_WON} {_BOTH}",
    Clause.CS_PAID_EXAMPLE: f"{_WON} {_BOTH}",
    Clause.CS_LOSES: f"{_LOST} {_BOTH}",
    Clause.CS_TIE: f"AcKd9h6s3c:AsKh9d6c3h {_BOTH}",
    Clause.CS_BET_SHORT: f"{_WON} 10*ante 15*bet",
    Clause.CS_BET_EXCESS: f"{_WON} 10*ante 25*bet",
    Clause.CS_VOID: f"{_WON} {_BOTH} void:shown",
    **{mishap.clause: f"{_WON} {_BOTH} void:{mishap}" for mishap in Mishap},
    Clause.CS_VOID_COUNT: f"9h7h5h4h:KcKd9s4d3c {_BOTH} void:count",
}
_CHANGE = {
    Clause.CS_CHANGE: f"KhJh8h5h3h:AcAd9s4d2d {_BOTH} 2c~3h",
    Clause.CS_AFTER_CHANGE: "KhJh8h5h9d:AcAd9s4d2d 10*ante 2c~9d",
}
_FOURS = f"QcQdQhQs4d:AcAd9s4c2d {_BOTH} 7s~4d"
_JACKPOT = {
    Clause.CS_JACKPOT_CHIP: f"{_LOST} {_BOTH} jackpot",
    Clause.CS_JACKPOT_PRIZES: f"{_WON} {_BOTH} jackpot",
    Clause.CS_JACKPOT_BANK: f"TcTdTh4s4c:KdQh9s6c3h {_BOTH} jackpot",
    Clause.CS_JACKPOT_FOLDED: "9h7h5h4h2h:KcKd9s4d3c 10*ante jackpot",
    Clause.CS_JACKPOT_SHARED: f"AsKsQsJsTs:KcKd9s4d3c {_BOTH} jackpot:2",
    Clause.CS_JACKPOT_DECLARED: f"9h8h7h6h5h:KdQhTs6c3h {_BOTH} jackpot!",
}


def caribbean_stud_examples(rules: CaribbeanStud) -> dict[Clause, str]:
    """The games of a ruleset by their clauses. Each cites its clause when it is settled, or shows what it says."""
    found = dict(_EVERYWHERE)
    if rules.exchange:
        found |= _CHANGE | {Clause.CS_REDUCED if rules.reduced_pay else Clause.CS_REDUCED_NONE: _FOURS}
    if rules.jackpot:
        found |= _JACKPOT
    if rules.exchange and rules.jackpot:
        found[Clause.CS_JACKPOT_CHANGE] = f"KhJh8h5h3h:AcAd9s4d2d {_BOTH} 2c~3h jackpot"
    return found
