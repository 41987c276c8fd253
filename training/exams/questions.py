"""Questions of a house as items: drawn, frozen and graded like those of the games."""

from collections.abc import Collection
from functools import partial
from hashlib import blake2b

from django.db.models import Max, OuterRef, Subquery
from django.db.models.functions import Coalesce
from django.utils.translation import gettext_lazy as _

from games.web.registry import GAMES
from training.drills.kit.chance import Chance
from training.drills.kit.items import Item, Part, PartKind, Phrase, Step, Text
from training.drills.kit.rules import Ruleset
from training.drills.kit.skill import Generator
from training.exams.models import QuestionKind, QuestionUse, QuestionVersion
from training.staff.models import House

Pinned = tuple[int, int | None]  # a question with its version, None for the last one


def generator_of(version: QuestionVersion) -> Generator:
    """Return the skill that asks nothing but a version of a question. The order of what is offered is all that it
    leaves to chance. Its question must have been read with it."""
    title = _("A question of the house")
    return Generator(
        name=str(version.question),
        engine=GAMES[version.question.game].engine,
        version=version.number,
        title=title,
        about=title,
        levels=(title,),
        texts={},
        draw=partial(_draw, version),
    )


def _draw(version: QuestionVersion, chance: Chance, _level: int, _rules: Ruleset) -> Item:
    texts, kind = version.texts, version.kind
    offered = len(next(iter(texts.values()))["options"])
    options = [
        (_option(version, place), Text({language: said["options"][place] for language, said in texts.items()}))
        for place in range(offered)
    ]
    names = [name for name, _text in options]
    expected = {"choice": names[:1], "order": [" ".join(names)]}.get(kind, version.answers)
    shuffled = chance.shuffled(options)
    while kind == QuestionKind.ORDER and [name for name, _text in shuffled] == names:
        shuffled = chance.shuffled(options)
    why = {language: said["why"] for language, said in texts.items() if said["why"]}
    key = expected[0] if kind != QuestionKind.TEXT else "\n".join(expected)
    part = Part(
        slug="answer",
        kind=PartKind(kind),
        label=Phrase("procedure.order" if kind == QuestionKind.ORDER else "procedure.answer"),
        expected=key,
        clauses=(version.clause,) if version.clause else (),
        options=tuple(shuffled),
        worked=(Step(Text(why), key),) if why else (),
    )
    return Item(Text({language: said["ask"] for language, said in texts.items()}), (part,))


def _option(version: QuestionVersion, place: int) -> str:
    """Return the id of an answer or a step, which does not say which is right."""
    return blake2b(f"{version}/{place}".encode(), digest_size=3).hexdigest()


def last_versions(house: House, game: str = "") -> list[QuestionVersion]:
    """Return the last version of each question of a house, or of those about one game, the newest question first, each
    with whether it is `in_use`. One query."""
    last_use = QuestionUse.objects.filter(question=OuterRef("question")).order_by("-pk").values("in_use")[:1]
    rows = QuestionVersion.objects.filter(question__house=house).annotate(last=Max("question__versions__number"))
    # By keywords, because the model declares the attribute for readers of the code.
    rows = rows.annotate(**{"in_use": Coalesce(Subquery(last_use), True)})
    if game:
        rows = rows.filter(question__game=game)
    return [row for row in rows.select_related("question").order_by("-question_id") if row.number == row.last]


def versions_of(pinned: Collection[Pinned]) -> dict[Pinned, QuestionVersion]:
    """Return versions of questions, by how a section names them. One query, none where nothing is named."""
    if not pinned:
        return {}
    rows = QuestionVersion.objects.filter(question__in={question for question, _number in pinned})
    found: dict[Pinned, QuestionVersion] = {}
    for row in rows.select_related("question").order_by("number"):
        found[row.question_id, row.number] = row
        found[row.question_id, None] = row
    return found
