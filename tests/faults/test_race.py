# SPDX-License-Identifier: GPL-3.0-or-later
"""Two programs and one session: one gives it other names, the other looks for journals that have lost theirs. With
hard links, and on file systems that know none.

test_race.py UMPIRECTL FAULT-CALLS"""
import errno
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

import shim

PROGRAM, CALLS = map(os.path.abspath, sys.argv[1:3])
NOTES = [f"left-{n}" for n in range(40)]
TIMES = 200


class Race(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="umpire-race-")).resolve()
        self.addCleanup(shutil.rmtree, self.folder)
        self.base = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "", "TZ": "UTC", "HOME": str(self.folder),
                     "XDG_DATA_HOME": str(self.folder / "data")}
        self.lib = self.folder / "lib"
        self.lib.mkdir()
        self.file = self.lib / "s.umpire"
        self.run_it("new", "pad", "Ana", "Bea", self.file)
        with subprocess.Popen([PROGRAM, "play", self.file], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                              env=self.base) as process:
            for note in NOTES:
                process.stdin.write(f"note {note}\n")
                process.stdin.flush()
                self.assertTrue(process.stdout.readline())
            process.kill()
        self.assertTrue((self.lib / "s.umpire.journal").stat().st_size > 0)

    def run_it(self, *words):
        return subprocess.run([PROGRAM, *map(str, words)], env=self.base, capture_output=True, text=True, check=True,
                              timeout=60).stdout

    def call(self, env, *words):
        """True where it was done; else the seeker held the journal at that moment, and that was said."""
        done = subprocess.run([CALLS, *map(str, words)], env=env, capture_output=True, text=True, check=False, timeout=120)
        self.assertIn(done.returncode, (0, 2), done.stderr)
        self.assertEqual(done.returncode == 0, done.stderr == "")
        self.moves += len(done.stdout.splitlines())
        return done.returncode == 0

    def place(self):
        """The one session that there is."""
        there = list(self.lib.glob("[!.]*.umpire"))
        self.assertEqual(len(there), 1, there)
        return there[0]

    def race(self, env):
        self.moves = 0
        with subprocess.Popen([CALLS, "reunite", self.lib], env=env, stdout=subprocess.PIPE, text=True) as seeker:
            try:
                while self.moves < TIMES:
                    self.call(env, "to-and-fro", self.file, self.lib / "t.umpire", TIMES)
                    while self.place() != self.file:
                        self.call(env, "move", self.place(), self.file)
                    for _ in range(100):
                        self.assertTrue(seeker.stdout.readline(), "the seeker ended")
            finally:
                seeker.kill()

    def test_with_links(self):
        self.race(self.base)
        self.judge()

    def test_without_links(self):
        self.race(shim.environment(self.lib, 1, errno.EPERM, calls="link", persist=True, base=self.base))
        self.judge()

    def judge(self):
        """All that was left is in the one session that there is, once."""
        there = self.place()
        text = self.run_it("normalise", there)
        self.assertEqual([text.count(f">{note}<") for note in NOTES], [1] * len(NOTES))
        self.run_it("play", there, "note end")
        self.assertEqual(sorted(file.name for file in self.lib.iterdir()), [there.name])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])
