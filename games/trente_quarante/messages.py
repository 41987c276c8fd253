"""Why trente et quarante refuses something, beside what `games.core.messages` says for every game."""

from games.core.messages import N_

MESSAGES: dict[str, str] = {
    # Translators: {chance} is what was typed
    "unknown_chance": N_("There is no chance {chance}; the chances are rouge, noir, couleur and inverse."),
    # Translators: {choice} is what was typed
    "unknown_apres_choice": N_(
        "At 31 après a stake can be divided, left or moved to another chance; {choice} is none of these."
    ),
    "apres_choice_not_offered": N_("At this table there is no choice at 31 après: half of the stake is lost."),
    "moved_to_same_chance": N_("A stake can only be moved to a chance other than its own."),
    "no_prison": N_("There is no prison at this table."),
    "imprisoned_too_often": N_("A stake in prison has a level from 1 to {levels}."),
    "no_insurance": N_("Stakes cannot be insured at this table."),
    "minimum_passes_maximum": N_("The minimum for a chance is above its maximum."),
    "levels_without_prison": N_("Only a table with prison has levels of prison."),
    "seen_without_decks": N_("With endless decks, cards already seen make no difference; enter the number of decks."),
    "coup_may_not_end": N_("The cards that are left may run out before a coup is complete."),
}
