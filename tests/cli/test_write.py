# SPDX-License-Identifier: GPL-3.0-or-later
"""new, play, undo, redo."""
import os
import pathlib
import subprocess

from support import PROGRAM, SESSION, Case, main


class New(Case):
    def people(self):
        return [(p.get("id"), p.get("name")) for p in self.fine("normalise", self.file).xml().iter(SESSION + "player")]

    def test_new_tells_how_to_set_up(self):
        """What a deck of one's own comes to, and who begins, in words; the pad has no table to set up."""
        said = self.fine("new", "martes-13", "-o", "values=1:3", "Ana", "Bea", "Carlos", self.file).err
        self.assertIn("  1. Shuffle all 17 cards: cats, mirrors, ladders and Martes.\n", said)
        self.assertIn("  3. Hand of Ana: 5 cards, face down.\n", said)
        said = self.fine("new", "elevator", "Ana", "Bea", str(self.folder / "e.umpire")).err
        self.assertIn("beginning with Ana, everybody parks on any floor.\n", said)
        self.assertNotIn("  1. ", self.fine("new", "pad", "Ana", "Bea", str(self.folder / "p.umpire")).err)

    def test_new_tells_what_is_not_certain(self):
        """Levels of another edition, unless it was said what stands on the card."""
        due = "Levels 3 to 8 come from another edition: compare them with your card. (-o levels=…)\n"
        self.assertIn(due, self.fine("new", "level-8", "Ana", "Bea", self.file).err)
        levels = "levels=R2 S2 C2 R3 S3 C3 R2+S2 C4"
        self.assertNotIn("compare", self.fine("new", "level-8", "-o", levels, "Ana", "Bea", str(self.folder / "l.umpire")).err)

    def test_new(self):
        self.new("-o", "rounds=2", "--title", " Friday ", "--place", "Kitchen")
        root = self.fine("normalise", self.file).xml()
        self.assertEqual(root.find(SESSION + "title").text, "Friday")
        self.assertEqual(root.find(SESSION + "place").text, "Kitchen")
        self.assertRegex(root.get("id"), r"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$")
        self.assertRegex(root.get("created"), r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$")
        game = root.find(SESSION + "game")
        self.assertEqual((game.get("kind"), game.get("rules")), ("martes-13", "1"))
        self.assertTrue(game.get("started"))
        self.assertEqual(game.find(SESSION + "seats").text, "ana bea carlos")
        self.assertEqual(game.find(SESSION + "option").attrib, {"name": "rounds", "value": "2"})

    def test_ids_from_names(self):
        self.new(names=("María José", "Ángel", "O'Neill & sons", "Øyvind", "日本", "!?"), kind="pad")
        self.assertEqual([i for i, _ in self.people()],
                         ["maria-jose", "angel", "o-neill-sons", self.people()[3][0], "p", "p-2"])
        self.assertRegex(self.people()[3][0], r"^[a-z0-9][a-z0-9-]*$")

    def test_ids_that_would_be_equal(self):
        self.new(names=("Ana", "Aña", "ANA", "ana 2"), kind="pad")
        ids = [i for i, _ in self.people()]
        self.assertEqual(ids[:3], ["ana", "ana-2", "ana-3"])
        self.assertEqual(len(set(ids)), 4)

    def test_the_same_name_twice(self):
        self.bad("new", "martes-13", "Ana", "Bea", "Ana", self.file)
        self.assertFalse(os.path.exists(self.file))

    def test_names(self):
        self.new(names=("x" * 200, "Bea", "Carlos"))
        self.bad("new", "martes-13", "", "Bea", "Carlos", str(self.folder / "b.umpire"))
        self.bad("new", "martes-13", "x" * 201, "Bea", "Carlos", str(self.folder / "b.umpire"))
        self.bad("new", "martes-13", "A\x01", "Bea", "Carlos", str(self.folder / "b.umpire"))
        self.assertEqual(os.listdir(self.folder), [n for n in os.listdir(self.folder) if n.startswith("night")])

    def test_not_over_an_existing_file(self):
        pathlib.Path(self.file).write_text("mine")
        self.bad("new", "martes-13", "Ana", "Bea", "Carlos", self.file)
        self.assertEqual(self.text(), "mine")
        link = self.folder / "link.umpire"
        link.symlink_to("nowhere")
        self.bad("new", "martes-13", "Ana", "Bea", "Carlos", str(link))
        self.bad("new", "martes-13", "Ana", "Bea", "Carlos", str(self.folder / "no" / "folder.umpire"))

    def test_bad_games(self):
        for words in (["bridge", "Ana", "Bea"], ["martes-13", "Ana", "Bea"],
                      ["martes-13", "A", "B", "C", "D", "E", "F", "G"], ["martes-13", "A", "B", "C", "-o", "rounds=0"],
                      ["martes-13", "A", "B", "C", "-o", "wilds=1"], ["martes-13", "A", "B", "C", "-o", "rounds"],
                      ["martes-13", "A", "B", "C", "-o", "rounds=1", "-o", "rounds=1"],
                      ["martes-13", "A", "B", "C", "D", "-o", "dead=4"],
                      ["martes-13", "A", "B", "C", "-o", "dealer=z"]):
            self.bad("new", *words, self.file)
            self.assertFalse(os.path.exists(self.file))
        self.assertIn("1", self.bad("new", "martes-13", "A", "B", "C", "-o", "rounds=0", self.file).err)
        self.assertIn("rounds", self.bad("new", "martes-13", "A", "B", "C", "-o", "wilds=1", self.file).err)

    def test_append(self):
        self.new()
        self.play("deal")
        self.fine("new", "--append", "pad", "Bea", "Zoe", "-o", "rounds=3", self.file)
        self.assertEqual(self.people(), [("ana", "Ana"), ("bea", "Bea"), ("carlos", "Carlos"), ("zoe", "Zoe")])
        games = self.fine("normalise", self.file).xml().findall(SESSION + "game")
        self.assertEqual([g.find(SESSION + "seats").text for g in games], ["ana bea carlos", "bea zoe"])
        self.assertEqual(self.verbs(game=0), ["deal"])
        before = self.fine("normalise", self.file).bytes
        self.bad("new", "--append", "pad", "Bea", "Bea", self.file)
        self.bad("new", "--append", "bridge", "Bea", self.file)
        self.assertEqual(self.fine("normalise", self.file).bytes, before)

    def test_append_needs_a_file(self):
        self.bad("new", "--append", "pad", "Bea", self.file)
        self.assertFalse(os.path.exists(self.file))


class Play(Case):
    def test_words(self):
        self.new()
        result = self.play("deal", "a: p c5", "B: PLAY martes pile=1", "note 'so'")
        self.assertEqual(result.lines, ["deal", "ana: play cat-5", "bea: play martes pile=1", "note 'so'"])
        self.assertEqual(self.verbs(), ["deal", "play", "play", "note"])

    def test_at_is_set(self):
        self.new()
        self.play("deal", "ana: play cat-5 at=2026-01-01T10:00:00Z")
        deal, play = self.log()
        self.assertRegex(deal.get("at"), r"^\d{4}-\d\d-\d\dT")
        self.assertEqual(play.get("at"), "2026-01-01T10:00:00Z")

    def test_stdin(self):
        self.new()
        result = self.fine("play", self.file, stdin="\n# the first round\n  \ndeal\r\n\nana: play cat-5\n"
                                                    "bea: play cat-1")
        self.assertEqual(result.lines, ["deal", "ana: play cat-5", "bea: play cat-1"])
        self.assertEqual(self.fine("play", self.file, stdin="").out, "")

    def test_each_line_is_said_when_it_is_safe(self):
        self.new()
        with subprocess.Popen([PROGRAM, "play", self.file], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            for entry in (b"deal", b"ana: play cat-5"):
                process.stdin.write(entry + b"\n")
                process.stdin.flush()
                self.assertEqual(process.stdout.readline(), entry + b"\n")
            process.kill()
        self.assertEqual(self.verbs(), ["deal", "play"])

    def test_stops_at_the_first_refused(self):
        self.new()
        result = self.refused("play", self.file, "deal", "bea: play cat-5", "ana: play cat-5")
        self.assertEqual(result.lines, ["deal"])
        self.assertRegex(result.err, r"Refused: .+ \(rule M13-1\) \[turn\]")
        self.assertEqual(self.verbs(), ["deal"])
        result = self.refused("play", self.file, stdin="ana: play cat-5\nbea: play mirror-1 pile=1\ndeal\n")
        self.assertEqual(result.lines, ["ana: play cat-5"])
        self.assertIn("M13-4", result.err)
        self.assertEqual(self.verbs(), ["deal", "play"])

    def test_lines_that_cannot_be_read(self):
        self.new()
        self.play("deal")
        for line, column in (("ana: play dog-5", 11), ("ana: shuffle", 6), ("ana: play cat-5 1 2", 19)):
            result = self.refused("play", self.file, line)
            self.assertIn("[form]", result.err)
            self.assertIn(f"column {column}", result.err)
            mark = result.err.splitlines()[2]
            self.assertEqual(mark.index("^"), column + 1)
        for line in ("", "zoe: play cat-5", "ana: play \"cat-5", "ana: play cat-5 at=now", "play cat-5",
                     "ana: play cat-5 pile=9", "ana play cat-5"):
            self.refused("play", self.file, line)
        self.refused("play", self.file, b"note \xff\xfe")
        self.refused("play", self.file, stdin=b"note \xff\xfe\n")
        self.refused("play", self.file, stdin=b"note a\x00b\n")
        self.refused("play", self.file, "note a\x01b")
        self.assertEqual(self.verbs(), ["deal"])

    def test_rulings(self):
        self.new()
        self.play("deal", "ana: play cat-5")
        self.refused("play", self.file, "bea: play mirror-1 pile=1")
        line = 'bea: play mirror-1 pile=1 ruling="it slipped, let it be"'
        self.assertEqual(self.play(line).lines, [line])
        self.assertEqual(self.log()[-1].get("ruling"), "it slipped, let it be")
        self.refused("play", self.file, "carlos: play cat-5 pile=3 ruling=no")

    def test_empty_values_are_none(self):
        """What play writes is what normalise writes."""
        self.new(kind="elevator")
        lines = ["ana: park 8", "bea: park 4", "carlos: park 1", "ana: place 4 6S", "bea: place 9 9C",
                 "carlos: place 2 2D", "ana: ride go=wait load= ruling=\"\""]
        self.assertEqual(self.play(*lines).lines[-1], "ana: ride wait")
        self.assertEqual(self.text(), self.fine("normalise", self.file).out)
        self.assertNotIn("load", self.text())

    def test_common_verbs(self):
        self.new()
        lines = ['note ""', 'bea: note "a \\"quoted\\" word\\nand a line"', "adjust ana -5 late", "abandon", "note end"]
        self.assertEqual(self.play(*lines).lines, lines)
        self.refused("play", self.file, "deal")
        self.refused("play", self.file, "adjust ana 1 x")

    def test_log_with_a_refusal(self):
        path = self.write("<deal/>\n<deal/>\n<note/>")
        before = self.text(path)
        result = self.refused("play", path, "note hello")
        self.assertIn("M13-1", result.err)
        self.assertEqual(result.out, "")
        self.refused("play", path, stdin="")
        self.refused("redo", path)
        self.assertEqual(self.text(path), before)

    def test_game(self):
        self.new()
        self.fine("new", "--append", "pad", "Ana", self.file)
        self.play("enter ana 5")
        self.fine("play", "--game", "1", self.file, "deal")
        self.assertEqual(self.verbs(game=0), ["deal"])
        self.assertEqual(self.verbs(game=1), ["enter"])
        self.bad("play", "--game", "3", self.file, "deal")

    def test_end_of_the_game_is_noted(self):
        self.new(names=("Ana",), kind="pad")
        self.play("finish")
        game = self.fine("normalise", self.file).xml().find(SESSION + "game")
        self.assertTrue(game.get("finished"))
        self.fine("undo", self.file)
        game = self.fine("normalise", self.file).xml().find(SESSION + "game")
        self.assertIsNone(game.get("finished"))

    def test_two_writers(self):
        self.new()
        with subprocess.Popen([PROGRAM, "play", self.file], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            process.stdin.write(b"deal\n")
            process.stdin.flush()
            process.stdout.readline()
            self.bad("play", self.file, "ana: play cat-5")
            self.bad("undo", self.file)
            self.bad("edit", self.file, "1", "note x")
            self.fine("edit", "--dry-run", self.file, "1", "note x")
            self.fine("check", self.file)
            process.communicate()
        self.play("ana: play cat-5")

    def test_folder_that_cannot_be_written(self):
        if os.geteuid() == 0:
            self.skipTest("root may write everywhere")
        self.new()
        os.chmod(self.folder, 0o500)
        self.addCleanup(os.chmod, self.folder, 0o700)
        self.fine("check", self.file)

    def test_saving_that_fails_is_said(self):
        self.new()
        self.assertEqual(self.play("deal").err, "")
        hindrance = self.folder / ".night.umpire.new"
        hindrance.mkdir()
        before = self.text()
        result = self.bad("play", self.file, "ana: play cat-5")
        self.assertEqual(result.out, "")
        self.assertIn("night.umpire", result.err)
        self.assertEqual(self.text(), before)
        hindrance.rmdir()
        self.assertEqual(self.fine("undo", self.file).err, "")
        self.assertEqual(os.listdir(self.folder), ["night.umpire"])

    def test_lines_that_wait_are_made_safe_together(self):
        """Those before a refused one stand and are told, that one and what comes after it are not kept."""
        self.new(names=("Ana", "Bea"), kind="pad")
        lines = "# who wins\n\nenter ana 5\n  enter bea 6  \nenter nobody 7\nenter ana 8\n"
        result = self.refused("play", self.file, stdin=lines)
        self.assertEqual(result.lines, ["enter ana 5", "enter bea 6"])
        self.assertIn("nobody", result.err)
        self.assertEqual(self.verbs(), ["enter", "enter"])
        result = self.refused("play", self.file, "enter ana 9", "enter nobody 7")
        self.assertEqual(result.lines, ["enter ana 9"])
        self.assertEqual(self.verbs(), ["enter", "enter", "enter"])
        many = "".join(f"note {n}\n" for n in range(3000)) + "note last"
        self.assertEqual(len(self.fine("play", self.file, stdin=many).lines), 3001)
        self.assertEqual(self.log()[-1].text, "last")

    def test_each_line_is_answered_that_is_waited_for(self):
        self.new(names=("Ana", "Bea"), kind="pad")
        with subprocess.Popen([PROGRAM, "play", self.file], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            for n in range(20):
                half = f"note {n}-".encode()
                process.stdin.write(half)
                process.stdin.flush()
                process.stdin.write(b"end\n")
                process.stdin.flush()
                self.assertEqual(process.stdout.readline(), half + b"end\n")
                self.assertEqual(self.text().count("-end<"), n + 1)
            process.communicate()
        self.assertEqual(process.returncode, 0)

    def test_column_of_a_malformed_value(self):
        self.new()
        self.play("deal")
        for line, column in (("ana: play cat-5 7", 17), ("ana: play cat-5 pile=0", 17), ("zoe: play cat-5", 1),
                             ("ana: play cat-5 1 at=noon", 19), ("ana: play  cat-5   pile=x", 20), ("ana: deal", 1)):
            result = self.refused("play", self.file, line)
            self.assertIn(f"column {column}\n", result.err, line)
        for line in ("ana: play", "bea: play cat-5"):
            self.assertNotIn("column", self.refused("play", self.file, line).err)

    def test_file_changed_while_it_is_played(self):
        self.new()
        with subprocess.Popen([PROGRAM, "play", self.file], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE) as process:
            process.stdin.write(b"deal\n")
            process.stdin.flush()
            self.assertEqual(process.stdout.readline(), b"deal\n")
            other = self.text().replace("Carlos", "Carla")
            pathlib.Path(self.file).write_text(other, encoding="utf-8")
            self.assertIn(b"another program", process.communicate()[1])
        self.assertEqual(process.returncode, 2)
        self.assertEqual(self.text(), other)
        self.assertEqual(self.verbs(path=str(self.folder / "night.kept-1.umpire")), ["deal"])


class Counts(Case):
    def test_too_many_is_for_the_rules_to_say(self):
        """However large, it is a count: the page's rule refuses it, in the file as when it is typed."""
        for kind, rule, entry in (("martes-13", "M13-7", "tally ana 0 {} 0 0"), ("line-it", "LI-12", "tally ana {}"),
                                  ("elevator", "EL-11", "tally ana {}")):
            path = str(self.folder / f"{kind}.umpire")
            self.fine("new", kind, "Ana", "Bea", *(["Carlos"] if kind == "martes-13" else []), path)
            if kind == "martes-13":
                self.fine("play", path, "deal")
            for count in ("1000000", "99999999999", "9" * 60):
                said = self.refused("play", path, entry.format(count)).err
                self.assertIn(f"{rule})", said)
                self.assertIn("[fact]", said)
            for count in ("01", "-1", "-0", "1.0", "x"):
                self.assertIn("[form]", self.refused("play", path, entry.format(count)).err)
        path = self.write(f'<deal/>\n<tally player="ana" cat="{"9" * 60}" mirror="0" ladder="0" martes="0"/>')
        self.assertIn("M13-7", self.refused("check", path).out)


class UndoRedo(Case):
    def test_nothing(self):
        self.new()
        self.refused("undo", self.file)
        self.refused("redo", self.file)

    def test_run(self):
        self.new()
        self.play("deal", "ana: play cat-5", "note x")
        self.assertEqual(self.fine("undo", self.file).out, "note x\n")
        self.assertEqual(self.fine("undo", self.file).out, "ana: play cat-5\n")
        self.assertEqual(self.verbs(), ["deal", "void", "void"])
        self.assertEqual([v.get("why") for v in self.log()[1:]], ["undo", "undo"])
        self.assertEqual(self.fine("redo", self.file).out, "ana: play cat-5\n")
        self.assertEqual(self.verbs(), ["deal", "play", "void"])
        self.assertEqual(self.fine("redo", self.file).out, "note x\n")
        self.refused("redo", self.file)
        for _ in range(3):
            self.fine("undo", self.file)
        self.refused("undo", self.file)

    def test_new_entry_ends_redo(self):
        self.new()
        self.play("deal", "ana: play cat-5")
        self.fine("undo", self.file)
        self.play("ana: play cat-7")
        self.assertEqual(self.verbs(), ["deal", "void", "play"])
        self.refused("redo", self.file)
        self.fine("undo", self.file)
        self.assertEqual(self.verbs(), ["deal", "void", "void"])

    def test_undo_takes_a_refused_entry(self):
        path = self.write("<deal/>\n<deal/>\n<note/>")
        self.fine("undo", path)
        self.refused("check", path)
        self.fine("undo", path)
        self.fine("check", path)

    def test_game(self):
        self.new()
        self.play("deal")
        self.fine("new", "--append", "pad", "Ana", self.file)
        self.refused("undo", self.file)
        self.fine("undo", "--game", "1", self.file)
        self.refused("redo", self.file)
        self.fine("redo", "--game", "1", self.file)

    def test_undo_across_a_round(self):
        self.new("-o", "rounds=1")
        self.play("deal", "tally ana 0 0 0 0", "tally bea 0 0 0 0", "tally carlos 0 0 0 1")
        self.assertIn("finished", self.fine("normalise", self.file).out)
        self.fine("undo", self.file)
        self.assertEqual(self.fine("moves", self.file).lines, ["tally ..."])


class Title(Case):
    def heading(self):
        root = self.fine("normalise", self.file).xml()
        return [element.text if element is not None else None
                for element in (root.find(SESSION + "title"), root.find(SESSION + "place"))]

    def test_said_afterwards(self):
        self.new("-o", "rounds=2")
        self.play("deal")
        log = self.log()
        for call, heading in ((["Friday"], ["Friday", None]), (["--place", "Kitchen"], ["Friday", "Kitchen"]),
                              (["  Sunday ", "--place", ""], ["Sunday", None]), ([""], [None, None])):
            self.fine("title", self.file, *call)
            self.assertEqual(self.heading(), heading)
        self.assertEqual([e.tag for e in self.log()], [e.tag for e in log])

    def test_what_is_none(self):
        self.new()
        before = self.text()
        self.bad("title", self.file)
        self.bad("title", self.file, "a\x01b")
        self.bad("title", self.file, "two", "titles")
        self.bad("title", str(self.folder / "missing.umpire"), "Friday")
        self.assertEqual(self.text(), before)


if __name__ == "__main__":
    main()
