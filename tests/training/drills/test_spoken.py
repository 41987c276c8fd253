"""Calls said in their order: what is to be said is what the papers say, and every call is one of the game's."""

import pytest

from games.core.cards import RANKS, parse_cards
from tests.games.vectors import rows
from tests.training.drills.cases import cases, make, rulesets
from training.drills.kit.chance import Chance
from training.drills.kit.items import Phrase
from training.drills.kit.spoken import MOST, owned, spoken
from training.drills.registry import GENERATORS

SPEAKING = ("speaking", "tq-speaking", "cdf-speaking", "punto-banco-speaking")
LABEL = Phrase("speaking.call")


def said(item, slug):
    """The calls of the key, in their order."""
    part = next(part for part in item.parts if part.slug == slug)
    words = {name: text.values["call"] for name, text in part.options}
    return [words[name] for name in part.expected.split()]


def hands(item):
    return [parse_cards("".join(row["cards"])) for row in item.scene["rows"]]


def test_a_call_that_a_game_does_not_have_is_refused():
    with pytest.raises(ValueError, match="roulette has no call Banco"):
        owned("roulette", "Faites vos jeux", "Banco")


def test_no_more_is_offered_than_there_are_digits_and_every_right_call_is():
    wrong = [f"wrong {number}" for number in range(20)]
    part = spoken(Chance("a"), "said", LABEL, ("one", "two"), ("two", *wrong), ())
    offered = [text.values["call"] for _name, text in part.options]
    assert len(offered) == MOST
    assert set(offered) == {"one", "two", *wrong[:7]}


@pytest.mark.parametrize(("rules", "name", "level"), [case for case in cases() if case[1] in SPEAKING])
def test_some_calls_are_wrong_and_none_is_offered_twice(rules, name, level):
    for cell in GENERATORS[name].grid(rulesets()[rules], level).cells[:12]:
        for part in make(rules, name, level, "seed", cell).parts:
            offered = [text.values["call"] for _name, text in part.options]
            assert len({call.casefold() for call in offered}) == len(offered) <= MOST
            assert len(part.expected.split()) < len(offered)


@pytest.mark.parametrize("rules", ["venice-french", "parlour-double-zero"])
def test_a_result_is_said_word_by_word_as_it_is_called(rules):
    called = {number: call for number, call, _clause in rows("roulette", "calls")} | {"00": "Double zéro"}
    cells = GENERATORS["speaking"].grid(rulesets()[rules], 1).cells
    assert len(cells) == len(rulesets()[rules].wheel.pockets)
    for cell in cells:
        words = called[cell].replace(", ", "/").replace(" et m", "/m").replace(" et p", "/p").split("/")
        assert said(make(rules, "speaking", 1, "seed", cell), "call") == words


# Chapters 3 and 4 of the course: the opening, the first spin, the spin, the closing, the change at the ball.
SPINS = {
    "paid": (["Faites vos jeux", "Rien ne va plus"], ["Tout est payé au numéro"]),
    "nothing": (["Faites vos jeux", "Rien ne va plus"], ["Rien au numéro"]),
    "first": (
        ["La banque est ouverte", "Faites vos jeux", "La partie commence", "Voici la première", "Rien ne va plus"],
        [],
    ),
    "last": (["Messieurs-dames, à la dernière", "Rien ne va plus"], []),
    "relief": (["Après le coup, les boules passent"], ["Tout est payé au numéro"]),
}


def test_a_spin_of_french_roulette_is_called_as_the_course_says():
    called = {number: call for number, call, _clause in rows("roulette", "calls")}
    assert GENERATORS["speaking"].grid(rulesets()["venice-french"], 2).cells == tuple(SPINS)
    for cell, (before, after) in SPINS.items():
        item = make("venice-french", "speaking", 2, "seed", cell)
        assert said(item, "before") == before
        assert said(item, "after") == [called[str(item.scene["number"])], *after]


@pytest.mark.parametrize("rules", ["venice-fair", "france-english", "parlour"])
def test_elsewhere_a_spin_is_opened_closed_and_called(rules):
    assert GENERATORS["speaking"].grid(rulesets()[rules], 2).cells == ("plain",)
    item = make(rules, "speaking", 2, "seed")
    assert said(item, "before") == ["Faites vos jeux", "Rien ne va plus"]
    assert len(said(item, "after")) == 1


UNITS = ["un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "quarante"]
RULES_TQ = ("venice-trente-et-quarante", "venice-mini-trente-et-quarante")


def of_coup(noir, rouge):
    """What is called of two rows, counted here."""
    first, second = (UNITS[sum(min(RANKS.index(card.rank) + 1, 10) for card in row) - 31] for row in (noir, rouge))
    if first == second:
        return [first, f"{second} après"]
    rouge_wins = UNITS.index(second) < UNITS.index(first)
    couleur_wins = rouge_wins == (noir[0].suit in "dh")
    verdict = (
        ("et couleur", "et couleur") if rouge_wins == couleur_wins else (", la couleur perd", ", la couleur gagne")
    )
    verb, rest = ("gagne", verdict[0]) if rouge_wins else ("perd", verdict[1])
    return [first, second, f"Rouge {verb} {rest}".replace(" ,", ",")]


@pytest.mark.parametrize("rules", RULES_TQ)
def test_a_coup_of_trente_et_quarante_is_called_by_its_cards(rules):
    for cell in GENERATORS["tq-speaking"].grid(rulesets()[rules], 1).cells:
        for seed in range(5):
            item = make(rules, "tq-speaking", 1, f"seed-{seed}", cell)
            assert said(item, "result") == of_coup(*hands(item)), (cell, seed)


@pytest.mark.parametrize("rules", RULES_TQ)
def test_the_five_cards_are_called_before_the_first_coup_of_a_taille_alone(rules):
    bets = ["Messieurs, faites vos jeux", "Messieurs, les jeux sont faits, rien ne va plus"]
    assert said(make(rules, "tq-speaking", 2, "seed", "first"), "bets") == ["Messieurs, les cinq cartes", *bets]
    assert said(make(rules, "tq-speaking", 2, "seed", "later"), "bets") == bets


def test_the_calls_of_trente_et_quarante_are_asked_total_by_total():
    """The totals that are seen, and the ends of a coup, each asked where the map says it is."""
    for cell in ("31-31", "31-40", "38-38", "36-32"):
        item = make(RULES_TQ[0], "tq-call", 2, "seed", cell)
        first, second, *verdict = of_coup(*hands(item))
        assert [30 + (UNITS.index(word.removesuffix(" après")) + 1) for word in (first, second)] == [
            int(total) for total in cell.split("-")
        ]
        assert item.key["words"] == ". ".join([f"{first.capitalize()}, {second}", *verdict])
    assert len(GENERATORS["tq-call"].grid(rulesets()[RULES_TQ[0]], 2).cells) == 100


def score_of(cards):
    return sum((RANKS.index(card.rank) + 1) % 10 if RANKS.index(card.rank) < 9 else 0 for card in cards) % 10


ENDS = {"win": ["La banque gagne"], "lose": ["Le ponte gagne", "La main passe"], "tie": ["Égalité, le coup est nul"]}


@pytest.mark.parametrize("rules", ["venice-chemin-de-fer", "bound-chemin-de-fer"])
def test_a_coup_of_chemin_de_fer_is_called_by_its_cards(rules):
    cells = GENERATORS["cdf-speaking"].grid(rulesets()[rules], 1).cells
    assert len(cells) == 7
    for cell in cells:
        item = make(rules, "cdf-speaking", 1, "seed", cell)
        punter, bank = hands(item)
        own, other = score_of(bank), score_of(punter)
        move = "Carte" if len(punter) == 3 else "Abatage" if other > 7 else "Pas de carte"
        end = "tie" if own == other else "win" if own > other else "lose"
        assert cell.endswith(f"-{end}")
        assert said(item, "coup") == [move, *ENDS[end]]
        bets = said(item, "bets")
        assert bets[1:] == ["Les jeux sont faits, rien ne va plus"]
        assert bets[0].startswith("Messieurs, il y a ")


def test_a_coup_of_punto_banco_is_called_by_its_cards():
    rules = "venice-punto-banco"
    for cell in GENERATORS["punto-banco-speaking"].grid(rulesets()[rules], 1).cells:
        item = make(rules, "punto-banco-speaking", 1, "seed", cell)
        punto, banco = hands(item)
        drawn = len(punto) + len(banco) - 4
        is_natural = max(score_of(punto[:2]), score_of(banco[:2])) > 7
        cards = ["Abatage"] if is_natural else ["Carte"] * drawn
        tie = ["Égalité"] if score_of(punto) == score_of(banco) else []
        assert said(item, "calls") == ["Faites vos jeux", "Rien ne va plus", *cards, *tie]
