#!/bin/bash
# A training set of game records, from a tar archive to Parquet with planes and splits, in one process and on a Spark
# cluster of a master and two workers on this machine, one of which is killed: `examples/spark/run_samples.sh [RECORDS]`, by
# default a million. README.md in this folder lists the requirements; TMPDIR needs 5 GB for a million.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
records=${1:-1000000}
python=$(command -v "${PYTHON:-python3}") || { echo "no ${PYTHON:-python3}: PYTHON=/path/to/python3.11 $0"; exit 1; }
. "$here/cluster.sh"

# did WHAT: the time since the last call.
did() {
  echo "$1: $SECONDS s"
  SECONDS=0
}

SECONDS=0
"$python" "$here/make_archive.py" "$folder/games.tar" "$records"
did "an archive of $records records, $(du -sm "$folder/games.tar" | cut -f 1) MB"
"$python" -m pygocheck.arrow records "$folder/games.tar" "$folder/records.parquet"
did "the records as Parquet, $(du -sm "$folder/records.parquet" | cut -f 1) MB"
"$python" "$here/samples_here.py" "$folder/records.parquet" "$folder/here"
did "the training set in one process, $(du -sm "$folder/here" | cut -f 1) MB"

start_cluster
events=$folder/events
mkdir "$events"
SECONDS=0
submit --py-files "$here/training.py" "$here/make_samples.py" "$folder/records.parquet" "$folder/there" \
  --parts 32 > "$folder/job.log" 2>&1 &
job=$!
kill_worker "$folder/there"
did "the training set on the cluster, $(du -sm "$folder/there" | cut -f 1) MB"
"$python" "$here/lost_tasks.py" "$events"
"$python" "$here/compare_samples.py" "$folder/here" "$folder/there"
did "the comparison"
