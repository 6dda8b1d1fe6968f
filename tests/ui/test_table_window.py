# SPDX-License-Identifier: GPL-3.0-or-later
"""The table window: the plan of the table, large, with who is next above it and what the hands do below. Where things
are follows from tests/plan; here it is looked at in the window."""
import contextlib
import itertools
import os
import unittest

import driver
import fitting
from driver import until

EVERYTHING = os.environ.get("UI_FITTING") == "all"
SIZES = [(1280, 720), (1920, 1080)]
PEOPLE = 4
# Heights of the highest card of a kind of game at 1280×720, where whole cards lie on the table.
CARDS = {"martes-13": 140, "line-it": 80, "in-front-of-the-elevators": 90, "level-8": 120}


class TableWindowTest(unittest.TestCase):
    def open(self, application, page, size):
        """The table window of a page, in the corner of the screen."""
        program = application.program
        page.window.act("win.table-window")
        until(lambda: len(program.windows()) == 2, "the table window")
        frame = self.frame(program)
        window = program.windows()[-1]
        program.resize(*size)
        program.desk.xdo("windowmove", frame[0], 0, 0)
        return fitting.Page(program, window)

    @staticmethod
    def frame(program):
        return until(lambda: [frame for frame in program.frames() if frame[5].endswith(": table")], "its frame")[0]

    def judge(self, page, kind, size, usual):
        """usual: the table is neither empty nor full, so that cards have their size."""
        page.look()
        board = page.top.all("group", page.window.name.rpartition(": ")[0])[0]
        self.assertEqual((0, 0, *size), board.box)
        parts = [spot for spot in board.walk() if spot.shown and spot.role in ("image", "group", "label")]
        self.assertEqual([], [spot for spot in parts if not spot.name], "without a name")
        outside = [spot for spot in parts if spot.box[0] < 0 or spot.box[1] < 0 or spot.right > size[0] or
                   spot.bottom > size[1]]
        self.assertEqual([], outside, "outside of the window")
        people = [spot for spot in page.top.all("group") if spot.name.split(",")[0] in ("Ana", "Bea", "Carlos", "Dora")]
        if kind != "pad":
            self.assertEqual(min(PEOPLE, fitting.KINDS[kind][1]), len([spot for spot in people if "," in spot.name]))
        cards = [spot.box[3] for spot in page.top.walk() if spot.role == "image" and spot.shown]
        if usual:
            least = CARDS.get(kind, 0) * size[0] / SIZES[0][0]
            self.assertGreaterEqual(max(cards, default=0), least, "cards too small")

    def walk(self, size, **look):
        with fitting.application(size=f"{size[0] + 60}x{size[1] + 60}", **look) as application:
            for kind, moments in fitting.STAGES.items():
                for entries in moments if EVERYTHING else moments[1:2]:
                    people = min(PEOPLE, fitting.KINDS[kind][1])
                    with self.subTest(kind=kind, entries=entries, size=size, **look), \
                            application.page(kind, people, entries, (1110, 790)) as page:
                        table = self.open(application, page, size)
                        try:
                            self.judge(table, kind, size, entries == moments[1])
                        finally:
                            table.window.act("window.close")
                            until(lambda: len(application.program.windows()) == 1, "the table window to close")
            self.assertEqual([], driver.complaints(application.program.messages))

    def test_small_screen(self):
        self.walk(SIZES[0])

    def test_large_screen(self):
        self.walk(SIZES[1])

    def test_high_contrast(self):
        for dark in (False, True):
            self.walk(SIZES[0], contrast=True, dark=dark)

    @contextlib.contextmanager
    def shown(self, kind, people, entries, **look):
        """The table window of one page at the smaller size, and the page."""
        width, height = SIZES[0]
        with fitting.application(size=f"{width + 60}x{height + 60}", **look) as application, \
                application.page(kind, people, entries, (1110, 790)) as page:
            yield self.open(application, page, SIZES[0]).look(), page

    def after_an_entry(self, animations):
        """The pixels of the table window before an entry, and those after it."""
        with fitting.application(size="1340x780", animations=animations) as application, \
                application.page("martes-13", 4, 7, (1110, 790)) as page:
            self.open(application, page, SIZES[0])
            desk, box = application.desk, self.frame(application.program)[1:5]
            desk.still()
            before = desk.look(*box)
            application.program.entry().write(page.coming[0]).act("activate")
            until(lambda: desk.look(*box) != before, "the entry to be seen")
            desk.still()
            return before, desk.look(*box)

    def test_motion(self):
        """With motion and without, the window comes to show the same: nothing that flew is left behind."""
        still, moving = self.after_an_entry(animations=False), self.after_an_entry(animations=True)
        self.assertEqual(still[0], moving[0])
        # newer libraries leave some pixels of a letter that reaches over its line until that is painted again
        self.assertLess(sum(a != b for a, b in zip(still[1], moving[1])), 900)

    def test_large_text(self):
        """It is as large as its window: with large text everything is where it is with any."""
        boxes = []
        for font in ("Cantarell 11", "Cantarell 22"):
            with self.shown("in-front-of-the-elevators", 4, 24, font=font) as (table, _):
                boxes.append([(spot.name, spot.box) for spot in table.top.walk() if spot.shown and spot.role == "group"])
        self.assertEqual(boxes[0], boxes[1])

    def test_face_down(self):
        """What lies face down shows its backs, and how many there are."""
        with self.shown("martes-13", 4, 25) as (table, _):
            heaps = table.top.all("group", begins="Taken by ")
            self.assertTrue(heaps)
            for heap in heaps:
                self.assertRegex(heap.name, "face down, ")
                self.assertEqual([], [spot for spot in heap.walk() if spot.role == "image"])

    def test_real_game(self):
        """It follows the game, whatever moment the scribe looks at, and hears nothing of what is refused."""
        with self.shown("martes-13", 4, 25) as (table, page):
            names = [spot.name for spot in table.top.walk()]
            page.window.act("win.show-log")
            [row for row in page.program.find("list", "Log").all("group") if row.name][-5].act("entry.jump")
            page.program.find("button", "Back to now")
            self.assertEqual(names, [spot.name for spot in table.look().top.walk()])

    def test_bar(self):
        """The pointer's move shows how the window fills the screen, and how it is closed; then the bar goes."""
        with self.shown("martes-13", 4, 25) as (table, page):
            desk, program = page.program.desk, page.program
            box = self.frame(program)[1:5]
            desk.still()
            before = desk.look(*box)
            places = itertools.cycle((300, 400, 500))

            def move():  # moves within one frame are one to the window, and its first is none
                desk.xdo("mousemove", next(places), 400)
                return desk.look(*box) != before

            until(move, "the bar")
            table.window.find("button", "Full screen (F11)").act()
            table.window.find("button", "Leave full screen (F11)")
            until(lambda: self.frame(program)[3] > SIZES[0][0], "the window to fill the screen")
            table.window.find("button", "Leave full screen (F11)").act()
            table.window.find("button", "Full screen (F11)")
            table.window.find("button", "Close (Esc)").act()
            until(lambda: len(program.windows()) == 1, "the table window to close")

    def test_many_seats(self):
        """A sheet of twelve lies between the bars."""
        with self.shown("pad", 12, 30) as (table, _):
            labels = [spot for spot in table.top.all("label") if spot.shown]
            head, total = table.top.all("group", begins="Round 3")[0], [spot for spot in labels if spot.name == "Leo 58"]
            self.assertGreaterEqual(min(spot.box[1] for spot in labels if spot.name == "Ana"), head.bottom)
            self.assertTrue(total)
            self.assertLessEqual(total[0].bottom, SIZES[0][1])


driver.main()
