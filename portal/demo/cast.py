"""Who can sign in to try the site. Plain data, so that setup can print it without starting Django."""

from typing import NamedTuple

PASSWORD = "tapis-vert-demo"  # noqa: S105 - everybody may know it


class Person(NamedTuple):
    username: str
    first_name: str
    last_name: str
    role: str
    house: str = "ca-vendramin-calergi"  # the short name of its venue; empty for none
    language: str = "it"
    keeps_venue: bool = False


LOG_INS = (
    Person("trainee", "Marta", "Vianello", "trainee"),
    Person("instructor", "Alvise", "Zorzi", "instructor"),
    Person("hr", "Elena", "Bragadin", "hr"),
    Person("stranger", "Piero", "Loredan", "hr", house="ca-noghera"),
    Person("group", "Chiara", "Morosini", "trainee", house=""),
    Person("editor", "Nicolò", "Gradenigo", "trainee", keeps_venue=True),
)
"""The six that the README names."""

COLLEAGUES = (
    Person("giulia.ferro", "Giulia", "Ferro", "trainee"),
    Person("luc.martin", "Luc", "Martin", "trainee", language="fr"),
    Person("anna.shaw", "Anna", "Shaw", "trainee", language="en"),
    Person("sara.dolfin", "Sara", "Dolfin", "instructor"),
    Person("marco.balbi", "Marco", "Balbi", "trainee"),
    Person("tommaso.gritti", "Tommaso", "Gritti", "trainee", house="ca-noghera"),
)
"""Who has results already, so that no page of HR is empty, and who assesses with the instructor."""
