# SPDX-License-Identifier: GPL-3.0-or-later
"""Every kind of game at every stage in the window, and what of a page is not as it should be."""
import contextlib
import os
import re
import subprocess

import driver
import places
import rounds
from driver import until


def kinds():
    """Least and most seats of each game that the program knows."""
    if driver.UMPIRECTL is None:
        return {}
    games = subprocess.run([str(driver.UMPIRECTL), "games"], capture_output=True, text=True, timeout=60, check=True,
                           env={**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "en"}).stdout
    return {kind: (int(least), int(most)) for kind, least, most in re.findall(r"^(\S+) +(\d+)–(\d+) ", games, re.M)}


# Seats, and how many entries have been made at each stage of a game of chance. What is said once a round only (deal,
# park, place) is early, and the last but one entry of a round late.
KINDS = kinds()
USUAL_STAGES = (1, 20, 45)
OWN_STAGES = {"martes-13": (1, 25, 62), "line-it": (1, 30, 118), "elevator": (3, 9, 30),
              "in-front-of-the-elevators": (1, 24, 49), "level-8": (2, 40, 160), "pad": (1, 30, 90)}
STAGES = {kind: OWN_STAGES.get(kind, USUAL_STAGES) for kind in KINDS}
SEED = 7

# What the page's groups are called.
NAMES = {"en": ("Table", "Entry pad", "Keys"), "es": ("Mesa", "Teclado de anotar", "Teclas"),
         "he": ("Table", "Entry pad", "Keys")}

# Below this width a page is that of a phone.
NARROW = 600

# How the name of who acts ends.
TO_PLAY = ("to play", "le toca")

# The key that enters a number into a sheet.
KEYS_OF_SHEET = {"Enter", "Anotar"}

# Verbs of what is said at another time than the usual turn: there keys and table may have other places.
APART = {"deal", "market", "tally", "park", "place", "finish", "last", "keep"}


def phase_of(line):
    """Of the step at which a line of notation is entered."""
    verb = line.rpartition(": ")[2].split()[0]
    return verb if verb in APART else "turn"


def text_scale(look):
    return float(look.get("font", "Cantarell 11").split()[-1]) / 11


def session(kind, seats, entries, seed=SEED):
    """The text of a game of chance, and what would be entered next."""
    def text(n):
        return subprocess.run([str(driver.UMPIRECTL), "random", kind, "--seats", str(seats), "--seed", str(seed), "--entries",
                               str(n)], capture_output=True, text=True, timeout=60, check=True).stdout

    lines = rounds.lines_of(text(entries + 12))
    return text(entries), lines[entries:]


class Page:
    """A window with a session, and what is where on it."""

    def __init__(self, program, window, language="en"):
        self.program, self.window, self.names = program, window, NAMES[language]
        self.known = {}

    def look(self):
        """As soon as two looks are the same."""
        last = None

        def settled():
            nonlocal last
            self.program.settle()
            now = places.look(self.window)
            said = [(spot.name, spot.box) for spot in now.walk()]
            same, last = said == last, said
            return now if same else None

        self.top = until(settled, "a page that stands still")
        return self

    def first(self, role, name=None, begins=""):
        return next((spot for spot in self.top.all(role, name, begins) if spot.shown), None)

    @property
    def table(self):
        return self.first("group", self.names[0])

    @property
    def pad(self):
        return self.first("group", self.names[1])

    @property
    def verdict(self):
        return next((spot for spot in self.top.all("alert")), None)

    @property
    def column(self):
        """The group of all parts: it holds the table, or the sheet."""
        inner = self.table or self.pad or self.verdict
        if inner is None:
            return self.top
        while inner.above is not None and not any(spot.name == "UmpRefereeColumn" or spot.role == "alert"
                                                  for spot in inner.above.children):
            inner = inner.above
        return inner.above or self.top

    @property
    def banner(self):
        """The group that says who acts: the one with the seats."""
        return next(iter(self.column.children), None)

    def is_painted(self, spot):
        """Whether there is anything inside of its place, where an edge of something else may lie: accessibility also
        tells where that is which is not drawn."""
        desk, (left, top) = self.program.desk, self.program.place_of(self.window)
        x, y, width, height = spot.box
        x, y, width, height = x + 4, y + 4, width - 8, height - 8
        desk.still()
        seen = desk.look(left + x, top + y, width, height)
        return len(set(zip(seen[::4], seen[1::4], seen[2::4]))) > 1

    # -- what is wrong --

    def troubles(self):
        return [*self.outside(), *self.hidden_keys(), *self.cut_name()]

    def outside(self):
        """Parts that lie outside of the window. The side pane scrolls and goes on below it; a sheet and a result scroll
        both ways, but the keys of a sheet are always there."""
        _, _, width, height = self.top.box
        page = set(self.column.walk()) - set(self.table.walk()) if self.table else set()
        scrolled = set(self.pad.walk()) if self.pad and self.keys_may_scroll() else set()
        for spot in self.top.walk():
            left, top, wide, high = spot.box
            if not spot.shown or spot.role in ("group", "widget", "generic", "filler", "panel", "scroll bar"):
                continue
            if not page and (spot.role != "button" or spot.name.split(" ")[0] not in KEYS_OF_SHEET):
                continue
            if not page and spot.bottom > height + 1:
                yield f"below {width}×{height}: {spot}"
            if spot in scrolled:
                continue
            if left < -1 or spot.right > width + 1 or (spot in page and (top < -1 or spot.bottom > height + 1)):
                yield f"outside of {width}×{height}: {spot}"
        if self.table:
            yield from self.outside_of_table()

    def outside_of_table(self):
        """What lies there is inside. On a phone, with large text and beside a form it may scroll: then a part of who acts is in view."""
        table = self.table
        left, top, wide, high = table.box
        scrolls = self.top.box[2] < NARROW or self.text_scale > 1 or self.counts
        for spot in table.walk():
            if spot.shown and spot.role in ("button", "image") and not contains(table, spot, scrolls):
                yield f"outside of the table {table.box}: {spot}"
        people = [spot for spot in table.all("group") if spot.name.endswith(TO_PLAY)]
        for spot in people:
            name = spot.name.split(",")[0]
            if not any(top < own.bottom and own.box[1] < top + high for own in table.all("group") if name in own.name):
                yield f"nothing of who acts is in view {table.box}: {spot}"

    def hidden_keys(self):
        pad = self.pad
        if pad is None:
            return
        frame = pad.box[1], min(pad.bottom, self.top.bottom)
        hidden = []
        for spot in pad.walk():
            if spot.role == "scroll bar" and spot.shown and not self.keys_may_scroll():
                yield f"the keys scroll: {spot}"
            if spot.role == "button" and spot.shown and "sensitive" in spot.states:
                if spot.box[1] < frame[0] - 1 or spot.bottom > frame[1] + 1 or spot.right > pad.right + 1:
                    hidden.append(spot)
        if self.keys_may_scroll():
            hidden = self.unreached(hidden)
        for spot in hidden:
            yield f"a due key is not in view {pad.box}: {spot}"

    def keys_may_scroll(self):
        """Words are never under their size: where they are twice as large, a phone has not the room for all keys."""
        return self.top.box[2] < NARROW and self.text_scale >= 2

    def unreached(self, spots):
        """Those that the keys do not scroll to. Of what is hidden only the lowest and the farthest at the side are looked for:
        what lies between comes by on the way there."""
        missed = []
        for wheel, key in ((5, lambda spot: spot.bottom), (7, lambda spot: spot.right)):
            for spot in [max(spots, key=key)] if spots else []:
                for _ in range(12):
                    self.pad.part.click(wheel)
                self.program.settle()
                left, top, wide, high = spot.part.box
                pad = self.pad
                seen = (top + high <= pad.bottom + 1 and top >= pad.box[1] - 1) if wheel == 5 else left + wide <= pad.right + 1
                missed += [] if seen else [spot]
        return missed

    text_scale = 1.0
    counts = False  # a round is being counted

    def cut_name(self):
        """Who acts is as wide as the name is at the widest window that it was seen in."""
        found = [spot for spot in (self.banner.walk() if self.pad else ()) if spot.role == "label" and spot.shown and len(spot.name) > 1]
        if not found:
            return
        name = found[0]
        known = self.known.setdefault((name.name, name.box[3]), name.box[2])
        if name.box[2] < known:
            yield f"{name.name!r} is {name.box[2]} px wide, and needs {known}"

    # -- what stays --

    def parts(self):
        """Places of the parts of the page."""
        found = {"table": self.table, "pad": self.pad, "verdict": self.verdict, "banner": self.banner}
        return {name: spot.box for name, spot in found.items() if spot is not None and spot.shown}

    def keys(self):
        """Places of the keys, by their group and by what they are, whatever comes of them; those that are there several
        times have none."""
        found = {}
        for spot in self.pad.walk() if self.pad else []:
            if spot.role == "button" and spot.shown:
                group = spot.above
                while group.role != "group" or not group.name:
                    group = group.above
                found.setdefault(f"{group.name}: {re.split('[,:]', spot.name)[0]}", []).append(spot.box)
        return {name: boxes[0] for name, boxes in found.items() if len(boxes) == 1}


# The frame of a key counts as its outside, and that of a key that is suggested is thinner.
FRAME = 2


def contains(frame, spot, scrolls=False):
    """Whether all of it is inside; scrolls: up and down it may go on."""
    left, top = spot.box[:2]
    return (left >= frame.box[0] - 1 and spot.right <= frame.right + 1
            and (scrolls or (top >= frame.box[1] - 1 and spot.bottom <= frame.bottom + 1)))


def moved(before, after):
    """Names of what is in both, and not at the same place."""
    return [f"{name} {box} → {after[name]}" for name, box in before.items()
            if name in after and any(abs(a - b) > FRAME for a, b in zip(box, after[name]))]


@contextlib.contextmanager
def application(**look):
    """A desk with one program that opens session after session, each in a window of its own."""
    desk = driver.Desk(**look)
    width, height = look["size"].split("x")
    desk.xdo("mousemove", int(width) - 1, int(height) - 1)  # on nothing that tells what it is
    try:
        yield Application(desk, look.get("language", "en"))
    finally:
        desk.end()


class Application:
    def __init__(self, desk, language):
        self.desk, self.language, self.program, self.count = desk, language, None, 0

    @contextlib.contextmanager
    def page(self, kind, seats, entries, size, seed=SEED):
        """Of a game of chance; `coming` are the lines that would be entered next."""
        text, coming = session(kind, seats, entries, seed)
        self.count += 1
        path = self.desk.folder / f"{kind}-{self.count}.umpire"
        path.write_text(text, encoding="utf-8")
        page = self.open(path, size)
        page.coming = coming
        yield page

    def open(self, path, size):
        before = self.program.windows() if self.program else []
        if self.program is None:
            self.program = self.desk.open(path)
        else:
            self.desk.start(driver.UMPIRE, path)
        window = until(lambda: [w for w in self.program.windows() if w not in before], "a window for the session")[-1]
        for old in before:
            old.act("window.close")
        until(lambda: len(self.program.windows()) == 1 and len(self.program.frames()) == 1, "the other windows to close")
        self.program.resize(*size)
        return Page(self.program, window, self.language)
