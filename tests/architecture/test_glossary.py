"""The glossary of the code names what is there, where it is."""

import ast
import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
ENTRIES = re.findall(r"^\| \[`(\w+)`\]\((\S+)\)", (DOCS / "glossary.md").read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize(("word", "place"), ENTRIES)
def test_every_word_is_defined_where_the_glossary_says(word, place):
    tree = ast.parse((DOCS / place).read_text(encoding="utf-8"))
    defined = {getattr(node, "name", "") for node in tree.body}
    assigned = {ast.unparse(target) for node in tree.body if isinstance(node, ast.Assign) for target in node.targets}
    assert word in defined | assigned


def test_the_glossary_has_words():
    assert len(ENTRIES) > 15
