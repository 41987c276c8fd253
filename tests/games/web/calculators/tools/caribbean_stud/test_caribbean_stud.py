"""The calculators of Caribbean stud: a hand settled, the best choice, the jackpot, the edge."""

import re
from fractions import Fraction
from typing import Any

import pytest
from django.http import QueryDict
from django.test import Client

from games.caribbean_stud.clauses import Clause
from games.caribbean_stud.rulesets import ruleset
from games.web.caribbean_stud.calculators import TOOLS
from games.web.kit.form import Form
from games.web.kit.game import Table
from games.web.registry import GAMES

_GAME = next(iter(GAMES.values()))
TABLE = Table(_GAME, ruleset("venice-caribbean-stud"))
PLAIN = Table(_GAME, ruleset("plain-caribbean-stud"))
BY_SLUG = {tool.slug: tool for tool in TOOLS}
FLUSH, KINGS = "9h7h5h4h2h", "KcKd9s4d3c"


def asked(slug: str, query: str, table=TABLE) -> tuple[dict[str, Any], Form]:
    form = Form(QueryDict(query))
    return BY_SLUG[slug].answer(table, form), form


def test_a_hand_is_settled_with_the_rule_of_each_line() -> None:
    shown, form = asked("hand", f"player={FLUSH}&bank={KINGS}&ante=10,00&chip=laid")
    assert form.errors == {}
    assert shown["said"] == "The bank qualifies, and the player’s hand is better: +159"
    assert [(str(line.square), net) for _square, _result, line, net in shown["nets"]] == [
        ("ante", 1000),
        ("bet", 10000),
        ("jackpot", 4900),
    ]
    assert Clause.QUALIFIES in [step.clause for step in shown["steps"]]
    assert form.state == {"player": FLUSH, "bank": KINGS, "chip": "laid"}


def test_a_folded_hand_loses_its_ante_and_a_void_one_nothing() -> None:
    shown, _form = asked("hand", f"player={FLUSH}&bank={KINGS}&choice=fold")
    assert shown["settled"].total.net == -1000
    shown, _form = asked("hand", f"player={FLUSH}&bank={KINGS}&amiss=dropped")
    assert (shown["settled"].total.net, str(shown["end"])) == (0, "The hand is void")


def test_a_void_hand_may_lack_cards() -> None:
    shown, form = asked("hand", "play=9h7h5h4h:KcKd9s4d3c+10*ante+20*bet+void:count")
    assert form.errors == {}
    assert [(str(line.square), net) for _square, _result, line, net in shown["nets"]] == [("ante", 0), ("bet", 0)]
    shown, _form = asked("hand", "amiss=shuffler")
    assert shown["settled"].total.staked == 3000


def test_the_card_that_came_is_the_last_of_the_hand() -> None:
    shown, form = asked("hand", f"player={FLUSH}&bank={KINGS}&thrown=2c")
    assert form.errors == {}
    assert str(shown["changed"]) == "2c~2h"
    assert shown["settled"].total.net == 1000 + 10000 - 1000


def test_an_example_of_the_rules_is_taken_apart_into_the_fields() -> None:
    play = f"KhJh8h5h3h:{KINGS.replace('Kc', 'Ac')}".replace("AcKd", "AcAd")
    shown, form = asked("hand", f"play={play}+10*ante+25*bet+2c~8h+jackpot!+void:shown")
    assert form.errors == {}
    assert form.state["player"] == "KhJh5h3h8h"
    assert form.state["thrown"] == "2c"
    assert (form.state["bet"], form.state["chip"], form.state["amiss"]) == ("25", "undeclared", "shown")
    assert shown["settled"].total.net == 0


def test_hands_are_dealt_at_random() -> None:
    for _ in range(20):
        for slug in ("hand", "advice"):
            shown, form = asked(slug, "deal=random")
            assert form.errors == {}
            assert "said" in shown


@pytest.mark.parametrize(
    ("query", "field"),
    [
        (f"player={FLUSH}&bank=KcKd9s4dxx", "bank"),
        (f"player={FLUSH}&bank=KcKd9s4d2h", "bank"),
        (f"player={FLUSH}Ts&bank={KINGS}", "player"),
        (f"player={FLUSH}&bank={KINGS}&thrown=9h", "thrown"),
        (f"player={FLUSH}&bank={KINGS}&ante=-5", "ante"),
        (f"player={FLUSH}&bank={KINGS}&ante=0", "ante"),
        (f"player={FLUSH}&bank={KINGS}&bet=much", "bet"),
        (f"player={FLUSH}&bank={KINGS}&choice=raise", "choice"),
        (f"player={FLUSH}&bank={KINGS}&chip=two", "chip"),
        (f"player={FLUSH}&bank={KINGS}&sharing=100", "sharing"),
        (f"player={FLUSH}&bank={KINGS}&amiss=rain", "amiss"),
        ("play=what+is+this", "player"),
    ],
)
def test_what_is_refused_is_said_at_its_field(query: str, field: str) -> None:
    shown, form = asked("hand", query)
    assert list(form.errors) == [field]
    assert "settled" not in shown


def test_the_best_choice_is_shown_with_the_worth_of_each() -> None:
    shown, form = asked("advice", "player=KhJh8h5h2c&bank=9s")
    assert form.errors == {}
    assert (shown["advice"].best, [str(card) for card in shown["change_best"]]) == ("change", ["2c"])
    assert shown["said"].startswith("Change a card (two of clubs): −0.")
    assert shown["said"].endswith(" per ante. Fold −1.00, Play −1.22")
    assert [value for _name, value in shown["values"]][1:] == [-1, Fraction(-199283, 163185)]
    assert [is_best for _card, _value, is_best in shown["changes"]] == [False, False, False, False, True]
    assert sum(count for _name, count, _share in shown["chances"]) == shown["hands"] == 163_185


def test_after_a_change_and_where_there_is_none_no_card_is_thrown() -> None:
    shown, _form = asked("advice", "player=KhJh8h5h3h&bank=9s&thrown=2c")
    assert (shown["changes"], shown["advice"].best, shown["hands"]) == ([], "play", 148_995)
    shown, _form = asked("advice", "player=KhJh8h5h2c&bank=9s", PLAIN)
    assert (shown["changes"], shown["advice"].best) == ([], "fold")
    assert shown["said"].startswith("Fold: −1.00 per ante. Play −1.")


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("player=KhJh8h5h2c&bank=2c", "bank"),
        ("player=KhJh8h5h2c&bank=zz", "bank"),
        ("player=KhJh8h5h2c3c&bank=9s", "player"),
        ("player=KhJh8h5h2c&bank=9s&thrown=9s", "thrown"),
    ],
)
def test_advice_refuses_at_the_field(query: str, field: str) -> None:
    shown, form = asked("advice", query)
    assert list(form.errors) == [field]
    assert "advice" not in shown


def test_the_jackpot_is_fair_at_an_amount_that_can_be_worked_out() -> None:
    shown, form = asked("jackpot", "")
    assert (form.errors, form.state) == ({}, {})
    assert (shown["said"], shown["is_fair"]) == ("Fair once a royal flush wins 410,090", False)
    shown, form = asked("jackpot", "royal_flush=410090")
    assert (shown["edge"], shown["is_fair"]) == (0, True)
    assert form.state == {"royal_flush": "410090"}


def test_an_amount_that_cannot_be_read_is_said_at_its_field() -> None:
    shown, form = asked("jackpot", "flush=lots&chip=0")
    assert set(form.errors) == {"flush", "chip"}
    assert "rows" not in shown


def test_the_edge_follows_the_pay_table() -> None:
    shown, form = asked("odds", "")
    assert form.errors == {}
    assert f"{float(shown['edge']):.4%}" == "5.2243%"
    assert shown["change"].edge < shown["edge"]
    shown, form = asked("odds", "flush=6")
    assert shown["edge"] < Fraction("0.0522")
    assert (shown["change"], shown["offers_change"], form.state) == (None, True, {"flush": "6"})
    shown, _form = asked("odds", "", PLAIN)
    assert (shown["change"], shown["offers_change"]) == (None, False)


@pytest.mark.parametrize(("query", "field"), [("flush=3", "flush"), ("pair=x", "pair"), ("straight=0", "straight")])
def test_a_pay_table_that_falls_is_refused(query: str, field: str) -> None:
    shown, form = asked("odds", query)
    assert field in form.errors
    assert "edge" not in shown


def test_the_jackpot_is_offered_only_where_there_is_one() -> None:
    assert BY_SLUG["jackpot"].suits(TABLE.rules)
    assert not BY_SLUG["jackpot"].suits(ruleset("venice-caribbean-stud", {"jackpot": None}))


@pytest.mark.django_db
def test_the_headline_has_the_edge_of_the_ruleset_that_is_chosen(client: Client) -> None:
    def headline(query: str = "") -> str:
        page = client.get(f"/en/games/caribbean-stud/odds/{query}").content.decode()
        found = re.search(r'<h2 id="result-title">([^<]*)</h2>', page)
        assert found
        return found[1]

    assert headline() == "House edge with a change: 1.2091% of the ante"
    assert headline("?flush=6").startswith("House edge without a change: 5.")
    assert headline("?rules=plain-caribbean-stud") == "House edge: 5.2243% of the ante"
