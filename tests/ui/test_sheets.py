# SPDX-License-Identifier: GPL-3.0-or-later
"""Score sheets that know their rules: templates, sheets with columns, who comes and goes."""
import re

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


class TemplatesFolder(driver.WindowTest):
    def begin(self):
        self.program = self.desk.open()
        self.program.windows()[0].act("app.new-session")

    @property
    def folder(self):
        return self.desk.folder / "data/umpire/templates"

    def own(self):
        return sorted(path.name for path in self.folder.glob("*.umpire-sheet"))

    def menu(self, item):
        self.choose(self.program, "This score sheet", item)


class TemplatesTest(TemplatesFolder):
    def test_one_tap(self):
        """The template's options are those of the session that Start makes; what is played has its name."""
        self.begin()
        self.pick(self.program, "Oh Hell")
        self.program.find("button", begins="Options: Game: Oh Hell")
        self.program.find("button", "Start").act()
        until(lambda: list(self.desk.sessions.glob("*.umpire")), "a session file")
        text = next(self.desk.sessions.glob("*.umpire")).read_text(encoding="utf-8")
        self.assertIn('<option name="name" value="Oh Hell"/>', text)
        self.assertIn('<option name="columns" value="bid tricks"/>', text)

    def test_another_game(self):
        """A tile of another game lets the template go; the pad's own begins without its options."""
        self.begin()
        for back in ("Martes 13, ", "Score pad, "):
            card = self.pick(self.program, "Oh Hell")
            self.program.find("button", begins="Options: Game: Oh Hell")
            self.program.find("button", begins=back).act()
            until(lambda: "pressed" not in card.states, "no template")
            self.program.find("button", "Options: as usual")

    def test_every_card(self):
        """A name that is a score sheet and a trick game is one key; which of the two it is, is asked beside it."""
        self.begin()
        self.program.find("button", "All games…").act()
        self.program.find("button", "Hearts")
        self.assertEqual(len(self.program.all("button", "Hearts")), 1)
        self.program.find("button", "All games…").act()
        self.program.gone("button", "Hearts")
        self.pick(self.program, "Hearts")
        points = self.program.find("button", "Only points")
        until(lambda: "pressed" in points.states, "the score sheet")
        self.program.find("button", "Every card").act()
        every = self.program.find("button", "Every card")
        until(lambda: "pressed" in every.states, "the trick game")
        self.program.find("button", "All games…").act()
        self.program.find("button", "Hearts")
        self.assertEqual(len(self.program.all("button", "Hearts")), 1)
        self.program.find("button", "All games…").act()
        self.program.gone("button", "Hearts")
        self.pick(self.program, "Skat")
        self.pick(self.program, "Euchre")
        self.program.find("list item", "Player 4, seat 4")
        self.program.find("button", "Start").act()
        until(lambda: list(self.desk.sessions.glob("*.umpire")), "a session file")
        text = next(self.desk.sessions.glob("*.umpire")).read_text(encoding="utf-8")
        self.assertIn('<option name="name" value="Euchre"/>', text)
        self.assertIn('kind="tricks"', text)

    def test_every_option(self):
        """A game by name begins with all that its sheet says, however many options there are."""
        for name in ("Belote", "King", "Tute"):
            self.begin()
            self.pick(self.program, name)
            self.program.find("button", begins=f"Options: Game: {name}")
            self.program.find("button", "Start").act()
            path = until(lambda: list(self.desk.sessions.glob("*.umpire")), "a session file")[0]
            text = path.read_text(encoding="utf-8")
            people = re.findall('<player id="[^"]*" name="(.*?)"', text)
            other = self.new_session("tricks", "--template", name, *people, name=f"{name}.umpire").read_text(encoding="utf-8")
            options = re.compile('<option name="([^"]*)" value="([^"]*)"/>')
            self.assertEqual(options.findall(text), options.findall(other))
            self.program.end()
            path.unlink()

    def test_keep_rename_remove(self):
        """A pad is kept as a template; it gets another name; removed, it can be had back."""
        self.program = self.desk.open(self.new_session("pad", "Ana", "Bea", "-o", "name=Ours", "-o", "columns=tricks"))
        window = self.program.windows()[0]
        window.act("win.keep-sheet")
        self.sheet(self.program, window, "Keep this score sheet")
        self.program.find("button", "Keep").act()
        until(lambda: self.own() == ["ours.umpire-sheet"], "the template's file")
        window.act("app.new-session")
        until(lambda: len(self.program.windows()) == 2, "a window for the new session")
        self.pick(self.program, "Ours")
        self.program.find("button", begins="Options: Game: Ours, Columns: tricks")
        self.menu("Rename…")
        name = self.program.find("text box", "Name of the score sheet")
        name.write("Yours")
        self.program.find("button", "Rename").act()
        key = self.program.find("button", begins="Yours, ")
        self.program.gone("button", begins="Ours, ")
        until(lambda: [window for window in self.program.windows() if "active" in window.states], "a window with the keyboard")
        until(lambda: "pressed" in key.states, "it to be chosen still")
        self.menu("Remove")
        self.program.gone("button", begins="Yours, ")
        self.assertEqual(self.own(), [])
        toast = until(lambda: [key for key in self.program.all("button", begins="Undo") if "sensitive" in key.states], "the toast's button")
        toast[0].act()
        self.program.find("button", "All games…").act()
        self.program.find("button", "Yours")

    def test_file(self):
        """A file says what it holds before it is taken in, byte by byte as it is; a bad one is named and left."""
        path, bad = self.desk.folder / "given.umpire-sheet", self.desk.folder / "bad.umpire-sheet"
        path.write_text(TEMPLATE, encoding="utf-8")
        bad.write_text(TEMPLATE.replace("2 * tricks", "2 * trick"), encoding="utf-8")
        self.program = self.desk.open(path)
        window = self.program.windows()[0]
        self.sheet(self.program, window, "Ours")
        self.program.find("label", "Columns: tricks\nPoints: 2 times tricks")
        self.assertFalse(self.folder.exists())
        self.program.find("button", "Add It").act()
        until(lambda: self.own() == ["ours.umpire-sheet"], "the template's file")
        self.assertEqual((self.folder / "ours.umpire-sheet").read_bytes(), path.read_bytes())
        self.desk.open(bad, attach=False)
        self.program.find("label", begins="This file cannot be used: 2: ")


class DraftTest(driver.WindowTest):
    def test_two_windows(self):
        """A draft discarded in one window leaves the page of the other one too, and is had back from there."""
        self.program = self.desk.open(self.new_session("pad", "Ana", "Bea"))
        first = self.program.windows()[0]
        first.act("app.new-session")
        until(lambda: len(self.program.windows()) == 2, "a window for the new session")
        second = next(window for window in self.program.windows() if window != first)
        for window in (first, second):
            window.act("win.new-sheet")
            window.find("button", "Try It")
        first.find("text box", "Name of the sheet").write("Ours")
        first.act("win.discard-draft")
        first.gone("button", "Try It")
        second.gone("button", "Try It")
        for key in second.all("button", "Try It", shown=False):
            self.assertNotIn("sensitive", key.states)
        first.act("win.restore-draft")
        self.assertEqual(first.find("text box", "Name of the sheet").text, "Ours")

    def test_undo_in_place(self):
        """After undo and redo one types on where the change was."""
        self.program = self.desk.open()
        window = self.program.windows()[0]
        window.act("app.new-session")
        window.act("win.new-sheet")
        name = self.program.find("text box", "Name of the sheet")
        until(lambda: "focused" in name.states, "the name to have the keyboard")
        self.program.focus()
        self.program.type("Our sheet")
        until(lambda: name.text == "Our sheet", "the name")
        self.program.key("ctrl+z")
        until(lambda: name.text == "Our", "the second word to go")
        until(lambda: name.caret == 3, "the cursor at the end")
        self.program.key("ctrl+y")
        until(lambda: name.text == "Our sheet" and name.caret == 9, "it to be back")


OH_HELL = ("-o", "columns=bid tricks", "-o", "points=tricks = bid ? 10 + tricks : 0", "-o",
           "check=bid >= 0 and bid <= round; sum(bid) != round; sum(tricks) = round", "-o", "rounds=7")


class ColumnsTest(driver.WindowTest):
    def begin(self, *words):
        self.file = self.new_session("pad", *words)
        self.program = self.desk.open(self.file)
        self.program.focus()

    def number(self, text, cell):
        """Types a number where the sheet asks for it; the cell then says it."""
        self.program.type(text)
        self.program.key("Return")
        self.program.find("button", f"{cell}, {text}")

    def test_oh_hell(self):
        """All bids first, from whom the dealer serves; then all tricks; what would come out is said while it is typed."""
        self.begin("Ana", "Bea", "Carlos", *OH_HELL)
        self.program.find("label", "Ana: Round 1, bid")
        self.program.find("label", "deals")
        self.number("0", "Ana, Round 1, bid")
        self.number("0", "Bea, Round 1, bid")
        self.program.type("1")
        self.program.find("label", has="bid of everybody together is not the number of the round")
        self.program.key("BackSpace")
        self.number("0", "Carlos, Round 1, bid")
        self.number("1", "Ana, Round 1, tricks")
        self.number("0", "Bea, Round 1, tricks")
        self.number("0", "Carlos, Round 1, tricks")
        self.program.find("button", "Bea, Round 1, points, 10").act()
        self.program.find("label", "10 = bid 0, tricks 0: 10 plus tricks if tricks is bid, otherwise 0")
        self.program.key("Escape")
        self.program.find("label", "Bea: Round 2, bid")  # the deal moved on
        self.program.end()
        self.assertIn('<enter player="carlos" points="0" column="bid"/>\n'
                      '      <enter player="ana" points="1" column="tricks"/>', self.log_of(self.file))

    def test_everyone_else(self):
        """One number, 0 for all others: one undo takes them back together."""
        self.begin("Ana", "Bea", "Carlos", "-o", "columns=crib hand")
        self.program.type("6")
        self.program.find("button", "Everyone Else 0").act()
        self.program.find("button", "Carlos, Round 1, crib, 0")
        self.program.find("button", "Bea, Round 1, crib, 0")
        self.program.find("label", "Ana: Round 1, hand")
        self.program.windows()[0].act("win.undo")
        self.program.find("label", "Ana: Round 1, crib")  # with what was there, to be typed over
        self.program.find("button", "Ana, Round 1, crib, 6")
        self.program.find("button", "Carlos, Round 1, crib, blank")
        self.program.end()
        self.assertEqual(self.log_of(self.file).count("<enter"), 3)  # all three in voids

    def test_zero_sum(self):
        """The last number of a round that sums to 0 stands there; typing takes its place."""
        self.begin("Ana", "Bea", "Carlos", "-o", "zero-sum=yes")
        self.number("7", "Ana, Round 1")
        self.number("-3", "Bea, Round 1")
        self.program.find("button", "Enter -4")
        self.program.key("Return")
        self.program.find("button", "Carlos, Round 1, -4")
        self.program.find("label", "Ana: Round 2")

    def test_change_in_place(self):
        """A cell of a round before is typed anew; who comes late has none; bonus lines stand before the total."""
        self.begin("Ana", "Bea", "Carlos", "-o", "columns=tricks bags", "-o", "bonus=Bags: -10 * (bags / 5)", "-o",
                   "late=carlos")
        self.program.find("label", "not there")
        for who, column in (("Ana", "tricks"), ("Bea", "tricks"), ("Ana", "bags"), ("Bea", "bags")):
            self.number("3", f"{who}, Round 1, {column}")
        self.program.find("button", "Ana, Round 1, bags, 3").act()
        self.program.find("label", "Ana: Round 1, bags, new number")
        self.program.type("6")
        self.program.key("Return")
        self.program.find("button", "Ana, Round 1, points, 9")
        self.program.find("label", "Ana, Bags, -10")
        self.program.find("label", "Ana -1")


class ComeAndGoTest(driver.WindowTest):
    def begin(self):
        self.file = self.new_session("pad", "Ana", "Bea", "-o", "name=Ours", entries=("enter ana 7", "enter bea 3"))
        self.program = self.desk.open(self.file)
        self.window = self.program.windows()[0]

    def ask(self):
        self.window.act("win.come-and-go")
        return self.program.find("text box", "Name of who comes")

    def written(self):
        self.program.end()
        return self.file.read_text(encoding="utf-8")

    def test_somebody_new(self):
        """Between rounds somebody new sits down with points agreed: the file is what `umpirectl join` writes."""
        self.begin()
        same = self.desk.folder / "same.umpire"
        same.write_text(self.file.read_text(encoding="utf-8"), encoding="utf-8")
        self.umpirectl("join", same, " Carlos ", "5")
        self.ask().write(" Carlos ")
        self.program.find("spin button", "Points to begin with").value = 5
        self.program.find("button", "Join").act()
        self.program.find("button", "Carlos, Round 2, blank")
        self.program.find("label", "Carlos 5")
        self.assertEqual(self.plain(self.written()), self.plain(same.read_text(encoding="utf-8")))

    def test_somebody_new_undone(self):
        """Undo takes back that somebody new has come: who it is stays in the session, absent, until redo."""
        self.begin()
        self.ask().write("Carlos")
        join = self.program.find("button", "Join")
        until(lambda: "sensitive" in join.states, "a name to be there")
        join.act()
        self.program.find("button", "Carlos, Round 2, blank")

        def text():
            return self.file.read_text(encoding="utf-8")

        until(lambda: "<join" in text(), "the file")
        joined = text()
        self.window.act("win.undo")
        until(lambda: '<void why="undo">' in text(), "the entry to be taken back")
        for kept in ('<player id="carlos" name="Carlos"/>', "<seats>ana bea carlos</seats>", '<option name="late" value="carlos"/>'):
            self.assertIn(kept, text())
        self.program.find("label", "not there")
        self.program.find("label", "Ana: Round 2")
        self.window.act("win.redo")
        until(lambda: text() == joined, "the file as it was")
        self.program.find("button", "Carlos, Round 2, blank")

    def test_number_behind_a_join(self):
        """Wherever the focus is when the question has gone, a number that is typed ends with Enter: nothing is undone."""
        self.file = self.new_session("pad", "Ana", "Bea", "Carlos", "-o", "late=carlos",
                                     entries=("enter ana 7", "enter bea 3"))
        self.program = self.desk.open(self.file)
        self.program.focus()
        self.program.find("button", "Who Plays…").click()
        self.program.find("button", "Carlos").click()
        join = self.program.find("button", "Join")
        until(lambda: "sensitive" in join.states, "a name to be there")
        join.click()
        until(lambda: self.verdict(self.program).startswith("Accepted: Carlos joins"), "Carlos to join")
        self.program.focus()
        for who, points in (("Ana", "4"), ("Bea", "5"), ("Carlos", "6")):
            self.program.find("label", f"{who}: Round 2")
            self.program.type(points)
            self.program.key("Return")
            self.program.find("button", f"{who}, Round 2, {points}")

    def plain(self, text):
        return re.sub(r' (at|created|started|id)="[^"]*[T-][^"]*"', "", text)

    def test_leave_and_come_back(self):
        """Who leaves keeps the total and is asked for nothing; one tap names who may come back."""
        self.begin()
        self.ask()
        self.program.find("button", "Bea leaves").act()
        self.program.find("label", "not there")
        self.program.find("label", "Ana: Round 2")
        self.program.type("4")
        self.program.key("Return")
        self.program.find("label", "Ana: Round 3")  # the round was hers alone
        self.ask()
        self.assertNotIn("sensitive", self.program.find("button", "Ana leaves").states)
        self.program.find("button", "Bea").act()
        join = self.program.find("button", "Join")
        until(lambda: "sensitive" in join.states, "a name to be there")
        join.act()
        self.program.gone("label", "not there")
        self.window.act("win.undo")
        self.program.find("label", "not there")
        text = self.written()
        self.assertIn('player="bea"/>', text)
        self.assertEqual(text.count("<leave "), 1)

    def test_not_now(self):
        """In an open round nobody comes or goes, and the window says why while a name is typed; nothing is lost."""
        self.begin()
        self.program.find("button", "Ana, Round 2, blank")
        self.program.type("4")
        self.program.key("Return")
        self.program.find("button", "Ana, Round 2, 4")
        name = self.ask()
        self.assertNotIn("sensitive", self.program.find("button", "Bea leaves").states)
        name.write("Dora")
        self.program.find("label", has="must be closed first")
        self.assertNotIn("sensitive", self.program.find("button", "Join").states)
        name.write("ana")
        self.program.find("label", has="must be closed first")
        self.program.find("button", "Cancel").act()
        self.program.end()
        self.assertEqual(self.log_of(self.file).count("<enter"), 3)


class HouseTest(TemplatesFolder):
    look = {"size": "1300x2000"}

    def test_house_variant(self):
        """A trick game with other numbers, chosen in words: it is kept, played, and changed once more."""
        self.begin()
        self.program.resize(1110, 1900)
        self.pick(self.program, "Oh Hell")
        self.program.find("button", "Every card").act()
        self.program.find("button", begins="Options: Game: Oh Hell, Rounds: 13 rounds").act()
        self.program.find("button", "Rounds").act()
        self.program.find("list item", begins="10 rounds").find("label").click()
        self.program.find("button", has="Rounds: 10 rounds, ")
        self.program.find("spin button", "Points, number 1").value = 5
        self.program.find("button", has="Points: for exactly the bid 5 and one for each trick; else 0")
        for name, file in (("Our Oh Hell", "our-oh-hell"), ("Our Oh Hell", "our-oh-hell"), ("Theirs", "theirs")):
            self.menu("Keep with These Options…")
            self.sheet(self.program, self.program.windows()[0], "Keep this score sheet")
            self.program.find("text box", "Name of the score sheet").write(name)
            self.program.find("button", "Keep").act()
            until(lambda: f"{file}.umpire-sheet" in self.own(), "the sheet")
            self.pick(self.program, name)
            options = self.program.find("button", begins=f"Options: Game: {name}")
            if not self.program.all("spin button", "Points, number 2"):
                options.act()
            self.program.find("spin button", "Points, number 2").value = -3
            self.program.find("button", has="for exactly the bid 5 and one for each trick; else −3")
        self.assertEqual(self.own(), ["our-oh-hell.umpire-sheet", "theirs.umpire-sheet"])
        ours = (self.folder / "our-oh-hell.umpire-sheet").read_text(encoding="utf-8")
        self.assertIn('kind="tricks" people="3-7"', ours)
        self.assertIn('<option name="points" value="tricks = bid ? 5 + tricks : -3"/>', ours)
        self.program.find("button", "Start").act()
        path = until(lambda: list(self.desk.sessions.glob("*.umpire")), "a session file")[0]
        self.assertIn('<option name="points" value="tricks = bid ? 5 + tricks : -3"/>', path.read_text(encoding="utf-8"))

    def test_other_contracts(self):
        """King with other contracts, round by round in words: fewer hands without trumps, other numbers, no formula."""
        self.begin()
        self.program.resize(1110, 1900)
        self.pick(self.program, "King")
        self.program.find("button", begins="Options: Game: King").act()
        for name, number, value in (("Rounds", 1, 8), ("Trumps", 2, 2), ("Thrown first", 2, 3), ("Points", 1, -10), ("Points", 7, 30)):
            self.program.find("spin button", f"{name}, number {number}").value = value
        self.program.find("button", has="Points: round by round −10 for each trick")
        self.program.find("button", has="called in 2")
        self.assertEqual([], [box for box in self.program.all("text box") if ":" in box.text or "?" in box.text])
        self.program.find("button", "Start").act()
        text = until(lambda: list(self.desk.sessions.glob("*.umpire")), "a session file")[0].read_text(encoding="utf-8")
        for option in ("rounds=8", "trump=none*6 call*2", "throw=none*4 KH none*3"):
            name, value = option.split("=", 1)
            self.assertIn(f'<option name="{name}" value="{value}"/>', text)
        self.assertIn("round = 1 ? -10 * tricks : ", text)
        self.assertIn(": 30 * tricks", text)


driver.main()
