"""The checks of translated texts: each finds the fault that it is for, and leaves what is right alone."""

import pytest
from babel.messages.catalog import Message
from django.core.management import call_command

from games.web.rulebook import lint, wordlists
from games.web.rulebook.lint import languages
from games.web.rulebook.lint.translations import CHECKS, Pair

ENGLISH = "The dealer pays {count} winners at once."
ITALIAN = "Il mazziere paga subito {count} vincite."
LONG = "The dealer turns the hole card and draws to seventeen, then pays the winners and takes the losing stakes."


def faults(check, language, english, text, **more):
    return list(CHECKS[check](Pair("here", language, english, text, **more)))


@pytest.mark.parametrize("check", CHECKS)
def test_a_good_text_has_no_fault(check):
    assert faults(check, "it", ENGLISH, ITALIAN) == []


@pytest.mark.parametrize(
    ("check", "language", "english", "text", "fault"),
    [
        ("language", "it", LONG, "Le croupier paie les gagnants et ramasse les mises perdantes.", "reads like fr"),
        ("language", "fr", LONG, f"{ITALIAN} The dealer takes all of the losing stakes.", "reads like en"),
        ("script", "it", "The corner", "Il сarré", "'сarré' has letters of CYRILLIC and LATIN"),
        ("script", "bg", "The bank", "Бaнка", "'Бaнка' has letters of CYRILLIC and LATIN"),
        ("script", "el", "The bank", "Η банка", "'банка' has letters of CYRILLIC"),
        ("script", "ar", "The bank", "البنκ", "'البنκ' has letters of ARABIC and GREEK"),
        ("translated", "it", LONG, LONG, "is the English"),
        ("placeholders", "it", "From {least} to %(most)s", "Da {least} in su", "lacks most"),
        (
            "numbers",
            "it",
            "Up to 1,000 in 24 hours",
            "Fino a 1.000 in 23 ore",
            "has the numbers 23 where the English has 24",
        ),
        (
            "numbers",
            "zh-hans",
            "On 26 August 2013",
            "2013年9月26日",
            "has the numbers 9 where the English has 8",
        ),
        ("end", "it", "May I split aces again?", "Si possono dividere gli assi.", "ends with 're gli assi.'"),
        ("end", "zh-hans", "It has been dealt already.", "已经发过了", "ends with '已经发过了'"),
        ("length", "it", LONG, "Paga.", "is 0.0 times as long"),
        ("length", "zh-hans", LONG, LONG, "is 1.0 times as long"),
        ("marks", "it", "The “bank”", "Il «banco»", "has the quotation mark «"),
        ("marks", "fr", "How many?", "Combien?", "has no no-break space before ?"),
        ("marks", "it", "The bank, again", "Il banco , di nuovo", "has a stray space or mark"),
        ("dates", "bg", "Valid on %(day)s.", "Валиден на %(day)s.", "has a full stop after a date"),
        ("dates", "hr", "Until {until}.", "Do {until}</b>.", "has a full stop after a date"),
    ],
)
def test_a_planted_fault_is_found(check, language, english, text, fault):
    assert fault in faults(check, language, english, text)[0]


@pytest.mark.parametrize(
    ("check", "language", "english", "text"),
    [
        (
            "language",
            "it",
            "*La masse joue jusqu’à concurrence du maximum*",
            "*La masse joue jusqu’à concurrence*",
        ),
        (
            "language",
            "it",
            "On a six: tout est payé au numéro, aux chances",
            "Al sei: tout est payé au numéro, aux chances",
        ),
        ("script", "bg", "*Rien ne va plus* closes it", "*Rien ne va plus* го затваря"),
        ("script", "zh-hans", "The SHOE", "牌靴 SHOE"),
        ("translated", "it", "Rien ne va plus", "Rien ne va plus"),
        ("translated", "it", *["“La masse joue jusqu’à concurrence du maximum”"] * 2),
        ("numbers", "it", "31 après at 10,000", "31 après a 10 000"),
        ("numbers", "zh-hans", "In May 2013, on 14 to 16 November", "2013年5月，11月14日至16日"),
        ("numbers", "zh-hans", "In May 2013", "2013年五月"),
        ("end", "zh-hans", "It has been dealt already.", "已经发过了。"),
        ("end", "el", "Has it been dealt already?", "Έχει ήδη μοιραστεί;"),
        ("end", "ar", "Has it been dealt already?", "هل وُزّعت بالفعل؟"),
        ("marks", "fr", "How many?", "Combien\u202f?"),
        ("marks", "fr", "six decks, 6:5", "six jeux, 6:5"),
    ],
)
def test_what_is_right_stays(check, language, english, text):
    assert faults(check, language, english, text) == []


@pytest.mark.parametrize(
    ("language", "forms", "lack"),
    [
        ("it", ("Mostra il risultato", "Mostra {n} risultati"), []),
        ("ar", ("عرض {n}", "عرض النتيجة", "عرض النتيجتين", "عرض {n}", "عرض {n}", "عرض {n}"), []),
        ("sl", ("Pokaži {n}", "Pokaži oba", "Pokaži {n}", "Pokaži {n}"), ["lacks n"]),
        ("ru", ("Показать результат", "Показать {n}", "Показать {n}"), ["lacks n"]),
    ],
    ids=["one alone", "two alone", "two and 102", "one and 21"],
)
def test_a_form_of_many_numbers_has_its_number(monkeypatch, language, forms, lack):
    message = Message(("Show the result", "Show {n} results"), forms)
    monkeypatch.setattr(lint.translations, "translated_languages", lambda: [language])
    monkeypatch.setattr(lint.translations.catalogues, "read", lambda _path: [message])
    found = {fault.partition(": ")[2] for fault in lint.translations.translations_are_sound()}
    assert [fault for fault in found if fault.startswith("lacks")] == lack


def test_a_plural_may_say_its_number_in_words():
    assert faults("placeholders", "it", ENGLISH, "Una vincita.", counted=frozenset({"count"})) == []
    assert faults("placeholders", "it", ENGLISH, "Una vincita.") == ["lacks count"]


TWINS = {
    "da": "Dealeren betaler gevinsterne ud, når bolden er faldet i en lomme på hjulet.",
    "nb": "Dealeren betaler ut gevinstene når kulen har falt ned i et av rommene, og ikke før.",
    "sv": "Dealern betalar ut vinsterna när kulan har fallit ner i ett fack på hjulet.",
    "hr": "Djelitelj isplaćuje dobitke kada kuglica padne u jedan od pretinaca na kotaču.",
    "sl": "Delivec izplača dobitke, ko kroglica pade v enega od predalčkov na kolesu.",
    "cs": "Dealer vyplácí výhry, jakmile kulička spadne do jedné z přihrádek na kole.",
    "sk": "Díler vypláca výhry, len čo guľôčka spadne do jednej z priehradiek na kolese.",
    "ru": "Крупье выплачивает выигрыши, как только шарик упал в одну из ячеек колеса.",
    "uk": "Круп’є виплачує виграші, щойно кулька впала в одну з комірок колеса.",
    "bg": "Крупието изплаща печалбите, след като топчето падне в едно от гнездата на колелото.",
    "es": "El crupier paga los premios en cuanto la bola cae en una de las casillas de la rueda.",
    "pt": "O crupiê paga os prémios assim que a bola cai numa das casas da roda.",
    "et": "Diiler maksab võidud välja, kui kuul on kukkunud ühte ratta pesadest.",
    "fi": "Jakaja maksaa voitot, kun kuula on pudonnut yhteen pyörän lokeroista.",
    "lv": "Dīleris izmaksā laimestus, kad bumbiņa iekritusi vienā no rata ligzdām.",
    "lt": "Dalintojas išmoka laimėjimus, kai kamuoliukas įkrenta į vieną iš rato lizdų.",
}


@pytest.fixture
def all_languages(settings):
    """The site in all of its languages to be."""
    settings.LANGUAGES = [(code, code) for code in ("en", "it", "fr", "de", "nl", "ro", "hu", "pl", "el", *TWINS)]
    languages._identifier.cache_clear()
    yield
    languages._identifier.cache_clear()


def test_near_twins_are_told_apart(all_languages):
    read = {(one, other): list(languages.strangers(TWINS[other], one)) for one in TWINS for other in TWINS}
    assert {pair for pair, found in read.items() if not found} == {(one, one) for one in TWINS}
    assert {found[0][1] for (_one, other), found in read.items() if found and other == "nb"} == {"no"}


def test_counts_are_a_row_for_each_language(settings, capsys):
    settings.LANGUAGES = settings.LANGUAGES[:3]
    call_command("lint_rules", counts=True)
    head, *rows = (line.split() for line in capsys.readouterr().out.splitlines())
    assert head == ["language", "texts", *CHECKS]
    assert [row[0] for row in rows] == [code for code, _name in settings.LANGUAGES if code != "en"]
    assert all(int(row[1]) > 4500 and set(row[2:]) == {"0"} for row in rows)


def test_a_faulty_word_list_is_a_fault(monkeypatch):
    def refuse(language):
        raise wordlists.WordFault("it/words.toml has x, which nobody reads")

    monkeypatch.setattr(lint.translations, "word_list", refuse)
    assert list(lint.translations.translations_are_sound()) == ["it/words.toml has x, which nobody reads"]
