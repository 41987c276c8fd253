"""What a house expects of who has learnt a skill: the defaults, what instructors set, and who has reached it."""

from html import unescape

import pytest
from django.core.exceptions import PermissionDenied
from django.urls import reverse
from django.utils.translation import override

from training.drills.kit.target import Target, read_targets
from training.drills.registry import BLUEPRINTS, GENERATORS, TARGETS
from training.quiz import targets
from training.quiz.models import HouseTarget, Practice
from training.quiz.targets import standing

RULES = "venice-french"
ZERO = ("zero", 1)
TYPED = {"items": "30", "seconds": "12", "percent": "85"}
HERE = "/en/training/targets/zero/1/"


def answers(user, *seconds_and_scores, skill="zero", level=1, ruleset=RULES):
    for n, (seconds, score) in enumerate(seconds_and_scores):
        row = {"generator": skill, "version": 1, "level": level, "ruleset": ruleset, "seed": f"{skill}{level}-{n}"}
        Practice.objects.create(user=user, given={}, score=score, max=1, seconds=seconds, **row)


# --- the defaults ------------------------------------------------------------------------------------------------


def test_every_level_of_every_skill_has_a_target():
    assert set(TARGETS) == {(each.name, n + 1) for each in GENERATORS.values() for n in range(len(each.levels))}


def test_no_target_is_slower_or_laxer_than_the_exams():
    slowest, lowest = max(b.pace for b in BLUEPRINTS.values()), min(b.pass_mark for b in BLUEPRINTS.values())
    for key, target in TARGETS.items():
        assert 5 <= target.items <= targets.MOST_ITEMS, key
        assert 1 <= target.seconds <= slowest, key
        assert lowest <= target.percent <= 100, key


def test_fifty_products_a_minute_typed_at_half_the_speed_said():
    four_products = TARGETS["multiples", 1]
    assert 4 * four_products.items >= 50
    assert four_products.seconds == pytest.approx(4 * 60 / 50 * 2, abs=1)


def test_a_level_with_two_targets_is_refused(tmp_path):
    entry = '[[target]]\nskills = ["zero"]\nlevels = [1]\nitems = 20\nseconds = 9\npercent = 90\n'
    entry += 'evidence.en = "Our decision."\n'
    path = tmp_path / "targets.toml"
    path.write_text(entry)
    assert read_targets(path, {"zero": 2}) == {ZERO: Target(20, 9, 90)}
    path.write_text(2 * entry)
    with pytest.raises(ValueError, match="two targets"):
        read_targets(path, {"zero": 2})


def test_every_default_says_why_in_the_language_of_the_reader():
    said = {}
    for language in ("en", "it", "fr"):
        with override(language):
            said[language] = {key: target.why for key, target in TARGETS.items()}
        assert all(why.endswith(".") for why in said[language].values())
    for key in TARGETS:
        assert len({said[language][key] for language in said}) == len(said), key


def test_an_instructor_reads_why_a_default_is_what_it_is(client, instructor):
    client.force_login(instructor)
    targets.set_target(instructor, *ZERO, Target(30, 12, 85))
    for language in ("en", "it", "fr"):
        page = client.get(HERE.replace("/en/", f"/{language}/")).content.decode()
        with override(language):
            assert f'<dd lang="{language}">{TARGETS[ZERO].why}</dd>' in unescape(page)


def test_a_reason_that_is_not_in_the_language_of_the_page_is_marked_by_its_own(client, instructor, monkeypatch):
    monkeypatch.setitem(TARGETS, ZERO, Target(30, 12, 85, {"fr": "Notre choix."}))
    client.force_login(instructor)
    assert '<dd lang="fr">Notre choix.</dd>' in client.get(HERE).content.decode()


# --- what a house sets -------------------------------------------------------------------------------------------


def test_a_house_sets_its_own_and_goes_back_and_keeps_the_history(instructor, trainee, stranger):
    default = targets.targets_of(trainee)[ZERO]
    own = Target(30, 12, 85)
    targets.set_target(instructor, *ZERO, own)
    assert targets.targets_of(trainee) == TARGETS | {ZERO: own}
    assert targets.targets_of(stranger)[ZERO] == default
    targets.set_target(instructor, *ZERO, None)
    assert targets.targets_of(trainee)[ZERO] == default
    assert [row.target for row in targets.history(trainee, *ZERO)] == [None, own]
    assert list(targets.history(stranger, *ZERO)) == []


@pytest.mark.parametrize("who", ["trainee", "hr", "drifter"])
def test_only_instructors_set_targets(request, client, who):
    person = request.getfixturevalue(who)
    with pytest.raises(PermissionDenied):
        targets.set_target(person, *ZERO, Target(30, 12, 85))
    client.force_login(person)
    page = client.get(HERE)
    assert page.status_code == 200
    assert 'name="seconds"' not in page.content.decode()
    assert client.post(HERE, TYPED).status_code == 403
    assert not HouseTarget.objects.exists()


def test_an_instructor_sets_a_target_in_a_form(client, instructor, trainee):
    client.force_login(instructor)
    assert client.post(HERE, TYPED).status_code == 302
    assert targets.targets_of(trainee)[ZERO] == Target(30, 12, 85)
    page = client.get(HERE).content.decode()
    assert "30 questions, 12 seconds each, 85% right" in page
    assert "Go back to the default" in page
    client.post(HERE, {"default": "yes"})
    assert targets.targets_of(trainee)[ZERO] == TARGETS[ZERO]
    assert "back to the default" in client.get(HERE).content.decode()


@pytest.mark.parametrize(
    "wrong",
    [{"items": "4"}, {"items": "101"}, {"seconds": "0"}, {"seconds": "x"}, {"percent": "101"}, {"percent": ""}],
)
def test_a_target_that_makes_no_sense_is_refused_at_its_field(client, instructor, wrong):
    client.force_login(instructor)
    page = client.post(HERE, TYPED | wrong)
    assert page.status_code == 422
    assert list(page.context["form"].errors) == list(wrong)
    assert not HouseTarget.objects.exists()


def test_a_level_that_does_not_exist_has_no_target(client, instructor):
    client.force_login(instructor)
    assert client.get("/en/training/targets/zero/9/").status_code == 404
    assert client.get("/en/training/targets/whist/1/").status_code == 404


def test_the_list_shows_each_level_and_what_the_house_has_set(client, instructor):
    targets.set_target(instructor, *ZERO, Target(30, 12, 85))
    client.force_login(instructor)
    page = client.get(reverse("quiz:targets")).content.decode()
    assert page.count("set by your house") == 1
    assert reverse("quiz:target", args=["wrong-settlement", 3]) in page
    assert "/targets/bj-best/" not in page


# --- who has reached it ------------------------------------------------------------------------------------------

FIVE = Target(items=5, seconds=10, percent=80)
FAST_AND_RIGHT = [(True, 8.0)] * 5


@pytest.mark.parametrize(
    ("lately", "reached"),
    [
        (FAST_AND_RIGHT, True),
        ([(False, 10.0), *FAST_AND_RIGHT[:4]], True),
        ([(False, 8.0), (False, 8.0), *FAST_AND_RIGHT[:3]], False),
        ([(True, 10.1)] * 3 + [(True, 1.0)] * 2, False),
        (FAST_AND_RIGHT[:4], False),
        ([*FAST_AND_RIGHT, (False, 60.0), (False, 60.0)], True),
        ([], False),
    ],
    ids=["whole", "just", "too many wrong", "slow", "too few", "long ago", "none"],
)
def test_a_target_is_reached_by_the_last_answers(lately, reached):
    assert standing(FIVE, lately).reached is reached


def test_standings_read_the_persons_own_timed_answers_under_one_ruleset(trainee, colleague, django_assert_num_queries):
    answers(trainee, (5, 1), (None, 0), (7, 0), (9, 1))
    answers(trainee, (30, 1), ruleset="parlour")
    answers(trainee, (40, 1), level=2)
    answers(colleague, (50, 1))
    with django_assert_num_queries(1):
        found = targets.standings(trainee, TARGETS, RULES)
    assert found.keys() == TARGETS.keys()
    lately = found[ZERO].lately
    assert (lately.answers, lately.right, lately.streak, lately.seconds) == (3, 2, 1, 7)
    assert found["zero", 2].lately.seconds == 40
    assert targets.standings(trainee, TARGETS, RULES, only=ZERO) == {ZERO: found[ZERO]}


def test_a_drill_and_the_list_say_whether_the_target_is_reached(client, trainee, instructor, rules):
    targets.set_target(instructor, *ZERO, Target(5, 10, 80))
    client.force_login(trainee)
    drill = f"{reverse('quiz:drill', args=['zero'])}?seed=a&n=1&level=1"
    assert "not yet reached" in client.get(drill).content.decode()
    answers(trainee, *[(5, 1)] * 5)
    assert "✓ reached" in client.get(drill).content.decode()
    assert client.get(reverse("quiz:drills")).content.decode().count("✓ reached") == 1
    client.logout()
    assert "Target:" not in client.get(drill).content.decode()
