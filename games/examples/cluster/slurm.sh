#!/bin/bash
#SBATCH --job-name=tournament
#SBATCH --array=1-16
#SBATCH --cpus-per-task=2
#SBATCH --mem-per-cpu=1G
#SBATCH --time=04:00:00
#SBATCH --requeue
#SBATCH --open-mode=append
#SBATCH --output=tournament-%A-%a.txt
# Plays part SLURM_ARRAY_TASK_ID of SLURM_ARRAY_TASK_COUNT. The first part submits the merge, which waits until all
# parts have ended. Submit from the project's folder, which all machines must share:
#   sbatch --array=1-64 games/examples/cluster/slurm.sh
# With a sequential test: games/examples/cluster/stop_when_decided.sh output/cluster scancel --name tournament
set -euo pipefail
reversi=${REVERSI:-target/release/reversi}
config=${CONFIG:-games/examples/cluster/tournament.toml}
out=${OUT:-output/cluster}
part=$SLURM_ARRAY_TASK_ID

# A preempted part is queued again and resumes its log.
if [ "$part" -eq "$SLURM_ARRAY_TASK_MIN" ] && [ "${SLURM_RESTART_COUNT:-0}" -eq 0 ]; then
    sbatch --job-name=merge --dependency="afterany:$SLURM_ARRAY_JOB_ID" --output="$out/merge-%j.txt" \
        --wrap "'$reversi' merge --verify --output '$out' '$out'/part-*/games.jsonl"
fi

# One game per two cores, since a game is two programs. The exit status is 0 if all games of the part were played,
# even if a player crashed.
exec "$reversi" tournament --quiet --resume --jobs $((SLURM_CPUS_PER_TASK / 2)) --config "$config" \
    --shard "$part/$SLURM_ARRAY_TASK_COUNT" --output "$out/part-$part" > /dev/null
