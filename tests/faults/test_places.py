# SPDX-License-Identifier: GPL-3.0-or-later
"""Odd places: full disks, folders that may not be written, folders and files that go or change, two programs."""
import contextlib
import os
import shutil
import pathlib
import subprocess
import sys
import threading
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "cli"))
from support import PROGRAM, SESSION, Case, main  # noqa: E402


class Place(Case):
    def environment(self):
        return {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "", "TZ": "UTC", "XDG_DATA_HOME": str(self.folder / "data")}

    def call(self, *args, env=None, **more):
        return super().call(*args, env={"XDG_DATA_HOME": str(self.folder / "data"), **(env or {})}, **more)

    def notes(self, path=None):
        root = self.fine("normalise", path or self.file).xml()
        return [note.text for note in root.iter(SESSION + "note")]

    def playing(self, path=None):
        """A program that plays; each line is answered, or its end is seen."""
        process = subprocess.Popen([PROGRAM, "play", path or self.file], stdin=subprocess.PIPE,
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=self.environment(),
                                   cwd=self.folder)
        self.addCleanup(process.wait)
        for stream in (process.stdin, process.stdout, process.stderr):
            self.addCleanup(stream.close)
        self.addCleanup(process.kill)
        return process

    @staticmethod
    def enter(process, line):
        with contextlib.suppress(BrokenPipeError):
            process.stdin.write(line + "\n")
            process.stdin.flush()
        return process.stdout.readline().rstrip("\n")


@unittest.skipIf(os.geteuid() != 0, "mounting needs root")
class Full(Place):
    """A file system of 64 KiB."""

    def setUp(self):
        super().setUp()
        self.disk = self.folder / "disk"
        self.disk.mkdir()
        if shutil.which("mount") is None:
            self.skipTest("there is no mount here")
        done = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "none", self.disk], check=False,
                              stderr=subprocess.DEVNULL)
        if done.returncode != 0:
            self.skipTest("nothing may be mounted here")
        self.addCleanup(subprocess.run, ["umount", "-l", self.disk], check=True)
        self.file = str(self.disk / "night.umpire")

    def fill(self):
        path = self.disk / "filler"
        with open(path, "wb", buffering=0) as out, contextlib.suppress(OSError):
            while True:
                out.write(b"x" * 512)
        return path

    def test_every_command(self):
        self.new(names=("Ana", "Bea"), kind="pad")
        self.play("note one", "enter ana 5", "note two")
        before = self.text()
        filler = self.fill()
        for words in (["play", self.file, "note no"], ["undo", self.file], ["edit", self.file, "1", "note other"],
                      ["insert", self.file, "1", "note more"], ["remove", self.file, "1"],
                      ["option", self.file, "rounds=3"], ["new", "--append", "pad", "Ana", self.file],
                      ["new", "pad", "Ana", "Bea", str(self.disk / "other.umpire")]):
            result = self.bad(*words)
            self.assertEqual(result.out if words[0] == "play" else "", "")
            self.assertEqual(self.text(), before, words)
            self.assertEqual(sorted(os.listdir(self.disk)), ["filler", "night.umpire"])
        self.assertFalse((self.disk / "other.umpire").exists())
        filler.unlink()
        self.play("note again")
        self.assertEqual(self.notes(), ["one", "two", "again"])

    def test_it_fills_while_playing(self):
        self.new(names=("Ana", "Bea"), kind="pad")
        process = self.playing()
        accepted = []
        self.fill()
        for n in range(200):
            if self.enter(process, f"note {n}-{'x' * 200}") == "":
                break
            accepted.append(f"{n}-{'x' * 200}")
        process.stdin.close()
        self.assertEqual(process.wait(), 2)
        self.assertIn("No space left", process.stderr.read())
        notes = self.notes()
        self.assertEqual(notes[:len(accepted)], accepted)
        self.assertLessEqual(len(notes), len(accepted) + 1)


class Folders(Place):
    def setUp(self):
        super().setUp()
        self.inside = self.folder / "inside"
        self.inside.mkdir()
        self.file = str(self.inside / "night.umpire")
        self.new(names=("Ana", "Bea"), kind="pad")
        self.play("note one")

    @unittest.skipIf(os.geteuid() != 0, "becoming another person needs root")
    def test_read_only(self):
        """For somebody who may write neither file nor folder: nothing is accepted."""
        os.chmod(self.folder, 0o777)
        os.chmod(self.inside, 0o755)
        os.chmod(self.file, 0o644)
        program = self.folder / "program"
        program.write_bytes(pathlib.Path(PROGRAM).read_bytes())
        program.chmod(0o755)
        before = self.text()

        def as_bea(*words):
            try:
                return subprocess.run([program, *words], capture_output=True, text=True, user=2002, group=2002,
                                      extra_groups=[], check=False, cwd=self.folder,
                                      env={**self.environment(), "XDG_DATA_HOME": str(self.folder / "bea")})
            except PermissionError:
                self.skipTest("nobody can act as another user here")
        for mode in (0o644, 0o666):
            os.chmod(self.file, mode)
            result = as_bea("play", self.file, "note two")
            self.assertEqual((result.returncode, result.stdout), (2, ""))
            self.assertIn("Permission denied", result.stderr)
            self.assertEqual(self.text(), before)
        os.chmod(self.inside, 0o777)
        self.assertEqual(as_bea("play", self.file, "note two").returncode, 0)
        self.assertEqual(self.notes(), ["one", "two"])

    def test_folder_goes_and_comes_back(self):
        process = self.playing()
        self.assertEqual(self.enter(process, "note two"), "note two")
        away = self.folder / "away"
        self.inside.rename(away)
        self.assertEqual(self.enter(process, "note three"), "")
        self.assertEqual(process.wait(), 2)
        away.rename(self.inside)
        self.assertEqual(self.notes(), ["one", "two"])
        self.play("note four")
        self.assertEqual(self.notes(), ["one", "two", "four"])
        self.assertEqual(os.listdir(self.inside), ["night.umpire"])

    def test_file_replaced(self):
        """As by a program that keeps a folder in step: both are there."""
        process = self.playing()
        self.assertEqual(self.enter(process, "note two"), "note two")
        theirs = self.text().replace("Bea", "Bea of theirs").replace(">two<", ">theirs<")
        other = self.inside / "other"
        other.write_text(theirs)
        other.rename(self.file)
        # It is not said to be accepted: it is in another file.
        self.assertEqual(self.enter(process, "note three"), "")
        self.assertEqual(process.wait(), 2)
        self.assertIn("changed by another program", process.stderr.read())
        self.assertEqual(self.text(), theirs)
        self.assertEqual(self.notes(str(self.inside / "night.kept-1.umpire")), ["one", "two", "three"])
        self.assertEqual(self.play("note four").err, "")
        self.assertEqual(self.notes(), ["one", "theirs", "four"])

    def test_file_played_by_another_program(self):
        """Whose file it is, though it holds the same: what stands there is played by the other one."""
        process = self.playing()
        self.assertEqual(self.enter(process, "note two"), "note two")
        other = self.inside / "other"
        other.write_text(self.text())
        other.rename(self.file)
        second = self.playing()
        self.assertEqual(self.enter(second, "note theirs"), "note theirs")
        self.assertEqual(self.enter(process, "note three"), "")
        self.assertEqual(process.wait(), 2)
        second.stdin.close()
        self.assertEqual(second.wait(), 0)
        self.assertEqual(self.notes(), ["one", "two", "theirs"])
        self.assertEqual(self.notes(str(self.inside / "night.kept-1.umpire")), ["one", "two", "three"])

    def test_changed_while_it_is_read(self):
        """Readers meet whole states only, whatever a writer does meanwhile."""
        stop = threading.Event()
        said = []

        def write():
            while not stop.is_set():
                said.append(self.call("play", self.file, f"note w{len(said)}"))
        writer = threading.Thread(target=write)
        writer.start()
        try:
            for _ in range(30):
                notes = self.notes()
                self.assertEqual(notes, ["one", *(f"w{n}" for n in range(len(notes) - 1))])
        finally:
            stop.set()
            writer.join()
        self.assertEqual([result.status for result in said], [0] * len(said))
        self.assertEqual(len(self.notes()), len(said) + 1)

    def test_written_in_place_while_it_is_played(self):
        """A program that writes without replacing, in the same second and with the same length."""
        for n in range(10):
            process = self.playing()
            self.assertEqual(self.enter(process, f"note p{n}"), f"note p{n}")
            text = self.text()
            theirs = text.replace('name="Bea"', f'name="B{n:02}"') if n == 0 else text.replace(f"B{n - 1:02}", f"B{n:02}")
            self.assertEqual(len(theirs), len(text))
            with open(self.file, "r+", encoding="utf-8") as out:
                out.write(theirs)
            process.stdin.close()
            self.assertEqual(process.wait(), 2)
            self.assertEqual(self.text(), theirs)
            self.assertEqual(self.notes(str(self.inside / f"night.kept-{n + 1}.umpire"))[-1], f"p{n}")

    def test_two_programs(self):
        """Many at once: each either writes, or is told that another does."""
        accepted, told = [], []

        def play(who):
            for n in range(12):
                result = self.call("play", self.file, f"note {who}-{n}")
                if result.status == 0:
                    accepted.append(f"{who}-{n}")
                else:
                    told.append(result.err)
        threads = [threading.Thread(target=play, args=(who,)) for who in "abc"]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual([err for err in told if "another window or program" not in err], [])
        notes = self.notes()[1:]
        self.assertEqual(sorted(notes), sorted(accepted))
        self.assertEqual(len(set(notes)), len(notes))
        self.assertEqual(os.listdir(self.inside), ["night.umpire"])


if __name__ == "__main__":
    main()
