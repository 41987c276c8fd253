"""`manage.py rules`: one request or a line for each, without a database."""

import json
import subprocess

import pytest

from games.core.clauses import load
from tests.games.roulette.reading import read_limits, rows
from tests.games.web.api.asking import COMMAND, WITHOUT_DATABASE, answered, asked, line, run, settle_request

SEVEN = {"n": 7}
CLAUSES = load("games.roulette").ids


def said(row: dict[str, str], held: list[dict]) -> str:
    """A line of a settlement in the words of the vectors."""
    text = " ".join(filter(None, [row["bet"], row["player"], row["result"]]))
    if row["winnings"] != "0.00":
        text += f" {row['winnings']}"
    if row["returned"] != "0.00":
        text += f" returned {row['returned']}"
    if row["held"] != "0.00":
        stays = held.pop(0)
        assert (stays["stake"], stays["player"]) == (row["held"], row["player"])
        text += f" held {row['held']} level {stays['level']}"
        text += f" on {stays['bet']}" if stays["bet"] != row["bet"] else ""
    return text


def vectors():
    """Every vector of stakes as request, what becomes of them, and the clauses."""
    for name in ("payouts", "prison"):
        for result, laid, becomes, clauses in rows(name):
            yield settle_request(result, laid), laid, becomes, clauses
    for limits, result, laid, becomes, clauses in rows("limits"):
        rules = read_limits(limits)
        shown = {
            which: {kind.value: f"{amount / 100:.2f}" for kind, amount in getattr(rules, which).items()}
            for which in ("minimum", "maximum")
        }
        yield settle_request(result, laid, **shown), laid, becomes, clauses


def test_vectors_hold_through_a_batch():
    cases = list(vectors())
    answers = answered(*(line(i, "settle", request) for i, (request, *_) in enumerate(cases)))
    assert [answer["id"] for answer in answers] == list(range(len(cases)))
    for answer, (_, laid, becomes, clauses) in zip(answers, cases, strict=True):
        if becomes.startswith("refused"):
            assert f"refused {answer['error']['code']} at {answer['error']['field']}" == becomes
            continue
        held = list(answer["response"]["held"])
        lines = [said(row, held) for row in answer["response"]["lines"]]
        one = f"{laid.removeprefix('held ').partition(' ')[0]} {becomes}"
        wanted = [part.strip() for part in becomes.split(";")] if ";" in becomes else [one]
        assert sorted(lines) == sorted(wanted)
        cited = {row["clause"] for row in answer["response"]["lines"]}
        assert cited <= set(clauses.split())
        assert cited <= CLAUSES


def test_refused_vectors_are_refused_through_a_batch():
    cases = list(rows("refused"))
    answers = answered(*(line(row[1], "settle", settle_request(*row[:2])) for row in cases))
    for answer, row in zip(answers, cases, strict=True):
        code, field = row[2].removeprefix("refused ").split(" at ")
        if code == "level_out_of_range":
            assert answer["error"]["code"] in (code, "out_of_range")  # 0 is refused before the ruleset is asked
        else:
            assert answer["error"]["code"] == code
        assert answer["error"]["field"] == field


def test_one_request_is_answered_on_standard_output():
    done = run("roulette", "settle", given=json.dumps(settle_request("23", "red 10.00 by Anna")).encode())
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout) == {
        "announcement": "Vingt-trois, rouge, impair et passe",
        "lines": [
            {
                "bet": "red",
                "player": "Anna",
                "stake": "10.00",
                "result": "win",
                "winnings": "10.00",
                "returned": "10.00",
                "held": "0.00",
                "clause": "roulette-pays-even-chance",
            }
        ],
        "total": {
            "staked": "10.00",
            "winnings": "10.00",
            "returned": "10.00",
            "lost": "0.00",
            "held": "0.00",
            "net": "10.00",
        },
        "held": [],
    }


def test_a_refusal_is_an_error_object_and_exit_status_2():
    done = run("roulette", "settle", given=b'{"outcome": "7", "bets": [{"bet": "red", "stake": "ten"}]}')
    assert done.returncode == 2
    assert json.loads(done.stdout) == {
        "error": {
            "code": "not_an_amount",
            "field": "bets[0].stake",
            "message": "Enter an amount such as 12.50, with at most two decimals.",
        }
    }


@pytest.mark.parametrize("arguments", [(), ("roulette",), ("--batch", "roulette")])
def test_a_command_that_asks_for_nothing_is_refused(arguments):
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stdout == b""
    assert b"Traceback" not in done.stderr


def test_a_batch_streams_and_a_bad_line_does_not_stop_the_next():
    """Each answer is there before the next line is written."""
    with subprocess.Popen(
        [*COMMAND, "--batch"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=WITHOUT_DATABASE
    ) as process:
        for sent, name, outcome in [
            (json.dumps(line("one", "number", SEVEN)).encode(), "one", "response"),
            (b"{not json", None, "error"),
            (b"\xff\xfe", None, "error"),
            (json.dumps(line("four", "number", {"n": 99})).encode(), "four", "error"),
            (json.dumps(line(5, "number", SEVEN)).encode(), 5, "response"),
        ]:
            process.stdin.write(sent + b"\n")
            process.stdin.flush()
            answer = json.loads(process.stdout.readline())
            assert answer.keys() == {"id", outcome}
            assert answer["id"] == name
        process.stdin.close()
        assert process.wait(10) == 0


def test_answers_keep_the_order_of_the_lines():
    names = [f"line {i}" for i in range(50)]
    answers = answered(*(line(name, "number", {"n": i}) for i, name in enumerate(names)))
    assert [answer["id"] for answer in answers] == names
    assert ["response" in answer for answer in answers] == [i <= 36 for i in range(50)]


@pytest.mark.parametrize(
    ("sent", "code", "field"),
    [
        (b"[]", "not_an_object", ""),
        (b"null", "not_an_object", ""),
        (b'"settle"', "not_an_object", ""),
        (b"{}", "missing", "id"),
        (b'{"id": 1, "game": "roulette", "verb": "number"}', "missing", "request"),
        (b'{"id": 1, "game": "roulette", "request": {}}', "missing", "verb"),
        (b'{"id": 1, "game": 5, "verb": "number", "request": {}}', "not_text", "game"),
        (b'{"id": 1, "game": "roulette", "verb": ["number"], "request": {}}', "not_text", "verb"),
        (b'{"id": 1, "game": "whist", "verb": "number", "request": {}}', "unknown_game", "game"),
        (b'{"id": 1, "game": "roulette", "verb": "cheat", "request": {}}', "unknown_verb", "verb"),
        (b'{"id": 1, "game": "roulette", "verb": "number", "request": {"n": 1}, "x": 1}', "unknown_key", "x"),
        (b'{"id": 1, "game": "roulette", "verb": "number", "request": []}', "not_an_object", ""),
    ],
)
def test_a_line_that_is_not_a_request_is_refused(sent, code, field):
    (answer,) = answered(sent)
    assert (answer["error"]["code"], answer["error"]["field"]) == (code, field)
    assert answer["error"]["message"]


def test_empty_lines_are_passed_over():
    assert answered(b"\n", b"  \n") == []


@pytest.mark.parametrize("name", ["NaN", "Infinity", "1e999"])
def test_what_is_answered_is_always_json(name):
    """What JSON has no word for cannot be repeated in an answer."""
    answered(b'{"id": %s, "game": "roulette", "verb": "number", "request": {"n": 7}}' % name.encode())


def test_a_duplicate_key_is_refused():
    """Which of the two is meant would be a guess."""
    (answer,) = answered(b'{"id": 1, "game": "roulette", "verb": "number", "request": {"n": 7, "n": 8}}')
    assert "error" in answer
    accepted, _ = asked("roulette", "settle", b'{"outcome": "1", "outcome": "2", "bets": []}')
    assert not accepted


def test_an_endless_name_is_not_repeated_without_end():
    (answer,) = answered(line("x", "number", {"n": "9" * 30}))
    assert len(answer["error"]["message"]) < 100
    (answer,) = answered(b'{"id": 1, "game": "roulette", "verb": "number", "request": {"n": %s}}' % (b"9" * 4000))
    assert len(answer["error"]["message"]) < 200


@pytest.mark.parametrize(
    "wrong",
    [b"NaN", b"-Infinity", b"1e999", b"9" * 5000, b'{"n": 1, "n": 2}'],
    ids=["NaN", "infinity", "a float without end", "a long number", "a duplicate key"],
)
def test_a_line_that_is_no_good_json_keeps_its_name(wrong):
    lines = [b'{"id": "a", "game": "roulette", "verb": "number", "request": {"n": %s}}' % wrong, b"[", b"7"]
    first, *others = answered(*lines)
    assert first["id"] == "a"
    assert first["error"]["message"]
    assert [other["id"] for other in others] == [None, None]
