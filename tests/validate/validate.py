#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks at everything that is installed besides programs, with the validator that there is for it.

validate.py NAME: one validation, told by the environment where things are (meson.build beside this file).
Exit status: 0 fine, 1 something is wrong, 77 its tool is not here.
"""
import os
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import tomllib
import xml.etree.ElementTree as ET

SOURCE = pathlib.Path(os.environ["SOURCE"])
BUILD = pathlib.Path(os.environ["BUILD"])
VERSION = os.environ["VERSION"]
APP_ID = os.environ["APP_ID"]
WINDOW = os.environ["WINDOW"] == "true"
DRAWS = os.environ["DRAWS"] == "true"
UMPIRECTL = BUILD / "src/cli/umpirectl"
DATA = SOURCE / "data"

wrong = []


def complain(message):
    wrong.append(message)
    print(message)


def need(tool):
    if not shutil.which(tool):
        print(f"{tool} is not here")
        sys.exit(77)


def run(*command, quiet_is_fine=False, **more):
    """Runs a validator. It must exit 0, and with quiet_is_fine also say nothing on stderr."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, **more)
    if done.returncode or (quiet_is_fine and done.stderr.strip()):
        words = " ".join(pathlib.Path(str(word)).name for word in command)
        complain(f"{words}: exit {done.returncode}\n{done.stdout}{done.stderr}".rstrip())
    return done


def tree(*patterns):
    """Files of the source that match, in a fixed order."""
    return sorted(path for pattern in patterns for path in SOURCE.glob(pattern) if path.is_file())


def versions():
    """meson.build, NEWS, metainfo and man pages name the same release."""
    news = (SOURCE / "NEWS").read_text().splitlines()[0]
    if not news.startswith(f"Umpire {VERSION},"):
        complain(f"NEWS begins with: {news}")
    if len((SOURCE / "NEWS").read_text().splitlines()) > 15:
        complain("NEWS is longer than 15 lines: what was never released is no news")
    if len((SOURCE / "CONTRIBUTING.md").read_text().split()) > 900:
        complain("CONTRIBUTING.md is longer than 900 words: docs has room")
    release = ET.parse(DATA / f"{APP_ID}.metainfo.xml.in").find("releases/release")
    if release.get("version") != VERSION:
        complain(f"the newest release in the metainfo is {release.get('version')}")
    for page in tree("data/man/*.1"):
        if f'"Umpire {VERSION}"' not in page.read_text().splitlines()[0]:
            complain(f"{page.name} is not of version {VERSION}")
    for program in [UMPIRECTL, BUILD / "src/app/umpire"] if WINDOW else [UMPIRECTL]:
        said = run(program, "--version").stdout
        if VERSION not in said:
            complain(f"{program.name} --version says: {said}")


def xml():
    """Every XML file of ours is well-formed."""
    need("xmllint")
    for path in tree("help/**/*.page", "help/*.xml", "ui/**/*.ui", "ui/**/*.xml", "src/**/*.xml", "data/**/*.xml", "data/**/*.xml.in", "data/**/*.svg",
                     "data/**/*.rng", "seeds/*.xml", "data/examples/*.umpire"):
        run("xmllint", "--noout", "--nonet", path, quiet_is_fine=True)


def media_type():
    """The desktop knows a session by its suffix and, without one, by its beginning."""
    need("update-mime-database")
    try:
        from gi.repository import Gio
    except ImportError:
        print("PyGObject is not here")
        sys.exit(77)
    ours = "application/x-umpire-session+xml"
    with tempfile.TemporaryDirectory() as home:
        packages = pathlib.Path(home, "mime/packages")
        packages.mkdir(parents=True)
        shutil.copy(BUILD / f"data/{APP_ID}.xml", packages)
        os.environ["XDG_DATA_HOME"] = home
        run("update-mime-database", packages.parent, quiet_is_fine=True)
        session = b'<session\n xmlns="urn:umpire:session:1" id="x">'
        for name, content, wanted in (
            ("friday.umpire", b"", True),
            ("friday", b'<?xml version="1.0" encoding="UTF-8"?>\n' + session, True),
            ("friday", session, True),
            ("friday", b'<?xml version="1.0"?>\n<session xmlns="urn:other:1"/>', False),
            ("friday.txt", b"some words", False),
        ):
            found, _ = Gio.content_type_guess(name, content)
            if (found == ours) != wanted:
                complain(f"{name} that begins {content[:40]} is taken for {found}")
        declared = set(re.findall(r'<mime-type type="([^"]*)"', (BUILD / f"data/{APP_ID}.xml").read_text()))
        entry = re.search(r"^MimeType=(.*)$", (DATA / f"{APP_ID}.desktop.in").read_text(), re.M)[1]
        provided = re.findall(r"<mediatype>(.*)</mediatype>", (DATA / f"{APP_ID}.metainfo.xml.in").read_text())
        for who, types in (("the desktop file", entry.strip(";").split(";")), ("the metainfo", provided)):
            if set(types) != declared:
                complain(f"{who} has {types}, and declared are {declared}")
        icon = Gio.content_type_get_icon(ours).get_names()[0]
        if not (DATA / f"icons/hicolor/scalable/mimetypes/{icon}.svg").exists():
            complain(f"the media type has no icon {icon}")


def schema():
    """The schema says yes to our sessions, and umpirectl prints that schema."""
    need("xmllint")
    rng = DATA / "session.rng"
    sessions = tree("data/examples/*.umpire", "tests/sessions/good/**/*.umpire")
    if not sessions:
        complain("there is no session to try the schema on")
    for session in sessions:
        run("xmllint", "--noout", "--nonet", "--relaxng", rng, session)
    example = re.search(r"```xml\n(.*?)```", (SOURCE / "docs/file-format.md").read_text(), re.S)[1]
    with tempfile.TemporaryDirectory() as folder:
        session = pathlib.Path(folder, "example.umpire")
        session.write_text(example)
        run("xmllint", "--noout", "--nonet", "--relaxng", rng, session)
        run(UMPIRECTL, "check", session, quiet_is_fine=True)
    if run(UMPIRECTL, "schema").stdout != rng.read_text():
        complain("umpirectl schema does not print data/session.rng (./dev update)")


def other_files():
    """The schemas say yes to the sheets that are delivered and to the examples of the page, and no to what is none."""
    need("xmllint")
    sheet, parts = re.findall(r"```xml\n(.*?)```", (SOURCE / "docs/other-files.md").read_text(), re.S)
    with tempfile.TemporaryDirectory() as home:
        own = pathlib.Path(home, "umpire/templates/own.umpire-sheet")
        own.parent.mkdir(parents=True)
        own.write_text(sheet)
        learned = pathlib.Path(home, "learned.umpire-parts")
        learned.write_text(parts)
        run("xmllint", "--noout", "--nonet", "--relaxng", DATA / "sheet.rng", own, *tree("data/templates/**/*.umpire-sheet"))
        run("xmllint", "--noout", "--nonet", "--relaxng", DATA / "components.rng", learned)
        os.environ["XDG_DATA_HOME"] = home
        name = re.search("<name>(.*?)</name>", sheet)[1]
        if name not in run(UMPIRECTL, "templates").stdout:
            complain("umpirectl does not take the sheet of docs/other-files.md")
        for path, rng in ((own, "sheet.rng"), (learned, "components.rng")):
            path.write_text(path.read_text().replace("<set", "<box").replace("<option", "<choice"))
            if subprocess.run(["xmllint", "--noout", "--relaxng", DATA / rng, path], capture_output=True).returncode == 0:
                complain(f"{rng} says yes to anything")


REPORTS = (["check"], ["replay"], ["replay", "--to", "3"], ["score"], ["log", "--voids"], ["stats"])


def reports():
    """The schema of reports says yes to all that umpirectl prints as XML, and knows the words that stand in them."""
    need("xmllint")
    rng = DATA / "report.rng"
    with tempfile.TemporaryDirectory() as folder:
        sessions = tree("data/examples/*.umpire", "tests/sessions/good/**/*.umpire")
        for line in run(UMPIRECTL, "games").stdout.splitlines():
            for entries in (12, 60, 4000):
                name = pathlib.Path(folder, f"{line.split()[0]}-{entries}.umpire")
                name.write_text(run(UMPIRECTL, "random", line.split()[0], "--entries", entries).stdout)
                sessions.append(name)
        # a log that holds what is refused, what was taken back, joined and adjusted
        odd = pathlib.Path(folder, "odd.umpire")
        for call in (["new", "pad", "Ana", "Bea", odd, "--template", "Spades"],
                     ["play", odd, "enter ana 4 bid", "enter ana 7 tricks", "enter bea 5 bid"],
                     ["new", "pad", "Ana", "Bea", odd, "--append"],
                     ["play", odd, "enter ana 5", "enter bea 1", 'note "so it is"', "adjust ana 3 agreed"],
                     ["join", odd, "Carlos", "4"], ["play", odd, "enter ana 2"], ["undo", odd],
                     ["edit", odd, "2", "enter bea 2"]):
            run(UMPIRECTL, *call)
        subprocess.run([UMPIRECTL, "remove", "--force", odd, "1"], capture_output=True, check=True)
        sessions.append(odd)
        for session in sessions:
            for command in REPORTS:
                report = pathlib.Path(folder, "report.xml")
                report.write_bytes(subprocess.run([UMPIRECTL, *command, "--format", "xml", session], capture_output=True,
                                                  check=False).stdout)
                run("xmllint", "--noout", "--nonet", "--relaxng", rng, report)
        library = pathlib.Path(folder, "umpire/sessions")
        library.mkdir(parents=True)
        (library / "odd.umpire").write_bytes(odd.read_bytes())
        (library / "bad.umpire").write_text("no session")
        report.write_text(run(UMPIRECTL, "list", "--format", "xml", env={**os.environ, "XDG_DATA_HOME": folder}).stdout)
        run("xmllint", "--noout", "--nonet", "--relaxng", rng, report)
        report.write_text('<library xmlns="urn:umpire:report:1"><session file="a"/></library>')
        if subprocess.run(["xmllint", "--noout", "--relaxng", rng, report], capture_output=True, check=False).returncode == 0:
            complain("report.rng says yes to anything")


def readme():
    """Each command of README, of the manual and of the page on the file does what it is for: the first two in an empty
    folder, the last beside a session. The commands that other pages name exist, and so do their options."""
    calls = re.findall(r"^umpirectl .*", (SOURCE / "README.md").read_text(), re.M)
    page = (SOURCE / "data/man/umpirectl.1").read_text()
    examples = page[page.index(".SH EXAMPLES"):]
    # what stands in its running text goes on with the evening of its examples
    manual = [line.replace("\\-", "-").replace("\\(aq", "'") for line in
              re.findall(r"^umpirectl .*", examples, re.M) + re.findall(r'^\.BR? "?(umpirectl \w[^"\n]*)', page, re.M)]
    text = (SOURCE / "docs/file-format.md").read_text()
    told = re.findall(r"^(?:umpirectl|xmllint) .*", text, re.M)
    if not calls or not manual or not told:
        complain("README, the manual or docs/file-format.md has no example")
    for attribute in re.findall(r'<(?:result|score) [^>]*', text):
        for name in re.findall(r'(\w+)="', attribute):
            if f"`{name}`" not in text and f"`{name}s`" not in text:
                complain(f"docs/file-format.md does not say what {name} is")
    for page in tree("*.md", "*/*.md", "help/*/*.page"):
        for named in re.findall(r"(?:`|<input>)umpirectl\s+(\w[^`<]*)", page.read_text()):
            command, *options = re.findall(r"^\w+|--[a-z-]+", named)
            for option in {*options} - {*options_of(command)}:
                complain(f"{page.relative_to(SOURCE)}: {command} has no {option}")
    for lines in (calls, manual, told):
        with tempfile.TemporaryDirectory() as folder:
            # a command may write to the library: not to somebody's own
            there = {name: folder for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")}
            there["PATH"] = f"{UMPIRECTL.parent}:{os.environ['PATH']}"
            if lines is told:
                shutil.copy(tree("data/examples/*.umpire")[0], pathlib.Path(folder, "friday.umpire"))
                shutil.copy(DATA / "session.rng", folder)
            for line in lines:
                run("sh", "-c", line, cwd=folder, env={**os.environ, **there})


def lacks_messages(catalogue, pot):
    """Whether messages have no translation, or one that somebody has to look at: each is named with where it comes from."""
    merged = subprocess.run(["msgmerge", "--quiet", "--no-fuzzy-matching", "--no-wrap", catalogue, pot], capture_output=True,
                            text=True, check=True).stdout
    lacking = []
    for which in ("--untranslated", "--only-fuzzy"):
        found = subprocess.run(["msgattrib", which, "--no-obsolete", "--no-wrap"], input=merged, capture_output=True, text=True,
                               check=True).stdout
        for entry in found.split("\n\n"):
            place = re.search(r"^#: (\S+)", entry, re.M)
            message = re.search(r'^msgid (".*"(?:\n".*")*)', entry, re.M)
            if place and message:
                lacking.append(f"  {place[1]}: {message[1]}")
    if lacking:
        complain(f"po/{catalogue.name} has no translation, or one to be reviewed, of {len(lacking)} messages (./dev update "
                 "puts them into it):\n" + "\n".join(sorted(lacking)))
    return bool(lacking)


def says_twice(catalogue):
    """Whether a translation has a value more often than its message: a sentence stands there twice. What {w} says is the
    name of a field, which a message may leave to its translations."""
    entries = subprocess.run(["msgattrib", "--no-obsolete", "--no-wrap", catalogue], capture_output=True, text=True,
                             check=True).stdout
    twice = []
    for entry in entries.split("\n\n"):
        message, *more = re.findall(r'^msg(?:id|str) "(.*)"$', entry, re.M)
        for said in more:
            if any(said.count(hole) > max(message.count(hole), 1) for hole in re.findall(r"\{\S{1,2}\d\}", said)):
                twice.append(f"  {message}: {said}")
    if twice:
        complain(f"po/{catalogue.name} says a value twice:\n" + "\n".join(twice))


def translations():
    """Catalogues are sound and complete, and every file with marked strings is in the list."""
    need("xgettext")
    listed = {line for line in (SOURCE / "po/POTFILES.in").read_text().split("\n") if line and line[0] != "#"}
    marked = {
        str(path.relative_to(SOURCE))
        for paths, mark in (
            (tree("src/**/*.[ch]"), r'(^|[^a-zA-Z])(N?C?_|n?gettext|g_dngettext|tr) ?\("'),
            (tree("ui/**/*.ui"), 'translatable="yes"'),
        )
        for path in paths
        if re.search(mark, path.read_text(), re.M)
    }
    for name in sorted(marked - listed):
        complain(f"{name} has strings to translate and is not in POTFILES.in (./dev update)")
    for name in sorted(listed - marked):
        if not name.startswith("data/") or not (SOURCE / name).exists():
            complain(f"POTFILES.in lists {name}, which has no strings to translate")
    if wrong:
        return
    with tempfile.TemporaryDirectory() as folder:
        pot = pathlib.Path(folder, "umpire.pot")
        keywords = ("_", "N_", "C_:1c,2", "NC_:1c,2", "g_dcgettext:2", "g_dngettext:2,3", "g_dpgettext2:2c,3", "NP_:1,2",
                    "tr")
        run("xgettext", "--from-code=UTF-8", "--add-comments", "-o", pot, "-f", "po/POTFILES.in",
            *(f"--keyword={keyword}" for keyword in keywords), cwd=SOURCE)
        for language in (SOURCE / "po/LINGUAS").read_text().split("\n"):
            if language and language[0] != "#":
                catalogue = SOURCE / f"po/{language}.po"
                run("msgfmt", "--check", "-o", os.devnull, catalogue)
                says_twice(catalogue)
                if not lacks_messages(catalogue, pot):
                    run("msgcmp", catalogue, pot)


def commands_of_the_manual():
    """The commands of umpirectl.1, in the order of the page."""
    page = (DATA / "man/umpirectl.1").read_text()
    page = page[page.index(".SH COMMANDS"):page.index(".SH OPTIONS")]
    return re.findall(r"\.TP\n\.BI? (\w+)", page.replace(".BR", ".B"))


def options_of(command):
    """Its long options, or the short ones of those that have one."""
    said = run(UMPIRECTL, command, "--help").stdout
    return [short or long for short, long in re.findall(r"^  (?:(-\w), )?(--[a-z-]+)", said, re.M) if long != "--help"]


def manual():
    """The pages have no fault, what they name is there, and they name every option."""
    need("man")
    for page in tree("data/man/*.1"):
        run("man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", page, quiet_is_fine=True)
    page = (DATA / "man/umpirectl.1").read_text().replace("\\-", "-")
    for command in commands_of_the_manual():
        for option in options_of(command):
            if not re.search(rf"(?<![\w-]){option}(?![\w-])", page):
                complain(f"umpirectl.1 does not know {option} of {command}")


def scripts():
    """No shell script and no Python file has a fault that shows before it runs."""
    need("shellcheck")
    for script in tree("dev", ".ci/run", "flatpak/*.sh", "tests/**/*.sh"):
        run("shellcheck", script)
    for script in tree("data/completions/*.bash"):
        run("shellcheck", "-s", "bash", script)
    for script in tree("tests/**/*.py", "flatpak/**/*.py"):
        try:
            compile(script.read_text(), str(script), "exec")
        except SyntaxError as error:
            complain(f"{script.relative_to(SOURCE)}: {error}")


def knows_option(script, command, option):
    """Whether a completion has it for that command."""
    text = script.read_text()
    if script.suffix == ".bash":
        said = run("bash", "-c", f'source "{script}"; _umpirectl_options {command}').stdout
        return option in said.split()
    if script.suffix == ".fish":
        flag = f"-l {option[2:]}" if option.startswith("--") else f"-s {option[1:]}"
        return any(re.search(rf"[ ']{command}[ ']", line) and re.search(rf" {flag}(?![\w-])", line)
                   for line in text.splitlines())
    case = re.search(rf"^ +(?:[\w| ]*\b)?{command}\b[\w| ]*\)(.*?);;", text, re.M | re.S)
    said = case[1] + "".join(f" {line}" for name, line in re.findall(r"^  (\w+)=(\(.*)", text, re.M) if f"${name}" in case[1])
    return re.search(rf"(?<![\w-]){option}\[", said)


def completion():
    """The three shells read their completions, these know every command and its options, and bash finishes words."""
    for shell, names in (("bash", "*.bash"), ("zsh", "_*"), ("fish", "*.fish")):
        need(shell)
        for script in tree(f"data/completions/{names}"):
            run(shell, "-n", script, quiet_is_fine=True)
            if script.stem.strip("_") == "umpirectl":
                for command in commands_of_the_manual():
                    if not re.search(rf"\b{command}\b", script.read_text()):
                        complain(f"{script.name} does not know {command}")
                    for option in options_of(command):
                        if not knows_option(script, command, option):
                            complain(f"{script.name} does not know {option} of {command}")
    with tempfile.TemporaryDirectory() as folder:
        for name in ("friday.umpire", "notes.txt"):
            pathlib.Path(folder, name).touch()
        run(UMPIRECTL, "new", "pad", "Ana", "Bea", f"{folder}/game.umpire")
        for words, wanted in (
            (["umpirectl", "re"], {"replay", "remove", "redo"}),
            (["umpirectl", "score", "fr"], {"friday.umpire"}),
            (["umpirectl", "title", "fr"], {"friday.umpire"}),
            (["umpirectl", "score", "--format", "h"], {"html"}),
            (["umpirectl", "new", "martes"], {"martes-13"}),
            (["umpirectl", "rules", "line-it", "LI-1"], {f"LI-{n}" for n in (1, *range(10, 14))}),
            (["umpirectl", "new", "line-it", "Ana", "-o", "f"], {"final="}),
            (["umpirectl", "new", "pad", "--template", "Oh"], {"Oh\\", "Hell"}),
            (["umpirectl", "leave", "game.umpire", "a"], {"ana"}),
            (["umpirectl", "seats", "game.umpire", ""], {"ana", "bea"}),
            (["umpire", "fr"], {"friday.umpire"}),
        ):
            script = (
                f'source "{DATA}/completions/{words[0]}.bash"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); '
                f'_{words[0]} 2>/dev/null; printf "%s\\n" "${{COMPREPLY[@]}}"'
            )
            path = f"{UMPIRECTL.parent}:{os.environ['PATH']}"
            done = run("bash", "-c", script, "bash", *words, cwd=folder, env={**os.environ, "PATH": path})
            if set(done.stdout.split()) != wanted:
                complain(f"bash finishes {' '.join(words)} with {done.stdout.split()}")


def install():
    """Installing puts everything in its place, and nothing anywhere else; what was installed runs."""
    with tempfile.TemporaryDirectory() as root:
        run("meson", "install", "-C", BUILD, "--no-rebuild", "--quiet", "--destdir", root)
        prefix = root + os.environ["PREFIX"]
        there = {str(path.relative_to(prefix)) for path in pathlib.Path(root).rglob("*") if path.is_file()}
        programs = ["umpirectl", "umpire"] if WINDOW else ["umpirectl"]
        wanted = {
            f"share/mime/packages/{APP_ID}.xml",
            f"share/icons/hicolor/scalable/mimetypes/{APP_ID}.session.svg",
            "share/locale/es/LC_MESSAGES/umpire.mo",
            "share/umpire/report.rng",
            "share/umpire/sheet.rng",
            "share/umpire/components.rng",
            "share/umpire/session.rng",
        }
        if DRAWS:
            wanted.add("libexec/umpirectl-draw")
        for program in programs:
            wanted |= {
                f"bin/{program}",
                f"share/man/man1/{program}.1",
                f"share/bash-completion/completions/{program}",
                f"share/zsh/site-functions/_{program}",
                f"share/fish/vendor_completions.d/{program}.fish",
            }
        if WINDOW:
            wanted |= {
                f"share/applications/{APP_ID}.desktop",
                f"share/metainfo/{APP_ID}.metainfo.xml",
                f"share/dbus-1/services/{APP_ID}.service",
                f"share/glib-2.0/schemas/{APP_ID}.gschema.xml",
                f"share/icons/hicolor/scalable/apps/{APP_ID}.svg",
                f"share/icons/hicolor/symbolic/apps/{APP_ID}-symbolic.svg",
            }
            wanted |= {
                f"share/help/{path.parent.name}/umpire/{path.name}" for path in tree("help/*/*.page")
            }
        for name in sorted(wanted - there):
            complain(f"not installed: {name}")
        for name in sorted(there - wanted):
            complain(f"installed and not expected: {name}")
        run(f"{prefix}/bin/umpirectl", "games")


def own_files():
    """Every file that belongs to the project, as its path in the source: what is not built, cached, or git's. What
    Meson builds in may have any name."""
    skipped = re.compile(r"(_flatpak_)?build.*|\.git|\.flatpak|\.cache|__pycache__")
    for folder, folders, names in os.walk(SOURCE):
        folders[:] = sorted(name for name in folders if not skipped.fullmatch(name)
                            and not pathlib.Path(folder, name, "meson-info").is_dir())
        for name in sorted(names):
            path = pathlib.Path(folder, name).relative_to(SOURCE)
            if path.suffix not in {".pyc", ".pot"} and not name.endswith("~") and str(path) != ".git":
                yield path


def fits(pattern, path):
    """Whether a path is meant by a pattern of REUSE.toml: * stays inside of a folder, ** does not."""
    words = {"**": ".*", "*": "[^/]*"}
    return re.fullmatch("".join(words.get(part) or re.escape(part) for part in re.split(r"(\*\*|\*)", pattern)), str(path))


def licences():
    """Every file says its licence, in itself or in REUSE.toml, and each licence that is named is in LICENSES."""
    with open(SOURCE / "REUSE.toml", "rb") as file:
        annotations = tomllib.load(file)["annotations"]
    listed = [(pattern, note["SPDX-License-Identifier"]) for note in annotations if "SPDX-License-Identifier" in note
              for pattern in ([note["path"]] if isinstance(note["path"], str) else note["path"])]
    everybody = [note for note in annotations if note["path"] == "**" and note.get("SPDX-FileCopyrightText")]
    if not everybody:
        complain("REUSE.toml does not say who holds the rights in everything")
    used, meant = set(), set()
    for path in own_files():
        if path.parts[0] == "LICENSES" or str(path) == "LICENSE":
            continue
        head = (SOURCE / path).read_bytes()[:1000].decode(errors="replace")
        # REUSE-IgnoreStart
        found = re.search(r"SPDX-License-Identifier: ([\w.-]+)", head)
        # REUSE-IgnoreEnd
        by_list = [(pattern, name) for pattern, name in listed if fits(pattern, path)]
        meant.update(pattern for pattern, _ in by_list)
        used.update([found[1]] if found else [name for _, name in by_list])
        if not found and not by_list:
            complain(f"{path} says no licence (SPDX-License-Identifier)")
    for pattern, _ in listed:
        if pattern not in meant:
            complain(f"REUSE.toml lists {pattern}, and there is no such file")
    there = {path.stem for path in tree("LICENSES/*.txt")}
    for name in sorted(used ^ there):
        complain(f"LICENSES/{name}.txt is {'not there' if name in used else 'not used'}")


def glossary():
    """Twenty words and no others for the same things, in whatever people read."""
    rows = re.findall(r"^\| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", (SOURCE / "docs/glossary.md").read_text(), re.M)[2:]
    if len(rows) != 20:
        complain(f"the glossary has {len(rows)} words")
    messages = re.findall(r'^msgid ((?:".*"\n)+)', (SOURCE / "po/es.po").read_text(), re.M)
    read = [("po/es.po", "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', message))) for message in messages]
    read += [(path.relative_to(SOURCE), " ".join(ET.parse(path).getroot().itertext())) for path in tree("help/C/*.page")]
    read += [(path.relative_to(SOURCE), path.read_text().replace("\\-", "-")) for path in tree("data/man/*.1")]
    for word, _, _, others in rows:
        for other in others.split(", "):
            for where, text in read:
                # umpirectl has a command and an option of that name
                text = re.sub(r"umpirectl templates|--template|\bTEMPLATE\b|^\.B templates$|/templates\b|^\.I templates$", "",
                              text, flags=re.M)
                if re.search(rf"\b{other}s?\b", text, re.I):
                    complain(f"{where} says “{other}”, elsewhere called “{word}”: {' '.join(text.split())[:80]}")
    spanish = (SOURCE / "po/es.po").read_text()
    for word, translated, _, _ in rows:
        if translated.split()[0] not in spanish.lower():
            complain(f"no Spanish sentence says “{translated}” ({word})")


MALLARD = "{http://projectmallard.org/1.0/}"


def labels(language):
    """What stands on the program's buttons and in its menus in that language, without underlines and dots."""
    text = (SOURCE / "po/es.po").read_text()
    found = re.findall(r'^msgid ((?:".*"\n)+)msgstr ((?:".*"\n)+)', text, re.M)
    words = ("".join(re.findall(r'"(.*)"', pair[language == "es"])) for pair in found)
    return {word.replace("_", "").rstrip("…") for word in words}


def guide():
    """The guide's pages are the same in every language, lead to each other, and name what is really on the buttons."""
    listed = {file.text for file in ET.parse(SOURCE / "help/help.gresource.xml").iter("file")}
    english = {path.stem: ET.parse(path).getroot() for path in tree("help/C/*.page")}
    for folder in sorted(path for path in (SOURCE / "help").iterdir() if path.is_dir()):
        pages = {path.stem: ET.parse(path).getroot() for path in tree(f"help/{folder.name}/*.page")}
        if pages.keys() != english.keys():
            complain(f"help/{folder.name} has other pages: {sorted(pages.keys() ^ english.keys())}")
            continue
        known = labels(folder.name)
        for name, page in pages.items():
            where = f"help/{folder.name}/{name}.page"
            if f"{folder.name}/{name}.page" not in listed or page.get("id") != name:
                complain(f"{where} is not in help.gresource.xml, or its id is another")
            if [part.tag for part in page.iter()] != [part.tag for part in english[name].iter()]:
                complain(f"{where} is built otherwise than the English page")
            for link in page.iter(f"{MALLARD}link"):
                target, _, section = link.get("xref", "").partition("#")
                if not link.get("href") and (target not in pages or section and not any(
                        part.get("id") == section for part in pages[target].iter(f"{MALLARD}section"))):
                    complain(f"{where} links to {link.get('xref')}, which is not there")
            for label in page.iter(f"{MALLARD}gui"):
                if " ".join(label.text.split()).rstrip("…") not in known:
                    complain(f"{where} names a button that there is not: {label.text}")


def desktop():
    need("desktop-file-validate")
    run("desktop-file-validate", BUILD / f"data/{APP_ID}.desktop", quiet_is_fine=True)


# What appstreamcli says of every id with a capital letter, and what it says of a newer element before version 1.0.
KNOWN_OF_METAINFO = re.compile(r"P: \S+ cid-contains-uppercase-letter .*|I: \S+ unknown-tag developer")


def metainfo():
    """The metainfo is valid to the last hint, short enough, and its pictures are there and fit a software centre."""
    need("appstreamcli")
    path = BUILD / f"data/{APP_ID}.metainfo.xml"
    for line in run("appstreamcli", "validate", "--no-net", "--pedantic", path).stdout.splitlines():
        if re.match("[EWIP]: ", line) and not KNOWN_OF_METAINFO.fullmatch(line):
            complain(line)
    tree_of_it = ET.parse(path)
    for text in tree_of_it.iterfind("summary"):
        if len(text.text) > 35 and not text.attrib:
            complain(f"a summary of {len(text.text)} letters is cut: {text.text}")
    words = " ".join(text.text or "" for text in tree_of_it.find("description").iter())
    for line in run(UMPIRECTL, "games").stdout.splitlines():
        title = line.split(maxsplit=2)[2]
        if title != "Score pad" and title in words:
            complain(f"the description names a game: {title}")
    for image in tree_of_it.iterfind("screenshots/screenshot/image"):
        picture = DATA / "screenshots" / image.text.rsplit("/", 1)[1]
        if f"/v{VERSION}/" not in image.text:
            complain(f"the address of {picture.name} is not of version {VERSION}")
        if not picture.exists():
            complain(f"data/screenshots/{picture.name} is not there")
            continue
        width, height = struct.unpack(">II", picture.read_bytes()[16:24])
        if width < 300 or height < 400 or not 0.4 < width / height < 2.4:
            complain(f"{picture.name} is {width} by {height} pixels")


def settings():
    need("glib-compile-schemas")
    run("glib-compile-schemas", "--strict", "--dry-run", DATA, quiet_is_fine=True)


def main():
    globals()[sys.argv[1].replace("-", "_")]()
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
