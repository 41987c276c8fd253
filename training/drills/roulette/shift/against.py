"""Where the mistakes of a shift are practised: the drill and its level."""

from training.drills.roulette import mistakes

AGAINST = {
    mistake.id: drill
    for mistake, drill in (
        (mistakes.STAKE_IN_THE_WIN, ("picture-bet", 4)),
        (mistakes.SPLIT_AS_STRAIGHT, ("picture-bet", 4)),
        (mistakes.STREET_AS_SIX_LINE, ("picture-bet", 4)),
        (mistakes.CORNER_AS_STREET, ("picture-bet", 4)),
        (mistakes.SIX_LINE_AS_CORNER, ("picture-bet", 4)),
        (mistakes.NUMBER_ALONE, ("picture-bet", 4)),
        (mistakes.DOZEN_AT_EVENS, ("order-of-payment", 2)),
        (mistakes.ORDER_REVERSED, ("order-of-payment", 1)),
        (mistakes.GROUPS_AS_STACKS, ("change", 2)),
        (mistakes.CHIP_A_NUMBER, ("called-bet", 1)),
        (mistakes.VOISINS_ONCE, ("called-bet", 1)),
        (mistakes.FLOAT_ADDED, ("float", 2)),
        (mistakes.HALVED_FOR_PRISON, ("zero", 2)),
        (mistakes.ZERO_TAKES_ALL, ("zero", 2)),
        (mistakes.LEVELS_FORGOTTEN, ("zero", 3)),
        (mistakes.FREED_PAID, ("zero", 3)),
    )
}
