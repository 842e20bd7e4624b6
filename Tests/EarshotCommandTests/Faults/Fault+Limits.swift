extension Fault {
  /// Too little of everything.
  static let limits: [Fault] = [
    Fault(
      tried: "little memory (ulimit -v), from too little to start up to enough",
      holds: "the file is the old one or the new one, and a status of 0 means the new one",
      script: """
        "$EARSHOT" convert large --to json -o new 2>/dev/null || fail "without a limit"
        for mebibytes in 40 80 120 160 180 200 240 300 800; do
          cp small out
          (ulimit -c 0; ulimit -v $((mebibytes << 10))
           exec "$EARSHOT" convert large --to json -o out 2>messages); status=$?
          if cmp -s out new; then continue; fi
          cmp -s out small || fail "$mebibytes MiB: half a file"
          [ $status -ne 0 ] || fail "$mebibytes MiB: status 0 and no file"
        done
        [ $status = 0 ] || fail "800 MiB are too little: $(cat messages)"
        [ -z "$(ls -d *.part 2>/dev/null)" ] || fail "left: $(ls)"
        """),
    Fault(
      tried: "less memory than an input needs (ulimit -v)",
      holds: "one line says so, the status is 2, and nothing is left",
      script: #"""
        awk 'BEGIN { printf "{\"elements\": ["; for (i = 0; i < 100000; i++)
          printf "%s{\"button\": \"Rate %d\"}", i ? ", " : "", i; print "]}" }' >big.screen.json
        { printf 'flow: big\nscreens: {big: big.screen.json}\nsteps:\n'; for _ in $(seq 100); do echo '- readFromTop'; done; } >big.flow.yaml
        told=0
        while read -r mebibytes command; do
          (ulimit -c 0; ulimit -v $((mebibytes << 10))
           exec "$EARSHOT" $command >/dev/null 2>messages </dev/null); status=$?
          [ $status = 0 ] && continue
          [ $status = 2 ] || fail "$command, $mebibytes MiB: status $status: $(head -c 500 messages)"
          grep -q "^earshot: error: out of memory; " messages || fail "$command: $(head -c 500 messages)"
          [ "$(wc -l <messages)" = 1 ] || fail "$command: $(head -c 500 messages)"
          told=$((told + 1))
        done <<'COMMANDS'
        160 convert big.screen.json --to yaml -o out.yaml
        200 transcript big.screen.json
        200 run big.flow.yaml
        COMMANDS
        [ $told -gt 0 ] || fail "there was enough memory for all of it"
        [ -z "$(find . -name '.earshot*')" ] || fail "left: $(find . -name '.earshot*')"
        nothing_left
        """#),
    Fault(
      tried: "no more open files (ulimit -n), and no more processes to start",
      holds: "one line says what cannot be done, the status is 2, nothing is left", needs: .speech,
      script: """
        (ulimit -n 6; exec "$EARSHOT" speak small -o a.wav) 2>messages; status=$?
        [ $status = 2 ] || fail "status $status: $(cat messages)"
        [ "$(wc -l <messages)" = 1 ] || fail "$(cat messages)"
        [ ! -e a.wav ] || fail "a file is there"
        nothing_left
        """),
  ]
}
