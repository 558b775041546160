#!/bin/bash
# Positions and records on a Spark cluster of a master and two workers on this machine, one of which is killed. All
# answers are compared with those of one process: `examples/spark/run.sh [POSITIONS [RECORDS]]`, by default a million and
# 10,000. README.md in this folder lists the requirements.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
positions=${1:-1000000} records=${2:-10000}
python=$(command -v "${PYTHON:-python3}") || { echo "no ${PYTHON:-python3}: PYTHON=/path/to/python3.11 $0"; exit 1; }
. "$here/cluster.sh"

SECONDS=0
"$python" "$here/make_data.py" "$folder" "$positions" "$records"
echo "$positions positions and $records records created: $SECONDS s"

start_cluster

SECONDS=0 events=$folder/events1
mkdir "$events"
finish "the records in folders and archives" "$here/lint_records.py" "$folder/records" "$folder/checked" --encoding UTF-8
"$python" -m pygocheck.arrow records "$folder/records" "$folder/records.parquet"
finish "the records in a table" "$here/lint_records.py" "$folder/records.parquet" "$folder/checked_table" --table \
  --encoding UTF-8
finish "the packed positions" "$here/answer_positions.py" "$folder/packed" "$folder/packed_answers"

SECONDS=0 events=$folder/events2
mkdir "$events"
submit "$here/answer_positions.py" "$folder/positions" "$folder/answers" > "$folder/job.log" 2>&1 &
job=$!
kill_worker "$folder/answers"
echo "the positions: $SECONDS s"
"$python" "$here/lost_tasks.py" "$events"

"$python" "$here/compare.py" "$folder"
