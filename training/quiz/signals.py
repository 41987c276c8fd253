"""What the quiz tells the apps above it. Receivers run inside the transaction of the grading."""

from django.dispatch import Signal

# attempt: Attempt, result: selectors.Result. Sent once, when an attempt is handed in or its time ran out.
attempt_closed = Signal()

# attempt: Attempt, result: selectors.Result. Sent after each regrade of a closed attempt.
attempt_regraded = Signal()
