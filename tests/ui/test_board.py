# SPDX-License-Identifier: GPL-3.0-or-later
"""The board shows the spots of a plan: each named one is a part of its name at its place, and says when it is tapped,
by pointer, keyboard and accessibility."""
import contextlib
import re
import unittest

import driver
from driver import until

TRIAL = driver.BUILD / "tests/ui/board-trial"
SHOWS = re.compile(r"shows: (-?\d+) (-?\d+) (\d+) (\d+) (\d+) (\d+) (.*)")


class Trial:
    def __init__(self, desk, kind, people, entries):
        process, log = desk.start(TRIAL, kind, people, 1, entries)
        self.desk, self.program = desk, driver.Program(desk, process, log)
        self.program.attach()
        self.window = self.program.windows()[0]
        self.settle()

    def settle(self):
        self.desk.still()

    @property
    def lines(self):
        return self.program.messages.splitlines()

    @property
    def plan(self):
        """What the last plan shows: name and box, in its order."""
        last = self.program.messages.rpartition("plan\n")[2]
        return [(found[7], tuple(map(int, found.group(3, 4, 5, 6)))) for found in SHOWS.finditer(last)]

    @property
    def seen(self):
        """What the window shows: name and box of each part of the board, in the order of the tree."""
        board = self.window.find("group", "Board")
        left, top = board.box[:2]
        parts = [part for _, part in board.walk() if part.name and part != board]
        return [(part.name, (part.box[0] - left, part.box[1] - top, *part.box[2:])) for part in parts]

    def said(self, what):
        return [line for line in self.lines if line.startswith(what)]


@contextlib.contextmanager
def trial(kind="martes-13", people=4, entries=25, **look):
    desk = driver.Desk(**look)
    try:
        shown = Trial(desk, kind, people, entries)
        yield shown
        unittest.TestCase().assertEqual([], driver.complaints(shown.program.messages))
    finally:
        desk.end()


class BoardTest(unittest.TestCase):
    maxDiff = None

    def test_spots(self):
        """Every named spot is a part, in the plan's order, at its pixels; after a tap, too, and in another size."""
        for kind in ("martes-13", "line-it", "in-front-of-the-elevators", "level-8", "elevator"):
            with self.subTest(kind=kind), trial(kind) as shown:
                self.assertEqual(shown.plan, shown.seen)
                shown.window.all("button")[0].act("spot.tap")
                shown.settle()
                self.assertEqual(shown.plan, shown.seen)
                shown.program.resize(500, 700)
                shown.settle()
                self.assertEqual(shown.plan, shown.seen)

    def test_taps(self):
        with trial() as shown:
            card = shown.window.all("button")[1]
            card.click()
            until(lambda: len(shown.said("tapped")) == 1, "a tap by the pointer")
            card = shown.window.all("button")[1]
            card.click(button=3)
            until(lambda: len(shown.said("asked")) == 1, "a question by the pointer")
            shown.settle()
            self.assertEqual(1, len(shown.said("tapped")), "a secondary click is no tap")

    def test_keys(self):
        """One stop for Tab; arrows go to what is nearest, Return and Space tap, Menu asks."""
        with trial(animations=False) as shown:
            shown.program.focus()
            shown.desk.key("Tab")
            first = shown.program.focused().name
            shown.desk.key("Right")
            until(lambda: shown.program.focused().name != first, "the focus to move")
            shown.desk.key("Menu")
            until(lambda: len(shown.said("asked")) == 1, "a question")
            shown.desk.key("Return")
            until(lambda: len(shown.said("tapped")) == 1, "a tap")
            self.assertEqual("button", shown.program.focused().role)
            shown.desk.key("space")
            until(lambda: len(shown.said("tapped")) == 2, "another one")

    def test_scrolls(self):
        """Where there is no room it scrolls, by the wheel and to what the arrows reach."""
        with trial("elevator", 5, 60, animations=False) as shown:
            shown.program.resize(360, 300)
            shown.settle()
            tops = [box[1] for _, box in shown.seen]
            board = shown.window.find("group", "Board")
            board.click(button=5)
            until(lambda: [box[1] for _, box in shown.seen] != tops, "it to scroll")
            shown.program.focus()
            shown.desk.key("Tab")
            for key in ["Down"] * 6 + ["Up"] * 6:
                shown.desk.key(key)
                shown.settle()
                left, top, width, height = shown.program.focused().box
                self.assertGreaterEqual(top, board.box[1])
                self.assertLessEqual(top + height, board.box[1] + board.box[3])


driver.main()
