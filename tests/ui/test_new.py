# SPDX-License-Identifier: GPL-3.0-or-later
"""New session: who plays is typed, what a game can be played with is chosen by taps."""
import driver
from driver import until


class PeopleTest(driver.WindowTest):
    def begin(self):
        self.program = self.desk.open()
        self.program.windows()[0].act("app.new-session")
        self.row(1, "Player 1")
        self.program.focus()
        self.taps = 1  # and keys, but for the letters of names

    def row(self, seat, name):
        """The field of that seat, once that name stands in it and the keyboard is there."""
        field = self.program.find("text box", f"Name, seat {seat}")
        until(lambda: field.text == name and "focused" in field.states, f"{name} at seat {seat}")
        return field

    def name(self, text):
        self.program.type(text)
        self.enter_key()

    def enter_key(self):
        self.program.key("Return")
        self.taps += 1

    def test_first_minute(self):
        """From an empty Home to the first entry: the names, and at most 12 taps and keys."""
        self.begin()
        for seat, name in enumerate(("Ana", "Bea", "Carlos"), 1):
            self.row(seat, f"Player {seat}")
            self.name(name)
        until(lambda: "focused" in self.program.find("text box", "Add a person").states,
                          "the field for one more")
        self.name("Dora")
        self.program.find("list item", "Dora, seat 4")
        self.enter_key()
        until(lambda: "focused" in self.program.find("button", "Start").states, "Start")
        self.enter_key()
        self.program.find("button", "Ready")  # for these four, step by step
        self.program.focus("Set up")
        self.assertTrue(self.program.find("list", "Steps").all(("check box", "checkbox")))
        self.enter_key()
        self.program.gone("button", "Ready")
        self.program.find("button", "Deal").act()
        self.log_row(self.program, 1)
        self.assertLessEqual(self.taps + 1, 12)
        self.program.find("group", begins="Dora, 0 points")
        self.program.gone("group", begins="Player")

    def test_same_name(self):
        """Said while it is typed, letter case and blanks aside; Start waits."""
        self.begin()
        self.name("Ana")
        self.row(2, "Player 2")
        self.name(" ana ")
        self.program.find("label", "Ana is here already")
        self.assertNotIn("sensitive", self.program.find("button", "Start").states)
        self.row(2, " ana ")
        self.program.key("ctrl+a")
        self.name("Bea")
        self.program.gone("label", "Ana is here already")
        self.row(3, "Player 3")
        self.assertIn("sensitive", self.program.find("button", "Start").states)
        # in the field for one more too, and what was typed stays there
        more = self.program.find("text box", "Add a person").write("BEA ")
        self.program.find("label", "Bea is here already")
        self.assertEqual(more.text, "BEA ")

    def test_names_behind_a_tile(self):
        """A tap on a game or a sheet leaves the keyboard with the name that waits: what is typed next is a name."""
        self.begin()
        self.program.find("button", begins="Level 8, ").click()
        self.row(1, "Player 1")
        self.name("Ana")
        self.row(2, "Player 2")
        self.program.find("button", "All games…").click()
        self.program.find("button", "Hearts").click()
        self.program.find("button", begins="Options: Game: Hearts")
        self.row(2, "Player 2")
        self.name("Bea")
        self.program.find("list item", "Ana, seat 1")
        self.program.find("list item", "Bea, seat 2")

    def test_name_across_a_tile(self):
        """A name that is half typed when another game is chosen goes on where it stands."""
        self.begin()
        more = self.program.find("text box", "Add a person")
        more.click()
        self.program.type("Z")
        tile = self.program.find("button", begins="Level 8, ")
        tile.click()
        until(lambda: tile.states & {"pressed", "checked"}, "the game")
        self.program.type("oe")
        until(lambda: more.text == "Zoe", "the rest of the name")

    def test_seats_without_names(self):
        """One more takes the first seat that nobody has a name for; a blank name is nobody's; the menu renames."""
        self.begin()
        self.program.find("text box", "Add a person").click()
        self.name("Zoe")
        self.program.find("list item", "Zoe, seat 1")
        self.assertEqual(len(self.program.all("text box", begins="Name, seat ")), 3)
        self.program.find("text box", "Name, seat 1").write("")
        self.program.find("list item", "Player 1, seat 1")
        self.program.find("button", "Rename, move or remove Player 2").click()
        self.program.find("menu item", "Rename").click()
        self.row(2, "Player 2")

    def test_two_of_three(self):
        """Where two are enough a seat that nobody has a name for goes, behind Enter and at Start."""
        for way in ("Return", "Start"):
            with self.subTest(way):
                self.begin()
                self.program.find("button", begins="In Front of the Elevators, ").click()
                self.row(1, "Player 1")
                self.name("Ana")
                self.row(2, "Player 2")
                if way == "Return":
                    self.name("Bea")
                    until(lambda: "focused" in self.program.find("text box", "Add a person").states,
                          "the field for one more")
                    self.program.gone("text box", "Name, seat 3")
                else:
                    self.program.type("Bea")
                    self.program.find("list item", "Bea, seat 2")
                    self.program.find("list item", "Player 3, seat 3")
                self.program.find("button", "Start").act()
                self.program.find("button", "Ready").act()
                self.program.find("group", begins="Bea, 0 points")
                self.program.gone("group", begins="Player")
                self.program.end()

    def test_click(self):
        """A click into a name that nobody typed takes it whole; in one that somebody has it places the cursor."""
        self.begin()
        second = self.program.find("text box", "Name, seat 2")
        second.click()
        until(lambda: "focused" in second.states, "the second name")
        self.program.type("Ana")
        until(lambda: second.text == "Ana", "Ana at seat 2")
        self.program.find("text box", "Name, seat 1").click()
        self.row(1, "Player 1")
        second.click()
        self.row(2, "Ana")
        self.program.key("End")
        self.program.type("bel")
        until(lambda: second.text == "Anabel", "the rest of the name")

    def test_two_taps(self):
        """What these people played is there as cards, so that Start a game and Start are enough; all else is behind one."""
        self.program = self.desk.open()
        window = self.program.windows()[0]
        window.act("app.new-session")
        for seat, name in enumerate(("Ana", "Bea", "Carlos"), 1):
            self.program.find("text box", f"Name, seat {seat}").write(name)
        self.pick(self.program, "Hearts")
        self.program.find("button", "Start").act()
        for line in ("enter ana 20", "enter bea 5", "enter carlos 1", "finish"):
            self.entry(self.program).write(line).act("activate")
            self.program.desk.still()
        self.program.find("heading", begins="Carlos wins")
        window.act("win.home")
        window.act("app.new-session")
        self.program.find("button", "Hearts, once").act()
        self.program.gone("button", begins="Martes 13, 3")
        self.program.find("button", begins="Options: Game: Hearts")
        self.program.find("button", "All games…").act()
        self.program.find("button", begins="Martes 13, 3")


class OptionsTest(driver.WindowTest):
    def begin(self, title):
        program = self.desk.open()
        program.windows()[0].act("app.new-session")
        tile = program.find("button", begins=title + ", ").act()
        until(lambda: "pressed" in tile.states, "the game to be chosen")
        self.assertFalse(program.all("button", "Player 1: brown"))
        program.find("button", "Options: as usual").act()
        return program

    def started(self, program):
        """The text of the session that Start makes."""
        program.find("button", "Start").act()
        until(lambda: list(self.desk.sessions.glob("*.umpire")), "a session file")
        return next(self.desk.sessions.glob("*.umpire")).read_text(encoding="utf-8")

    def badges(self, program):
        """The colours beside each name."""
        return [[badge.name for badge in row.all("image") if badge.name]
                for row in program.all("list item", like=r"Player \d, seat \d")]

    def test_colours_of_three(self):
        program = self.begin("In Front of the Elevators")
        program.find("button", "Player 1: brown").act()
        program.find("button", "Player 1: brown, chosen")
        program.find("button", "Player 3: red, now with Player 2").act()
        program.find("button", "Player 2: green, chosen")
        program.find("button", "Player 3: red, chosen")
        # Blue and yellow are nobody's: one stays in the box, the last as long as nothing else is said.
        program.find("button", "yellow, chosen")
        program.find("button", "blue").act()
        program.find("button", "blue, chosen")
        self.assertEqual([["brown"], ["green"], ["red"]], self.badges(program))
        # Colours go with the people.
        program.focus()
        program.find("button", "Rename, move or remove Player 1").click()
        program.find("menu item", "Move Down").click()
        program.find("list item", "Player 1, seat 2")
        program.find("button", "Player 1: brown, chosen")
        program.find("button", "Options: Families, Colour that stays in the box")
        self.assertEqual([["green"], ["brown"], ["red"]], self.badges(program))
        text = self.started(program)
        self.assertIn('name="families" value="player-2=green player-1=brown player-3=red"', text)
        self.assertIn('name="unused" value="blue"', text)

    def test_colours_of_two(self):
        """Two each: what was chosen longest ago goes."""
        program = self.begin("In Front of the Elevators")
        self.drop_person(program, "Player 3")
        program.find("button", "Player 2: yellow, chosen")
        self.assertFalse(program.all("button", "yellow, chosen"))
        program.find("button", "Player 1: brown").act()
        program.find("button", "Player 1: blue")
        program.find("button", "Player 1: red, now with Player 2").act()
        program.find("button", "Player 2: green, chosen")
        self.assertEqual([["red", "brown"], ["green", "yellow"]], self.badges(program))
        self.assertIn('name="families" value="player-1=red,brown player-2=green,yellow"', self.started(program))

    def test_who_comes_late(self):
        """Tonight's people are keys, those without a name and those who were only just added too; who was tapped stays
        it with another name and at another place, and somebody has to be there."""
        program = self.desk.open()
        program.windows()[0].act("app.new-session")
        tile = program.find("button", begins="Score pad, ").act()
        until(lambda: "pressed" in tile.states, "the pad")
        program.find("button", begins="Options: ").act()

        def key(name):
            # the keys are made anew where the people change
            return until(lambda: [found for group in program.all("group", "Come late") for found in group.all("button", name)],
                         name)[0]

        key("Player 3").act()
        key("Player 3, chosen")
        program.find("button", "Options: Come late: Player 3")
        for seat, name in enumerate(("Ana", "Bea", "Carlos"), 1):
            program.find("text box", f"Name, seat {seat}").write(name)
        key("Carlos, chosen")
        program.focus()
        program.find("text box", "Add a person").click()
        program.type("Dora")
        program.key("Return")
        key("Dora").act()
        program.find("button", "Options: Come late: Carlos, Dora")
        key("Ana").act()
        self.assertNotIn("sensitive", key("Bea: somebody has to be there at the start").states)
        key("Ana, chosen").act()
        key("Bea")
        program.find("button", "Rename, move or remove Dora").click()
        program.find("menu item", "Move Up").click()
        program.find("button", "Options: Come late: Dora, Carlos")
        self.assertIn('<option name="late" value="dora carlos"/>', self.started(program))


driver.main()
