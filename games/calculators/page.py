"""What the page of a table shows."""

from collections.abc import Iterator
from typing import Any

from django.utils.translation import get_language, gettext

from games.calculators import felt, places
from games.calculators.offers import again, asked_at_zero
from games.calculators.play import ACTIONS, Asked, amount
from games.calculators.settled import past
from games.calculators.tables import Table
from games.core.problems import Problem, Refused
from games.roulette import layout
from games.roulette.called import CalledBet
from games.roulette.session import Session
from games.roulette.stakes import Stake
from games.roulette.wheel import POCKETS, colour
from games.rulebook.formats import money
from games.rulebook.wording import bet_name, problem_text

REACHES = (1, 2, 3, 4)
_USUAL_REACH = 2


def anchor(asked: Asked) -> str:
    """The part of the page that an action is about."""
    if "lay" in asked:
        return f"#lay-{asked['lay']}" if asked["lay"] not in ("spot", "called") else "#stakes"
    return "#result" if "spin" in asked or "wish" in asked else "#stakes"


def context(table: Table, session: Session, asked: Asked, problem: Problem | None) -> dict[str, Any]:
    """Everything on the page of a game; `problem` is what was refused."""
    rules, language = table.rules, get_language() or "en"
    settled = session.play(rules)
    held = settled[-1].held if settled else ()
    spins = past(table, session, settled)
    lying, imprisoned = felt.on_felt(rules, session.stakes), felt.in_prison(rules, held)
    error = problem_text(problem) if problem else ""
    total = sum(stake.total for stake in session.stakes)
    return {
        "table": table,
        "session": session,
        "is_new": session == Session(),
        "errors": {problem.field: error} if problem else {},
        "problem": problem,
        "typed_game": asked.get("play", "") if problem and problem.field == "play" else str(session),
        **_stake_field(table, session, asked, problem),
        "drawing": felt.drawing(),
        "view_box": f"0 0 {layout.WIDTH} {layout.HEIGHT}",
        "spots": felt.furnished(language, lying, imprisoned),
        "track": felt.track(language, reach := _reach(session, asked)),
        "reach": reach,
        "reaches": REACHES,
        "pockets": [(n, colour(n) or "zero") for n in sorted(POCKETS)],
        "stakes": [(index, stake, _places(stake)) for index, stake in enumerate(session.stakes)],
        "repeatable": bool(session.spins and session.spins[-1].stakes),
        "total": total,
        "chosen_spot": asked.get("spot"),
        "chosen_called": asked.get("called"),
        "held": held,
        "caught": asked_at_zero(rules, session, settled),
        "again": list(again(session)),
        "last": spins[0] if spins else None,
        "spins": spins,
        "said": error or _said(asked, spins[0].gloss if spins else "", total),
        "positions": felt.positions(language),
        "called_bets": felt.other_called_bets(language),
        "stylesheet_version": places.version(),
    }


def _stakes(session: Session) -> Iterator[Stake]:
    """Every stake of a game, the last one first."""
    yield from reversed(session.stakes)
    for spin in reversed(session.spins):
        yield from reversed(spin.stakes)


def _stake_field(table: Table, session: Session, asked: Asked, problem: Problem | None) -> dict[str, Any]:
    """The chips to choose from, the one chosen, and, where something was refused, the amount as it was typed."""
    chosen = next((stake.amount for stake in _stakes(session)), table.usual_stake)
    typed = asked.get("other", "") if problem else ""
    try:
        chosen = amount(asked) if not typed else chosen
    except Refused:
        typed = asked.get("stake", "") if problem else ""
    chips = sorted({*table.chips, chosen} - {0})
    return {"chips": [felt.chip(table.rules, value) for value in chips], "chosen": chosen, "typed_stake": typed}


def _reach(session: Session, asked: Asked) -> int:
    """How many neighbours on each side: as asked, or as last laid."""
    laid = (str(stake.bet).rpartition(":")[2] for stake in _stakes(session) if str(stake.bet).startswith("neighbours:"))
    wanted = asked.get("reach") or next(laid, "")
    return next((reach for reach in REACHES if str(reach) == wanted), _USUAL_REACH)


def _places(stake: Stake) -> str:
    """The positions on which a stake's chips lie."""
    if isinstance(stake.bet, CalledBet):
        return " ".join(placement.bet.key for placement in stake.bet.placements)
    return stake.bet.key


def _said(asked: Asked, gloss: str, total: int) -> str:
    """What is said aloud after an action; without one, nothing."""
    if "spin" in asked:
        return gloss
    if "lay" in asked:
        key = asked.get(asked["lay"], asked["lay"])
        return gettext("Laid on {bet}. On the table: {total}.").format(bet=bet_name(key), total=money(total))
    return gettext("On the table: {total}.").format(total=money(total)) if ACTIONS.keys() & asked.keys() else ""
