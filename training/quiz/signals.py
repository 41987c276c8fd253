"""The signals of the quiz to the apps above it. Receivers run inside the transaction of the grading."""

from django.dispatch import Signal

# attempt: Attempt, result: selectors.Result. Sent once, when an attempt is handed in or its time ran out.
attempt_closed = Signal()

# change: OutcomeChange. Sent when a regrade makes an exam pass or fail, so that a second person must decide.
outcome_changed = Signal()

# decision: OutcomeDecision, result: selectors.Result. Sent once for each decision.
outcome_decided = Signal()
