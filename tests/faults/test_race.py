# SPDX-License-Identifier: GPL-3.0-or-later
"""Two programs and one session: one gives it other names all the time, the other plays it under the name that it has.

test_race.py UMPIRECTL FAULT-CALLS"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

PROGRAM, CALLS = map(os.path.abspath, sys.argv[1:3])
TIMES = 400
# What the one is told where the other was faster.
BEATEN = ("another window or program", "No such file")


class Race(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="umpire-race-")).resolve()
        self.addCleanup(shutil.rmtree, self.folder)
        self.env = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "", "TZ": "UTC", "HOME": str(self.folder),
                    "XDG_DATA_HOME": str(self.folder / "data")}
        self.names = [self.folder / "s.umpire", self.folder / "t.umpire"]
        self.run_it(PROGRAM, "new", "pad", "Ana", "Bea", self.names[0])

    def run_it(self, *words):
        return subprocess.run(list(map(str, words)), env=self.env, capture_output=True, text=True, check=True,
                              timeout=60).stdout

    def play(self, note):
        """Under one of the names; whether it was accepted."""
        for name in self.names:
            done = subprocess.run([PROGRAM, "play", name, f"note {note}"], env=self.env, capture_output=True, text=True,
                                  timeout=60)
            if done.returncode == 0:
                return True
            self.assertTrue(any(why in done.stderr for why in BEATEN), done.stderr)
        return False

    def test_names_and_entries(self):
        moves, accepted, tried = 0, [], 0
        while moves < TIMES:
            here = next(name for name in self.names if name.exists())
            there = next(name for name in self.names if name != here)
            with subprocess.Popen([CALLS, "to-and-fro", here, there, str(TIMES)], env=self.env,
                                  stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as mover:
                while mover.poll() is None:
                    tried += 1
                    if self.play(f"n{tried}"):
                        accepted.append(f"n{tried}")
                out, err = mover.communicate()
            moves += len(out.splitlines())
            self.assertTrue(mover.returncode == 0 or any(why in err for why in BEATEN), err)
        there = [name for name in self.names if name.exists()]
        self.assertEqual(len(there), 1, there)
        self.assertTrue(accepted)
        text = self.run_it(PROGRAM, "normalise", there[0])
        self.assertEqual([text.count(f">{note}<") for note in accepted], [1] * len(accepted))
        self.assertEqual(text.count("<note"), len(accepted))
        self.assertEqual(list(self.folder.iterdir()), there)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])
