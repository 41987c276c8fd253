"""The words of a clause on a past day, in the reader's language as far as that is known."""

from dataclasses import dataclass

from games.web.rulebook.changed_texts import facts_then, html_then, title_then
from games.web.rulebook.changes import Stood
from games.web.rulebook.editions import ENGLISH, Dealt, Row
from games.web.rulebook.former import Former, own_text


@dataclass(frozen=True, slots=True)
class Text:
    """The title of a clause and its body, both as they are written and as HTML."""

    language: str
    title: str
    body: str
    html: str


def text_then(row: Row, stood: Stood, former: Former, dealt: Dealt, language: str) -> Text:
    """Return what a clause said: in a language, in the first text since then that was made from the wording in force;
    in English where there is none."""
    present = row["own_title"], row["own_body"], row["own_source"]
    own = own_text(former, (row["id"], language, stood.words.revision), present)
    shown = language if own else ENGLISH
    title, body = own or (stood.words.title, stood.words.body)
    known = facts_then(stood.facts, dealt, shown)
    return Text(shown, title_then(title, known, shown), body, html_then(body, known, dealt, shown))
