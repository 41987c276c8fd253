"""What a form asks of each game is settled by its engine. The amounts are worked out by hand from the rules."""

import pytest

from games.core.problems import Refused
from games.web.kit.settling import settled
from games.web.registry import GAMES


def settle(slug, came, *laid, ruleset=None, **overrides):
    game = GAMES[slug]
    return settled(game.room().settling, game.rules(ruleset or game.ruleset, overrides), came, dict(enumerate(laid)))


def amounts(*asked, **more):
    return [(line.player, line.spot, line.stake, line.winnings, line.returned) for line in settle(*asked, **more)]


def refused(*asked, **more):
    with pytest.raises(Refused) as problem:
        settle(*asked, **more)
    return problem.value.first.field


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_says_its_fields_and_each_has_a_label(slug):
    game = GAMES[slug]
    for ruleset in game.rulesets:
        rules, how = game.rules(ruleset, None), game.room().settling
        fields = [*how.came(rules), *how.laid(rules)]
        assert all(str(field.label) for field in fields)
        assert len({field.name for field in fields} | {"player", "note", "token", "rows"}) == len(fields) + 4


def test_roulette_pays_each_position_of_an_announcement():
    """Tiers: six chips of 5 on splits; 27 is on 27/30, which pays 17 to 1."""
    lines = amounts("french-roulette", {"outcome": "27"}, {"bet": "tiers", "stake": "5", "player": "B"})
    assert [line[2:] for line in lines].count((5_00, 0, 0)) == 5
    assert ("B", "Split 27/30", 5_00, 85_00, 5_00) in lines


def test_a_stake_in_prison_is_set_free_by_a_win_and_wins_nothing():
    (line,) = settle("french-roulette", {"outcome": "3"}, {"bet": "red", "stake": "10", "level": "1"})
    assert (line.result, line.winnings, line.returned) == ("Set free", 0, 10_00)


def test_a_stake_under_the_minimum_goes_back_with_its_clause_and_the_others_play():
    limits = {"minimum": {"straight": "5"}, "maximum": {"straight": "50"}}
    stakes = {"bet": "straight:7", "stake": "2"}, {"bet": "straight:8", "stake": "60"}
    lines = settle("french-roulette", {"outcome": "8"}, *stakes, **limits)
    assert sorted((line.stake, line.winnings, line.returned, line.because[0].value) for line in lines) == [
        (2_00, 0, 2_00, "roulette-minimum"),
        (10_00, 0, 10_00, "roulette-maximum"),
        (50_00, 1750_00, 50_00, "roulette-pays-straight"),
    ]


def test_punto_banco_takes_its_commission():
    """3 and ten against king and nine: a natural nine of banco; 95 of 100 are paid."""
    stakes = {"on": "banco", "stake": "100"}, {"on": "punto", "stake": "10", "player": "2"}
    assert amounts("punto-banco", {"cards": "3cKdTh9s"}, *stakes) == [
        ("", "Banco", 100_00, 95_00, 100_00),
        ("2", "Punto", 10_00, 0, 0),
    ]


def test_trente_et_quarante_settles_each_player_and_the_insurance():
    """Noir 37, rouge 32: rouge wins. The first card is black, so couleur loses. Insurance of 100 costs 1."""
    lines = amounts(
        "trente-et-quarante",
        {"cards": "Tc7hKdThKdQc9h3s"},
        {"chance": "rouge", "stake": "100", "insured": "yes", "player": "A"},
        {"chance": "couleur", "stake": "12.5", "player": "B"},
        ruleset="venice-trente-et-quarante",
    )
    assert lines == [
        ("A", "Rouge", 100_00, 100_00, 100_00),
        ("A", "Insurance of Rouge", 1_00, 0, 0),
        ("B", "Couleur", 12_50, 0, 0),
    ]


def test_blackjack_settles_boxes_by_their_own_numbers():
    """The dealer has 20: nineteen and its insurance lose, and a blackjack is paid 3 to 2."""
    lines = amounts(
        "blackjack",
        {"dealer": "Ah9c"},
        {"box": "4", "cards": "AsKd", "stake": "15"},
        {"box": "2", "cards": "Td9s", "stake": "10", "insurance": "5", "player": "A"},
    )
    assert sorted(lines) == [
        ("", "Box 4, hand 1", 15_00, 22_50, 15_00),
        ("A", "Box 2, hand 1", 10_00, 0, 0),
        ("A", "Box 2, insurance", 5_00, 0, 0),
    ]


def test_blackjack_takes_several_players_on_one_hand_and_split_hands():
    """Eights split against a dealer's bust: each hand wins what lies there."""
    lines = amounts(
        "blackjack",
        {"dealer": "6cTd9h"},
        {"box": "1", "hand": "1", "cards": "8cTs", "stake": "10"},
        {"box": "1", "hand": "1", "stake": "5", "player": "B"},
        {"box": "1", "hand": "2", "cards": "8dTc", "stake": "10"},
        {"box": "1", "hand": "2", "stake": "5", "player": "B"},
    )
    assert sorted(lines) == [
        ("", "Box 1, hand 1", 10_00, 10_00, 10_00),
        ("", "Box 1, hand 2", 10_00, 10_00, 10_00),
        ("B", "Box 1, hand 1", 5_00, 5_00, 5_00),
        ("B", "Box 1, hand 2", 5_00, 5_00, 5_00),
    ]


def test_caribbean_stud_settles_every_hand_against_the_bank():
    """The bank qualifies with ace-king: a pair wins, even money on both squares; who folds loses the ante."""
    lines = amounts(
        "caribbean-stud",
        {"bank": "KcAd9h4s3d"},
        {"cards": "2c2d7h9sJc", "ante": "10", "bet": "20", "player": "1"},
        {"cards": "5c6d8h9dJd", "ante": "10", "player": "2"},
    )
    assert lines == [
        ("1", "Ante", 10_00, 10_00, 10_00),
        ("1", "BET", 20_00, 20_00, 20_00),
        ("2", "Ante", 10_00, 0, 0),
    ]


def test_hold_em_gives_back_what_nobody_called_and_pays_the_pot():
    """Kings against queens: B gets 50 back, A the pot of 200 without the rake."""
    lines = settle(
        "texas-holdem",
        {"board": "2c7d9hJsKc"},
        {"player": "A", "cards": "AsKd", "put_in": "100", "button": "yes"},
        {"player": "B", "cards": "QhQc", "put_in": "150"},
    )
    assert [(line.player, line.stake, line.returned) for line in lines[:2]] == [("A", 100_00, 0), ("B", 150_00, 50_00)]
    rake = 200_00 - lines[2].winnings
    assert (lines[2].player, rake > 0) == ("A", True)
    assert sum(line.taken for line in lines) - lines[2].winnings == rake
    assert all(line.because for line in lines)


@pytest.mark.parametrize(
    ("result", "punter", "bank"), [("lose", (50_00, 50_00), (0, 50_00)), ("tie", (0, 50_00), (0, 100_00))]
)
def test_chemin_de_fer_settles_offers_and_bank(result, punter, bank):
    came = {"banker": "3", "bank": "100", "result": result}
    lines = settle("chemin-de-fer", came, {"seat": "5", "act": "stake", "stake": "50"})
    assert [(line.winnings, line.returned) for line in lines] == [punter, bank]


def test_a_banco_plays_against_the_whole_bank():
    came = {"banker": "1", "bank": "100", "result": "lose"}
    lines = settle("chemin-de-fer", came, {"seat": "4", "act": "banco"})
    assert [(line.stake, line.winnings, line.returned) for line in lines] == [(100_00, 100_00, 100_00), (100_00, 0, 0)]


@pytest.mark.parametrize(
    ("slug", "came", "laid", "field"),
    [
        ("french-roulette", {"outcome": "37"}, {"bet": "red", "stake": "5"}, "outcome"),
        ("french-roulette", {"outcome": "3"}, {"bet": "what", "stake": "5"}, "laid[0].bet"),
        ("french-roulette", {"outcome": "3"}, {"bet": "red", "stake": "5", "level": "9"}, "laid[0].level"),
        ("french-roulette", {"outcome": "3"}, {"bet": "tiers", "stake": "5", "level": "1"}, "laid[0].bet"),
        ("punto-banco", {"cards": "3cKd"}, {"on": "tie", "stake": "5"}, "cards"),
        ("trente-et-quarante", {"cards": "3cKd"}, {"chance": "noir", "stake": "5"}, "cards"),
        ("blackjack", {"dealer": "6cTd9h"}, {"box": "3", "stake": "5"}, "laid[0].cards"),
        ("blackjack", {"dealer": "6c"}, {"box": "3", "cards": "TcTd", "stake": "5"}, "dealer"),
        ("caribbean-stud", {"bank": "KcAd9h4s3d"}, {"cards": "Kc2d7h9sJc", "ante": "5"}, "laid[0].cards[0]"),
        ("caribbean-stud", {"bank": "KcAd9h4s3d"}, {"cards": "2c2d", "ante": "5"}, "laid[0].cards"),
        ("texas-holdem", {}, {"player": "A", "put_in": "5"}, "players"),
        (
            "chemin-de-fer",
            {"banker": "1", "bank": "100", "result": "win"},
            {"seat": "1", "act": "banco"},
            "laid[0].seat",
        ),
        (
            "chemin-de-fer",
            {"banker": "1", "bank": "100", "result": "win"},
            {"seat": "2", "act": "line"},
            "laid[0].stake",
        ),
    ],
)
def test_what_cannot_be_is_refused_at_its_field(slug, came, laid, field):
    assert refused(slug, came, laid) == field
