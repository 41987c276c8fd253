"""QR codes, for papers that lead to a page."""

from io import BytesIO

import segno


def qr(address: str) -> str:
    """Return a QR code as SVG."""
    drawing = BytesIO()
    segno.make(address, error="m").save(drawing, kind="svg", border=0, dark="#1d1a16", xmldecl=False)
    return drawing.getvalue().decode()
