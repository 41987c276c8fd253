"""The stakes that are followed at a zero, and the winners, as people settle them by mistake during a shift."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from games.roulette.bets import EVEN_CHANCES
from games.roulette.chips import cut
from games.roulette.rulesets import Ruleset
from games.roulette.spin import Line
from games.roulette.stakes import Choice, Held, Result, Stake, ZeroOption
from training.drills.kit.items import Given, Part, PartKind
from training.drills.kit.mistakes import Mistake
from training.drills.roulette import mistakes
from training.drills.roulette.mispaid import mispaid
from training.drills.roulette.shift.spins import Fate, Spun
from training.drills.roulette.shift.texts import PLAYERS
from training.drills.roulette.sums import cut_of

_End = tuple[str, int]  # what has become of a stake, as an answer, and what goes back of it
# Of fewer winners an order at random is too often the one reversed.
_FEWEST_REVERSED = 4


def misfated(spin: Spun) -> Iterator[tuple[Mistake, Given]]:
    """Yield the answers about the stakes that are followed, by mistake."""
    for mistake, ends in (
        (mistakes.HALVED_FOR_PRISON, _halved),
        (mistakes.ZERO_TAKES_ALL, _taken),
        (mistakes.LEVELS_FORGOTTEN, _without_levels),
        (mistakes.FREED_PAID, _paid),
    ):
        yield mistake, _fates(spin, ends)


def _fates(spin: Spun, ends: Callable[[Spun, Fate], _End]) -> Given:
    ended = [ends(spin, fate) for fate in spin.fates]
    given: Given = {f"fate-{place}": says for place, (says, _back) in enumerate(ended, start=1)}
    return given | {"back": sum(back for _says, back in ended)}


def _is(fate: Fate) -> _End:
    return fate.ending, fate.line.returned


def _halved(spin: Spun, fate: Fate) -> _End:
    """Return a stake divided at its first zero, as if its player had asked for half."""
    if not isinstance(fate.lies, Stake) or fate.lies.bet not in EVEN_CHANCES:
        return _is(fate)
    return _is(spin.fate_of(fate.lies, Choice(ZeroOption.TAKE_HALF)))


def _taken(spin: Spun, fate: Fate) -> _End:
    return ("lost", 0) if spin.number == 0 else _is(fate)


def _without_levels(spin: Spun, fate: Fate) -> _End:
    """Return a prisoner of which every further zero is forgotten: one win sets it free."""
    if not isinstance(fate.lies, Held):
        return _is(fate)
    again = spin.fate_of(replace(fate.lies, level=1), fate.choice)
    return _is(replace(again, level=min(again.level, 1)))


def _paid(_spin: Spun, fate: Fate) -> _End:
    """Return a stake that was set free with a win of its own."""
    says, back = _is(fate)
    return says, 2 * back if fate.line.result is Result.FREED else back


def miscounted(rules: Ruleset, spin: Spun, parts: Sequence[Part]) -> Iterator[tuple[Mistake, Given]]:
    """Yield what the players are paid by mistake, and the winners in the opposite order."""
    for mistake, lines in mispaid(spin.winners):
        yield mistake, dict(_payments(rules, lines, parts))
    for part in parts:
        letters = str(part.expected).split()
        if part.kind == PartKind.ORDER and len(letters) >= _FEWEST_REVERSED:
            yield mistakes.ORDER_REVERSED, {part.slug: " ".join(reversed(letters))}


def _payments(rules: Ruleset, lines: Sequence[Line], parts: Sequence[Part]) -> Iterator[tuple[str, int | str]]:
    """Yield what is paid to each player; what is cut into chips goes to the last."""
    due = {player: sum(line.winnings for line in lines if line.player == player) for player in PLAYERS}
    last = [player for player in PLAYERS if any(line.player == player for line in lines)][-1]
    for player, cents in due.items():
        yield f"money-{PLAYERS[player]}", cents
    if due[last] and any(part.slug == "cut" for part in parts):
        yield "cut", cut_of(cut(rules, due[last]))
