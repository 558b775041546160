"""Makes a training set of game records on a Spark cluster: planes, moves and results as Parquet, a folder per part.

    spark-submit --py-files training.py make_samples.py RECORDS SAMPLES [--size 9] [--least 10] [--every 8]

RECORDS is Parquet with the columns path and content, as from `python -m pygocheck.arrow records`. Of games with the
same moves, also rotated or mirrored, the first one is taken. pygocheck must be installed on every worker.
"""

import argparse
from functools import partial

import pyarrow as pa
from pygocheck import arrow
from pyspark.sql import SparkSession
from pyspark.sql import functions as f

import training

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("records")
parser.add_argument("samples")
parser.add_argument("--size", type=int, default=9)
parser.add_argument("--least", type=int, default=10, help="the moves of the shortest game")
parser.add_argument("--every", type=int, default=8, help="take every n-th position of a game")
parser.add_argument("--parts", type=int, default=200, help="the number of tasks, each of which writes a file per part")
parser.add_argument("--features", default="alphago_zero", help="a preset of planes")
args = parser.parse_args()

spark = SparkSession.builder.appName("gocheck samples").getOrCreate()
spark.conf.set("spark.sql.files.maxPartitionBytes", 16 << 20)
spark.conf.set("spark.sql.execution.arrow.maxBytesPerBatch", 16 << 20)
spark.conf.set("spark.sql.parquet.compression.codec", "zstd")


def schema_of(rows):
    """Spark's schema for that of pyarrow."""
    return spark.createDataFrame(rows.empty_table()).schema


records = spark.read.parquet(args.records).where("error is null").select("path", "content")
games = records.mapInArrow(partial(training.games, size=args.size, least=args.least), schema_of(training.GAMES))
# 50 bytes per game are shuffled here, and the records once in the join.
first = games.groupBy("key").agg(f.min(f.struct("path", "game")).alias("at"))
# As training.split.
number = f.conv(f.substring("key", 2, 8), 16, 10).cast("long")
part = f.when(number % 100 < training.TESTS, "test").otherwise("train")
chosen = first.select("at.path", "at.game", part.alias("split"))
options = {"size": args.size, "every": args.every, "features": args.features}
# Spark would make tasks as large as their input, but the planes are many times larger.
given = records.join(chosen, "path").select("path", "content", "game", "split").repartition(args.parts, "path")
schema = schema_of(pa.schema([pa.field("path", pa.string()), pa.field("split", pa.string()), *arrow.SAMPLE]))
rows = given.mapInArrow(partial(arrow.samples, **options), schema)
rows.write.mode("errorifexists").partitionBy("split").parquet(args.samples)
