"""Students of the set `train` whose counts and scores are calculated.

The right answers come from tests/independent/answers.py, which asks sgfmill; what is right, missing and extra is set
arithmetic; which form is whose, and why a file cannot be read, is written down below, by hand.
"""

import gzip
import io
import sys
import tarfile
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path.insert(0, str(ROOT / "tests/independent"))
import answers as independent  # noqa: E402
from sgfmill.boards import Board  # noqa: E402

PROBLEMS = ("0", "00", "1", "2", "3", "4", "5")
TITLES = {"0": "rule checking", "00": "rule checking", "5": "all possible position"}


def solved(tag):
    """The right answers to a tag's puzzles: True, False or a list of points."""
    found = {}
    for problem in PROBLEMS:
        lines = independent.answer(ROOT / "data" / f"{tag}_{problem}.txt", problem)
        is_point = lines[0] not in ("True", "False")
        found[problem] = [tuple(map(int, line.split())) for line in lines] if is_point else lines[0] == "True"
    return found


def board_of(problem):
    black, white = independent.read_puzzle(ROOT / "data" / f"train_{problem}.txt")
    board = Board(9)
    board.apply_setup(black, white, [])
    return board


def empty_points(problem):
    board = board_of(problem)
    return [point for point in board.board_points if board.get(*point) is None]


def for_black(problem):
    """The answer for the other colour."""
    found = []
    for row, col in empty_points(problem):
        before = board_of(problem)
        after = before.copy()
        after.play(row, col, "b")
        if problem == "5" and after.get(row, col) == "b":
            found.append((row, col))
        whites = [sum(colour == "w" for colour, _ in board.list_occupied_points()) for board in (before, after)]
        if problem != "5" and whites[1] < whites[0]:
            found.append((row, col))
    return found


TRAIN, TEST = solved("train"), solved("test")


# ---------------------------------------------------------------- forms

def blocks(answers, name="train_{}", point="{} {}", value=str, end="\n"):
    """The assignment's form, with other spellings of its parts."""
    parts = []
    for problem, answer in answers.items():
        lines = [name.format(problem)]
        lines += [value(answer)] if isinstance(answer, bool) else [point.format(*p) for p in answer]
        parts.append(end.join(lines) + end)
    return end.join(parts)


def console(answers, tag="[train]", show=str):
    """The lines that the assignment's program prints."""
    lines = []
    for problem, answer in answers.items():
        shown = str(answer) if isinstance(answer, bool) else show(answer)
        lines.append(f"{tag}Problem {problem}: {TITLES.get(problem, 'forward on step')}:{shown}\n")
    return "".join(lines)


def under_names(answers, show):
    """A name on one line, followed by its answer as Python prints it."""
    parts = [f"train_{p}\n{a if isinstance(a, bool) else show(a)}\n" for p, a in answers.items()]
    return "\n".join(parts)


def numpy_print(points):
    return "[" + "\n ".join(f"[{row} {col}]" for row, col in points) + "]"


def python_set(points):
    return "{" + ", ".join(map(str, reversed(points))) + "}" if points else "set()"


def sheet(answers, separator=",", end="\r\n"):
    """The assignment's form as saved by a spreadsheet: two columns, TRUE and FALSE."""
    rows = []
    for problem, answer in answers.items():
        rows.append(f"train_{problem}{separator}")
        if isinstance(answer, bool):
            rows.append(f"{str(answer).upper()}{separator}")
        else:
            rows += [f"{row}{separator}{col}" for row, col in answer]
        rows.append(separator)
    return end.join(rows[:-1]) + end


def one_row(answers):
    """One row per problem."""
    rows = [f'train_{p},{a}' if isinstance(a, bool) else f'train_{p},"{a}"' for p, a in answers.items()]
    return "problem,answer\r\n" + "\r\n".join(rows) + "\r\n"


FULL_WIDTH = str.maketrans("0123456789,()", "０１２３４５６７８９，（）")


# ---------------------------------------------------------------- archives

def zipped(members, encoding=None):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members.items():
            info = (GbkInfo if encoding == "gbk" else zipfile.ZipInfo)(name, (2024, 5, 1, 12, 0, 0))
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            archive.writestr(info, data)
    return buffer.getvalue()


class GbkInfo(zipfile.ZipInfo):
    """A name as Chinese Windows writes it: in GBK, without marking it."""

    def _encodeFilenameFlags(self):
        return self.filename.encode("gbk"), self.flag_bits & ~0x800


def with_password(data):
    """Marks all members as encrypted."""
    data = bytearray(data)
    for signature, flags in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        at = data.find(signature)
        while at >= 0:
            data[at + flags] |= 1
            at = data.find(signature, at + 4)
    return bytes(data)


def tarred(members):
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for name, data in members.items():
            info = tarfile.TarInfo(name)
            info.size, info.mtime = len(data), 0
            archive.addfile(info, io.BytesIO(data))
    return buffer.getvalue()


def gzipped(data):
    return gzip.compress(data, mtime=0)


WORD = zipped({"[Content_Types].xml": "<Types/>", "_rels/.rels": "<R/>",
               "word/document.xml": "<w:document>train_0 False</w:document>"})


# ---------------------------------------------------------------- the class

class Row:
    """A line of the expected table."""

    def __init__(self, entry, student, what, answers, why, note):
        self.entry, self.student, self.what = entry, student, what
        self.answers, self.why, self.note = answers, why, note


ROWS = []
FILES = {}


def hand_in(files, what, answers=TRAIN, why="", student=None, note=""):
    """Files by their paths, a description, and the answers in them as read by a person, or None."""
    for path, data in files.items():
        assert path not in FILES, path
        FILES[path] = data.encode() if isinstance(data, str) else data
    entry = next(iter(files)).split("/")[0]
    if student is None:
        student = entry
        if "/" not in next(iter(files)):
            student = entry.rsplit(".", 1)[0].removesuffix(".tar")
    ROWS.append(Row(entry, student, what, answers, why, note))


def but(**changes):
    """The right answers except these: p1=[..], or None for a missing problem."""
    changed = {key.removeprefix("p"): value for key, value in changes.items()}
    merged = {problem: changed.get(problem, TRAIN[problem]) for problem in PROBLEMS}
    return {problem: answer for problem, answer in merged.items() if answer is not None}


def each_point(change, problems=("1", "2", "3", "4", "5")):
    return {p: [change(*point) for point in a] if p in problems else a for p, a in TRAIN.items()}


FORM = blocks(TRAIN)
NAME = "answer_for_train.txt"

# Forms: all answers are right.
hand_in({"2023001_张三/" + NAME: FORM}, "the assignment's form")
hand_in({"2023002_李四.txt": "\ufeff" + blocks(TRAIN, end="\r\n")}, "the assignment's form, UTF-8 with a byte-order mark, CRLF")
hand_in({"2023003_王五.txt": blocks(TRAIN, end="\r")}, "lone CR")
hand_in({"2023004_赵六.txt": blocks(TRAIN).encode("utf-16")}, "UTF-16 with a byte-order mark")
hand_in({"2023005_钱七.txt": blocks(TRAIN, point="（{}，{}）".translate(FULL_WIDTH)).encode("gb18030")},
        "GB18030, full-width brackets and commas")
hand_in({"2023006_孙八.txt": blocks(TRAIN, point="{}，{}").translate(FULL_WIDTH).replace("train＿", "train_")},
        "full-width digits and commas, also in the problems' numbers")
hand_in({"2023007_周九/" + NAME: blocks(TRAIN, point="{},{}")}, "points as 4,4")
hand_in({"2023008_吴十/" + NAME: blocks(TRAIN, point="({}, {})")}, "points as (4, 4)")
hand_in({"2023009_郑一/" + NAME: blocks(TRAIN, point="[{}, {}]")}, "points as [4, 4]")
hand_in({"2023010_冯二/" + NAME: blocks(TRAIN, point="{}.0 {}.0")}, "points as 4.0 4.0")
hand_in({"2023011_陈三/" + NAME: under_names(TRAIN, lambda a: " ".join(map(str, a)))},
        "all points of a problem on one line: (0, 3) (0, 5)")
hand_in({"2023012_褚四/" + NAME: under_names(TRAIN, str)}, "a Python list of tuples")
hand_in({"2023013_卫五/" + NAME: under_names(TRAIN, python_set)}, "a Python set, in another order")
hand_in({"2023014_蒋六/" + NAME: under_names(TRAIN, lambda a: str(tuple(a)))}, "a Python tuple of tuples")
hand_in({"2023015_沈七/" + NAME: under_names(TRAIN, numpy_print)}, "a printed numpy array, over several lines")
hand_in({"2023016_韩八/" + NAME: under_names(TRAIN, lambda a: str([list(p) for p in a]))}, "a Python list of lists")
hand_in({"2023017_杨九/" + NAME: console(TRAIN)}, "the output of the assignment's program")
hand_in({"2023018_朱十/" + NAME: console(TRAIN, tag="")}, "the same without the tag, which is in the file's name")
hand_in({"2023019_秦一/answer.txt": console(TRAIN, tag="", show=python_set)},
        "the same without the tag in answer.txt: the only tag of the run; Python sets")
hand_in({"2023020_尤二/" + NAME: blocks(TRAIN, value=lambda v: "true" if v else "FALSE")}, "true and FALSE")
hand_in({"2023021_许三/" + NAME: blocks(TRAIN, value=lambda v: f"{v}.")}, "True. and False.")
hand_in({"2023022_何四/" + NAME: blocks(TRAIN, name="Train_{}")}, "names as Train_1")
hand_in({"2023023_吕五/" + NAME: blocks(TRAIN, name="train_{}.txt")}, "names as train_1.txt")
hand_in({"2023024_施六/" + NAME: blocks(TRAIN, name="train_{}:")}, "names as train_1:")
hand_in({"2023025_张三丰/" + NAME: blocks(TRAIN, name="Problem {}")}, "names as Problem 1")
hand_in({"2023026_孔八/" + NAME: blocks(TRAIN, name="[train]Problem {}:")}, "names as [train]Problem 1:")
hand_in({"2023027_曹九.csv": sheet(TRAIN)}, "CSV as a spreadsheet saves the assignment's form")
hand_in({"2023028_严十.csv": "\ufeff" + sheet(TRAIN, separator=";")}, "the same with semicolons, UTF-8 with a byte-order mark")
hand_in({"2023029_华一.csv": one_row(TRAIN)}, "CSV, one row per problem, with a header row")
hand_in({"2023030_金二.txt": sheet(TRAIN, separator="\t").encode("utf-16")}, "a spreadsheet's Unicode text: UTF-16, tabs")
hand_in({"2023031_魏三/" + NAME: blocks(but(p5=TRAIN["5"][::-1] + TRAIN["5"][:2], p3=TRAIN["3"][::-1]))},
        "another order, some points twice", but(p5=TRAIN["5"]))

# Places: all answers are right.
hand_in({"2023032_陶四.zip": zipped({"hw/": "", "hw/" + NAME: FORM, "hw/.DS_Store": b"\0\0\0\1Bud1",
                                     "__MACOSX/hw/._" + NAME: b"\0\5\x16\7"})}, "a zip made on macOS",
        student="2023032_陶四")
hand_in({"2023033_姜五.zip": zipped({"围棋作业/输出/答案.txt": FORM, "围棋作业/代码/solve.py": "pass\n"}, "gbk")},
        "a zip made on Windows in Chinese: names in GBK; 答案.txt", note="")
hand_in({"2023034_戚六.tar.gz": gzipped(tarred({"作业/output/" + NAME: FORM.encode()}))}, "a .tar.gz")
hand_in({"2023035_谢七_12345_assignsubmission_file_/homework.zip": zipped({NAME: FORM})},
        "a zip in a folder, as course systems hand it out", student="2023035_谢七")
hand_in({"2023036_邹八/output/ANSWER_FOR_TRAIN.TXT": FORM, "2023036_邹八/data/train_1.txt": "4 4 -1\n",
         "2023036_邹八/main.py": "pass\n"}, "in output/, in capitals, together with the puzzles")
hand_in({"2023037_喻九/" + NAME: FORM, "2023037_喻九/answer_for_train (1).txt": blocks(but(p1=[(0, 0)])),
         "2023037_喻九/old/" + NAME: blocks(but(p1=[(1, 1)])), "2023037_喻九/" + NAME + "~": "train_0\nTrue\n"},
        "four candidates: the exact name in the fewest folders is read")
hand_in({"2023038_柏十/answer_for_train.txt.txt": FORM}, "a doubled extension, since Windows hides it")
hand_in({"2023039_水一/结果.txt": FORM, "2023039_水一/README.txt": "Run main.py.\n"}, "the only text, of any name")

# Slips, which explain wrong answers. In the other problems the answer is right.
hand_in({"2023040_窦二/" + NAME: blocks(each_point(lambda r, c: (c, r)))}, "rows and columns swapped",
        each_point(lambda r, c: (c, r)), "swapped")
hand_in({"2023041_章三/" + NAME: blocks(each_point(lambda r, c: (r + 1, c + 1), ("1", "4")))},
        "rows and columns counted from 1 in problems 1 and 4; (9, 9) is off the board",
        each_point(lambda r, c: (r + 1, c + 1), ("1", "4")), "from-one",
        note="a point off the board counts as extra")
hand_in({"2023042_云四/" + NAME: blocks(each_point(lambda r, c: (r + 1, c + 1), ("1",)))},
        "counted from 1 in problem 1, all on the board",
        each_point(lambda r, c: (r + 1, c + 1), ("1",)), "from-one")
OTHER = {p: for_black(p) if p in "12345" else a for p, a in TRAIN.items()}
hand_in({"2023043_苏五/" + NAME: blocks(OTHER)}, "Black's points in problems 1 to 5", OTHER, "other-colour")
SUICIDES = but(p5=empty_points("5"))
hand_in({"2023044_潘六/" + NAME: blocks(SUICIDES)}, "all empty points in problem 5: suicides counted as legal", SUICIDES,
        "suicides")
NOTHING = but(p1=TRAIN["1"] + [p for p in empty_points("1") if p not in TRAIN["1"]][:3])
hand_in({"2023045_葛七/" + NAME: blocks(NOTHING)}, "three extra points in problem 1, which capture nothing", NOTHING,
        "no-capture")
EXCHANGED = but(p1=TRAIN["2"], p2=TRAIN["1"])
hand_in({"2023046_奚八/" + NAME: blocks(EXCHANGED)}, "the answers of problems 1 and 2 exchanged", EXCHANGED,
        "other-problem")
hand_in({"2023047_范九/" + NAME: blocks(TEST)}, "the answers to test with the names of train", TEST, "other-tag")
hand_in({"2023048_彭十/answer_for_test.txt": blocks(TEST, name="test_{}")}, "only answers to test", {},
        "not-answered", note="the message names the answered tag")
hand_in({"2023049_郎一/" + NAME: blocks({"0": TRAIN["0"], "00": TRAIN["00"]})}, "problems 1 to 5 not answered",
        {"0": TRAIN["0"], "00": TRAIN["00"]}, "not-answered")
hand_in({"2023050_鲁二/" + NAME: blocks(but(p0=True, p00=False))}, "True and False exchanged; each is also the answer to the other problem",
        but(p0=True, p00=False), "wrong-value")
hand_in({"2023051_韦三/" + NAME: blocks(but(p2=[], p3=TRAIN["3"][:3]))}, "problem 2 empty, one point missing in problem 3",
        but(p2=[], p3=TRAIN["3"][:3]), "missing")
hand_in({"2023052_昌四/" + NAME: under_names(but(p2=[]), str)}, "problem 2 is an empty Python list", but(p2=[]), "missing")
OCCUPIED = but(p5=TRAIN["5"] + [p for p in board_of("5").board_points if board_of("5").get(*p)][:2])
hand_in({"2023053_马五/" + NAME: blocks(OCCUPIED)}, "two occupied points in problem 5", OCCUPIED, "occupied")
hand_in({"2023054_苗六/" + NAME: blocks(TRAIN) + "\ntrain_9\n1 1\n"}, "an answer to a puzzle outside of the run",
        why="not-asked")

# Files that cannot be read.
UNREAD = dict(answers=None)
hand_in({"2023055_凤七/" + NAME: blocks(TRAIN).replace("8 3", "8 x", 1)}, "a point 8 x: only problem 2 cannot be read",
        but(p2=None), "no-number")
hand_in({"2023056_花八/" + NAME: FORM + "\ntrain_1\n5 5\n"}, "problem 1 answered twice, differently: only it cannot be read",
        but(p1=None), "answered-twice")
hand_in({"2023057_方九.txt": ""}, "an empty file", **UNREAD, why="no-answers")
hand_in({"2023058_俞十/.gitkeep": ""}, "an empty folder (a hidden file keeps it in git)", **UNREAD, why="empty-hand-in")
hand_in({"2023059_任一.docx": WORD}, "a Word document", **UNREAD, why="other-files")
hand_in({"2023060_袁二/" + NAME: WORD}, "a Word document renamed to .txt", **UNREAD, why="other-files")
hand_in({"2023061_柳三.pdf": b"%PDF-1.4\n%\xe2\xe3\n"}, "a PDF", **UNREAD, why="other-files")
hand_in({"2023062_酆四/main.py": "print('True')\n"}, "only a program", **UNREAD, why="other-files")
hand_in({"2023063_鲍五.rar": b"Rar!\x1a\x07\x01\0\x33\x92\xb5\xe5"}, "a RAR archive", **UNREAD, why="unopened-archive")
hand_in({"2023064_史六.7z": b"7z\xbc\xaf\x27\x1c\0\4"}, "a 7z archive", **UNREAD, why="unopened-archive")
hand_in({"2023065_唐七.zip": zipped({NAME: FORM})[:150]}, "half a zip", **UNREAD, why="broken-archive")
hand_in({"2023066_费八.zip": with_password(zipped({NAME: FORM}))}, "a zip with a password", **UNREAD,
        why="encrypted-archive")
hand_in({"2023067_廉九/a.txt": FORM, "2023067_廉九/b.txt": blocks(but(p1=[]))}, "two texts, none named as answers",
        **UNREAD, why="several-texts")
hand_in({"2023068_岑十.jpg": b"\xff\xd8\xff\xe0\0\x10JFIF\0"}, "a photo", **UNREAD, why="other-files")
hand_in({"2023069_薛一.txt": "老师您好，我没有做完这次作业，抱歉。\n".encode("gb18030")}, "a letter in GB18030", **UNREAD,
        why="no-answers", note="nothing in it is an answer")

# The same student twice, and a guest.
hand_in({"2023070_雷二/" + NAME: FORM}, "also handed in as a zip", note="similar name: a warning")
hand_in({"2023070_雷二.zip": zipped({NAME: blocks(but(p1=[]))})}, "the zip next to the folder", but(p1=[]), "missing",
        student="2023070_雷二.zip", note="similar name: a warning; with the roster a separate line")
hand_in({"guest.txt": FORM}, "not in the roster", note="with the roster: a warning")

# Files of operating systems, which are not students.
JUNK = {".DS_Store": b"\0\0\0\1Bud1", "Thumbs.db": b"\xd0\xcf\x11\xe0", "desktop.ini": b"[.ShellClassInfo]\r\n",
        "~$23059_任一.docx": b"\4user", "__MACOSX/._2023032": b"\0\5\x16\7"}

ABSENT = ["2023071 贺三", "2023072 倪四"]


# ---------------------------------------------------------------- the tables

def counts(answers, problem):
    """Points right, missing and extra."""
    right = TRAIN[problem]
    if problem not in answers:
        return 0, 1 if isinstance(right, bool) else len(right), 0
    found = answers[problem]
    if isinstance(right, bool):
        return (1, 0, 0) if found == right else (0, 1, 1)
    found, right = set(found), set(right)
    return len(found & right), len(right - found), len(found - right)


def score(cells):
    """The mean of right / (right + missing + extra), at most 100, truncated to tenths."""
    from fractions import Fraction
    tenths = int(sum(Fraction(cell[0], sum(cell)) for cell in cells) / len(cells) * 1000)
    return f"{tenths // 10}.{tenths % 10}"


def label(student):
    """The student's line of the roster."""
    number = student[:7]
    if student.endswith(".zip") or not number.isdigit():
        return "-"
    return f"{number} {NAMES[number]}"


NAMES = {row.student[:7]: row.student[8:].split(".")[0].split("_")[0] for row in ROWS if row.student[:7].isdigit()}


def files():
    """Returns the content of all files by path."""
    absent = dict(student.split(" ") for student in ABSENT)
    roster = ["学号,姓名,班级"]
    roster += [f"{number},{name},计科{1 + int(number) % 2}班" for number, name in {**NAMES, **absent}.items()]
    submissions = {f"submissions/train/{path}": data for path, data in {**FILES, **JUNK}.items()}
    return {**submissions, "roster.csv": ("\ufeff" + "\r\n".join(roster) + "\r\n").encode()}


def lines():
    """Returns the lines of expected.tsv."""
    for row in ROWS:
        cells = None if row.answers is None else [counts(row.answers, problem) for problem in PROBLEMS]
        points = [int(right > 0 and not missing + extra) for right, missing, extra in cells or [(0, 0, 0)] * 7]
        total = f"{100 * sum(points) / 7:.1f}"
        deserves = {0: "none", 7: "full"}.get(sum(points), "part")
        shown = " ".join("/".join(map(str, cell)) for cell in cells or [])
        yield "\t".join([
            "train", row.entry, row.student, *map(str, points), total, total, deserves, row.what, row.note, "",
            row.why or "-", "-" if cells is None else score(cells), shown, label(row.student),
        ])
