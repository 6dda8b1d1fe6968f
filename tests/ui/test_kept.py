# SPDX-License-Identifier: GPL-3.0-or-later
"""What stays on the page from entry to entry (views of cards, keys) says what a page that was made anew says."""
import driver
import fitting
from driver import until

PARTS = ("Table", "Entry pad")


class KeptTest(driver.WindowTest):
    maxDiff = None

    def said(self, program):
        """All that can be heard of the table and of the keys: what it is, its name, its states, what describes it. Who
        has the focus depends on the way there, and is described by what was announced last."""
        found = []
        for group in PARTS:
            for part in program.find("group", group).all():
                states = part.states
                found.append((part.role, part.name, "" if "focused" in states else part.description,
                              sorted(states - {"focused"})))
        return found

    def check_market(self, program):
        """Its places are heard from left to right, taken or not."""
        for market in program.find("group", "Table").all("group", begins="Market"):
            lefts = [part.box[0] for part in market.all(("button", "image"))]
            self.assertEqual(lefts, sorted(lefts))

    def enter_all(self, program, lines):
        for line in lines:
            if program.all("heading"):
                program.windows()[0].act("win.back")
                program.gone("heading")
            field = program.entry()
            field.write(line).act("activate")
            until(lambda: field.text == "", f"{line!r} to be entered")
            self.desk.still()

    def open(self, name, text):
        path = self.desk.folder / f"{name}.umpire"
        path.write_text(text, encoding="utf-8")
        program = self.desk.open(path)
        program.resize(1110, 790)
        program.focus()
        return program

    def check(self, kind, entries, n):
        """The next n entries of a game of chance behind so many; and back again, where what came goes, and what had
        gone comes."""
        text, coming = fitting.session(kind, 4, entries, seed=1)
        program = self.open("kept", text)
        self.enter_all(program, coming[:n])
        kept = self.said(program)
        self.check_market(program)
        for action in n * ["win.undo"] + n * ["win.redo"]:
            program.windows()[0].act(action)
            self.desk.still()
        again = self.said(program)
        self.assertEqual(program.end(), 0)
        program = self.open("new", fitting.session(kind, 4, entries + n, seed=1)[0])
        new = self.said(program)
        self.check_market(program)
        self.assertEqual(program.end(), 0)
        self.assertEqual(kept, new)
        self.assertEqual(again, new)

    def places(self, program):
        """Where all of the table lies."""
        parts = program.find("group", "Table").all()
        return list(zip(program.names_of(parts), program.boxes_of(parts)))

    def test_places_behind_a_deal(self):
        """Where a round begins, and where that is taken back, all lies as in a window that is opened there."""
        def session(n):
            return fitting.session("level-8", 2, n, seed=1)

        program = self.open("kept", session(173)[0])
        self.enter_all(program, session(173)[1][:1])
        dealt = self.places(program)
        program.windows()[0].act("win.undo")
        self.desk.still()
        undone = self.places(program)
        self.assertEqual(program.end(), 0)
        for n, kept in (174, dealt), (173, undone):
            program = self.open("new", session(n)[0])
            self.desk.still()
            new = self.places(program)
            self.assertEqual(program.end(), 0)
            self.assertEqual(kept, new)

    def test_cards_behind_a_deal(self):
        self.check("martes-13", 42, 5)

    def test_keys_behind_a_turn(self):
        self.check("level-8", 60, 4)

    def test_cards_of_a_house(self):
        self.check("elevator", 10, 6)

    def test_cards_behind_a_market(self):
        self.check("line-it", 12, 5)

    def test_a_market_in_part(self):
        self.check("line-it", 11, 3)


driver.main()
