"""What a worker does with files: it imports those for which that was asked, and undoes imports."""

import logging
from datetime import datetime, timedelta

from django.core.exceptions import PermissionDenied
from django.utils import translation

from training.hr.imports import services, undoing
from training.hr.imports.models import UNDER_WAY, Import
from training.hr.imports.selectors import under_way
from training.staff.refusals import Refused

logger = logging.getLogger(__name__)

KEPT = timedelta(days=1)  # the lines of a file that nobody imports


def work(now: datetime) -> int:
    """Import and undo what has been asked for, and remove files that nobody imports. Returns the number of files with
    which that was done; why it is not is kept with the others."""
    waiting = list(under_way().select_related("officer__house", "application"))
    refusals = [_refusal(imported, now) for imported in waiting]
    Import.objects.filter(application=None, at__lt=now - KEPT).exclude(pk__in=under_way()).delete()
    return refusals.count("")


def _refusal(imported: Import, now: datetime) -> str:
    """Do with a file what its officer asked for. Return why it is refused, if it is, and keep that with it."""
    try:
        if not imported.officer.is_active:
            raise PermissionDenied
        with translation.override(imported.language):
            _do(imported, now)
    except Refused as refused:
        code = refused.code
    except (PermissionDenied, Import.DoesNotExist):
        code = "not-hr"
    except Exception:
        logger.exception("A file cannot be imported, or an import undone: %s", imported.pk)
        code = "undo-failed" if imported.undo_reason else "failed"
    else:
        return ""
    same = Import.objects.filter(UNDER_WAY, pk=imported.pk, asked_at=imported.asked_at)  # not asked for again
    same.update(refusal=code, undo_reason="")
    return code


def _do(imported: Import, now: datetime) -> None:
    if imported.undo_reason:
        undoing.undo(imported.officer, imported.application, imported.undo_reason, now, imported.asked_at)
    else:
        services.apply(imported.officer, imported, imported.agreed, now)
