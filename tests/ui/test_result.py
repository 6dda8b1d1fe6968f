# SPDX-License-Identifier: GPL-3.0-or-later
"""How a game ended: the page that stands there at its end and when a finished session is opened."""
import driver

ROUNDS = [(1, 9, 3), (1, 2, 3), (11, 1, 1)]


class ResultTest(driver.WindowTest):
    def finished(self, *more):
        entries = [f"enter {who} {points}" for row in ROUNDS for who, points in zip(("ana", "bea", "carlos"), row)]
        return self.new_session("pad", "Ana", "Bea", "Carlos", "-o", "name=Rummy", entries=[*entries, *more, "finish"])

    def test_page(self):
        program = self.desk.open(self.finished())
        program.find("heading", "Ana wins")
        places = program.find("list", "Places")
        self.assertEqual([row.name for row in places.all("list item")],
                         ["1st, Ana, 13", "2nd, Bea, 12", "3rd, Carlos, 7"])
        self.assertIn("Bea led from round 1 to round 2.\nAna took the lead in the last round, with 11 there.\n"
                      "It was won by one point.", [label.name for label in program.all("label")])
        program.find("label", "Most in one round: Ana, 11 in round 3.")
        program.find("label", has="There was no ruling.")
        program.find("image", begins="Chart of the totals, Ana 13")
        program.find("button", "Ana, Total: 13")
        program.find("button", "To the table").act()
        program.gone("heading", "Ana wins")

    def test_rulings(self):
        """What would have been without a ruling: who wins then, or why that cannot be said."""
        file = self.new_session("pad", "Ana", "Bea", "Carlos", "-o", "columns=tricks", "-o", "check=tricks <= 8", entries=[
            "enter ana 5 tricks", "enter bea 2 tricks", 'enter carlos 9 tricks ruling="the sheet is wet"',
            "enter ana 7 tricks", "enter bea 1 tricks", 'enter carlos 12 tricks ruling="agreed"', "finish"])
        program = self.desk.open(file)
        program.find("heading", "Carlos wins")
        rulings = program.find("list", "Rulings")
        first, second = (row.find("label").name for row in rulings.all("list item"))
        self.assertIn("“the sheet is wet”", first)
        self.assertIn("What would have come without it cannot be said: entry 4 rests on it", first)
        self.assertIn("“agreed”", second)
        self.assertTrue(second.endswith("\nWithout it: Ana 12, Bea 3, Carlos 9. Then Ana wins."), second)

    def test_phone(self):
        """The narrowest window begins with who won, and nothing is wider than it."""
        program = self.desk.open(self.finished())
        program.find("heading", "Ana wins")
        program.resize(360, 700)
        program.find("list", "Places")
        self.desk.still()
        self.assertLess(program.find("heading", "Ana wins").box[1], 140)
        self.assertEqual(program.outside(360, program.all("list item")), [])


driver.main()
