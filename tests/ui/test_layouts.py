# SPDX-License-Identifier: GPL-3.0-or-later
"""How often a text is laid out for one entry: a label that is asked for its width at a height tries one width after
another, and that takes longer than all else that an entry changes."""
import collections
import os

import driver
import fitting
from driver import until

# Texts of fewer letters stand in several places, or are parts of others: words, what is between two cards.
LEAST = 18
# A label asks for its least and its natural width, and for its height at the one and at the other. With its page, and
# with one who asks for it in between, that makes seven.
MOST = 12
# Pango's own, by which it learns how high and wide a font is.
SAMPLE = "The quick brown fox jumps over the lazy dog."


class LayoutsTest(driver.WindowTest):
    maxDiff = None

    def set_up_log(self):
        self.log = self.desk.folder / "shaped"
        self.log.touch()
        self.desk.environment.update(LD_PRELOAD=os.environ["UI_SHAPED"], SHAPED_LOG=str(self.log))

    def shaped(self, program, line):
        """Texts that are laid out for that line, and how often."""
        field = program.entry()
        field.write(line).click()
        self.desk.xdo("mousemove", 5, 5)
        self.desk.still()
        self.log.write_bytes(b"")
        self.desk.key("Return")
        until(lambda: field.text == "", f"{line!r} to be entered")
        self.desk.still()
        found = collections.Counter(self.log.read_text(encoding="utf-8").splitlines())
        self.assertTrue(found, "nothing was laid out")
        return {text: n for text, n in found.items() if len(text) >= LEAST and n > MOST and text != SAMPLE}

    def check(self, kind, entries, n):
        """The next n entries of a game of chance behind so many."""
        self.set_up_log()
        session, coming = fitting.session(kind, 4, entries, seed=1)
        path = self.desk.folder / "x.umpire"
        path.write_text(session, encoding="utf-8")
        program = self.desk.open(path)
        program.resize(1110, 790)
        program.focus()
        found = {line: self.shaped(program, line) for line in coming[:n]}
        self.assertEqual({line: texts for line, texts in found.items() if texts}, {})
        self.assertEqual(program.end(), 0)

    def test_a_deal(self):
        self.check("martes-13", 44, 3)

    def test_a_market(self):
        self.check("line-it", 60, 4)

    def test_floors(self):
        self.check("elevator", 8, 4)

    def test_boxes(self):
        self.check("in-front-of-the-elevators", 53, 3)

    def test_levels(self):
        self.check("level-8", 60, 4)


driver.main()
