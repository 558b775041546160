"""Lints game records on a Spark cluster: a folder of *.sgf in, a row a finding out, as Parquet.

    spark-submit lint_records.py RECORDS FINDINGS [--games GAMES] [--rules RULES]

With --games a row a game is written, too. Spark leaves out files of no bytes. pygocheck must be installed on every
worker.
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
# A record is small: thousands of them are a task, not the 32 that Spark makes one of for the cost of opening files.
spark.conf.set("spark.sql.files.openCostInBytes", 64 << 10)
# A collection is large: as much as 64 MB is handed to Python at once.
spark.conf.set("spark.sql.execution.arrow.maxBytesPerBatch", 64 << 20)
files = spark.read.format("binaryFile").option("recursiveFileLookup", True).option("pathGlobFilter", "*.sgf")
records = files.load(args.records).select("path", "content")
wanted = [(gocheck_arrow.find, gocheck_arrow.FINDINGS, args.findings)]
if args.games:
    wanted.append((gocheck_arrow.describe, gocheck_arrow.GAMES, args.games))
for function, columns, target in wanted:
    schema = spark.createDataFrame(columns.empty_table()).schema
    records.mapInArrow(partial(function, rules=args.rules), schema).write.mode("errorifexists").parquet(target)
