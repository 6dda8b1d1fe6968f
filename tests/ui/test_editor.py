# SPDX-License-Identifier: GPL-3.0-or-later
"""The page on which score sheets are made: problems at their place, a trial with numbers, undo, drafts that stay."""
import driver
from driver import until

OURS = """<?xml version="1.0" encoding="UTF-8"?>
<sheet xmlns="urn:umpire:sheet:1">
  <name>Ours</name>
  <about>Tricks count double.</about>
  <option name="columns" value="tricks"/>
  <option name="points" value="2 * tricks"/>
</sheet>
"""


class EditorTest(driver.WindowTest):
    def begin(self, own=None):
        if own:
            self.folder.mkdir(parents=True)
            (self.folder / "ours.umpire-sheet").write_text(own, encoding="utf-8")
        self.program = self.desk.open()
        self.window = self.program.windows()[0]
        self.window.act("app.new-session")
        self.program.find("button", "New Sheet…")

    @property
    def folder(self):
        return self.desk.folder / "data/umpire/templates"

    @property
    def draft(self):
        return self.desk.folder / "data/umpire/sheet-draft"

    def text(self, name):
        return self.program.find("text box", name)

    def put(self, name, text):
        self.text(name).write(text)

    def new_sheet(self):
        self.program.find("button", "New Sheet…").act()
        self.text("Name of the sheet")

    def write_oh_hell(self):
        for name, text in (("Name of the sheet", "Ours"), ("Column 1", "bid"), ("Column 2", "tricks"),
                           ("Formula for the points", "tricks = bid ? 10 + tricks : 0"),
                           ("Condition 1", "sum(bid) != round"), ("Condition 2", "sum(tricks) = round")):
            self.put(name, text)

    def kept(self):
        return sorted(path.name for path in self.folder.glob("*.umpire-sheet"))

    def menu(self, item):
        self.choose(self.program, "This score sheet", item)

    def pick(self, sheet):
        """A key that is activated acts a moment later."""
        key = self.program.find("button", sheet).act()
        until(lambda: "pressed" in key.states, f"{sheet} to be chosen")

    def test_made_from_nothing(self):
        """Columns, points and conditions are written, tried with numbers and kept; New session has the sheet chosen."""
        self.begin()
        self.new_sheet()
        self.write_oh_hell()
        for name, number in (("Ana, Round 1, bid", "0"), ("Bea, Round 1, bid", "0"), ("Carlos, Round 1, bid", "1")):
            self.put(name, number)
        self.program.find("label", has="“sum(bid) != round” must hold")
        self.put("Carlos, Round 1, bid", "0")
        self.program.gone("label", has="“sum(bid) != round” must hold")
        for name, number in (("Ana", "1"), ("Bea", "0"), ("Carlos", "0")):
            self.put(f"{name}, Round 1, tricks", number)
        self.program.find("label", "Bea, Round 1, points: 10")
        self.program.find("label", "Carlos, Total: 10")
        self.program.find("label", has="Bea 10 = bid 0, tricks 0")
        self.text("Ana, Round 2, bid")
        self.program.find("button", "Keep as a Template").act()
        until(lambda: self.kept() == ["ours.umpire-sheet"], "the template's file")
        self.program.find("button", begins="Options: Game: Ours, Columns: bid tricks")
        until(lambda: not self.draft.exists(), "the draft to go")
        self.assertIn('value="sum(bid) != round; sum(tricks) = round"',
                      (self.folder / "ours.umpire-sheet").read_text(encoding="utf-8"))

    def test_bad_formula(self):
        """Where a formula cannot be read it says what would be right; Keep leads there, and keeps nothing."""
        self.begin()
        self.new_sheet()
        self.write_oh_hell()
        self.put("Formula for the points", "tricks = bid ? 10 + trick : 0")
        self.program.find("label", "At character 21, expected: a name that this sheet has. Did you mean “tricks”?")
        self.program.find("label", "One field needs mending")
        self.program.find("button", "Keep as a Template").act()
        points = self.text("Formula for the points")
        until(lambda: "focused" in points.states, "the keyboard to be in the formula")
        self.assertEqual(points.caret, 20)
        self.assertEqual(self.kept(), [])
        self.put("Formula for the points", "tricks = bid ? 10 + tricks : 0")
        self.program.gone("label", "One field needs mending")

    def test_bad_formula_is_not_filled(self):
        """It is not the numbers that are missing."""
        self.begin()
        self.new_sheet()
        self.write_oh_hell()
        self.put("Condition 2", "sum(trick) = round")
        self.program.find("label", "One field needs mending")
        self.program.find("button", "Fill a Round").act()
        self.program.find(has="The marked field has to be mended first")
        self.put("Condition 2", "sum(tricks) = round + 1 and sum(tricks) = round")
        self.program.gone("label", "One field needs mending")
        self.program.find("button", "Fill a Round").act()
        self.program.find(has="No numbers were found")

    def test_draft_stays(self):
        """Half written, a sheet is left and found again, by the same program and by the next one; it can be discarded."""
        self.begin()
        self.new_sheet()
        self.write_oh_hell()
        self.put("Condition 1", "sum(bid")
        self.window.act("win.back")
        self.program.find("label", has="The draft is kept")
        until(self.draft.exists, "the draft's file")
        self.program.end()
        self.program = self.desk.open()
        self.window = self.program.windows()[0]
        self.window.act("app.new-session")
        self.new_sheet()
        until(lambda: self.text("Condition 1").text == "sum(bid", "the draft")
        self.program.find("label", has="Your draft is as you left it")
        self.program.find("button", "Discard").act()
        toast = until(lambda: [key for key in self.program.all("button", begins="Undo") if "sensitive" in key.states],
                      "the toast's button")
        toast[0].act()
        until(lambda: self.text("Condition 1").text == "sum(bid", "the draft to be back")
        self.program.find("button", "Discard").act()
        until(lambda: not self.draft.exists(), "the draft to go")
        self.new_sheet()
        until(lambda: self.text("Condition 1").text == "", "an empty sheet")

    def test_changed(self):
        """The user's own is changed itself, one that is delivered makes a new one; another draft is asked about."""
        self.begin(own=OURS)
        self.pick("Ours")
        self.program.find("button", begins="Options: Game: Ours")
        self.menu("Edit…")
        until(lambda: self.text("Formula for the points").text == "2 * tricks", "the sheet")
        self.put("Formula for the points", "3 * tricks")
        self.window.act("win.back")
        self.pick("Hearts")
        self.menu("Make a New One of It…")
        self.sheet(self.program, self.window, "There is a draft")
        self.program.find("button", "Go On with It").act()
        until(lambda: self.text("Formula for the points").text == "3 * tricks", "the draft")
        self.program.find("button", "Keep as a Template").act()
        until(lambda: "3 * tricks" in (self.folder / "ours.umpire-sheet").read_text(encoding="utf-8"), "the change")
        self.assertIn("Tricks count double.", (self.folder / "ours.umpire-sheet").read_text(encoding="utf-8"))
        self.program.gone("button", "Keep as a Template")
        self.pick("Hearts")
        self.menu("Make a New One of It…")
        until(lambda: self.text("Name of the sheet").text == "Hearts", "the copy")
        self.put("Name of the sheet", "Our Hearts")
        self.program.find("button", "Keep as a Template").act()
        until(lambda: self.kept() == ["our-hearts.umpire-sheet", "ours.umpire-sheet"], "a second template")

    def test_keyboard(self):
        """By keys alone: Enter goes on, Ctrl+Z takes words back and forth, a word is put in from the list."""
        self.begin()
        self.new_sheet()
        self.program.focus()
        name = self.text("Name of the sheet")
        until(lambda: "focused" in name.states, "the keyboard to be in the name")
        self.program.type("Our sheet")
        self.program.key("Return")
        until(lambda: "focused" in self.text("What it is for").states, "the next field")
        self.program.key("ctrl+z")
        until(lambda: name.text == "Our", "a word taken back")
        self.program.key("ctrl+shift+z")
        until(lambda: name.text == "Our sheet", "the word again")
        self.put("Column 1", "tricks")
        points = self.text("Formula for the points")
        points.click()
        until(lambda: "focused" in points.states, "the keyboard to be in the formula")
        self.program.type("2 * tr")
        word = self.program.find("list item", "tricks")
        word.click()
        until(lambda: points.text == "2 * tricks", "the whole word")

    def tab_to_words(self):
        """Through everything below, to the words at the foot."""
        for _ in range(40):
            chosen = [word for word in self.program.all("list item") if "focused" in word.states]
            if chosen:
                return chosen[0]
            self.program.key("Tab")
            self.desk.still()
        self.fail("Tab never came to the words")

    def test_words_by_tab(self):
        """Fields that Tab only passes do not take the words; Ctrl+Space leads from an empty formula to its own."""
        self.begin()
        self.new_sheet()
        self.put("Column 1", "tricks")
        self.put("Condition 1", "tricks >= 0")
        points, condition = self.text("Formula for the points"), self.text("Condition 1")
        points.click()
        until(lambda: "focused" in points.states, "the keyboard to be in the formula")
        self.program.type("2 * tr")
        self.program.find("list", "Words: Formula for the points")
        self.assertEqual(self.tab_to_words().name, "tricks")
        self.program.key("Return")
        until(lambda: points.text == "2 * tricks", "the word in the formula that was written")
        self.assertEqual(condition.text, "tricks >= 0")
        second = self.text("Condition 2")
        condition.click()
        self.program.find("list", "Words: Condition 1")
        self.program.key("Tab")
        until(lambda: "focused" in second.states, "the keyboard to be in the empty condition")
        self.program.key("ctrl+space")
        self.program.find("list", "Words: Condition 2")
        until(lambda: [word for word in self.program.all("list item") if "focused" in word.states], "the words")
        self.program.key("Return")
        until(lambda: second.text == "tricks", "the first word in the condition")


driver.main()
