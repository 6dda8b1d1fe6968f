# SPDX-License-Identifier: GPL-3.0-or-later
"""The page on which score sheets are made: problems at their place, a trial on the pad, undo, drafts that stay."""
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
        self.program.find("button", "All games…").act()
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
        if not self.program.all("button", "New Sheet…"):
            self.program.find("button", "All games…").act()
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

    def test_made_from_nothing(self):
        """Columns, points and conditions are written, tried on the pad and kept; New session has the sheet chosen."""
        self.begin()
        self.new_sheet()
        self.write_oh_hell()
        self.program.find("button", "Try It").act()
        trial = self.program.window("Try the Sheet")
        trial.find("button", "Ana, Round 1, bid, blank")
        self.program.focus("Try the Sheet")
        for key in "0", "0":
            self.program.key(key, "Return")
        trial.find("button", "Bea, Round 1, bid, 0")
        self.program.key("1", "Return")
        until(lambda: "bid of everybody together is not the number of the round" in trial.find("alert").name, "the bid to be refused")
        self.program.key("BackSpace", "0", "Return")
        trial.find("button", "Carlos, Round 1, bid, 0")
        for key in "1", "0", "0":
            self.program.key(key, "Return")
        trial.find("button", "Ana, Round 2, bid, blank")
        trial.find("label", "leads")
        self.program.key("Escape")
        until(lambda: trial not in self.program.windows(), "the trial to go")
        self.program.find("button", "Keep This Score Sheet").act()
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
        self.program.find("label", "One field needs correcting")
        self.program.find("button", "Keep This Score Sheet").act()
        points = self.text("Formula for the points")
        until(lambda: "focused" in points.states, "the keyboard to be in the formula")
        self.assertEqual(points.caret, 20)
        self.assertEqual(self.kept(), [])
        self.put("Formula for the points", "tricks = bid ? 10 + tricks : 0")
        self.program.gone("label", "One field needs correcting")

    def test_bad_formula_is_not_tried(self):
        """What has to be mended first is shown."""
        self.begin()
        self.new_sheet()
        self.write_oh_hell()
        self.put("Condition 2", "sum(trick) = round")
        self.program.find("button", "Try It").act()
        until(lambda: "focused" in self.text("Condition 2").states, "the keyboard to be in the condition")
        self.assertEqual(len(self.program.windows()), 1)

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
        self.program.find("button", "All games…").act()
        self.program.gone("button", "New Sheet…")
        self.pick(self.program, "Ours")
        self.program.find("button", begins="Options: Game: Ours")
        self.menu("Edit…")
        until(lambda: self.text("Formula for the points").text == "2 * tricks", "the sheet")
        self.put("Formula for the points", "3 * tricks")
        self.window.act("win.back")
        self.pick(self.program, "Hearts")
        self.menu("Make Another from It…")
        self.sheet(self.program, self.window, "There is a draft")
        self.program.find("button", "Go On with It").act()
        until(lambda: self.text("Formula for the points").text == "3 * tricks", "the draft")
        self.program.find("button", "Keep This Score Sheet").act()
        until(lambda: "3 * tricks" in (self.folder / "ours.umpire-sheet").read_text(encoding="utf-8"), "the change")
        self.assertIn("Tricks count double.", (self.folder / "ours.umpire-sheet").read_text(encoding="utf-8"))
        self.program.gone("button", "Keep This Score Sheet")
        self.pick(self.program, "Hearts")
        self.menu("Make Another from It…")
        until(lambda: self.text("Name of the sheet").text == "Hearts", "the copy")
        self.put("Name of the sheet", "Our Hearts")
        self.program.find("button", "Keep This Score Sheet").act()
        until(lambda: self.kept() == ["our-hearts.umpire-sheet", "ours.umpire-sheet"], "a second template")

    def test_keyboard(self):
        """By keys alone: Enter goes on, Ctrl+Z takes words back and forth."""
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


driver.main()
