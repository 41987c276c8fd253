"""The API of trente et quarante: its requests, what of `games.trente_quarante` they call, and what is shown of it."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, WithJsonSchema
from pydantic_core import PydanticCustomError

from games.core.cards import Card
from games.core.problems import Problem, Refused, check
from games.trente_quarante.coup import card_problems, settle
from games.trente_quarante.odds import endless, odds
from games.trente_quarante.rows import Chance, Coup
from games.trente_quarante.rows import total as row_total
from games.trente_quarante.rulesets import DEFAULT, Ruleset, ruleset
from games.trente_quarante.stakes import Choice, Held, Stake
from games.web.kit.bodies import (
    Amount,
    Body,
    CardRead,
    Exact,
    Money,
    Read,
    Response,
    RulesRequest,
    SettlementTotal,
    Text,
    Word,
    read_each,
)
from games.web.kit.operation import Operation

GAME = "trente-et-quarante"
MOST_STAKES, MOST_CARDS, MOST_DECKS = 5_000, 500, 8
ENDLESS: Literal["infinite"] = "infinite"
_COULEUR = {True: "win", False: "lose", None: "void"}


def _decks(value: Any) -> int | str:
    if value == ENDLESS:
        return ENDLESS
    if type(value) is not int:
        raise PydanticCustomError("not_a_whole_number", "not a whole number")
    if not 1 <= value <= MOST_DECKS:
        raise PydanticCustomError("out_of_range", "out of range")
    return value


Cards = Annotated[list[CardRead], Field(max_length=MOST_CARDS)]
ChanceRead = Annotated[Chance, Read(Chance.read)]
ApresChoice = Annotated[Choice, Read(Choice.parse)]
Decks = Annotated[
    int | Literal["infinite"],
    BeforeValidator(_decks),
    WithJsonSchema({"enum": [*range(1, MOST_DECKS + 1), ENDLESS]}),
]


class _RulesRequest(RulesRequest):
    rules: Word = DEFAULT

    @property
    def ruleset(self) -> Ruleset:
        return ruleset(self.rules, self.overrides)


class TrenteQuaranteStake(Body):
    chance: ChanceRead
    stake: Amount
    insured: bool = False
    choice: Annotated[ApresChoice | None, Field(description="leave, divide (or take_half), move:noir.")] = None

    def read(self) -> Stake:
        return Stake(self.chance, self.stake, self.insured, self.choice)


class TrenteQuaranteHeldStake(Body):
    chance: ChanceRead
    stake: Amount
    level: Annotated[int, Field(ge=1, le=99)]
    choice: ApresChoice | None = None

    def read(self) -> Held:
        return Held(self.chance, self.stake, self.level, self.choice)


class TrenteQuaranteSettleRequest(_RulesRequest):
    cards: Annotated[Cards, Field(description="In the order dealt, noir's and then rouge's.")]
    bets: Annotated[list[TrenteQuaranteStake], Field(max_length=MOST_STAKES)]
    held: Annotated[list[TrenteQuaranteHeldStake], Field(max_length=MOST_STAKES)] = []

    def run(self) -> object:
        rules = self.ruleset
        check(card_problems(rules, self.cards))
        coup = Coup.exactly(self.cards)
        stakes = read_each("bets", self.bets, TrenteQuaranteStake.read)
        settled = settle(rules, coup, stakes, read_each("held", self.held, TrenteQuaranteHeldStake.read))
        return {
            "noir": _row(coup.noir),
            "rouge": _row(coup.rouge),
            "winner": coup.winner,
            "couleur": _COULEUR[coup.couleur_wins],
            "call": coup.call,
            "used": coup.used,
            "lines": settled.lines,
            "total": settled.total,
            "held": settled.held,
        }


def _row(cards: Sequence[Card]) -> dict[str, object]:
    return {"cards": cards, "total": row_total(cards)}


class TrenteQuaranteRow(Response):
    cards: list[Text]
    total: int


class TrenteQuaranteLine(Response):
    """`premium` is what the insurance cost.

    `result` is win, lose, void, insured, halved, imprisoned, freed or excess.
    """

    chance: Text
    stake: Money
    premium: Money
    result: str
    winnings: Money
    returned: Money
    held: Money
    clause: Text


class TrenteQuaranteTotal(SettlementTotal):
    premiums: Money
    held: Money


class TrenteQuaranteStillHeld(Response):
    chance: Text
    stake: Annotated[Money, Field(validation_alias="amount")]
    level: int


class TrenteQuaranteSettleResponse(Response):
    """`couleur` is win, lose or void; `used` counts the cards."""

    noir: TrenteQuaranteRow
    rouge: TrenteQuaranteRow
    winner: Text
    couleur: str
    call: str
    used: int
    lines: list[TrenteQuaranteLine]
    total: TrenteQuaranteTotal
    held: list[TrenteQuaranteStillHeld]


class TrenteQuaranteOddsRequest(_RulesRequest):
    decks: Decks
    seen: Cards = []

    def run(self) -> object:
        rules = self.ruleset
        if self.seen and self.decks == ENDLESS:
            raise Refused(Problem("seen_without_decks", "seen"))
        found = odds(self.decks, self.seen) if isinstance(self.decks, int) else endless()
        return {
            "totals": found.totals,
            "ties": found.ties,
            "rouge": found.rouge,
            "couleur": found.couleur,
            "inverse": found.inverse,
            "tie": found.tie,
            "apres": found.apres,
            "edge": {"plain": found.edge(), "insured": found.insured_edge(rules)},
            "cards_per_coup": found.cards_per_coup,
        }


class TrenteQuaranteEdge(Response):
    """For a unit on rouge or noir; `insured` is null where stakes are not insured."""

    plain: Exact
    insured: Exact | None


class TrenteQuaranteOddsResponse(Response):
    totals: dict[Text, Exact]
    ties: dict[Text, Exact]
    rouge: Exact
    noir: Annotated[Exact, Field(validation_alias="rouge")]
    couleur: Exact
    inverse: Exact
    tie: Exact
    apres: Exact
    edge: TrenteQuaranteEdge
    cards_per_coup: Exact


OPERATIONS = (
    Operation(GAME, "settle", "Settle a coup", TrenteQuaranteSettleRequest, TrenteQuaranteSettleResponse),
    Operation(GAME, "odds", "Odds of a coup", TrenteQuaranteOddsRequest, TrenteQuaranteOddsResponse),
)
