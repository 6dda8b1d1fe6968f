# SPDX-License-Identifier: GPL-3.0-or-later
"""Help, version and wrong calls."""
import pathlib

from support import PROGRAM, Case, main

COMMANDS = ("games rules new check replay score moves play edit insert remove option seats undo redo random normalise "
            "schema").split()


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
        for call in (["rules"], ["rules", "pad", "PAD-1", "PAD-2"], ["games", "pad"], ["schema", "x"], ["check"],
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

    def test_full_disk_for_the_answer(self):
        import subprocess
        from support import PROGRAM
        with open("/dev/full", "wb") as full:
            process = subprocess.run([PROGRAM, "games"], stdout=full, stderr=subprocess.PIPE, check=False)
        self.assertEqual(process.returncode, 2)
        self.assertTrue(process.stderr)


if __name__ == "__main__":
    main()
