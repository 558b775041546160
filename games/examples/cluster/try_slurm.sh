#!/bin/bash
# Runs slurm.sh on a cluster that consists of this machine, set up in a temporary folder and stopped at the end; then
# compares the merged table with that of the tournament played in one piece.
#   try_slurm.sh
# Needs Debian's packages slurm-wlm and munge, neither configured nor running. REVERSI is the program.
set -euo pipefail
cd "$(dirname "$0")/../../.."
export PATH="$PATH:/usr/sbin"
here=games/examples/cluster
REVERSI=$(realpath "${REVERSI:-target/release/reversi}")
export REVERSI
for program in munged slurmctld slurmd sbatch; do
    command -v "$program" > /dev/null || { echo "$program is not installed: apt-get install slurm-wlm munge"; exit 2; }
done
# The name of munge's socket must be short.
folder=$(mktemp -d /tmp/slurm.XXXXXX)
chmod 755 "$folder"
export SLURM_CONF="$folder/slurm.conf" OUT="$folder/out"

stop() {
    for name in slurmctld slurmd munged; do
        [ ! -s "$folder/$name.pid" ] || kill "$(cat "$folder/$name.pid")" 2> /dev/null || true
    done
    # They put their state in order before they end.
    for _ in $(seq 50); do
        ls "$folder"/*.pid > /dev/null 2>&1 || break
        sleep 0.1
    done
    rm -rf "$folder"
}
trap stop EXIT

user=$(id -un)
cat > "$SLURM_CONF" << CONF
ClusterName=try
SlurmctldHost=$(hostname -s)(127.0.0.1)
SlurmUser=$user
SlurmdUser=$user
AuthType=auth/munge
AuthInfo=socket=$folder/munge.socket
CredType=cred/munge
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
SlurmctldLogFile=$folder/slurmctld.log
SlurmdLogFile=$folder/slurmd.log
SlurmctldPort=16817
SlurmdPort=16818
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SlurmdParameters=config_overrides
ReturnToService=2
MailProg=/bin/true
NodeName=$(hostname -s) NodeAddr=127.0.0.1 CPUs=4 RealMemory=64000 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
CONF
mkdir "$folder/state" "$folder/spool"
(umask 077 && head -c 1024 /dev/urandom > "$folder/munge.key")
munged --force --key-file="$folder/munge.key" --socket="$folder/munge.socket" --pid-file="$folder/munged.pid" \
    --log-file="$folder/munged.log" --seed-file="$folder/munged.seed"
slurmctld
slurmd
for _ in $(seq 300); do
    [ "$(sinfo --noheader --format=%T 2> /dev/null)" != idle ] || break
    sleep 0.1
done
sinfo

job=$(sbatch --parsable --array=1-4 --output="$folder/part-%a.txt" "$here/slurm.sh")
echo "array $job is submitted"
# The merge is a job that the first part asks for; it waits for all of them.
for _ in $(seq 900); do
    [ -n "$(squeue --noheader 2> /dev/null || echo unknown)" ] || break
    sleep 0.1
done
cat "$folder"/part-*.txt
"$REVERSI" tournament --quiet --config "$here/tournament.toml" --output "$folder/whole" > /dev/null
diff "$folder/whole/table.txt" "$OUT/table.txt"
echo "the table of four jobs is that of one"
cat "$OUT/table.txt"
