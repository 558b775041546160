"""Answers very many Go positions on a Spark cluster: each partition goes through `gocheck stream`.

    spark-submit answer_positions.py POSITIONS ANSWERS [--column NAME] [--gocheck PROGRAM] [--partitions N]

POSITIONS is text, a position a line, or Parquet (a path that ends in .parquet) with a column of positions. ANSWERS
becomes Parquet: all columns of POSITIONS (of text: `line`, from 0, and `position`) and `answer`. The program must
be on every worker.
"""

import argparse
import subprocess

import pyarrow
from pyspark.sql import SparkSession
from pyspark.sql.types import StringType, StructField, StructType

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("positions")
parser.add_argument("answers")
parser.add_argument("--column", default="position", help="the column of positions (position)")
parser.add_argument("--gocheck", default="gocheck", help="the program (gocheck)")
parser.add_argument("--partitions", type=int, default=64, help="how many pieces the work is cut into (64)")
args = parser.parse_args()
column, program = args.column, args.gocheck


def answer(batches):
    """A row out for each row in: a line is answered by a line, so that they stay side by side."""
    for batch in batches:
        # A position that is missing is an empty line, which has its answer too: an error.
        lines = [position or "" for position in batch.column(column).to_pylist()]
        if any("\n" in line for line in lines):
            raise ValueError("a position with a line break in it")
        text = "".join(line + "\n" for line in lines)
        run = subprocess.run([program, "stream", "--jobs", "1"], input=text.encode(), capture_output=True)
        answers = run.stdout.decode().split("\n")[:-1]
        # 2: some lines are no positions; their answers say so.
        if run.returncode not in (0, 2) or len(answers) != len(lines):
            raise RuntimeError(f"{program}: status {run.returncode}, {len(answers)} answers: {run.stderr.decode()}")
        yield pyarrow.RecordBatch.from_arrays(
            [*batch.columns, pyarrow.array(answers)], names=[*batch.schema.names, "answer"]
        )


spark = SparkSession.builder.appName("gocheck").getOrCreate()
if args.positions.rstrip("/").endswith(".parquet"):
    rows = spark.read.parquet(args.positions).repartition(args.partitions)
else:
    lines = spark.sparkContext.textFile(args.positions, args.partitions)
    numbered = lines.zipWithIndex().map(lambda pair: (pair[1], pair[0]))
    rows = numbered.toDF(f"line long, {column} string")
schema = StructType([*rows.schema.fields, StructField("answer", StringType())])
rows.mapInArrow(answer, schema).write.mode("overwrite").parquet(args.answers)
