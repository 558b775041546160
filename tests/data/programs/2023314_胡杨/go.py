"""Reads data/, writes answer_for_<tag>.txt next to data/."""
from pathlib import Path

DATA = Path("data")


def load(path):
    grid = {}
    for line in path.read_text().split("\n"):
        if line:
            row, col, color = line.split()
            grid[int(row), int(col)] = int(color)
    return grid


def adjacent(point):
    row, col = point
    for other in [(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)]:
        if min(other) >= 0 and max(other) < 9:
            yield other


def breathe(grid, point, seen=None):
    """True if the group of this stone has a liberty."""
    seen = set() if seen is None else seen
    seen.add(point)
    for other in adjacent(point):
        color = grid.get(other, 0)
        if color == 0 or color == grid[point] and other not in seen and breathe(grid, other, seen):
            return True
    return False


def white_plays(grid, point):
    after = dict(grid)
    after[point] = 1
    dead = [p for p in after if after[p] == -1 and not breathe(after, p)]
    for p in dead:
        del after[p]
    return after, dead


for tag in ["train", "test"]:
    if not (DATA / f"{tag}_0.txt").exists():
        continue
    with open(f"answer_for_{tag}.txt", "w") as answers:
        for number in ["0", "00", "1", "2", "3", "4", "5"]:
            grid = load(DATA / f"{tag}_{number}.txt")
            answers.write(f"{tag}_{number}\n")
            if number.startswith("0"):
                fine = all(breathe(grid, p) for p in grid)
                print(f"[{tag}]Problem {number}: rule checking:{fine}")
                answers.write(f"{fine}\n\n")
                continue
            points = []
            for point in ((r, c) for r in range(9) for c in range(9)):
                if point in grid:
                    continue
                after, dead = white_plays(grid, point)
                if dead or number == "5" and breathe(after, point):
                    points.append(point)
            title = "all possible position" if number == "5" else "forward on step"
            print(f"[{tag}]Problem {number}: {title}:{points}")
            answers.writelines(f"{r} {c}\n" for r, c in points)
            answers.write("\n")
