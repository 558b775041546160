r"""Writes the archives in which course systems hand a class's submissions to the teacher.

How the systems name what they let a teacher download (paths in the repositories named):

Moodle         moodle/moodle mod/assign/classes/downloader.php (4.1 and later), mod/assign/locallib.php (before):
               PREFIX_assignsubmission_file/NAME, before 4.1 ..._file_/NAME; without folders
               PREFIX_assignsubmission_file_NAME; PREFIX is the full name, `_`, the participant's number. Text
               typed online is PREFIX_assignsubmission_onlinetext/onlinetext.html (assignsubmission_onlinetext,
               get_files). clean_filename drops & < > " ` | ' : \ /. No folder entries, UTF-8 flag (ZipStream).
Canvas         instructure/canvas-lms lib/content_zipper.rb, add_submission: sortable name in lower case, `LATE`, user
               id joined by `_`, then all but word characters dropped, _ATTACHMENT_NAME. Only the last attempt;
               a name used before gets -1 (instructure/canvas-lms issue 606, Attachment.make_unique_filename).
               rubyzip sets no UTF-8 flag unless told to (rubyzip README, Non-ASCII Names).
Blackboard     vangef/BBGradebookOrganiser (`^(.*?)_(\d+)_attempt_(date-time)...`), kwurst/bb-file-cleanup:
               ASSIGNMENT_USER_attempt_TIME_NAME, and ASSIGNMENT_USER_attempt_TIME.txt for each attempt, which says
               Name, Assignment, Date Submitted, Current Grade, Submission Field, Comments, Files.
Sakai          sakaiproject/sakai AssignmentServiceImpl.java, zipSubmissions: TITLE/LAST, FIRST(EID)/ with
               timestamp.txt, Submission attachment(s)/ (a folder entry) and comments.txt, TITLE/grades.csv; a
               sort name without a comma gets one. escapeInvalidCharsEntry: NFD, combining marks dropped (so
               Hangul is left in jamo), dashes unified. Without folders `_` stands for `/`.
Teams          lwchkg/teams_assignment_explorer README: Submitted files/STUDENT/ASSIGNMENT/Version N/NAME in the
               library Student Work, downloaded or synchronised and zipped.
Google         No document found that states the names (support.google.com/edu/assignments/answer/9433485 only says
Classroom      that files lie in the course's Drive folder): ASSIGNMENT/STUDENT - NAME, as seen in such folders.
GitHub         github/gh-classroom cmd/gh-classroom/clone/student-repos: SLUG-submissions/SLUG-USER, each a clone
Classroom      with .git; zipped here by macOS, with __MACOSX and .DS_Store.
Gradescope     otter-grader's GradescopeParser and public scripts that read :submitters, :name, :sid, :email,
               :created_at, :score, :history: assignment_N_export/submission_metadata.yml and submission_N/NAME.
ILIAS          ILIAS-eLearning/ILIAS class.ilExSubmission.php, downloadAllAssignmentFiles: LAST_FIRST_LOGIN_ID/NAME,
               ASCII (getASCIIFilename: accents dropped, any other byte `_`), `NAME (2)` for a second file of that
               name, `zip -r` (folder entries). Since 7 below ASSIGNMENT/Abgaben (Submissions)
               (Slandy95/eCampus-collective-team-feedback-upload README). `Late Submission - ` before late files.
Chaoxing       NUMBER-NAME.zip a student in one archive (README of an AI grader for 学习通 by Imccark), or
学习通         NUMBER-NAME-N.zip when exported by person (a public script that says 学号-姓名-数字.zip, 按人导出).
Rain Classroom No public description or script found; NUMBERNAME/ is what docs/formats.md of this project names, so
雨课堂         these lines check sizes and kinds of names only.
Mail           Attachments saved to a folder that Windows zips (GBK names where they fit, else UTF-8 with the flag),
               or macOS (UTF-8 without the flag, NFD, __MACOSX).
"""

import html.entities
import io
import re
import unicodedata
import zipfile
from datetime import datetime, timedelta

START = datetime(2024, 3, 1, 10, 0, 0)


class Entry(zipfile.ZipInfo):
    """A zip entry whose name is written as the system writes it: utf8 (with the flag), raw UTF-8, or gbk."""

    def _encodeFilenameFlags(self):  # noqa: N802
        encoding = getattr(self, "encoding", "utf8")
        try:
            if encoding != "utf8":
                return self.filename.encode("utf-8" if encoding == "raw" else "gbk"), self.flag_bits & ~0x800
        except UnicodeEncodeError:
            pass
        return super()._encodeFilenameFlags()


class Archive:
    """A zip archive in the making."""

    def __init__(self, encoding="utf8", mac=False):
        self.data, self.encoding, self.mac, self.clock = io.BytesIO(), encoding, mac, START
        self.zip, self.folders = zipfile.ZipFile(self.data, "w", zipfile.ZIP_DEFLATED), set()

    def put(self, path, data=b"x"):
        """Adds a file, or a folder if the path ends in a slash."""
        self.clock += timedelta(minutes=7)
        entry = Entry(unicodedata.normalize("NFD", path) if self.mac else path, self.clock.timetuple()[:6])
        entry.encoding, entry.compress_type = self.encoding, zipfile.ZIP_DEFLATED
        self.zip.writestr(entry, b"" if path.endswith("/") else data)
        if self.mac and not path.startswith("__MACOSX") and not path.endswith("/"):
            folder, _, name = path.rpartition("/")
            self.put(f"__MACOSX/{folder}/._{name}".replace("//", "/"), b"\0\5\x16\7\0\2\0\0Mac OS X")

    def folder(self, path):
        """Adds a folder entry once."""
        if path not in self.folders:
            self.folders.add(path)
            self.put(path)

    def close(self):
        """The bytes of the archive."""
        self.zip.close()
        return self.data.getvalue()


SYSTEMS = []


def system(title, encoding="utf8", **kind):
    """Registers a writer: `attempts` kept, `twins` told apart by an id, `vague` an id the roster has not, `trace`."""
    kind = {"twins": True, "attempts": False, "vague": False, "trace": False, "id": "number", "mac": False, **kind}
    return lambda write: SYSTEMS.append((title, encoding, kind, write)) or write


def beside(archive, prefix, person):
    """A second file of some people."""
    if person.extra:
        name, data = ("go_test.py", b"import sys\n") if person.odd else ("report.pdf", b"%PDF-1.4\n%%EOF\n")
        archive.put(prefix + name, data)


def clean(text):
    """Moodle's clean_filename."""
    return re.sub("[\0-\x1f&<>\"`|':\\\\/]", "", text)


def moodle(archive, people, join):
    for person in people:
        prefix = clean(f"{person.full}_{person.key}") + "_assignsubmission_"
        page = "<!DOCTYPE html><html><head><meta charset=\"UTF-8\"></head><body><p>{}</p></body></html>"
        typed = "I am ill, sorry." if person.absent else "Here is my homework." if person.extra else None
        if person.odd and not person.absent:
            blocks = person.attempts[-1].decode().replace("\r", "").strip().split("\n\n")
            typed = "</p>\n<p>".join(block.replace("\n", "<br />") for block in blocks)
        elif not person.absent:
            archive.put(f"{prefix}file{join}{clean(person.file)}", person.attempts[-1])
            beside(archive, f"{prefix}file{join}", person)
        if typed:
            archive.put(f"{prefix}onlinetext{join}onlinetext.html", page.format(typed).encode())


for label, between in (("Moodle", "/"), ("Moodle before 4.1", "_/"), ("Moodle, no folders", "_")):
    system(label, vague=True, trace=True)(lambda archive, people, join=between: moodle(archive, people, join))


@system("Canvas", "raw", vague=True)
def canvas(archive, people):
    for person in (p for p in people if not p.absent):
        name = person.full if person.east else person.sortable
        prefix = re.sub(r"\W", "", "_".join([name.lower(), *["LATE"] * person.late, str(person.key)]))
        stem, suffix = person.file.rsplit(".", 1)
        again = "-1" if person.odd else ""
        archive.put(f"{prefix}_{person.file_key}_{stem}{again}.{suffix}", person.attempts[-1])
        beside(archive, f"{prefix}_{person.file_key + 1}_", person)


@system("Blackboard", attempts=True, trace=True)
def blackboard(archive, people):
    for person in people:
        for day, data in enumerate(person.attempts or [None], 1):
            prefix = f"Homework 1_{person.number}_attempt_2024-03-{day:02}-10-{person.key % 60:02}-00"
            held = f"\tOriginal filename: {person.file}\n\tFilename: {prefix}_{person.file}\n\n"
            archive.put(f"{prefix}.txt", f"""Name: {person.full} ({person.number})
Assignment: Homework 1
Date Submitted: Friday, March {day}, 2024 10:{person.key % 60:02}:00 AM CST
Current Grade: Needs Grading

Submission Field:
There is no student submission text data for this assignment.

Comments:
There are no student comments for this assignment.

Files:
{held if data else "No files were attached to this submission."}
""".encode())
            if data:
                archive.put(f"{prefix}_{person.file}", data)
                beside(archive, f"{prefix}_", person)


def sakai(archive, people, slash):
    def escape(text):
        plain = re.sub("[\u0300-\u036f?]", "", unicodedata.normalize("NFD", text))
        return "".join("-" if unicodedata.category(c) == "Pd" else c for c in plain)

    rows = ["Homework 1,Points", "", "Display ID,ID,Last Name,First Name,grade,Submission date,Late submission"]
    for person in people:
        name = person.sortable if "," in person.sortable else person.sortable + ","
        prefix = "Homework 1/" + escape(f"{name}({person.number})") + slash
        rows.append(f'{person.number},{person.number},"{person.family}","{person.given}",,2024-03-01T02:00:00Z,On time')
        attached = f"{prefix}Submission attachment(s){slash}"
        if slash == "/":
            archive.put(f"{prefix}timestamp.txt", b"2024-03-01T02:00:00Z")
            archive.put(attached)
        if person.attempts:
            archive.put(attached + escape(person.file), person.attempts[-1])
            beside(archive, attached, person)
        archive.put(f"{prefix}comments.txt", b"")
    archive.put("Homework 1/grades.csv", "\n".join(rows).encode())


for label, between in (("Sakai", "/"), ("Sakai, no folders", "_")):
    system(label, trace=True)(lambda archive, people, slash=between: sakai(archive, people, slash))


@system("Teams", twins=False, attempts=True)
def teams(archive, people):
    for person in people:
        for version, data in enumerate(person.attempts, 1):
            prefix = f"Submitted files/{person.full}/Homework 1/Version {version}/"
            archive.put(prefix + person.file, data)
            beside(archive, prefix, person)


@system("Google Classroom", twins=False)
def google(archive, people):
    for person in (p for p in people if not p.absent):
        archive.put(f"Homework 1/{person.full} - {person.file}", person.attempts[-1])
        beside(archive, f"Homework 1/{person.full} - ", person)


@system("GitHub Classroom", "raw", trace=True, id="login", mac=True)
def github(archive, people):
    archive.put("homework-1-submissions/.DS_Store", b"\0\0\0\1Bud1")
    for person in people:
        prefix = f"homework-1-submissions/homework-1-{person.login}/"
        archive.folder(prefix)
        archive.put(prefix + "README.md", b"# Homework 1\n\nPush your answers before Friday.\n")
        archive.put(prefix + ".git/HEAD", b"ref: refs/heads/main\n")
        if person.attempts:
            archive.put(prefix + person.file, person.attempts[-1])
            beside(archive, prefix, person)


@system("Gradescope")
def gradescope(archive, people):
    lines = ["---"]
    for number, person in enumerate((p for p in people if not p.absent), 101):
        lines += [f"submission_{number}:", "  :submitters:", f"  - :name: {person.full}",
                  f"    :sid: '{person.number}'", f"    :email: {person.login}@example.edu",
                  "  :created_at: 2024-03-01 02:00:00.000000000 Z", "  :score: 0.0", "  :history: []"]
        archive.put(f"assignment_777_export/submission_{number}/{person.file}", person.attempts[-1])
        beside(archive, f"assignment_777_export/submission_{number}/", person)
    archive.put("assignment_777_export/submission_metadata.yml", "\n".join([*lines, ""]).encode())


def ilias(archive, people, root):
    def plain(text):
        names = html.entities.codepoint2name
        letters = (names.get(ord(c), c)[0] if c != '"' else c for c in text)
        return re.sub('[:\\\\/*?"<>|]', "_", "".join(c if c.isascii() else "_" * len(c.encode()) for c in letters))

    for person in people:
        prefix = root + plain(f"{person.family}_{person.given}_{person.login}_{person.key}") + "/"
        for at in range(root.count("/")):
            archive.folder("/".join(root.split("/")[: at + 1]) + "/")
        archive.folder(prefix)
        for again, data in enumerate(person.attempts):
            stem, suffix = plain(person.file).rsplit(".", 1)
            late = "Late Submission - " if person.late else ""
            archive.put(f"{prefix}{late}{stem}{' (2)' if again else ''}.{suffix}", data)
        if person.attempts:
            beside(archive, prefix, person)


for label, between in (("ILIAS", ""), ("ILIAS since 7", "Blatt 01/Abgaben/")):
    system(label, attempts=True, trace=True, id="login")(lambda a, people, root=between: ilias(a, people, root))


def chaoxing(archive, people, ending):
    for person in (p for p in people if not p.absent):
        own = Archive("gbk")
        own.put(person.file, person.attempts[-1])
        beside(own, "", person)
        archive.put(f"{person.number}-{person.full}{ending.format(person.file_key)}.zip", own.close())


for label, between in (("学习通", ""), ("学习通 by person", "-{}")):
    system(label, "raw")(lambda archive, people, ending=between: chaoxing(archive, people, ending))


@system("雨课堂")
def rain(archive, people):
    for person in (p for p in people if not p.absent):
        archive.put(f"{person.number}{person.full}/{person.file}", person.attempts[-1])
        beside(archive, f"{person.number}{person.full}/", person)


def mail(archive, people):
    east = ["{number}_{full}.txt", "{full}-作业1.txt", "{number}-{full}-HW1.txt", "作业1_{full}_{number}.txt"]
    east.append("{full}.txt")
    west = ["{number}_{full}.txt", "{family}_{given}_HW1.txt", "HW1 {full}.txt", "{sortable} - HW1.txt", "{full}.txt"]
    counts = [person.full for person in people]
    if archive.mac:
        archive.folder("作业1/")
    for person in (p for p in people if not p.absent):
        form = (east if person.east else west)[0 if counts.count(person.full) > 1 else person.key % 5]
        stem = re.sub("^_|_(?=_)", "", form.format(**vars(person)))[:-4]
        for again, data in enumerate(person.attempts):
            archive.put(f"作业1/{stem}{'(1)' if again else ''}.txt", data)


system("mail, Windows", "gbk", attempts=True)(mail)
system("mail, macOS", "raw", attempts=True, mac=True)(mail)
