#!/bin/bash
# A million positions on a local Spark cluster of a master and two workers, one of which is killed during the run;
# every answer is compared with those of one machine. `examples/spark/run.sh [POSITIONS]`; needs a release build, a
# Java runtime (Debian: default-jre-headless) and PySpark (pip install -r examples/spark/requirements.txt).
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
count=${1:-1000000}
gocheck=$(realpath "${GOCHECK:-target/release/gocheck}")
python=$(command -v "${PYTHON:-python3}")
SPARK_HOME=$("$python" -c 'import pathlib, pyspark; print(pathlib.Path(pyspark.__file__).parent)')
export SPARK_HOME PYSPARK_PYTHON=$python PYSPARK_DRIVER_PYTHON=$python
# Everything stays on this machine.
export SPARK_LOCAL_IP=127.0.0.1 SPARK_NO_DAEMONIZE=1 SPARK_DAEMON_MEMORY=512m
port=17077
folder=$(mktemp -d)
groups=()
clean() {
  for group in "${groups[@]}"; do kill -9 -- "-$group" 2> "$folder/kill" || true; done
  rm -rf "$folder"
}
trap clean EXIT

# A process group each, so that a worker goes with everything it has started, as a machine would.
start() {
  local log=$1
  shift
  setsid "$SPARK_HOME/bin/spark-class" "$@" > "$folder/$log.log" 2>&1 &
  groups+=($!)
  # The shell is not to tell of its end.
  disown
}

echo "making $count positions"
"$python" - "$count" > "$folder/positions.txt" <<'PYTHON'
import random, sys
random.seed(1)
for _ in range(int(sys.argv[1])):
    print("".join(random.choices(".XO", k=81)))
PYTHON

start master org.apache.spark.deploy.master.Master --host 127.0.0.1 --port $port --webui-port 0
until grep -q "New state: ALIVE" "$folder/master.log"; do sleep 0.5; done
for worker in 1 2; do
  start "worker$worker" org.apache.spark.deploy.worker.Worker --host 127.0.0.1 --webui-port 0 --cores 1 --memory 1g \
    --work-dir "$folder/work$worker" "spark://127.0.0.1:$port"
done
until [ "$(grep -c "Registering worker" "$folder/master.log")" -eq 2 ]; do sleep 0.5; done
echo "a master and two workers are up"

SECONDS=0
"$SPARK_HOME/bin/spark-submit" --master "spark://127.0.0.1:$port" --conf spark.ui.enabled=false \
  --conf spark.executor.memory=700m --conf spark.executor.cores=1 "$here/answer_positions.py" \
  "$folder/positions.txt" "$folder/answers" --gocheck "$gocheck" --partitions 32 > "$folder/submit.log" 2>&1 &
job=$!

# Some partitions are written, most are not: now a worker goes.
written() { find "$folder/answers/_temporary" -path '*/task_*' -name '*.parquet' 2> "$folder/find" | wc -l; }
until [ "$(written)" -ge 4 ]; do
  kill -0 $job 2> "$folder/kill" || { cat "$folder/submit.log"; exit 1; }
  sleep 0.1
done
kill -9 -- "-${groups[1]}"
echo "worker 1 killed with $(written) of 32 partitions written"
wait $job || { cat "$folder/submit.log"; exit 1; }
echo "the job ended well after $SECONDS s; of the loss it said:"
grep -ihoE "Lost executor [0-9]+|ExecutorLostFailure|Lost task [0-9.]+" "$folder/submit.log" | sort | uniq -c

"$gocheck" stream < "$folder/positions.txt" > "$folder/expected.txt"
"$python" "$here/compare.py" "$folder/answers" "$folder/expected.txt"
