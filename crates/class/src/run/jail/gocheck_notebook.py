"""Runs the cells of a notebook in their order and prints the value of a cell's last line, as the notebook shows it."""
from __future__ import print_function
import ast
import io
import json
import sys

names = {"__name__": "__main__", "display": print}


def source(cell):
    lines = cell["source"] if isinstance(cell["source"], list) else cell["source"].splitlines(True)
    # Commands of the notebook are no Python.
    return "".join(line for line in lines if not line.lstrip().startswith(("%", "!", "?")))


sys.argv[:] = sys.argv[1:]
with io.open(sys.argv[0], encoding="utf-8-sig") as file:
    cells = json.load(file)["cells"]
for number, cell in enumerate(cells, 1):
    if cell["cell_type"] != "code":
        continue
    label = "cell %d" % number
    body = ast.parse(source(cell), label)
    last = body.body.pop() if body.body and isinstance(body.body[-1], ast.Expr) else None
    exec(compile(body, label, "exec"), names)
    if last is not None:
        value = eval(compile(ast.Expression(last.value), label, "eval"), names)
        if value is not None:
            print(value)
