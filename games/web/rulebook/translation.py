"""Which columns exist in every language. No fallback: what a language lacks is shown as lacking."""

from modeltranslation.translator import TranslationOptions, register

from games.web.rulebook.models import Clause, Section


@register(Section)
class SectionTranslation(TranslationOptions):
    fields = ("title",)
    fallback_languages = {"default": ()}


@register(Clause)
class ClauseTranslation(TranslationOptions):
    fields = ("title", "body", "source_revision")
    fallback_languages = {"default": ()}
