# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever a file says: no page is wider than its window, no sentence is turned round, nothing takes long or ends the
program."""
import os
import re
import sys

import driver
from driver import until

MARKS = "\u0301" * 190
NAMES = ["\u202egnp.exe", "W" * 200, f"e{MARKS}\n\n\nBea\u2067", "\u05d0\u05d1" * 60]
TITLE = "Friday\n\n\u202e\u2066" + "T" * 3000
PLACE = f"\u2067there{MARKS}\n" + "\u6f22" * 500
NOTE = "n" * 10000
# Names that nothing shown may say, where the originals would do harm.
ODD = re.compile(r"[\u202a-\u202e\u2066\u2067]|[\u0300-\u036f]{5}|\n\n|[\n\r](?:Bea|TT|\u6f22)|Friday[\n\r]")
SEATS = ["one", "two", "three", "four"]
WIDTH, HEIGHT = 1110, 790


def written(text):
    """As an attribute or the text of an element holds it."""
    return "".join(c if c.isalnum() or c == " " else f"&#{ord(c)};" for c in text)


class HostileTest(driver.WindowTest):
    def hostile(self, kind, entries, name="evening.umpire", options=(), folder=None):
        """A session whose people, title and place are as bad as a file can have them."""
        path = self.new_session(kind, *options, *SEATS, name=(folder or self.desk.folder) / name, entries=entries)
        text = path.read_text(encoding="utf-8")
        for seat, odd in zip(SEATS, NAMES):
            text = text.replace(f'name="{seat}"', f'name="{written(odd)}"')
        text = text.replace("<players>", f"<title>{written(TITLE)}</title><place>{written(PLACE)}</place><players>", 1)
        path.write_text(text, encoding="utf-8")
        return path

    def open(self, *arguments):
        program = self.desk.open(*arguments)
        program.resize(WIDTH, HEIGHT)
        return program

    def harmless(self, program, what, window=None):
        """Everything on the page is said in a harmless way, and lies inside."""
        window = window or program.windows()[-1]
        bad, wide = [], []

        def look():
            bad.clear()
            wide.clear()
            for _, part in window.walk():
                for said in (part.name, part.description, part.text if part.role == "label" else ""):
                    if ODD.search(said) or said.count("\u2068") != said.count("\u2069") or len(said) > 1500:
                        bad.append((part.role, said[:200]))
            wide.extend(program.outside(WIDTH, [part for role in ("button", "text box") for part in window.all(role)]))
            # A sheet of scores may be scrolled to the left.
            wide.extend((part.name, part.box) for role in ("label", "heading") for part in window.all(role)
                        if sum(part.box[::2]) > WIDTH)
            return not bad and not wide and window.box[2] == WIDTH

        try:
            until(look)
        except AssertionError:
            self.fail(f"{what}: says {bad[:4]}, outside {wide[:4]}, width {window.box[2]}")
        for frame in program.frames():
            self.assertIsNone(ODD.search(frame[5]), "the title of the window")
            self.assertLess(len(frame[5]), 400, "the title of the window")

    def test_home(self):
        self.desk.sessions.mkdir(parents=True)
        self.hostile("martes-13", ["deal"], "playing.umpire", folder=self.desk.sessions)
        self.hostile("pad", [f"enter {seat} 5" for seat in SEATS] + ["finish"], "done.umpire",
                     folder=self.desk.sessions)
        (self.desk.sessions / f"\u202e{'b' * 200}\n.umpire").write_text("<session", encoding="utf-8")
        program = self.open()
        program.find("button", begins="Continue Martes 13", shown=False)
        self.harmless(program, "Home")
        # newer libraries make no rows far below what is in view
        until(lambda: program.all("label", "Earlier evenings", shown=False)
              or program.all("list item")[-1].act("listitem.scroll-to"), "the file that cannot be read")
        self.harmless(program, "the end of Home")

    def test_pages_of_a_game(self):
        path = self.hostile("martes-13", ["deal", "one: play cat-5 1", "two: play cat-7 1", "three: play mirror-4 2",
                                          f'note "{NOTE}"', "four: play cat-1 1", 'note "' + "x" * 3000 + '"'])
        program = self.open(path)
        window = program.windows()[-1]
        program.find("group", "Table")
        self.harmless(program, "referee")
        for pane in ("score", "left", "rules", "log"):
            window.act(f"win.show-{pane}")
            self.harmless(program, pane)
        window.act("win.replay")
        program.find("label", "Move 7 of 7")
        self.harmless(program, "replay")
        program.find("button", "Step back").act()
        program.find("label", "Move 6 of 7")
        self.harmless(program, "replay of another entry")
        window.act("win.replay")
        window.act("win.edit-last")
        program.find("button", begins="Accept")
        self.harmless(program, "correction")

    def test_a_refusal(self):
        program = self.open(self.hostile("martes-13", ["deal", "one: play cat-5 1"]))
        self.assertFalse(self.enter(program, "three: play cat-7 1"))
        self.harmless(program, "refusal")

    def test_result(self):
        path = self.hostile("pad", [f"enter {seat} {k}" for k, seat in enumerate(SEATS)] + ["finish"],
                            options=["-o", f"name={'N' * 200}"])
        program = self.open(path)
        program.find("heading", has="wins")
        self.harmless(program, "result")

    def test_sheet(self):
        rows = ",".join(["R" * 200, "\u202eevil", "a" + MARKS, "Aces"])
        program = self.open(self.hostile("pad", ["enter one 5 Aces"], options=["-o", f"name={'N' * 200}", "-o", f"rows={rows}"]))
        self.entry(program)
        self.harmless(program, "score sheet")

    def test_table_window(self):
        program = self.open(self.hostile("martes-13", ["deal", "one: play cat-5 1"]))
        first = program.windows()[-1]
        first.act("win.table-window")
        table = until(lambda: [w for w in program.windows() if w != first], "the table window")[-1]
        for _, part in table.walk():
            self.assertIsNone(ODD.search(part.name), part)

    def test_again(self):
        self.desk.sessions.mkdir(parents=True)
        self.hostile("pad", [f"enter {seat} 5" for seat in SEATS] + ["finish"], folder=self.desk.sessions)
        program = self.open()
        program.find("button", "Score pad again").act()
        self.entry(program)
        self.harmless(program, "started again")
        program.end()
        text = (self.desk.sessions / "evening.umpire").read_text(encoding="utf-8")
        self.assertEqual(text.count("<game "), 2)
        # What is shown is cut, what is kept is not.
        self.assertIn("W" * 200, text)

    def test_a_title_too_long_for_the_screen(self):
        good = self.new_session("pad", "Ana", "Bea", name="good.umpire")
        path = self.new_session("pad", "Ana", "Bea", name="long.umpire")
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("<players>", f"<title>{'A' * 20_000_000}</title><players>", 1), encoding="utf-8")
        program = self.desk.open(good)
        self.desk.start(driver.UMPIRE, path)
        until(lambda: len(program.frames()) == 2, "the second window", patience=60)
        self.assertIsNone(program.process.poll())
        for frame in program.frames():
            self.assertLess(len(frame[5]), 400)

    def cpu(self, program):
        with open(f"/proc/{program.process.pid}/stat", encoding="ascii") as stat:
            fields = stat.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def cost(self, program, line, times=4):
        """The least time of the processor that entering it takes, of a few times."""
        least = 1e9
        for _ in range(times):
            before = self.cpu(program)
            self.assertTrue(self.enter(program, line))
            self.desk.still()
            least = min(least, self.cpu(program) - before)
        return least

    def test_a_long_note_costs_what_is_shown(self):
        program = self.open(self.new_session("pad", "Ana", "Bea", entries=["enter ana 5"]))
        short = self.cost(program, "note short")
        long = self.cost(program, f'note "{"word " * 1999}"')
        print(f"a note of 10,000 characters: {long:.2f} s of the processor, a short one {short:.2f} s", file=sys.stderr)
        self.assertLess(long, short + 0.25)


driver.main()
