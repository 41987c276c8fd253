"""What a browser needs to go on without a connection, and what becomes of the answers that it sends afterwards."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from django.conf import settings
from django.urls import reverse
from django.utils import timezone

from games.roulette.rulesets import ruleset
from training.drills.courses import course
from training.drills.registry import BLUEPRINTS, GENERATORS
from training.quiz import services
from training.quiz.models import Practice
from training.staff.models import Role, User

DRILL = "/en/training/drills/multiples/?seed=abc&n=1&level=1"
LESSON = "/en/training/courses/french-roulette/paying/?seed=ada"
VERSION = GENERATORS["multiples"].version
OTHER = VERSION + 1


def key():
    return GENERATORS["multiples"].make("abc-1", 1, ruleset()).key


def sent(client, answer, address=DRILL, **also):
    """The answer as the script sends it once the site answers again."""
    return client.post(address, {**answer, "version": VERSION, "seconds": "7", **also}, headers={"HX-Request": "true"})


@pytest.fixture
def colleague(trainee):
    return User.objects.create_user("bruno", house=trainee.house, role=Role.TRAINEE)


@pytest.fixture
def newer(monkeypatch):
    """The skill as a later version of the site draws it."""
    monkeypatch.setitem(GENERATORS, "multiples", replace(GENERATORS["multiples"], version=OTHER))


# --- once and for all --------------------------------------------------------------------------------------------


def test_an_answer_that_is_sent_again_is_kept_once_and_judged_again(reader):
    first, second = sent(reader, key()), sent(reader, key())
    assert "data-verdict" in first.content.decode()
    assert "data-verdict" in second.content.decode()
    [practice] = Practice.objects.all()
    assert practice.score == practice.max


def test_what_was_answered_first_stays(reader):
    sent(reader, key())
    sent(reader, {"product-1": "1"})
    [practice] = Practice.objects.all()
    assert practice.given == key()


def test_a_colleague_on_the_same_device_has_answers_of_their_own(reader, colleague):
    sent(reader, key())
    reader.force_login(colleague)
    sent(reader, key())
    assert set(Practice.objects.values_list("user__username", flat=True)) == {"ada", "bruno"}


def test_of_somebody_who_is_signed_out_nothing_is_kept(client, rulebook):
    sent(client, key())
    assert not Practice.objects.exists()


def test_a_lesson_asks_somebody_who_is_signed_out_to_sign_in(client, rulebook):
    response = sent(client, {"at": "ask-multiples-1"}, LESSON)
    assert response.url.startswith(reverse("account_login"))
    assert not Practice.objects.exists()


@pytest.mark.parametrize(("counted", "kept"), [("7", 7), ("0", 0), ("86400", 600), ("-1", None), ("fast", None)])
def test_the_device_counts_the_seconds(reader, counted, kept):
    sent(reader, key(), seconds=counted)
    assert Practice.objects.get().seconds == kept


# --- what can no longer be judged --------------------------------------------------------------------------------


def test_an_answer_to_another_version_is_refused_and_the_question_asked_as_it_is_now(reader, newer):
    response = sent(reader, key())
    page = response.content.decode()
    assert response.status_code == 409
    assert "This question has changed since you were asked" in page
    assert f'name="version" value="{OTHER}"' in page
    assert "data-verdict" not in page
    assert not Practice.objects.exists()


def test_an_answer_in_a_lesson_to_another_version_is_refused_at_its_question(reader):
    page = reader.get(LESSON).content.decode()
    place, version = re.search(
        r'name="at" value="([^"]+)"><input type="hidden" name="version" value="(\d+)"', page
    ).groups()
    response = reader.post(LESSON, {"at": place, "version": int(version) + 1})
    assert response.status_code == 409
    assert response.content.decode().count("This question has changed since you were asked") == 1
    assert not Practice.objects.exists()


@pytest.mark.parametrize(
    "gone",
    [
        "/en/training/drills/whist/?seed=abc&n=1&level=1",
        f"{DRILL}&rules=venice-whist",
        DRILL.replace("level=1", "level=9"),
    ],
    ids=["drill", "rules", "level"],
)
def test_an_answer_to_what_is_no_longer_asked_is_not_found(reader, gone):
    assert sent(reader, key(), gone).status_code == 404
    assert not Practice.objects.exists()


def test_what_cannot_be_read_is_not_kept_and_says_where(reader):
    page = sent(reader, {"product-1": "much"}).content.decode()
    assert 'aria-invalid="true"' in page
    assert "data-verdict" not in page
    assert not Practice.objects.exists()


def test_during_an_exam_answers_wait_and_after_it_they_are_taken(reader, trainee):
    attempt = services.start(trainee, next(iter(BLUEPRINTS.values())), "en", timezone.now())
    refused = sent(reader, key())
    assert refused.status_code == 403
    assert "data-forget-kept" in refused.content.decode()
    assert not Practice.objects.exists()
    services.submit(attempt, timezone.now())
    assert sent(reader, key()).status_code == 200
    assert Practice.objects.count() == 1


# --- what is kept, and who is here -------------------------------------------------------------------------------


@pytest.mark.parametrize("role", Role)
def test_the_line_says_who_is_here_in_every_role(client, trainee, role):
    user = User.objects.create_user("other", house=trainee.house, role=role)
    client.force_login(user)
    response = client.get("/en/training/offline/line/")
    assert response.json()["person"] == user.pk
    assert response.json()["token"]
    assert "no-store" in response["Cache-Control"]


def test_the_line_says_that_nobody_is_signed_in(client, db):
    assert client.get("/en/training/offline/line/").json()["person"] is None


def test_a_course_names_every_lesson_and_drill_to_keep(reader):
    page = reader.get("/en/training/courses/french-roulette/").content.decode()
    lessons = course("french-roulette").lessons
    kept = re.search(r'data-lessons="([^"]*)"', page)[1].split()
    drills = re.search(r'data-drills="([^"]*)"', page)[1].replace("&amp;", "&").split()
    assert kept == [f"/en/training/courses/french-roulette/{lesson.slug}/" for lesson in lessons]
    assert len(drills) == len(set(drills))
    assert set(drills) == {
        f"/en/training/drills/{lesson.drill}/?level={lesson.level}&rules=venice-french" for lesson in lessons
    }
    for address in drills:
        assert reader.get(address, follow=True).status_code == 200


def test_the_page_of_what_is_kept_holds_nothing_of_a_person_but_the_head_and_the_mark(reader, trainee):
    main = re.search(r"<main.*</main>", reader.get("/en/training/offline/").content.decode(), re.DOTALL)[0]
    assert trainee.username not in main
    assert "data-person" not in main


def test_pages_of_visitors_hold_no_mark_of_a_person(client, rulebook):
    assert "data-person" not in client.get(DRILL).content.decode()


def test_the_service_worker_is_sent_from_the_root_and_asked_for_anew(client, db):
    response = client.get("/service-worker.js")
    assert response["Content-Type"].startswith("text/javascript")
    assert "no-cache" in response["Cache-Control"]
    assert "unsafe" not in response["Content-Security-Policy"]


def test_the_site_can_be_installed(client, db):
    manifest = Path(settings.BASE_DIR, "static", "tapis-vert.webmanifest")
    said = json.loads(manifest.read_text(encoding="utf-8"))
    assert 'rel="manifest" href="/static/tapis-vert' in client.get("/en/").content.decode()
    assert all((manifest.parent / icon["src"]).is_file() for icon in said["icons"])
    assert said["scope"] == "/"


def test_exams_say_that_they_need_a_connection(reader):
    assert "An exam needs a connection" in reader.get("/en/training/exams/").content.decode()
