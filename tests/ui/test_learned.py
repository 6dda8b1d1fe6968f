# SPDX-License-Identifier: GPL-3.0-or-later
"""What was learned from the cards: entered once, and there again on the next evenings."""
import driver
from driver import until


class LearnedTest(driver.WindowTest):
    @property
    def store(self):
        return self.desk.folder / "data/umpire/components.umpire-parts"

    def stored(self, *texts):
        until(lambda: self.store.exists() and all(t in self.store.read_text(encoding="utf-8") for t in texts),
              f"{texts} in the file")

    def open_editor(self, title):
        program = self.desk.open()
        program.windows()[0].act("win.learned")
        program.find("button", has=title).act()
        return program

    def begin(self, title):
        """New session with that game chosen."""
        program = self.desk.open()
        program.windows()[0].act("app.new-session")
        program.find("button", begins=title + ", ").act()
        return program

    def started(self, program):
        """The text of the session that Start makes."""
        program.find("button", "Start").act()
        until(lambda: list(self.desk.sessions.glob("*.umpire")), "a session file")
        return next(self.desk.sessions.glob("*.umpire")).read_text(encoding="utf-8")

    def test_enter_remembers(self):
        """Behind taps or digits Enter means that the card is whole: no number is taken twice."""
        program = self.open_editor("Elevator faces")
        program.find("button", "side for three people").act()
        program.find("button", begins="Group 2, round 1: unknown").act()
        program.find("label", "Group 2, round 1")
        program.focus()
        program.find("button", "2").click()
        program.find("label", "Box 2")
        program.type("3")
        program.find("label", "Box 3")
        program.find("button", "4").click()
        program.find("label", "Box 4")
        program.key("Return")
        program.find("button", begins="Group 2, round 1: mother and grandmother, 2 3 4, seen on ")
        self.stored(">mother grandmother 2 3 4<")

    def test_faces(self):
        program = self.open_editor("Elevator faces")
        program.find("button", "side for three people").act()
        program.find("button", begins="Group 2, round 1: unknown").act()
        program.find("label", "Group 2, round 1")
        program.find("button", "mother, chosen")
        program.find("button", "grandmother, chosen")
        for number, key in enumerate("234", 2):
            program.find("button", key).act()
            program.find("label", f"Box {number}")
        program.find("text box", "Whose copy").write("Ana's copy")
        program.find("button", "Remember").act()
        program.find("button", begins="Group 2, round 1: mother and grandmother, 2 3 4, seen on ")
        self.stored(">mother grandmother 2 3 4<", "Ana's copy")
        program.end()

        # The next evening the deal offers it, and teaches the others.
        program = self.desk.open(self.new_session("in-front-of-the-elevators", "Ana", "Bea", "Carlos"))
        program.find("button", begins="Elevator 1, 2 of 5").act()
        program.find("button", "Known: mother and grandmother, 2 3 4").act()
        program.find("button", begins="Elevator 2, 3 of 5").act()
        program.gone("button", "Known: mother and grandmother, 2 3 4")
        self.assertTrue(self.enter(program, "deal blue-girl,red-boy,green-mother girl,boy,1,2 "
                                            "mother,grandmother,2,3,4 father,grandfather,5"))
        self.stored(">girl boy 1 2<", ">father grandfather 5<")
        program.end()
        program = self.open_editor("Elevator faces")
        program.find("button", "side for three people").act()
        program.find("label", begins="3 of 9 are known")
        program.find("button", begins="Group 3, round 1: father and grandfather, 5, seen on ").act()
        program.find("label", "Group 3, round 1")
        program.find("button", "Forget").act()
        program.find("button", begins="Group 3, round 1: unknown")

    def test_levels(self):
        program = self.begin("Level 8")
        program.find("label", begins="Levels 3 to 8 come from another edition")
        program.find("button", "Levels: Check the levels…").act()
        program.find("button", "Level 3: run 3").act()
        program.find("button", "9 cards").act()
        program.find("label", begins="That would be 13 cards")
        program.find("button", "5 cards").act()
        program.find("button", "Level 3: run 5")
        self.stored(">R5+C4<")
        program.find("button", "Back").act()
        program.find("label", begins="Levels 4 to 8 come from another edition")
        program.end()

        program = self.begin("Level 8")
        program.find("label", begins="Levels 4 to 8 come from another edition")
        self.assertIn("R3+R3 S2+S2+S2+S2 R5+C4 R6+S2", self.started(program))

    def test_all_as_on_my_card(self):
        """Levels are seen in New session, and one key says that they were compared."""
        program = self.begin("Level 8")
        program.find("label", "run 3, one colour 4")
        program.find("button", "Levels: All as on my card").act()
        program.find("label", begins="As on your card")
        program.gone("button", "Levels: All as on my card")
        self.assertEqual(self.store.read_text(encoding="utf-8").count('sure="checked"'), 8)
        self.assertNotIn('name="levels"', self.started(program))

    def test_other_side(self):
        """Nothing is known of it: Start asks."""
        program = self.begin("Level 8")
        program.find("button", "Levels: Check the levels…").act()
        program.find("button", "two stars").act()
        program.find("label", begins="8 levels are unknown")
        program.find("button", "Level 8: one more group").act()
        program.find("button", "7 cards").act()
        program.find("button", "Level 8: run 7")
        program.find("label", begins="7 levels are unknown")
        self.stored('side="2" row="8"')
        program.find("button", "Back to the New Session").act()
        program.find("button", "Start")

    def test_compare(self):
        path = self.new_session("level-8", "Ana", "Bea", entries=["deal red-7", "tally ana yes yes", "tally bea no no"])
        program = self.desk.open(path)
        asked = "Levels 3 to 8 come from another edition"
        program.find("label", begins=asked)
        self.assertTrue(self.enter(program, "deal red-8"))
        program.gone("label", begins=asked)  # a round under way has the room for itself
        program.find("button", begins="Undo").act()
        program.find("label", begins=asked)
        program.find("button", "Not Now").act()
        program.gone("button", "Not Now")
        self.stored('asked="yes"')
        program.end()
        program = self.desk.open(path)
        self.entry(program)
        self.assertFalse(program.all("button", "Not Now"))

    def test_colours(self):
        program = self.open_editor("Colours of the numbers")
        program.find("button", "blue, 25 cards").act()
        program.find("button", "blue, 25 cards, chosen")
        program.find("button", "1, red").act()
        program.find("button", "red, 24 cards")
        program.find("button", "red, 24 cards").act()
        program.find("button", "red, 24 cards, chosen")
        program.find("button", "2, blue").act()
        program.find("button", "red, 25 cards, chosen")
        self.stored(">brgyrbgy")
        program.end()
        program = self.begin("Line-it")
        program.find("label", "As on your cards.")
        self.assertIn("brgyrbgy", self.started(program))

    def test_colour_of_a_card(self):
        """Who sees that a card of the own deck has another colour comes from that card to the editor, and the game
        goes on with what is learned."""
        path = self.new_session("line-it", "Ana", "Bea", entries=["market 10,20,30,40", "ana: take 10 line"])
        program = self.desk.open(path)
        program.find("button", begins="Blue 10, Line of Ana").act()
        program.find("button", "Another colour on your card?").act()
        program.find("button", "blue, 25 cards").act()
        program.find("button", "1, red").act()
        program.find("button", "red, 24 cards").act()
        program.find("button", "10, blue").act()
        program.find("button", begins="Use in").act()
        program.find("button", begins="Accept").act()
        program.find("button", begins="Red 10, Line of Ana")

    def test_share(self):
        """Files of one's own and of others: where they say something else one's own is kept, or theirs is taken."""
        def parts(face, level):
            return ('<?xml version="1.0" encoding="UTF-8"?>\n<components xmlns="urn:umpire:components:1">\n'
                    '  <part kind="in-front-of-the-elevators" id="lifts">\n    <set>\n'
                    f'      <value side="3" row="1" column="1" sure="checked" when="2026-11-20">{face}</value>\n'
                    '    </set>\n  </part>\n  <part kind="level-8" id="levels">\n    <set>\n'
                    f'      <value side="1" row="3" column="1" sure="checked" when="2026-11-20">{level}</value>\n'
                    '    </set>\n  </part>\n</components>\n')

        def name_file(action, title, name):
            program.windows()[0].act(action)
            dialog, path = program.window(title), str(self.desk.folder / name)
            self.desk.still()
            if "import" in action:
                program.key("ctrl+l")  # it shows the field
                field = dialog.find("text box")
                until(lambda: field.write(path).text == path, "the path, which the dialog may complete")
            else:
                program.type(path)

            def taken():
                program.key("Return")  # newer dialogs swallow it while they look for what could complete the path
                self.desk.still()
                return dialog not in program.windows()

            until(taken, "the dialog to take the path")

        self.store.parent.mkdir(parents=True)
        self.store.write_text(parts("girl boy 2 3 4", "R3+C4"), encoding="utf-8")
        (self.desk.folder / "theirs.umpire-parts").write_text(parts("girl boy 1 2 3", "R3+C5"), encoding="utf-8")
        (self.desk.folder / "letter.umpire-parts").write_text("Dear Ana,", encoding="utf-8")
        program = self.open_editor("Elevator faces")
        program.focus()
        heard = self.desk.listen_to_speech()

        def told(text):
            """Seen or heard: a toast goes again by itself, maybe before anybody looks for it, and is said aloud to whoever
            has asked what has the focus, which a test may not have done."""
            until(lambda: any(text in said for _, said in heard) or program.all(has=text), f"{text!r} to be told")

        name_file("win.export-learned", "Export What Was Learned", "mine")
        told("What was learned is written to the file")
        self.assertEqual((self.desk.folder / "mine.umpire-parts").read_text(encoding="utf-8"),
                         parts("girl boy 2 3 4", "R3+C4"))

        name_file("win.import-learned", "Import From a File", "letter.umpire-parts")
        told("This file cannot be used: 1: ")

        name_file("win.import-learned", "Import From a File", "theirs.umpire-parts")
        program.find("label", begins="It says something else in 2 places.")
        program.find("button", "Take Theirs").act()
        told("What the file says is remembered")
        self.stored(">girl boy 1 2 3<", ">R3+C5<", 'sure="checked" when="2026-11-20"')


driver.main()
