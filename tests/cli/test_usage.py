# SPDX-License-Identifier: GPL-3.0-or-later
"""Help, version and wrong calls."""
import os
import pathlib
import re
import signal
import subprocess

from support import PROGRAM, Case, main

COMMANDS = ("games rules new check replay score moves play edit insert remove option seats undo redo title random "
            "normalise schema").split()


class Usage(Case):
    def test_help_and_version(self):
        text = self.fine("--help").out
        for command in COMMANDS:
            self.assertIn(f"  {command} ", text)
        self.assertRegex(self.fine("--version").out, r"^umpirectl \d+\.\d+\.\d+\n$")

    def test_help_of_each_command(self):
        for command in COMMANDS:
            result = self.fine(command, "--help")
            self.assertIn(f"umpirectl {command}", result.out)
            self.assertEqual(result.err, "")

    def test_help_is_a_command_too(self):
        self.assertEqual(self.fine("help").out, self.fine("--help").out)
        self.assertEqual(self.fine("help", "play").out, self.fine("play", "--help").out)
        self.bad("help", "shuffle")

    def test_columns_of_help_by_letters(self):
        lines = [line for line in self.fine("--help").lines if re.match(r"  [a-z]+  ", line)]
        self.assertGreaterEqual(len(lines), len(COMMANDS))
        starts = {line.index(re.split(" {2,}", line)[-1]) for line in lines}
        self.assertEqual(len(starts), 1, lines)

    def test_options_of_a_game(self):
        """Each with the words that it takes; all of them can be given, as far as they are for everybody."""
        lines = self.fine("games", "line-it").lines
        self.assertEqual([line.split()[0] for line in lines], ["start", "final", "colours"])
        for word in next(line for line in lines if line.startswith("final")).rpartition(": ")[2].split(" | "):
            self.fine("random", "line-it", "-o", f"final={word}")
        self.bad("games", "bridge")

    def test_near_misses(self):
        for typed, meant in (("pla", "play"), ("chekc", "check"), ("tamplates", "templates"),
                             ("--verison", "--version"), ("-help", "--help")):
            self.assertIn(f"did you mean “{meant}”?", self.bad(typed).err)
        self.assertNotIn("did you mean", self.bad("shuffle").err)
        self.assertNotIn("did you mean", self.bad("x" * 100000).err)

    def test_games_that_are_none(self):
        self.new()
        for number in ("0", "2", "01", "one", "-1", "99999999999999999999"):
            self.assertIn(f"“{number}” is not one of the session's games, 1 to 1",
                          self.bad("score", f"--game={number}", self.file).err)

    def test_help_of_each_command_names_its_options(self):
        for command in ("replay", "score", "moves", "play", "edit", "insert", "remove", "option", "seats", "undo",
                        "redo"):
            self.assertIn("--game", self.fine(command, "--help").out)
        for command in ("edit", "insert", "remove", "option"):
            text = self.fine(command, "--help").out
            self.assertIn("--dry-run", text)
            self.assertIn("--force", text)

    def test_language_of_a_build_folder(self):
        """What is not installed yet speaks as the window does."""
        own, catalogues = pathlib.Path("/usr/lib/locale/C.utf8"), pathlib.Path(PROGRAM).parents[2] / "po"
        if not own.is_dir() or not list(catalogues.glob("es/**/umpire.mo")):
            self.skipTest("no locale that can be lent another name, or no catalogues")
        (self.folder / "locale").mkdir()
        (self.folder / "locale/en_US.utf8").symlink_to(own)  # under its own name nothing is translated
        spanish = {"LOCPATH": str(self.folder / "locale"), "LC_ALL": "en_US.UTF-8", "LANGUAGE": "es",
                   "UMPIRE_LOCALEDIR": str(catalogues)}
        self.new()
        self.assertIn("Martes 13", self.fine("games", env=spanish).out)
        self.assertIn("Anotador", self.fine("games", env=spanish).out)
        self.assertIn("Rechazada: No se está jugando ninguna ronda: antes hay que repartir",
                      self.refused("play", self.file, "tally ana 0 0 0 0", env=spanish).err)

    def test_no_command(self):
        result = self.bad()
        self.assertEqual(result.out, "")
        self.bad("shuffle")
        self.bad("--shuffle")

    def test_too_few_and_too_many_words(self):
        self.new()
        for call in (["rules"], ["rules", "pad", "PAD-1", "PAD-2"], ["games", "pad", "pad"], ["schema", "x"], ["check"],
                     ["replay"], ["replay", self.file, self.file], ["score"], ["score", self.file, self.file],
                     ["moves"], ["moves", self.file, "x"], ["play"], ["edit", self.file, "1"], ["edit", self.file],
                     ["edit", self.file, "1", "deal", "deal"], ["insert", self.file, "1"], ["remove", self.file],
                     ["remove", self.file, "1", "deal"], ["option", self.file], ["seats", self.file],
                     ["undo"], ["undo", self.file, "2"], ["redo"], ["random"], ["random", "pad", "pad"],
                     ["normalise"], ["normalise", self.file, self.file], ["new", "martes-13"],
                     ["new", "martes-13", "Ana"], ["new"]):
            self.assertIn("usage:", self.bad(*call).err, call)

    def test_options_that_do_not_exist(self):
        self.new()
        for command in ("check", "replay", "score", "moves", "play", "undo", "redo", "normalise"):
            self.bad(command, "--nonsense", self.file)
        self.bad("check", "--game", "1", self.file)

    def test_values_that_are_none(self):
        self.new()
        for call in (["check", "--format", "csv"], ["check", "--format", "XML"], ["replay", "--format", "html"],
                     ["score", "--format", "pdf"], ["replay", "--to", "x"], ["replay", "--to", "-1"],
                     ["replay", "--to", "01"], ["moves", "--game", "0"], ["moves", "--game", "2"],
                     ["moves", "--game", "one"], ["moves", "--game", "99999999999999999999"]):
            self.bad(*call, self.file)

    def test_files_that_cannot_be_read(self):
        missing = str(self.folder / "missing.umpire")
        for command in ("check", "replay", "score", "moves", "play", "undo", "redo", "normalise"):
            self.assertIn("missing.umpire", self.bad(command, missing).err)
            self.bad(command, str(self.folder))
        self.bad("edit", missing, "1", "deal")
        self.bad("option", missing, "rounds=1")

    def test_malformed_files(self):
        self.new()
        good = self.text()
        for bad, line in ((good.replace("<log/>", "<log>"), None), ("", None), ("no xml\n", 1),
                          (good.replace("<players>", "<!DOCTYPE x><players>"), None),
                          (good.replace("martes-13", "bridge"), None),
                          (good.replace('rules="1"', 'rules="1" colour="red"'), None),
                          (good.replace("<seats>ana", "<seats>zoe"), None)):
            with open(self.file, "w", encoding="utf-8") as file:
                file.write(bad)
            for command in ("check", "replay", "score", "moves", "undo", "redo", "normalise"):
                result = self.bad(command, self.file)
                self.assertEqual(result.out, "")
                self.assertRegex(result.err, rf"(?m)^{self.file}:{line or '[0-9]+'}: .")
            self.bad("play", self.file, "deal")
            self.bad("edit", self.file, "1", "deal")
            self.bad("new", "--append", "pad", "Ana", self.file)
            self.assertEqual(self.text(), bad)

    def test_sessions_by_a_pipe(self):
        """What another command prints is read as a file is; nothing is written there."""
        made = self.fine("random", "martes-13").bytes
        pathlib.Path(self.file).write_bytes(made)
        for command in ("check", "score", "replay", "log", "normalise"):
            from_file = self.fine(command, self.file).out
            for name in ("-", "/dev/stdin"):
                piped = self.fine(command, name, stdin=made).out
                self.assertEqual(piped, from_file.replace(self.file, name, 1), command)
        self.assertEqual(self.fine("stats", "-", stdin=made).out, self.fine("stats", self.file).out)
        self.assertEqual(self.fine("export", "--to", "csv", "-", stdin=made).out,
                         self.fine("export", "--to", "csv", self.file).out)
        refused = pathlib.Path(self.write('<play at="2026-11-20T20:05:00+01:00" by="ana" card="cat-5"/>')).read_bytes()
        self.assertIn("line 10: ", self.call("check", "-", stdin=refused).out)
        self.assertRegex(self.call("check", "-", stdin=b"no xml").err, r"^-:1: .")
        self.assertEqual(self.call("check", "-", stdin=b"").status, 2)
        self.assertIn("larger", self.call("check", "-", stdin=b" " * (64 * 1024 * 1024 + 1)).err)
        for command in (["play", "-", "deal"], ["undo", "-"], ["title", "-", "Friday"]):
            self.assertEqual(self.call(*command, stdin=made).status, 2)

    def test_readers_that_go_away(self):
        """As with every program, no word is said of it."""
        reading, writing = os.pipe()
        os.close(reading)
        process = subprocess.Popen([PROGRAM, "random", "pad"], stdout=writing, stderr=subprocess.PIPE)
        os.close(writing)
        self.assertEqual(process.stderr.read(), b"")
        process.stderr.close()
        self.assertEqual(process.wait(), -signal.SIGPIPE)

    def test_full_disk_for_the_answer(self):
        with open("/dev/full", "wb") as full:
            process = subprocess.run([PROGRAM, "games"], stdout=full, stderr=subprocess.PIPE, check=False)
        self.assertEqual(process.returncode, 2)
        self.assertTrue(process.stderr)


if __name__ == "__main__":
    main()
