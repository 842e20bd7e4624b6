extension Fault {
  /// Speech helpers that are missing or are something else.
  static let helpers: [Fault] = [
    Fault(
      tried: "a helper that is missing, ends at once, says nothing proper, or never stops talking",
      holds: "one line says so, the status is 2, there is no file, and no process is left",
      script: #"""
        mkdir bin; ln "$EARSHOT" bin/earshot 2>/dev/null || cp "$EARSHOT" bin/earshot
        try() {
          bin/earshot speak small -o a.wav 2>messages; status=$?
          [ $status = 2 ] || fail "$1: status $status: $(cat messages)"
          [ "$(wc -l <messages)" = 1 ] || fail "$1: $(head -c 500 messages)"
          grep -qE "^earshot: error: .*$2" messages || fail "$1: $(cat messages)"
          [ ! -e a.wav ] || fail "$1: a file is there"
          nothing_left
        }
        helper() { printf '#!/bin/bash\n%s\n' "$1" >bin/earshot-speech; chmod +x bin/earshot-speech; }
        PATH=/usr/bin:/bin
        try missing "earshot-speech"
        helper 'exit 3'; try "ends at once" "ended with status 3"
        helper 'printf "\\033[2Jno such library\\n" >&2; exit 127'; try "complains" "ended with status 127"
        grep -q "$(printf '\033')" messages && fail "an escape sequence reaches the terminal"
        helper 'head -c 100 /dev/zero'; try "empty frames" "gave no proper answer"
        helper 'while :; do echo babble; done'; try "babbles" "gave no proper answer"
        helper 'kill -9 $$'; try "is killed" "was ended by signal 9"
        echo '#!/nosuch/shell' >bin/earshot-speech; try "cannot be started" "cannot be started|no such file"
        """#)
  ]
}
