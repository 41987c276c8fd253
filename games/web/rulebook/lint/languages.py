"""Is a sentence in the language that it says? py3langid knows a language by its letters and their order.

It finds what leaflets get wrong, half a sentence or a whole one left in another language; it does not judge style.
"""

import re
from collections.abc import Iterator
from functools import cache

from django.conf import settings
from py3langid.langid import MODEL_DIR, MODEL_FILE, LanguageIdentifier

# Fewer words may be those of another language too.
_ENOUGH_WORDS = 8
_SURE = 0.8  # that it is in one of the others
# Where py3langid has another code than the site. It knows the two of Norway as one, and Chinese in both scripts.
_LABELS = {"nb": "no", "zh-hans": "zh"}
# French calls and terms stay French in every language; they stand in italics, some in quotation marks.
_QUOTED = re.compile(r"\*[^*]+\*|«[^«»]*»|»[^«»]*«|[“„”][^“”]*[“”]|‘[^‘’]*’|\"[^\"]*\"")
_NO_WORDS = re.compile(r"%\(\w+\)s|<[^>]*>|\{\w+\}")
_SENTENCE = re.compile(r"[^.!?:;()\n。！？：；（）؟؛]+")
_WORD = re.compile(r"[\u4e00-\u9fff]|[^\W\d_]+")  # an ideograph counts as a word


@cache
def _identifier() -> LanguageIdentifier:
    """Return what tells the languages of the site from each other."""
    identifier = LanguageIdentifier.from_modelpath(str(MODEL_DIR / MODEL_FILE), norm_probs=True)
    identifier.set_languages([_LABELS.get(code, code) for code, _name in settings.LANGUAGES])
    return identifier


def strangers(text: str, language: str) -> Iterator[tuple[str, str]]:
    """Yield the sentences of a text that are surely in another language of the site, each with that one."""
    own = _LABELS.get(language, language)
    for sentence in _SENTENCE.findall(_QUOTED.sub(" ", _NO_WORDS.sub(" ", text.replace("**", "")))):
        if len(_WORD.findall(sentence)) < _ENOUGH_WORDS:
            continue
        likely, share = _identifier().rank(sentence.lower())[0]
        if likely != own and share > _SURE:
            yield sentence.strip(), likely
