"""The files of this folder that are not UTF-8 text: other encodings, archives, office documents, binary files.

The answers come from data/answer_for_test.txt and data/answer_for_train.txt.
"""
import gzip
import io
import struct
import tarfile
import zlib
from pathlib import Path

HERE = Path(__file__).resolve().parent
DATA = HERE.parents[2] / "data"
FULL = (DATA / "answer_for_test.txt").read_text()
TRAIN = (DATA / "answer_for_train.txt").read_text()
BOARD = (DATA / "train_1.txt").read_text()
PROBLEMS = ["0", "00", "1", "2", "3", "4", "5"]
WHEN = (2019, 11, 3, 21, 14, 4)

# Blocks of the answer file, without the line of the name.
BLOCKS = {b.split("\n")[0][5:]: b.strip().split("\n")[1:] for b in FULL.strip().split("\n\n")}
LISTS = {p: [tuple(map(int, l.split())) for l in b] for p, b in BLOCKS.items() if p[0] != "0"}
CONSOLE = "".join(
    f"[test]Problem {p}: {t}:{LISTS.get(p) or BLOCKS[p][0]}\n"
    for p, t in zip(PROBLEMS, ["rule checking"] * 2 + ["forward on step"] * 4 + ["all possible position"])
)

# Answers with a mistake. Comments give the points of problems 0, 00, 1, 2, 3, 4 and 5.
MISS3 = FULL.replace("6 6\n8 3\n", "6 6\n", 1)  # 1111011: (8, 3) is missing in problem 3
SUICIDE = FULL.rstrip("\n") + "\n7 3\n7 7\n8 6\n8 8\n"  # 1111110: four suicides in problem 5
SWAPPED = "\n".join(" ".join(reversed(l.split())) for l in FULL.split("\n"))  # 1100000: column before row
REVERSED = FULL.replace("True", "?").replace("False", "True").replace("?", "False")  # 0011111
NO5 = FULL[: FULL.index("\ntest_5")]  # 1111110: problem 5 is missing
PROGRAM = "import numpy as np\n\ngo_arr = np.zeros((9, 9))\n# TODO\n"


def block(problem):
    return "\n".join(BLOCKS[problem]) + "\n"


# ---- containers


def zip_bytes(members, names="utf-8", flag=None, encrypted=False):
    """Returns a zip archive. Members are (name, content) or (name, content, date); a name that ends in / is a folder.

    `names` is the encoding of the names. The UTF-8 flag is set for UTF-8 names that are not ASCII, unless `flag` says otherwise.
    """
    body, directory = b"", b""
    for name, content, *when in members:
        y, mo, d, h, mi, s = when[0] if when else WHEN
        date, time = (y - 1980) << 9 | mo << 5 | d, h << 11 | mi << 5 | s // 2
        raw = name.encode(names)
        content = content.encode() if isinstance(content, str) else content
        deflate = zlib.compressobj(6, zlib.DEFLATED, -15)
        packed = deflate.compress(content) + deflate.flush()
        method = 8
        if len(packed) >= len(content):
            packed, method = content, 0
        bits = 0x800 if (names == "utf-8" and not name.isascii() if flag is None else flag) else 0
        if encrypted and content:
            bits |= 1
            packed = bytes(range(12)) + bytes(b ^ 0x5A for b in packed)
        attributes = 0x10 if name.endswith("/") else 0x20
        common = struct.pack("<HHHHHIIIHH", 20, bits, method, time, date, zlib.crc32(content), len(packed), len(content), len(raw), 0)
        directory += b"PK\1\2" + struct.pack("<H", 20) + common + struct.pack("<HHHII", 0, 0, 0, attributes, len(body)) + raw
        body += b"PK\3\4" + common + raw + packed
    end = struct.pack("<HHHHIIH", 0, 0, len(members), len(members), len(directory), len(body), 0)
    return body + directory + b"PK\5\6" + end


def tar_gz(members):
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.PAX_FORMAT) as tar:
        for name, content in members:
            info = tarfile.TarInfo(name)
            content = content.encode() if isinstance(content, str) else content
            info.size, info.mtime = len(content), 1572786844
            tar.addfile(info, io.BytesIO(content))
    return gzip.compress(out.getvalue(), mtime=0)


def escape(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
PACKAGE = "http://schemas.openxmlformats.org/package/2006/"
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
MAIN = "http://schemas.openxmlformats.org/{}ml/2006/main"


def ooxml(main, kind, parts):
    """Returns an Office document: `main` is the path of its main part, `parts` are (path, content type, XML)."""
    types = "".join(f'<Override PartName="/{p}" ContentType="application/vnd.openxmlformats-officedocument.{t}+xml"/>' for p, t, _ in parts if t)
    return zip_bytes(
        [
            ("[Content_Types].xml", f'{XML}<Types xmlns="{PACKAGE}content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>{types}</Types>'),
            ("_rels/.rels", f'{XML}<Relationships xmlns="{PACKAGE}relationships"><Relationship Id="rId1" Type="{OFFICE}/officeDocument" Target="{main}"/></Relationships>'),
        ]
        + [(p, XML + x) for p, _, x in parts]
    )


def docx(body):
    document = f'<w:document xmlns:w="{MAIN.format("wordprocessing")}"><w:body>{body}<w:sectPr/></w:body></w:document>'
    return ooxml("word/document.xml", "docx", [("word/document.xml", "wordprocessingml.document.main", document)])


def run(text):
    return f'<w:r><w:rPr><w:sz w:val="21"/></w:rPr><w:t xml:space="preserve">{escape(text)}</w:t></w:r>'


def paragraphs(text):
    return "".join(f"<w:p>{run(l) if l else ''}</w:p>" for l in text.rstrip("\n").split("\n"))


def table(rows):
    cell = lambda t: f"<w:tc><w:tcPr/><w:p>{run(t)}</w:p></w:tc>"
    return "<w:tbl><w:tblPr/>" + "".join(f"<w:tr>{''.join(map(cell, r))}</w:tr>" for r in rows) + "</w:tbl><w:p/>"


def xlsx(sheets):
    """Returns a workbook: `sheets` are (name, rows); texts become shared strings, numbers and truth values stay so."""
    strings, parts = [], []
    for i, (_, rows) in enumerate(sheets, 1):
        xml = ""
        for r, row in enumerate(rows, 1):
            xml += f'<row r="{r}">'
            for c, value in enumerate(row):
                at = f"{chr(65 + c)}{r}"
                if value is None:
                    continue
                if isinstance(value, bool):
                    xml += f'<c r="{at}" t="b"><v>{int(value)}</v></c>'
                elif isinstance(value, int):
                    xml += f'<c r="{at}"><v>{value}</v></c>'
                else:
                    if value not in strings:
                        strings.append(value)
                    xml += f'<c r="{at}" t="s"><v>{strings.index(value)}</v></c>'
            xml += "</row>"
        parts.append((f"xl/worksheets/sheet{i}.xml", "spreadsheetml.worksheet", f'<worksheet xmlns="{MAIN.format("spreadsheet")}"><sheetData>{xml}</sheetData></worksheet>'))
    names = "".join(f'<sheet name="{n}" sheetId="{i}" r:id="rId{i}"/>' for i, (n, _) in enumerate(sheets, 1))
    links = "".join(f'<Relationship Id="rId{i}" Type="{OFFICE}/worksheet" Target="worksheets/sheet{i}.xml"/>' for i in range(1, len(sheets) + 1))
    links += f'<Relationship Id="rId{len(sheets) + 1}" Type="{OFFICE}/sharedStrings" Target="sharedStrings.xml"/>'
    shared = "".join(f"<si><t>{escape(s)}</t></si>" for s in strings)
    parts += [
        ("xl/workbook.xml", "spreadsheetml.sheet.main", f'<workbook xmlns="{MAIN.format("spreadsheet")}" xmlns:r="{OFFICE}"><sheets>{names}</sheets></workbook>'),
        ("xl/_rels/workbook.xml.rels", "", f'<Relationships xmlns="{PACKAGE}relationships">{links}</Relationships>'),
        ("xl/sharedStrings.xml", "spreadsheetml.sharedStrings", f'<sst xmlns="{MAIN.format("spreadsheet")}" count="{len(strings)}" uniqueCount="{len(strings)}">{shared}</sst>'),
    ]
    return ooxml("xl/workbook.xml", "xlsx", parts)


def odt(text):
    body = "".join(f"<text:p>{escape(l)}</text:p>" for l in text.rstrip("\n").split("\n"))
    office = "urn:oasis:names:tc:opendocument:xmlns:"
    return zip_bytes([
        ("mimetype", "application/vnd.oasis.opendocument.text"),
        ("content.xml", f'<?xml version="1.0" encoding="UTF-8"?>\n<office:document-content xmlns:office="{office}office:1.0" xmlns:text="{office}text:1.0" office:version="1.2"><office:body><office:text>{body}</office:text></office:body></office:document-content>'),
        ("META-INF/manifest.xml", f'<?xml version="1.0" encoding="UTF-8"?>\n<manifest:manifest xmlns:manifest="{office}manifest:1.0" manifest:version="1.2"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.text"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>'),
    ])


def png():
    """Returns a picture of 16 x 16 pixels in the colour of the board."""
    chunk = lambda kind, data: struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    pixels = (b"\0" + b"\xf7\xdc\xb4" * 16) * 16
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 16, 16, 8, 2, 0, 0, 0)) + chunk(b"IDAT", zlib.compress(pixels)) + chunk(b"IEND", b"")


def pdf(text):
    """Returns a page with one line of text."""
    stream = f"BT /F1 12 Tf 72 720 Td ({text}) Tj ET".encode()
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
        b"<< /Length %d >>\nstream\n%s\nendstream" % (len(stream), stream),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ]
    out, offsets = b"%PDF-1.4\n", []
    for i, o in enumerate(objects, 1):
        offsets.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (i, o)
    start = len(out)
    out += b"xref\n0 6\n0000000000 65535 f \n" + b"".join(b"%010d 00000 n \n" % o for o in offsets)
    return out + b"trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % start


NOISE = bytes((i * 73 + i // 7 * 31) % 256 for i in range(300))
RAR = b"Rar!\x1a\x07\x01\x00" + NOISE
SEVEN_ZIP = b"7z\xbc\xaf\x27\x1c\x00\x04" + NOISE
OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(16) + NOISE
JPEG = b"\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x01\x00H\x00H\x00\x00" + NOISE + b"\xff\xd9"
EXE = b"MZ\x90\x00\x03\x00\x00\x00\x04\x00\x00\x00\xff\xff\x00\x00" + NOISE
GB, B5 = "gb18030", "big5"

# ---- hand-ins of single students, folder submissions/test


def chinese(text):
    """The answers with Chinese headings and words."""
    for p in reversed(PROBLEMS):
        text = text.replace(f"test_{p}\n", f"第{p}题\n")
    return text.replace("True", "合规").replace("False", "不合规")


POINT_ROWS = [["problem", "row", "col"]] + [[f"test_{p}", BLOCKS[p][0], None] if p[0] == "0" else [f"test_{p}", *rc] for p in PROBLEMS for rc in LISTS.get(p, [None])]
PROBLEM_ROWS = [["残局", "答案"]] + [[f"test_{p}", (BLOCKS[p][0] == "True") if p[0] == "0" else ", ".join(map(str, LISTS[p]))] for p in PROBLEMS]
DOC_TABLE = [[f"test_{p}", ", ".join(map(str, LISTS[p])) if p in LISTS else BLOCKS[p][0]] for p in PROBLEMS]
SPLIT_RUNS = "".join("<w:p>" + "".join(run(c) for c in (f"test_{p}: ", *(str(LISTS.get(p) or BLOCKS[p][0])))) + "</w:p>" for p in PROBLEMS)
LINE_BREAKS = "<w:p>" + "<w:r><w:br/></w:r>".join(run(l) for l in CONSOLE.rstrip("\n").split("\n")) + "</w:p>"

SUBMISSIONS = {
    "2019011501_陈晨.txt": b"\xef\xbb\xbf" + FULL.encode(),
    "2019011502_李想.txt": b"\xef\xbb\xbf" + FULL.replace("\n", "\r\n").encode(),
    "2019011503_王一.txt": b"\xff\xfe" + FULL.replace("\n", "\r\n").encode("utf-16-le"),
    "2019011504_赵子龙.txt": b"\xfe\xff" + FULL.encode("utf-16-be"),
    "2019011505_钱多.txt": FULL.encode("utf-16-le"),
    "2019011506_孙悦.txt": b"\xff\xfe" + chinese(FULL).encode("utf-16-le"),
    "2019011507_周舟.txt": chinese(FULL).encode(GB),
    "2019011508_吴昊.txt": ("姓名：吴昊\n" + FULL.replace("test_1\n", "test_1  # 可以提子的位置\n").replace("test_5\n", "test_5  # 可以落子的位置\n")).encode(GB),
    "2019011509_郑爽.txt": ("姓名：鄭爽\n作業一：圍棋\n\n" + FULL).encode(B5),
    "2019011510_José García.txt": ("Student: José García\n\n" + FULL).encode("latin-1"),
    "2019011511_冯雪.txt": "# 姓名：冯雪\n".encode(GB) + "# 作业一\n".encode() + FULL.encode(),
    "2019011512_褚健.docx": docx(paragraphs(FULL)),
    "2019011513_卫青.docx": docx(paragraphs("围棋作业\n姓名：卫青") + table(DOC_TABLE)),
    "2019011514_蒋欣.docx": docx(LINE_BREAKS),
    "2019011515_沈冰.docx": docx(SPLIT_RUNS),
    "2019011516_韩梅梅.xlsx": xlsx([("Sheet1", POINT_ROWS)]),
    "2019011517_杨光.xlsx": xlsx([("答案", PROBLEM_ROWS)]),
    "2019011518_朱丹.xlsx": xlsx([(f"test_{p}", [[BLOCKS[p][0] == "True"]] if p[0] == "0" else [list(rc) for rc in LISTS[p]]) for p in PROBLEMS]),
    "2019011519_秦朗.odt": odt(FULL),
    "2019011520_尤勇.zip": zip_bytes([("answer_for_test.txt", FULL), ("go_test.py", PROGRAM)]),
    "2019011521_许诺.zip": zip_bytes([("许诺/答案.txt", FULL), ("许诺/代码.py", PROGRAM)], names=GB, flag=False),
    "2019011522_何苗.tar.gz": tar_gz([("hw1/answer_for_test.txt", FULL), ("hw1/main.cpp", "int main() {}\n")]),
    "2019011523_吕布.zip": zip_bytes([("作业.zip", zip_bytes([("answer_for_test.txt", FULL)]))]),
    "2019011524_施一/报告.docx": docx(paragraphs("围棋残局作业报告\n一、算法\n用深度优先搜索求气。\n二、结果\n" + CONSOLE)),
    "2019011524_施一/main.py": PROGRAM.encode(),
    "2019011525_张弛.html": ('<html><head><meta http-equiv="Content-Type" content="text/html; charset=gb2312"><title>答案</title></head>\r\n<body><pre>\r\n' + chinese(FULL).replace("\n", "\r\n") + "</pre></body></html>\r\n").encode(GB),
    "2019011526_孔明.txt": b"\xff\xfe" + "".join("\t".join("" if v is None else str(v) for v in r) + "\r\n" for r in POINT_ROWS).encode("utf-16-le"),
    "2019011527_曹操.csv": "".join(",".join("" if v is None else str(v) for v in r) + "\r\n" for r in [["题目", "行", "列"]] + POINT_ROWS[1:]).encode(GB),
    "2019011528_严寒.zip": zip_bytes([(f"answer/第{p}题.txt", block(p)) for p in PROBLEMS]),
    "2019011529_华佗.zip": zip_bytes([("__MACOSX/._answer_for_test.txt", b"\0\5\x16\7\0\2\0\0Mac OS X" + bytes(40)), ("answer_for_test.txt", FULL), (".DS_Store", b"\0\0\0\1Bud1" + bytes(30))]),
    "2019011530_金鑫/answer_for_test.txt": FULL.encode(),
    "2019011530_金鑫/~$报告.docx": b"\x06Jinxin" + bytes(48),
    "2019011530_金鑫/结果.png": png(),
    # Deserve less.
    "2019011541_魏来.png": png(),
    "2019011542_陶然.jpg": JPEG,
    "2019011543_姜山.pdf": pdf("Go homework report. The answers are in the attached program."),
    "2019011544_戚薇.rar": RAR,
    "2019011545_谢天.7z": SEVEN_ZIP,
    "2019011546_邹忌.doc": OLE,
    "2019011547_喻言.zip": zip_bytes([("answer_for_test.txt", FULL), ("go_test.py", PROGRAM)])[:90],
    "2019011548_柏林.zip": zip_bytes([("answer_for_test.txt", FULL)], encrypted=True),
    "2019011549_水淼.docx": docx(paragraphs("围棋残局作业报告\n程序用广度优先搜索求每块棋的气。\n运行结果见附图。")),
    "2019011550_窦豆.xlsx": xlsx([("Sheet1", [["problem", "row", "col"]] + [[r[0], r[2], r[1]] if r[2] is not None else r for r in POINT_ROWS[1:]])]),
    "2019011551_章鱼.exe": EXE,
    "2019011552_云飞.zip": zip_bytes([("src/main.cpp", "int main() { return 0; }\n"), ("src/board.h", "extern int board[9][9];\n")]),
    "2019011553_苏醒.zip": zip_bytes([]),
    "2019011554_潘多.txt": chinese(REVERSED).encode(GB),
    "2019011555_葛优.txt": b"\xff\xfe" + MISS3.encode("utf-16-le"),
    "2019011556_奚梦.zip": zip_bytes([("answer_for_test.txt", SUICIDE), ("main.py", PROGRAM)]),
    "2019011557_范冰.txt": bytes(400),
    "2019011558_彭湃.docx": docx(table([[r[0], r[1].replace("(8, 3)", "(3, 8)")] if r[0] == "test_3" else r for r in DOC_TABLE])),
}

# ---- downloads of whole classes: archive -> (members, students). A student is (name, points of the problems, note).

ALL, NONE = "1111111", "0000000"
INFO = "Name: {0} ({1})\nAssignment: 作业1\nDate Submitted: 2019年11月3日 星期日 下午09时14分05秒\nCurrent Grade: 未评分\n\nSubmission Field:\nThere is no student submission text data for this assignment.\n\nFiles:\n\tOriginal filename: answer_for_test.txt\n"
W, L, Z, C = "2019011201_王伟", "2019011202_李娜", "2019011203_张敏", "2019011204_陈静"
FOUR = [(W, ALL, ""), (L, "1111011", "problem 3 lacks (8, 3)"), (Z, "1100000", "rows and columns swapped"), (C, ALL, "")]
TEXTS = [FULL, MISS3, SWAPPED, CONSOLE]
folders = lambda names, file="answer_for_test.txt": [(f"{n}/{file}", t) for n, t in zip(names, TEXTS)]
IDS = [W, L, Z, C]
rename = lambda names: [(n, p, t) for n, (_, p, t) in zip(names, FOUR)]
EARLY, LATE = (2019, 11, 1, 9, 0, 0), (2019, 11, 3, 23, 50, 0)
ENGLISH = ["Wei Wang", "Na Li", "Min Zhang", "Jing Chen"]

ARCHIVES = {
    "moodle.zip": (zip_bytes([(f"{n}_{4010 + i}_assignsubmission_file_/answer_for_test.txt", t) for i, (n, t) in enumerate(zip(ENGLISH, TEXTS))]), rename(ENGLISH)),
    "moodle_chinese.zip": (zip_bytes([(f"{n}_{4010 + i}_assignsubmission_file_/答案.txt", t) for i, (n, t) in enumerate(zip(IDS, TEXTS))]), FOUR),
    "moodle_flat.zip": (zip_bytes([(f"{n}_{4010 + i}_assignsubmission_file_answer_for_test.txt", t) for i, (n, t) in enumerate(zip(ENGLISH, TEXTS))]), rename(ENGLISH)),
    "moodle_online_text.zip": (
        zip_bytes([
            ("Wei Wang_4010_assignsubmission_onlinetext_/onlinetext.html", "<html><body>" + "".join(f"<p>{l}</p>" for l in CONSOLE.strip().split("\n")) + "</body></html>"),
            ("Na Li_4011_assignsubmission_file_/answer_for_test.txt", MISS3),
            ("Na Li_4011_assignsubmission_onlinetext_/onlinetext.html", "<p>Dear teacher, my answers are in the file.</p>"),
        ]),
        [("Wei Wang", ALL, "online text"), ("Na Li", "1111011", "the online text is a letter")],
    ),
    "canvas.zip": (
        zip_bytes([
            ("wangwei_1001_20001_answer_for_test.txt", FULL),
            ("lina_LATE_1002_20002_answer_for_test-1.txt", MISS3),
            ("zhangmin_1003_20003_answer_for_test.txt", SWAPPED),
            ("chenjing_1004_20004_hw1.zip", zip_bytes([("hw1/answer_for_test.txt", CONSOLE), ("hw1/go.py", PROGRAM)])),
        ]),
        [("wangwei", ALL, ""), ("lina", "1111011", "late"), ("zhangmin", "1100000", "rows and columns swapped"), ("chenjing", ALL, "zip in the zip")],
    ),
    "canvas_several_files.zip": (
        zip_bytes([(f"{n}_{i}_{j}_{f}.txt", t) for i, n in ((1001, "wangwei"), (1002, "lina")) for j, f, t in ((20001 + 9 * i, "rules", FULL[: FULL.index("test_1\n")]), (20002 + 9 * i, "captures", FULL[FULL.index("test_1\n") : FULL.index("test_5")]), (20003 + 9 * i, "moves", FULL[FULL.index("test_5") :])) if (n, f) != ("lina", "moves")]),
        [("wangwei", ALL, "three files"), ("lina", "1111110", "problem 5 is missing")],
    ),
    "canvas_resubmitted.zip": (
        zip_bytes([("wangwei_1001_20001_answer_for_test-2.txt", FULL), ("lina_1002_20002_answer_for_test.txt", MISS3), ("lina_LATE_1002_20009_answer_for_test-1.txt", FULL)]),
        [("wangwei", ALL, "-2 is the third attempt"), ("lina", ALL, "-1 is newer and replaces problem 3")],
    ),
    "blackboard.zip": (
        zip_bytes([
            ("作业1_wangwei_attempt_2019-11-03-21-14-05.txt", INFO.format("王伟", "wangwei")),
            ("作业1_wangwei_attempt_2019-11-03-21-14-05_answer_for_test.txt", FULL),
            ("作业1_lina_attempt_2019-11-01-08-00-00.txt", INFO.format("李娜", "lina")),
            ("作业1_lina_attempt_2019-11-01-08-00-00_answer_for_test.txt", SWAPPED),
            ("作业1_lina_attempt_2019-11-03-20-00-00.txt", INFO.format("李娜", "lina")),
            ("作业1_lina_attempt_2019-11-03-20-00-00_answer_for_test.txt", MISS3),
        ]),
        [("wangwei", ALL, ""), ("lina", "1111011", "the newer of two attempts")],
    ),
    "sakai.zip": (
        zip_bytes([("作业1/grades.csv", "作业1,Points\n\nDisplay ID,ID,Last Name,First Name,grade\n2019011201,2019011201,王,伟,\n2019011202,2019011202,李,娜,\n")]
        + [(f"作业1/{n}/{f}", t) for n, a in (("王, 伟(2019011201)", FULL), ("李, 娜(2019011202)", MISS3)) for f, t in (("timestamp.txt", "20191103211405123"), ("comments.txt", ""), ("Submission attachment(s)/answer_for_test.txt", a))]),
        [("王, 伟(2019011201)", ALL, ""), ("李, 娜(2019011202)", "1111011", "")],
    ),
    "teams.zip": (
        zip_bytes([
            ("Submitted files/Wei Wang/Homework 1/Version 1/answer_for_test.txt", SWAPPED),
            ("Submitted files/Wei Wang/Homework 1/Version 2/answer_for_test.txt", FULL),
            ("Submitted files/Na Li/Homework 1/Version 1/answer_for_test.txt", MISS3),
        ]),
        [("Wei Wang", ALL, "version 2 counts"), ("Na Li", "1111011", "")],
    ),
    "github_classroom.zip": (zip_bytes([(f"homework-1-go-{n}/{f}", t) for n, a in (("wangwei99", FULL), ("li-na", MISS3)) for f, t in (("answer_for_test.txt", a), ("README.md", "# Homework 1\n\nWrite your answers to answer_for_test.txt.\n"), ("src/go.py", PROGRAM), (".gitignore", "*.pyc\n"))]), [("wangwei99", ALL, ""), ("li-na", "1111011", "")]),
    "google_classroom.zip": (zip_bytes([(f"{n} - answer_for_test.txt", t) for n, t in zip(ENGLISH, TEXTS)]), rename(ENGLISH)),
    "xuexitong.zip": (zip_bytes([(f"计91-作业1/{n.split('_')[0]}-{n.split('_')[1]}/附件/answer_for_test.txt", t) for n, t in zip(IDS, TEXTS)], names=GB, flag=False), rename([n.replace("_", "-") for n in IDS])),
    "xuexitong_flat.zip": (zip_bytes([(f"{n.split('_')[1]}_{n.split('_')[0]}_作业1_20191103211405.txt", t) for n, t in zip(IDS, TEXTS)]), rename(["_".join(reversed(n.split("_"))) for n in IDS])),
    "yuketang.zip": (zip_bytes([(f"作业1-主观题1/{n.split('_')[0]}{n.split('_')[1]}/1_answer_for_test.txt", t) for n, t in zip(IDS, TEXTS)]), rename([n.replace("_", "") for n in IDS])),
    "zips_in_zip.zip": (zip_bytes([(f"{n}.zip", zip_bytes([("answer_for_test.txt", t), ("go_test.py", PROGRAM)])) for n, t in zip(IDS, TEXTS)]), FOUR),
    "zips_in_zip_gbk.zip": (zip_bytes([(f"第一次作业/{n}.zip", zip_bytes([(f"{n}/答案.txt", t), (f"{n}/说明.txt", "运行 main.py".encode(GB))], names=GB, flag=False)) for n, t in zip(IDS, TEXTS)], names=GB, flag=False), FOUR),
    "gbk_names.zip": (zip_bytes(folders(IDS), names=GB, flag=False), FOUR),
    "utf8_names_without_flag.zip": (zip_bytes(folders(IDS), flag=False), FOUR),
    "single_folder.zip": (zip_bytes([("作业1/", "")] + [(f"作业1/{n}", t) for n, t in folders(IDS)]), FOUR),
    "two_wrapping_folders.zip": (zip_bytes([(f"2019秋/作业1/{n}", t) for n, t in folders(IDS)]), FOUR),
    "flat_files.zip": (zip_bytes([(f"{n}.txt", t) for n, t in zip(IDS, TEXTS)]), FOUR),
    "flat_files.tar.gz": (tar_gz([(f"class/{n}.txt", t) for n, t in zip(IDS, TEXTS)]), FOUR),
    "names_only.zip": (zip_bytes([(f"{n.split('_')[1]}.txt", t) for n, t in zip(IDS, TEXTS)]), rename([n.split("_")[1] for n in IDS])),
    "numbers_only.zip": (zip_bytes([(f"{n.split('_')[0]}/answer_for_test.txt", t) for n, t in zip(IDS, TEXTS)]), rename([n.split("_")[0] for n in IDS])),
    "mac.zip": (zip_bytes([m for n, t in folders(IDS) for m in ((f"作业1/{n}", t), ("__MACOSX/作业1/" + n.replace("/", "/._"), b"\0\5\x16\7\0\2\0\0Mac OS X" + bytes(40)))] + [("作业1/.DS_Store", b"\0\0\0\1Bud1" + bytes(30))]), FOUR),
    "documents.zip": (zip_bytes([(f"{W}.docx", docx(paragraphs(FULL))), (f"{L}.docx", docx(table(DOC_TABLE))), (f"{Z}.pdf", pdf("Report")), (f"{C}.xlsx", xlsx([("Sheet1", POINT_ROWS)]))]), [(W, ALL, ""), (L, ALL, "table"), (Z, NONE, "a PDF without answers"), (C, ALL, "")]),
    "mixed.zip": (zip_bytes([(f"{W}/answer_for_test.txt", FULL), (f"{L}.txt", MISS3), (f"{Z}.zip", zip_bytes([("answer.txt", SWAPPED)])), (f"{C}/code.rar", RAR), ("2019011205_杨洋/", "")]), [(W, ALL, ""), (L, "1111011", ""), (Z, "1100000", ""), (C, NONE, "a RAR archive"), ("2019011205_杨洋", NONE, "an empty folder")]),
    "newest_by_time.zip": (
        zip_bytes([(f"{W}/a.txt", FULL, LATE), (f"{W}/b.txt", SWAPPED, EARLY), (f"{L}/a.txt", FULL, EARLY), (f"{L}/b.txt", MISS3, LATE)]),
        [(W, ALL, "a.txt is newer"), (L, "1111011", "b.txt is newer")],
    ),
    "with_files_of_the_teacher.zip": (zip_bytes([("名单.csv", "学号,姓名\n2019011201,王伟\n2019011202,李娜\n2019011203,张敏\n2019011204,陈静\n".encode(GB)), ("作业说明.docx", docx(paragraphs("作业一 围棋残局\n请提交 answer_for_test.txt"))), *folders(IDS)]), FOUR),
    "one_file_a_problem.zip": (zip_bytes([(f"{n}/answer_{p}.txt", block(p)) for n in (W, L) for p in PROBLEMS if (n, p) != (L, "3")]), [(W, ALL, ""), (L, "1111011", "problem 3 is missing")]),
    "groups.zip": (zip_bytes([(f"第{i}组/answer_for_test.txt", t) for i, t in enumerate(TEXTS, 1)]), rename([f"第{i}组" for i in range(1, 5)])),
    # Archives of one student.
    f"{W}.zip": (zip_bytes([("answer_for_test.txt", FULL), ("go_test.py", PROGRAM), *((f"test_{p}.txt", (DATA / f"test_{p}.txt").read_text()) for p in PROBLEMS)]), [(W, ALL, "one student; the puzzles are no answers")]),
    f"{L}.zip": (zip_bytes([(f"hw1/{f}", t) for f, t in (("src/main.cpp", "int main() {}\n"), ("output/answer_for_test.txt", MISS3), ("doc/readme.txt", "g++ main.cpp\n"))]), [(L, "1111011", "one student with three folders")]),
    f"{Z}.zip": (zip_bytes([(f"题{p}/answer.txt", block(p)) for p in PROBLEMS]), [(Z, ALL, "one student; a folder per problem")]),
    f"{C}.zip": (zip_bytes([("attempt1/answer_for_test.txt", SWAPPED), ("attempt2/answer_for_test.txt", FULL)]), [(C, ALL, "one student; attempt2 counts")]),
    "2019011205_杨洋.zip": (zip_bytes([("train/answer_for_train.txt", TRAIN), ("test/answer_for_test.txt", SUICIDE)]), [("2019011205_杨洋", "1111110", "one student; folders train and test; suicide in problem 5")]),
    "2019011206_赵磊.zip": (zip_bytes([("2019011206_赵磊/answer_for_test.txt", FULL)]), [("2019011206_赵磊", ALL, "one student in a folder of the same name")]),
    "2019011207_黄蓉.zip": (zip_bytes([("captures.txt", FULL[FULL.index("test_1\n") : FULL.index("test_5")]), ("moves.txt", FULL[FULL.index("test_5") :]), ("rules.txt", FULL[: FULL.index("test_1\n")])]), [("2019011207_黄蓉", ALL, "one student with three files")]),
    "cannot_be_told.zip": (zip_bytes([("a/answer.txt", FULL), ("b/answer.txt", MISS3)]), [("?", "1111?11", "two students, or two attempts of one? Say so; neither 100 points nor silence")]),
}

# ---- puzzles: folder -> (file name, content); puzzles/expected.tsv says how each is to be read

HANZI = "# 残局一：-1 表示黑色，1 表示白色\n"
MARKED = "".join(f"{l}  # {'黑' if l.split()[2] == '-1' else '白'}\n" for l in BOARD.strip().split("\n"))
CELLS = {tuple(map(int, l.split()[:2])): int(l.split()[2]) for l in BOARD.strip().split("\n")}
SHAPES = "".join("".join({0: "＋", -1: "●", 1: "○"}[CELLS.get((r, c), 0)] for c in range(9)) + "\r\n" for r in range(9))
PUZZLES = {
    "b01": ("train_1.txt", b"\xef\xbb\xbf" + BOARD.encode()),
    "b02": ("train_1.txt", b"\xff\xfe" + BOARD.replace("\n", "\r\n").encode("utf-16-le")),
    "b03": ("train_1.txt", b"\xfe\xff" + BOARD.encode("utf-16-be")),
    "b04": ("train_1.txt", BOARD.encode("utf-16-le")),
    "b05": ("train_1.txt", (HANZI + BOARD).encode(GB)),
    "b06": ("train_1.txt", MARKED.encode(GB)),
    "b07": ("train_1.txt", ("行数 列数 颜色\r\n" + BOARD.replace("\n", "\r\n")).encode(GB)),
    "b08": ("train_1.txt", BOARD.replace(" -1\n", " 黑\n").replace(" 1\n", " 白\n").encode(GB)),
    "b09": ("train_1.txt", SHAPES.encode(GB)),
    "b10": ("train_1.txt", b"\xff\xfe" + SHAPES.encode("utf-16-le")),
    "b11": ("train_1.txt", ("# 圍棋殘局\n" + BOARD).encode(B5)),
    "b12": ("train_1.txt", ("# José\n" + BOARD).encode("latin-1")),
    "b13": ("train_1.xlsx", xlsx([("train_1", [[r, c, k] for (r, c), k in CELLS.items()])])),
    "b14": ("train_1.xlsx", xlsx([("train_1", [[CELLS.get((r, c), 0) for c in range(9)] for r in range(9)])])),
    "b15": ("train_1.docx", docx(paragraphs(BOARD))),
    "b16": ("train_1.txt", png()),
    "b17": ("train_1.pdf", pdf("train_1")),
    "b18": ("train_1.txt", OLE),
    "b19": ("train_1.txt", BOARD.encode() + bytes(64)),
    "b20": ("train_1.rar", RAR),
}


def files():
    """Returns the content of all files by path, with the table of the archives."""
    out = {f"submissions/test/{n}": c for n, c in SUBMISSIONS.items()}
    lines = ["archive\tstudent\t" + "\t".join(f"p_{p}" for p in PROBLEMS) + "\ttotal\tat_most\tremark"]
    for name, (content, students) in ARCHIVES.items():
        out[f"archives/{name}"] = content
        for student, points, remark in students:
            low = points.count("1")
            totals = [f"{100 * n / 7:.1f}" for n in (low, low + points.count("?"))]
            lines.append("\t".join([name, student, *points, *totals, remark]))
    out["archives/expected.tsv"] = ("\n".join(lines) + "\n").encode()
    out |= {f"puzzles/{folder}/{name}": content for folder, (name, content) in PUZZLES.items()}
    return out
