"""Who may call what at each moment: every rule that a call breaks, and the calls that break none."""

from collections.abc import Callable, Iterator

from games.chemin_de_fer.calls import Act, Call
from games.chemin_de_fer.clauses import Clause
from games.chemin_de_fer.people import SEATS, STANDING, Person, is_seated, named
from games.chemin_de_fer.rulesets import Ruleset
from games.chemin_de_fer.table import (
    Phase,
    Table,
    counts,
    cover,
    goes_before,
    hand,
    open_amount,
)
from games.core.money import show_money
from games.core.problems import Problem

# When each word may be said, and the rule of it.
_PHASES = {
    Act.BANK: (Phase.OPENING,),
    Act.DECLINE: (Phase.OPENING, Phase.HAUTEUR),
    Act.HAUTEUR: (Phase.HAUTEUR, Phase.STANDING),
    Act.BID: (Phase.AUCTION,),
}
_CLAUSE = {
    Act.BANK: Clause.GOES_ROUND,
    Act.DECLINE: Clause.HAUTEUR,
    Act.BANCO: Clause.BANCO,
    Act.SUIVI: Clause.SUIVI,
    Act.TABLE: Clause.AVEC_LA_TABLE,
    Act.STAKE: Clause.SINGLE_STAKES,
    Act.LINE: Clause.LINE,
    Act.RULES: Clause.RULE_TABLE,
    Act.RETIRE: Clause.RETIRE,
    Act.HAUTEUR: Clause.HAUTEUR,
    Act.BID: Clause.AUCTION,
}


def clause_of(table: Table, call: Call) -> Clause:
    """Return the rule by which a call is made at this moment."""
    if table.phase is Phase.OPENING and call.act in (Act.BANK, Act.DECLINE):
        return Clause.FIRST_BANK if table.fresh else Clause.GOES_ROUND
    if table.phase is Phase.STANDING and call.act is Act.HAUTEUR:
        return Clause.HAUTEUR_STANDING
    if call.act is Act.BID and table.bids and table.bids[-1].amount == call.amount:
        return Clause.EQUAL_BIDS
    return _CLAUSE[call.act]


def problems(rules: Ruleset, table: Table, call: Call) -> list[Problem]:
    """Return everything that is wrong with a call, the first first; nothing if it is legal."""
    if is_seated(call.who) and call.who not in table.seats:
        return [Problem("no_such_person", "who", named(call.who), Clause.SEATS)]
    if table.phase not in _PHASES.get(call.act, (Phase.OFFERS,)):
        return [Problem("call_not_now", "act", {}, _CLAUSE[call.act])]
    return list(_CHECKS[call.act](rules, table, call))


def _bank(rules: Ruleset, table: Table, call: Call) -> Iterator[Problem]:
    yield from _turn(rules, table, call)
    yield from _least(rules, call)


def _turn(rules: Ruleset, table: Table, call: Call) -> Iterator[Problem]:
    if call.who != table.turn:
        yield Problem("not_the_turn", "who", named(table.turn), clause_of(table, call))


def _least(rules: Ruleset, call: Call) -> Iterator[Problem]:
    if call.amount < rules.minimum:
        yield Problem("below_minimum", "amount", {"minimum": show_money(rules.minimum)}, Clause.MINIMUM)


def _covering(rules: Ruleset, table: Table, call: Call) -> Iterator[Problem]:
    """Banco or banco suivi: it stands unless somebody with a better claim has called before."""
    yield from _punts(table, call)
    if call.act is Act.SUIVI and call.who != table.loser:
        yield Problem("nothing_to_follow", "who", {}, Clause.SUIVI)
    best = cover(table)
    if best and not goes_before(table, call, best):
        clause = Clause.SUIVI if best.act is Act.SUIVI else Clause.BANCO_FIRST
        yield Problem("banco_taken", "who", named(best.who), clause)


def _punts(table: Table, call: Call) -> Iterator[Problem]:
    if call.who == table.banker:
        yield Problem("banker_does_not_punt", "who", {}, Clause.OFFERS)


def _sharing(rules: Ruleset, table: Table, call: Call) -> Iterator[Problem]:
    """Avec la table or a single stake: it finds its part of the bank still open."""
    yield from _punts(table, call)
    counted, left = counts(rules, table, call), open_amount(rules, table)
    if cover(table):
        yield Problem("bank_covered", "act", {}, Clause.BANCO)
    elif call.act is Act.TABLE:
        if counted > left or any(offer.act is Act.TABLE for offer in table.offers):
            yield Problem("half_not_open", "act", {}, Clause.AVEC_LA_TABLE)
    elif not counted:
        yield Problem("stake_not_positive", "amount", {}, _CLAUSE[call.act])
    elif counted > left:
        yield Problem("over_the_bank", "amount", {"amount": show_money(left)}, Clause.SINGLE_STAKES)


def _rule_table(rules: Ruleset, table: Table, call: Call) -> Iterator[Problem]:
    if call.who not in (table.banker, hand(rules, table)):
        yield Problem("holds_no_cards", "who", {}, Clause.RULE_TABLE)


def _retire(rules: Ruleset, table: Table, call: Call) -> Iterator[Problem]:
    if call.who != table.banker:
        yield Problem("not_the_banker", "who", {}, Clause.RETIRE)
    if not table.valid_coups:
        yield Problem("no_valid_coup", "act", {}, Clause.RETIRE)
    if table.offers:
        yield Problem("offers_lie", "act", {}, Clause.RETIRE)


def _hauteur(rules: Ruleset, table: Table, call: Call) -> Iterator[Problem]:
    if table.phase is Phase.HAUTEUR:
        yield from _turn(rules, table, call)
        return
    yield from _not_again(table, call)
    if is_seated(call.who):
        yield Problem("call_not_now", "act", {}, Clause.HAUTEUR_STANDING)


def _not_again(table: Table, call: Call) -> Iterator[Problem]:
    if call.who == table.retired:
        yield Problem("just_retired", "who", {}, Clause.HAUTEUR)


def _bid(rules: Ruleset, table: Table, call: Call) -> Iterator[Problem]:
    yield from _not_again(table, call)
    yield from _least(rules, call)
    best = table.bids[-1] if table.bids else None
    if best and not _better(table, call, best):
        yield Problem("bid_too_low", "amount", {"amount": show_money(best.amount)}, clause_of(table, call))


def _better(table: Table, bid: Call, best: Call) -> bool:
    """Return a higher bid, or the same by somebody seated where the best is by one who stands."""
    if bid.amount != best.amount:
        return bid.amount > best.amount
    return is_seated(bid.who) and not is_seated(best.who)


_CHECKS: dict[Act, Callable[[Ruleset, Table, Call], Iterator[Problem]]] = {
    Act.BANK: _bank,
    Act.DECLINE: _turn,
    Act.BANCO: _covering,
    Act.SUIVI: _covering,
    Act.TABLE: _sharing,
    Act.STAKE: _sharing,
    Act.LINE: _sharing,
    Act.RULES: _rule_table,
    Act.RETIRE: _retire,
    Act.HAUTEUR: _hauteur,
    Act.BID: _bid,
}


def offers(rules: Ruleset, table: Table, standing: str = STANDING[:1]) -> tuple[Call, ...]:
    """Return every call that is legal now, by those who sit and by those who stand as named.

    Where a call names an amount, it is the least possible one for a bank or a bid, and all that is open for a stake.
    """
    people = [*(seat for seat in SEATS if seat in table.seats), *standing]
    calls = (Call(act, who, _amount(rules, table, act, who)) for act in Act for who in people)
    return tuple(call for call in calls if not problems(rules, table, call))


def _amount(rules: Ruleset, table: Table, act: Act, who: Person) -> int:
    if act in (Act.STAKE, Act.LINE):
        return open_amount(rules, table) if not cover(table) else 0
    if act is Act.BID and table.bids:
        best = table.bids[-1]
        equal = is_seated(who) and not is_seated(best.who)
        return best.amount if equal else best.amount + rules.chip
    return rules.minimum if act in (Act.BANK, Act.BID) else 0
