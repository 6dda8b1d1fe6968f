# SPDX-License-Identifier: GPL-3.0-or-later
"""New session: what a game can be played with is chosen by taps."""
import driver
from driver import until


class OptionsTest(driver.WindowTest):
    def begin(self, title):
        program = self.desk.open()
        program.windows()[0].act("app.new-session")
        tile = program.find("button", begins=title + ", ").act()
        until(lambda: "pressed" in tile.states, "the game to be chosen")
        return program

    def started(self, program):
        """The text of the session that Start makes."""
        program.find("button", "Start").act()
        until(lambda: list(self.desk.sessions.glob("*.umpire")), "a session file")
        return next(self.desk.sessions.glob("*.umpire")).read_text(encoding="utf-8")

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
        program.find("label", has="All blue cards stay in the box, and one yellow card")
        # Colours go with the people.
        program.focus()
        program.find("button", "Move Player 1").click()
        program.find("menu item", "Move Down").click()
        program.find("list item", "Player 1, seat 2")
        program.find("button", "Player 1: brown, chosen")
        text = self.started(program)
        self.assertIn('name="families" value="player-2=green player-1=brown player-3=red"', text)
        self.assertIn('name="unused" value="blue"', text)

    def test_colours_of_two(self):
        """Two each: what was chosen longest ago goes."""
        program = self.begin("In Front of the Elevators")
        program.find("button", "Remove Player 3").act()
        program.find("button", "Player 2: yellow, chosen")
        self.assertFalse(program.all("button", "yellow, chosen"))
        program.find("button", "Player 1: brown").act()
        program.find("button", "Player 1: blue")
        program.find("button", "Player 1: red, now with Player 2").act()
        program.find("button", "Player 2: green, chosen")
        self.assertIn('name="families" value="player-1=red,brown player-2=green,yellow"', self.started(program))


driver.main()
