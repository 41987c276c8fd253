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
