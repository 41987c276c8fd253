"""The signal of hours to the apps above. Receivers run inside the transaction of the entry."""

from django.dispatch import Signal

# entry: TableHours. Sent once for each entry and correction.
hours_entered = Signal()
