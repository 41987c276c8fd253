"""Checks of what opens a page of rules: under each ruleset it is whole, and the engine fills it."""

from collections.abc import Iterator, Set

from games.core.clauses import Rulebook
from games.core.patterns import TextFault, placeholders
from games.web import registry
from games.web.kit.game import Game
from games.web.rulebook import minute
from games.web.rulebook.figures import picture
from games.web.rulebook.minute import Minute


def minutes_are_whole(book: Rulebook) -> Iterator[str]:
    """Check that each family of games has its minute, which rests on clauses, and no other has one."""
    try:
        found = dict(minute.minutes(book.game))
    except (TextFault, KeyError) as fault:
        yield f"minute.toml of {book.game}: {fault}"
        return
    shown: set[str] = set()
    games = [game for game in registry.GAMES.values() if game.engine == book.game]
    for game in games:
        one = found.get(game.family)
        if one is None:
            yield f"{game.slug}: minute.toml has nothing for {game.family}"
            continue
        for ruleset in game.rulesets:
            yield from _under(one, game, ruleset, shown)
    families = {game.family for game in games}
    yield from (f"minute.{family}: is no family of games" for family in sorted(found.keys() - families))
    ids = {clause.id for clause in book.whole}
    for one in found.values():
        yield from _at_all(one, ids, shown)


def _under(one: Minute, game: Game, ruleset: str, shown: set[str]) -> Iterator[str]:
    """Yield what is wrong under a ruleset; adds what holds there to `shown`."""
    rules = registry.rules(game.engine, ruleset)
    held = minute.holding(one, rules, registry.clauses_of(game.engine, ruleset))
    shown |= {part.where for part in held.parts} | set(held.words)
    counted = {
        "steps": (held.steps, minute.STEPS),
        "words": (held.words, minute.WORDS),
        "facts": (held.facts, minute.FACTS),
    }
    for name, (parts, number) in counted.items():
        if len(parts) not in number:
            yield f"minute.{one.family}: {len(parts)} {name} under {ruleset}"
    for name, parts in (("pays", held.pays), ("costs", held.costs)):
        if not parts:
            yield f"minute.{one.family}: nothing that it {name} under {ruleset}"
    known = registry.facts(game.engine, ruleset).keys()
    texts = [(f"minute.{one.family}.object", one.object)]
    apart = (held.example, *held.facts)
    texts += [(part.where, f"{part.label} {part.text}") for part in held.parts if part not in apart]
    yield from _unknown(texts, known, ruleset)
    facts = [(part.where, f"{part.label} {part.text}") for part in held.facts]
    yield from _unknown(facts, known | {minute.POSTED_MINIMUM}, ruleset)
    drawn = picture(rules, one.example.clause)
    if drawn is None:
        yield f"minute.{one.family}: {one.example.clause} has no example under {ruleset}"
    else:
        yield from _unknown([(one.example.where, one.example.text)], known | drawn.facts.keys(), ruleset)


def _unknown(texts: list[tuple[str, str]], known: Set[str], ruleset: str) -> Iterator[str]:
    for where, text in texts:
        for name in sorted(placeholders(text) - known):
            yield f"{where}: {{{name}}} is unknown to the engine under {ruleset}"


def _at_all(one: Minute, ids: set[str], shown: set[str]) -> Iterator[str]:
    for part in one.parts:
        if part.clause not in ids:
            yield f"{part.where}: {part.clause} is no clause"
        elif part.where not in shown:
            yield f"{part.where}: is shown under no ruleset"
    for word in one.words:
        if word not in ids or "-term-" not in word:
            yield f"minute.{one.family}: {word} is no word of the glossary"
        elif word not in shown:
            yield f"minute.{one.family}: {word} is shown under no ruleset"
