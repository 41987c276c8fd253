"""What stands in an address, and what is sent to it, where that is the same for everybody."""

# What is public, or the same for everybody.
PUBLIC = {
    "/api/v1/<game>/<operation>": {"game": "ludo", "operation": "roll"},
    "/media/<path:path>": {"path": "nothing.webp"},
    "/en/accounts/password/reset/key/<uidb36>-<key>/": {"uidb36": "1", "key": "abc-def"},
    "/en/api/<slug:family>/": {"family": "roulette"},
    "/en/games/<slug:slug>/": {"slug": "french-roulette"},
    "/en/games/<slug:slug>/card.pdf": {"slug": "french-roulette"},
    "/en/games/<slug:slug>/on/": {"slug": "french-roulette"},
    "/en/games/<slug:slug>/on/<day:day>/": {"slug": "french-roulette", "day": "2026-11-01"},
    "/en/games/table-places.<str:version>.css": {"version": "0"},
    "/en/training/courses/<slug:slug>/": {"slug": "french-roulette"},
    "/en/training/courses/<slug:slug>/<slug:lesson>/": {"slug": "french-roulette", "lesson": "paying"},
    "/en/training/drills/<slug:slug>/": {"slug": "cut"},
    "/en/training/drills/<slug:slug>/cases/": {"slug": "number-facts"},
    "/en/training/drills/<slug:slug>/worksheet/": {"slug": "cut"},
    "/en/training/sittings/exams/<slug:exam>/": {"exam": "french-roulette"},
    "/en/training/targets/<slug:slug>/<int:level>/": {"slug": "cut", "level": "1"},
    "/en/training/exams/<slug:programme>/begin/": {"programme": "french-roulette-croupier"},
    "/en/hr/programmes/<slug:slug>/": {"slug": "french-roulette-croupier"},
    "/en/hr/import/<slug:kind>.csv": {"kind": "people"},
    "/en/translations/<slug:code>/": {"code": "it"},
    "/en/translations/<slug:code>/export.<slug:kind>": {"code": "it", "kind": "po"},
    "/en/translations/bundles/<slug:digest>.po": {"digest": "0123456789ab"},
    "/en/admin/<app_label>/": {"app_label": "venues"},
    "/en/admin/<url>": {"url": "nothing-here"},
}
# What is sent, where an empty form would be refused to everybody.
SENT = {
    "/en/training/attempts/<uuid:uuid>/": {"item": "1", "token": "once"},
    "/en/training/attempts/<uuid:uuid>/items/<int:position>/mark/": {"score": "0", "reason": "Wrong after all."},
    "/en/training/shifts/<uuid:uuid>/": {"act": "2"},
    "/en/hr/jobs/<int:pk>/": {"first_day": "2099-12-31"},
    "/en/hr/certificates/<str:code>/revoke/": {"reason": "A mistake."},
    "/en/hr/certificates/<str:code>/reinstate/": {"reason": "A mistake."},
    "/en/hr/certificates/<str:code>/suspend/": {"reason": "An enquiry."},
}
