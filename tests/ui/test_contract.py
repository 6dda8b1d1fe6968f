# SPDX-License-Identifier: GPL-3.0-or-later
"""What the window promises to scripts, tests and people with a screen reader."""
import contextlib
import re
from xml.etree import ElementTree

import driver
from driver import until

LOOKING = {"win.focus-entry", "win.show-table", "win.show-log", "win.show-score", "win.show-left", "win.show-rules",
           "win.table-window", "win.print", "win.share", "win.home", "win.close"}
WRITING = {"win.edit-last", "win.note"}
ALWAYS = {"app.new-session", "app.open", "app.preferences", "app.shortcuts", "app.about", "app.quit"}


class ContractTest(driver.WindowTest):
    def actions(self, program):
        return set(program.windows()[0].actions)

    def test_each_file_has_a_window(self):
        first = self.new_session("martes-13", "Ana", "Bea", "Carlos", name="one.umpire")
        second = self.new_session("pad", "Dora", "Emil", "-o", "name=Hearts", name="two.umpire")
        program = self.desk.open(first, second, self.desk.folder / "none.umpire")
        windows = until(lambda: len(program.windows()) == 3 and program.windows(), "three windows")
        titles = {window.name: window for window in windows}
        self.assertEqual(len(titles), 3)
        self.assertTrue(titles["Martes 13"].find("group", begins="Ana, 0 points"))
        self.assertTrue(titles["Hearts"].find("group", begins="Emil, 0 points"))
        missing = next(window for title, window in titles.items() if title not in ("Martes 13", "Hearts"))
        self.assertTrue(missing.find(has="none.umpire"))
        for title in ("Martes 13", "Hearts"):
            titles[title].act("win.focus-entry")
            field = titles[title].find("text box", "Entry")
            field.write("note kept").act("activate")
            until(lambda: field.text == "", "the note to be taken")
        program.end()
        self.assertEqual(self.log_of(first).count("<note>kept</note>"), 1)
        self.assertEqual(self.log_of(second).count("<note>kept</note>"), 1)

    def test_the_same_file_twice(self):
        file = self.new_session("martes-13", "Ana", "Bea", "Carlos")
        program = self.desk.open(file, file)
        windows = until(lambda: len(program.windows()) == 2 and program.windows() or len(program.windows()) == 1
                        and program.windows(), "windows")
        writing = [window for window in windows if "win.note" in window.actions]
        self.assertEqual(len(writing), 1, "only one window writes")

    def test_entry(self):
        file = self.new_session("martes-13", "Ana", "Bea", "Carlos")
        program = self.desk.open(file)
        field, log = self.entry(program), program.find("tab", "Log").parent.parent
        self.assertTrue(self.enter(program, "deal"))
        self.assertTrue(self.enter(program, "ana: play cat-5 1"))
        self.assertTrue(log.find("group", begins="Ana cat 5 on 1"))
        self.assertTrue(log.find("list item", begins="Ana cat 5 on 1"))

        self.assertFalse(self.enter(program, "bea: play cat-7 pile=2"))
        self.assertEqual(field.text, "bea: play cat-7 pile=2")
        self.assertRegex(self.verdict(program), r"^Refused: .+, rule M13-3")
        self.assertEqual(log.all("group", begins="Bea"), log.all("group", has="refused"))

        self.assertFalse(self.enter(program, "carlos: play cat-7"))
        self.assertRegex(self.verdict(program), r"^Refused: .+, rule M13-1")
        self.assertFalse(self.enter(program, "dog-3"))
        self.assertRegex(self.verdict(program), r"^Refused: ")

        field.write("bea: play\nmirror-4\npile=2")
        until(lambda: "\n" not in field.text and "mirror-4" in field.text, "spaces for line breaks")
        field.act("activate")
        self.assertTrue(log.find("group", begins="Bea mirror 4"))
        until(lambda: field.text == "", "Entry to be empty")
        until(lambda: self.verdict(program).startswith("Accepted: Bea"), "the verdict")

        self.assertTrue(self.enter(program, "C: p C2"))
        program.end()
        self.assertEqual(re.findall(r"<\w+ ?.*/>", self.log_of(file)), [
            "<deal/>", '<play by="ana" card="cat-5" pile="1"/>', '<play by="bea" card="mirror-4" pile="2"/>',
            '<play by="carlos" card="cat-2"/>'])

    def test_actions(self):
        home = self.desk.open()
        self.assertLessEqual(ALWAYS | {"win.close"}, self.actions(home))
        self.assertFalse(self.actions(home) & (WRITING | LOOKING - {"win.close"}))
        home.end()

        file = self.new_session("martes-13", "Ana", "Bea", "Carlos")
        program = self.desk.open(file)
        self.assertLessEqual(ALWAYS | LOOKING | {"win.note", "win.adjust", "win.tally", "win.abandon"},
                             self.actions(program))
        self.assertFalse(self.actions(program) & {"win.undo", "win.redo", "win.edit-last", "win.replay"})
        self.enter(program, "deal")
        self.assertLessEqual({"win.undo", "win.edit-last", "win.replay"}, self.actions(program))
        window = program.windows()[0].act("win.undo")
        until(lambda: "win.redo" in window.actions and "win.undo" not in window.actions, "redo in place of undo")
        window.act("win.redo")
        until(lambda: "win.undo" in window.actions and "win.redo" not in window.actions, "undo in place of redo")
        self.enter(program, "abandon")
        until(lambda: "win.abandon" not in window.actions and "win.tally" not in window.actions, "the end of play")
        self.assertNotIn("win.adjust", window.actions)
        program.end()

        program = self.desk.open(self.new_session("level-8", "Ana", "Bea", name="level.umpire"))
        self.assertNotIn("win.adjust", self.actions(program), "no points are kept there")

    def test_every_action_does_something(self):
        file = self.new_session("martes-13", "Ana", "Bea", "Carlos", entries=["deal", "ana: play cat-5 1"])
        program = self.desk.open(file)
        window = program.windows()[0]
        for pane, sign in (("score", "Score"), ("left", "Left"), ("rules", "Rules"), ("log", "Log")):
            window.act("win.show-" + pane)
            tab = program.find("tab", sign)
            until(lambda: "selected" in tab.states, sign)
        window.act("win.show-table")
        window.act("win.focus-entry")
        until(lambda: "focused" in self.entry(program).states, "the focus in Entry")
        for action, title in (("app.preferences", "Preferences"), ("app.about", "About"), ("app.shortcuts", "")):
            window.act(action)
            other = self.sheet(program, window, title)
            if other in program.windows():
                other.act("window.close")
            else:
                program.focus()
                program.key("Escape")
            until(lambda: not self.sheets(program, window), f"{action} to go")
        window.act("win.table-window")
        until(lambda: len(program.windows()) == 2, "the table window")
        self.assertTrue(program.windows()[-1].find("image", begins="Cat 5, Pile 1"))
        window.act("win.table-window")
        until(lambda: len(program.windows()) == 1, "the table window to go")
        window.act("win.share")
        program.find("list item", "Copy as Text")
        program.focus()
        program.key("Escape")
        program.gone("list item", "Copy as Text")
        window.act("win.home")
        self.home(program)
        window.act("app.new-session")
        program.find("button", "Start")
        with contextlib.suppress(driver.GLib.Error):  # it may end before it answers
            window.act("win.close")
        until(lambda: program.process.poll() == 0, "the program to end with its last window")

    def test_where_a_file_opens(self):
        """The game in play at its table, whichever it is; else how the only game, or the evening, ended."""
        def opened(*games):
            file = self.new_session("pad", "Ana", "Bea", name=f"{'-'.join(games)}.umpire")
            for number, state in enumerate(games, 1):
                if number > 1:
                    self.umpirectl("new", "pad", "Ana", "Bea", "--append", file)
                self.umpirectl("play", file, "enter ana 5", "enter bea 3", *["finish"] * (state == "over"))
            return self.desk.open(file)

        program = opened("playing", "over")
        self.assertTrue(self.enter(program, "enter ana 7"))
        program.end()
        program = opened("over")
        program.find("button", begins="Play again")
        program.end()
        program = opened("over", "over")
        until(lambda: len(program.all("label", has="Score pad")) > 1, "both games")
        program.end()

    def test_actions_of_a_correction(self):
        """Without a parameter: of the moment that is looked at, else of the log's row, else of the last move."""
        file = self.new_session("line-it", "Ana", "Bea", entries=[
            "market 41,12,62,50", "ana: take 41 line", "ana: end", "bea: take 12 hand"])
        program = self.desk.open(file)
        window = program.windows()[0]
        until(lambda: {"win.correct", "win.edit-last"} <= self.actions(program), "them")
        self.assertFalse(self.actions(program) & {"win.accept", "win.keep", "win.put-back", "win.go-back", "win.open-draft-again"})
        window.act("win.correct")
        program.find("label", "not yet accepted")
        program.find("label", "Bea yellow 12 to the hand")
        until(lambda: "win.keep" in self.actions(program) and "win.accept" not in self.actions(program), "Keep alone")
        program.entry().write("bea: take 12 line").act("activate")
        until(lambda: {"win.accept", "win.undo"} <= self.actions(program), "what fits")
        window.act("win.undo")
        until(lambda: "win.redo" in window.actions and "win.accept" not in window.actions, "the draft's own undo")
        window.act("win.redo")
        until(lambda: "win.accept" in window.actions, "what fits again")
        window.act("win.accept")
        program.find("group", "Table")
        until(lambda: '<take by="bea" card="12" to="line"/>' in self.log_of(file), "the corrected move")
        window.act("win.put-back")
        program.find("label", "not yet accepted")
        window.act("win.keep")
        program.gone("label", "not yet accepted")
        program.find("label", "Kept as it was")
        window.act("win.open-draft-again")
        program.gone("label", "Kept as it was")  # it covers nothing of the draft
        window.act("win.keep")
        program.find("label", "Kept as it was")
        self.assertTrue(self.enter(program, "note tea"))
        program.gone("label", "Kept as it was")
        self.assertNotIn("win.open-draft-again", window.actions)
        self.log_row(program, 2).act("entry.jump")
        program.find("button", "Back to now")
        window.act("win.correct")
        program.find("label", "Ana red 41 to the line")
        window.act("win.keep")
        window.act("win.go-back")
        until(lambda: "2 moves taken back" in self.verdict(program), "what follows to be taken back")
        program.gone("button", "Back to now")

    def test_keys_of_what_is_rare(self):
        """Statistics, printing and abandoning have keys, each where it can be done."""
        program = self.desk.open(self.new_session("pad", "Ana", "Bea", entries=["enter ana 1"]))
        self.entry(program)
        program.focus()
        program.key("ctrl+shift+x")
        program.find("button", "Abandon", patience=20)
        program.key("Escape")
        program.gone("button", "Abandon")
        program.key("ctrl+p")
        until(lambda: self.sheets(program, program.windows()[0]) or len(program.windows()) > 1, "the print dialog")
        program.end()
        program = self.desk.open()
        program.focus()
        program.key("ctrl+shift+t")
        program.find("label", "Nothing to count yet")

    def test_the_list_of_keys(self):
        program = self.desk.open(self.new_session("pad", "Ana", "Bea"))
        program.windows()[0].act("app.shortcuts")
        keys = self.sheet(program, program.windows()[0])
        wanted = ("Undo", "Redo", "Type a move", "Edit the last entry", "Add a note", "Score", "Log", "Left", "Rules",
                  "Table", "Table window", "Replay", "New session", "Open a file", "Preferences", "Keyboard shortcuts",
                  "Keep it as it was", "Put the row of the log back", "Take back all moves after it", "Share",
                  "Count results only", "Set the table up again", "About Umpire",
                  "Print the score pad", "Abandon the game", "Statistics", "Back to Home", "Close the window", "Quit")

        listed = set()

        def missing():
            """Some versions of GTK have the keys in front of the words."""
            listed.update(label.name for label in keys.all("label", shown=False))
            return [words for words in wanted
                    if not any(name == words or name.endswith(" " + words) for name in listed)]

        # GTK 4.18 shows one section at a time, and nothing of the other is there.
        if missing() and keys.all("button", "At the table"):
            next(button for button in keys.all("button", "At the table") if button.actions).act()
            keys.find("label", "General").click()
        until(lambda: not missing(), "all keys to be listed")

    def test_keys_are_listed_where_they_do_something(self):
        """What the window lists under a page can be done there; what it lists under Everywhere, on each page."""
        source = driver.DATA.parent
        keys = re.findall(r'\{ "((?:app|win)\.[\w-]+)", \{ "([^"]+)" \} \}', (source / "src/app/shell/application.c").read_text())
        action_of = {accel.lower(): action for action, accel in keys}
        groups = {}
        for group in ElementTree.parse(source / "ui/shortcuts.ui").iter("object"):
            if group.get("class") == "GtkShortcutsGroup":
                listed = [accel.text.lower() for accel in group.iterfind(".//property[@name='accelerator']")]
                groups[group.find("property").text] = {action_of[accel] for accel in listed if accel in action_of}
        self.assertEqual(set().union(*groups.values()), set(action_of.values()), "each key is listed")
        program = self.desk.open(self.new_session("martes-13", "Ana", "Bea", "Carlos", entries=["deal", "ana: play cat-5 1"]))
        self.entry(program)
        wanted = groups["Everywhere"] | groups["Entering a move"] | groups["In a game"] | groups["What is shown"]
        at_an_end = {"win.round-end"}
        self.assertEqual(wanted - self.actions(program) - at_an_end, set(), "at the table")
        program.end()
        program = self.desk.open()
        self.home(program)
        self.assertEqual((groups["Everywhere"] | groups["At Home"]) - self.actions(program), set(), "at Home")
        self.assertEqual((groups["In a game"] | groups["Entering a move"]) & self.actions(program), set(), "nothing of a game")

    def test_names(self):
        entries = ["deal", "ana: play cat-5 1", "bea: play cat-7 1", "carlos: play martes 2"]
        program = self.desk.open(self.new_session("martes-13", "Ana", "Bea", "Carlos", entries=entries))
        pad, table = program.find("group", "Entry pad"), program.find("group", "Table")
        for begins in ("Cat 5, 2 left", "Mirror 1, 3 left", "Ladder 7, 3 left", "Martes, 7 left"):
            pad.find("button", begins=begins)
        for begins in ("Pile 1: cats, 12 of 13", "Pile 2: only Martes, 4 of 13", "Pile 3: empty place"):
            table.find(("button", "group"), begins=begins)
        named = [group.name for group in table.all("group") if group.name]
        self.assertEqual(len(named), len(set(named)), "said once")
        for begins in ("Cat 5, Pile 1, 1 of 2", "Cat 7, Pile 1, 2 of 2", "Martes, Pile 2, 1 of 1"):
            self.assertIn(table.find(begins=begins).role, ("image", "button"))
        for begins in ("Ana, 0 points, 12 cards, to play", "Bea, 0 points, 12 cards", "Carlos, 0 points, 11 cards"):
            program.find("group", begins=begins)
        # A place says what happens there before the tap.
        pad.find("button", begins="Martes").act()
        pad.find("button", begins="Martes, 7 left, chosen")
        pile = table.find("button", begins="Pile 1: cats, 12 of 13")
        until(lambda: pile.description.startswith("Pile 1: cats, 12 + 4 = 16"), "what comes of it")
        for role in ("button", "text box", "tab", "slider", "switch"):
            for part in program.all(role):
                self.assertNotRegex(part.name.strip(), r"^$|^Gtk|^Adw|^Ump|^_", f"{part} at {part.box}")
                roles = {label.role for label in part.labels}
                self.assertFalse(roles & {"image", "presentation"}, f"{part} is labelled by its icon")

    def test_labels(self):
        """None is read as what it is made of: in the score, on a sheet, at a round's end."""
        pad = self.new_session("pad", "Ana", "Bea", name="pad.umpire", entries=["enter ana 4", "enter bea 2", "enter ana 1"])
        cards = self.new_session("martes-13", "Ana", "Bea", "Carlos", entries=["deal", "ana: play cat-5 1"])
        for file in (cards, pad):
            program = self.desk.open(file)
            if file == cards:
                program.windows()[0].act("win.show-score")
                program.find("label", "Total")
            self.assertEqual([], [part for role in ("label", "group") for part in program.all(role)
                                  if part.name.startswith(("Gtk", "Ump"))])
            program.end()

    def test_dimmed_keys_say_why(self):
        entries = ["deal", "ana: play cat-4 1", "bea: play cat-4 1"]
        program = self.desk.open(self.new_session("martes-13", "Ana", "Bea", "Carlos", entries=entries))
        key = program.find("group", "Entry pad").find("button", begins="Cat 4, none left")
        self.assertNotIn("sensitive", key.states)
        self.assertRegex(key.description, "(?i)^not possible")
        key.act()
        until(lambda: self.verdict(program).startswith("Not now: "), "the reason")
        self.assertEqual(program.all("group", begins="Carlos cat 4"), [])

    def test_spoken(self):
        program = self.desk.open(self.new_session("martes-13", "Ana", "Bea", "Carlos"))
        field = self.entry(program)
        program.windows()[0].act("win.focus-entry")
        until(lambda: "focused" in field.states, "the focus in Entry")
        heard = self.desk.listen_to_speech()
        speakers = {field.path, program.windows()[0].path}
        field.write("deal").act("activate")
        until(lambda: [text for path, text in heard if path in speakers and text.startswith("Accepted: ")],
              "the verdict to be spoken")
        spoken = [text for path, text in heard if path in speakers][-1]
        self.assertRegex(spoken, "^Accepted: Deal.* Next: Ana")
        heard.clear()
        field.write("bea: play cat-5").act("activate")
        until(lambda: [text for path, text in heard if path in speakers and text.startswith("Refused: ")],
              "the refusal to be spoken")
        self.assertIn("M13-1", [text for path, text in heard if path in speakers][-1])
        # Where a key has the focus, it speaks through the key.
        program.focus()
        program.key("F6")
        field.write("").write("ana: play cat-5 1").act("activate")
        until(lambda: [text for _, text in heard if text.startswith("Accepted: Ana")], "the next verdict to be spoken")

    def test_back_leads_home(self):
        file = self.new_session("martes-13", "Ana", "Bea", "Carlos")
        program = self.desk.open(file)
        self.enter(program, "deal")
        program.find("button", "Home").act()
        self.home(program)
        self.assertEqual(program.all("text box", "Entry"), [], "pages that are not shown are not in the tree")
        self.assertIn("<deal", file.read_text(encoding="utf-8"), "leaving saves")


driver.main()
