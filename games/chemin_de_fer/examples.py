"""A short game of chemin de fer for each clause that shows best when it is played."""

from games.baccarat.clauses import HandClause
from games.chemin_de_fer.clauses import Clause, Rule
from games.chemin_de_fer.payment import cagnotte
from games.chemin_de_fer.people import SEATS
from games.chemin_de_fer.rulesets import FREE, Ruleset
from games.chemin_de_fer.tableau import Move
from games.core.money import plain_money

# `{bank}` lays the first bank, with `{all}` every other seat passes; `{least}` is the minimum, `{more}` above it,
# `{one}` to `{four}` are chips. With `{ask}` the punter asks for the rule table, where nothing else binds the punter.
_GAMES: dict[Rule, str] = {
    HandClause.NATURAL: "{bank} banco@2 .Kd9s:3cKd",
    Clause.FIRST_BANK: "{bank}",
    Clause.GOES_ROUND: "pass@1 {least}*bank@2",
    Clause.PLAYS_ON: "{bank} banco@3 .win banco@2 .win",
    Clause.LOSS_PASSES: "{bank} banco@3 .lose {least}*bank@2",
    Clause.RETIRE: "{bank} banco@3 .win retire@1",
    Clause.BANCO: "{bank} {two}*stake@2 banco@3 .lose",
    Clause.BANCO_FIRST: "{bank} banco@3 banco@2 .win",
    Clause.SUIVI: "{bank} banco@3 .win banco@2 suivi@3 .win",
    Clause.AVEC_LA_TABLE: "{bank} table@3 {two}*stake@2 .win",
    Clause.SINGLE_STAKES: "{bank} {two}*stake@2 {three}*stake@3 {one}*stake@a .lose",
    Clause.LINE: "{bank} {four}*line@2 {two}*stake@3 .win",
    Clause.HAND: "{bank} {two}*stake@2 {three}*stake@3 .win",
    Clause.PUNTER_DRAWS: "{bank} banco@2 {ask}.2d2s4c:6cKd",
    Clause.PUNTER_FREE: "{bank} banco@2 {ask}.2d3s:7cKd",
    Clause.PUNTER_STANDS: "{bank} banco@2 {ask}.2d4s:7cKd",
    Clause.BANKER_FREE: "{bank} banco@2 .2d2s2c:5cKd4h",
    Clause.RULE_TABLE: "{bank} banco@2 rules@1",
    Clause.TABLE_DRAWS: "{bank} banco@2 rules@1 .2d2s4c:2cKd7h",
    Clause.TABLE_STANDS: "{bank} banco@2 rules@1 .2d2s4c:7cKd",
    Clause.REBUILT: "{bank} banco@2 rules@1 .2d4s:7cKd5h",
    Clause.CARD_LEFT: "{bank} banco@2 rules@1 .2d4s:7cKd5h",
    Clause.BANK_WINS: "{bank} banco@2 .win",
    Clause.PUNTERS_WIN: "{bank} banco@2 .lose",
    Clause.EQUAL: "{bank} banco@2 .tie",
    Clause.CAGNOTTE: "{bank} banco@2 .win",
    Clause.HAUTEUR: "{bank} banco@2 .win retire@1 hauteur@2",
    Clause.HAUTEUR_STANDING: "{bank} banco@2 .win retire@1 {all} hauteur@a",
    Clause.AUCTION: "{bank} banco@2 .win retire@1 {all} .auction {least}*bid@3 {more}*bid@2",
    Clause.EQUAL_BIDS: "{bank} banco@2 .win retire@1 {all} .auction {least}*bid@a {least}*bid@2",
    Clause.NO_BID: "{bank} banco@2 .win retire@1 {all} .auction .sold",
    Clause.BOUGHT: "{bank} banco@2 .win retire@1 {all} .auction {least}*bid@a .sold",
}
_CHOSEN = "{bank} banco@2 .2d4s2c:7cKd"
_FREE = "{bank} banco@2 rules@1 .KdQs%sh:%scKd"
_ODD = 10  # cents, too little for a whole cagnotte in most houses
_RANKS = "TA23456789"
_BANK, _CHIP = 100_00, 1_00


def examples(rules: Ruleset) -> dict[Rule, str]:
    """Return the games by their clauses. Each cites its clause, whatever a house's minimum and chips are."""
    chip = max(_CHIP, rules.chip)
    words = {
        "bank": f"{plain_money(max(_BANK, rules.minimum))}*bank@1",
        "least": plain_money(rules.minimum),
        "more": plain_money(rules.minimum + rules.chip),
        **{name: plain_money(count * chip) for count, name in enumerate(("one", "two", "three", "four"), 1)},
        "ask": "rules@2 " if rules.punter == FREE else "",
        "all": " ".join(f"pass@{seat}" for seat in SEATS[1 : rules.seats]),
    }
    return {clause: game.format(**words) for clause, game in {**_GAMES, **_of_house(rules)}.items()}


def _of_house(rules: Ruleset) -> dict[Rule, str]:
    """Return games of what some houses have: a punter who is free, a cell of the rule table that is, an uneven
    cagnotte."""
    found: dict[Rule, str] = {Clause.PUNTER_CHOOSES: _CHOSEN} if rules.punter == FREE else {}
    for bank, third in rules.tableau.cells(Move.FREE)[:1]:
        found[Clause.TABLE_FREE] = _FREE % (_RANKS[third or 0], _RANKS[bank])
    if cagnotte(rules, _ODD) != _ODD * rules.commission:
        found[Clause.ROUNDING] = f"{{bank}} {plain_money(_ODD)}*stake@2 .win"
    return found
