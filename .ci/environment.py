"""Starts a program of this folder anew where packages of PyPI are, which it asks for when it has none."""
import os, subprocess, sys, tempfile, venv

MARK = "EARSHOT_CI_ENVIRONMENT"


def start_with(*packages):
    """Never returns: ends with the status of the program, or with 2 where the packages cannot be installed."""
    name = os.path.basename(sys.argv[0])
    if os.environ.get(MARK):
        sys.exit(f"{name}: {', '.join(packages)}: installed, and cannot be imported")
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = f"{folder}/bin/python"
        if subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages]).returncode:
            print(f"{name}: {', '.join(packages)} cannot be installed", file=sys.stderr)
            sys.exit(2)
        sys.exit(subprocess.run([python, *sys.argv], env={**os.environ, MARK: "1"}).returncode)
