# SPDX-License-Identifier: GPL-3.0-or-later
"""edit, insert, remove, option."""
from support import SESSION, Case, main


class Correct(Case):
    def setUp(self):
        super().setUp()
        self.new()
        # 7 + 4 + 2 = 13; a higher card at entry 3 would have overflowed the pile.
        self.play("deal", "ana: play cat-7", "bea: play cat-4", "carlos: play cat-2", "ana: play mirror-1")

    def stand(self):
        return self.fine("normalise", self.file).bytes


class Edit(Correct):
    def test_edit(self):
        result = self.fine("edit", self.file, "3", "bea: play cat-2")
        self.assertIn("bea: play cat-4 → bea: play cat-2", result.out)
        entries = self.log()
        self.assertEqual([e.tag.removeprefix(SESSION) for e in entries],
                         ["deal", "play", "void", "play", "play", "play"])
        self.assertEqual((entries[2].get("why"), entries[2][0].get("card")), ("correction", "cat-4"))
        self.assertEqual(entries[3].get("card"), "cat-2")
        self.assertTrue(entries[3].get("at"))
        self.fine("check", self.file)

    def test_other_effects_are_said(self):
        result = self.fine("edit", self.file, "3", "bea: play cat-5")
        self.assertIn("Entry 4 (now 5) has another effect: carlos: play cat-2", result.out)

    def test_points_are_said(self):
        self.play("adjust ana 4 x")
        result = self.fine("edit", self.file, "6", "adjust ana -4 x")
        self.assertIn("Ana: points 4 → -4, rank 3 → 1", result.out)

    def test_only_the_round_itself_is_named(self):
        path = str(self.folder / "pad.umpire")
        self.fine("new", "pad", "Ana", "Bea", path)
        self.fine("play", path, *[f"enter {who} {n}" for n in range(5) for who in ("ana", "bea")], "adjust ana 1 x")
        text = self.fine("edit", "--dry-run", path, "3", "enter ana 50").out
        self.assertEqual([line.split(" has")[0] for line in text.splitlines() if "another effect" in line],
                         ["Entry 4 (now 5)"])

    def test_dry_run(self):
        before = self.stand()
        result = self.fine("edit", "--dry-run", self.file, "3", "bea: play cat-2")
        self.assertIn("→", result.out)
        self.assertEqual(self.stand(), before)

    def test_new_entry_refused(self):
        before = self.stand()
        for force in ([], ["--force"], ["--dry-run"], ["--dry-run", "--force"]):
            result = self.refused("edit", *force, self.file, "3", "carlos: play cat-4")
            self.assertIn("M13-1", result.err)
            self.refused("edit", *force, self.file, "3", "bea: play dog-4")
            self.refused("edit", *force, self.file, "3", "bea: shuffle")
        self.assertEqual(self.stand(), before)

    def test_later_entry_refused(self):
        before = self.stand()
        # Without cats on place 1 the mirror is named first, and the log says nothing of places: take the deal out.
        result = self.refused("remove", self.file, "1")
        self.assertIn("would be refused", result.out)
        self.assertIn("M13-1", result.err)
        self.refused("remove", "--dry-run", self.file, "1")
        self.fine("remove", "--dry-run", "--force", self.file, "1")
        self.assertEqual(self.stand(), before)
        self.fine("remove", "--force", self.file, "1")
        self.refused("check", self.file)
        self.assertEqual(self.verbs(), ["void", "play", "play", "play", "play"])
        # The log can be mended the same way.
        result = self.fine("insert", self.file, "2", "deal")
        self.assertIn("No entry is refused any more", result.out)
        self.fine("check", self.file)

    def test_while_an_earlier_entry_is_refused(self):
        path = self.write("<deal/>\n<deal/>\n<play by=\"ana\" card=\"cat-1\"/>")
        self.refused("edit", path, "3", "ana: play cat-2")
        self.fine("edit", "--force", path, "3", "ana: play cat-2")
        self.fine("remove", path, "2")
        self.fine("check", path)

    def test_bad_numbers(self):
        self.fine("undo", self.file)
        before = self.stand()
        for number in ("0", "5", "6", "7", "-1", "x", "01", "", "+3", "3.0", "99999999999"):
            self.bad("edit", self.file, "--", number, "bea: play cat-2")
            self.bad("remove", self.file, "--", number)
            self.bad("edit", "--force", self.file, "--", number, "bea: play cat-2")
        self.assertEqual(self.stand(), before)

    def test_game(self):
        self.fine("new", "--append", "pad", "Ana", self.file)
        self.bad("edit", self.file, "3", "bea: play cat-2")
        self.fine("edit", "--game", "1", self.file, "3", "bea: play cat-2")


LINE_IT = """market 41,12,62,50,bet-4
ana: take 41 line
ana: end
bea: take bet-4 line
bea: end
carlos: take 62 line
carlos: end
market 37,20,88,58,71
bea: take 20 line
bea: end
carlos: take 58 line
carlos: end
ana: take 37 hand
ana: end
market 53,30,16,70,99
carlos: take 16 line
carlos: end
ana: take 53 line
ana: end
bea: take 30 line
bea: end
market 55,74,3,90,bet-5
ana: take 55 line
ana: end
"""


class Follow(Case):
    """A card in the market was called by a wrong name: scene 11."""

    def setUp(self):
        super().setUp()
        self.new("-o", "start=ana", kind="line-it")
        self.fine("play", self.file, stdin=LINE_IT)

    def test_goes_with_it(self):
        before = self.text()
        self.assertIn("Entry 19 would be refused: ana: take 53 line",
                      self.refused("edit", self.file, "15", "market 57,30,16,70,99").out)
        said = self.refused("edit", "--follow", self.file, "15", "market 57,30,16,70,99")
        self.assertIn("Entry 18 goes with it: ana: take 53 line → ana: take 57 line (now entry 20)\n", said.out)
        self.assertIn("Entry 25 would be refused: ana: take 55 line\n", said.out)
        self.assertIn("LI-4", said.err)
        self.assertEqual(self.text(), before)
        self.fine("edit", self.file, "23", "ana: take 55 hand")
        self.fine("edit", "--follow", self.file, "15", "market 57,30,16,70,99")
        voids = [(v.get("why"), [e.get("card") or e.get("cards") for e in v])
                 for v in self.log() if v.tag == SESSION + "void"]
        self.assertEqual(voids, [("correction", ["53 30 16 70 99"]), ("correction", ["53"]), ("correction", ["55"])])
        self.fine("check", self.file)

    def test_not_for_others(self):
        for call in (["insert", self.file, "1", "note x"], ["remove", self.file, "1"], ["option", self.file, "start=bea"]):
            self.bad(*call, "--follow")


class Insert(Correct):
    def test_before(self):
        result = self.fine("insert", self.file, "2", "note forgotten")
        self.assertIn("note forgotten", result.out)
        self.assertEqual(self.verbs(), ["deal", "note", "play", "play", "play", "play"])

    def test_end(self):
        self.fine("insert", self.file, "6", "bea: play ladder-1")
        self.assertEqual(self.verbs()[-1], "play")
        self.bad("insert", self.file, "8", "note x")
        self.fine("insert", self.file, "7", "note x")

    def test_into_an_empty_log(self):
        path = str(self.folder / "empty.umpire")
        self.fine("new", "pad", "Ana", path)
        self.bad("insert", path, "2", "enter ana 1")
        self.bad("insert", path, "0", "enter ana 1")
        self.fine("insert", path, "1", "enter ana 1")
        self.assertEqual(self.verbs(path=path), ["enter"])

    def test_before_a_void(self):
        self.fine("undo", self.file)
        self.fine("insert", self.file, "5", "note x")
        self.assertEqual(self.verbs(), ["deal", "play", "play", "play", "note", "void"])

    def test_refused(self):
        before = self.stand()
        result = self.refused("insert", "--force", self.file, "2", "bea: play cat-1")
        self.assertIn("M13-1", result.err)
        # ana plays twice then: the old entry 2 is refused, and with --force it may be.
        self.refused("insert", self.file, "2", "ana: play cat-1")
        self.assertEqual(self.stand(), before)
        self.fine("insert", "--force", self.file, "2", "ana: play cat-1")
        self.refused("check", self.file)


class Remove(Correct):
    def test_remove(self):
        result = self.fine("remove", self.file, "5")
        self.assertIn("Entry 5 is left out: ana: play mirror-1", result.out)
        self.assertEqual(self.verbs(), ["deal", "play", "play", "play", "void"])
        self.assertEqual(self.log()[-1].get("why"), "removed")
        # A correction is not what redo brings back.
        self.refused("redo", self.file)


class Option(Correct):
    def options(self):
        return [(o.get("name"), o.get("value")) for o in self.fine("normalise", self.file).xml().iter(SESSION + "option")]

    def test_option(self):
        self.fine("option", self.file, "rounds=2")
        self.assertEqual(self.options(), [("rounds", "2")])
        self.fine("option", self.file, "thirteens=9")
        self.fine("option", self.file, "rounds=4")
        self.assertEqual(self.options(), [("rounds", "4"), ("thirteens", "9")])
        self.assertEqual(self.verbs(), ["deal", "play", "play", "play", "play"])

    def test_several_at_once(self):
        before = self.stand()
        self.bad("option", self.file, "rounds=2", "rounds=3")
        self.bad("option", self.file, "rounds=2", "dealer=zoe")
        self.assertEqual(self.stand(), before)
        said = self.fine("option", self.file, "rounds=2", "dealer=carlos").out
        self.assertEqual(said.splitlines()[0], "rounds: 4 → 2")
        self.assertEqual(self.options(), [("rounds", "2"), ("dealer", "carlos")])

    def test_that_only_hold_together(self):
        path = str(self.folder / "sheet.umpire")
        self.fine("new", "pad", "Ana", "Bea", path)
        before = self.text(path)
        self.bad("option", path, "points=bid * 2")
        self.assertEqual(self.text(path), before)
        self.fine("option", path, "points=bid * 2", "columns=bid")

    def test_refused_then(self):
        before = self.stand()
        result = self.refused("option", self.file, "dealer=ana")
        self.assertIn("would be refused", result.out)
        self.refused("option", "--dry-run", self.file, "dealer=ana")
        self.fine("option", "--dry-run", "--force", self.file, "dealer=ana")
        self.assertEqual(self.stand(), before)
        self.fine("option", "--force", self.file, "dealer=ana")
        self.assertEqual(self.options(), [("dealer", "ana")])
        self.refused("check", self.file)

    def test_bad_values(self):
        before = self.stand()
        for change in ("rounds=0", "rounds", "=3", "wilds=1", "dealer=zoe", "values=14:1", ""):
            self.bad("option", self.file, change)
        self.assertEqual(self.stand(), before)

    def test_points_are_said(self):
        path = str(self.folder / "pad.umpire")
        self.fine("new", "pad", "Ana", "Bea", path)
        self.fine("play", path, "enter ana 4", "enter bea 5")
        result = self.fine("option", path, "best=low")
        self.assertIn("rank 2 → 1", result.out)
        self.fine("option", path, "target=")
        self.fine("option", path, "name=Rummy 500")


if __name__ == "__main__":
    main()
