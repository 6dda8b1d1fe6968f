# SPDX-License-Identifier: GPL-3.0-or-later
"""The tab Left: every card of the deck, whether it was seen, and where it lies; the backs in the hands."""
import driver
from driver import until

LINE_IT = ["market 17,36,bet-5,90,52", "ana: take 17 line", "ana: end"]
ELEVATOR = ["ana: park 3", "bea: park 7", "carlos: park 5", "ana: place 7 4C", "bea: place 5 9H", "carlos: place 3 JS"]
FAMILIES = ["deal yellow-girl,blue-girl,yellow-grandmother girl,boy,2,3,4 girl,boy,2,3,4 girl,boy,2,3,4",
            "ana: play blue-father 1", "ana: draw 2 back=red"]


class LeftTest(driver.WindowTest):
    def begin(self, kind, *words, entries=()):
        self.program = self.desk.open(self.new_session(kind, "Ana", "Bea", "Carlos", *words, entries=entries))
        self.window = self.program.windows()[0]
        self.window.act("win.show-left")
        self.pane = self.program.find("tab", "Left").parent.parent

    def test_numbers(self):
        self.begin("line-it", entries=LINE_IT)
        for name in ("Blue 6, not seen", "Red 17, in the line of Ana", "Yellow 36, in the market", "Bet +5, 1 of 2 not seen, in the market"):
            self.pane.find("button", name)
        self.pane.find(begins="101 cards not yet seen")
        self.pane.find("button", "Red 17, in the line of Ana").act()
        self.program.find(has=" · 1 move ago")
        self.program.find("button", "Back to now").act()
        # what was not seen has no entry
        self.pane.find("button", "Blue 6, not seen").act()
        self.pane.find("button", "Yellow 36, in the market").act()
        self.program.find(has=" · 2 moves ago")

    def test_suits(self):
        self.begin("elevator", "-o", "decks=2", entries=ELEVATOR)
        self.pane.find("button", "4 of clubs, 1 of 2 not seen, waits on floor 7")
        self.pane.find("button", "Ace of spades, 2 of 2 not seen")
        self.pane.find(begins="101 cards not yet seen")
        self.pane.find(has="3 waiting")

    def test_persons_and_backs(self):
        self.begin("in-front-of-the-elevators", entries=FAMILIES)
        for name in ("Yellow girl, in line 1", "Blue father, in line 1", "Red mother, not seen"):
            self.pane.find("button", name)
        self.assertRegex(self.pane.find("group", begins="Ana, ").name, "blue back.*red back|red back.*blue back")
        # the seat says it too
        self.assertIn("red back", self.program.find("group", begins="Ana, 0 points").name)

    def test_colours_with_keys(self):
        self.begin("level-8", entries=["deal up=red-5", "ana: draw stock", "ana: discard blue-7"])
        cell = self.pane.find("button", begins="Red 5, in the discard pile of ")
        below = self.pane.find("button", "Red 6, not seen")
        self.pane.find("button", "Wild, 7 of 7 not seen")
        # a card that nobody has seen takes the focus, and no more
        self.program.resize(1280, 1000)
        below.click()
        until(lambda: "focused" in below.states, "the focus")
        self.program.key("Up")
        until(lambda: "focused" in cell.states, "the card above")
        self.program.key("Return")
        self.program.find(has=" · 2 moves ago")

    def test_face_down(self):
        """Where a card lies that nobody sees is told only where that was asked for."""
        self.begin("martes-13", entries=["deal", "ana: play cat-7", "bea: play cat-7", "carlos: play ladder-1", "ana: play ladder-2"])
        cell = self.pane.find("button", "Cat 7, 1 of 3 not seen, on pile 1")
        cell.click()  # who took the other one would stand in its entry
        self.program.desk.still()
        self.assertEqual(self.program.all(has=" ago"), [])
        self.window.act("app.preferences")
        dialog = self.sheet(self.program, self.program.windows()[0], "Preferences")
        dialog.find("switch", has="face down").act()
        self.pane.find("button", "Cat 7, 1 of 3 not seen, on pile 1, taken by Bea")

    def test_preferences(self):
        """All of them are in view as they open."""
        self.begin("martes-13", entries=["deal"])
        self.window.act("app.preferences")
        dialog = self.sheet(self.program, self.program.windows()[0], "Preferences")
        last = dialog.find("switch", has="Sound")
        until(lambda: 0 < last.box[1] and last.box[1] + last.box[3] <= dialog.box[1] + dialog.box[3], "the last of them in view")

    def test_silent(self):
        self.begin("level-8", entries=["deal up=red-5"])
        self.window.act("app.preferences")
        dialog = self.sheet(self.program, self.program.windows()[0], "Preferences")
        dialog.find("switch", has="dviser").act()
        self.pane.find(has="only records")
        self.assertEqual(self.pane.all("button", has="not seen"), [])


if __name__ == "__main__":
    driver.main()
