extension Fault {
  /// Files that cannot be written, or not to their end.
  static let writing: [Fault] = [
    Fault(
      tried: "kill -9 at any moment of a run that replaces a file",
      holds: "the file is the old one or the new one, and no later run sees what was begun",
      script: """
        mkdir dumps; "$EARSHOT" convert large --to json >new; cp small dumps/home.screen.json
        cp small dumps/other.screen.yaml
        for step in $(seq 1 12); do
          cp small dumps/home.screen.json
          "$EARSHOT" convert large --to json -o dumps/home.screen.json 2>/dev/null & run=$!
          sleep "0.$(printf %02d $((step * 3)))"; kill -9 $run 2>/dev/null; wait $run 2>/dev/null
          cmp -s dumps/home.screen.json small || cmp -s dumps/home.screen.json new || fail "half a file"
          [ "$(ls dumps | wc -l)" = 2 ] || fail "left: $(ls dumps)"
        done
        head -c 3000 new >dumps/.earshot-1x2y3z.part
        "$EARSHOT" transcript dumps >heard || fail "a later run trips"
        [ "$(grep -c '^> open' heard)" = 2 ] || fail "a later run sees: $(grep '^> open' heard)"
        """),
    Fault(
      tried: "a file that may not grow any further (ulimit -f)",
      holds: "one line says so, the status is 2, the former file is untouched, nothing is left",
      script: """
        cp small out.json; cp small out.html; cp small out.svg; mkdir heard dumps; cp large dumps/large.screen.yaml
        try() {
          rm -f messages; mkfifo messages
          # Messages go through a pipe, as the limit holds for every file.
          (ulimit -f 4; exec "$EARSHOT" "$@" >/dev/null) 2>messages & run=$!
          said=$(cat messages); wait $run; status=$?; rm messages
          [ $status = 2 ] || fail "$1: status $status: $said"
          case $said in *"file too large"*) ;; *) fail "$1: $said" ;; esac
          [ "$(grep -c error: <<<"$said")" = 1 ] || fail "$1: $said"
        }
        try convert large --to json -o out.json; cmp -s small out.json || fail "the file has changed"
        try report large --no-audio -o out.html; cmp -s small out.html || fail "the page has changed"
        try check dumps --baseline heard --update all
        [ "$(find . -name '.earshot*')" = "" ] || fail "left: $(find . -name '.earshot*')"
        [ "$(find heard -type f)" = "" ] || fail "left: $(find heard -type f)"
        """),
    Fault(
      tried: "a disk that is full",
      holds: "one line says so, the status is 2, the former file is untouched, nothing is left",
      needs: .mounting,
      script: """
        mkdir disk; export EARSHOT
        unshare -rm bash -c '
          mount -t tmpfs -o size=64k none disk || exit 3
          cp small disk/out.json
          "$EARSHOT" convert large --to json -o disk/out.json 2>messages; [ $? = 2 ] || exit 4
          grep -q "error: no space left on device" messages || exit 5
          [ "$(wc -l <messages)" = 1 ] || exit 6
          cmp -s small disk/out.json || exit 7
          [ "$(ls -A disk)" = out.json ] || exit 8
        ' || fail "$? $(cat messages)"
        """),
    Fault(
      tried: "standard output on a full device",
      holds: "one line says so, and the status is 2",
      script: """
        for command in "transcript large" "convert large" "audit large" "transcript large --show rotors" "diff small large"; do
          "$EARSHOT" $command >/dev/full 2>messages; status=$?
          [ $status = 2 ] || fail "$command: status $status"
          grep -v ' screens\\?, ' messages >errors
          [ "$(cat errors)" = "earshot: error: standard output: no space left on device" ] ||
            fail "$command: $(cat errors)"
        done
        """),
    Fault(
      tried:
        "folders that cannot be written: a file in their place, /proc, a name that is too long",
      holds: "one error names the file, and the status is 2",
      script: """
        long=$(printf 'x%.0s' $(seq 300))
        for place in small/out /proc/out nowhere/out $long; do
          for command in "convert small -o $place.json" "report small --no-audio -o $place.html"; do
            "$EARSHOT" $command 2>messages; status=$?
            [ $status = 2 ] || fail "$command: status $status"
            [ "$(grep -c "error: " messages)" = 1 ] || fail "$command: $(cat messages)"
            # How to mend it stands below, indented.
            [ "$(grep -vc "^  " messages)" = 1 ] || fail "$command: $(cat messages)"
          done
        done
        cp small "${long:0:250}" && "$EARSHOT" convert small -o "${long:0:250}" || fail "the longest name"
        """),
    Fault(
      tried: "sound onto a file that may not grow any further",
      holds: "one line says so, the status is 2, nothing is left", needs: .speech,
      script: """
        mkfifo messages; mkdir out
        (ulimit -f 32; exec "$EARSHOT" speak small -o out/a.wav) 2>messages & run=$!
        said=$(cat messages); wait $run; status=$?
        [ $status = 2 ] || fail "status $status: $said"
        [ "$said" = 'earshot: error: cannot write "out/a.wav": file too large' ] || fail "$said"
        [ -z "$(ls -A out)" ] || fail "left: $(ls -A out)"
        nothing_left
        """),
    Fault(
      tried: "a disk that fills up under every encoder",
      holds: "one line says so, the status is 2, the former file is whole, nothing is left",
      needs: .speechAndMounting,
      script: """
        mkdir disk; export EARSHOT TMPDIR
        printf 'screen: Long\\nelements:\\n' >long
        for number in $(seq 30); do
          echo "- {button: Rate number $number, hint: Rates it for you and for others.}" >>long
        done
        unshare -rm bash -c '
          fail() { echo "$*" >&2; exit 1; }
          mount -t tmpfs -o size=48k none disk || fail "no disk"
          for ending in mp3 flac ogg opus wav; do
            printf former >disk/a.$ending
            "$EARSHOT" speak long -o disk/a.$ending 2>messages; status=$?
            [ $status = 2 ] || fail "$ending: status $status, $(ls -A disk), $(cat messages)"
            grep -q "error: cannot write .*: no space left on device" messages ||
              fail "$ending: $(cat messages)"
            [ "$(wc -l <messages)" = 1 ] || fail "$ending: $(cat messages)"
            [ "$(cat disk/a.$ending)" = former ] || fail "$ending: the former file is gone"
            rm disk/a.$ending; [ -z "$(ls -A disk)" ] || fail "$ending: left: $(ls -A disk)"
          done
        ' || fail "on a full disk"
        """),
    Fault(
      tried:
        "files that only their user may read, and dangling links, in the place of what is written",
      holds:
        "a replaced file keeps its mode; a link that leads nowhere is refused by every command",
      needs: .speech,
      script: """
        for mode in 600 640 666; do
          for name in a.wav a.ogg a.vtt a.json a.html; do echo former >$name; chmod $mode $name; done
          "$EARSHOT" speak small -o a.wav --captions a.vtt && "$EARSHOT" speak small -o a.ogg &&
            "$EARSHOT" convert small --to json -o a.json && "$EARSHOT" report small --no-audio -o a.html ||
            fail "not written"
          for name in a.wav a.ogg a.vtt a.json a.html; do
            [ "$(stat -c %a $name)" = $mode ] || fail "$name: $mode became $(stat -c %a $name)"
          done
        done
        for command in "speak small -o b.wav" "speak small -o b.ogg" "speak small -o c.wav --captions b.vtt" \
          "convert small --to json -o b.json" "report small --no-audio -o b.html"; do
          name=${command##* }; ln -s nowhere/at/all $name
          "$EARSHOT" $command 2>messages; status=$?
          [ $status = 2 ] || fail "$command: status $status"
          grep -q "the target of this link does not exist" messages || fail "$command: $(cat messages)"
          [ -L $name ] || fail "$command: the link is gone"
        done
        """),
    Fault(
      tried: "the same sound encoded twice",
      holds: "the same bytes", needs: .speech,
      script: """
        for ending in wav flac ogg opus mp3; do
          "$EARSHOT" speak small -o a.$ending && "$EARSHOT" speak small -o b.$ending || fail "$ending"
          cmp a.$ending b.$ending || fail "$ending differs"
        done
        """),
    Fault(
      tried: "speaking where PulseAudio is set up, here or across a network",
      holds: "no connection is asked for, and no folder of PulseAudio is made", needs: .speech,
      script: """
        mkdir home run; export HOME=$PWD/home XDG_RUNTIME_DIR=$PWD/run PULSE_SERVER=unix:$PWD/server
        python=$(command -v python3) || exit 0
        "$python" -c '
        import socket, sys
        server = socket.socket(socket.AF_UNIX); server.bind("server"); server.listen()
        open("ready", "w").close()
        server.accept(); open("asked", "w").close()
        ' & listener=$!
        while [ ! -e ready ]; do sleep 0.05; done
        "$EARSHOT" speak small -o a.wav || fail "not spoken"
        sleep 0.2; kill $listener
        [ ! -e asked ] || fail "PulseAudio was asked"
        [ -z "$(find home run -mindepth 1)" ] || fail "made: $(find home run -mindepth 1)"
        [ -z "$(ls -A tmp)" ] || fail "made: $(ls -A tmp)"
        """),
  ]
}
