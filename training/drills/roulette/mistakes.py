"""Mistakes that croupiers make at roulette, with the clauses that settle them. The ids are permanent."""

from django.utils.translation import gettext_lazy as _

from games.roulette.clauses import Clause
from training.drills.kit.mistakes import Mistake

# What a winning stake is paid.
STAKE_IN_THE_WIN = Mistake(
    "rl-stake-in-the-win",
    _("The stake counted into the win"),
    _("You added the stake to the win. The payout is the win alone: the stake stays where it is, the player’s."),
    (Clause.PAYOUT,),
)
SPLIT_AS_STRAIGHT = Mistake(
    "rl-split-as-straight",
    _("A split paid as a straight"),
    _("You paid the split as if the chips were on one number. They cover two numbers, and the payout is lower."),
    (Clause.PAYS_SPLIT,),
)
STREET_AS_SIX_LINE = Mistake(
    "rl-street-as-six-line",
    _("A street paid as a six line"),
    _("You paid the street as if the chips covered two rows. They cover one row, and the payout is higher."),
    (Clause.PAYS_STREET,),
)
CORNER_AS_STREET = Mistake(
    "rl-corner-as-street",
    _("A corner paid as a street"),
    _("You paid the corner as if the chips covered three numbers. They cover four, and the payout is lower."),
    (Clause.PAYS_CORNER,),
)
SIX_LINE_AS_CORNER = Mistake(
    "rl-six-line-as-corner",
    _("A six line paid as a corner"),
    _("You paid the six line as if the chips covered four numbers. They cover six, and the payout is lower."),
    (Clause.PAYS_SIX_LINE,),
)
DOZEN_AT_EVENS = Mistake(
    "rl-dozen-at-evens",
    _("A dozen or column paid like an even chance"),
    _("You paid the dozen or the column once the stake, as an even chance. It covers fewer numbers and is paid more."),
    (Clause.PAYS_DOZEN, Clause.PAYS_COLUMN),
)
NUMBER_ALONE = Mistake(
    "rl-number-alone",
    _("Only the chips on the number paid"),
    _("You paid the chips on the number itself and overlooked those around it. Every bet that covers the number wins."),
    (Clause.PAYOUT,),
)
MAXIMUM_NOT_CUT = Mistake(
    "rl-maximum-not-cut",
    _("Paid above the maximum"),
    _("You paid the whole stake. What is above the maximum does not play and goes back to the player."),
    (Clause.MAXIMUM,),
)

ORDER_REVERSED = Mistake(
    "rl-order-reversed",
    _("The order of payment reversed"),
    _("You began with what the house pays last. The order of payment begins at the other end."),
    (Clause.ORDER_OF_PAYMENT,),
)
ORDER_WHERE_NONE = Mistake(
    "rl-order-where-none",
    _("An order of payment where there is none"),
    _("You put the stakes in the order of other tables. Here there is no fixed order in which they are paid."),
    (Clause.NO_ORDER,),
)

# Chips and colours.
GROUPS_AS_STACKS = Mistake(
    "rl-groups-as-stacks",
    _("Change counted in whole stacks"),
    _("You counted by the stack of colour chips. Change is set out and called in smaller groups."),
    (Clause.CHANGE,),
)
LAST_GROUP_LEFT_OUT = Mistake(
    "rl-last-group-left-out",
    _("The smaller last group left out"),
    _("You counted the whole groups alone. What is left over makes a group of its own and is called at the end."),
    (Clause.CHANGE,),
)
CUT_NOT_COUNTED = Mistake(
    "rl-cut-not-counted",
    _("The chips not counted again"),
    _("You took the amount that was due for the chips there. A payment is counted chip by chip before it goes out."),
    (Clause.CUT,),
)
CUT_LARGE_FIRST = Mistake(
    "rl-cut-large-first",
    _("The large chips set out first"),
    _("You began with the large chips. The amount is right, but the small chips come first."),
    (Clause.CUT,),
)
TOSS_LARGE_NEVER = Mistake(
    "rl-toss-large-never",
    _("Large chips never tossed"),
    _("You passed every large chip with the rake. To columns, dozens and even chances a few of them may be tossed."),
    (Clause.TOSSING,),
)
FLOAT_THE_OTHER_WAY = Mistake(
    "rl-float-the-other-way",
    _("Over and short exchanged"),
    _("You said of every value the opposite. More chips than the float has are over, fewer are short."),
    (Clause.FLOAT,),
)
FLOAT_ADDED = Mistake(
    "rl-float-added",
    _("What is over added to what is short"),
    _("You added all differences up. What is over is held against what is short, and the cash desk settles the rest."),
    (Clause.FLOAT,),
)
MARKER_IGNORED = Mistake(
    "rl-marker-ignored",
    _("The markers of colours ignored"),
    _("You counted every colour at the minimum of the table. A colour with a marker is worth what the marker shows."),
    (Clause.COLOUR_VALUE,),
)
COLOUR_LEAST_FORGOTTEN = Mistake(
    "rl-colour-least-forgotten",
    _("The minimum in colour forgotten"),
    _("You accepted colour chips however few they were. A bet in colour has a minimum number of chips."),
    (Clause.COLOUR_LEAST,),
)
COLOUR_OF_THIS_TABLE = Mistake(
    "rl-colour-of-this-table",
    _("A strange colour counted by this table’s minimum"),
    _("You counted chips of another table at the minimum of this one. What counts is the table that they come from."),
    (Clause.COLOUR_WRONG_TABLE,),
)

# Where a bet may be.
EDGE_CROSSED = Mistake(
    "rl-edge-crossed",
    _("Numbers joined across the edge"),
    _("You joined numbers that follow each other. At the edge of the layout the next number is in another row."),
    (Clause.LEGAL_SPOT,),
)
DIAGONAL_JOINED = Mistake(
    "rl-diagonal-joined",
    _("Numbers joined across a corner"),
    _("You joined two numbers that meet only at a corner. A split needs a line between them."),
    (Clause.LEGAL_SPOT,),
)

# Called bets.
NEIGHBOURS_BY_NUMBER = Mistake(
    "rl-neighbours-by-number",
    _("Neighbours counted by numbers"),
    _("You counted up and down from the number. Neighbours are those beside it on the wheel."),
    (Clause.CALLED_NEIGHBOURS,),
)
MIDDLE_FORGOTTEN = Mistake(
    "rl-middle-forgotten",
    _("The number itself forgotten"),
    _("You counted the neighbours alone. The number in the middle has a chip, too."),
    (Clause.CALLED_NEIGHBOURS,),
)
BOTH_SIDES_COUNTED = Mistake(
    "rl-both-sides-counted",
    _("Neighbours of both sides counted together"),
    _("You counted the neighbours of both sides. The call says how many there are on each side."),
    (Clause.CALLED_NEIGHBOURS,),
)
CHIP_A_NUMBER = Mistake(
    "rl-chip-a-number",
    _("A chip for every number"),
    _(
        "You counted a chip for every number that the called bet covers. Splits, streets and corners cover several "
        "numbers with one chip, and a called bet costs what its chips cost."
    ),
    (Clause.CALLED_SUM,),
)
VOISINS_ONCE = Mistake(
    "rl-voisins-once",
    _("Voisins with a single chip everywhere"),
    _("You counted one chip on every position. In voisins du zéro the zero street and the corner have more."),
    (Clause.CALLED_VOISINS,),
)
WIN_HANDED_WHOLE = Mistake(
    "rl-win-handed-whole",
    _("The whole win handed over"),
    _("You handed over the whole win. The chips of the new bet are taken from it first."),
    (Clause.REPLAY, Clause.COMPLETE),
)
REPLAY_AND_COMPLETE = Mistake(
    "rl-replay-and-complete",
    _("“Replay” and “Complete” confused"),
    _(
        "You did what the other call asks. After “Replay” the winning chips stay and the whole bet is placed again; "
        "after “Complete” they count towards the new bet."
    ),
    (Clause.COMPLETE,),
)
ALL_WITHOUT_CHIPS = Mistake(
    "rl-all-without-chips",
    _("“Play it all” without the winning chips"),
    _("You divided the win alone among the new chips. The winning chips on the layout go on with it."),
    (Clause.PLAY_ALL,),
)
PRINTED_FIGURE = Mistake(
    "rl-printed-figure",
    _("The misprint of the course’s figures"),
    _("You gave the number that the printed course has by mistake. Its digits add up to another figure."),
    (Clause.CALLED_FIGURE,),
)

# Zero.
HALVED_FOR_PRISON = Mistake(
    "rl-halved-for-prison",
    _("Halved instead of imprisoned"),
    _("You divided the stake at once, as other tables do. Here it goes to prison unless the player asks for half."),
    (Clause.ZERO_PRISON,),
)
PRISON_FOR_HALVED = Mistake(
    "rl-prison-for-halved",
    _("Imprisoned instead of halved"),
    _("You imprisoned the stake, as the French table does. Here zero halves it at once."),
    (Clause.ZERO_PARTAGE,),
)
ZERO_TAKES_ALL = Mistake(
    "rl-zero-takes-all",
    _("Even chances lost at zero"),
    _("You took the whole stake, as if zero were any losing number. An even chance does not simply lose at zero."),
    (Clause.ZERO_PRISON, Clause.ZERO_PARTAGE, Clause.ZERO_PARLOUR),
)
ZERO_SPARES_DOZENS = Mistake(
    "rl-zero-spares-dozens",
    _("A dozen or column spared at zero"),
    _("You treated the dozen or the column like an even chance. At this table it loses when zero comes up."),
    (Clause.ZERO_COLUMNS_DOZENS_LOSE,),
)
LEVELS_FORGOTTEN = Mistake(
    "rl-levels-forgotten",
    _("The levels of the prison forgotten"),
    _("You let one win free the stake however often zero had come up. Each further zero asks for one more win."),
    (Clause.ZERO_LEVEL,),
)
FREED_PAID = Mistake(
    "rl-freed-paid",
    _("A freed stake paid as well"),
    _("You paid the stake that came out of prison. The win only sets it free."),
    (Clause.ZERO_FREED,),
)

MISTAKES = (
    STAKE_IN_THE_WIN,
    SPLIT_AS_STRAIGHT,
    STREET_AS_SIX_LINE,
    CORNER_AS_STREET,
    SIX_LINE_AS_CORNER,
    DOZEN_AT_EVENS,
    NUMBER_ALONE,
    MAXIMUM_NOT_CUT,
    ORDER_REVERSED,
    ORDER_WHERE_NONE,
    GROUPS_AS_STACKS,
    LAST_GROUP_LEFT_OUT,
    CUT_NOT_COUNTED,
    CUT_LARGE_FIRST,
    TOSS_LARGE_NEVER,
    FLOAT_THE_OTHER_WAY,
    FLOAT_ADDED,
    MARKER_IGNORED,
    COLOUR_LEAST_FORGOTTEN,
    COLOUR_OF_THIS_TABLE,
    EDGE_CROSSED,
    DIAGONAL_JOINED,
    NEIGHBOURS_BY_NUMBER,
    MIDDLE_FORGOTTEN,
    BOTH_SIDES_COUNTED,
    CHIP_A_NUMBER,
    VOISINS_ONCE,
    WIN_HANDED_WHOLE,
    REPLAY_AND_COMPLETE,
    ALL_WITHOUT_CHIPS,
    PRINTED_FIGURE,
    HALVED_FOR_PRISON,
    PRISON_FOR_HALVED,
    ZERO_TAKES_ALL,
    ZERO_SPARES_DOZENS,
    LEVELS_FORGOTTEN,
    FREED_PAID,
)
