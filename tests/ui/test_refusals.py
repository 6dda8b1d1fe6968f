# SPDX-License-Identifier: GPL-3.0-or-later
"""What is offered in place of a refused move, in every game; the entry that causes a refusal."""
import driver
from driver import until

# kind, what was entered before, what is refused, and the first way on: its words, and what it enters.
GAMES = {
    "martes-13": (["deal", "ana: play cat-5 1", "bea: play mirror-4 2"], "carlos: play mirror-1 3",
                  "Carlos mirror 1 on 2", '<play by="carlos" card="mirror-1" pile="2"/>'),
    "line-it": (["market 17,36,bet-5,90,52", "ana: take 17 line"], "ana: take 36 hand",
                "Ana completes the line", '<complete by="ana"/>'),
    "level-8": (["deal red-1", "ana: draw stock"], "ana: lay red-4,blue-5,red-10 green-6,blue-11,green-12",
                "Ana lays level 1", '<lay by="ana" set1="red-4 blue-5 green-6" set2="red-10 blue-11 green-12"/>'),
    "elevator": (["ana: park 3", "bea: park 7", "carlos: park 5", "ana: place 7 4C", "bea: place 3 9H",
                  "carlos: place 3 JS"], "ana: ride up load=JS",
                 "Ana takes jack of spades aboard", '<ride by="ana" go="down" load="JS"/>'),
    "in-front-of-the-elevators": (
        ["deal yellow-girl,blue-girl,yellow-grandmother girl,boy,2,3,4 girl,boy,2,3,4 girl,boy,2,3,4",
         "ana: play blue-father 1", "ana: draw 2 back=red"], "bea: play blue-father 2",
        "Bea red father to line 2", '<play by="bea" card="red-father" line="2"/>'),
}


class RefusalTest(driver.WindowTest):
    def begin(self, kind):
        entries, self.refused, self.words, self.entered = GAMES[kind]
        self.file = self.new_session(kind, "Ana", "Bea", "Carlos", entries=entries)
        self.program = self.desk.open(self.file)

    def ways(self):
        return self.program.find("alert").all("button", begins="Instead: ")

    def test_precedent(self):
        """What was let stand before is said with the refusal, its reason is offered first, and its moment is a tap away."""
        library = self.desk.sessions
        library.mkdir(parents=True, exist_ok=True)
        before = library / "2026-11-03-martes-13.umpire"
        moves = ["deal", "ana: play cat-5 1", "bea: play mirror-4 2"]
        self.umpirectl("new", "martes-13", "Ana", "Bea", "Carlos", str(before))
        self.umpirectl("play", str(before), *moves, 'carlos: play cat-1 2 ruling="Bea is new"')
        self.file = self.new_session("martes-13", "Ana", "Bea", "Carlos", entries=moves)
        self.program = self.desk.open(self.file)
        self.assertFalse(self.enter(self.program, "carlos: play cat-1 2"))
        until(lambda: "You let this stand on " in self.verdict(self.program) and "“Bea is new”" in self.verdict(self.program),
              "what was done before")
        self.program.find("button", "Let it stand…").act()
        self.program.find("button", "Let it stand: Bea is new")
        reasons = [button.name for button in self.program.all("button", begins="Let it stand: ")]
        self.assertEqual(reasons[0], "Let it stand: Bea is new")
        self.program.key("Escape")
        self.program.gone("button", "Let it stand: Bea is new")
        self.program.find("alert").find("button", "More").act()
        day = self.verdict(self.program).split("You let this stand on ")[1].split(" (")[0]
        self.program.find("button", f"Show {day}").act()
        until(lambda: len(self.program.windows()) == 2, "its session")
        self.program.find("alert", begins="By ruling: Carlos, cat 1 on 2")

    def check(self, kind):
        self.begin(kind)
        self.assertFalse(self.enter(self.program, self.refused))
        self.program.find("alert").find("button", "More").act()
        until(self.ways, "a way on")
        self.assertLessEqual(len(self.ways()), 3)
        self.assertTrue(self.ways()[0].name.startswith("Instead: " + self.words), self.ways()[0].name)
        # the ear hears the first one
        self.assertIn("Possible: ", self.verdict(self.program))
        self.ways()[0].act()
        until(lambda: self.verdict(self.program).startswith("Accepted: "), "the other move")
        self.assertEqual(self.ways(), [])
        until(lambda: self.entry(self.program).text == "", "the refused line to go")
        self.program.end()
        self.assertIn(self.entered, self.log_of(self.file))

    def test_newest_row(self):
        """What comes instead of a refused move takes its row in the log: it is in view all the same."""
        entries = [f"{who}: park 3" for who in ("ana", "bea", "carlos")]
        for rank in "5678":
            for suit, who in zip("CDH", ("ana", "bea", "carlos")):
                entries.append(f"{who}: place 4 {rank}{suit}")
            entries += [f"{who}: ride wait" for who in ("ana", "bea", "carlos")]
        file = self.new_session("elevator", "Ana", "Bea", "Carlos", entries=[*entries[:-3]])
        self.program = self.desk.open(file)
        log = self.program.find("list", "Log")
        self.assertFalse(self.enter(self.program, "ana: ride stop"))
        self.program.find("list item", has="refused")
        self.assertTrue(self.enter(self.program, "ana: ride wait"))

        def in_view():
            rows = self.program.all("list item", begins="Ana ")[-1:]
            return rows and rows[0].box[1] + rows[0].box[3] <= log.parent.box[1] + log.parent.box[3]

        until(in_view, "the newest row in view")

    def test_martes_13(self):
        self.check("martes-13")

    def test_line_it(self):
        self.check("line-it")

    def test_level_8(self):
        self.check("level-8")

    def test_elevator(self):
        self.check("elevator")

    def test_in_front_of_the_elevators(self):
        self.check("in-front-of-the-elevators")

    def test_ruling(self):
        """What stands by ruling is not left in the line, where Enter would say it for who comes next."""
        self.begin("martes-13")
        refused = "carlos: play mirror-1 1"
        self.assertFalse(self.enter(self.program, refused))
        self.assertEqual(self.entry(self.program).text, refused)
        self.program.find("button", "Let it stand…").act()
        self.program.find("button", "Let it stand: agreed").act()
        until(lambda: self.verdict(self.program).startswith("By ruling: "), "the ruling")
        until(lambda: self.entry(self.program).text == "", "the refused line to go")
        self.program.end()
        self.assertIn('by="carlos" ruling="agreed" card="mirror-1" pile="1"', self.log_of(self.file))

    def test_rows_of_the_log(self):
        """What is taken back is told in the words that it had."""
        self.begin("martes-13")
        self.program.windows()[0].act("win.show-log")
        entered = [f"{who}: play {card} {pile}" for who, card, pile in (
            ("carlos", "ladder-7", 3), ("ana", "cat-2", 1), ("bea", "mirror-2", 2), ("carlos", "ladder-2", 3))]
        for line in entered:
            self.assertTrue(self.enter(self.program, line))
        words = [self.log_row(self.program, n).name for n in (6, 7)]
        for _ in words:
            self.program.windows()[0].act("win.undo")
        for said in words:
            self.program.find("list item", said + ", taken back")

    def test_row_of_a_refusal(self):
        """What only a ruling would let stand is told in the words that it would have."""
        self.begin("martes-13")
        self.program.windows()[0].act("win.show-log")
        self.assertFalse(self.enter(self.program, "carlos: play mirror-1 1"))
        self.program.find("list item", "Carlos mirror 1 on 1, refused")
        self.assertFalse(self.enter(self.program, "ana: play cat-2 1"))
        self.program.find("list item", "Ana cat 2 on 1, refused")

    def test_row_of_a_ruling(self):
        """It is of two lines where the refusal was of one: it comes into view as a whole."""
        self.begin("martes-13")
        self.program.resize(1110, 500)
        for number in range(30):
            self.assertTrue(self.enter(self.program, f'note "tea {number}"'))
        self.assertFalse(self.enter(self.program, "carlos: play mirror-1 1"))
        self.program.find("button", "Let it stand…").act()
        self.program.find("text box", "Reason").write("because all of us have seen it far too late to put it right")
        self.program.find("button", "Let It Stand").act()
        self.program.gone("button", "Let It Stand")
        self.program.windows()[0].act("win.show-log")  # so low a window has it over the keys
        log = self.program.find("list", "Log")

        def in_view():
            row = self.program.find("list item", has="because all of us")
            bottom = log.parent.box[1] + log.parent.box[3]
            return row.box[1] > 0 and row.box[1] + row.box[3] <= bottom

        until(in_view, "the row of the ruling")

    def test_cause(self):
        self.begin("in-front-of-the-elevators")
        self.program.windows()[0].act("win.show-left")
        self.assertFalse(self.enter(self.program, self.refused))
        self.program.find("button", "Show the cause").act()
        self.program.find("label", has=" · 1 move ago")
        tab = self.program.find("tab", "Log")
        until(lambda: "selected" in tab.states, "the log")
        # the refusal is still there when the moment is left
        self.program.find("button", "Back to now").act()
        self.program.find("alert").find("button", "More").act()
        until(self.ways, "the ways on")

    def test_silent(self):
        self.begin("line-it")
        self.program.windows()[0].act("app.preferences")
        dialog = self.sheet(self.program, self.program.windows()[0], "Preferences")
        dialog.find("switch", has="dviser").act()
        self.assertFalse(self.enter(self.program, self.refused))
        self.assertEqual(self.ways(), [])
        self.assertNotIn("Possible: ", self.verdict(self.program))


if __name__ == "__main__":
    driver.main()
