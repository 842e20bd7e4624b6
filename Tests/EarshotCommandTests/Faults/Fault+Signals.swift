extension Fault {
  /// Being told to end.
  static let signals: [Fault] = [
    Fault(
      tried: "SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1 and others while an input is waited for",
      holds: "the program ends at once, by the signal, without a word, and nothing is left",
      script: """
        ulimit -c 0; set -m; mkfifo pipe; exec 9<>pipe
        for command in "transcript -" "convert -" "audit -" "report - --no-audio -o out.html" \\
          "speak - -o out.wav" "speak small - -o out.wav" "report small - -o pages/"; do
          # What ends a program is one piece of code, and what it leaves is each command's.
          runs=(); signals="INT TERM"
          [ "$command" = "transcript -" ] && signals="INT TERM HUP QUIT USR1 PWR RTMIN+1"
          for signal in $signals; do
            "$EARSHOT" $command <pipe >/dev/null 2>>said & runs+=("$signal $!")
          done
          for run in "${runs[@]#* }"; do
            # It waits once it sleeps with everything before the pipe done.
            for _ in $(seq 1200); do
              [ "$(sed 's/.*) //; s/ .*//' /proc/$run/stat)" = S ] &&
                [ "$(readlink /proc/$run/exe)" != /usr/bin/bash ] && break
              sleep 0.02
            done
          done
          sleep 0.3
          for run in "${runs[@]}"; do
            signal=${run% *}; kill -$signal ${run#* }; wait ${run#* }; status=$?
            case $status in 129 | 130 | 131 | 138 | 143 | 158 | 163) ;; *) fail "$command, $signal: status $status" ;; esac
            [ ! -s said ] || fail "$command, $signal: $(head -c 500 said)"
            [ -z "$(ls out.* 2>/dev/null)" ] || fail "$command, $signal: $(ls out.*)"
          done
        done
        # At any moment before that, too: what is told while the first screen is drawn or spoken is not lost.
        for moment in 0.05 0.15 0.25 0.35 0.5 0.7; do
          "$EARSHOT" report small - -o pages/ <pipe >/dev/null 2>&1 & run=$!
          sleep $moment; kill -INT $run; (sleep 120; kill -9 $run 2>/dev/null) & guard=$!
          wait $run; status=$?; kill $guard
          case $status in 2 | 130) ;; *) fail "after $moment s: status $status" ;; esac
          rm -rf pages
        done
        nothing_left
        """),
    Fault(
      tried: "SIGINT, SIGTERM and SIGQUIT while it is spoken into a file or a page",
      holds: "no file, no helper and no temporary file is left, and the status is not 0",
      needs: .speech,
      script: """
        ulimit -c 0; set -m; mkdir out
        for command in "speak large -o out/a.wav" "speak large --captions out/a.vtt" \\
          "report large -o out/a.html"; do
          for signal in INT TERM QUIT; do
            "$EARSHOT" $command >/dev/null 2>&1 & run=$!
            for _ in $(seq 1200); do
              [ -n "$(ls -A out tmp/*/ 2>/dev/null | grep part)" ] && break
              [ "$(orphans | wc -l)" -ge 2 ] && break
              sleep 0.05
            done
            kill -$signal $run; wait $run; status=$?
            case $status in 2 | 130 | 131 | 143) ;; *) fail "$command, $signal: status $status" ;; esac
            [ -z "$(ls -A out)" ] || fail "$command, $signal left $(ls -A out)"
            nothing_left
          done
        done
        """),
    Fault(
      tried: "SIGTERM and SIGINT at any moment while many small files are written",
      holds: "no file is left beside those that are whole",
      script: """
        mkdir in; for number in $(seq 150); do cp small in/$number.screen.yaml; done
        for turn in $(seq 6); do
          for command in "check in --baseline out --update all" "convert in -o out/"; do
            rm -rf out; mkdir out
            "$EARSHOT" $command >/dev/null 2>&1 & program=$!
            until [ "$(ls out | wc -l)" -gt 5 ] || ! kill -0 $program 2>/dev/null; do :; done
            [ $((turn % 2)) = 0 ] && kill -TERM $program || kill -INT $program
            wait $program
            [ -z "$(ls -A out | grep '^[.]')" ] || fail "$command: $(ls -A out | grep '^[.]')"
          done
        done
        """),
    Fault(
      tried: "standard input, output or messages closed by whoever starts the program",
      holds: "nothing else takes their place: an end is an end, and a lost result is told",
      script: """
        for command in mcp stream "transcript -"; do
          timeout 300 "$EARSHOT" $command <&- >said 2>messages
          [ $? != 124 ] || fail "$command does not end"
        done
        for command in "transcript small" "speak small -o -"; do
          timeout 300 "$EARSHOT" $command >&- 2>messages <&-
          [ $? = 2 ] || fail "$command: $?"
          grep -q 'standard output' messages || fail "$command: $(cat messages)"
        done
        timeout 300 "$EARSHOT" transcript small 2>&- >said || fail "$?"
        [ -s said ] || fail "nothing was said"
        """),
    Fault(
      tried: "kill -9 while it is spoken into a file",
      holds: "no helper is left, the former file is untouched, and the next run does not mind",
      needs: .speech,
      script: """
        mkdir out; echo former >out/a.wav
        "$EARSHOT" speak large -o out/a.wav 2>/dev/null & run=$!
        for _ in $(seq 1200); do ls -A out | grep -q part && break; sleep 0.05; done
        kill -9 $run; wait $run 2>/dev/null
        [ "$(cat out/a.wav)" = former ] || fail "the former file has changed"
        nothing_left
        "$EARSHOT" speak small -o out/a.wav || fail "the next run minds"
        [ "$(head -c 4 out/a.wav)" = RIFF ] || fail "the next run wrote something else"
        """),
    Fault(
      tried: "a crash at any moment: waiting, and speaking into a file or a page",
      holds: "one line says so, the status is the signal's, and nothing is left", needs: .speech,
      script: """
        ulimit -c 0; set -m; mkdir out; mkfifo pipe; exec 9<>pipe
        crash() {
          kill -$signal $run; wait $run; status=$?
          case $status in 132 | 133 | 134 | 139) ;; *) fail "$1, $signal: status $status" ;; esac
          [ "$(cat said)" = "earshot: error: a fault of earshot's own, please report it with its input: signal $((status - 128))" ] ||
            fail "$1, $signal: $(head -c 500 said)"
        }
        for signal in ILL TRAP ABRT SEGV; do
          "$EARSHOT" transcript - <pipe 2>said & run=$!
          for _ in $(seq 1200); do
            [ "$(sed 's/.*) //; s/ .*//' /proc/$run/stat)" = S ] &&
              [ "$(readlink /proc/$run/exe)" != /usr/bin/bash ] && break
            sleep 0.02
          done
          sleep 0.3; crash waiting
        done
        for command in "speak large -o out/a.wav" "report large -o out/a.html"; do
          signal=ABRT; "$EARSHOT" $command 2>said & run=$!
          for _ in $(seq 1200); do
            [ "$(orphans | wc -l)" -lt 2 ] || break
            sleep 0.05
          done
          crash "$command"
          [ -z "$(ls -A out)" ] || fail "$command left $(ls -A out)"
          nothing_left
        done
        """),
    Fault(
      tried: "SIGINT, SIGTERM, SIGQUIT, a crash and SIGKILL while a page is opened that never ends",
      holds: "the program ends at once, and no browser and no profile is left", needs: .browser,
      script: """
        ulimit -c 0; set -m; echo '<script>while (true) {}</script>' >loop.html
        for signal in INT TERM QUIT ABRT KILL; do
          export TMPDIR=$(mktemp -d /tmp/webXXXXXX)
          "$EARSHOT" transcript loop.html >/dev/null 2>said & run=$!
          for _ in $(seq 1200); do [ -d $TMPDIR/*/Default ] && break; sleep 0.05; done; sleep 0.3
          [ -d $TMPDIR/earshot-browser-* ] || fail "$signal: no browser was started"
          # Not each of the browser's processes names the profile, but all are of one session.
          session=$(pgrep -o -f "user-data-dir=$TMPDIR" | xargs -r ps -o sid= -p | tr -d ' ')
          [ -n "$session" ] || fail "$signal: the browser has no session"
          kill -$signal $run; wait $run 2>/dev/null; status=$?
          case $status in 130 | 131 | 134 | 143 | 137) ;; *) fail "$signal: status $status" ;; esac
          [ "$(wc -l <said)" -le 1 ] || fail "$signal: $(head -c 500 said)"
          for _ in $(seq 1200); do [ -z "$(ls -A $TMPDIR)" ] && break; sleep 0.05; done
          [ -z "$(ls -A $TMPDIR)" ] || fail "$signal left $(ls -A $TMPDIR)"
          for _ in $(seq 1200); do pgrep -s "$session" >/dev/null || break; sleep 0.05; done
          if pgrep -s "$session" >/dev/null; then fail "$signal left a browser"; fi
          rmdir $TMPDIR
        done
        """),
    Fault(
      tried: "SIGTERM at any moment while a browser is being started",
      holds: "its folder goes with the program", needs: .browser,
      script: """
        echo '<h1>Page</h1>' >page.html
        export TMPDIR=$(mktemp -d /tmp/webXXXXXX)
        for moment in 00 01 02 03 04 05 06 07 08 10 12 15; do
          timeout -s TERM 0.$moment "$EARSHOT" transcript page.html >/dev/null 2>&1
        done
        for _ in $(seq 1200); do [ -z "$(ls -A $TMPDIR)" ] && break; sleep 0.05; done
        [ -z "$(ls -A $TMPDIR)" ] || fail "left $(ls -A $TMPDIR)"
        rmdir $TMPDIR
        """),
  ]
}
