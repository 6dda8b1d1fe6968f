# SPDX-License-Identifier: GPL-3.0-or-later
"""The table window is read from the other side of the room: it is its table that is large, and its words stand out from
what they lie on."""
import contextlib
import os
import subprocess
import unittest

import driver
import fitting
from driver import until

EVERYTHING = os.environ.get("UI_FITTING") == "all"
SIZES = [(1280, 720), (1920, 1080)]
PEOPLE = 4
# A line of words of 21 px.
LEAST_LINE = 26
# Luminance of words against what lies behind them, for large letters (WCAG 2, 1.4.3).
LEAST_CONTRAST = 3.0
# Heights of the highest card of a kind of game at 1280×720, where whole cards lie on the table.
CARDS = {"martes-13": 120, "line-it": 120, "in-front-of-the-elevators": 120}


def luminance(pixel):
    parts = [value / 255 for value in pixel]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(pixels, width, box):
    """Between the lightest and the darkest pixel of a box."""
    left, top, wide, high = box
    seen = set()
    for y in range(top, top + high):
        row = pixels[3 * (y * width + left):3 * (y * width + left + wide)]
        seen.update(zip(row[::3], row[1::3], row[2::3]))
    lights = [luminance(pixel) for pixel in seen]
    return (max(lights) + 0.05) / (min(lights) + 0.05)


class TableWindowTest(unittest.TestCase):
    def open(self, application, page, size):
        """The table window of a page, in the corner of the screen."""
        program = application.program
        page.window.act("win.table-window")
        until(lambda: len(program.windows()) == 2, "the table window")
        frame = until(lambda: [frame for frame in program.frames() if frame[5].endswith(": table")], "its frame")[0]
        window = program.windows()[-1]
        program.resize(*size)
        program.desk.xdo("windowmove", frame[0], 0, 0)
        return fitting.Page(program, window)

    def judge(self, page, kind, size, usual):
        """usual: the table is neither empty nor full, so that cards have their size."""
        desk = page.program.desk
        page.look()
        # GTK 4.8 calls a label without words by its type
        words = [spot for spot in page.top.walk() if spot.role == "label" and spot.shown and
                 spot.name.strip() not in ("", "GtkLabel")]
        self.assertTrue(words)
        self.assertEqual([], [spot for spot in words if spot.box[3] < LEAST_LINE], "words too small")
        outside = [spot for spot in words if spot.box[0] < 0 or spot.box[1] < 0 or spot.right > size[0] or
                   spot.bottom > size[1]]
        self.assertEqual([], outside, "words outside of the window")
        cards = [spot.box[3] for spot in page.top.walk() if spot.role == "image" and spot.shown]
        if usual:
            self.assertGreaterEqual(max(cards, default=0), CARDS.get(kind, 0), "cards too small")
        # the newest card lies over the table for a moment
        desk.still()
        left, top = page.program.place_of(page.window)
        pixels = subprocess.run(["import", "-window", "root", "-crop", f"{size[0]}x{size[1]}+{left}+{top}", "-depth", "8",
                                 "rgb:-"], env=desk.environment, capture_output=True, check=True, timeout=60).stdout
        self.assertEqual(3 * size[0] * size[1], len(pixels), "all of the window is on the screen")
        self.assertEqual([], [(spot, round(said, 1)) for spot in words
                              if (said := contrast(pixels, size[0], spot.box)) < LEAST_CONTRAST], "words too dark")

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

    @contextlib.contextmanager
    def shown(self, kind, people, entries, font="Cantarell 11"):
        """The table window of one page at the smaller size."""
        width, height = SIZES[0]
        with fitting.application(size=f"{width + 60}x{height + 60}", font=font) as application, \
                application.page(kind, people, entries, (1110, 790)) as page:
            yield self.open(application, page, SIZES[0]).look()

    def after_an_entry(self, animations):
        """The pixels of the table window before an entry, and a function that gives those after it."""
        with fitting.application(size="1340x780", animations=animations) as application, \
                application.page("martes-13", 4, 7, (1110, 790)) as page:
            self.open(application, page, SIZES[0])
            desk = application.desk
            frame = next(frame for frame in application.program.frames() if frame[5].endswith(": table"))
            desk.still()
            before = desk.look(frame[0])
            application.program.entry().write(page.coming[0]).act("activate")
            yield before
            while True:
                if not animations:
                    desk.still()
                yield desk.look(frame[0])

    def test_motion(self):
        """With motion and without, the window comes to show the same once what is newest has been shown: nothing that flew
        or was shown large is left behind."""
        still = self.after_an_entry(animations=False)
        before = next(still)
        until(lambda: next(still) != before, "the newest card")
        changed = next(still)
        after = until(lambda: (seen := next(still)) not in (before, changed) and seen, "the newest card to be gone")
        still.close()
        moving = self.after_an_entry(animations=True)
        self.assertEqual(before, next(moving))
        # newer libraries leave some pixels of a letter that reaches over its line until that is painted again
        until(lambda: sum(a != b for a, b in zip(next(moving), after)) < 900, "the same picture")
        moving.close()

    def test_large_text(self):
        """Whose words have sizes in px is the same with large text: marks and signs do not grow beside them."""
        boxes = []
        for font in ("Cantarell 11", "Cantarell 22"):
            with self.shown("in-front-of-the-elevators", 4, 24, font) as page:
                banner, foot = page.first("group", begins="Dora draws."), page.first("label", "Round 1")
                words = [spot for spot in foot.above.walk() if spot.role == "label"]
                boxes.append([spot.box for spot in [*banner.walk(), *words] if spot.shown])
        self.assertEqual(boxes[0], boxes[1])

    def test_many_seats(self):
        """Two lines of seats lie inside of the banner, above the sheet."""
        for font in ("Cantarell 11", "Cantarell 22"):
            with self.subTest(font=font), self.shown("pad", 12, 30, font) as page:
                first, last = page.first("group", "Ana, 42 points"), page.first("group", "Leo, 58 points")
                self.assertGreater(last.box[1], first.bottom, "in two lines")
                self.assertLessEqual(last.bottom, page.first("group", begins="Round 3.").bottom)

    def test_words_beside_lines(self):
        """With five people Line-it leaves out what is empty, and never the words of what is there."""
        with self.shown("line-it", 5, 90) as page:
            self.assertEqual(4, len(page.top.all("label", "Hand")))
            self.assertEqual(2, len(page.top.all("label", "Tokens")))
            self.assertEqual([], [spot for spot in page.top.all("label", "Pile") if spot.shown])

    def test_high_contrast(self):
        for dark in (False, True):
            self.walk(SIZES[0], contrast=True, dark=dark)


driver.main()
