"""What others may do when HR has asked for files to be imported, or for an import to be undone."""

from django.dispatch import Signal

files_asked = Signal()  # sent by Import, when at least one file waits
