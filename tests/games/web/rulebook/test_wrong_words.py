"""A wrong word is found in every text of every language; a right one that looks like it is left alone."""

from dataclasses import replace

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po
from django.core.management import call_command
from django.utils.translation import override

from games.web.kit.game import reference
from games.web.rulebook import catalogues, errata, lint, wordlists
from games.web.rulebook.lint import words
from games.web.rulebook.lint.words import Said, faults_in, refused
from games.web.rulebook.terms import every_term
from games.web.rulebook.wordlists import WordFault

TIPS = "roulette-tips.body"


def found(text, language="en", games=words.EVERY_GAME):
    return [fault.split("“")[1].split("”")[0] for fault in faults_in(Said("x", language, text, games))]


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Whoever has the dice throws.", ["whoever"]),
        ("The stake lies on red.", ["lies"]),
        ("A chip is laid\non a number.", ["laid"]),
        ("The coup is reckoned anew.", ["reckoned", "anew"]),
        ("The dealer says what he likes.", ["he"]),
        ("He draws if his score is low.", ["he", "his"]),
        ("Choose your wish at zero.", ["wish"]),
        ("What is the least that may be bet?", ["the least"]),
        ("Place a pair of chips.", ["a pair of"]),
        ("They may at\nneed be moved.", ["at need"]),
        ("Hole cards of one's own.", ["one’s"]),
        ("Log in to begin.", ["log in"]),
        ("A bet on simple chances.", ["simple chances"]),
        ("{laid, plural, one {# chip lies} other {# chips are}} on it.", ["lies"]),
        ("The hand goes over and loses.", ["goes over"]),
        ("The margin of the house is small.", ["margin of the house"]),
    ],
)
def test_a_planted_word_is_found(text, wrong):
    assert sorted(found(text)) == sorted(wrong)


@pytest.mark.parametrize(
    "text",
    [
        "This layman relays a history of the overlay.",
        "Five lies between its neighbours on the wheel.",
        "The croupier lays out the payout.",
        "A pair of aces, or a pair of {rank}.",
        "If the dealer goes over {target}, every hand wins.",
        "Where {lies} and %(laid)s are filled in.",
        "[the rule](#roulette-lies) and [[roulette-laid]]",
        "<kbd title='lay'>Enter</kbd>",
        "Gamblers Anonymous is there for you.",
        "As far as possible, place the chip in one movement.",
    ],
)
def test_what_only_looks_like_it_is_left_alone(text):
    assert found(text) == []


@pytest.mark.parametrize(
    ("language", "text", "wrong"),
    [
        ("it", "Le transversali dello zero pagano di più.", ["transversali dello zero"]),
        ("it", "La serie tiers si paga subito.", ["serie tiers"]),
        ("it", "Un annuncio pagato da piazzare.", ["pagato da piazzare"]),
        ("it", "Chi mescola mette un segnapunto.", ["chi mescola", "segnapunto"]),
        ("it", "Lo chef guarda le chances semplici.", ["lo chef", "le chances"]),
        ("fr", "Combien souvent couper un paiement ?", ["combien souvent", "couper un paiement"]),
        ("fr", "Les jetons vont dans leurs râteliers.", ["râteliers"]),
        ("fr", "Whoever est un mot anglais.", []),
        ("it", "Si dice *la taille est terminée*.", []),
        ("it", "La taglia e il capotavolo.", []),
    ],
)
def test_translations_have_words_of_their_own(language, text, wrong):
    assert set(wrong) <= set(found(text, language))
    assert bool(found(text, language)) == bool(wrong)


def test_a_word_of_a_game_is_wrong_in_its_texts_and_in_those_of_no_game():
    text = "They stand pat."
    assert found(text, games=frozenset({"blackjack"})) == ["stand pat"]
    assert found(text) == ["stand pat"]
    assert found(text, games=frozenset({"texas-holdem"})) == []


def test_a_fault_says_where_and_what_is_better():
    (fault,) = faults_in(Said(TIPS, "en", "The croupier will lay a chip down on the felt."))
    assert fault == (
        f"{TIPS} en: “lay” is a wrong word: is on, place, bet (in “The croupier will lay a chip down on the”)"
    )
    with override("en"):
        (fault,) = faults_in(Said(TIPS, "en", "A legal spot."))
    assert "is a wrong word: position" in fault


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_no_right_word_is_refused(language):
    """The terms themselves and their definitions, in English and where they are translated."""
    with override(language):
        words = [term.word for term in every_term() if language == "en" or term.word != term.english]
        definitions = [term.definition for term in every_term() if term.definition_language == language]
        ours = [*words, *definitions, *(word for term in every_term() for word in term.synonyms)]
    assert [(text, found(text, language)) for text in ours if found(text, language)] == []


def test_every_language_of_the_list_has_reasons():
    for language in ("en", "it", "fr"):
        assert all(wrong.words and wrong.why and wrong.better for wrong in words.general(language))
        assert words.general(language)


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ({"words": ["x"], "better": "y"}, "needs words, a better one and the reason"),
        ({"better": "y", "why": "z"}, "needs words, a better one and the reason"),
        ({"words": ["x"], "better": "y", "why": "z", "unless": []}, "has unless, which nobody reads"),
        ({"words": "x", "better": "y", "why": "z"}, "words is a list of words"),
    ],
)
def test_a_faulty_entry_is_refused(entry, why):
    with pytest.raises(WordFault, match=why):
        wordlists.wrong_words([entry], "words.toml")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('[term.odds]\nalso = ["x"]', "it/words.toml has term, which nobody reads"),
        ('[terms.odds]\nsee = ["x"]', "it/words.toml: odds has the lists also, near, wrong and no others"),
        ("[terms.odds]\nalso = [1]", "it/words.toml: odds: also is a list of words"),
    ],
)
def test_a_faulty_list_is_refused(tmp_path, monkeypatch, text, why):
    path = tmp_path / "words.toml"
    path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(catalogues, "words_path", lambda language: path)
    with pytest.raises(WordFault, match=why):
        wordlists.word_list.__wrapped__("it")


def test_a_list_names_terms_that_are_there(monkeypatch):
    lists = {"it": wordlists.WordList(terms={"odds": {}, "dice": {}}, games={"blackjack": (), "craps": ()})}
    monkeypatch.setattr(lint.terms, "word_list", lambda language: lists.get(language, wordlists.WordList()))
    found = list(lint.terms.list_of_terms_is_whole())
    assert {"it/words.toml: dice is no term", "it/words.toml: craps is no game"} <= set(found)
    assert not [fault for fault in found if "blackjack is no game" in fault]


@pytest.fixture
def lint_faults(desk, monkeypatch):
    """What is found in the small book of rules, which has no decisions and no errata."""
    monkeypatch.setattr(words, "decisions", lambda engine: {})
    monkeypatch.setattr(words, "errata", lambda engine: ())
    desk.words["it"][TIPS] = desk.words["it"][TIPS].replace("panno", "tappeto")
    desk.save()
    return lambda: [fault.split(" is a ")[0] for fault in words.rules_say_no_wrong_word(reference("roulette"))]


def test_good_rules_have_no_wrong_word(lint_faults):
    assert lint_faults() == []


def test_a_clause_and_a_title_are_looked_at(lint_faults, desk):
    desk.reword("raked in by the", "reckoned by the")
    desk.reword("Bets and payouts", "Laid bets")
    assert lint_faults() == ["section.roulette-bets.title en: “laid”", "roulette-loses.body en: “reckoned”"]


def test_a_translation_is_looked_at(lint_faults, desk):
    desk.words["it"][TIPS] += " Lo chef guarda."
    desk.words["fr"]["roulette-tips.title"] = "Les râteliers"
    desk.save()
    assert lint_faults() == [f"{TIPS} it: “lo chef”", "roulette-tips.title fr: “râteliers”"]


def test_decisions_and_errata_are_looked_at(lint_faults, monkeypatch):
    erratum = replace(errata.errata("roulette")[0], id="a-fault", line="It lies.", games=())
    monkeypatch.setattr(words, "decisions", lambda engine: {"R1": "We reckon so."})
    monkeypatch.setattr(words, "errata", lambda engine: (erratum,))
    assert lint_faults() == ["decision.R1.text en: “reckon”", "erratum.a-fault.line en: “lies”"]


@pytest.fixture
def site(tmp_path, settings):
    """Faults in the catalogues of the site and of the lessons, written by a test."""
    for language in ("it", "fr"):
        refused(language)  # the words are the real ones
    settings.LOCALE_PATHS = [tmp_path]

    def lint_faults(*messages, domain="site", language="it"):
        catalogue = Catalog(locale=language, domain=domain)
        for english, translation, context, place in messages:
            catalogue.add(english, translation, context=context, locations=[(place, 0)] if place else [])
        path = tmp_path / language / "LC_MESSAGES" / f"{domain}.po"
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("wb") as stream:
            write_po(stream, catalogue)
        return [fault.split(" is a ")[0] for fault in words.site_says_no_wrong_word()]

    return lint_faults


def test_a_sentence_of_the_site_is_looked_at_in_both_languages(site):
    faults = site(("Reckon", "Serie tiers", None, "templates/x.html"))
    assert faults == ["templates/x.html en: “reckon”", "templates/x.html it: “serie tiers”"]


def test_every_form_of_a_plural_is_looked_at(site):
    faults = site((("One chip lies here", "{n} chips lie here"), ("Un gettone", "Le chances"), None, "games/x.py"))
    assert faults == ["games/x.py en: “lies”", "games/x.py en: “lie”", "games/x.py it: “le chances”"]


def test_a_lesson_is_looked_at_by_its_context(site):
    faults = site(("A chip lies.", "Un gettone.", "french-roulette/zero#half.body", ""), domain="courses")
    assert faults == ["french-roulette/zero#half.body en: “lies”"]


def test_english_is_shown_once_however_many_languages(site):
    site(("Reckon", "", None, "templates/x.html"), language="fr")
    assert site(("Reckon", "", None, "templates/x.html")) == ["templates/x.html en: “reckon”"]


def test_a_chinese_word_is_found_among_others_without_spaces(monkeypatch):
    monkeypatch.setattr(words, "refused", lambda language: (words.Refused(("收银台",), "账房"),))
    said = Said("here", "zh-hans", "到收银台兑换筹码。")
    assert list(faults_in(said)) == ["here zh-hans: “收银台” is a wrong word: 账房 (in “到收银台兑换筹码。”)"]


def test_a_sentence_of_another_game_may_have_the_word(site):
    assert site(("We stand pat.", "", None, "templates/rulebook/texas_holdem/_x.html")) == []
    faults = site(("We stand pat.", "", None, "templates/rulebook/blackjack/_x.html"))
    assert faults == ["templates/rulebook/blackjack/_x.html en: “stand pat”"]


@pytest.mark.parametrize(
    ("path", "games"),
    [
        ("templates/rulebook/blackjack/_x.html", {"blackjack"}),
        ("games/punto_banco/x.py", {"punto-banco"}),
        ("games/baccarat/hands.py", {"punto-banco", "chemin-de-fer"}),
        ("games/ranking/hands.py", {"caribbean-stud", "texas-holdem"}),
        ("french-roulette/zero#half.body", {"french-roulette"}),
        ("games/web/kit/wording.py", set()),
    ],
)
def test_a_path_says_which_games_it_is_about(path, games):
    assert words._games_of_path(path) == games


def test_the_command_reports_them_and_fails(lint_faults, desk, monkeypatch, capsys):
    monkeypatch.setattr(lint, "_CHECKS", [words.rules_say_no_wrong_word])
    monkeypatch.setattr(lint, "_OF_THE_SITE", [lambda: ["the site has one"]])
    desk.reword("raked in by the", "reckoned by the")
    with pytest.raises(SystemExit, match="1"):
        call_command("lint_rules")
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("roulette-loses.body en: “reckoned” is a wrong word")
    assert lines[1] == "the site has one"


def test_terms_refuse_words_by_language():
    assert "cartoncino" in {word for wrong in refused("it") for word in wrong.words}
    assert "cartoncino" not in {word for wrong in refused("en") for word in wrong.words}
