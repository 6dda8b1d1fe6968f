# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader is told while things are entered: nothing twice, and nothing that nobody asked for."""
import driver
import rounds
from driver import until


class EarTest(rounds.RoundTest):
    def hear(self, heard, begins):
        """The first of what is said from now on that begins so, and the list is empty again."""
        found = until(lambda: [text for _, text in heard if text.startswith(begins)], f"{begins!r} to be said")[0]
        heard.clear()
        return found

    def test_next_is_said_once(self):
        """What is turned up at once is asked for once, and how it is entered is told with the first card."""
        self.begin("elevator", [], names=("Ana", "Bea", "Carlos"))
        for floor in (5, 1, 9):
            self.key(f"Floor {floor}").act()
            until(lambda n=floor: self.alert.name.endswith("is next.") or f"floor {n}" in self.alert.name, "the parking")
        heard, said = self.desk.listen_to_speech(), []
        for n, (card, floor) in enumerate((("7C", 5), ("2D", 3), ("KH", 9)), 1):
            chosen, place = rounds.taps_of(f"place {floor} {card}")
            self.key(chosen).act()
            until(lambda: self.field.text, "the card to be chosen")
            self.key(place).act()
            said.append(self.hear(heard, f"{n} of 3: " if n < 3 else "Accepted: "))
        self.assertRegex(said[0], r"All are entered with the last one, in the order of play\.$")
        self.assertNotIn("All are entered", said[1])
        self.assertNotIn("Next: ", said[1])
        self.assertRegex(said[2], r" Next: Ana rides\.")

    def test_chosen_cards_are_not_selected_text(self):
        """The line of text shows what is chosen with keys. It is selected when one goes there, not before."""
        self.begin("line-it", [])

        def selected():
            return self.field.ask("Text", "GetNSelections")[0]

        for card, stands in (("5", "market 5"), ("17", "market 5,17")):
            self.key(rounds.spoken(card)).act()
            until(lambda text=stands: self.field.text.startswith(text), "the card in the line of text")
            self.assertEqual(selected(), 0)
        self.page.act("win.focus-entry")
        until(selected, "the text to be selected")
        self.program.focus()
        self.program.type("u")
        until(lambda: self.field.text == "u", "the typed letter in the place of what was chosen")


driver.main()
