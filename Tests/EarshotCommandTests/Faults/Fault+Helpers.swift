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
        helper 'head -c 100 /dev/zero'; try "empty frames" "gave an invalid answer"
        helper 'while :; do echo babble; done'; try "babbles" "gave an invalid answer"
        helper 'kill -9 $$'; try "is killed" "was ended by signal 9"
        echo '#!/nosuch/shell' >bin/earshot-speech; try "cannot be started" "cannot be started|no such file"
        """#),
    Fault(
      tried: "SIGTERM and SIGUSR1 while a renderer of pictures does not end",
      holds: "the program ends, and neither the renderer nor what it began is left",
      script: """
        ulimit -c 0; set -m; mkdir bin; n=87654
        printf '#!/bin/sh\\nsleep %s &\\nsleep %s\\n' $n $n >bin/rsvg-convert; chmod +x bin/rsvg-convert
        printf 'elements: [{button: Rate, frame: [0, 0, 90, 90]}]' >framed.screen.yaml
        for signal in TERM USR1; do
          PATH=$PWD/bin:$PATH "$EARSHOT" report framed.screen.yaml -o out.png >/dev/null 2>&1 & run=$!
          for _ in $(seq 1200); do pgrep -f "sleep $n" >/dev/null && break; sleep 0.05; done
          pgrep -f "sleep $n" >/dev/null || fail "$signal: no renderer was started"
          kill -$signal $run; (sleep 120; kill -9 $run 2>/dev/null) & guard=$!
          wait $run; status=$?; kill $guard
          case $status in 2 | 138 | 143) ;; *) fail "$signal: status $status" ;; esac
          for _ in $(seq 1200); do pgrep -f "sleep $n" >/dev/null || break; sleep 0.05; done
          if pgrep -f "sleep $n" >/dev/null; then pkill -9 -f "sleep $n"; fail "$signal left a renderer"; fi
          nothing_left
        done
        """),
    Fault(
      tried: "a page to be shown that cannot be made, and no descriptors for a browser",
      holds: "the folder that was made for it is gone",
      script: """
        "$EARSHOT" report --open none.screen.yaml 2>messages && fail "status 0"
        grep -q 'no such file' messages || fail "$(cat messages)"
        nothing_left
        echo '<h1>Page</h1>' >page.html
        for files in 4 8; do
          (ulimit -n $files; exec "$EARSHOT" transcript page.html >/dev/null 2>&1) && fail "$files files are enough"
          nothing_left
        done
        """),
  ]
}
