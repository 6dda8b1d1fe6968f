# SPDX-License-Identifier: GPL-3.0-or-later
"""No game's page needs more than its window: at every width all that can be pressed is inside, and so is what is beside."""
import re
import subprocess

import driver
from driver import until

# At each: the widest window of its kind is no harder than the narrowest.
WIDTHS = (1280, 1100, 900, 700, 600, 599, 360)
# Sizes of windows, and what a page of that width is.
CLASSES = {(1110, 790): "wide", (768, 1024): "medium", (360, 720): "narrow"}
# Entries at which the pad is asked for different things.
MOMENTS = (5, 40)
# A cell of a sheet that has its number.
CELL = re.compile(r", Round \d+, ")
BLANK = re.compile(r", blank$")


class WidthsTest(driver.WindowTest):
    def games(self):
        for line in self.umpirectl("games").splitlines():
            kind, least, most = re.match(r"(\S+)\s+(\d+)–(\d+)", line).groups()
            yield kind, int(least), int(most)

    def outside(self, program, width):
        """But the cells of a sheet, which scrolls sideways: the current one is asked for."""
        parts = program.all(("button", "tab")) + program.all("text box", "Entry")
        return program.outside(width, [part for part in parts if not CELL.search(part.name) or BLANK.search(part.name)])

    def try_widths(self, path):
        program = self.desk.open(path)
        try:
            for width in WIDTHS:
                program.resize(width, 800)
                try:
                    until(lambda: not self.outside(program, width))
                except AssertionError:
                    self.fail(f"{path.name} at {width}: {self.outside(program, width)[:4]}")
        finally:
            program.end()

    def test_first_frame(self):
        """From its first frame on a page is drawn for the width that it has, and stays so."""
        paths = []
        for kind, least, _ in self.games():
            paths.append(self.desk.folder / f"{kind}.umpire")
            paths[-1].write_text(self.umpirectl("random", "--seats", max(least, 4), "--entries", 5, "--seed", 7, kind))
        for size, expected in CLASSES.items():
            with self.subTest(size=size):
                done = subprocess.run([str(driver.BUILD / "tests/ui/first-frame"), *map(str, [*size, *paths])],
                                      env=self.desk.environment, capture_output=True, text=True, timeout=500)
                self.assertEqual(driver.complaints(done.stderr), [], "what the program said")
                self.assertEqual(set(done.stdout.splitlines()), {expected})

    def test_every_game(self):
        for kind, least, most in self.games():
            for count, entries in enumerate(MOMENTS):
                seats = max(least, 3) if count % 2 or most > 6 else most  # the sheet of many people scrolls
                path = self.desk.folder / f"{kind}-{entries}.umpire"
                path.write_text(self.umpirectl("random", "--seats", seats, "--entries", entries, "--seed", 7, kind))
                with self.subTest(kind=kind, entries=entries):
                    self.try_widths(path)


driver.main()
