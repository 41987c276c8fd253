"""The calculator of coups: rows, call, stakes, prison and insurance, coup after coup, all in the address."""

from typing import Any

import pytest
from django.http import QueryDict
from django.test import Client

from games.trente_quarante.clauses import Clause
from games.trente_quarante.rulesets import ruleset
from games.web.kit.form import Form
from games.web.kit.game import Table
from games.web.registry import GAMES
from games.web.trente_quarante.calculators.coup import answer

SLUG = "trente-et-quarante"
WON = "Tc7hKdThKdQc9h3s"  # 37 against 32: rouge and inverse
APRES = "TdKcQhAc9d2hKsQs"


def asked(query: str, rules: str = "venice-trente-et-quarante") -> tuple[dict[str, Any], Form]:
    form = Form(QueryDict(query))
    return answer(Table(GAMES[SLUG], ruleset(rules)), form), form


def test_a_coup_is_shown_card_by_card_with_the_rule_of_each() -> None:
    shown, form = asked(f"cards={WON}")
    assert form.errors == {}
    assert shown["call"] == "Sept, deux. Rouge gagne, la couleur perd"
    assert str(shown["call"]) in shown["said"]
    assert [(row.total, row.word) for row in shown["rows"]] == [(37, "sept"), (32, "deux")]
    ends = [Clause.LOWER_WINS, Clause.INVERSE]
    row = [Clause.ROWS] * 3 + [Clause.COMPLETE_ROW]
    assert [step.clause for step in shown["steps"]] == [*row, *row, *ends]
    assert shown["steps"][3].said == "It counts 10. The row is complete at 37, called “sept”."


def test_stakes_are_settled_and_insured() -> None:
    shown, form = asked(f"cards={WON}&rouge=100&couleur=20&insured=rouge")
    lines = [(line.chance, line.winnings, line.returned, line.premium) for line in shown["now"].lines]
    assert lines == [("rouge", 10000, 10000, 100), ("couleur", 0, 0, 0)]
    assert shown["balance"] == 100_00 - 1_00 - 20_00
    assert form.state == {"cards": WON, "rouge": "100", "couleur": "20", "insured": "rouge"}


def test_at_the_lowest_tie_the_player_is_asked_for_each_stake_that_is_caught() -> None:
    shown, form = asked(f"cards={APRES}&rouge=100&noir=50&insured=noir")
    assert [(one.name, one.amount) for one in shown["open_choices"]] == [("wish-rouge-0", 100_00)]
    assert "move:noir" in form.offered["wish-rouge-0"]
    assert "move:rouge" not in form.offered["wish-rouge-0"]
    shown, form = asked(f"cards={APRES}&rouge=100&wish-rouge-0=divide")
    assert shown["now"].lines[0].returned == 50_00
    assert form.state["wish-rouge-0"] == "divide"


def test_a_kept_coup_goes_on_with_what_is_in_prison() -> None:
    shown, form = asked(f"cards={APRES}&rouge=100&next=coup")
    assert form.errors == {}
    assert form.state == {"before": f"100*rouge .{APRES}"}
    assert [(one.chance, one.amount, one.level) for one in shown["held"]] == [("rouge", 100_00, 1)]
    assert "now" not in shown
    shown, form = asked(f"before=100*rouge+.{APRES}&cards={WON}")
    assert [line.result for line in shown["now"].lines] == ["freed"]
    assert shown["balance"] == 0
    assert shown["left"].startswith(f"/en/games/{SLUG}/odds/?seen=Td")


def test_when_the_cards_run_out_the_stake_is_taken_back() -> None:
    shown, form = asked(f"before=100*rouge+.{APRES}&next=out")
    assert form.state == {"before": f"100*rouge .{APRES} .-"}
    assert [line.result for line in shown["earlier"][-1].lines] == ["taken_back"]
    assert shown["balance"] == 0


def test_an_example_of_the_rules_is_taken_apart_into_the_fields() -> None:
    play = f"10*rouge+.{APRES}+20*noir!+.{APRES}+*rouge*1*divide"
    shown, form = asked(f"play={play}")
    assert form.errors == {}
    assert form.state == {
        "before": f"10*rouge .{APRES}",
        "cards": APRES,
        "noir": "20",
        "insured": "noir",
        "wish-rouge-1": "divide",
    }
    assert [line.result for line in shown["now"].lines] == ["insured", "halved"]


def test_a_coup_that_lacks_cards_shows_its_rows_and_asks_for_one() -> None:
    shown, form = asked("cards=Tc7hKdThKd")
    assert form.errors == {}
    assert shown["wanting"] == Clause.COMPLETE_ROW
    assert [points for _name, _row, points in shown["begun"]] == [37, 10]


def test_a_coup_is_dealt_at_random_from_what_is_left() -> None:
    for _ in range(20):
        shown, form = asked(f"before=.{WON}&deal=random&rouge=5")
        assert "now" in shown
        assert form.state["before"] == f".{WON}"


def test_the_mini_table_neither_insures_nor_asks() -> None:
    shown, form = asked(f"cards={APRES}&rouge=10&insured=rouge", "venice-mini-trente-et-quarante")
    assert not shown["insures"]
    assert shown["open_choices"] == []
    assert shown["now"].lines[0].returned == 5_00
    assert "insured" not in form.state


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("cards=Tc7hxx", "cards"),
        (f"cards={WON}2c", "cards"),
        (f"cards={'Kd' * 7}", "cards"),
        (f"cards={WON}&rouge=-5", "rouge"),
        (f"cards={WON}&inverse=much", "inverse"),
        (f"cards={WON}&insured=pair", "insured"),
        (f"cards={APRES}&rouge=5&wish-rouge-0=move:rouge", "wish-rouge-0"),
        ("before=nonsense", "before"),
        (f"before=+.{WON}+.{WON}+.{WON}&cards={WON}", "cards"),
        ("play=what+is+this", "cards"),
    ],
)
def test_what_is_refused_is_said_at_its_field(query: str, field: str) -> None:
    shown, form = asked(query)
    assert list(form.errors) == [field]
    assert "now" not in shown


@pytest.mark.parametrize("field", ["cards=Tc7hxx", f"cards={WON}&rouge=0", f"cards={WON}2c"])
def test_a_coup_that_is_refused_is_not_kept(field: str) -> None:
    _shown, form = asked(f"{field}&next=coup")
    assert form.errors
    assert "before" not in form.state


@pytest.mark.parametrize(
    "query", ["", f"cards={APRES}&rouge=10&insured=rouge", f"before=10*rouge+.{APRES}&cards=Tc", "cards=zz"]
)
@pytest.mark.parametrize("rules", ["", "rules=venice-mini-trente-et-quarante&"])
@pytest.mark.django_db
def test_the_page_is_there_without_a_script(client: Client, query: str, rules: str) -> None:
    response = client.get(f"/en/games/{SLUG}/coup/?{rules}{query}", follow=True)
    assert response.status_code == (422 if "zz" in query else 200)
    assert 'id="result"' in response.content.decode()


@pytest.mark.parametrize("query", [f"cards={WON}&rouge=10&next=coup", f"play=10*rouge+.{APRES}"])
@pytest.mark.django_db
def test_a_button_or_an_example_leads_to_the_clean_address(client: Client, query: str) -> None:
    response = client.get(f"/en/games/{SLUG}/coup/?{query}")
    assert response.status_code == 302
    again = client.get(response["Location"])
    assert again.status_code == 200
    assert "next=" not in response["Location"]
    assert "play=" not in response["Location"]
