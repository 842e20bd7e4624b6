import Foundation
import Testing

/// Walks every way out of the program with texts that would steer whoever looks at what is written, or hide words in it.
@Suite("Hostile texts on every way out") struct HostileOutputTests {
  /// Signs that no output may hold as they are.
  private static let signs = [
    "\u{1B}", "\u{7}", "\u{9B}", "\u{AD}", "\u{61C}", "\u{200B}", "\u{200D}", "\u{200F}",
    "\u{202E}",
    "\u{2060}", "\u{2066}", "\u{FEFF}", "\u{FFF9}", "\u{E0001}", "\u{E0041}\u{E0042}",
    "\u{34F}", "\u{180B}\u{180C}", "\u{3164}", "\u{FE00}", "\u{E0100}", "\u{1D173}",
  ]
  /// A text with each of them between letters that tell where it came through.
  private static let text = signs.map { "ab\($0)cd" }.joined(separator: " ")
  private static let fileName = signs.prefix(9).map { "ab\($0)cd" }.joined()

  /// The parser of the command line quotes what it does not take as it is.
  @Test(arguments: ["transcript", "report --no-audio"])
  func valuesThatAreNoneAreShownWithoutTheirSigns(_ command: String) throws {
    let folder = try CommandFolder([
      "a.screen.yaml": "elements: [button: Rate]",
      "earshot.yaml": #"viewport: "a\e]0;PWN\a\u202e\n::error::forged""#,
    ])
    for line in [
      "\(command) a.screen.yaml",
      #"transcript a.screen.yaml --no-config --viewport $'a\e[31m\u202eb'"#,
    ] {
      let outcome = try folder.shell("$EARSHOT \(line) -o out.html")
      let said = outcome.output + outcome.error
      #expect(outcome.status != 0, "\(said)")
      #expect(
        !said.contains("\u{1B}") && !said.contains("\u{7}") && !said.contains("\u{202E}"), "\(said)"
      )
      #expect(!said.contains("\n::error"), "\(said)")
    }
  }

  /// Whoever reads a log line by line finds no line that a file's name has begun.
  @Test(arguments: ["text", "junit", "sarif", "json", "markdown"])
  func aLineBreakInAFilesNameEndsNoLine(_ format: String) throws {
    let folder = try CommandFolder(["a.screen.yaml": "elements: [button: '']"])
    let outcome = try folder.shell(
      """
      mkdir s r; cp a.screen.yaml $'s/x\n::error::q.screen.yaml'
      $EARSHOT audit s --format \(format); $EARSHOT check s --baseline r --format \(format == "markdown" ? "text" : format)
      """)
    #expect(outcome.output.contains("::error::q") || outcome.output.contains("error"))
    #expect(!"\n\(outcome.output)\n\(outcome.error)".contains("\n::error"), "\(outcome.output)")
  }

  /// What is run in a folder with `$SCREEN` and `$FLOW`; some write files there.
  static let commands = [
    #"transcript "$SCREEN" --explain"#, #"transcript "$SCREEN" --format json"#,
    #"transcript screens"#, #"tree "$SCREEN""#, #"tree "$SCREEN" --format json"#,
    #"rotors "$SCREEN""#, #"convert "$SCREEN""#, #"convert "$SCREEN" --to json --report"#,
    #"convert screens -o converted/"#,
    #"audit "$SCREEN" --verbose"#, #"audit "$SCREEN" --format json -o audit.json"#,
    #"audit "$SCREEN" --format sarif -o audit.sarif"#,
    #"audit "$SCREEN" --format junit -o audit.xml"#,
    #"audit "$SCREEN" --format markdown -o audit.md"#, #"effort "$SCREEN""#,
    #"effort "$SCREEN" --format json"#,
    #"report "$SCREEN" --no-audio -o report.html"#, #"report "$SCREEN" -o picture.svg"#,
    #"report screens --no-audio -o pages/"#, #"report "$FLOW" --no-audio -o flow.html"#,
    #"report plain.yaml "$SCREEN" --compare --no-audio -o compare.html"#,
    #"diff plain.yaml "$SCREEN""#, #"diff plain.yaml "$SCREEN" --format json"#,
    #"diff plain.yaml "$SCREEN" --format markdown"#, #"diff plain.yaml "$SCREEN" --format junit"#,
    #"check screens --baseline heard --junit new.xml --annotations github"#,
    #"check screens --baseline heard --update all"#,
    #"check changed --baseline heard --format json --annotations github"#,
    #"check changed --baseline heard --format junit --annotations github"#,
    #"run "$FLOW" --junit flow.xml"#, #"run "$FLOW" --format json"#,
    #"matrix "$SCREEN" --language en,de"#, #"matrix "$SCREEN" language=en,de --format markdown"#,
    #"matrix "$SCREEN" --language en,de --format json"#, #"compare "$SCREEN""#, #"score "$SCREEN""#,
    #"transcript "$SCREEN" --reader "$TEXT""#, #"transcript plain.yaml --language "$TEXT""#,
    #"transcript "$TEXT""#,
  ]

  /// The same where speech is installed.
  static let spoken =
    ["wav", "ogg", "opus", "flac", "mp3"].map { #"speak "$SCREEN" -o heard."# + $0 } + [
      #"speak "$SCREEN" -o a.wav --captions heard.vtt"#,
      #"speak "$SCREEN" -o a.wav --captions heard.srt --format json"#,
      #"report "$SCREEN" -o spoken.html"#,
    ]

  @Test(arguments: commands + (SpeakTests.hasEspeak ? spoken : []))
  func nothingSteersOrHides(_ command: String) throws {
    let folder = try CommandFolder()
    let screen = "\(Self.fileName).screen.yaml"
    let quoted = try Self.json(Self.text)
    let screenText = """
      screen: \(quoted)
      elements:
      - {id: \(quoted), button: \(quoted), hint: \(quoted), value: \(quoted), frame: [0, 0, 200, 44]}
      - {label: \(quoted), traits: [image], frame: [0, 60, 20, 20]}
      - {button: "[ab](https://example.org)", frame: [0, 90, 9, 9]}

      """
    try folder.write("screens/\(screen)", screenText)
    try folder.write("changed/\(screen)", screenText + "- {text: \(quoted)}\n")
    try folder.write("plain.yaml", "screen: Plain\nelements: [{button: Rate}]\n")
    let flow = "screens/\(Self.fileName).flow.yaml"
    try folder.write(
      flow,
      """
      name: \(quoted)
      screen: \(try Self.json(screen))
      steps:
      - swipeRight
      - expect: \(quoted)

      """)
    let arguments = """
      cd '\(folder.path)' && export SCREEN='screens/\(screen)' FLOW='\(flow)' TEXT='\(Self.text)'
      "$EARSHOT" check screens --baseline heard --update all >/dev/null 2>&1
      "$EARSHOT" \(command)
      """
    let outcome = try Earshot.shell(arguments)
    #expect([0, 1, 2, 64].contains(outcome.status), "\(outcome.error)")
    #expect(outcome.output.count + outcome.error.count + folder.names.count > 6)
    for (name, text) in [("standard output", outcome.output), ("standard error", outcome.error)] {
      #expect(Self.unsafe(text).isEmpty, "\(name): \(Self.unsafe(text)) in \(Self.shown(text))")
    }
    for name in folder.names where !name.hasPrefix("screens/") && !name.hasPrefix("changed/") {
      #expect(Self.unsafe(name).isEmpty, "a file's name: \(Self.shown(name))")
      guard let bytes = try? folder.data(of: name) else { continue }
      for sign in Self.signs {
        #expect(
          bytes.range(of: Data("ab\(sign)cd".utf8)) == nil, "\(Self.codes(sign)) came into \(name)")
      }
      if let text = String(bytes: bytes, encoding: .utf8) {
        #expect(Self.unsafe(text).isEmpty, "\(name): \(Self.unsafe(text))")
      }
    }
  }

  /// To the runner, what stands behind `##[` anywhere in a line is a command.
  @Test func noWordOfAnAppIsACommandInTheLogOfARunner() throws {
    let folder = try CommandFolder([
      "a.screen.yaml":
        ###"elements: [{button: "", id: "##[stop-commands]x"}, {button: "##[add-mask]e", hint: Activate it}]"###
    ])
    for command in ["audit", "check . --update all"] {
      let outcome = try folder.shell(
        "$EARSHOT \(command) \(command == "audit" ? "a.screen.yaml" : "") --annotations github")
      #expect(!(outcome.output + outcome.error).contains("##["), "\(outcome.error)")
    }
    let labels = try CommandFolder([
      "s/a.screen.yaml": "elements: [{button: \"::stop-commands::one\"}]",
      "s/a.transcript.txt": "::stop-commands::two, button\n",
      "earshot.yaml": "wait-for: \"##[add-mask]e\"",
    ])
    let check = try labels.shell("$EARSHOT check s --baseline s --annotations github")
    let printed = (check.output + check.error).split(separator: "\n")
    #expect(check.status == 1)
    for line in printed where !line.hasPrefix("::error file=") {
      #expect(!line.drop(while: \.isWhitespace).hasPrefix("::"), "\(line)")
    }
    #expect(!check.error.contains("##["), "\(check.error)")
    let audit = try folder.shell("$EARSHOT audit a.screen.yaml --annotations github")
    #expect(audit.output.contains("## [stop-commands]x"), "\(audit.output)")
  }

  /// A tool that passes output on, such as pre-commit, does so into the log; a file is no log.
  @Test func aJobsLogGetsNoCommandWithoutAnnotationsEither() throws {
    // More than a runner would ever trim, and no multiple of a power of two.
    let blank = String(repeating: "\u{3000}", count: 86)
    let folder = try CommandFolder([
      "a.screen.yaml":
        "elements: [{button: \"##[add-mask]e\", hint: \"\(blank)::add-mask::is\"}, \"::add-mask::x\"]",
      "a.transcript.txt": "was\n",
    ])
    let own = ["::error file=", "::warning file=", "::notice file="]
    let job = "GITHUB_ACTIONS=true $EARSHOT"
    for line in [
      "\(job) transcript a.screen.yaml", "\(job) audit a.screen.yaml",
      "\(job) check . --baseline .",
      "$EARSHOT audit a.screen.yaml --annotations github",
      "$EARSHOT check . --baseline . --annotations github",
    ] {
      let outcome = try folder.shell("\(line) 2>&1 | cat")
      #expect(outcome.output.contains("add-mask"))
      for printed in outcome.output.split(separator: "\n")
      where !own.contains(where: printed.hasPrefix) {
        #expect(!printed.contains("##["), "\(line): \(printed)")
        #expect(!printed.drop(while: \.isWhitespace).hasPrefix("::"), "\(line): \(printed)")
      }
    }
    let kept = try folder.shell(
      "GITHUB_ACTIONS=true $EARSHOT transcript a.screen.yaml > a.txt; $EARSHOT transcript a.screen.yaml | cmp - a.txt"
    )
    #expect(kept.status == 0, "\(kept.output)")
  }

  @Test func noWordOfAnAppIsALinkInSARIF() throws {
    let folder = try CommandFolder([
      "a.yaml": """
      elements:
      - {button: "[here](https://example.org)", frame: [0, 0, 9, 9]}
      - {button: "[here](https://example.org)", frame: [0, 0, 9, 9]}

      """
    ])
    let outcome = try Earshot.run(["audit", folder.file("a.yaml"), "--format", "sarif"])
    #expect(outcome.output.contains(#"\\[here\\](https"#), "\(outcome.output.prefix(2_000))")
    let log = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    #expect(!Self.messages(log).contains { $0.contains("[here](") && !$0.contains(#"\[here\]("#) })
  }

  /// The codes of what may not stand in a text that people read.
  private static func unsafe(_ text: String) -> Set<String> {
    let hidden: Set<UInt32> = [
      0xAD, 0x200B, 0x2060, 0xFEFF, 0xFFF9, 0x34F, 0x180B, 0x3164, 0xFE00, 0xE0100, 0x1D173,
    ]
    var found: Set<String> = []
    for scalar in text.unicodeScalars where scalar != "\n" && scalar != "\t" {
      let isUnsafe =
        scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
        || hidden.contains(scalar.value) || (0xE0000...0xE007F).contains(scalar.value)
      if isUnsafe { found.insert(String(scalar.value, radix: 16)) }
    }
    return found
  }

  private static func codes(_ text: String) -> String {
    text.unicodeScalars.map { "U+" + String($0.value, radix: 16) }.joined(separator: " ")
  }

  private static func shown(_ text: String) -> String { text.prefix(300).debugDescription }

  private static func messages(_ value: Any) -> [String] {
    switch value {
    case let list as [Any]: list.flatMap(messages)
    case let object as [String: Any]:
      object.flatMap { key, value in
        guard key == "message" else { return messages(value) }
        return [(value as? [String: Any])?["text"] as? String].compactMap(\.self)
      }
    default: []
    }
  }

  private static func json(_ text: String) throws -> String {
    let data = try JSONSerialization.data(withJSONObject: [text])
    // Escaped throughout, as YAML takes no control characters; what is beyond 16 bits stays as it is.
    let escaped = String(decoding: data.dropFirst().dropLast(), as: UTF8.self).unicodeScalars.map {
      scalar in
      if (0x20...0x7E).contains(scalar.value) || scalar.value > 0xFFFF { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return escaped.joined()
  }
}
