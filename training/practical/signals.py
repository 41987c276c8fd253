"""The signal of practical tests to the apps above. Receivers run inside the transaction of the act."""

from django.dispatch import Signal

# test: PracticalTest, at: datetime. Sent once, when a test that was passed begins to count.
test_passed = Signal()
