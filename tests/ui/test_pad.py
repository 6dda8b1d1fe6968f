# SPDX-License-Identifier: GPL-3.0-or-later
"""The score pad for any game: number keys, sums, empty cells, rows, the end."""
import driver
from driver import until


class PadTest(driver.WindowTest):
    def begin(self, *words):
        self.file = self.new_session("pad", *words)
        self.program = self.desk.open(self.file)
        self.program.focus()

    def test_by_keys(self):
        self.begin("Ana", "Bea", "-o", "name=Hearts", "-o", "rounds=2")
        self.program.type("10+15-3")
        self.program.find("label", "= 22")
        self.program.key("Return")
        self.program.find("button", "Ana, Round 1, 22")
        self.program.type("-5")
        self.program.find("button", "Enter -5")
        self.program.key("Return")
        self.program.find("button", "Bea, Round 1, -5")
        self.program.type("13")
        self.program.key("BackSpace")
        self.program.type("0")
        self.program.key("Return")
        self.program.find("button", "Ana, Round 2, 10")
        self.program.type("7")
        self.program.key("Return")
        self.program.find("heading", begins="Ana wins")
        total = self.program.find("button", begins="Ana, Total: 32")
        # what a tooltip tells is a description for those who do not see it
        self.assertEqual(total.description, "How this number comes about")
        self.program.end()
        self.assertIn('<enter player="ana" points="22"/>\n      <enter player="bea" points="-5"/>\n'
                      '      <enter player="ana" points="10"/>\n      <enter player="bea" points="7"/>',
                      self.log_of(self.file))

    def test_player_in_the_place_of_the_keys(self):
        """Who looks at a moment of a sheet has the player where the keys were, and all of it is in view."""
        self.begin("Ana", "Bea", "Carlos")
        window = self.program.windows()[0]
        for number in "471":
            self.program.type(number)
            self.program.key("Return")
        for size in ((1110, 790), (360, 720)):
            self.program.resize(*size)
            key = self.program.find("button", "7").box[1]
            window.act("win.replay")
            self.program.find("label", "Move 3 of 3")
            self.program.gone("button", "7")
            for name in ("First", "More of this moment"):
                left, top, width, height = self.program.find("button", name).box
                self.assertLessEqual(top + height, size[1], name)
            window.act("win.replay")
            until(lambda: self.program.find("button", "7").box[1] == key, "the keys where they were")

    def test_moment_on_a_phone(self):
        """What was entered at a moment is in words there, though a sentence without any title stood there before."""
        self.file = self.new_session("pad", "Ana", "Bea", entries=["enter ana 4", "enter bea 7", "finish"])
        self.program = self.desk.open(self.file)
        self.program.resize(360, 720)
        self.program.windows()[0].act("win.replay")
        self.program.find("label", has="can still be looked at")
        self.program.find("button", "Step back").act()
        self.program.find("label", "Accepted: Bea: 7")

    def test_spoken(self):
        """What was entered, and whose cell is next: sentences of their own, said once."""
        self.begin("Ana", "Bea")
        self.program.find("button", "Ana, Round 1, blank")
        heard = self.desk.listen_to_speech()
        self.program.type("12")
        self.program.key("Return")
        until(lambda: [text for _, text in heard if text.startswith("Accepted")], "the verdict to be spoken")
        self.program.find("button", "Bea, Round 1, blank")
        self.assertEqual([text for _, text in heard if text.startswith("Accepted")],
                         ["Accepted: Ana: 12. Next: Round 1. Next empty cell: Bea. Blank is not zero."])

    def test_by_buttons(self):
        self.begin("Ana", "Bea")
        for name in ("4", "Plus", "3", "0"):
            self.program.find("button", name).act()
        self.program.find("label", "= 34")
        self.program.find("button", "Enter 34").act()
        self.program.find("button", "Ana, Round 1, 34")
        for name in ("1", "2", "Change the sign"):
            self.program.find("button", name).act()
        self.program.find("button", "Enter -12").act()
        self.program.find("button", "Bea, Round 1, -12")
        self.program.find(name="Ana 34")
        self.finish()
        self.program.end()
        self.assertIn("<finish/>", self.log_of(self.file))

    def finish(self):
        """The key is made anew after each entry: a press on the one before it is none."""
        for _ in range(3):
            self.program.find("button", "Finish").act()
            try:
                return self.program.find("heading", begins="Ana wins", patience=5)
            except AssertionError:
                continue
        self.fail("the game does not finish")

    def test_who_leads(self):
        """Nobody while all are level: bids are no points."""
        self.begin("Ana", "Bea", "-o", "columns=bid tricks", "-o", "points=tricks = bid ? 10 + tricks : 0")
        for number, cell in (("1", "Bea, Round 1, bid"), ("0", "Ana, Round 1, tricks")):
            self.program.type(number)
            self.program.key("Return")
            self.program.find("button", begins=f"{cell}, blank")
        self.assertEqual(self.program.all("label", "leads"), [])
        self.program.type("1")
        self.program.key("Return")
        self.program.find("label", "leads")
        self.program.find("label", "11 behind")

    def test_blank_is_not_zero(self):
        self.begin("Ana", "Bea")
        self.program.find("button", begins="Ana, Round 1, blank")
        self.program.find("button", "Bea, Round 1, blank").act()
        self.program.find("label", "Bea: Round 1")
        self.program.type("0")
        self.program.key("Return")
        self.program.find("button", "Bea, Round 1, 0")
        self.program.find("button", begins="Ana, Round 1, blank")
        self.program.type("8")
        self.program.key("Return")
        self.program.find("button", "Ana, Round 1, 8")
        self.program.end()
        self.assertIn('<enter player="bea" points="0"/>\n      <enter player="ana" points="8"/>', self.log_of(self.file))

    def test_after_undo(self):
        """The next number goes where the last one was taken back, not to whom it was the turn of."""
        self.begin("Ana", "Bea", "Carlos")
        self.program.type("5")
        self.program.key("Return")
        self.program.find("label", "Bea: Round 1")
        self.program.windows()[0].act("win.undo")
        self.program.find("label", "Ana: Round 1")
        self.program.type("7")
        self.program.key("Return")
        self.program.find("button", "Ana, Round 1, 7")
        self.program.find("button", "Bea, Round 1, blank")

    def test_typed_and_left(self):
        """Digits that were not entered are no entry, and stand there again when somebody comes back to them."""
        self.begin("Ana", "Bea", "Carlos")
        self.program.focus()
        for digit in "12":
            self.program.type(digit)
        self.program.find("button", "Enter 12")
        self.program.find("button", "Carlos, Round 1, blank").act()
        self.program.gone("button", "Enter 12")
        self.program.type("7")
        self.program.key("Return")
        self.program.find("button", "Carlos, Round 1, 7")
        self.program.find("button", "Enter 12").act()
        self.program.find("button", "Ana, Round 1, 12")

    def test_changed_in_place(self):
        """A filled cell is typed anew where it stands: a correction, without a page where nothing else changes."""
        self.begin("Ana", "Bea")
        for line in ("enter ana 5", "enter bea 7"):
            self.assertTrue(self.enter(self.program, line))
        self.program.find("button", "Ana, Round 1, 5").act()
        self.program.find("label", "Ana: Round 1, new number")
        for key in ("1", "2"):
            self.program.find("button", key).act()
        self.program.find("button", "Enter 12").act()
        self.program.find("button", "Ana, Round 1, 12")
        self.program.gone("label", "Ana: Round 1, new number")
        self.program.end()
        self.assertIn('<void why="correction">\n        <enter player="ana" points="5"/>\n      </void>\n'
                      '      <enter player="ana" points="12"/>\n      <enter player="bea" points="7"/>',
                      self.log_of(self.file))

    def test_change_that_is_refused(self):
        """What was typed is on the page of corrections, which says what it would break."""
        self.begin("Ana", "Bea", "-o", "check=sum(points) = 12")
        for line in ("enter ana 5", "enter bea 7"):
            self.assertTrue(self.enter(self.program, line))
        self.program.find("button", "Ana, Round 1, 5").act()
        self.program.find("button", "6").act()
        self.program.find("button", "Enter 6").act()
        self.program.find("label", "Points: 5 → 6")
        self.program.find("label", has="By this sheet points of everybody together is 12.")

    def test_rows(self):
        self.begin("Ana", "Bea", "-o", "rows=Aces,Full house")
        self.program.find("button", "Bea, Full house, blank").act()
        self.program.find("label", "Bea: Full house")
        self.program.type("25")
        self.program.key("Return")
        self.program.find("button", "Bea, Full house, 25")
        self.program.end()
        self.assertIn('<enter player="bea" points="25" row="Full house"/>', self.log_of(self.file))

    def test_table_window(self):
        """Read from afar: the sheet, what is due and the totals, each entry as it comes."""
        self.begin("Ana", "Bea")
        self.assertTrue(self.enter(self.program, "enter ana 5"))
        self.program.windows()[0].act("win.table-window")
        window = until(lambda: len(self.program.windows()) == 2, "the table window") and \
            self.program.windows()[-1]
        for name in ("Ana, Round 1, 5", "Bea, Round 1, blank", "Ana 5"):
            window.find("label", name)
        self.assertTrue(self.enter(self.program, "enter bea 7"))
        for name in ("Bea, Round 1, 7", "Ana, Round 2, blank", "Bea 7"):
            window.find("label", name)

    def test_refused(self):
        self.begin("Ana", "Bea", "-o", "zero-sum=yes")
        self.assertTrue(self.enter(self.program, "enter ana 5"))
        line = self.entry(self.program).box[1]
        self.assertFalse(self.enter(self.program, "enter bea 5"))
        self.assertRegex(self.verdict(self.program), "^Refused: .+, rule PAD-3")
        # its sentence has the whole width, and what can be done stands below it
        self.assertEqual(line, self.entry(self.program).box[1])
        words, rule = (self.program.find("alert").find(role, has=text) for role, text in (
            ("label", "Refused: "), ("button", "PAD-3")))
        self.assertGreaterEqual(rule.box[1], words.box[1] + words.box[3])
        self.assertFalse(self.enter(self.program, "enter ana 1"))
        self.assertRegex(self.verdict(self.program), "^Refused: .+, rule PAD-1")


driver.main()
