import sys

from .rules import Go, lines_of

tag = sys.argv[1]
with open(f"answer_for_{tag}.txt", "w") as out:
    for k in ["0", "00", "1", "2", "3", "4", "5"]:
        go = Go(lines_of(f"{tag}_{k}.txt"))
        print(f"{tag}_{k}", file=out)
        if k in ("0", "00"):
            print(f"[{tag}]Problem {k}: rule checking:{go.ok()}")
            print(go.ok(), file=out)
        else:
            answer = go.moves() if k == "5" else go.captures()
            title = "all possible position" if k == "5" else "forward on step"
            print(f"[{tag}]Problem {k}: {title}:{answer}")
            for r, c in answer:
                print(r, c, file=out)
        if k != "5":
            print(file=out)
