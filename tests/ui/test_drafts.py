# SPDX-License-Identifier: GPL-3.0-or-later
"""Scene 29 of putting right: every state of a draft of every kind is in its window, and no key moves."""
import driver
from driver import until

# Of each kind: people and options, entries, the row of the log that is corrected, and the keys that are tapped, at the last
# of which a draft may stop.
KINDS = {
    "martes-13": (("Ana", "Bea", "Carlos"), ["deal", "ana: play cat-5 1", "bea: play cat-7 1", "carlos: play mirror-4 2"], 2,
                  ["Cat 4"]),
    "line-it": (("Ana", "Bea"), ["market 41,12,62,50", "ana: take 41 line", "ana: end", "bea: take 12 hand"], 1, []),
    "line-it, a market": (("Ana", "Bea"), ["market 41,12,62,50", "ana: take 41 line"], 1, ["Yellow 12", "Green 7", "Red 53", "Bet +4"]),
    "in-front-of-the-elevators": (("Ana", "Bea", "Carlos"), [driver.ELEVATORS_DEAL, "ana: play blue-girl 1", "ana: draw 1 back=blue"], 1, []),
    "level-8": (("Ana", "Bea"), ["deal red-5", "ana: draw stock", "ana: discard red-7"], 1, []),
    "elevator": (("Ana", "Bea"), ["ana: park 5", "bea: park 6"], 1, []),
    "tricks": (("Ana", "Bea", "Carlos", "Dora"), ["deal", "ana: play 8H", "bea: play 3D", "carlos: play 2D", "dora: play AC"],
               2, []),
    "pad": (("Ana", "Bea", "-o", "check=sum(points) = 12"), ["enter ana 5", "enter bea 7", "enter ana 6"], 2, ["6", "Enter"]),
    "pad, a stop": (("Ana", "Bea", "-o", "check=sum(points) = 12"), ["enter ana 5", "enter bea 7", "enter ana 6"], 1, ["6", "Enter"]),
}
SIZES = (1110, 790), (360, 720)


def is_scrolled(part):
    """Whether it is of a sheet that is wider than its place, which people move sideways: keys are in a group."""
    while (outer := part.parent) and outer.role in ("generic", "button"):
        if part.box[2] > outer.box[2]:
            return True
        part = outer
    return False


class DraftsTest(driver.WindowTest):
    def boxes(self, what):
        """All that is said and may be pressed lies between the left and right edges of the window, which is no larger than
        it was made; gives where the keys are in the desk, by name: how far all of them go below its edge, where they scroll,
        nobody sees."""
        def look():
            self.program.settle()
            parts = [part for role in ("button", "label", "text box") for part in self.program.all(role)]
            pad = self.program.all("group", "Entry pad")
            keys = pad + pad[0].all("button") if pad else self.program.all("button", "Clear")
            wide = [part for part in self.program.outside(self.size[0], parts) if "showing" in part.states
                    and not is_scrolled(part)]
            x, y = (self.program.all("button", "Leave out") or [self.program.windows()[0]])[0].box[:2]  # the desk may be scrolled
            boxes = {part.name.split(",")[0]: (left - x, top - y, width) for part in keys for left, top, width, _height in [part.box]}
            return [(set(self.program.names_of(parts)), wide, boxes)]

        names, outside, keys = until(look, what)[0]
        self.assertEqual(self.program.windows()[0].box[2:], self.size, what)
        self.assertEqual(outside, [], what)
        self.assertTrue({"Keep", "Accept"} <= names, what)
        return keys

    def stay(self, before, what):
        """No key has moved; those of a choice may have come or gone."""
        now = self.boxes(what)
        self.assertEqual({key: now[key] for key in before if key in now}, {key: before[key] for key in before if key in now}, what)

    def show(self, button):
        self.program.find("button", button).act()

    def walk(self, kind):
        people, entries, row, keys = KINDS[kind]
        self.program = self.desk.open(self.new_session(kind.split(",")[0], *people, entries=entries, name=f"{kind}.umpire"))
        window = self.program.windows()[0]
        window.act("win.show-log")
        for self.size in SIZES:
            self.program.resize(*SIZES[0])
            window.act("win.show-log")
            self.log_row(self.program, row).act("entry.edit")
            self.program.find("label", "not yet accepted")
            self.program.resize(*self.size)
            before = self.boxes((kind, "empty"))
            for key in keys:
                self.program.find("button", begins=key).act()
                self.desk.still()
                self.stay(before, (kind, "the keys after", key))
            if kind.endswith("a stop"):
                self.program.find("button", "Leave it out")
            self.show("Now")
            self.stay(before, (kind, "the keys of now"))
            self.show("Then")
            self.show("Leave out")
            self.program.find("button", "Leave it out")  # a stop
            self.boxes((kind, "a stop"))
            self.show("Now")
            self.boxes((kind, "now, at a stop"))
            if self.size[0] < self.size[1]:
                # by the pointer: done by name, a button looks pressed before it does anything, and after
                self.program.find("button", "What it changes").click()
                self.desk.still()
                self.boxes((kind, "the list"))
                self.program.find("button", begins="Back").click()
                self.desk.still()
            window.act("win.keep")
            self.program.gone("label", "not yet accepted")
            window.act("win.correct-seats")
            self.program.find("label", "not yet accepted")
            self.boxes((kind, "who sits where"))
            window.act("win.keep")
            self.program.gone("label", "not yet accepted")
        self.program.end()

    def test_martes_13(self):
        self.walk("martes-13")

    def test_line_it(self):
        self.walk("line-it")

    def test_market(self):
        self.walk("line-it, a market")

    def test_elevators(self):
        self.walk("in-front-of-the-elevators")

    def test_level_8(self):
        self.walk("level-8")

    def test_elevator(self):
        self.walk("elevator")

    def test_tricks(self):
        self.walk("tricks")

    def test_pad(self):
        self.walk("pad")

    def test_pad_that_stops(self):
        self.walk("pad, a stop")


class LargeDraftsTest(DraftsTest):
    """The same with text of 200 %."""

    look = {"font": "Cantarell 22"}


driver.main()
