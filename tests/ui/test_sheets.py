# SPDX-License-Identifier: GPL-3.0-or-later
"""Score sheets that know their rules: templates, sheets with columns, who comes and goes."""
import driver
from driver import until

TEMPLATE = """<?xml version="1.0" encoding="UTF-8"?>
<sheet xmlns="urn:umpire:sheet:1">
  <name>Ours</name>
  <about>Tricks count double.</about>
  <option name="columns" value="tricks"/>
  <option name="points" value="2 * tricks"/>
</sheet>
"""


class TemplatesTest(driver.WindowTest):
    def begin(self):
        self.program = self.desk.open()
        self.program.windows()[0].act("app.new-session")

    @property
    def folder(self):
        return self.desk.folder / "data/umpire/templates"

    def own(self):
        return sorted(path.name for path in self.folder.glob("*.umpire-sheet"))

    def menu(self, item):
        self.program.find("button", "This score sheet").click()
        self.program.find("menu item", item).click()

    def test_one_tap(self):
        """The template's options are those of the session that Start makes; what is played has its name."""
        self.begin()
        key = self.program.find("button", "Oh Hell").act()
        until(lambda: "pressed" in key.states, "the template to be chosen")
        self.assertIn("pressed", self.program.find("button", begins="Score pad, ").states)
        self.program.find("button", begins="Options: Game: Oh Hell")
        self.program.find("button", "Start").act()
        until(lambda: list(self.desk.sessions.glob("*.umpire")), "a session file")
        text = next(self.desk.sessions.glob("*.umpire")).read_text(encoding="utf-8")
        self.assertIn('<option name="name" value="Oh Hell"/>', text)
        self.assertIn('<option name="columns" value="bid tricks"/>', text)

    def test_another_game(self):
        """A tile of another game lets the template go; the pad's own begins without its options."""
        self.begin()
        self.program.find("button", "Oh Hell").act()
        self.program.find("button", begins="Options: Game: Oh Hell")
        self.program.find("button", begins="Martes 13, ").act()
        key = self.program.find("button", "Oh Hell")
        until(lambda: "pressed" not in key.states, "no template")
        self.program.find("button", begins="Score pad, ").act()
        self.program.find("button", "Options: as settled")

    def test_keep_rename_remove(self):
        """A pad is kept as a template; it gets another name; removed, it can be had back."""
        self.program = self.desk.open(self.new_session("pad", "Ana", "Bea", "-o", "name=Ours", "-o", "columns=tricks"))
        window = self.program.windows()[0]
        window.act("win.keep-sheet")
        self.sheet(self.program, window, "Keep as a template")
        self.program.find("button", "Keep").act()
        until(lambda: self.own() == ["ours.umpire-sheet"], "the template's file")
        window.act("app.new-session")
        until(lambda: len(self.program.windows()) == 2, "a window for the new session")
        self.program.find("button", "Ours").act()
        self.program.find("button", begins="Options: Game: Ours, Columns: tricks")
        self.menu("Rename…")
        name = self.program.find("text box", "Name of the template")
        name.write("Yours")
        self.program.find("button", "Rename").act()
        key = self.program.find("button", "Yours")
        self.program.gone("button", "Ours")
        self.program.gone("text box", "Name of the template")
        until(lambda: "pressed" in key.states, "it to be chosen still")
        self.menu("Remove")
        self.program.gone("button", "Yours")
        self.assertEqual(self.own(), [])
        toast = until(lambda: [key for key in self.program.all("button", begins="Undo") if "sensitive" in key.states], "the toast's button")
        toast[0].act()
        self.program.find("button", "Yours")

    def test_file(self):
        """A file says what it holds before it is taken in, byte by byte as it is; a bad one is named and left."""
        path, bad = self.desk.folder / "given.umpire-sheet", self.desk.folder / "bad.umpire-sheet"
        path.write_text(TEMPLATE, encoding="utf-8")
        bad.write_text(TEMPLATE.replace("2 * tricks", "2 * trick"), encoding="utf-8")
        self.program = self.desk.open(path)
        window = self.program.windows()[0]
        self.sheet(self.program, window, "Ours")
        self.program.find("label", "Columns: tricks\nPoints: 2 * tricks")
        self.assertFalse(self.folder.exists())
        self.program.find("button", "Take It In").act()
        until(lambda: self.own() == ["ours.umpire-sheet"], "the template's file")
        self.assertEqual((self.folder / "ours.umpire-sheet").read_bytes(), path.read_bytes())
        self.desk.open(bad, attach=False)
        self.program.find("label", begins="This file cannot be taken: 2: ")


driver.main()
