"""`python -m earshot` is the program."""

from ._program import main

main()
