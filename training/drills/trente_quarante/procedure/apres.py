"""Prison and insurance, and the half that is lost at the mini."""

from django.utils.translation import gettext_lazy as _

from games.trente_quarante.clauses import Clause
from training.drills.kit.procedures import Question, Topic

APRES = Topic(
    _("31 après and insurance"),
    (
        Question(
            "prison-place",
            _("Where stakes in prison go"),
            _("“Un après” has been called. Where do stakes in prison go?"),
            (Clause.PRISON_PLACE,),
            _("to the places on the layout kept for them"),
            (
                _("into the bank, under the player’s name"),
                _("under the new bets on the same chance"),
                _("in front of their owner"),
            ),
        ),
        Question(
            "says-nothing",
            _("A player who says nothing"),
            _("After the first 31 après a player says nothing about a stake that is not insured. What happens to it?"),
            (Clause.CHOICE,),
            _("it stays in prison on its chance"),
            (
                _("it is divided with the bank"),
                _("it is returned to the player"),
                _("the chef decides for the player"),
            ),
        ),
        Question(
            "off-the-table",
            _("A stake in prison is asked back"),
            _(
                "“Un après” has been called for the first time, and the taille goes on. A player wants a stake "
                "that is not insured back whole. What do you answer?"
            ),
            (
                Clause.MOVE,
                Clause.CHOICE,
            ),
            _("It may be divided, left or moved, but not taken off the table"),
            (
                _("It may be taken back whole at the first 31 après, but not later"),
                _("It may be taken back whole if the premium is paid now"),
                _("It may be divided or left, but not moved to another chance"),
            ),
        ),
        Question(
            "insuring",
            _("A stake is insured"),
            _("A player insures a stake. Put what happens in order."),
            (
                Clause.MARKER,
                Clause.BETTING,
            ),
            steps=(
                _("The player says “J’assure” and pays the premium"),
                _("“Rien ne va plus” is called"),
                _("The rows are dealt and the coup is called"),
                _("The marker comes off the chips"),
            ),
        ),
        Question(
            "insure-late",
            _("When a stake may be insured"),
            _(
                "The betting is open. A player says “J’assure” for a stake that is already on the "
                "table and not in prison. Do you accept it?"
            ),
            (Clause.MARKER,),
            _("yes: insurance is asked for before the betting closes"),
            (
                _("yes, and also until the row of rouge begins"),
                _("no: a stake is insured at the moment when it is placed"),
                _("no: insurance is asked for before the taille begins"),
            ),
        ),
        Question(
            "insure-prisoner",
            _("Insuring a stake in prison"),
            _("A player wants to insure a stake that is in prison. What do you answer?"),
            (Clause.INSURANCE_FREE_ONLY,),
            _("A stake in prison cannot be insured"),
            (
                _("It can be insured for twice the premium"),
                _("It can be insured once"),
                _("It is insured without a premium"),
            ),
        ),
        Question(
            "premium-after-tie",
            _("The premium after a tie"),
            _("The coup ends in a tie. A player wants the same premium to count for the next coup. Does it?"),
            (Clause.PREMIUM_LOST,),
            _("no: a premium insures one coup"),
            (
                _("yes: a tie does not count"),
                _("yes, if the stake is not moved"),
                _("no: after a tie the premium is returned"),
            ),
        ),
        Question(
            "mini-apres",
            _("31 après at the mini"),
            _("At the mini “Un après” has been called. A player wants to leave the stake in prison. What do you do?"),
            (Clause.MINI_HALF,),
            _("take half of the stake and return the other half"),
            (
                _("move it to the place kept for stakes in prison"),
                _("take all of it"),
                _("leave it where it is: the coup is void"),
            ),
        ),
        Question(
            "mini-insurance",
            _("Insurance at the mini"),
            _("At the mini a player says “J’assure”. What do you answer?"),
            (Clause.NO_INSURANCE,),
            _("Stakes cannot be insured at this table"),
            (
                _("The premium is paid after the coup"),
                _("Only the highest stake can be insured"),
            ),
        ),
    ),
)
