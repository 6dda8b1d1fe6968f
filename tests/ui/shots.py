# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes the pictures of the README and of software centres: the real window, with its shadow and its round corners.

shots.py BUILD FOLDER [NAME]…    (./dev shots calls it)
Every picture is made from a session that umpirectl writes here, so that it shows what the program does and nothing else.
Needs a window manager that composites (xfwm4) and xwd, besides what the tests of the window need; stages need neither.
"""
import contextlib
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile

import driver
import fitting
import rounds
from driver import until

WIDTH, HEIGHT = 1110, 790
PHONE = (360, 720)
TITLE = "Friday at Ana's"

MARKETS = [
    "market 12,45,31,bet-4,77", "ana: take 31 line", "ana: end", "bea: take 45 line", "bea: end", "carlos: take 77 line",
    "carlos: end", "market 8,19,64,bet-3,90", "bea: take 64 line", "bea: end", "carlos: take 19 line", "carlos: end",
    "ana: take bet-3 line", "ana: end", "market 52,40,5,71,bet-5",
]
SHEET = [f"enter {who} {points}" for row in ((5, 14, 7, 0), (0, 3, 2, 21), (26, 0, 26, 26), (4, 9, 0, 13), (1, 12, 6, 7))
         for who, points in zip(("ana", "bea", "carlos", "dora"), row)]


def rgba(dump):
    """Width, height and straight RGBA of what xwd wrote of a window whose pixels have an alpha: BGRA, multiplied by it."""
    header = struct.unpack(">25I", dump[:100])
    width, height, line, colours = header[4], header[5], header[12], header[19]
    if header[3] != 32 or header[7] != 0:
        sys.exit("shots: the window has no alpha: does the window manager composite?")
    start = header[0] + 12 * colours
    rows = bytearray(b"".join(dump[start + y * line:start + y * line + 4 * width] for y in range(height)))
    for at in range(0, len(rows), 4):
        alpha = rows[at + 3]
        blue, green, red = rows[at:at + 3]
        if 0 < alpha < 255:
            red, green, blue = (min(255, colour * 255 // alpha) for colour in (red, green, blue))
        rows[at:at + 3] = red, green, blue
    return width, height, bytes(rows)


class Shots:
    def __init__(self, folder):
        self.folder = folder
        self.desk = self.program = None

    # -- sessions --

    def umpirectl(self, *words, fine=False):
        done = subprocess.run([str(driver.UMPIRECTL), *map(str, words)], capture_output=True, text=True, timeout=60)
        if done.returncode and not fine:
            sys.exit(f"shots: umpirectl {' '.join(map(str, words))}: {done.stderr}")
        return done.stdout

    def chance(self, kind, seats, seed, entries, *options):
        """A legal game of that many entries, as far as chance leads it, with the title of an evening."""
        path = self.desk.folder / f"{kind}.umpire"
        words = [word for option in options for word in ("-o", option)]
        text = self.umpirectl("random", kind, "--seats", seats, "--seed", seed, "--entries", entries, *words)
        empty = re.sub(r"<log>.*</log>(\s*<result.*</result>)?", "<log/>", text, flags=re.S)
        path.write_text(re.sub(r"(?=  <players>)", f"  <title>{TITLE}</title>\n", empty, count=1), encoding="utf-8")
        # entered now, so that the clock runs
        self.umpirectl("play", path, *rounds.lines_of(text))
        return path

    def session(self, kind, people, entries, *options):
        path = self.desk.folder / f"{kind}.umpire"
        words = [word for option in options for word in ("-o", option)]
        self.umpirectl("new", kind, "--title", TITLE, *people, *words, path)
        self.umpirectl("play", path, *entries)
        return path

    # -- the window --

    @contextlib.contextmanager
    def screen(self, width=WIDTH, height=HEIGHT, **look):
        # Twice as large, so that the shadow is whole wherever the window is put.
        self.desk = driver.Desk(manager=None, size="2400x1600", **look)
        self.size = width, height
        try:
            fatal = self.desk.environment.pop("G_DEBUG", None)  # it holds for our program, not for xfwm4
            self.desk.start("xfwm4")
            until(lambda: "window id" in self.desk.run("xprop", "-root", "_NET_SUPPORTING_WM_CHECK"), "xfwm4")
            if fatal:
                self.desk.environment["G_DEBUG"] = fatal
            yield self
        finally:
            self.desk.end()

    def open(self, path):
        self.program = self.desk.open(path)
        self.window = self.program.windows()[0]
        self.program.resize(*self.size)
        return self.program

    def whole(self, number):
        """All of a window on the screen, its shadow too: what lies outside has no pixels."""
        self.desk.xdo("windowmove", number, 200, 200)
        until(lambda: all(place > 0 for frame in self.program.frames() if frame[0] == number for place in frame[1:3]),
              "the window to lie inside of the screen")

    def enter(self, line, says):
        self.window.act("win.focus-entry")
        self.program.find("text box", "Entry").write(line).act("activate")
        until(lambda: self.program.find("alert").name.startswith(says), f"{says}: {line}")

    def take(self, name, title=None):
        """The window's own pixels, as xfwm4 would put them on the screen."""
        self.desk.xdo("mousemove", 2390, 1590)
        number = [frame for frame in self.program.frames() if title is None or title in frame[5]][-1][0]
        self.whole(number)
        self.desk.still()
        dump = subprocess.run(["xwd", "-silent", "-id", str(number)], env=self.desk.environment, capture_output=True,
                              check=True, timeout=60).stdout
        width, height, pixels = rgba(dump)
        picture = self.folder / f"{name}.png"
        subprocess.run(["convert", "-size", f"{width}x{height}", "-depth", "8", "rgba:-", "-strip", "-define",
                        "png:compression-level=9", str(picture)], input=pixels, check=True, timeout=60)
        print(f"{picture.name}: {width}×{height}, {picture.stat().st_size // 1024} kB", flush=True)

    # -- the pictures --

    def referee(self):
        with self.screen():
            self.open(self.chance("martes-13", 4, 3, 65))
            self.window.act("win.show-log")
            self.take("referee")

    def refusal(self):
        with self.screen():
            self.open(self.session("line-it", ["Ana", "Bea", "Carlos"], MARKETS))
            self.window.act("win.show-log")
            self.enter("carlos: take 52 line", says="Refused")
            self.take("refusal")

    def correction(self):
        with self.screen():
            program = self.open(self.chance("martes-13", 4, 3, 66))
            self.window.act("win.show-log")
            program.find("list", "Log").all("group", begins="Dora mirror")[-1].act("entry.edit")
            program.find("button", "Mirror 1").act()
            program.find("label", begins="Card: ")
            self.take("correction")

    def result(self):
        with self.screen(height=HEIGHT + 130):  # who won, and the cards of a number
            program = self.open(self.chance("martes-13", 3, 8, 9999, "rounds=2"))
            program.find("button", begins="Carlos, Round 1: ").act()
            program.find("group", begins="How Carlos comes to 2")
            self.take("result")

    def score_sheet(self):
        with self.screen():
            self.open(self.session("pad", ["Ana", "Bea", "Carlos", "Dora"], SHEET, "name=Hearts", "best=low"))
            self.take("score-sheet")

    def table_window(self):
        with self.screen():
            program = self.open(self.chance("martes-13", 4, 3, 66))
            self.window.act("win.table-window")
            until(lambda: len(program.windows()) == 2, "the table window")
            program.resize(WIDTH, HEIGHT)
            self.take("table-window")

    def phone(self):
        with self.screen(*PHONE):
            self.open(self.chance("martes-13", 4, 3, 65))
            self.take("phone")

    def dark(self):
        with self.screen(dark=True):
            self.open(self.session("line-it", ["Ana", "Bea", "Carlos"], MARKETS))
            self.window.act("win.show-left")
            self.take("dark")

    def stages(self):
        """One sheet a size and language of every kind at each of its stages, with four people or as many as there can be:
        to be looked at, not shown."""
        for (width, height), font, language in SHEETS:
            sheet = self.folder / f"stages-{width}x{height}-{language}-{font.split()[-1]}.png"
            with tempfile.TemporaryDirectory() as folder, \
                    fitting.application(size=f"{width + 100}x{height + 100}", font=font, language=language) as application:
                names = []
                for kind, moments in fitting.STAGES.items():
                    for entries in moments:
                        names.append(f"{folder}/{kind}-{entries}.png")
                        with application.page(kind, 4, entries, (width, height)) as page:
                            page.look()
                            application.desk.shot(names[-1], str(application.program.frames()[-1][0]))
                subprocess.run(["montage", "-label", "%t", *names, "-tile", f"{3 if width > height else 6}x", "-geometry",
                                "800x800>+6+6", str(sheet)], check=True, timeout=300)
            print(f"{sheet.name}: {len(names)} pages", flush=True)


# Sizes, fonts and languages of the sheets of stages.
SHEETS = [((1110, 790), "Cantarell 11", "en"), ((1110, 790), "Cantarell 11", "es"), ((360, 720), "Cantarell 11", "en"),
          ((768, 1024), "Cantarell 11", "en"), ((1366, 768), "Cantarell 22", "en")]
# Of their own accord; `stages` makes sheets for those who change how a page is laid out.
PICTURES = ["referee", "refusal", "correction", "result", "score-sheet", "table-window", "phone", "dark"]


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    names = sys.argv[3:] or PICTURES
    tools = ("montage",) if names == ["stages"] else ("xfwm4", "xwd", "convert")
    missing = [tool for tool in tools if not shutil.which(tool)] + driver.missing_tools()
    if missing:
        sys.exit(f"shots: not installed: {', '.join(missing)}")
    folder = pathlib.Path(sys.argv[2]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        if name not in PICTURES + ["stages"]:
            sys.exit(f"shots: there is no picture {name}, but {', '.join(PICTURES)}, stages")
        getattr(Shots(folder), name.replace("-", "_"))()


if __name__ == "__main__":
    main()
