extension Fault {
  /// Readers that have had enough.
  static let pipes: [Fault] = [
    Fault(
      tried: "earshot … | head -1, and a reader that reads nothing",
      holds: "no message, and a status as if all had been read",
      script: """
        mkdir all; cp large all/a.screen.yaml; cp small all/b.screen.yaml
        while read -r expected command; do
          for reader in "head -n 1" true; do
            { "$EARSHOT" $command 2>messages; echo $? >status; } | $reader >/dev/null
            [ "$(cat status)" -eq $expected ] || fail "$command | $reader: status $(cat status)"
            [ ! -s messages ] || fail "$command | $reader: $(cat messages)"
          done
        done <<'COMMANDS'
        0 transcript large
        0 transcript large --format json
        0 transcript all
        0 convert large
        0 convert large --report
        0 transcript large --show rotors
        0 compare --help
        0 list voices
        0 list languages
        0 audit small
        1 audit small --fail-on note
        1 audit all --format sarif --fail-on note
        1 diff small large
        1 diff small large --format json
        0 transcript large --platform ios,macos
        0 --help
        0 --version
        COMMANDS
        """)
  ]
}
