"""Where the mistakes of a shift are practised: the drill and its level."""

from training.drills.blackjack import mistakes

AGAINST = {
    mistake.id: drill
    for mistake, drill in (
        (mistakes.BLACKJACK_AT_EVENS, ("bj-pays", 2)),
        (mistakes.SIX_TO_FIVE, ("bj-pays", 2)),
        (mistakes.STAKE_IN_THE_WIN, ("bj-pays", 2)),
        (mistakes.DOUBLED_ONCE, ("bj-settle", 2)),
        (mistakes.PUSH_LOST, ("bj-settle", 2)),
        (mistakes.SPLIT_BLACKJACK, ("bj-settle", 2)),
        (mistakes.INSURANCE_AT_EVENS, ("bj-settle", 3)),
        (mistakes.ACE_ELEVEN, ("bj-count", 2)),
        (mistakes.ACE_ONE, ("bj-count", 2)),
    )
}
