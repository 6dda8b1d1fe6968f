# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards drawn for the order of the people, before the game."""
import re

import driver
from driver import until

NAMES = ["Rachel", "Michelle", "Avril", "Samantha"]


class DrawTest(driver.WindowTest):
    def begin(self, *names):
        """The page with the cards, for those people."""
        self.program = self.desk.open()
        self.program.windows()[0].act("app.new-session")
        self.program.find("button", begins="Elevator, ").act()
        self.program.focus()
        for number, name in enumerate(names, 1):
            self.program.find("text box", "Add a person").click()
            self.program.type(name)
            self.program.key("Return")
            self.program.find("list item", begins=f"{name}, seat ")
            self.remove(number)
        for number in range(len(names) + 1, 4):
            self.remove(number)
        self.program.find("button", begins="Draw for the Order").act()
        self.program.find("label", f"{names[0]} draws")

    def remove(self, number):
        """One of the people who were there without a name."""
        if self.program.all("list item", begins=f"Player {number}, seat "):
            self.drop_person(self.program, f"Player {number}")

    def draw(self, card, then):
        self.program.find("button", begins=card).act()
        self.program.find("label", then)

    def take_and_start(self, *names):
        self.program.find("button", "Take This Order").act()
        for number, name in enumerate(names, 1):
            self.program.find("list item", f"{name}, seat {number}")
        self.program.find("button", "Start").act()
        until(lambda: list(self.desk.sessions.glob("*.umpire")), "a session file")
        text = next(self.desk.sessions.glob("*.umpire")).read_text(encoding="utf-8")
        self.assertEqual(re.findall("|".join(names), text)[:len(names)], list(names))

    def test_sheet(self):
        self.begin(*NAMES)
        self.draw("3 of clubs", "Michelle draws")
        self.draw("Ace of diamonds", "Avril draws")
        self.assertNotIn("sensitive", self.program.find("button", "Take This Order").states)
        self.draw("5 of spades", "Samantha draws")
        self.program.find("label", "3 of 4 have drawn")
        self.program.find("button", begins="Ace of diamonds").act()  # it is out: says so
        self.program.find("label", "Ace of diamonds was drawn by Michelle.")
        self.draw("King of clubs", "Order: Michelle, Samantha, Avril, Rachel")
        self.program.find("button", "Michelle, ace of diamonds, 1st")
        self.program.find("button", "Rachel, 3 of clubs, 4th")
        self.take_and_start("Michelle", "Samantha", "Avril", "Rachel")

    def test_ties(self):
        self.begin("Ana", "Bea", "Carlos")
        self.draw("9 of clubs", "Bea draws")
        self.draw("9 of spades", "Carlos draws")
        self.draw("King of hearts", "Ana draws again")
        self.program.find("button", "Carlos, king of hearts, 1st")
        self.program.find("button", "Ana, 9 of clubs, draws again")
        self.program.find("button", "Bea, 9 of spades, draws again").act()  # she is quicker
        self.program.find("label", "Bea draws again")
        self.draw("2 of diamonds", "Ana draws again")
        self.draw("Ace of spades", "Order: Carlos, Ana, Bea")
        self.program.find("button", "Bea, 9 of spades, 2 of diamonds, 3rd").act()  # no: it was another card
        self.program.find("label", "Bea draws again")
        self.draw("Ace of clubs", "Ana draws again")
        self.draw("7 of clubs", "Bea draws again")
        self.draw("8 of clubs", "Order: Carlos, Bea, Ana")
        self.take_and_start("Carlos", "Bea", "Ana")

    def test_keyboard(self):
        """From New session to the order without the pointer, and what is heard of it."""
        self.begin("Ana", "Bea")
        self.program.focus()
        until(lambda: "focused" in self.program.find("button", "2 of clubs").states, "the first card to have the focus")
        heard = self.desk.listen_to_speech()
        self.program.key("Right", "Right", "space")
        self.program.find("label", "Bea draws")
        until(lambda: any(text == "Ana: 4 of clubs. Bea draws" for _, text in heard), f"what was drawn, in {heard}")
        self.program.key("BackSpace")
        self.program.find("label", "Ana draws")
        self.program.key("space")
        self.program.find("label", "Bea draws")
        self.program.key("Right", "Return")
        self.program.find("label", "Order: Bea, Ana")
        until(lambda: any(text == "Bea: 5 of clubs. Order: Bea, Ana" for _, text in heard), f"the order, in {heard}")
        until(lambda: "focused" in self.program.find("button", "Take This Order").states, "the button to have the focus")
        self.program.key("Return")
        self.program.find("list item", "Bea, seat 1")

    def test_back(self):
        """Nothing is taken over, and the next time nobody has drawn."""
        self.begin("Ana", "Bea")
        self.draw("9 of clubs", "Bea draws")
        self.program.find("button", "Back").act()
        self.program.find("list item", "Ana, seat 1")
        self.program.find("button", begins="Draw for the Order").act()
        self.program.find("label", "0 of 2 have drawn")
        self.assertFalse(self.program.all("button", has="9 of clubs, none left"))


driver.main()
