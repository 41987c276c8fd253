"""What every page may use."""

from django.http import HttpRequest

THEMES = ("system", "light", "dark")

# Which entry of the main menu an app's pages belong to.
AREAS = {
    "rulebook": "games",
    "calculators": "games",
    "costs": "games",
    "venues": "venues",
    "courses": "training",
    "quiz": "training",
    "certification": "training",
    "hr": "hr",
    "trainees": "trainees",
    "statistics": "trainees",
    "classes": "trainees",
    "exams": "trainees",
    "practical": "trainees",
    "hours": "trainees",
    "sittings": "trainees",
}


def page(request: HttpRequest) -> dict[str, object]:
    match = request.resolver_match
    theme = request.COOKIES.get("theme")
    return {
        "theme": theme if theme in THEMES else "system",
        "area": AREAS.get(match.app_name, "") if match else "",
        "is_home": bool(match and match.view_name == "home"),
    }
