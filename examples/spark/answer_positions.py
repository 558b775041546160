"""Answers Go positions on a Spark cluster: Parquet in, the same rows with their answers out, as Parquet.

    spark-submit answer_positions.py POSITIONS ANSWERS

`pygocheck.arrow.answer` documents the columns that it reads and adds. pygocheck must be installed on every worker.
"""

import argparse

from pygocheck import arrow
from pyspark.sql import SparkSession
from pyspark.sql.types import StructType

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("positions")
parser.add_argument("answers")
args = parser.parse_args()

spark = SparkSession.builder.appName("gocheck").getOrCreate()
positions = spark.read.parquet(args.positions)
added = spark.createDataFrame(arrow.ANSWER.empty_table()).schema
schema = StructType([*positions.schema, *added])
positions.mapInArrow(arrow.answer, schema).write.mode("errorifexists").parquet(args.answers)
