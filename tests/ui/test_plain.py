# SPDX-License-Identifier: GPL-3.0-or-later
"""What people read is said in words: no formula on any page but the editor of score sheets."""
import pathlib
import re
import xml.etree.ElementTree as ET

import driver
from driver import until

FORMULA = re.compile(r"[<>!=]=|\b(?:sum|most|least|count|side|max|min|abs) ?\(|\w \? .* : ")
SHEETS = sorted((pathlib.Path(__file__).parents[2] / "data/templates").rglob("*.umpire-sheet"))
SHEET = "{urn:umpire:sheet:1}"

# What shows no page or dialog of the program: it does something at once, leads to a dialog of the desktop, or only works
# where something else is open. Formulas belong in the editor, and in the page of the guide that F1 opens from a sheet.
SHOWS_NOTHING = re.compile(r"default\.|window\.|app\.(open|quit|resume)|win\.(back|close|choose-library|correct$|discard-draft|"
                           r"export-learned|focus-entry|import-learned|keep$|keep-draft|print|restore-draft|share-copy|"
                           r"share-picture|with-log|toggle-side|undo|redo|new-sheet|help)")


class PlainTest(driver.WindowTest):
    look = {"size": "1300x2400"}

    def plain(self, program, where):
        """Every name in every window; gives the buttons by theirs."""
        buttons = {}
        for window in program.windows():
            parts = window.parts()
            for part, name in zip(parts, program.names_of(parts)):
                if name is None:
                    continue
                self.assertIsNone(FORMULA.search(name), f"{where}: {name}")
                if program.roles.get(part.path) == "button":
                    buttons[name] = part
        return buttons

    def names(self, program):
        return [program.names_of(window.parts()) for window in program.windows()]

    def panes(self, program, where):
        window = program.windows()[-1]
        self.plain(program, where)
        for pane in ("score", "left", "rules", "log"):
            if f"win.show-{pane}" in window.actions:
                window.act(f"win.show-{pane}")
                program.settle()
                self.plain(program, f"{where}, {pane}")

    def test_new_game(self):
        """Each sheet by its name, with all of its options open."""
        program = self.desk.open()
        program.windows()[0].act("app.new-session")
        program.resize(1110, 2300)
        program.find("button", "Start")
        names = sorted({ET.parse(path).findtext(SHEET + "name") for path in SHEETS})
        self.assertGreater(len(names), 30)
        shown = self.plain(program, "New game")
        for name in names:
            self.pick(program, name)
            program.settle()
            shown = self.plain(program, name)
            for options in (shown[called] for called in shown if called.startswith("Options")):
                if "expanded" not in options.states:
                    options.act()
                    program.settle()
                    shown = self.plain(program, name)
                    break

    def test_a_sheet(self):
        """In play, refused, corrected, at the end."""
        path = self.new_session("pad", "--template", "Oh Hell", "Ana", "Bea", "Carlos",
                                entries=["enter ana 0 column=bid", "enter bea 0 column=bid"])
        program = self.desk.open(path)
        self.entry(program)
        self.assertFalse(self.enter(program, "enter carlos 1 column=bid"))
        program.find("alert", has="is not the number of the round")
        self.panes(program, "Oh Hell")
        for line in ("enter carlos 0 column=bid", "enter ana 1 column=tricks", "enter bea 0 column=tricks",
                     "enter carlos 0 column=tricks"):
            self.assertTrue(self.enter(program, line))
        self.panes(program, "Oh Hell, round 1")
        program.windows()[0].act("win.correct-option")
        program.find("button", "Keep")
        self.plain(program, "Oh Hell, an option is corrected")
        program.windows()[0].act("win.keep")
        program.gone("button", "Keep")
        self.assertTrue(self.enter(program, "finish"))
        program.find("heading", has="win")
        self.panes(program, "Oh Hell, the end")
        program.windows()[0].act("win.share")
        program.find("list item", "Copy as Text")
        self.plain(program, "Oh Hell, shared")
        program.focus()
        program.key("Escape")
        program.gone("list item", "Copy as Text")
        program.windows()[0].act("win.evening")
        program.settle()
        self.plain(program, "Oh Hell, the evening")

    def test_every_action(self):
        """All that can be opened from a sheet in play, and from one that is over."""
        bids = ["enter ana 0 column=bid", "enter bea 0 column=bid", "enter carlos 0 column=bid"]
        for entries in (bids, [*bids, "enter ana 1 column=tricks", "enter bea 0 column=tricks", "enter carlos 0 column=tricks",
                               "finish"]):
            path = self.new_session("pad", "--template", "Oh Hell", "Ana", "Bea", "Carlos", name=f"{len(entries)}.umpire",
                                    entries=entries)
            program = self.desk.open(path)
            program.settle()
            actions = [name for name in program.windows()[0].actions if not SHOWS_NOTHING.match(name)]
            self.assertGreater(len(actions), 15)
            program.end()
            for action in actions:
                program = self.desk.open(path)
                program.settle()
                window = program.windows()[0]
                before = self.names(program)
                window.act(action)
                if not action.startswith("win.show-"):
                    until(lambda program=program, before=before: self.names(program) != before, f"what {action} shows")
                program.settle()
                self.plain(program, action)
                program.kill()

    def test_a_trick_game(self):
        path = self.new_session("tricks", "--template", "Belote", "Ana", "Bea", "Carlos", "Dora", entries=["deal up=7C"])
        program = self.desk.open(path)
        self.entry(program)
        self.panes(program, "Belote")

    def test_other_pages(self):
        program = self.desk.open()
        program.focus()
        window = program.windows()[0]
        for action in ("app.preferences", "app.statistics", "app.learned", "app.shortcuts", "app.about", "app.help"):
            if action in window.actions:
                window.act(action)
                program.settle()
                self.plain(program, action)
                program.key("Escape")  # what is open over the window would keep it from closing
                program.settle()


driver.main()
