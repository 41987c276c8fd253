"""The look, computed: every pair of colours that meets is legible by day and by night, and stays in its file."""

import re
from pathlib import Path

import pytest

from games.core.money import show_money
from games.roulette.rulesets import ruleset

STATIC = Path(__file__).resolve().parents[2] / "static"
CSS = STATIC / "css"
SHEETS = sorted(STATIC.rglob("*.css"))
THEMES = ("light", "dark")

# What is read (4.5:1), and what only has to be seen (3:1), on each ground that it stands on.
GROUNDS = ("paper", "paper-raised", "paper-sunk")
TEXT = [
    *((ink, ground) for ink in ("ink", "ink-soft", "baize", "brass", "rouge-ink", "bad") for ground in GROUNDS),
    *((tone, f"{tone}-tint") for tone in ("good", "warn", "bad", "info")),
    *(("ink", f"{tone}-tint") for tone in ("good", "warn", "bad", "info", "baize", "brass")),
    ("on-baize", "baize-fill"),
    ("on-baize", "baize-fill-hover"),
    ("on-bad", "bad-fill"),
    ("on-bad", "bad-fill-hover"),
    ("on-rouge-noir", "rouge"),
    ("on-rouge-noir", "noir"),
    ("on-rouge-noir", "felt"),
    ("felt-ink", "felt"),
    ("felt-ink", "felt-lit"),
]
MARKS = [
    *((mark, ground) for mark in ("brass-mark", "line-strong", "baize-fill") for ground in GROUNDS),
    ("felt-line", "felt"),
    ("felt-line", "felt-lit"),
    ("felt-brass", "felt"),
    ("felt-brass", "felt-lit"),
]


def tokens(name: str) -> dict[str, str]:
    return dict(re.findall(r"--([\w-]+):\s*([^;]+);", (CSS / name).read_text(encoding="utf-8")))


def colour(value: str, theme: str) -> str:
    pair = re.fullmatch(r"light-dark\((#\w{6}), (#\w{6})\)", value)
    return pair.group(1 + THEMES.index(theme)) if pair else value


def luminance(colour: str) -> float:
    """Relative luminance of #rrggbb after WCAG 2.2, from 0 to 1."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def test_the_measure_is_right() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "ground"), TEXT)
def test_text_is_legible(ink: str, ground: str, theme: str) -> None:
    values = tokens("tokens.css")
    assert contrast(colour(values[ink], theme), colour(values[ground], theme)) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("mark", "ground"), MARKS)
def test_marks_are_seen(mark: str, ground: str, theme: str) -> None:
    values = tokens("tokens.css")
    assert contrast(colour(values[mark], theme), colour(values[ground], theme)) >= 3


def chips() -> dict[str, dict[str, str]]:
    """The colours of each chip that a sheet names: by its value, or by the colour of a player."""
    usual = dict(re.findall(r"(--chip-\w+): (#\w+)", (CSS / "chips.css").read_text(encoding="utf-8").partition("}")[0]))
    rules = [r for sheet in SHEETS for r in re.findall(r'\[data-chip="([^"]+)"\] \{([^}]*)\}', sheet.read_text())]
    return {value: usual | dict(re.findall(r"(--chip-\w+): (#\w+)", body)) for value, body in rules}


VALUES = {value: colours for value, colours in chips().items() if value[0].isdigit()}


@pytest.mark.parametrize("chip", chips())
def test_what_stands_on_a_chip_is_legible(chip: str) -> None:
    colours = chips()[chip]
    assert contrast(colours["--chip-ink"], colours["--chip-face"]) >= 4.5


def test_every_chip_of_the_float_has_its_colour() -> None:
    assert {show_money(cents).removesuffix(".00") for cents in ruleset("venice-french").float} == set(VALUES)


def test_no_two_values_look_alike() -> None:
    assert len({colours["--chip-face"] for colours in VALUES.values()}) == len(VALUES)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.name)
def test_a_sheet_is_the_same_from_right_to_left_and_loads_nothing_from_elsewhere(sheet: Path) -> None:
    text = re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
    sided = r"(?:margin|padding|border)-(?:left|right|top|bottom)|[^-](?:left|right):|text-align: (?:left|right)|float:"
    assert not re.findall(sided, text)
    assert not re.findall(r"https?://|@import", text)


@pytest.mark.parametrize("name", ["base", "layout", "components", "portal"])
def test_the_common_sheets_take_their_colours_from_the_tokens(name: str) -> None:
    assert not re.findall(r"#[0-9a-fA-F]{3,8}\b", (CSS / f"{name}.css").read_text(encoding="utf-8"))
