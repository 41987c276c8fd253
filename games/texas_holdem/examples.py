"""A short hand of Texas hold'em for each clause worth trying, in the notation of `hand.py`."""

from games.core.money import plain_money
from games.core.problems import Refused
from games.ranking.clauses import HandClause
from games.texas_holdem.clauses import Clause, Rule
from games.texas_holdem.hand import Hand, tables
from games.texas_holdem.rulesets import Ruleset

# Amounts in big blinds, {low} to {deep}, so that the hands fit any table.
_HANDS: dict[Rule, str] = {
    Clause.BEST_FIVE: "3 {deep},{deep},{deep} 9h8c,AsKd,7c2d c f x .JcTd7h x b{two} c .Qs x x .3c x x",
    Clause.TWO_PLAYERS: "1 {deep},{deep} AsKd,QhQc c x .2c7d9h x x .Js x x .Kh x b{two} c",
    Clause.UNCALLED: "1 {deep},{deep},{low} AsKd,QhQc,7s8s f a c .2c7d9h .Js .Kc",
    Clause.MAIN_POT: "1 {middle},{deep},{low} QhQc,AsKd,7s8s a c c .2c7d9h .Js .Kc",
    Clause.SIDE_POT: "1 {low},{middle},{deep} 7s8s,QhQc,AsKd a a c .2c7d9h .Js .8c",
    Clause.RAKE: "1 {deep},{deep},{deep} AsKd,QhQc,7s8s c c x .2c7d9h x x b{two} c f .Js x x .3h x x",
    Clause.RAKE_CAP: "1 {deep},{deep} AsKd,QhQc a c .2c7d9h .Js .Kc",
    Clause.LAST_PLAYER: "1 {deep},{deep},{deep} AsKd,-,- c c x .2c7d9h x x b{two} f f",
    Clause.WINS: "1 {deep},{deep} AsKd,QhQc c x .2c7d9h x x .Js x x .Kh x b{two} c",
    Clause.TIE: "1 {deep},{deep},{deep} AsKd,7h2s,AhKc c f x .2c7d9h x x .Js x x .Kh x b{two} c",
    Clause.ODD_CHIP: "1 {deep},{deep} AsKd,AhKc c x .2c7d9h x x .Js x x .Kh x b{two} c",
    HandClause.KICKERS: "1 {deep},{deep} AsKd,AhQc c x .Ac7d9h x x .Js x x .3h x b{two} c",
    HandClause.SUITS: "1 {deep},{deep} AsKd,AhKc c x .2c7d9h x x .Js x x .Kh x b{two} c",
}
_NO_FLOP: dict[Rule, str] = {Clause.RAKE_FLOP: "1 {deep},{deep},{deep} -,-,- r{three} f f"}


def examples(rules: Ruleset) -> dict[Rule, str]:
    """Return the games of a ruleset by their clauses. Each cites its clause when it is settled, or shows what it
    says."""
    times = {"two": 2, "three": 3, "low": 10, "middle": 25, "deep": 80}
    amounts = {name: plain_money(count * rules.big_blind) for name, count in times.items()}
    hands = _HANDS | ({} if rules.rake_without_flop else _NO_FLOP)
    games = {clause: hand.format(**amounts) for clause, hand in hands.items()}
    return {clause: hand for clause, hand in games.items() if _is_legal(rules, hand)}


def _is_legal(rules: Ruleset, hand: str) -> bool:
    """Return whether a hand can be played so at this table: under a pot limit not everybody can be all in at once."""
    try:
        tables(rules, Hand.parse(hand))
    except Refused:
        return False
    return True
