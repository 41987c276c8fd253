#!/usr/bin/env python3
"""Django's command line. `rules` needs the engine alone, so it starts with the engine's settings."""

import gc
import os
import sys

from django.core.management import execute_from_command_line


def main() -> None:
    gc.set_threshold(50_000)  # what is imported stays: to look for garbage in it was a sixth of the start
    if sys.argv[1:2] == ["rules"]:
        os.environ["DJANGO_SETTINGS_MODULE"] = "portal.settings.engine"
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "portal.settings.local")
    execute_from_command_line(sys.argv)


if __name__ == "__main__":
    main()
