# SPDX-License-Identifier: GPL-3.0-or-later
"""What a session needed goes with its page, and what a window needed with the window."""
import subprocess

import driver

KINDS = ["pad", "elevator", "in-front-of-the-elevators", "level-8", "line-it", "martes-13"]


class FreedTest(driver.WindowTest):
    maxDiff = None

    def test_freed(self):
        files = []
        for kind in KINDS:
            files.append(self.desk.folder / f"{kind}.umpire")
            files[-1].write_text(self.umpirectl("random", kind, "--seed", 3, "--entries", 40), encoding="utf-8")
        done = subprocess.run([str(driver.BUILD / "tests/ui/freed"), *map(str, files)], env=self.desk.environment,
                              capture_output=True, text=True, timeout=500)
        self.assertEqual(done.stdout, "", "what outlived its window")
        self.assertEqual(driver.complaints(done.stderr), [], "what the program said")
        self.assertEqual(done.returncode, 0)


driver.main()
