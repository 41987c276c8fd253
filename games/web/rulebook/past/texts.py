"""The words of a clause on a past day, in the reader's language as far as that is known."""

from collections import defaultdict
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime

from games.core.patterns import placeholders
from games.web.kit.message_format import formatted
from games.web.rulebook.changed_texts import facts_then, html_then
from games.web.rulebook.changes import Stood
from games.web.rulebook.editions import ENGLISH, Dealt, Row
from games.web.rulebook.models import FormerTranslation

Former = Mapping[str, list[FormerTranslation]]  # by the id of their clause, the earliest first


@dataclass(frozen=True, slots=True)
class Text:
    """The title of a clause and its body, both as they are written and as HTML."""

    language: str
    title: str
    body: str
    html: str


def former_since(books: Collection[str], language: str, moment: datetime) -> Former:
    """Return the translations whose place others have taken since a moment. One query."""
    found: dict[str, list[FormerTranslation]] = defaultdict(list)
    rows = FormerTranslation.objects.filter(clause__section__book__in=books, language=language, created__gte=moment)
    for row in rows.order_by("pk"):
        found[row.clause_id].append(row)
    return found


def text_then(row: Row, stood: Stood, former: Former, dealt: Dealt, language: str) -> Text:
    """Return what a clause said: in a language, in the first text since then that was made from the wording in force;
    in English where there is none."""
    revision = stood.words.revision
    texts = [(one.source_revision, one.title, one.body) for one in former.get(row["id"], ())]
    texts.append((row["own_source"], row["own_title"], row["own_body"]))
    own = next(((title, body) for source, title, body in texts if source == revision), None)
    shown = language if own else ENGLISH
    title, body = own or (stood.words.title, stood.words.body)
    known = facts_then(stood.facts, dealt, shown)
    said = formatted(title, known, shown) if placeholders(title) <= known.keys() else title
    return Text(shown, said, body, html_then(body, known, dealt, shown))
