#!/usr/bin/env python3
"""Asks Earshot about every dump of a dataset, as a Spark job: survey.py INPUT OUTPUT [--do audit,effort].

A record has an id, a text (the dump) or a path, and perhaps an app. OUTPUT gets results/ and rejected/, one Parquet
file per bucket. A bucket that is complete is not done again, so the job may be killed and run again.
"""
from __future__ import annotations

import argparse
import collections
import hashlib
import json
import os
import select
import socket
import subprocess
import sys
import threading
from typing import Any, Iterator, NamedTuple

import pyarrow as pa
import pyarrow.fs
import pyarrow.parquet as pq
from pyspark import TaskContext
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as F

LIMIT = 64 << 20  # The bytes that a line of `earshot stream` may have.
STATUS = "bucket int, host string, state string, results long, rejected long, message string"
REJECTED = pa.schema([("id", pa.string()), ("app", pa.string()), ("sha256", pa.string()), ("code", pa.string()),
                      ("message", pa.string()), ("line", pa.int64()), ("column", pa.int64())])
COUNTS = [("stops", pa.int64()), ("errors", pa.int64()), ("warnings", pa.int64()), ("notes", pa.int64()),
          ("first_heading", pa.int64()), ("rules", pa.list_(pa.string()))]


class Settings(NamedTuple):
    """What a run asks, and how."""
    output: str
    program: str
    tasks: list[str]
    options: dict[str, Any]
    buckets: int
    patience: float
    retry: bool
    elsewhere: bool  # Whether another host may do a bucket that this one cannot.


class Dump(NamedTuple):
    """A record on its way to the program: its lines, or the reason why it has none."""
    id: str
    app: str | None
    sha256: str
    lines: list[bytes]
    error: dict[str, Any] | None


class Stream:
    """A child that answers lines in order, while a thread writes them."""

    def __init__(self, settings: Settings, lines: list[bytes]):
        self.patience = settings.patience
        self.child = subprocess.Popen([settings.program, "stream", "--workers", "1"], stdin=subprocess.PIPE,
                                      stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0)
        self.writer = threading.Thread(target=self._write, args=(lines,), daemon=True)
        self.writer.start()

    def _write(self, lines: list[bytes]) -> None:
        pipe = self.child.stdin
        try:
            batch = bytearray()
            for line in lines:
                batch += line
                if len(batch) >= 1 << 16:
                    _write_all(pipe.fileno(), batch)
                    batch = bytearray()
            _write_all(pipe.fileno(), batch)
        except OSError:
            pass  # The child ended; the reader sees it.
        finally:
            pipe.close()

    def __enter__(self) -> Iterator[bytes]:
        return self._answers()

    def _answers(self) -> Iterator[bytes]:
        out = self.child.stdout.fileno()
        parts: list[bytes] = []
        while select.select([out], [], [], self.patience)[0]:
            chunk = os.read(out, 1 << 20)
            if not chunk:
                return
            *complete, rest = chunk.split(b"\n")
            for line in complete:
                yield b"".join([*parts, line])
                parts = []
            parts.append(rest)

    def __exit__(self, *_: object) -> None:
        self.child.kill()  # It has answered everything, or hangs, or is dead.
        self.writer.join()
        self.child.stdout.close()
        self.child.wait()


def _write_all(descriptor: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(descriptor, view):]


def answers(settings: Settings, dumps: list[Dump]) -> Iterator[list[bytes] | None]:
    """The answers to each dump, or nothing for one that twice ended the program, the second time alone."""
    done, alone = 0, False
    while done < len(dumps):
        sent = dumps[done:done + 1] if alone else dumps[done:]
        before = done
        with Stream(settings, [line for dump in sent for line in dump.lines]) as lines:
            for dump in sent:
                got = [line for _, line in zip(dump.lines, lines)]
                if len(got) < len(dump.lines):
                    break
                yield got
                done += 1
        if alone and done == before:
            yield None
            done += 1
        alone = done < before + len(sent)  # A child ended early: the record that it stopped at goes alone.


def dump(settings: Settings, row: dict[str, Any]) -> Dump:
    """Makes the lines of a record. One that is no record, or is too long, has an error instead."""
    text, path, broken = row["text"], row["path"], row["broken"]
    error: dict[str, Any] | None = None
    content: bytes | None = None
    if broken is not None:
        error, content = {"code": "json", "message": "the line is not a record of JSON"}, broken.encode()
    elif row["size"] is not None and row["size"] > LIMIT:
        error = {"code": "limit", "message": f"the dump has {row['size']} bytes; a line may have {LIMIT}"}
        content = str(row["size"]).encode()
    elif text is not None:
        content = text.encode()
    elif path is not None:
        try:
            with open(path, "rb") as file:
                content = file.read()
        except OSError as problem:
            error = {"code": "input", "message": f"{path}: {problem.strerror}"}
    else:
        error = {"code": "request", "message": "the record has neither text nor path"}
    name = hashlib.sha256(content or b"").hexdigest()
    identifier = row["id"] if row["id"] is not None else f"unnamed-{name[:16]}"
    if error is None and row["id"] is None:
        error = {"code": "request", "message": "the record has no id"}
    lines: list[bytes] = []
    for task in settings.tasks if error is None else []:
        question: dict[str, Any] = {"id": identifier, "do": task, "options": settings.options.get(task, {})}
        question |= {"source": path} if text is None else {"text": text}
        line = json.dumps(question).encode() + b"\n"
        if len(line) > LIMIT:
            error = {"code": "limit", "message": f"the line has {len(line)} bytes; it may have {LIMIT}"}
            lines = []
            break
        lines.append(line)
    return Dump(identifier, row["app"], name, lines, error)


def counts(found: dict[str, Any]) -> dict[str, Any]:
    """The columns that a survey groups by, of the results by task."""
    row: dict[str, Any] = {name: None for name, _ in COUNTS}
    for task, result in found.items():
        screens = result if isinstance(result, list) else result.get("results", [result])
        numbers = [len(each["stops"]) if isinstance(each["stops"], list) else each["stops"]
                   for each in screens if isinstance(each, dict) and "stops" in each]
        row["stops"] = sum(numbers) if numbers else row["stops"]
        if task == "audit":
            row |= {name: result["summary"][name] for name in ("errors", "warnings", "notes")}
            row["rules"] = [finding["rule"] for screen in screens for finding in screen["findings"]]
        if task == "effort" and screens and screens[0].get("firstHeading"):
            row["first_heading"] = screens[0]["firstHeading"]["swipes"]
    return row


def judge(settings: Settings, dump: Dump, got: list[bytes] | None) -> tuple[bool, dict[str, Any]]:
    """The row of a record: True and a result, or False and a rejection."""
    row: dict[str, Any] = {"id": dump.id, "app": dump.app, "sha256": dump.sha256}
    parsed = [json.loads(line) for line in got or []]
    error = dump.error or next((each["error"] for each in parsed if each["status"] != "ok"), None)
    if error is None and got is None:
        error = {"code": "crash", "message": f"the program ended twice, or gave no answer for {settings.patience:g} s"}
    if error is not None:
        return False, row | {key: error.get(key) for key in ("code", "message", "line", "column")}
    row |= {task: line.decode() for task, line in zip(settings.tasks, got or [])}
    row |= counts({task: each["result"] for task, each in zip(settings.tasks, parsed)})
    return True, row | {"engine": parsed[0]["engine"]}


class Bucket:
    """The two files of a bucket. The file of results comes last: where it is, the bucket is complete."""

    def __init__(self, settings: Settings, number: int, key: str):
        self.files, self.folder = pyarrow.fs.FileSystem.from_uri(settings.output)
        self.name = f"bucket-{number:06}.parquet"
        self.attempt = f"{self.folder}/unfinished/{socket.gethostname()}-{os.getpid()}"
        answered = [(task, pa.string()) for task in settings.tasks]
        results = pa.schema([("id", pa.string()), ("app", pa.string()), ("sha256", pa.string()),
                             ("engine", pa.string()), *COUNTS, *answered])
        self.schemas = {kind: schema.with_metadata({"earshot.key": key})
                        for kind, schema in (("rejected", REJECTED), ("results", results))}

    def finished(self, retry: bool) -> dict[str, int] | None:
        """The numbers of rows of a complete bucket with this key."""
        rows = {}
        for kind, schema in self.schemas.items():
            try:
                with self.files.open_input_file(f"{self.folder}/{kind}/{self.name}") as file:
                    parquet = pq.ParquetFile(file)
                    if (parquet.schema_arrow.metadata or {}).get(b"earshot.key") != schema.metadata[b"earshot.key"]:
                        return None
                    rows[kind] = parquet.metadata.num_rows
                    if retry and kind == "rejected" and "crash" in parquet.read(["code"])["code"].to_pylist():
                        return None
            except (FileNotFoundError, pa.ArrowInvalid):
                return None
        return rows

    def write(self, judged: Iterator[tuple[bool, dict[str, Any]]]) -> dict[str, int]:
        """Writes both files aside and moves them."""
        rows = {kind: 0 for kind in self.schemas}
        waiting: dict[str, list[dict[str, Any]]] = {kind: [] for kind in self.schemas}
        paths = {kind: f"{self.attempt}/{kind}-{self.name}" for kind in self.schemas}
        self.files.create_dir(self.attempt)
        try:
            sinks = {kind: self.files.open_output_stream(path) for kind, path in paths.items()}
            writers = {kind: pq.ParquetWriter(sink, self.schemas[kind], compression="zstd") for kind, sink in sinks.items()}

            def flush(kind: str) -> None:
                writers[kind].write_table(pa.Table.from_pylist(waiting[kind], self.schemas[kind]))
                rows[kind] += len(waiting[kind])
                waiting[kind] = []

            for is_result, row in judged:
                kind = "results" if is_result else "rejected"
                waiting[kind].append(row)
                if len(waiting[kind]) == 500:
                    flush(kind)
            for kind, writer in writers.items():
                flush(kind)
                writer.close()
                sinks[kind].close()
            for kind, path in paths.items():
                self.files.create_dir(f"{self.folder}/{kind}")
                self.files.move(path, f"{self.folder}/{kind}/{self.name}")
        finally:
            self.files.delete_dir(self.attempt)
        return rows


def survey(settings: Settings, rows: list[dict[str, Any]], number: int) -> dict[str, Any]:
    """Does a bucket, if it is not complete."""
    version = subprocess.run([settings.program, "--version"], stdout=subprocess.PIPE, check=True).stdout
    dumps = sorted((dump(settings, row) for row in rows), key=lambda each: (each.id, each.sha256))
    key = hashlib.sha256(json.dumps([settings.tasks, settings.options, version.decode()], sort_keys=True).encode())
    for each in dumps:
        key.update(json.dumps([each.id, each.app, each.sha256]).encode())
    bucket = Bucket(settings, number, key.hexdigest())
    if (done := bucket.finished(settings.retry)) is not None:
        return {"state": "kept", **done}
    judged = (judge(settings, each, got) for each, got in zip(dumps, answers(settings, dumps)))
    return {"state": "done", **bucket.write(judged)}


def partition(settings: Settings, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
    """Does the bucket of a partition and reports on it in one row."""
    number = TaskContext.get().partitionId()
    report: dict[str, Any] = {"bucket": number, "host": socket.gethostname(), "message": None}
    try:
        report |= survey(settings, [row for batch in batches for row in batch.to_pylist()], number)
    except (OSError, ValueError, subprocess.SubprocessError) as problem:
        # A missing program, a full disk. Elsewhere there may be another host, and Spark tries it.
        message = f"{report['host']}: {problem}"
        if settings.elsewhere:
            raise RuntimeError(message) from problem
        report |= {"state": "failed", "results": 0, "rejected": 0, "message": message}
    names = [field.split()[0] for field in STATUS.split(", ")]
    types = [pa.int32(), pa.string(), pa.string(), pa.int64(), pa.int64(), pa.string()]
    yield pa.RecordBatch.from_pylist([report], pa.schema(list(zip(names, types))))


def records(spark: SparkSession, source: str, form: str) -> DataFrame:
    """The records of a dataset. A text that is too long for a line stays behind, with its size."""
    if form == "parquet":
        frame = spark.read.parquet(source)
        for column in {"id", "app", "text", "path"} - set(frame.columns):
            frame = frame.withColumn(column, F.lit(None))
        frame = frame.withColumn("broken", F.lit(None))
    else:
        schema = "id string, app string, text string, path string, broken string"
        frame = spark.read.schema(schema).options(columnNameOfCorruptRecord="broken", maxStringLen=2**31 - 1).json(source)
    size = F.octet_length(F.col("text").cast("string"))
    text = F.when(size <= LIMIT, F.col("text").cast("string"))
    strings = [F.col(name).cast("string").alias(name) for name in ("id", "app", "path")]
    return frame.select(*strings, text.alias("text"), size.alias("size"), F.substring(F.col("broken").cast("string"), 1, 1 << 20).alias("broken"))


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("input", help="JSON lines or Parquet: a file, a folder or an address that Spark reads")
    parser.add_argument("output", help="folder of the results, which every host reaches by this name (or s3://, hdfs://…)")
    parser.add_argument("--do", default="audit,effort", help="questions, separated by commas (default: audit,effort)")
    parser.add_argument("--reader", help="reader of all questions (default: that of the dump)")
    parser.add_argument("--options", type=json.loads, default={}, help='options by question: {"audit": {"profile": "wcag22-aa"}}')
    parser.add_argument("--program", default=os.environ.get("EARSHOT_PROGRAM", "earshot"), help="program on each host")
    parser.add_argument("--format", choices=["json", "parquet"], help="format of the input (default: by its ending)")
    parser.add_argument("--buckets", type=int, default=64, help="number of buckets, 1,000 to 5,000 dumps each (default: 64)")
    parser.add_argument("--patience", type=float, default=120, help="seconds for one answer (default: 120)")
    parser.add_argument("--retry", action="store_true", help="do buckets again in which a dump ended the program")
    parser.add_argument("--master", help="Spark's master, such as local[2,4] (default: that of spark-submit, or local[*])")
    return parser.parse_args(arguments)


def session(master: str | None) -> SparkSession:
    """The session of spark-submit, or one of this computer that costs little."""
    builder = SparkSession.builder.appName("earshot survey").config("spark.sql.execution.arrow.maxRecordsPerBatch", "500")
    if master is None and "PYSPARK_GATEWAY_PORT" not in os.environ:
        master = "local[*]"
    if master and master.startswith("local"):
        os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
        quick = {"spark.ui.enabled": "false", "spark.driver.memory": "2g", "spark.driver.host": "localhost",
                 "spark.driver.extraJavaOptions": "-XX:+UseSerialGC -XX:TieredStopAtLevel=1",
                 "spark.ui.showConsoleProgress": "false"}
        for name, value in quick.items():
            builder = builder.config(name, value)
    spark = (builder.master(master) if master else builder).getOrCreate()
    spark.sparkContext.setLogLevel("FATAL")
    return spark


def main() -> int:
    asked = parse(sys.argv[1:])
    spark = session(asked.master)
    tasks = asked.do.split(",")
    options = {task: ({"reader": asked.reader} if asked.reader else {}) | asked.options.get(task, {}) for task in tasks}
    local = spark.sparkContext.master.startswith("local")
    output = asked.output if "://" in asked.output else os.path.abspath(asked.output)
    settings = Settings(output, asked.program, tasks, options, asked.buckets, asked.patience, asked.retry, not local)
    files, folder = pyarrow.fs.FileSystem.from_uri(output)
    found = files.get_file_info(pyarrow.fs.FileSelector(f"{folder}/results", allow_not_found=True))
    beyond = [file.base_name for file in found if file.base_name >= f"bucket-{asked.buckets:06}"]
    if beyond:
        print(f"survey: {output} has more than {asked.buckets} buckets; give --buckets of the first run", file=sys.stderr)
        return 2
    form = asked.format or ("parquet" if asked.input.rstrip("/").endswith("parquet") else "json")
    frame = records(spark, asked.input, form).repartition(asked.buckets, "id")
    try:
        rows = frame.mapInArrow(lambda batches: partition(settings, batches), STATUS).collect()
    except Exception as problem:  # The job ended; what is complete stays.
        said = dict.fromkeys(line for line in str(problem).splitlines() if line[:1].strip() and len(line) < 500)
        print("survey: the job ended:", *list(said)[:9], "survey: complete buckets stay; run it again", sep="\n", file=sys.stderr)
        return 1
    failures = collections.Counter(row.message for row in rows if row.state == "failed")
    unfinished = f"{folder}/unfinished"
    if files.get_file_info(unfinished).type == pyarrow.fs.FileType.Directory:
        files.delete_dir(unfinished)  # What killed runs have left.
    states = collections.Counter(row.state for row in rows)
    print(f"{sum(row.results for row in rows)} results, {sum(row.rejected for row in rows)} rejected; "
          f"{states['done']} buckets done, {states['kept']} kept, {states['failed']} failed")
    for message, count in failures.items():
        print(f"survey: {count} buckets failed: {message}", file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
