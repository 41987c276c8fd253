"""Lists to choose from, as the options of a <select>. Long ones are worth keeping: one is chosen afterwards."""

from collections.abc import Iterable, Mapping

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe


def options(offered: Mapping[str, object]) -> SafeString:
    """Return what is offered, words by value."""
    return format_html_join("", '<option value="{}">{}</option>', offered.items())


def grouped(groups: Iterable[tuple[object, Mapping[str, object]]]) -> SafeString:
    """Return what is offered under headings."""
    inside = ((name, options(offered)) for name, offered in groups)
    return format_html_join("", '<optgroup label="{}">{}</optgroup>', inside)


def chosen(listed: SafeString, value: str | None) -> SafeString:
    """Return the options of a list with one of them chosen, if it is among them."""
    opening = format_html('<option value="{}"', value)
    return mark_safe(listed.replace(f"{opening}>", f"{opening} selected>", 1))
