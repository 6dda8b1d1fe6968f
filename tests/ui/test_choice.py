# SPDX-License-Identifier: GPL-3.0-or-later
"""What was chosen with keys, and what is typed or chosen after it."""
import driver
from driver import until


class ChoiceTest(driver.WindowTest):
    def setUp(self):
        super().setUp()
        self.file = self.new_session("martes-13", "Ana", "Bea", "Carlos", entries=["deal", "ana: play cat-5 1"])
        self.program = self.desk.open(self.file)
        self.program.focus()

    def key(self, begins):
        return self.program.find("group", "Entry pad").find("button", begins=begins)

    def pile(self, begins):
        return self.program.find("group", "Table").find("button", begins=begins)

    def choose(self, name):
        self.key(name).act()
        self.program.find("button", like=f"{name}, .*chosen")

    def test_written_over(self):
        """Words that are written over a choice are meant instead of it: nothing is lit behind a refused line."""
        self.choose("Martes")
        field = self.entry(self.program)
        until(lambda: field.text == "bea: play martes", "the choice as a line")
        self.assertFalse(self.enter(self.program, "bea: play cat-5 2"))
        self.program.gone("button", has="chosen")
        self.assertEqual(field.text, "bea: play cat-5 2")

    def test_clicked_into(self):
        """A click takes the whole choice, as typing without one does; the next click is for a place in it."""
        self.choose("Martes")
        field = self.entry(self.program)
        field.click()
        until(lambda: "focused" in field.states, "the line to have the focus")
        self.program.type("cat 2 3")
        until(lambda: field.text == "cat 2 3", "what was typed, alone")
        self.program.key("Escape")
        self.choose("Martes")
        field = self.entry(self.program)
        until(lambda: field.text == "bea: play martes", "the choice as a line")
        for _ in range(2):
            field.click(dx=field.box[2] - 8)
        self.program.type(" 1")
        until(lambda: field.text == "bea: play martes 1", "the end of the line")
        self.program.key("Return")
        until(lambda: '<play by="bea" card="martes" pile="1"/>' in self.log_of(self.file), "the play")

    def test_not_now_is_over(self):
        """Who chooses the card now is not told any more that it has to be chosen first."""
        self.pile("Pile 1: ").act()
        until(lambda: "Choose the card first." in self.verdict(self.program), "what is missing")
        self.choose("Martes")
        until(lambda: self.verdict(self.program).startswith("Accepted: Ana"), "the last answer again")
        self.pile("Pile 1: ").act()
        until(lambda: '<play by="bea" card="martes" pile="1"/>' in self.log_of(self.file), "the play")


class RoomTest(driver.WindowTest):
    def test_rule_beside_the_sentence(self):
        """A refusal with nothing else to press has room for its rule."""
        file = self.new_session("level-8", "Ana", "Bea", entries=["deal red-1"])
        program = self.desk.open(file)
        self.assertFalse(self.enter(program, "bea: draw stock"))
        program.find("alert").find("button", "Rule L8-1").act()
        tab = program.find("tab", "Rules")
        until(lambda: "selected" in tab.states, "the rules")

    def test_how_to_begin(self):
        """What is entered first is said, and how the table is set up opens from there; the title says nothing more."""
        file = self.new_session("in-front-of-the-elevators", "Ana", "Bea", "Carlos")
        alert = self.desk.open(file).find("alert", begins="To begin: ")
        self.assertEqual(alert.all("label", "To begin"), [])
        alert.find("label", begins="Ana begins. Enter the first card")
        alert.find("button", "Step by step")

    def test_options_of_a_pad(self):
        """A score pad has no rule sheet: no rule's number is told with its options."""
        program = self.desk.open()
        program.windows()[0].act("app.new-session")
        tile = program.find("button", begins="Score pad, ").act()
        until(lambda: "pressed" in tile.states, "the pad to be chosen")
        program.find("button", "Options: as usual").act()
        program.find(has="Default: ")
        self.assertEqual([part for part in program.all(has="PAD-")], [])


class DoubleTapTest(driver.WindowTest):
    def test_one_entry(self):
        """Two taps in one go enter once; the key means the next person's move when it is tapped again."""
        path = self.new_session("elevator", "Ana", "Bea", "Carlos")
        program = self.desk.open(path)
        program.focus()
        table = program.find("group", "Table")
        table.find("button", begins="Floor 6").click()
        program.desk.xdo("click", 1)
        program.find("label", "Bea")
        parked = '<log>\n      <park by="ana" floor="6"/>\n'
        until(lambda: self.log_of(path) == f"{parked}    </log>", "Ana's lift alone to be parked")
        table.find("button", begins="Floor 3").click()
        until(lambda: self.log_of(path) == f'{parked}      <park by="bea" floor="3"/>\n    </log>', "Bea's to be parked")


class TypedTest(driver.WindowTest):
    """What is typed on the page, in the user's language: a letter opens the line, and it goes when it is empty."""
    look = {"language": "es"}

    def setUp(self):
        super().setUp()
        self.file = self.new_session("line-it", "Ana", "Bea", "Carlos", entries=["market 41,12,62,50,bet-4"])
        self.program = self.desk.open(self.file)
        self.program.focus()

    def log(self):
        return self.log_of(self.file)

    def line(self):
        return self.program.all("text box", "Anotación")

    def type(self, text):
        self.program.type(text)
        until(lambda: self.line() and self.line()[0].text == text, f"{text!r} to stand in the line")

    def test_words(self):
        self.type("linea 41")
        self.program.find("label", begins="Intro: Ana, 41 ")
        self.program.key("Return")
        until(lambda: '<take by="ana" card="41" to="line"/>' in self.log(), "what was typed")
        self.program.gone("text box", "Anotación")
        # the next person's card ends the turn; a card alone that has two places is asked for
        self.type("be 50")
        self.program.key("Return")
        until(lambda: "varias jugadas" in self.verdict(self.program), "which of them it is")
        self.assertEqual(self.line()[0].text, "be 50")
        self.assertNotIn("50", self.log().partition("</market>")[2].partition("market")[2])
        self.type("50 mano")  # over what was refused
        self.program.key("Return")
        until(lambda: '<end by="ana"/>\n      <take by="bea" card="50" to="hand"/>' in self.log(), "both")

    def test_closes(self):
        for key in ("BackSpace", "Escape"):
            self.type("m")
            self.program.key(key)
            self.program.gone("text box", "Anotación")
        self.program.key("ctrl+l")  # asked for, it stays
        self.program.find("text box", "Anotación")
        self.program.type("m")
        until(lambda: self.line()[0].text == "m", "a letter")
        self.program.key("BackSpace")
        until(lambda: self.line()[0].text == "", "an empty line")
        self.program.settle()
        self.assertTrue(self.line())
        self.program.key("Escape")
        self.program.gone("text box", "Anotación")


driver.main()
