"""Why an act upon a certificate is refused, in the reader's language."""

from django.utils.translation import gettext_lazy as _

# These are about the day that is asked for.
OF_THE_DAY = ("not-later", "past", "too-late")

REFUSALS = {
    "suspended": _("This certificate is already suspended."),
    "not-suspended": _("HR has not suspended this certificate, so there is nothing to lift."),
    "own-suspension": _("You cannot lift the suspension of your own certificate. Ask another HR officer of the house."),
    "revoked-first": _("This certificate is revoked. Reinstate it before you extend it."),
    "renewed": _("This certificate has been renewed by a later one. Extend that one instead."),
    "not-later": _("Choose a day after the certificate’s last day of validity."),
    "past": _("Choose today or a later day: the past stays as it was."),
    "too-late": _("An extension reaches at most 12 months beyond the last day printed when it was issued."),
    "own-extension": _("You cannot extend your own certificate. Ask another HR officer of the house."),
    "not-extended": _("This certificate is not extended, so there is nothing to take back."),
    "not-of-house": _("Only people of your house can get a certificate from it."),
    "own-evidence": _("You cannot enter evidence for yourself. Ask another HR officer of the house."),
    "no-evidence": _("Enter who issued the paper, and its number or title."),
    "future": _("Choose today or an earlier day."),
    "barred-holder": _("A certificate of this programme is revoked or suspended. Reinstate it or lift the suspension."),
    "terms": _(
        "These terms do not fit together. The renewal window must be shorter than the validity. A fixed last day needs "
        "a month and a day that every year has, and a validity of at least 12 months."
    ),
    "exam-here": _("Your house does not accept an exam passed elsewhere for this programme."),
    "entered": _("A pass of this programme on this day is already on record for the person."),
}
