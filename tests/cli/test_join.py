# SPDX-License-Identifier: GPL-3.0-or-later
"""join, leave: people come to a pad's game and go."""
import pathlib

from support import REPORT, SESSION, Case, main


class Join(Case):
    def setUp(self):
        super().setUp()
        self.new(names=("Ana", "Bea", "Carlos"), kind="pad")

    def bytes(self):
        return pathlib.Path(self.file).read_bytes()

    def totals(self):
        game = self.fine("check", "--format", "xml", self.file).xml().findall(f"{REPORT}session/{REPORT}game")[-1]
        return {t.get("player"): int(t.get("points")) for t in game.iter(REPORT + "total")}

    def game(self):
        return self.fine("normalise", self.file).xml().findall(SESSION + "game")[-1]

    def assert_unchanged(self, status, *args):
        before = self.bytes()
        result = self.expect(status, *args)
        self.assertEqual(result.out, "")
        self.assertEqual(self.bytes(), before, args)
        return result

    def test_somebody_new(self):
        self.play("enter ana 3", "enter bea 4", "enter carlos 5")
        self.assertEqual(self.fine("join", self.file, " Dora M. ", "12").out, "join dora-m points=12\n")
        people = [(p.get("id"), p.get("name"))
                  for p in self.fine("normalise", self.file).xml().iter(SESSION + "player")]
        self.assertEqual(people[-1], ("dora-m", "Dora M."))
        game = self.game()
        self.assertEqual(game.find(SESSION + "seats").text, "ana bea carlos dora-m")
        self.assertEqual([o.attrib for o in game.findall(SESSION + "option")], [{"name": "late", "value": "dora-m"}])
        entry = list(game.find(SESSION + "log"))[-1]
        self.assertEqual((entry.tag, entry.get("player"), entry.get("points")), (SESSION + "join", "dora-m", "12"))
        self.assertTrue(entry.get("at"))
        self.assertEqual(self.totals(), {"ana": 3, "bea": 4, "carlos": 5, "dora-m": 12})
        self.assertEqual(self.text(), self.fine("normalise", self.file).out)
        self.fine("undo", self.file)
        self.assertEqual(self.totals()["dora-m"], 0)
        self.assertEqual(self.fine("join", self.file, "dora-m").out, "join dora-m\n")

    def test_a_person_of_the_session_without_a_seat(self):
        self.fine("new", "pad", "Ana", "Bea", "--append", "-o", "late=bea", self.file)
        self.assertEqual(self.fine("join", self.file, "carlos", "-5").out, "join carlos points=-5\n")
        self.assertEqual(self.game().find(SESSION + "seats").text, "ana bea carlos")
        self.assertEqual(self.game().find(SESSION + "option").get("value"), "bea carlos")
        self.assertEqual(self.fine("join", "--game", "2", self.file, " BEA ").out, "join bea\n")
        self.assertEqual(self.totals(), {"ana": 0, "bea": 0, "carlos": -5})

    def test_points_that_look_like_options(self):
        self.fine("leave", self.file, "Bea")
        self.assertIn("PAD-2", self.assert_unchanged(1, "join", self.file, "bea", "-x").err)
        self.assertIn("PAD-2", self.assert_unchanged(1, "join", self.file, "Dora", "--5").err)
        self.assertEqual(self.fine("join", self.file, "bea", "-7", "--game", "1").out, "join bea points=-7\n")

    def test_refused_means_not_a_byte(self):
        self.assertIn("PAD-1", self.assert_unchanged(1, "join", self.file, "Ana").err)
        self.assertIn("PAD-2", self.assert_unchanged(1, "join", self.file, "Dora", "05").err)
        self.assertIn("form", self.assert_unchanged(1, "leave", self.file, "Dora").err)
        self.play("enter ana 3")
        self.assertIn("PAD-1", self.assert_unchanged(1, "join", self.file, "Dora").err)
        self.assertIn("PAD-1", self.assert_unchanged(1, "leave", self.file, "Ana").err)
        self.play("finish")
        self.assertIn("PAD-1", self.assert_unchanged(1, "join", self.file, "Dora").err)

    def test_other_games_and_sheets_of_rows(self):
        self.fine("new", "pad", "Ana", "Bea", "--append", "-o", "rows=x,y", self.file)
        self.assertIn("PAD-2", self.assert_unchanged(1, "join", self.file, "Dora").err)
        self.assertIn("PAD-2", self.assert_unchanged(1, "leave", self.file, "Ana").err)
        self.fine("new", "martes-13", "Ana", "Bea", "Carlos", "--append", self.file)
        self.assertIn("form", self.assert_unchanged(1, "join", self.file, "Dora").err)
        self.assertIn("form", self.assert_unchanged(1, "leave", self.file, "Ana").err)

    def test_names_that_cannot_be(self):
        self.assert_unchanged(2, "join", self.file, "")
        self.assert_unchanged(2, "join", self.file, "x" * 201)
        self.assert_unchanged(2, "join", self.file)
        self.assert_unchanged(2, "join", self.file, "Dora", "1", "2")
        for i in range(9):
            self.fine("join", self.file, f"Guest {i}")
        self.assert_unchanged(2, "join", self.file, "The thirteenth")

    def test_two_of_a_name(self):
        self.new_file = str(self.folder / "two.umpire")
        self.fine("new", "pad", "Ana", "ANA", "Bea", self.new_file)
        self.bad("leave", self.new_file, "Ana")
        self.assertEqual(self.fine("leave", self.new_file, "ana-2").out, "leave ana-2\n")

    def test_a_log_that_holds_a_refusal(self):
        path = self.write('<enter player="ana" points="x"/>', kind="pad")
        before = pathlib.Path(path).read_bytes()
        self.refused("join", path, "Dora")
        self.refused("leave", path, "ana")
        self.assertEqual(pathlib.Path(path).read_bytes(), before)

    def test_rounds_before_stay(self):
        self.play("enter ana 3", "enter bea 4", "enter carlos 5")
        before = self.fine("score", "--format", "xml", self.file).xml().find(REPORT + "round")
        self.fine("join", self.file, "Dora")
        after = self.fine("score", "--format", "xml", self.file).xml().find(REPORT + "round")
        self.assertEqual([s.attrib for s in before], [s.attrib for s in after])


if __name__ == "__main__":
    main()
