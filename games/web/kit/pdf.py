"""Papers: typst makes them from a template and data, with our own fonts alone, the same bytes for the same data."""

import logging
from functools import cache
from pathlib import Path
from typing import Literal

import typst

from games.web.kit.glyphs import FONTS, not_drawn

Standard = Literal["a-2b", "ua-1"]
logger = logging.getLogger(__name__)


def pdf(template: Path, data: str, name: str, standard: Standard) -> bytes:
    """Return the paper that a template makes of data as JSON, which is never read as markup, in this standard of PDF.

    A letter that no font draws is logged under the name of the paper. An empty box is better than no paper, but such a
    one keeps to no standard.
    """
    lacking = not_drawn(data)
    if lacking:
        logger.warning("%s: no font draws %s", name, " ".join(sorted(lacking)))
    return typst.compile(
        template,
        format="pdf",
        font_paths=_fonts(),
        sys_inputs={"data": data},
        pdf_standards=[] if lacking else [standard],
        # Of the document, not of the moment: nothing in the file depends on when it was asked for.
        timestamp=0,
    )


@cache
def _fonts() -> typst.Fonts:
    return typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[FONTS])
