"""Prison: what becomes of a stake at 31 après, and of one that is in prison already."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.trente_quarante.coup import Settlement, card_problems, settle
from games.trente_quarante.prison import apres_options
from games.trente_quarante.rows import Chance, Coup, Winner
from games.trente_quarante.rulesets import Ruleset
from games.trente_quarante.session import Session
from games.trente_quarante.stakes import LEAVE, ApresOption, Choice, Held, Stake
from training.drills.kit.chance import Chance as Luck
from training.drills.kit.common import cards_scene, options
from training.drills.kit.items import Item, Part, PartKind, Phrase, Value
from training.drills.kit.mistakes import Mistake, confused
from training.drills.kit.skill import skill
from training.drills.kit.worked import chosen, paid
from training.drills.trente_quarante.coups import (
    because,
    coup_deciding,
    coup_ending,
    coup_scene,
    played,
    rows_added,
    said,
)
from training.drills.trente_quarante.missettled import levels_forgotten, missettled
from training.drills.trente_quarante.mistakes import LEVELS_FORGOTTEN

NAME = "tq-prison"
_TEXTS = {
    # Translators: {wish} is one of the whole sentences below that begin with “The player”
    "tq-prison.ask-first": _("A stake of {stake} on {chance} is not insured. {wish}"),
    "tq-prison.ask-held": _("A stake of {stake} on {chance} is in prison at level {level}. {wish}"),
    "tq-prison.ask-out": _("A stake of {stake} on {chance} is in prison at level {level}, and the cards run out."),
    "tq-prison.ask-story": _(
        "A stake of {stake} on {chance} is not insured and is always left in prison. What happens to it in the end?"
    ),
    "tq-prison.leave": _("The player wants to leave it, if there is a choice."),
    "tq-prison.divide": _("The player wants to divide it, if there is a choice."),
    "tq-prison.move": _("The player wants to move it, if there is a choice."),
    "tq-prison.silent": _("The player says nothing."),
    "tq-prison.fate": _("What happens to the stake"),
    "tq-prison.back": _("Returned to the player"),
    "tq-prison.level": _("Its level afterwards, 0 if it is not in prison"),
    # Translators: answers to “What happens to the stake”
    "tq-prison.freed": _("it is freed"),
    "tq-prison.lose": _("it is lost"),
    "tq-prison.halved": _("it is divided"),
    "tq-prison.imprisoned": _("it is in prison"),
    "tq-prison.taken_back": _("it is taken back"),
    "tq-prison.coup": _("Coup"),
    "tq-prison.end": _("Result for the stake"),
    "tq-prison.apres": pgettext_lazy("coup", "31 après"),
    "tq-prison.tie": pgettext_lazy("coup", "a tie"),
    "tq-prison.win": pgettext_lazy("coup", "a win"),
    "tq-prison.loss": pgettext_lazy("coup", "a loss"),
}
_RESULTS = ("freed", "lose", "halved", "imprisoned", "taken_back")


def _parts(settled: Settlement, coup: Coup | None = None) -> tuple[Part, ...]:
    """Return what is asked of a stake: what happens to it, what goes back, and its level."""
    line, rests = settled.lines[0], because(settled.lines)
    level = settled.held[0].level if settled.held else 0
    offered = options(NAME, _RESULTS)
    rows = rows_added(coup) if coup else ()
    fate = (*rows, chosen(offered, line.result)) if rows else ()
    back = (*rows, paid(line.stake, line.returned))
    return (
        Part("fate", PartKind.CHOICE, Phrase(f"{NAME}.fate"), line.result, rests, offered, fate),
        Part("back", PartKind.MONEY, Phrase(f"{NAME}.back"), line.returned, rests, worked=back),
        Part("level", PartKind.NUMBER, Phrase(f"{NAME}.level"), level, rests),
    )


def _amount(luck: Luck, rules: Ruleset) -> int:
    """Whole chips, now and then such as do not divide evenly."""
    return luck.between(1, 40) * luck.pick((rules.smallest_chip, 10_00, 10_00, 40_00))


def _choice(luck: Luck, rules: Ruleset, chance: Chance, level: int) -> Choice | None:
    offered = apres_options(rules, level)
    if not offered:
        return None
    option = luck.pick(offered)
    others = [other for other in Chance if other is not chance]
    return Choice(option, luck.pick(others)) if option is ApresOption.MOVE else Choice(option)


def _asked(code: str, lies: Stake | Held, choice: Choice | None) -> Phrase:
    option = f"{NAME}.{choice.option}" if choice else f"{NAME}.silent"
    values: dict[str, Value] = {
        "stake": {"money": lies.amount},
        "chance": said(lies.chance),
        "wish": {"say": option},
    }
    if isinstance(lies, Held):
        values["level"] = lies.level
    return Phrase(f"{NAME}.{code}", values)


def _first(luck: Luck, rules: Ruleset) -> Item:
    chance = luck.pick(tuple(Chance))
    stake = Stake(chance, _amount(luck, rules), False, _choice(luck, rules, chance, 0))
    coup = coup_ending(luck, Winner.APRES)
    play = played([stake], coup)
    if stake.choice and stake.choice != LEAVE:
        play += f" *{chance}*0*{stake.choice}"

    def parts_of(settled: Settlement) -> tuple[Part, ...]:
        return _parts(settled, coup)

    parts = parts_of(settle(rules, coup, [stake]))
    mistakes = confused(parts, parts_of, lambda: missettled(rules, coup, [stake]))
    return Item(_asked("ask-first", stake, stake.choice), parts, coup_scene(coup), play, mistakes=mistakes)


def _held(luck: Luck, rules: Ruleset) -> Item:
    chance, level = luck.pick(tuple(Chance)), luck.between(1, rules.prison_levels)
    held = Held(chance, _amount(luck, rules), level, _choice(luck, rules, chance, level))
    end = luck.pick(("win", "loss", "tie", "apres", "apres", "out"))
    if end == "out":
        values: dict[str, Value] = {"stake": {"money": held.amount}, "chance": said(chance), "level": level}
        return Item(Phrase(f"{NAME}.ask-out", values), _parts(settle(rules, None, (), [held])))
    coup = _coup(luck, chance, end)

    def parts_of(settled: Settlement) -> tuple[Part, ...]:
        return _parts(settled, coup)

    parts = parts_of(settle(rules, coup, (), [held]))
    mistakes = confused(parts, parts_of, lambda: [(LEVELS_FORGOTTEN, levels_forgotten(rules, [coup], held))])
    return Item(_asked("ask-held", held, held.choice), parts, coup_scene(coup), mistakes=mistakes)


def _coup(luck: Luck, chance: Chance, end: str) -> Coup:
    if end in ("tie", "apres"):
        return coup_ending(luck, Winner(end))
    return coup_deciding(luck, chance, wins=end == "win")


def _story(luck: Luck, rules: Ruleset) -> Item:
    """Return a stake from its first imprisonment on, as far as it lies in prison."""
    chance, amount = luck.pick(tuple(Chance)), luck.between(1, 40) * 10_00
    session, ends = Session(stakes=(Stake(chance, amount),)), ["apres"]
    session = _then(luck, rules, session, chance, "apres")
    for _coup_more in range(luck.between(2, 5)):
        if not session.play(rules)[-1].held:
            break
        ends.append(luck.pick(("win", "win", "tie", "apres", "apres", "loss")))
        session = _then(luck, rules, session, chance, ends[-1])
    lines: list[list[Value]] = [[place, {"say": f"{NAME}.{end}"}] for place, end in enumerate(ends, 1)]
    scene = cards_scene(head=(Phrase(f"{NAME}.coup"), Phrase(f"{NAME}.end")), lines=lines)
    values: dict[str, Value] = {"stake": {"money": amount}, "chance": said(chance)}
    settled = session.play(rules)
    parts, coups = _parts(settled[-1]), [one.coup for one in settled]

    def wrong() -> list[tuple[Mistake, Settlement]]:
        return [(LEVELS_FORGOTTEN, levels_forgotten(rules, coups, Stake(chance, amount)))]

    mistakes = confused(parts, _parts, wrong)
    return Item(Phrase(f"{NAME}.ask-story", values), parts, scene, str(session), mistakes=mistakes)


def _then(luck: Luck, rules: Ruleset, session: Session, chance: Chance, end: str) -> Session:
    """Return the session with a coup of that end, which the shoe can still deal."""
    while True:
        coup = _coup(luck, chance, end)
        if not card_problems(rules, (*session.seen, *coup.cards)):
            return session.deal(coup)


@skill(
    NAME,
    engine="trente_quarante",
    version=1,
    title=_("31 après"),
    about=_("What happens to a stake at 31 après, and in the coups that follow."),
    levels=(_("The first time"), _("In prison"), _("Several coups")),
    texts=_TEXTS,
    fits=lambda rules, level: level == 1 or rules.prison,
)
def generator(luck: Luck, level: int, rules: Ruleset) -> Item:
    return (_first, _held, _story)[level - 1](luck, rules)
