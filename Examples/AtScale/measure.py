#!/usr/bin/env python3
"""Runs a command and prints the processor time of all its processes: measure.py COMMAND… (Linux, as root).

Spark's daemon forgets the times of its workers, so a control group counts them.
"""
import os
import subprocess
import sys
import time

OLD = "/sys/fs/cgroup/cpuacct"
group = os.path.join(OLD if os.path.isdir(OLD) else "/sys/fs/cgroup", f"earshot-measure-{os.getpid()}")


def read(file: str) -> str:
    with open(os.path.join(group, file), encoding="ascii") as text:
        return text.read()


def join() -> None:
    with open(os.path.join(group, "cgroup.procs"), "w", encoding="ascii") as file:
        file.write("0")


os.mkdir(group)
start = time.monotonic()
status = subprocess.Popen(sys.argv[1:], preexec_fn=join).wait()
while read("cgroup.procs"):
    time.sleep(0.1)  # The JVM ends after the driver.
if group.startswith(OLD):
    used = int(read("cpuacct.usage")) / 1e9
else:
    used = int(dict(line.split() for line in read("cpu.stat").splitlines())["usage_usec"]) / 1e6
os.rmdir(group)
print(f"processor time {used:.1f} s, elapsed {time.monotonic() - start:.1f} s", file=sys.stderr)
sys.exit(status if status >= 0 else 128 - status)
