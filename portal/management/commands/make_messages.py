"""`manage.py make_messages`: what there is to translate, into the catalogues."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.web.rulebook.rewording import Change
from games.web.rulebook.translations import translated_languages
from portal.messages import DOMAINS, catalogues_of, changes, lacks, write


class Command(BaseCommand):
    help = "Bring locale/*/LC_MESSAGES/{site,rules,staff,courses}.po up to date with their sources."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--check", action="store_true", help="change nothing; fail unless all is translated")
        parser.add_argument("--domain", choices=DOMAINS, action="append")

    def handle(self, **options: Any) -> None:
        wanted = options["domain"] or DOMAINS
        languages = translated_languages()
        pairs = [(code, domain) for code in languages for domain in catalogues_of(code) if domain in wanted]
        if options["check"]:
            faults = [f"{language} {domain}: {lack}" for language, domain in pairs for lack in lacks(language, domain)]
            if faults:
                raise CommandError("\n".join(["Not translated as it should be:", *faults]))
            return
        for change in changes() if "rules" in wanted else ():
            self.stdout.write(_said(change))
        for language, domain in pairs:
            write(language, domain)
            self.stdout.write(f"{language} {domain}: {len(lacks(language, domain))} to be translated or looked at")


def _said(change: Change) -> str:
    """Return what becomes of the translations of a text that has changed, and what an editor can say of it."""
    if change.is_of_words:
        return f"{change.context}: other words, its translations stay"
    if change.of_substance:
        return f"{change.context}: of substance, by {', '.join(change.of_substance)}; its translations are fuzzy"
    return f'{change.context}: its translations are fuzzy, unless reworded = ["{change.mark}"] stands beside the clause'
