# SPDX-License-Identifier: GPL-3.0-or-later
"""Undo, redo and corrections one after another: what redo brings back, and what is gone for good."""
from support import SESSION, Case, main

LETTERS = {"undo": "u", "undone": "x", "correction": "c", "removed": "r"}


class TimeLine(Case):
    def shape(self):
        """The log with a word for each entry: `R [B]u` for an entry and one that was taken back."""
        def word(entry):
            return entry.get("card") or entry.get("points") or (entry.text or "").strip() or \
                entry.tag.removeprefix(SESSION)
        return " ".join(f"[{' '.join(map(word, e))}]{LETTERS[e.get('why')]}" if e.tag == SESSION + "void" else word(e)
                        for e in self.log())

    def undo(self, times=1):
        for _ in range(times):
            self.fine("undo", self.file)

    def redo(self):
        return self.fine("redo", self.file).out.splitlines()

    def stuck(self):
        """Nothing to redo: nothing is said, and not a byte changes."""
        before = self.text()
        self.assertEqual(self.refused("redo", self.file).out, "")
        self.assertEqual(self.text(), before)


class Redo(TimeLine):
    def setUp(self):
        super().setUp()
        self.new()
        self.play("deal")

    def test_what_was_replaced_never_comes_back(self):
        """Scene 1."""
        self.play("ana: play ladder-5")
        self.undo()
        self.play("ana: play ladder-2", "bea: play cat-1")
        self.undo(2)
        self.assertEqual(self.shape(), "deal [ladder-5]x [ladder-2]u [cat-1]u")
        self.assertEqual(self.redo(), ["ana: play ladder-2"])
        self.assertEqual(self.shape(), "deal [ladder-5]x ladder-2 [cat-1]u")
        self.assertEqual(self.redo(), ["bea: play cat-1"])
        self.assertEqual(self.shape(), "deal [ladder-5]x ladder-2 cat-1")
        self.stuck()

    def test_a_refused_entry_ends_nothing(self):
        self.play("ana: play ladder-5")
        self.undo()
        self.refused("play", self.file, "bea: play cat-1")
        self.assertEqual(self.redo(), ["ana: play ladder-5"])

    def test_redo_up_to_one_of_them(self):
        """Scene 18: put back the middle one of three."""
        self.play("ana: play cat-1", "bea: play cat-2", "carlos: play cat-4")
        self.undo(3)
        self.redo()
        self.redo()
        self.assertEqual(self.shape(), "deal cat-1 cat-2 [cat-4]u")

    def test_a_correction_is_for_good(self):
        """Scene 24: whatever it corrects."""
        for call, *rest in (["edit", "1", "deal"], ["insert", "1", "note first"], ["remove", "2"], ["option", "rounds=2"]):
            self.file = str(self.folder / f"{call}.umpire")
            self.new()
            self.play("deal")
            self.play("ana: play cat-1", "bea: play cat-2", "carlos: play cat-4")
            self.undo(2)
            self.assertTrue(self.shape().endswith("cat-1 [cat-2]u [cat-4]u"), self.shape())
            before = self.text()
            self.fine(call, "--dry-run", self.file, *rest)
            self.assertEqual(self.text(), before)
            self.fine(call, self.file, *rest)
            self.assertTrue(self.shape().endswith("[cat-2]x [cat-4]x"), self.shape())
            self.stuck()

    def test_all_of_a_void_or_nothing(self):
        def path(second):
            return self.write('<deal/>\n<void why="undo"><play by="ana" card="cat-1" pile="1"/>\n'
                              f'<play by="{second}" card="cat-2" pile="1"/></void>\n'
                              '<void why="undo"><play by="carlos" card="cat-4" pile="1"/></void>')
        self.file = path("bea")
        self.assertEqual(self.redo(), ["ana: play cat-1 pile=1", "bea: play cat-2 pile=1"])
        self.assertEqual(self.shape(), "deal cat-1 cat-2 [cat-4]u")
        self.file = path("carlos")
        self.stuck()

    def test_behind_a_refused_entry_nothing_is_judged(self):
        self.file = self.write('<deal/>\n<play by="bea" card="cat-1"/>\n<play by="bea" card="cat-2"/>\n'
                               '<play by="zoe" card="cat-4"/>')
        self.undo(2)
        self.assertEqual(self.shape(), "deal cat-1 [cat-2]u [cat-4]u")
        self.assertEqual(self.redo(), ["bea: play cat-2"])
        self.assertEqual(self.redo(), ["zoe: play cat-4"])
        self.assertEqual(self.shape(), "deal cat-1 cat-2 cat-4")
        self.undo(3)
        self.stuck()  # the refused entry itself is judged

    def test_an_undo_with_an_entry_behind_it_is_undone(self):
        self.file = self.write('<deal/>\n<void why="undo"><play by="ana" card="cat-1"/></void>\n'
                               '<play by="ana" card="cat-2"/>\n<void why="undo"><play by="bea" card="cat-4"/></void>\n'
                               '<void why="correction"><play by="bea" card="cat-5"/></void>')
        self.assertEqual(self.shape(), "deal [cat-1]x cat-2 [cat-4]u [cat-5]c")
        self.assertEqual(self.redo(), ["bea: play cat-4"])


class Words(TimeLine):
    def test_why(self):
        self.new(kind="pad")
        self.play("enter ana 1", "enter bea 2", "enter carlos 3", "enter ana 4", "enter bea 5")
        self.undo()
        self.play("enter bea 6")
        self.fine("edit", self.file, "2", "enter bea 20")
        self.play("note x")
        self.fine("remove", self.file, "8")
        self.play("note y")
        self.undo()
        self.assertEqual(self.shape(), "1 [2]c 20 3 4 [5]x 6 [x]r [y]u")
        said = [line.rsplit("[", 1)[1] for line in self.fine("log", "--voids", self.file).lines if line[-1] == "]"]
        self.assertEqual(said, ["corrected]", "taken back]", "left out]", "taken back]"])
        voids = [e.get("void") for e in self.fine("log", "--voids", "--format", "xml", self.file).xml()]
        self.assertEqual(voids, [None, "correction", None, None, None, "undone", None, "removed", "undo"])


if __name__ == "__main__":
    main()
