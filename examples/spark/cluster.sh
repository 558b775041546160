# A Spark cluster of a master and two workers with one core each on this machine, for run.sh and run_samples.sh, which
# define `here` and `python`.
"$python" "$here/versions.py"
SPARK_HOME=$("$python" -c 'import pathlib, pyspark; print(pathlib.Path(pyspark.__file__).parent)')
export SPARK_HOME PYSPARK_PYTHON=$python PYSPARK_DRIVER_PYTHON=$python
# Nothing listens outside this machine.
export SPARK_LOCAL_IP=127.0.0.1 SPARK_NO_DAEMONIZE=1 SPARK_DAEMON_MEMORY=512m
# A free port, so that two runs on one machine do not clash.
port=$("$python" -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
folder=$(mktemp -d)
groups=() job=
clean() {
  [ -z "$job" ] || kill "$job" 2> "$folder/kill" || true
  for group in "${groups[@]}"; do kill -9 -- "-$group" 2> "$folder/kill" || true; done
  rm -rf "$folder"
}
trap clean EXIT

# A process group for each, so that a worker dies with everything it has started, like a machine.
start() {
  local log=$1
  shift
  setsid "$SPARK_HOME/bin/spark-class" "$@" > "$folder/$log.log" 2>&1 &
  groups+=($!)
  # The shell must not report its end.
  disown
}

# Waits until the master's log has $2 lines that match $1.
heard() {
  for _ in $(seq 300); do
    [ "$(grep -c "$1" "$folder/master.log")" -lt "$2" ] || return 0
    sleep 0.5
  done
  cat "$folder"/*.log
  exit 1
}

submit() {
  "$SPARK_HOME/bin/spark-submit" --master "spark://127.0.0.1:$port" --conf spark.ui.enabled=false \
    --conf spark.executor.memory=700m --conf spark.executor.cores=1 --conf spark.sql.files.minPartitionNum=32 \
    --conf spark.eventLog.enabled=true --conf spark.eventLog.compress=false --conf spark.eventLog.dir="file:$events" "$@"
}

# Starts the master and the workers.
start_cluster() {
  start master org.apache.spark.deploy.master.Master --host 127.0.0.1 --port "$port" --webui-port 0
  heard "New state: ALIVE" 1
  for worker in 1 2; do
    start "worker$worker" org.apache.spark.deploy.worker.Worker --host 127.0.0.1 --webui-port 0 --cores 1 --memory 1g \
      --work-dir "$folder/work$worker" "spark://127.0.0.1:$port"
  done
  heard "Registering worker" 2
  echo "a master and two workers are running"
}

# finish NAME JOB ARGUMENT ...: a job that nothing disturbs.
finish() {
  local name=$1
  shift
  submit "$@" > "$folder/job.log" 2>&1 || { cat "$folder/job.log"; exit 1; }
  echo "$name: $SECONDS s"
  SECONDS=0
}

# kill_worker OUTPUT: kills worker 1 once some parts of the running job are written, but most are not, and waits for its end.
kill_worker() {
  written() { find "$1/_temporary" -path '*/task_*' -name '*.parquet' 2> "$folder/find" | wc -l; }
  until [ "$(written "$1")" -ge 4 ]; do
    kill -0 "$job" 2> "$folder/kill" || { cat "$folder/job.log"; exit 1; }
    sleep 0.1
  done
  # It is stopped first, so that it certainly has a task when it dies.
  kill -STOP -- "-${groups[1]}"
  sleep 1
  kill -9 -- "-${groups[1]}"
  echo "worker 1 killed with $(written "$1") parts written"
  wait "$job" || { cat "$folder/job.log"; exit 1; }
}
