# SPDX-License-Identifier: GPL-3.0-or-later
"""seats: who sits where, corrected."""
import re

from support import SESSION, Case, main


class Seats(Case):
    def seats(self):
        return self.fine("normalise", self.file).xml().find(SESSION + "game").find(SESSION + "seats").text.split()

    def people(self):
        return [p.get("id") for p in self.fine("normalise", self.file).xml().iter(SESSION + "player")]

    def without_result(self):
        return re.sub(r"\s*<result.*</result>", "", self.text(), flags=re.S)

    def unchanged(self, status, *names):
        before = self.text()
        result = self.expect(status, "seats", self.file, *names)
        self.assertEqual(self.text(), before)
        return result


class TwoExchange(Seats):
    """Scene 30: Bea and Carlos sit the other way round."""

    def setUp(self):
        super().setUp()
        self.new("-o", "dealer=carlos")
        self.play("deal", "ana: play cat-5", "bea: play mirror-2", "carlos: play mirror-7", "bea: note hello")
        self.fine("undo", self.file)
        self.fine("edit", self.file, "3", "bea: play mirror-4")

    def test_moves_stay_with_the_seat(self):
        before = self.without_result()
        report = self.fine("check", "--format", "xml", self.file).out
        self.assertEqual(self.fine("seats", self.file, "ana", "Carlos", " BEA ").out, "bea -> carlos\ncarlos -> bea\n")
        self.assertEqual(self.seats(), ["ana", "carlos", "bea"])
        self.assertEqual(self.people(), ["ana", "bea", "carlos"])
        log = self.log()
        self.assertEqual([e.get("by") for e in log], [None, "ana", None, "carlos", "bea", None])
        self.assertEqual(log[2][0].get("by"), "carlos")
        self.assertEqual((log[5].get("why"), log[5][0].get("by")), ("undone", "bea"))  # who wrote a note wrote it
        self.assertIn('<option name="dealer" value="bea"/>', self.text())
        exchanged = {"bea": "carlos", "carlos": "bea"}
        self.assertEqual(re.sub(r'player="(bea|carlos)"', lambda m: f'player="{exchanged[m[1]]}"', report),
                         self.fine("check", "--format", "xml", self.file).out)
        self.fine("seats", self.file, "ana", "bea", "carlos")
        self.assertEqual(self.without_result(), before)
        self.refused("redo", self.file)

    def test_only_said(self):
        before = self.text()
        self.assertEqual(self.fine("seats", "--dry-run", self.file, "ana", "carlos", "bea").out,
                         "bea -> carlos\ncarlos -> bea\n")
        self.assertEqual(self.unchanged(0, "ana", "bea", "carlos").out, "")
        self.assertEqual(self.text(), before)

    def test_all_round(self):
        self.assertEqual(self.fine("seats", self.file, "bea", "carlos", "ana").lines,
                         ["ana -> bea", "bea -> carlos", "carlos -> ana"])
        self.assertEqual([e.get("by") for e in self.log()][1:5], ["bea", None, "carlos", "ana"])
        self.fine("check", self.file)

    def test_wrong_words(self):
        for names in (["ana", "bea"], ["ana", "bea", "carlos", "zoe"], ["ana", "ana", "carlos"], ["ana", "Ana ", "carlos"],
                      ["ana", "", "carlos"], ["ana", "  ", "carlos"], ["ana", "x" * 201, "carlos"], ["Zoe", "zoe", "ana"],
                      ["ana", "bell \x07", "bea"]):
            self.unchanged(2, *names)
        self.bad("seats", self.file)

    def test_somebody_new(self):
        self.assertEqual(self.fine("seats", self.file, "ana", "Dora M.", "carlos").out, "bea -> dora-m\n")
        self.assertEqual(self.people(), ["ana", "bea", "carlos", "dora-m"])
        self.assertIn('<player id="dora-m" name="Dora M."/>\n  </players>', self.text())
        self.assertEqual([e.get("by") for e in self.log()][3], "dora-m")
        # nobody leaves the session, and two of a name get two ids
        self.assertEqual(self.fine("seats", self.file, "Dora! M", "bea", "dora? m").lines,
                         ["ana -> dora-m-2", "dora-m -> bea", "carlos -> dora-m-3"])
        self.assertEqual(self.people(), ["ana", "bea", "carlos", "dora-m", "dora-m-2", "dora-m-3"])

    def test_marks_stay_with_people(self):
        text = self.text().replace('name="Ana"/>', 'name="Ana" mark="2"/>').replace('name="Bea"/>', 'name="Bea" mark="1"/>')
        with open(self.file, "w", encoding="utf-8") as file:
            file.write(text)
        self.fine("seats", self.file, "bea", "Zoe", "ana")
        self.assertRegex(self.text(), r'name="Ana" mark="2"/>\s*<player id="bea" name="Bea" mark="1"/>'
                                      r'\s*<player id="carlos" name="Carlos"/>\s*<player id="zoe" name="Zoe"/>')

    def test_too_many_people(self):
        for n in range(9):
            self.fine("seats", self.file, "ana", "bea", f"Guest {n}")
        self.assertEqual(len(self.people()), 12)
        self.unchanged(2, "ana", "bea", "One more")
        self.fine("seats", self.file, "ana", "bea", "guest 3")

    def test_two_of_a_name(self):
        people = '<player id="ana" name="Ana"/><player id="ana-2" name="ana"/>'
        self.file = self.write("", seats="ana ana-2", kind="pad")
        text = self.text().replace('<player id="ana" name="Ana"/><player id="ana-2" name="Ana-2"/>', people)
        with open(self.file, "w", encoding="utf-8") as file:
            file.write(text)
        self.unchanged(2, "ANA", "ana-2")
        self.fine("seats", self.file, "ana-2", "ana")
        self.assertEqual(self.seats(), ["ana-2", "ana"])


class Games(Seats):
    def test_a_stopped_log(self):
        self.file = self.write('<deal/>\n<play by="bea" card="cat-1"/>\n<play by="bea" card="cat-2"/>\n'
                               '<shuffle by="carlos"/>\n<adjust player="bea" points="1" reason="bea was late"/>\n'
                               '<play by="zoe" card="cat-5" ruling="bea said so"/>')
        self.refused("check", self.file)
        self.fine("seats", self.file, "ana", "carlos", "bea")
        self.assertEqual([(e.get("by"), e.get("player"), e.get("reason"), e.get("ruling")) for e in self.log()],
                         [(None, None, None, None), ("carlos", None, None, None), ("carlos", None, None, None),
                          ("bea", None, None, None), (None, "carlos", "bea was late", None),
                          ("zoe", None, None, "bea said so")])
        self.refused("check", self.file)

    def test_the_finish(self):
        self.new("-o", "late=carlos", kind="pad")
        self.play("enter ana 1", "enter bea 2", "join carlos 3", "finish")
        self.fine("seats", self.file, "carlos", "bea", "ana")
        self.assertIn('<option name="late" value="ana"/>', self.text())
        self.assertIn('<result state="finished"', self.text())
        self.assertEqual([e.get("player") for e in self.log()], ["carlos", "bea", "ana", None])
        self.assertRegex(self.text(), r'<score player="carlos" points="1" rank="\d"/>\s*<score player="bea" points="2"')

    def test_people_in_places(self):
        """`from=bea`, `to=bea.2`: wherever an attribute names a person."""
        self.new(kind="level-8", names=("Ana", "Bea", "Stock"))
        self.play("deal red-1", "ana: draw stock", "ana: lay red-4,blue-5,green-6 red-10,blue-11,green-12",
                  "ana: discard red-2", "bea: draw ana", "bea: discard red-3")
        self.fine("seats", self.file, "bea", "stock", "ana")
        self.assertEqual([(e.get("by"), e.get("from")) for e in self.log()],
                         [(None, None), ("bea", "stock"), ("bea", None), ("bea", None), ("stock", "bea"), ("stock", None)])
        self.fine("check", self.file)

    def test_families(self):
        self.new("-o", "families=ana=blue bea=red carlos=green", kind="in-front-of-the-elevators")
        self.fine("seats", self.file, "carlos", "ana", "bea")
        self.assertIn('<option name="families" value="carlos=blue ana=red bea=green"/>', self.text())

    def test_one_game_of_several(self):
        self.new()
        self.fine("new", "--append", "pad", "Bea", "Ana", self.file)
        self.fine("seats", "--game", "1", self.file, "carlos", "bea", "ana")
        self.assertEqual(self.seats(), ["carlos", "bea", "ana"])
        self.fine("seats", self.file, "ana", "bea")
        self.assertIn("<seats>ana bea</seats>", self.text())


if __name__ == "__main__":
    main()
