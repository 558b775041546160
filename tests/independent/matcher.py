"""Tests the problem matcher on the output of gocheck lint: matcher.py GOCHECK RECORD.."""

import json
import re
import subprocess
import sys

gocheck, *records = sys.argv[1:]
with open(".github/gocheck-matcher.json", encoding="utf-8") as file:
    [matcher] = json.load(file)["problemMatcher"]
[pattern] = matcher["pattern"]
fields = ["file", "line", "column", "code", "message"]


def printed(form):
    call = [gocheck, "lint", "--quiet", "--all", "--format", form, *records]
    return subprocess.run(call, capture_output=True, text=True, encoding="utf-8").stdout.splitlines()


matched = 0
for line, finding in zip(printed("text"), map(json.loads, printed("json")), strict=True):
    match = re.search(pattern["regexp"], line)
    assert match, line
    file, row, column, code, message = (match[pattern[field]] for field in fields)
    assert (file, int(row), int(column), code) == tuple(finding[field] for field in fields[:4]), line
    assert message.startswith(finding["message"]), line
    matched += 1
assert matched > 0
print(f"{matched} lines matched")
