import Testing

/// Fifty mistakes of somebody who is new: each message ends with what to type.
@Suite struct NewcomerTests {
  static let mistakes: [(line: String, typed: String)] = [
    ("trancript a.screen.yaml", "earshot transcript a.screen.yaml"),
    ("transcribe a.screen.yaml", "earshot transcript a.screen.yaml"),
    ("speek a.screen.yaml", "earshot speak a.screen.yaml"),
    ("wlak a.screen.yaml", "earshot walk a.screen.yaml"),
    ("adit a.screen.yaml", "earshot audit a.screen.yaml"),
    ("reprot a.screen.yaml", "earshot report a.screen.yaml"),
    ("chek a.screen.yaml", "earshot check a.screen.yaml"),
    ("dif a.screen.yaml", "earshot diff a.screen.yaml"),
    ("rotor a.screen.yaml", "earshot rotors a.screen.yaml"),
    ("voice", "earshot voices"),
    ("reader", "earshot readers"),
    ("doktor", "earshot doctor"),
    ("int", "earshot init"),
    ("convrt a.screen.yaml", "earshot convert a.screen.yaml"),
    ("frobnicate", "earshot --help"),
    ("transcript", "earshot transcript --help"),
    ("transcript a.screen.yaml --raeder nvda", "earshot transcript --help"),
    ("transcript a.screen.yaml --reader nvad", "earshot transcript --help"),
    ("transcript a.screen.yaml --style legnd", "earshot transcript --help"),
    ("transcript a.screen.yaml --format xml", "earshot transcript --help"),
    ("transcript a.screen.yaml --from yml", "earshot transcript --help"),
    ("transcript a.screen.yaml --without hint", "earshot transcript --help"),
    ("transcript a.screen.yaml --set", "earshot transcript --help"),
    ("transcript a.screen.yaml --viewport big", "earshot transcript --help"),
    ("transcript a.screen.yaml --timeout 0", "earshot transcript --help"),
    ("transcript a.screen.yaml --number --format json", "earshot transcript --help"),
    ("transcript - --watch", "earshot transcript --help"),
    ("transcript a.screen.yaml --atspi gedit", "earshot transcript --help"),
    ("transcript a.screen.yaml --save x", "earshot transcript --help"),
    ("audit", "earshot audit --help"),
    ("audit a.screen.yaml --rule label-mising", "earshot audit --help"),
    ("audit a.screen.yaml --format html", "earshot audit --help"),
    ("audit a.screen.yaml --profile wcag", "earshot audit --help"),
    ("audit a.screen.yaml --fail-on info", "earshot audit --help"),
    ("audit a.screen.yaml --today tomorrow", "earshot audit --help"),
    ("audit --explain label-mising", "earshot audit --help"),
    ("report a.screen.yaml", "earshot report --help"),
    ("report a.screen.yaml -o page.pdf", "earshot report --help"),
    ("report a.screen.yaml --compare -o page.html", "earshot report --help"),
    ("speak a.screen.yaml -o a.aac", "earshot speak --help"),
    ("speak a.screen.yaml --rate 200", "earshot speak --help"),
    ("speak a.screen.yaml --captions a.txt", "earshot speak --help"),
    ("diff a.screen.yaml", "earshot diff --help"),
    ("check .", "earshot check --help"),
    ("check . --baseline heard --update everything", "earshot check --help"),
    ("matrix a.screen.yaml", "earshot matrix --help"),
    ("matrix a.screen.yaml --language en", "earshot matrix --help"),
    ("run", "earshot run --help"),
    ("run a.flow.yaml --shard 3", "earshot run --help"),
    ("convert a.screen.yaml --to toml", "earshot convert --help"),
    ("serve", "earshot serve --help"),
    ("manual trancript", "earshot manual --help"),
    ("transcript a.screen.yaml --config x --no-config", "earshot --help"),
    ("transcript a.screen.yaml --color blue", "earshot --help"),
    ("voices --say", "earshot voices --help"),
  ]

  @Test(arguments: mistakes)
  func theMessageEndsWithTheLineToType(_ row: (line: String, typed: String)) throws {
    let folder = try CommandFolder(["a.screen.yaml": "elements: [button: Rate]"])
    let outcome = try folder.shell("$EARSHOT \(row.line)")
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.error.hasSuffix("\(row.typed)\n"), "\(outcome.error)")
  }
}
