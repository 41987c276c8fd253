"""What the page of a table shows."""

from collections.abc import Iterator, Sequence
from typing import Any

from django.utils.functional import Promise
from django.utils.safestring import SafeString
from django.utils.translation import get_language, gettext

from games.core.problems import Problem
from games.roulette import layout
from games.roulette.rulesets import Ruleset
from games.roulette.session import Session
from games.roulette.spin import Settlement
from games.roulette.stakes import Held
from games.roulette.wheel import pocket_name
from games.web.kit.formats import listed, ltr, money
from games.web.kit.game import where
from games.web.kit.messages import sentence
from games.web.kit.options import chosen
from games.web.kit.wording import sentences
from games.web.roulette.table import bar, felt, on_felt, places
from games.web.roulette.table.back import taken_back, undo_label
from games.web.roulette.table.laid import by_player
from games.web.roulette.table.offers import again, asked_at_zero
from games.web.roulette.table.play import ACTIONS
from games.web.roulette.table.players import player_of
from games.web.roulette.table.reading import Asked
from games.web.roulette.table.settled import past
from games.web.roulette.table.shortfalls import Shortfall, shortfalls
from games.web.roulette.table.tables import RouletteTable, roulette_table
from games.web.roulette.table.zero_words import words
from games.web.roulette.words import bet_name

EXAMPLE = "10*red 5*split:17-20 .17"
# The clauses on limits: a rule of the house, or, where it has none, that of what is too little.
_OF_LIMITS = ("roulette-limits", "roulette-minimum")


def next_url(table: RouletteTable, game: Session, asked: Asked) -> str:
    """Return where an action leads: the game, the part of the page that the action is about, and who is chosen, where
    the game itself does not say so."""
    who = bar.who_lays(game, asked)
    also = {} if who == bar.who_lays(game, {}) else {"player": player_of(who).number}
    return table.address(game, **also) + _anchor(asked)


def _anchor(asked: Asked) -> str:
    if "lay" in asked:
        return f"#lay-{asked['lay']}" if asked["lay"] not in ("spot", "called") else "#stakes"
    if "colour" in asked:
        return "#players"
    return "#result" if "spin" in asked or "wish" in asked else "#stakes"


def context(
    table: RouletteTable, before: Session, session: Session, asked: Asked, problem: Problem | None
) -> dict[str, Any]:
    """Return everything on the page of a game; `before` is the game before what was asked, `problem` what was
    refused."""
    rules, settled = table.rules, session.play(table.rules)
    spins, short = past(table, session, settled), shortfalls(rules, session.stakes)
    total = sum(stake.total for stake in session.stakes)
    seats, announcing = bar.seats(table, session, asked, problem), bar.announcing(session, asked)
    stake_field = bar.stake_field(table, session, asked, problem)
    held = settled[-1].held if settled else ()
    error = _error(problem, short, several=seats["several"])
    return {
        "table": table,
        "game": table.game,
        "rulesets": list(_rulesets(table)),
        "session": session,
        "is_new": session == Session(),
        "undo_label": undo_label(session),
        "errors": {problem.field: error} if problem else {},
        "problem": problem,
        "typed_game": asked.get("play", "") if problem and problem.field == "play" else str(session),
        **seats,
        **announcing,
        **stake_field,
        **_buttons(rules, seats, stake_field, problem.field if problem else ""),
        **_felt(rules, session, held, several=seats["several"]),
        **_lists(rules, asked, announcing["reach"]),
        "stakes": by_player(rules, session),
        "repeatable": bool(session.spins and session.spins[-1].stakes),
        "total": total,
        "shortfalls": short,
        **_after_spin(rules, session, settled),
        "last": spins[0] if spins else None,
        "spins": spins,
        "said": error or _said(asked, before, spins[0].gloss if spins else "", total, short),
        "limits_clause": next(name for name in _OF_LIMITS if where("roulette", name)(rules)),
        "stylesheet_version": places.version(),
    }


def _rulesets(table: RouletteTable) -> Iterator[tuple[Promise, str, bool]]:
    """Yield the tables of the game, one for each of its rulesets: its name, its address, and whether it is this one."""
    for name, title in table.game.rulesets.items():
        yield title, roulette_table(table.game, name).address(Session()), name == table.rules.name


def _error(problem: Problem | None, short: Sequence[Shortfall], *, several: bool) -> str:
    """Return why something was refused; where a spin was, for what the stakes lack, and whose they are."""
    if problem is None:
        return ""
    if problem.field == "play" and problem.code == "bad_notation":
        part = ltr(str(problem.values["part"]))
        return gettext("We could not read “{part}”. Example: {example}").format(part=part, example=ltr(EXAMPLE))
    if problem.field != "number" or not short:
        return sentence(problem)
    first = short[0]
    if not several:
        return first.sentence
    return gettext("{player}: {reason}").format(player=first.player.label, reason=first.sentence)


def _felt(rules: Ruleset, session: Session, held: Sequence[Held], *, several: bool) -> dict[str, Any]:
    """Return the felt with what lies on it and beside it, and the first and the last pocket of its wheel by their
    names."""
    piles = on_felt.piles(rules, session, held, several=several)
    last = max(set(rules.wheel.pockets) - rules.wheel.zeros)
    places_with_chips = on_felt.spots_with_chips(_language(), rules, piles)
    return {
        "drawing": felt.drawing(rules.wheel),
        "view_box": f"0 0 {layout.WIDTH} {layout.HEIGHT}",
        "spots": places_with_chips,
        "buttons": on_felt.drawn(_language(), rules, places_with_chips, several=several),
        "beside_layout": on_felt.beside(rules, session.stakes, several=several),
        "pocket_range": (pocket_name(max(rules.wheel.zeros)), pocket_name(last)),
    }


def _buttons(rules: Ruleset, seats: dict[str, Any], stake_field: dict[str, Any], refused: str) -> dict[str, SafeString]:
    """Return what of the bar is the same for many visitors, as it was rendered for the first of them; `refused` is a
    field."""
    chips, chosen, worth = tuple(stake_field["chips"]), stake_field["chosen"], seats["worth"]
    return {
        "seats_row": bar.row_of_seats(_language(), tuple(seats["seats"]), refused=refused == "player"),
        "tray": bar.tray(_language(), chips, chosen, worth, refused=refused == "stake"),
        "numbers": felt.numbers(rules.wheel, refused=refused == "number"),
    }


def _lists(rules: Ruleset, asked: Asked, reach: int) -> dict[str, Any]:
    """Return what can be laid beside the felt: the racetrack and the lists."""
    return {
        "track": felt.track(_language(), reach, rules.called_bets),
        "positions": chosen(felt.positions(_language(), rules.wheel), asked.get("spot")),
        "called_bets": chosen(felt.other_called_bets(_language(), rules.called_bets), asked.get("called")),
        "placed_later": listed(bet_name(name) for name in sorted(rules.placed_later)),
    }


def _after_spin(rules: Ruleset, session: Session, settled: Sequence[Settlement]) -> dict[str, Any]:
    """Return what the last spin leaves to say, to wait for and to play again, each with its player."""
    held = settled[-1].held if settled else ()
    return {
        "zero": words(rules),
        "held": [(player_of(prisoner.player), prisoner) for prisoner in held],
        "caught": [(player_of(stakes.player), stakes) for stakes in asked_at_zero(rules, session, settled)],
        "again": [(player_of(offer.stake.player), offer) for offer in again(session)],
    }


def _language() -> str:
    return get_language() or "en"


def _said(asked: Asked, before: Session, gloss: str, total: int, short: Sequence[Shortfall]) -> str:
    """Return what is said aloud after an action; without one, nothing."""
    if "spin" in asked:
        return gloss
    on_table = gettext("Total on the table: {total}.").format(total=money(total))
    if "undo" in asked and before.stakes:
        return sentences([taken_back(before), on_table])
    if "lay" in asked:
        key = asked.get(asked["lay"], asked["lay"])
        laid = gettext("Placed: {bet}. Total on the table: {total}.").format(bet=bet_name(key), total=money(total))
        return sentences([laid, *(one.sentence for one in short)])
    return on_table if ACTIONS.keys() & asked.keys() else ""
