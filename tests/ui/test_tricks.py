# SPDX-License-Identifier: GPL-3.0-or-later
"""Trick games: the trick before the people, one tap a card, and why a card cannot be held."""
import driver
from driver import until

PEOPLE = ("Ana", "Bea", "Carlos", "Dora")


class TricksTest(driver.WindowTest):
    def begin(self, sheet, *entries, size=(1110, 790)):
        self.file = self.new_session("tricks", "--template", sheet, *PEOPLE, name=f"{size[0]}.umpire", entries=entries)
        self.program = self.desk.open(self.file)
        self.program.resize(*size)
        self.pad = self.program.find("group", "Entry pad")
        self.desk.still()

    def tap(self, key):
        n = self.entries_of(self.file)
        self.pad.find("button", begins=key).click()
        until(lambda: self.entries_of(self.file) > n, f"an entry by one tap on {key}")
        self.desk.still()

    def places(self):
        return [self.program.find("group", begins=f"{name}, ").box for name in PEOPLE]

    def test_trick_before_people(self):
        """Each card lies over the place of who played it, whoever leads; all of it goes to who takes it."""
        self.begin("Oh Hell", "deal KD", "ana: bid 1", "bea: bid 0", "carlos: bid 1", "dora: bid 0")
        before = self.places()
        self.tap("2 of hearts")
        self.tap("9 of hearts")
        for name, card, said in (("Ana", "2 of hearts", "led"), ("Bea", "9 of hearts", "takes so far")):
            there = self.program.find("button", begins=f"{card}, Trick")
            place = self.program.find("group", begins=f"{name}, ")
            self.assertLess(there.box[1] + there.box[3], place.box[1], card)
            self.assertTrue(place.box[0] <= there.box[0] + there.box[2] / 2 < place.box[0] + place.box[2], card)
            self.assertEqual(there.description, said)
        self.assertEqual(before, self.places())

    def test_lacking(self):
        """A suit that somebody has shown to lack is dimmed and says by which card, to the ear as to a tap."""
        self.begin("King", "deal", "ana: play AD", "bea: play 2S", "carlos: play 6D", "dora: play 3D", "ana: play KH")
        key = self.pad.find("button", begins="Jack of diamonds")
        self.assertIn("Bea played 2 of spades", key.description)
        n = self.entries_of(self.file)
        key.click()
        until(lambda: "Bea played 2 of spades" in self.verdict(self.program), "the reason")
        self.assertEqual(n, self.entries_of(self.file))

    def test_put_back(self):
        """The lead that was replaced counts again: what was led instead is out of turn, is left out, and the trick goes on; what
        is kept from has written nothing."""
        self.begin("King", "deal", "ana: play AD", "bea: play 2D", "carlos: play 6D", "dora: play 3D", "ana: play KH")
        window = self.program.windows()[0]
        window.act("win.show-log")
        window.act("win.undo")
        self.program.find("list item", "Ana king of hearts, taken back")
        for card in ("Queen of hearts", "2 of hearts"):
            self.tap(card)
        before = self.log_of(self.file)
        struck = "Ana king of hearts, taken back"

        def put_back():
            self.program.find("list item", struck).find("group").act("entry.put-back")
            self.program.find("label", "not yet accepted")
            return self.program.find("button", begins="Accept")

        accept = put_back()
        self.assertNotIn("sensitive", accept.states)
        self.program.find("button", "Leave it out").act()
        until(lambda: "sensitive" in accept.states, "what fits")
        self.program.find("button", "Undo the last change").act()
        until(lambda: "sensitive" not in accept.states, "the stop again")
        window.act("win.keep")
        self.program.gone("label", "not yet accepted")
        self.assertEqual(self.log_of(self.file), before)
        accept = put_back()
        self.program.find("button", "Leave it out").act()
        until(lambda: "sensitive" in accept.states, "what fits")
        accept.act()
        self.program.gone("label", "not yet accepted")
        self.program.find("button", begins="King of hearts, Trick")
        self.program.find("button", begins="2 of hearts, Trick")
        window.act("win.undo")
        until(lambda: self.log_of(self.file) == before, "the log as it was")
        self.program.end()

    def test_next_trick(self):
        """Who takes a trick and leads the next has two rows of the log: the card that is led was not taken."""
        self.begin("King", "deal", "ana: play AD", "bea: play 2D", "carlos: play 6D", "dora: play 3D")
        self.tap("King of hearts")
        self.program.find("list item", begins="Dora 3 of diamonds; Ana takes the trick")
        self.program.find("list item", "Ana king of hearts")
        self.program.windows()[0].act("win.undo")
        self.program.gone("list item", "Ana king of hearts")
        for card in ("King of hearts", "2 of hearts", "3 of hearts", "4 of hearts", "5 of diamonds"):
            self.tap(card)
        rows = [row.name for row in self.program.all("list item") if "of hearts" in row.name]
        self.assertFalse([row for row in rows if "5 of diamonds" in row], rows)
        self.program.find("list item", "Ana 5 of diamonds")

    def test_tap_and_rest(self):
        """Why a card cannot be held is told beside the pointer that comes to its key, but not where that has tapped and rests: it
        would lie over the key that is tapped next."""
        def told(patience):
            until(lambda: self.program.frames(popups=True), "a tooltip", patience)

        self.begin("King", "deal")
        self.tap("King of hearts")
        with self.assertRaises(AssertionError):
            told(2)  # four times as long as GTK waits
        self.tap("2 of hearts")
        king = self.pad.find("button", begins="King of hearts")
        (left, top, width, height), (x, y) = king.box, self.program.place_of(king)
        self.desk.xdo("mousemove", x + left + width // 3, y + top + height // 3)
        told(driver.PATIENCE)

    def test_folded(self):
        """On a phone the suit that was led is open: who follows taps once."""
        self.begin("Whist", "deal 2S", "ana: play AD", size=(360, 720))
        for card in ("7 of diamonds", "6 of diamonds", "3 of diamonds"):
            self.tap(card)


if __name__ == "__main__":
    driver.main()
