"""Checks game records on a Spark cluster, and writes one row per record, with its games and findings, as Parquet.

    spark-submit lint_records.py RECORDS CHECKED [--table] [--rules RULES] [--encoding ENCODING]

RECORDS is a folder of records and archives (.zip, .tar, .gz, .zst), or with --table Parquet with the columns path and
content, as from `python -m pygocheck.arrow records`. pygocheck must be installed on every worker.
"""

import argparse
from functools import partial

from pygocheck import arrow
from pyspark.sql import SparkSession

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("records")
parser.add_argument("checked")
parser.add_argument("--table", action="store_true", help="RECORDS is a table")
parser.add_argument("--rules", default="record", help="as for gocheck lint")
parser.add_argument("--encoding", help="as for gocheck lint")
args = parser.parse_args()


def checked(batches, **options):
    """Checks the records, including those in archives."""
    return arrow.check(arrow.members(batches), **options)


spark = SparkSession.builder.appName("gocheck").getOrCreate()
# Records are small, so a task gets thousands of them. By Spark's estimate of the cost of opening files it would get 32.
spark.conf.set("spark.sql.files.openCostInBytes", 64 << 10)
# Tables are compressed, so that 128 MB of a file would be one long task.
spark.conf.set("spark.sql.files.maxPartitionBytes", 16 << 20)
# Collections are large: up to 64 MB are passed to Python at once.
spark.conf.set("spark.sql.execution.arrow.maxBytesPerBatch", 64 << 20)
if args.table:
    records = spark.read.parquet(args.records)
else:
    names = "*.{sgf,gib,ngf,ugf,ugi,zip,tar,tgz,tzst,gz,zst}"
    files = spark.read.format("binaryFile").option("recursiveFileLookup", True).option("pathGlobFilter", names)
    records = files.load(args.records)
schema = spark.createDataFrame(arrow.CHECKED.empty_table()).schema
# Tables also say why a file could not be read.
wanted = [name for name in ("path", "content", "error") if name in records.columns]
rows = records.select(*wanted).mapInArrow(partial(checked, rules=args.rules, encoding=args.encoding), schema)
rows.write.mode("errorifexists").parquet(args.checked)
