# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said when a call on a file fails: locks that do not work, journals of earlier versions that cannot be read, a disk
that takes nothing."""
import errno
import hashlib
import os
import pathlib
import subprocess
import sys
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "cli"))
import shim  # noqa: E402
from support import PROGRAM, SESSION, Case, main  # noqa: E402

CONTROL = [chr(c) for c in range(32) if c not in (10,)] + [chr(c) for c in range(0x7f, 0xa0)] + ["\u202e", "\u2066"]


def may_act_as_others():
    try:
        subprocess.run(["true"], user=2002, group=2002, extra_groups=[], check=True)
    except (PermissionError, subprocess.CalledProcessError):
        return False
    return True


class Faults(Case):
    def setUp(self):
        super().setUp()
        self.data = self.folder / "data"
        self.journal = pathlib.Path(self.file + ".journal")

    def call(self, *args, env=None, **more):
        return super().call(*args, env={"XDG_DATA_HOME": str(self.data), **(env or {})}, **more)

    def fault(self, **how):
        """The environment of a call that fails in the folder of the test."""
        return shim.environment(self.folder, base={}, **how)

    def notes(self, path=None):
        root = self.fine("normalise", path or self.file).xml()
        return [note.text for note in root.iter(SESSION + "note")]

    def pad(self, *notes):
        self.new(names=("Ana", "Bea"), kind="pad")
        if notes:
            self.play(*(f"note {note}" for note in notes))
        self.before = self.text()


WRITING = (["play", "note x"], ["undo"], ["redo"], ["edit", "1", "note x"], ["insert", "1", "note x"], ["remove", "1"],
           ["option", "rounds=3"], ["join", "Zoe"])


class Locks(Faults):
    def test_that_do_not_work(self):
        """As in a folder of a network: it is said, and a session can be looked at only."""
        self.pad("one")
        how = {"calls": "flock", "at": 1, "persist": True, "error": errno.ENOLCK}
        for command, *words in WRITING:
            result = self.bad(command, self.file, *words, env=self.fault(**how))
            self.assertIn("No locks available", result.err)
            self.assertIn("another name", result.err)
            self.assertEqual(self.text(), self.before)
        other = self.folder / "other.umpire"
        self.assertIn("locked", self.bad("new", "pad", "Ana", str(other), env=self.fault(**how)).err)
        self.fine("check", self.file, env=self.fault(**how))
        self.assertEqual(os.listdir(self.folder), ["night.umpire"])

    def test_that_stop_working(self):
        """The new file cannot be locked: the old one stays."""
        self.pad("one")
        for n in (2, 3):
            result = self.bad("play", self.file, "note x", env=self.fault(calls="flock", at=n, error=errno.ENOLCK, persist=True))
            self.assertEqual((result.out, self.text()), ("", self.before))
            break
        self.assertEqual(os.listdir(self.folder), ["night.umpire"])

    def test_where_there_are_none(self):
        """As in a folder that a sandbox was given: what another program writes is noticed all the same."""
        self.pad("one")
        without = self.fault(calls="flock", at=1, error=errno.ENOSYS, persist=True)
        self.fine("play", self.file, "note two", env=without)
        self.assertEqual(self.notes(), ["one", "two"])
        env = {**os.environ, "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(self.data), **without}
        with subprocess.Popen([PROGRAM, "play", self.file], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, text=True, env=env, cwd=self.folder) as process:
            process.stdin.write("note three\n")
            process.stdin.flush()
            self.assertEqual(process.stdout.readline(), "note three\n")
            self.fine("play", self.file, "note theirs", env=without)
            err = process.communicate("note four\n")[1]
        self.assertEqual(process.returncode, 2)
        self.assertIn("changed by another program", err)
        self.assertEqual(self.notes(), ["one", "two", "three", "theirs"])
        self.assertEqual(self.notes(str(self.folder / "night.kept-1.umpire")), ["one", "two", "three", "four"])

    @unittest.skipUnless(may_act_as_others(), "acting as two people needs root, and more than root may in a sandbox")
    def test_of_two_people(self):
        """In a shared folder each may play what the other has left, as far as the file's mode says so."""
        self.pad("one")
        os.chmod(self.folder, 0o777)
        os.chmod(self.file, 0o644)
        program = self.folder / "program"
        program.write_bytes(pathlib.Path(PROGRAM).read_bytes())
        program.chmod(0o755)

        def as_bea(*words):
            return subprocess.run([program, *words], capture_output=True, text=True, user=2002, group=2002,
                                  extra_groups=[], check=False, cwd=self.folder,
                                  env={**os.environ, "LC_ALL": "C.UTF-8", "HOME": str(self.folder),
                                       "XDG_DATA_HOME": str(self.folder / "bea")})
        result = as_bea("play", self.file, "note of-bea")
        self.assertEqual(result.returncode, 2)
        self.assertIn("Permission denied", result.stderr)
        self.assertEqual(self.text(), self.before)
        self.assertEqual(as_bea("normalise", self.file).stdout.count("<note"), 1)
        os.chmod(self.file, 0o666)
        self.assertEqual(as_bea("play", self.file, "note of-bea").returncode, 0)
        self.play("note two")
        self.assertEqual(self.notes(), ["one", "of-bea", "two"])


class OldJournals(Faults):
    """Of earlier versions: what was accepted is never taken for nothing."""

    def setUp(self):
        super().setUp()
        self.pad()
        digest = hashlib.sha256(self.before.encode()).hexdigest()
        self.lines = f"umpire-journal 1 {digest}\n" + "".join(f"entry 1 <note>a{n}</note>\n" for n in (1, 2, 3))
        self.journal.write_text(self.lines)

    def nothing_changed(self, result, *words):
        self.assertEqual(result.status, 2, result.err)
        for word in words:
            self.assertIn(word, result.err)
        self.assertIn("only be looked at", result.err)
        self.assertEqual((self.text(), self.journal.read_text()), (self.before, self.lines))

    def test_reading_fails(self):
        for error in (errno.EIO, errno.EACCES, errno.ENOLCK, errno.ENOSPC):
            for name in ("open", "fstat", "flock", "pread"):
                result = self.call("play", self.file, "note after",
                                   env=self.fault(calls=name, at=1, error=error, suffix=".umpire.journal"))
                self.nothing_changed(result, os.strerror(error))
        self.play("note after")
        self.assertEqual(self.notes(), ["a1", "a2", "a3", "after"])
        self.assertEqual(os.listdir(self.folder), ["night.umpire"])

    def test_reading_fails_for_those_who_look(self):
        for name in ("open", "fstat", "pread"):
            result = self.fine("normalise", self.file,
                               env=self.fault(calls=name, at=1, persist=True, suffix=".umpire.journal"))
            self.assertIn("cannot be used", result.err)

    def test_every_command_that_writes(self):
        how = self.fault(calls="pread", at=1, suffix=".umpire.journal")
        for command, *words in WRITING:
            self.nothing_changed(self.call(command, self.file, *words, env=how))

    def test_it_cannot_be_written(self):
        """The session is not written either: it would be in both then."""
        result = self.bad("play", self.file, "note after", env=self.fault(calls="fdatasync", at=1, persist=True))
        self.assertEqual((result.out, self.text()), ("", self.before))
        self.assertEqual(self.notes(), ["a1", "a2", "a3"])
        self.play("note after")
        self.assertEqual(self.notes(), ["a1", "a2", "a3", "after"])
        self.assertEqual(os.listdir(self.folder), ["night.umpire"])

    def test_data_folder(self):
        """The same for the journal in the data folder."""
        identity = self.fine("normalise", self.file).xml().get("id")
        digest = hashlib.sha256(os.path.realpath(self.file).encode()).hexdigest()[:16]
        far = self.data / "umpire" / "journals" / f"{identity}-{digest}.journal"
        far.parent.mkdir(parents=True)
        self.journal.rename(far)
        self.assertEqual(self.notes(), ["a1", "a2", "a3"])
        for name in ("open", "fstat", "flock", "pread"):
            result = self.bad("play", self.file, "note after",
                              env=self.fault(calls=name, at=1, suffix=f"{digest}.journal"))
            self.assertIn("looked at", result.err)
            self.assertEqual((self.text(), far.read_text()), (self.before, self.lines))
        self.play("note after")
        self.assertEqual(self.notes(), ["a1", "a2", "a3", "after"])
        self.assertFalse(far.exists())


class Words(Faults):
    def test_after_the_rename(self):
        """What was put in place stands, whatever cannot be asked of it afterwards."""
        for n in (1, 2, 3):
            path = str(self.folder / f"n{n}.umpire")
            result = self.call("new", "pad", "Ana", "Bea", path,
                               env=self.fault(calls="fstat", at=n, persist=False))
            self.assertIn(result.status, (0, 2))
            self.assertEqual(os.path.exists(path), result.status == 0, result.err)

    def test_folder_that_cannot_be_synced(self):
        self.pad()
        other = str(self.folder / "other.umpire")
        result = self.bad("new", "pad", "Ana", "Bea", other, env=self.fault(calls="fsync", at=2))
        self.assertIn("cannot be saved", result.err)
        self.assertFalse(os.path.exists(other))
        result = self.bad("new", "--append", "pad", "Ana", self.file, env=self.fault(calls="fsync", at=2))
        self.assertIn("power cut", result.err)

    def test_standard_output(self):
        self.new(names=("Ana", "Bea"), kind="pad")
        with open("/dev/full", "wb") as full:
            for words in (["play", self.file, "note x"], ["check", self.file], ["undo", self.file], ["games"],
                          ["normalise", self.file]):
                result = subprocess.run([PROGRAM, *words], stdout=full, stderr=subprocess.PIPE, text=True,
                                        env={**os.environ, "LC_ALL": "C.UTF-8"}, check=False, cwd=self.folder)
                self.assertEqual(result.returncode, 2, words)
                self.assertIn("standard output: No space left on device", result.stderr, words)

    def test_no_control_characters(self):
        odd = "a\rb\tc&#x9b;31m\u202edel"
        raw = "a\rb\tc\x9b31m\u202edel"
        paths = [self.write("", name="k.umpire", kind=odd), self.write("", name="s.umpire", seats="ana bea"),
                 self.write("", name="o.umpire", before=f'<option name="{odd}" value="1"/>'),
                 self.write("<deal/>text\rhere", name="t.umpire")]
        for path in paths:
            self.clean(self.call("check", path))
        path = str(self.folder / raw)
        self.clean(self.call("check", path))
        self.clean(self.call("new", "pad", "Ana", "Bea", path + ".umpire"))
        self.clean(self.call("play", path + ".umpire", "note \x1b[31m"))
        self.clean(self.call("rules", raw))
        self.clean(self.call("new", raw, "Ana", self.file))
        self.clean(self.call(raw))
        self.clean(self.call("check", "--" + raw))
        self.clean(self.call("new", "pad", "A\u202ena", "B\x9bea", self.file))
        self.clean(self.call("score", self.file), True)
        self.clean(self.call("replay", self.file), True)

    def clean(self, result, out=False):
        for character in CONTROL:
            self.assertNotIn(character, result.err)
            if out:
                self.assertNotIn(character, result.out)


if __name__ == "__main__":
    main()
