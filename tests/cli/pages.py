# SPDX-License-Identifier: GPL-3.0-or-later
"""What a PDF says of itself."""
import re
import zlib


def unpacked(pages):
    """With what newer libraries pack: the document's own words may be in a stream."""
    streams = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pages, re.DOTALL)
    return pages + b"".join(zlib.decompressobj().decompress(s) for s in streams if s[:1] == b"\x78")


def title_of(pages):
    """None where it has none. Words beyond ASCII are written as hexadecimal UTF-16."""
    found = re.search(rb"/Title\s*(?:\((?P<words>(?:\\.|[^\\)])*)\)|<FEFF(?P<numbers>[0-9A-Fa-f\s]*)>)", unpacked(pages),
                      re.I | re.DOTALL)
    if found is None:
        return None
    if found["numbers"] is not None:
        return bytes.fromhex(found["numbers"].decode()).decode("utf-16-be")
    return re.sub(rb"\\(.)", rb"\1", found["words"]).decode("ascii")


def n_pages(pages):
    return len(re.findall(rb"/Type\s*/Page(?![a-zA-Z])", unpacked(pages)))
