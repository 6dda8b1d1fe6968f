# SPDX-License-Identifier: GPL-3.0-or-later
"""Refereeing: the worked example of the rule sheet, undo, jumps, rulings, notes, adjustments, the end of a game."""
import re

import driver
from driver import until

START = ["deal", "ana: play cat-5 1", "bea: play cat-7 1", "carlos: play mirror-4 2"]

# The games in the order of the guide's table of what is typed: people, entries, and whether the last is of another deck.
GUIDE = (
    ("martes-13", ("Ana", "Bea", "Carlos"), ["deal", "ana: play mirror-4 1"], None),
    ("in-front-of-the-elevators", ("Ana", "Bea", "Carlos"), [driver.ELEVATORS_DEAL], None),
    ("line-it", ("Ana", "Bea"), ["market 41,12,23,50"], None),
    ("level-8", ("Ana", "Bea"), ["deal red-5"], None),
    ("elevator", ("Ana", "Bea"), ["ana: park 5", "bea: park 6"], None),
    ("tricks", ("Ana", "Bea", "Carlos", "Dora"), ["deal"], "Spanish"),
    ("pad", ("Ana", "Bea"), [], None),
)


class PlayTest(driver.WindowTest):
    def begin(self, *entries, options=("-o", "rounds=1")):
        self.file = self.new_session("martes-13", "Ana", "Bea", "Carlos", *options, entries=entries)
        self.program = self.desk.open(self.file)
        self.window = self.program.windows()[0]

    def says(self, begins):
        until(lambda: self.verdict(self.program).startswith(begins), f"the verdict {begins!r}")

    def dialog(self, title):
        return self.sheet(self.program, self.window, title)

    def answer(self, dialog, button):
        """Presses a button of a dialog, whose accessible name has the mnemonic too."""
        dialog.find("button", has=button).act()
        until(lambda: not self.sheets(self.program, self.window), "the dialog to go")

    def test_worked_example(self):
        self.begin("deal")
        self.window.act("win.tally")
        pad = self.program.find("group", "Entry pad")
        for who, counts in (("Ana", (2, 4, 0, 3)), ("Bea", (5, 1, 4, 2)), ("Carlos", (5, 3, 3, 0))):
            for suit, count in zip(("Cats", "Mirrors", "Ladders", "Martes"), counts):
                pad.find("button", begins=f"{who}, {suit}").act()
                pad.find("button", str(count)).act()
                # The last of a person enters the tally by itself, the last of all ends the round.
                until(lambda: pad.all("button", name=f"{who}, {suit}, {count}") or pad.all("button", f"{who}, {suit}, done")
                      or self.program.all("heading"), f"{count} to stand there")
        self.program.find("heading", begins="Ana wins")
        for name in ("Ana, Total: 8", "Bea, Total: 10", "Carlos, Total: 11"):
            self.program.find("button", begins=name)
        self.program.end()
        self.assertEqual(self.umpirectl("score", "--format", "csv", self.file).count("10"), 2)
        for player, cat, mirror, ladder, martes in (("ana", 2, 4, 0, 3), ("bea", 5, 1, 4, 2), ("carlos", 5, 3, 3, 0)):
            self.assertIn(f'<tally player="{player}" cat="{cat}" mirror="{mirror}" ladder="{ladder}" martes="{martes}"/>',
                          self.log_of(self.file))

    def test_piles_keep_their_place(self):
        """Whatever lies on one of them, and whatever it is called then."""
        self.begin("deal")
        places = set()
        for who, card, pile in (("ana", "cat-5", 1), ("bea", "mirror-2", 2), ("carlos", "ladder-2", 3), ("ana", "cat-2", 1),
                                ("bea", "mirror-4", 2)):
            self.assertTrue(self.enter(self.program, f"{who}: play {card} {pile}"))
            places.add(tuple(self.program.find(("button", "group"), begins=f"Pile {number}: ").box for number in (1, 2, 3)))
        self.assertEqual(len(places), 1, places)

    def test_blank_is_not_zero(self):
        """Digits go on by themselves; the Enter after one is no zero for the next field, nor a press on the next page."""
        self.begin("deal", options=("-o", "rounds=2"))
        self.window.act("win.tally")
        pad = self.program.find("group", "Entry pad")
        pad.find("button", begins="Ana, Cats, blank")
        pad.find("button", "Next").act()
        self.program.find("label", "Ana, Cats: type how many, 0 for none")
        pad.find("button", "Ana, Cats, blank")
        for who, counts in (("Ana", "2403"), ("Bea", "5142"), ("Carlos", "5330")):
            for suit, count in zip(("Cats", "Mirrors", "Ladders", "Martes"), counts):
                pad.find("button", begins=f"{who}, {suit}, blank").act()
                if (who, suit) == ("Carlos", "Martes"):
                    self.program.focus()
                    self.desk.xdo("keydown", "Return")  # and it stays down while the next page comes
                pad.find("button", count).act()
                until(lambda: pad.all("button", name=f"{who}, {suit}, {count}") or
                      pad.all("button", f"{who}, {suit}, done") or self.program.all("heading"), f"{who}'s {count}")
        self.program.find("heading", begins="Round 1")
        self.program.find("button", begins="Deal")
        self.desk.xdo("keyup", "Return")
        self.program.find("heading", begins="Round 1")
        self.program.end()
        log = self.log_of(self.file)
        self.assertIn('<tally player="ana" cat="2" mirror="4" ladder="0" martes="3"/>', log)
        self.assertEqual(log.count("<deal/>"), 1)

    def test_half_a_tally(self):
        """What was typed is there again after the program's end, of those who were entered meanwhile too."""
        def cell(name, digit=None):
            found = self.program.find("button", name)
            if digit:
                found.act()
                self.program.find("group", "Entry pad").find("button", digit).act()

        def again():
            self.program = self.desk.open(self.file)
            self.program.windows()[0].act("win.tally")

        self.desk.environment["GSETTINGS_BACKEND"] = "keyfile"
        self.begin("deal")
        self.window.act("win.tally")
        cell("Ana, Cats, blank", "2")
        cell("Ana, Cats, 2")
        cell("Bea, Mirrors, blank", "5")
        cell("Bea, Mirrors, 5")
        self.program.kill()
        again()
        cell("Ana, Cats, 2")
        cell("Bea, Mirrors, 5")
        self.assertTrue(self.enter(self.program, "tally ana 2 4 0 3"))
        cell("Ana, Cats, done")
        cell("Bea, Mirrors, 5")
        self.program.end()
        again()
        cell("Bea, Mirrors, 5")
        cell("Bea, Cats, blank", "1")
        cell("Bea, Cats, 1")
        self.program.windows()[0].act("win.undo")
        self.program.gone("button", "Ana, Cats, done")
        cell("Bea, Cats, 1")
        self.assertTrue(self.enter(self.program, "tally bea 5 1 4 2"))
        self.program.windows()[0].act("win.undo")
        cell("Bea, Cats, blank")

    def test_focus_in_a_tally(self):
        """The keyboard is where the ring is: it goes on with a digit that ends a number, and back with Backspace; Tab
        goes on from there."""
        def at(name):
            until(lambda: (self.program.focused() or self.window).name.startswith(name), f"the keyboard at {name!r}")

        self.begin("deal")
        self.window.act("win.tally")
        pad = self.program.find("group", "Entry pad")
        self.program.focus()
        pad.find("button", begins="Ana, Cats, blank").click()
        at("Ana, Cats, blank")
        self.program.type("2")
        pad.find("button", "Ana, Cats, 2")
        at("Ana, Mirrors, blank")
        self.program.key("Left")
        at("Ana, Cats, 2")
        self.program.key("BackSpace")
        at("Ana, Cats, blank")
        self.program.key("Tab")
        at("Ana, Mirrors, blank")
        self.program.key("Tab")
        at("Ana, Ladders, blank")

    def test_finished(self):
        """A game that is over opens on how it ended."""
        self.begin("deal", "tally ana 2 4 0 3", "tally bea 5 1 4 2", "tally carlos 5 3 3 0")
        self.program.find("heading", begins="Ana wins")
        self.program.find("button", "Play again")
        self.program.find("button", "Menu")
        self.program.find("button", "Back to the table").act()
        self.program.find("group", "Table")
        self.program.gone("heading", begins="Ana wins")

    def test_round_end_goes_on(self):
        self.begin("deal", "tally ana 2 4 0 3", "tally bea 5 1 4 2", options=("-o", "rounds=2"))
        self.entry(self.program).write("tally carlos 5 3 3 0").act("activate")
        self.program.find("button", begins="Bea, Round 1: 10").act()
        self.program.find("group", begins="How Bea comes to 10")
        self.program.find("button", begins="Deal").act()
        self.says("Accepted: Deal")
        self.program.find("group", begins="Ana, 8 points")
        self.program.end()
        self.assertEqual(self.log_of(self.file).count("<deal/>"), 2)

    def test_undo_and_redo(self):
        self.begin(*START)
        table = self.program.find("group", "Table")
        self.window.act("win.undo")
        table.find(("button", "group"), begins="Pile 2: empty place")
        self.program.find("button", "Undo").act()
        table.find(("button", "group"), begins="Pile 1: cats, 5 of 13")
        self.program.focus()
        self.program.key("ctrl+shift+z")
        table.find(("button", "group"), begins="Pile 1: cats, 12 of 13")
        self.program.key("ctrl+z")
        table.find(("button", "group"), begins="Pile 1: cats, 5 of 13")
        self.program.find("button", "Redo").act()
        table.find(("button", "group"), begins="Pile 1: cats, 12 of 13")
        self.assertTrue(self.enter(self.program, "carlos: play ladder-1 2"))
        until(lambda: "win.redo" not in self.window.actions, "redo to be over")
        self.program.end()
        log = self.log_of(self.file)
        self.assertEqual(log.count('<void why="undone">'), 1)
        self.assertIn('<play by="carlos" card="ladder-1" pile="2"/>', log)

    def test_jump(self):
        self.begin(*START)
        table = self.program.find("group", "Table")
        self.log_row(self.program, 2).act("entry.jump")
        self.program.find("label", begins="Round 1, after “Ana, cat 5 on 1” · 2 moves ago")
        table.find(("button", "group"), begins="Pile 1: cats, 5 of 13")
        self.program.find("button", "Back to now").act()
        table.find(("button", "group"), begins="Pile 2: mirrors, 4 of 13")
        self.program.gone("label", begins="Round 1, after “Ana, cat 5 on 1”")
        self.log_row(self.program, 3).act("entry.jump")
        table.find(("button", "group"), begins="Pile 2: empty place")
        self.program.windows()[0].act("win.go-back")
        self.program.gone("label", begins="Round 1, after “")
        table.find(("button", "group"), begins="Pile 2: empty place")
        self.assertTrue(self.enter(self.program, "carlos: play cat-2 1"))
        self.program.end()
        self.assertEqual(self.log_of(self.file).count('<void why="undone">'), 1)

    def test_ruling(self):
        self.begin(*START)
        self.assertFalse(self.enter(self.program, "ana: play mirror-1 pile=3"))
        # Onto an empty place no ruling helps: none is offered.
        self.assertIn("M13-3", self.verdict(self.program))
        self.assertEqual(self.program.all("button", "Let it stand…"), [])
        self.assertFalse(self.enter(self.program, "ana: play mirror-1 pile=1"))
        self.program.find("button", "Let it stand…").act()
        dialog = self.dialog("Let It Stand")
        dialog.find("button", "Cancel")
        dialog.find("button", "Let It Stand")
        self.program.focus("Let It Stand" if dialog in self.program.windows() else None)
        self.program.type("Nobody minds")
        self.program.key("Return")
        until(lambda: not self.sheets(self.program, self.window), "the question to close")
        self.says("By ruling: ")
        until(lambda: self.log_row(self.program, len(START) + 1).name.endswith(", Let stand: “Nobody minds”"), "the reason in words")
        self.program.find("group", "Table").find(("button", "group"), begins="Pile 1: cats, 13 of 13, 3 cards")
        self.program.end()
        self.assertIn('<play by="ana" ruling="Nobody minds" card="mirror-1" pile="1"/>', self.log_of(self.file))

    def test_ruling_by_a_tap(self):
        self.begin(*START)
        self.assertFalse(self.enter(self.program, "ana: play mirror-1 pile=1"))
        self.program.find("button", "Let it stand…").act()
        self.dialog("Let It Stand").find("button", "Let it stand: seen too late").act()
        self.says("By ruling: ")
        until(lambda: len(self.program.windows()) == 1, "the question to close")
        self.program.end()
        self.assertIn('<play by="ana" ruling="seen too late" card="mirror-1" pile="1"/>', self.log_of(self.file))

    def test_cause(self):
        self.begin("deal", "ana: play cat-4 1", "bea: play cat-4 1", "carlos: play mirror-1 2")
        self.assertFalse(self.enter(self.program, "ana: play cat-4 1"))
        self.assertRegex(self.verdict(self.program), "^Refused: .+, rule M13-2")
        self.assertEqual(self.program.all("button", "Let it stand…"), [])
        self.program.find("button", "Show the cause").act()
        self.program.find("label", begins="Round 1, after “Bea, cat 4 on 1")

    def test_note_and_adjustment(self):
        self.begin(*START)
        self.window.act("win.note")
        dialog = self.dialog("Add a note")
        dialog.find("text box", "Note").write("Carlos answers the phone.")
        self.answer(dialog, "Add")
        self.log_row(self.program, 5)
        self.window.act("win.adjust")
        dialog = self.dialog("Adjust points")
        points = dialog.find("spin button", "Points")
        points.value = -3
        until(lambda: points.value == -3, "the points")
        self.assertNotIn("sensitive", dialog.find("button", has="Adjust").states, "there is no reason yet")
        dialog.find("text box", "Reason").write("Late")
        self.answer(dialog, "Adjust")
        self.program.find("group", begins="Ana, -3 points")
        self.program.end()
        log = self.log_of(self.file)
        self.assertIn("<note>Carlos answers the phone.</note>", log)
        self.assertIn('<adjust player="ana" points="-3" reason="Late"/>', log)

    def test_abandon(self):
        self.begin(*START)
        self.window.act("win.abandon")
        self.answer(self.dialog("Abandon"), "Cancel")
        self.window.act("win.abandon")
        self.answer(self.dialog("Abandon"), "Abandon")
        until(lambda: "win.abandon" not in self.window.actions, "the game to be over")
        self.program.end()
        self.assertIn("<abandon/>", self.log_of(self.file))
        self.assertIn('state="abandoned"', self.file.read_text(encoding="utf-8"))

    def test_rule_of_a_verdict(self):
        self.begin(*START)
        self.assertFalse(self.enter(self.program, "ana: play mirror-1 pile=1"))
        self.program.find("alert").find("button", "More").act()
        self.program.find("button", "Rule M13-3").act()
        tab = self.program.find("tab", "Rules")
        until(lambda: "selected" in tab.states, "the rules")

    def test_score_before_the_first_round(self):
        """Nobody has a place yet."""
        self.begin(*START)
        self.window.act("win.show-score")
        self.program.find("label", "Total")
        self.assertEqual(self.program.all("label", "1st") + self.program.all("label", "Place"), [])

    def test_cards_left(self):
        self.begin(*START)
        self.window.act("win.show-left")
        pane = self.program.find("tab", "Left").parent.parent
        pane.find(begins="Cat 5, 2 ")

    def test_menus_have_names(self):
        """What opens is said by what it belongs to."""
        self.begin(*START)
        self.program.focus()
        self.program.key("F10")
        self.program.find("menu", "Menu")
        # what has a button or a tab is not there a second time, and neither is what cannot be done
        self.assertEqual([item.name for item in self.program.all("menu item")], [
            "Add a Note…", "Adjust Points…", "Correct an Option…", "Who Sits Where…", "Keep Only Round Results",
            "Set the Table Up Again…", "Share…", "Abandon the Game…", "Preferences", "Help"])
        self.program.key("Escape")
        self.program.gone("menu", "Menu")
        self.log_row(self.program, 2).click(button=3)
        self.program.find("menu", "Ana, round 1: cat 5 on 1")
        self.program.key("Escape")
        self.program.gone("menu", "Ana, round 1: cat 5 on 1")
        self.window.act("win.home")
        self.to_evening(self.program)
        self.program.find("button", "Next game…").click()
        self.program.find("menu", "Next game…")
        self.program.key("Escape")

    def test_what_the_guide_types(self):
        """Every line that the guide and the README show as typed is accepted."""
        source = driver.DATA.parent
        lines = re.findall(r"just type it \(`([^`]*)`, Enter\)", (source / "README.md").read_text(encoding="utf-8"))
        for guide in sorted(source.glob("help/*/moves.page")):
            text = guide.read_text(encoding="utf-8").partition('<section id="notation">')[0]
            lines += re.findall(r"<input>([^<]*)</input>", text)
        self.assertEqual(len(lines), 5)
        self.begin("deal", "ana: play mirror-4 1")
        for line in lines:
            with self.subTest(line):
                self.assertTrue(self.enter(self.program, line), self.verdict(self.program))
                self.window.act("win.undo")
                self.says("Taken back")

    def test_what_the_guide_types_in_each_game(self):
        """It is read as a move of that game: below the line stands what Enter would do. Both languages show the same."""
        shown = []
        for guide in sorted((driver.DATA.parent / "help").glob("*/moves.page")):
            items = re.findall(r"<item>(.*?)</item>", guide.read_text(encoding="utf-8"), re.DOTALL)
            shown.append([re.findall(r"<input>([^<]*)</input>", item) for item in items])
        self.assertEqual(shown[0], shown[1])
        self.assertEqual(len(shown[0]), len(GUIDE))
        for lines, (kind, people, entries, other) in zip(shown[0], GUIDE):
            file = self.new_session(kind, *people, entries=entries, name=f"{kind}.umpire")
            program = self.desk.open(file)
            for line in lines if other is None else lines[:-1]:
                with self.subTest(kind=kind, line=line):
                    self.entry(program).write(line)
                    program.find("label", begins="Enter: ")
            program.end()


class PlaceTest(driver.WindowTest):
    """A card that was put at another place of a line than it has to go to."""

    def setUp(self):
        super().setUp()
        self.file = self.new_session("in-front-of-the-elevators", "Ana", "Bea", "Carlos", entries=[
            "deal yellow-girl,blue-girl,yellow-grandmother girl,boy,2,3,4 girl,boy,2,3,4 girl,boy,2,3,4"])
        self.program = self.desk.open(self.file)

    def places(self):
        """Chooses a card and opens the places of line 1, where it has to go to the end."""
        self.program.find("button", "Blue father").act()
        line = self.program.find("group", "Table").find("button", begins="Line 1: ")
        until(lambda: line.description, "what comes of the card there")
        line.act("spot.ask")

    def test_let_it_stand(self):
        self.places()
        self.program.find("button", "2nd, at the end, Here it has to go.")
        self.program.find("button", "1st, in front of yellow girl").act()
        until(lambda: self.verdict(self.program).startswith("Refused: "), "the refusal")
        self.assertRegex(self.verdict(self.program), "rule IFE-8")
        self.program.find("button", "Let it stand…").act()
        dialog = self.sheet(self.program, self.program.windows()[0], "Let It Stand")
        dialog.find("text box", "Reason").write("Nobody minds")
        dialog.find("button", has="Let It Stand").act()
        until(lambda: 'position="1"' in self.log_of(self.file), "the entry")
        self.program.end()
        self.assertIn('<play by="ana" ruling="Nobody minds" card="blue-father" line="1" position="1"/>', self.log_of(self.file))

    def test_rightful_place(self):
        self.places()
        self.program.find("button", begins="2nd, at the end").act()
        until(lambda: 'position="2"' in self.log_of(self.file), "the entry")


driver.main()
