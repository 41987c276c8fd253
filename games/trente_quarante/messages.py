"""Why trente et quarante refuses something, beside what `games.core.messages` says for every game."""

from games.core.messages import N_

MESSAGES: dict[str, str] = {
    "unknown_chance": N_("There is no chance {chance}; the chances are rouge, noir, couleur and inverse."),
    "unknown_apres_choice": N_(
        "At 31 après a stake can be divided, left or moved to another chance; {choice} is none of these."
    ),
    "apres_choice_not_offered": N_("At this table there is no choice at 31 après: half of the stake is lost."),
    "moved_to_same_chance": N_("A stake can only be moved to another chance, and this one is on {chance} already."),
    "no_prison": N_("There is no prison at this table."),
    "imprisoned_too_often": N_("A stake is imprisoned at a level from 1 to {levels}."),
    "no_insurance": N_("This table does not insure stakes."),
    "minimum_passes_maximum": N_("The minimum for a chance is over its maximum."),
    "levels_without_prison": N_("Only a table with prison has several levels of it."),
    "seen_without_decks": N_(
        "Cards that have been seen change nothing in endless decks; say how many decks there are."
    ),
    "coup_may_not_end": N_("The cards that are left may run out before a coup is complete."),
}
