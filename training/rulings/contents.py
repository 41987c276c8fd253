"""What a ruling holds: all that is ever shown of it, as JSON, with its words in each language of the staff."""

from collections.abc import Mapping, Sequence
from typing import Any

from django.conf import settings
from django.utils.translation import override

from games.web.kit.settling import Asked, Entry, Settled, settled
from games.web.rulebook.editions import ENGLISH
from games.web.rulebook.worded import Worded, worded_before
from games.web.venues.differences import differences
from training.rulings.problems import RulingRefused
from training.rulings.that_day import ThatDay

Contents = dict[str, Any]


def contents_of(on: ThatDay, came: Entry, laid: Mapping[int, Entry]) -> Contents:
    """Settle what is entered under the rules of the day. Raise Refused, of the engine, and RulingRefused (unworded)."""
    by_language = {language: _settled(on, came, laid, language) for language in settings.STAFF_LANGUAGES}
    lines = by_language[ENGLISH]
    clauses = list(dict.fromkeys(str(clause) for line in lines for clause in line.because))
    translated = [language for language in by_language if language != ENGLISH]
    worded = worded_before(clauses, on.rules, on.usual, on.end, translated)
    revisions = {clause.id: clause.revision for clause in worded}
    if len(revisions) < len(clauses):
        raise RulingRefused("unworded")
    return {
        "table": {"slug": on.table.slug, "name": on.table.name, "ruleset": on.table.ruleset},
        "parameters": on.ruleset.parameters,
        "overrides": on.table.overrides,
        "records": _records(on),
        "came": dict(came),
        "laid": [dict(entry) for entry in laid.values()],
        "lines": [
            {
                "player": line.player,
                "stake": line.stake,
                "winnings": line.winnings,
                "returned": line.returned,
                "held": line.held,
                "taken": line.taken,
                "clauses": [{"id": str(id_), "revision": revisions[str(id_)]} for id_ in line.because],
                "said": {code: [each[place].spot, each[place].result] for code, each in by_language.items()},
            }
            for place, line in enumerate(lines)
        ],
        "clauses": [_clause(one) for one in worded],
        "said": {language: _said(on, came, laid, language) for language in by_language},
    }


def _settled(on: ThatDay, came: Entry, laid: Mapping[int, Entry], language: str) -> list[Settled]:
    with override(language):
        return settled(on.settling, on.rules, came, laid)


def _records(on: ThatDay) -> dict[str, Any]:
    """Return since when table and ruleset are recorded so; no day where the first record is later than the day."""
    return {
        "table": on.table.created.isoformat() if on.table_is_known else None,
        "ruleset": on.ruleset.since.isoformat() if on.ruleset.since and on.ruleset.is_known else None,
    }


def _clause(one: Worded) -> dict[str, Any]:
    return {
        "id": one.id,
        "revision": one.revision,
        "facts": one.facts,
        "is_known": one.is_known,
        "texts": {language: {"title": text.title, "body": text.body} for language, text in one.texts.items()},
    }


def _said(on: ThatDay, came: Entry, laid: Mapping[int, Entry], language: str) -> dict[str, Any]:
    """Return in one language what the game is called, what was entered, and the limits and options of the day."""
    with override(language):
        fields = on.settling.laid(on.rules)
        return {
            "game": str(on.game.title),
            "ruleset": str(on.game.rulesets[on.table.ruleset]),
            "came": _values(on.settling.came(on.rules), came),
            "laid": [{"player": entry.get("player", ""), "values": _values(fields, entry)} for entry in laid.values()],
            "limits": [list(limit) for limit in on.game.room().limits(on.rules)],
            "differences": differences(on.usual, on.rules),
        }


def _values(fields: Sequence[Asked], entry: Entry) -> list[list[str]]:
    return [[str(field.label), field.said(entry[field.name])] for field in fields if field.name in entry]
