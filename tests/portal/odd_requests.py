"""What nobody means to send: texts, parts of addresses, and headers."""

from urllib.parse import quote

TEXTS = (
    *("", " ", "0", "-1", "1", "17", "00", "37", "99999", "1e9", "1.5", "0x10", "1,234.50", "٣", "１７", "²", "½"),
    *("9" * 5000, "9223372036854775808", "-9223372036854775809", "1" + "0" * 400, "inf", "nan", "None", "[]", "{}"),
    *("x", "é", "🂡", "\x00", "a\x00b", "\ud800", "\r\nX: y", "%00", "..", "../../etc/passwd", "<script>", "{{ 1 }}"),
    *("red", "10*red .0", "voisins", "neighbours:17:2", "TdAs", "Ah9c 9d8c*10", "venice-fair", "venice-blackjack"),
    *("2026-02-30", "0001-01-01", "9999-12-31", "-0001-01-01", "en", "zz", "next", "random", "on", "bet", "last"),
    *("1" + " " * 3000 + "1", "x" * 3000, "(" * 3000, "a\u0315\u0300" * 1000, "1 x " * 900, "," * 3000, "1:" * 900),
    *("'\"`;--", '{"a": [1]}', "a" * 64, "infinite"),
)
PARTS = (
    *(quote(text, errors="replace") for text in TEXTS),
    *("%ED%A0%80", "%FF", "%", "//", "%2e%2e", "..;", "@", "favicon.ico"),
)
HEADERS: tuple[dict[str, str], ...] = (
    *({}, {}, {}),
    {"HTTP_HX_REQUEST": "true", "HTTP_HX_CURRENT_URL": "http://[", "HTTP_HX_TARGET": "\xff"},
    {"HTTP_ACCEPT_LANGUAGE": "xx-" * 900},
    {"HTTP_COOKIE": 'sessionid="' + r"\000" * 9 + '"; messages="x'},
    {"HTTP_COOKIE": 'django_language="\\377"; theme=x; csrftoken='},
    {"HTTP_COOKIE": "sessionid=" + "x" * 5000},
    {"HTTP_HOST": "evil.example"},
    {"HTTP_HOST": "[::1"},
    {"HTTP_X_FORWARDED_FOR": "\x00, nowhere", "HTTP_X_FORWARDED_PROTO": "ftp", "HTTP_X_FORWARDED_HOST": "x"},
    {"HTTP_IF_NONE_MATCH": '"' * 999, "HTTP_IF_MODIFIED_SINCE": "Sat, 99 Foo 99999 99:99:99 GMT"},
    {"HTTP_RANGE": "bytes=-1", "HTTP_ACCEPT": "*/" * 99, "HTTP_ACCEPT_ENCODING": "gzip;q=x"},
    {"HTTP_REFERER": "http://[", "HTTP_ORIGIN": "null"},
    {"CONTENT_TYPE": "multipart/form-data; boundary="},
    {"CONTENT_TYPE": "application/x-www-form-urlencoded; charset=utf-99"},
    {"CONTENT_TYPE": "application/json", "CONTENT_LENGTH": "x"},
)

_BIG, _LARGE = "9" * 5000, "1" + "0" * 30  # more than int() reads, more than a database counts
_NOWHERE = "00000000-0000-0000-0000-000000000000"
# Addresses at which somebody has aimed: days, numbers, names and codes that no page can have.
AIMED = (
    *(f"/en/admin/venues/news/?published__year={year}" for year in ("0", "x", "99999999", _BIG)),
    "/en/admin/venues/news/?published__year=9999&published__month=12&published__day=31",
    "/en/admin/venues/news/?published__year=2024&published__month=99",
    *(f"/en/admin/venues/news/{key}/change/" for key in ("x", _LARGE, _BIG)),
    *(f"/en/admin/venues/news/?{query}" for query in (f"p={_BIG}", "p=-1", "o=x.9.9", f"o={_BIG}", "all=x")),
    *(f"/en/admin/venues/news/?venue__id__exact={key}" for key in ("x", _LARGE, _BIG)),
    *(f"/en/admin/staff/user/?{query}" for query in ("q=" + "x" * 5000, "is_staff__exact=z", "last_login__gte=x")),
    *(f"/en/admin/r/{key}/{key}/" for key in ("1", "999", _LARGE, _BIG)),
    *(f"/en/hr/people/{key}/" for key in (_LARGE, _BIG)),
    *(f"/en/hr/?{query}" for query in (f"page={_BIG}", "page=-1", f"within={_BIG}", "name=" + "x" * 5000)),
    *(f"/en/hr/{page}?on={day}" for page in ("", "export.csv") for day in ("9999-12-31", "0001-01-01", "2026-02-30")),
    f"/en/hr/audit/?page={_BIG}",
    *("/en/certificates/%00.pdf", "/en/hr/certificates/%00/revoke/", "/en/hr/certificates/x/reinstate/"),
    *(f"/en/training/attempts/{_NOWHERE}/items/{place}/mark/" for place in (_LARGE, _BIG)),
    *(f"/en/verify/{code}" for code in ("x" * 5000 + "/", "?code=" + "a%CC%95%CC%80" * 2000, "%00/")),
    *(f"/en/venues/ca-vendramin-calergi/?page={page}" for page in (_BIG, "%C2%B2")),
    *(f"/en/training/drills/cut/?seed=a&n={place}" for place in (_BIG, "%C2%B2", "-1")),
    *(f"/en/games/french-roulette/table/?play=10*red&take={place}" for place in (_BIG, "%C2%B2")),
    *(f"/en/games/punto-banco/coup/?cards=TdAs&take=cards.{place}" for place in (_BIG, "%C2%B2", "%D9%A3")),
    *(f"/{place}/{name}" for place in ("media", "static") for name in ("%2e%2e/x", "x" * 5000, "%00", "%FF")),
    *(f"/en/accounts/password/reset/key/{key}/" for key in ("zz-zz", "%FF-set-password", _BIG + "-a", "1z141z3-abc")),
    *(f"/en/accounts/login/?next={page}" for page in ("//evil", "x" * 5000)),
)
