"""Lints a folder of *.sgf on a Spark cluster, and writes one row per finding as Parquet.

    spark-submit lint_records.py RECORDS FINDINGS [--games GAMES] [--rules RULES]

With --games it also writes one row per game. Spark skips empty files. pygocheck must be installed on every worker.
"""

import argparse
from functools import partial

from pyspark.sql import SparkSession

import gocheck_arrow

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("records")
parser.add_argument("findings")
parser.add_argument("--games")
parser.add_argument("--rules", default="record", help="as for gocheck lint")
args = parser.parse_args()

spark = SparkSession.builder.appName("gocheck").getOrCreate()
spark.sparkContext.addPyFile(gocheck_arrow.__file__)
# Records are small, so a task gets thousands of them. By Spark's estimate of the cost of opening files it would get 32.
spark.conf.set("spark.sql.files.openCostInBytes", 64 << 10)
# Collections are large: up to 64 MB are passed to Python at once.
spark.conf.set("spark.sql.execution.arrow.maxBytesPerBatch", 64 << 20)
files = spark.read.format("binaryFile").option("recursiveFileLookup", True).option("pathGlobFilter", "*.sgf")
records = files.load(args.records).select("path", "content")
wanted = [(gocheck_arrow.find, gocheck_arrow.FINDINGS, args.findings)]
if args.games:
    wanted.append((gocheck_arrow.describe, gocheck_arrow.GAMES, args.games))
for function, columns, target in wanted:
    schema = spark.createDataFrame(columns.empty_table()).schema
    records.mapInArrow(partial(function, rules=args.rules), schema).write.mode("errorifexists").parquet(target)
