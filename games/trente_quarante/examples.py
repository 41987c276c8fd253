"""A short game for each clause that shows best when it is played, in the notation of `session.py`."""

from games.core.money import plain_money, show_money
from games.trente_quarante.clauses import Clause
from games.trente_quarante.rulesets import CHANCE, Ruleset

Games = dict[Clause, str]

# Coups, each named by what it is: who wins, and whether with couleur or with inverse.
ROUGE_INVERSE = ".Tc7hKdThKdQc9h3s"
ROUGE_COULEUR = ".Th7hKdTcKdQc9h3s"
NOIR_COULEUR = ".TcKcQhAs9d8hKcQs"
NOIR_INVERSE = ".TdKcQhAc9d8hKcQs"
TIE = ".TcThTd2sKc9d8h5s"
APRES = ".TdKcQhAc9d2hKsQs"

_COUPS = {
    Clause.ROWS: f"10*rouge {ROUGE_INVERSE}",
    Clause.CALL: f"10*rouge 10*couleur {ROUGE_INVERSE}",
    Clause.CALL_TIE: f"10*rouge {TIE}",
    Clause.SHORT_CUT: f"10*rouge 10*inverse {ROUGE_INVERSE}",
    Clause.LOWER_WINS: f"10*rouge 10*noir {ROUGE_COULEUR}",
    Clause.COULEUR: f"10*couleur {NOIR_COULEUR}",
    Clause.INVERSE: f"10*inverse {NOIR_INVERSE}",
    Clause.PAYS: f"10*noir {NOIR_INVERSE}",
    Clause.LOSES: f"10*rouge {NOIR_COULEUR}",
    Clause.TIE: f"10*rouge 10*couleur {TIE}",
    Clause.RUN_OUT_NEW: f"10*rouge {ROUGE_INVERSE} 10*noir .-",
}
_PRISON = {
    Clause.TIE_PRISON: f"10*rouge {APRES} {TIE}",
    Clause.PRISON: f"10*rouge {APRES}",
    Clause.DIVIDE: f"10*rouge {APRES} *rouge*0*divide",
    Clause.MOVE: f"10*rouge {APRES} *rouge*0*move:noir",
    Clause.FREED: f"10*rouge {APRES} {ROUGE_INVERSE}",
    Clause.LOST: f"10*rouge {APRES} {NOIR_COULEUR}",
    Clause.LEVEL: f"10*rouge {APRES} {APRES}",
    Clause.DOWN: f"10*rouge {APRES} {APRES} {ROUGE_INVERSE}",
    Clause.FOURTH: f"10*rouge {APRES} {APRES} {APRES} {APRES}",
    Clause.RUN_OUT: f"10*rouge {APRES} .-",
    Clause.RUN_OUT_LEVEL: f"10*rouge {APRES} {APRES} .-",
}
_ROUNDED = f"{{odd}}*rouge {APRES} *rouge*0*divide"
_INSURED = {
    Clause.INSURANCE: f"100*rouge! {ROUGE_INVERSE}",
    Clause.INSURED_APRES: f"100*rouge! {APRES}",
    Clause.PREMIUM_LOST: f"100*rouge! {NOIR_COULEUR}",
}


def examples(rules: Ruleset) -> Games:
    """Return the games of a ruleset by their clauses. Each cites its clause when it is settled, or shows by its coup
    what the clause says. An odd number of the smallest chips cannot be halved."""
    games = dict(_COUPS)
    games |= _PRISON if rules.prison else {Clause.MINI_HALF: f"10*rouge {APRES}"}
    if rules.insurance is not None:
        games |= _INSURED
    odd = show_money(21 * rules.smallest_chip)
    games[Clause.ROUNDING] = f"{odd}*rouge {APRES}" if not rules.prison else _ROUNDED.format(odd=odd)
    if most := rules.maximum.get(CHANCE):
        games[Clause.MAXIMUM] = f"{plain_money(most + 10_00)}*rouge {ROUGE_INVERSE}"
    return games
