# SPDX-License-Identifier: GPL-3.0-or-later
"""Journals that cannot be read, opened, locked or understood: nothing is written over them, and it is said why."""
import errno
import hashlib
import os
import pathlib
import stat
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

    def killed(self, *entries, path=None):
        """Plays entries and kills the program: they are in the journal only."""
        path = path or self.file
        environment = {**os.environ, "XDG_DATA_HOME": str(self.data), "LC_ALL": "C.UTF-8"}
        with subprocess.Popen([PROGRAM, "play", path], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              env=environment, cwd=self.folder) as process:
            for entry in entries:
                process.stdin.write(entry.encode() + b"\n")
                process.stdin.flush()
                self.assertEqual(process.stdout.readline(), entry.encode() + b"\n")
            process.kill()

    def notes(self, path=None):
        root = self.fine("normalise", path or self.file).xml()
        return [note.text for note in root.iter(SESSION + "note")]

    def three(self):
        self.new(names=("Ana", "Bea"), kind="pad")
        self.killed("note a1", "note a2", "note a3")
        self.before = self.journal.read_bytes()

    def nothing_changed(self, result, *words):
        self.assertEqual(result.status, 2, result.err)
        for word in words:
            self.assertIn(word, result.err)
        self.assertIn("can only be looked at", result.err)
        self.assertEqual(self.journal.read_bytes(), self.before)
        self.assertEqual(self.notes(), ["a1", "a2", "a3"])
        self.assertEqual(list(self.folder.glob("*.kept*")), [])


class Unusable(Faults):
    def test_reading_fails(self):
        """Every call on the journal, with every error, once: what was accepted is never taken for nothing."""
        self.three()
        for error in (errno.EIO, errno.EACCES, errno.ENOLCK, errno.ENOSPC):
            for name, n in (("open", 1), ("fstat", 1), ("fstat", 2), ("flock", 1), ("pread", 1)):
                result = self.call("play", self.file, "note after",
                                   env=self.fault(calls=name, at=n, error=error, suffix=".umpire.journal"))
                self.nothing_changed(result, os.strerror(error))
        self.play("note after")
        self.assertEqual(self.notes(), ["a1", "a2", "a3", "after"])

    def test_reading_fails_for_those_who_look(self):
        self.three()
        for name in ("open", "fstat", "pread"):
            result = self.fine("normalise", self.file,
                               env=self.fault(calls=name, at=1, persist=True, suffix=".umpire.journal"))
            self.assertIn("cannot be", result.err)
            self.assertIn("not shown", result.err)

    def test_locks_that_do_not_work(self):
        self.new(names=("Ana", "Bea"), kind="pad")
        how = {"calls": "flock", "at": 1, "persist": True, "error": errno.ENOLCK}
        before = self.text()
        result = self.bad("play", self.file, "note x", env=self.fault(**how))
        self.assertIn("locked", result.err)
        self.assertIn("another name", result.err)
        self.assertEqual(self.text(), before)
        self.assertFalse(self.journal.exists())
        other = self.folder / "other.umpire"
        self.assertIn("locked", self.bad("new", "pad", "Ana", str(other), env=self.fault(**how)).err)
        self.assertEqual([p.name for p in self.folder.glob("*other*")], [])
        self.fine("check", self.file, env=self.fault(**how))

    def test_every_command_that_writes(self):
        self.three()
        how = self.fault(calls="pread", at=1, suffix=".umpire.journal")
        for words in (["undo", self.file], ["redo", self.file], ["edit", self.file, "1", "note x"],
                      ["insert", self.file, "1", "note x"], ["remove", self.file, "1"],
                      ["option", self.file, "rounds=3"], ["new", "--append", "pad", "Ana", self.file]):
            self.nothing_changed(self.call(*words, env=how))

    def test_too_large(self):
        self.three()
        os.truncate(self.journal, 129 * 1024 * 1024)
        result = self.bad("play", self.file, "note after")
        self.assertIn("larger than 32 MiB", result.err)
        self.assertEqual(os.path.getsize(self.journal), 129 * 1024 * 1024)
        self.assertIn("larger than 32 MiB", self.fine("check", self.file).err)
        os.truncate(self.journal, len(self.before))
        self.assertEqual(self.notes(), ["a1", "a2", "a3"])

    def test_no_regular_file(self):
        self.new(names=("Ana", "Bea"), kind="pad")
        kept = self.folder / "elsewhere"
        kept.write_text("not yours")
        self.journal.symlink_to(kept)
        self.assertIn("looked at", self.bad("play", self.file, "note x").err)
        self.assertEqual(kept.read_text(), "not yours")
        self.journal.unlink()
        os.mkfifo(self.journal)
        self.assertIn("no regular file", self.bad("play", self.file, "note x").err)
        self.journal.unlink()
        self.play("note x")

    def test_no_locks_beside(self):
        """Where files cannot be locked at all, as in a folder that a sandbox was given, the journal lies elsewhere;
        one that holds something there is passed over by nobody."""
        without = self.fault(calls="flock", at=1, error=errno.ENOSYS, persist=True, suffix=self.journal.name)
        self.new(names=("Ana", "Bea"), kind="pad")
        self.fine("play", self.file, "note one", env=without)
        self.assertEqual(self.notes(), ["one"])
        self.assertFalse(self.journal.exists())
        os.unlink(self.file)
        self.three()
        self.bad("play", self.file, "note two", env=without)
        self.assertEqual(self.journal.read_bytes(), self.before)
        self.assertEqual(self.notes(), ["a1", "a2", "a3"])

    @unittest.skipUnless(may_act_as_others(), "acting as two people needs root, and more than root may in a sandbox")
    def test_of_somebody_else(self):
        """In a shared folder: what one left behind is nothing that the other may pass over."""
        self.three()
        os.chmod(self.folder, 0o777)
        os.chmod(self.file, 0o666)
        os.chmod(self.journal, 0o644)
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
        self.assertEqual(self.journal.read_bytes(), self.before)
        self.assertEqual(as_bea("normalise", self.file).stdout.count("<note"), 3)
        # A journal has the mode of its session: then the other can go on.
        os.chmod(self.journal, 0o666)
        self.assertEqual(as_bea("play", self.file, "note of-bea").returncode, 0)
        self.assertEqual(self.notes(), ["a1", "a2", "a3", "of-bea"])

    def test_data_folder(self):
        """The same for the journal in the data folder."""
        self.three()
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
            self.assertEqual(far.read_bytes(), self.before)
        self.play("note after")
        self.assertEqual(self.notes(), ["a1", "a2", "a3", "after"])
        self.assertFalse(far.exists())

    def test_data_folder_where_none_can_be_beside(self):
        self.new(names=("Ana", "Bea"), kind="pad")
        how = self.fault(calls="open", at=2, error=errno.EACCES, persist=True, suffix=".umpire.journal")
        self.fine("play", self.file, "note a1", env=how)
        self.assertEqual(self.notes(), ["a1"])


class Modes(Faults):
    def test_mode_of_the_session(self):
        self.new(names=("Ana", "Bea"), kind="pad")
        for mode in (0o600, 0o640, 0o664, 0o666):
            os.chmod(self.file, mode)
            self.killed(f"note {mode}")
            self.assertEqual(stat.S_IMODE(os.stat(self.journal).st_mode), mode)
            self.play(f"note {mode}")
            self.assertEqual(stat.S_IMODE(os.stat(self.file).st_mode), mode)

    def test_kept_aside(self):
        self.new(names=("Ana", "Bea"), kind="pad")
        os.chmod(self.file, 0o600)
        self.killed("note x")
        self.journal.write_bytes(self.journal.read_bytes() + b"nonsense\n")
        self.play("note y")
        self.assertEqual([stat.S_IMODE(p.stat().st_mode) for p in self.folder.glob("*.kept-1")], [0o600])

    def test_more_names(self):
        self.new(names=("Ana", "Bea"), kind="pad")
        os.link(self.file, self.folder / "second.umpire")
        self.assertIn("more than one name", self.play("note x").err)
        self.assertEqual(self.play("note y").err, "")


class Hostile(Faults):
    def cost(self, path):
        """CPU seconds and MiB of a check."""
        with subprocess.Popen([PROGRAM, "check", path], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                              env={**os.environ, "XDG_DATA_HOME": str(self.data)}) as process:
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
        return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024

    def fill(self, head, line, end=b""):
        """32 MiB, a bit at a time: what this program holds would count as the other's."""
        many = line * max(65536 // len(line), 1)
        with open(self.journal, "wb") as out:
            out.write(head)
            while out.tell() + len(many) + len(end) <= 32 * 1024 * 1024:
                out.write(many)
            out.write(end)

    def test_bounds(self):
        self.new(names=("Ana", "Bea"), kind="pad")
        self.killed("note x")
        head = self.journal.read_bytes().split(b"\n")[0] + b"\n"
        slack = 8 if "ASAN_OPTIONS" in os.environ or "UBSAN_OPTIONS" in os.environ else 1
        worst = [0, 0]
        for name, start, line, end in (("newlines", b"", b"\n", b""), ("head and newlines", head, b"\n", b""),
                                       ("notes", head, b"entry 1 <note>x</note>\n", b""),
                                       ("saves", head, b"save x\n", b""), ("undo", head, b"undo 1\n", b""),
                                       ("one line", head + b"entry 1 <note>", b"x", b"</note>\n")):
            self.fill(start, line, end)
            seconds, mib = self.cost(self.file)
            worst = [max(worst[0], seconds), max(worst[1], mib)]
            # CPU time of a machine that does other things as well; the figure is about a second.
            self.assertLess(seconds, 5 * slack, name)
            self.assertLess(mib, 160 * slack, name)
        print("hostile journals: worst %.2f s CPU, %.0f MiB" % tuple(worst), file=sys.stderr)

    def test_more_lines_than_a_journal_has(self):
        self.new(names=("Ana", "Bea"), kind="pad")
        self.killed("note x")
        head = self.journal.read_bytes().split(b"\n")[0] + b"\n"
        self.journal.write_bytes(head + b"entry 1 <note>x</note>\n" * 150000)
        result = self.play("note y")
        self.assertIn(".kept-1", result.err)
        self.assertEqual(len(self.notes()), 100000)

    def test_a_writer_keeps_within_them(self):
        self.new(names=("Ana", "Bea"), kind="pad")
        text = "".join(f"note {n}\n" for n in range(300))
        self.fine("play", self.file, stdin=text)
        self.assertEqual(len(self.notes()), 300)


class Words(Faults):
    def test_after_the_rename(self):
        """What was put in place stands, whatever cannot be asked of it afterwards."""
        for n in (1, 2, 3, 4):
            path = str(self.folder / f"n{n}.umpire")
            result = self.call("new", "pad", "Ana", "Bea", path,
                               env=self.fault(calls="fstat", at=n, persist=False))
            self.assertIn(result.status, (0, 2))
            self.assertEqual(os.path.exists(path), result.status == 0, result.err)

    def test_folder_that_cannot_be_synced(self):
        self.new(names=("Ana", "Bea"), kind="pad")
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
