"""Spins, their settlement, and the prison over several of them. Amounts are worked by hand."""

import re

import pytest

from tests.games.web.calculators.conftest import Ask, game_after

pytestmark = pytest.mark.django_db


def test_a_number_is_chosen(ask: Ask) -> None:
    assert game_after(ask("10*red", spin="17")) == "10*red .17"
    assert game_after(ask("10*red", spin="0")) == "10*red .0"


def test_a_random_spin_leads_to_an_address_that_holds_its_number(ask: Ask) -> None:
    came = {game_after(ask("10*red", spin="random")) for _ in range(60)}
    assert len(came) > 5
    assert all(re.fullmatch(r"10\*red \.([0-9]|[12][0-9]|3[0-6])", game) for game in came)


def test_a_random_spin_asks_the_system_for_its_chance(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("games.web.roulette.table.views.secrets.choice", lambda pockets: pockets[1])
    assert game_after(ask("", spin="random")) == ".32"


def test_a_random_spin_as_a_fragment_pushes_the_address_that_holds_its_number(ask: Ask) -> None:
    response = ask("10*red", spin="random", htmx=True)
    number = response.context["last"].settlement.outcome
    assert response["HX-Push-Url"].endswith(f"?play=10*red+.{number}")


def test_the_settlement_says_call_line_reason_and_sum(ask: Ask) -> None:
    response = ask("5*straight:17 10*red 10*dozen:2 .17")
    page = response.content.decode()
    assert '<span class="call" lang="fr">Dix-sept, noir, impair et manque</span>' in page
    assert "17: Black, Odd, Low" in page
    # the order of payment: dozens, even chances, straights
    lines = [(row.bet.key, row.result, row.winnings, row.returned) for row in response.context["last"].rows]
    assert lines == [
        ("dozen:2", "win", 2000, 1000),
        ("red", "lose", 0, 0),
        ("straight:17", "win", 17500, 500),
    ]
    for clause in ("roulette-pays-dozen", "roulette-loses", "roulette-pays-straight"):
        assert clause in page
    assert response.context["last"].settlement.total.net == 2000 - 1000 + 17500


def test_chips_of_one_position_with_one_fate_stand_in_one_line(ask: Ask) -> None:
    rows = ask("5*tiers 5*tiers .5").context["last"].rows
    assert [(row.bet.key, row.stake) for row in rows if row.result == "win"] == [("split:5-8", 1000)]
    assert len(rows) == 6


def test_the_balance_runs_over_the_spins(ask: Ask) -> None:
    spins = ask("10*red .17 10*red .1 10*red .3").context["spins"]
    assert [(spin.index, spin.settlement.total.net, spin.balance) for spin in spins] == [
        (3, 1000, 1000),
        (2, 1000, 0),
        (1, -1000, -1000),
    ]
    assert spins[1].address.endswith("?play=10*red+.17+10*red+.1")


def test_an_even_chance_goes_to_prison_at_zero_and_is_offered_every_wish(ask: Ask) -> None:
    response = ask("15*red .0")
    ((_, held),) = response.context["held"]
    assert (held.bet.key, held.amount, held.level) == ("red", 1500, 1)
    page = response.content.decode()
    offered = re.findall(r'name="wish" value="([^"]+)" id="[^"]+" aria-pressed="(true|false)"', page)
    assert offered == [
        ("red|0|leave", "true"),
        ("red|0|take_half", "false"),
        *((f"red|0|move:{other}", "false") for other in ("black", "odd", "even", "low", "high")),
    ]
    assert "Take 7.50" in page


def test_half_is_taken(ask: Ask) -> None:
    game = game_after(ask("15*red .0", wish="red|0|take_half"))
    assert game == "15*red .0 *red*0*take_half"
    response = ask(game)
    assert response.context["held"] == []
    assert response.context["last"].settlement.total.returned == 750


def test_a_wish_can_be_changed_until_the_next_spin(ask: Ask) -> None:
    game = game_after(ask("15*red .0 *red*0*take_half 10*odd", wish="red|0|leave"))
    assert game == "15*red .0 *red*0*leave 10*odd"
    assert ask(game).context["held"][0][1].level == 1


def test_left_in_prison_a_stake_is_freed_by_a_win_and_taken_by_a_loss(ask: Ask) -> None:
    freed = ask("10*red .0 .3").context["last"]
    assert [(row.result, row.returned, row.winnings) for row in freed.rows] == [("freed", 1000, 0)]
    assert freed.balance == 0
    taken = ask("10*red .0 .2").context["last"]
    assert [(row.result, row.returned) for row in taken.rows] == [("lose", 0)]
    assert taken.balance == -1000


def test_moved_to_black_a_stake_is_freed_by_a_black_number(ask: Ask) -> None:
    game = game_after(ask("10*red .0", wish="red|0|move:black"))
    assert game == "10*red .0 *red*0*move:black"
    assert ask(game).context["held"][0][1].bet.key == "black"
    assert [row.result for row in ask(f"{game} .2").context["last"].rows] == ["freed"]


def test_zeros_running_raise_the_level_and_the_fourth_divides_by_sixteen(ask: Ask) -> None:
    assert ask("100*red .0 .0").context["held"][0][1].level == 2
    assert ask("100*red .0 .0 .0").context["held"][0][1].level == 3
    response = ask("100*red .0 .0 .0 .0")
    assert response.context["held"] == []
    assert response.context["caught"] == []
    # 100 / 16 = 6.25, rounded up to the smallest chip of 0.50
    assert response.context["last"].settlement.total.returned == 650


def test_at_the_second_zero_a_quarter_is_offered(ask: Ask) -> None:
    response = ask("100*red .0 .0")
    ((_, caught),) = response.context["caught"]
    assert (caught.level, caught.amount, caught.part) == (1, 10000, 2500)
    game = game_after(ask("100*red .0 .0", wish="red|1|take_half"))
    assert ask(game).context["last"].settlement.total.returned == 2500


def test_at_level_two_two_wins_are_needed(ask: Ask) -> None:
    assert ask("100*red .0 .0 .3").context["held"][0][1].level == 1
    assert ask("100*red .0 .0 .3 .3").context["held"] == []


def test_nobody_is_asked_after_another_number(ask: Ask) -> None:
    response = ask("100*red .0 .3")
    assert response.context["caught"] == []
    assert b'name="wish"' not in response.content


def test_a_winning_tiers_is_offered_three_ways_and_laid(ask: Ask) -> None:
    response = ask("5*tiers .5")
    offers = [(o.how, o.effect.kept_chips, o.effect.handed_chips) for _, o in response.context["again"]]
    assert offers == [("replay", 6, 11), ("complete", 5, 12), ("all", 17, 0)]
    assert game_after(ask("5*tiers .5", again="0|replay")) == "5*tiers .5 5*tiers 5*split:5-8"
    assert game_after(ask("5*tiers .5", again="0|complete")) == "5*tiers .5 5*tiers"
    assert game_after(ask("5*tiers .5", again="0|all")) == "5*tiers .5 15*tiers"


def test_a_called_bet_that_lost_is_not_offered_again(ask: Ask) -> None:
    assert ask("5*tiers .17").context["again"] == []
    assert ask("5*tiers .17", again="0|replay").status_code == 422


def test_what_exceeds_the_maximum_is_refused_when_played_again(ask: Ask) -> None:
    assert ask("100*tiers .5", again="0|all").status_code == 422
