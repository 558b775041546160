"""Reports lost work and shuffled bytes from Spark's event log: lost_tasks.py FOLDER.

The exit status is 1 if no task was lost, or a lost one was not repeated.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

# Their checksums are hidden files in the same folder.
logs = [path for path in sorted(Path(sys.argv[1]).rglob("[!.]*")) if path.is_file()]
events = [json.loads(line) for path in logs for line in path.open(encoding="utf-8")]
lost = {event["Executor ID"] for event in events if event["Event"] == "SparkListenerExecutorRemoved"}
ends = [event for event in events if event["Event"] == "SparkListenerTaskEnd"]
failed, again = set(), set()
for event in ends:
    task = (event["Stage ID"], event["Task Info"]["Index"])
    if event["Task End Reason"]["Reason"] != "Success":
        failed.add(task)
    elif event["Task Info"]["Attempt"] > 0 or event["Stage Attempt ID"] > 0:
        # Another attempt of the stage repeats tasks whose results were lost with the machine.
        again.add(task)
metrics = [event["Task Metrics"] for event in ends if event.get("Task Metrics")]
shuffled = sum(task["Shuffle Write Metrics"]["Shuffle Bytes Written"] for task in metrics)
spent = sum(task["Executor CPU Time"] for task in metrics) / 1e9
print(f"shuffled: {shuffled / 1e6:.0f} MB; processor time of the executors, without Python's: {spent:.0f} s")
print(f"executors lost: {len(lost)}; tasks lost with them: {len(failed)}; repeated elsewhere: {len(again)}")
if not failed or not failed <= again:
    sys.exit("the killed worker lost no task, or a lost task was not repeated")
