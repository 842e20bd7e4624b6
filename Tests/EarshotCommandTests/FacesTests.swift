import EarshotFormats
import Foundation
import Testing

/// A question has one answer, whoever asks: a command, a stream, an agent.
@Suite struct FacesTests {
  private static let questions = [
    "transcript", "rotors", "tree", "names", "scan", "keys", "colours", "predict-text-size",
    "matrix",
  ]
  /// What is asked with a question, as options and as keys of a message.
  private static let options = [
    "matrix": (line: "--language en,ko", keys: #""language": ["en", "ko"]"#)
  ]

  private static let greeting =
    #"{"jsonrpc": "2.0", "id": -1, "method": "initialize", "params": {"protocolVersion": "2025-06-18", "capabilities": {}}}"#

  private struct Answer: Equatable {
    var json: NSDictionary?
    var notes: Set<String> = []
    var isRefused = false
  }

  @Test(arguments: questions)
  func aCommandAStreamAndAToolSayTheSame(_ question: String) throws {
    let files = try Self.inputs(of: question)
    try #require(files.count > 40)
    let folder = try CommandFolder([:])
    // A program is started for a third of them, for another third with the next question.
    let commanded = files.indices.filter { Self.isTurn(of: question, $0) }
    let commands = commanded.map { "\($0) \(files[$0])\n" }
    try folder.write("commands", commands.joined())
    let (option, keys) = Self.options[question] ?? ("", "")
    let lines = files.enumerated().map {
      #"{"id": \#($0.offset), "source": "\#($0.element)", "options": {\#(keys)}}"#
    }
    let more = keys.isEmpty ? "" : ", \(keys)"
    let calls = files.enumerated().map {
      #"{"jsonrpc": "2.0", "id": \#($0.offset), "method": "tools/call", "params": {"name": "\#(question)", "#
        + #""arguments": {"path": "\#($0.element)"\#(more)}}}"#
    }
    try folder.write("lines", lines.joined(separator: "\n") + "\n")
    try folder.write("calls", ([Self.greeting] + calls).joined(separator: "\n") + "\n")
    let outcome = try folder.shell(
      """
      $EARSHOT stream --do \(question) < lines > stream 2> stream.notes
      # A client that closes its end waits for two seconds, so that calls are cancelled then: it stays until all are answered.
      : > mcp
      { cat calls; until [ $(wc -l < mcp) -gt \(files.count) ] || [ $SECONDS -gt 600 ]; do sleep 0.1; done; } |
        $EARSHOT mcp --root '\(Self.root)' > mcp 2> mcp.notes
      while read -r number file; do
        $EARSHOT \(question) "$file" \(option) --no-config --format json > $number.json 2> $number.notes
        echo $? > $number.status
      done < commands
      """)
    #expect(outcome.status == 0)
    let streamed = try Self.objects(folder.text(of: "stream"))
    let called = try Self.objects(folder.text(of: "mcp"))
    #expect(streamed.count == files.count && called.count == files.count + 1)
    for (number, file) in files.enumerated() {
      let line = streamed.first { $0["id"] as? Int == number } ?? [:]
      let stream = Answer(
        json: line["result"] as? NSDictionary,
        notes: Self.notes(line["notes"] as? [String] ?? []),
        isRefused: line["status"] as? String != "ok")
      if commanded.contains(number) {
        let command = Answer(
          json: try? Self.object(folder.data(of: "\(number).json")),
          notes: Self.notes(try folder.text(of: "\(number).notes")),
          isRefused: try folder.text(of: "\(number).status") != "0\n")
        #expect(command.isRefused == stream.isRefused, "\(file)")
        #expect(command.json == stream.json, "\(file)")
        // What a format cannot carry stands in the JSON of a transcript.
        #expect(stream.notes.isSubset(of: command.notes), "\(file): \(stream.notes)")
      }
      let result = called.first { $0["id"] as? Int == number }?["result"] as? [String: Any] ?? [:]
      #expect(result["isError"] as? Bool == stream.isRefused, "\(file)")
      // A transcript's tool answers a part at a time, in a form of its own.
      if question != "transcript", !stream.isRefused {
        #expect(result["structuredContent"] as? NSDictionary == stream.json, "\(file)")
      }
    }
  }

  /// Gates read what the command says, surveys what a stream says: findings, places and fingerprints are the same.
  @Test func anAuditIsTheSameInAStream() throws {
    let files = try Self.inputs(of: "audit")
    let folder = try CommandFolder([:])
    let lines = files.enumerated().map { #"{"id": \#($0.offset), "source": "\#($0.element)"}"# }
    try folder.write("lines", lines.joined(separator: "\n") + "\n")
    try folder.write("files", files.joined(separator: "\n") + "\n")
    let outcome = try folder.shell(
      """
      $EARSHOT stream --do audit < lines > stream 2> stream.notes
      number=0
      while read -r file; do
        $EARSHOT audit "$file" --no-config --format json > $number.json 2> $number.notes
        number=$((number + 1))
      done < files
      """)
    #expect(outcome.status == 0)
    var foundCount = 0
    for line in try Self.objects(folder.text(of: "stream")) {
      let number = try #require(line["id"] as? Int)
      let command = try? Self.object(folder.data(of: "\(number).json"))
      #expect(command == line["result"] as? NSDictionary, "\(files[number])")
      if command != nil { foundCount += 1 }
    }
    #expect(foundCount > 40)
  }

  /// Neighbours are held against each other, and each against a recording of itself.
  @Test func aComparisonIsTheSameForEverybody() throws {
    let files = try Self.files(in: "Examples", [".screen.yaml", ".xml"])
    try #require(files.count > 10)
    let folder = try CommandFolder([:])
    let recordings = files.indices.map { folder.file("\($0).txt") }
    let pairs = Array(zip(files, files.dropFirst())) + Array(zip(recordings, files))
    try folder.write("files", files.joined(separator: "\n") + "\n")
    try folder.write("pairs", pairs.map { "\($0) \($1)\n" }.joined())
    let lines = pairs.enumerated().map {
      #"{"id": \#($0), "do": "diff", "old": {"source": "\#($1.0)"}, "new": {"source": "\#($1.1)"}}"#
    }
    try folder.write("lines", lines.joined(separator: "\n") + "\n")
    let calls = pairs.enumerated().map {
      #"{"jsonrpc": "2.0", "id": \#($0), "method": "tools/call", "params": {"name": "diff", "#
        + #""arguments": {"old": {"path": "\#($1.0)"}, "new": {"path": "\#($1.1)"}}}}"#
    }
    try folder.write("calls", ([Self.greeting] + calls).joined(separator: "\n") + "\n")
    let outcome = try folder.shell(
      """
      number=0
      while read -r file; do
        $EARSHOT transcript "$file" --no-config > $number.txt 2> /dev/null
        number=$((number + 1))
      done < files
      $EARSHOT stream < lines > stream 2> stream.notes
      : > mcp
      { cat calls; until [ $(wc -l < mcp) -gt \(pairs.count) ] || [ $SECONDS -gt 600 ]; do sleep 0.1; done; } |
        $EARSHOT mcp --root '\(Self.root)' --root . > mcp 2> mcp.notes
      number=0
      while read -r old new; do
        $EARSHOT diff "$old" "$new" --no-config --format json > $number.json 2> $number.notes
        number=$((number + 1))
      done < pairs
      """)
    #expect(outcome.status == 0)
    let streamed = try Self.objects(folder.text(of: "stream"))
    let called = try Self.objects(folder.text(of: "mcp"))
    var equalCount = 0
    for (number, pair) in pairs.enumerated() {
      let line = streamed.first { $0["id"] as? Int == number } ?? [:]
      let result = called.first { $0["id"] as? Int == number }?["result"] as? [String: Any] ?? [:]
      let command = try? Self.object(folder.data(of: "\(number).json"))
      let stream = line["result"] as? NSDictionary
      #expect(command != nil && command == stream, "\(pair)")
      #expect(result["structuredContent"] as? NSDictionary == stream, "\(pair)")
      let notes = Self.notes(try folder.text(of: "\(number).notes"))
      #expect(Self.notes(line["notes"] as? [String] ?? []) == notes, "\(pair)")
      if command?["equal"] as? Bool == true { equalCount += 1 }
    }
    #expect(equalCount >= files.count)
  }

  /// A file, standard input, the same screen converted, and the file among others.
  @Test(arguments: questions.filter { options[$0] == nil })
  func theWayInDoesNotMatter(_ question: String) throws {
    let files = try Self.files(in: "Examples", [".screen.yaml"])
    let turn = Self.questions.firstIndex(of: question) ?? 0
    let folder = try CommandFolder(["files": files.joined(separator: "\n") + "\n"])
    let outcome = try folder.shell(
      """
      ask() { $EARSHOT \(question) "$1" --no-config 2> /dev/null; }
      mkdir set
      number=100
      while read -r file; do
        ask "$file" > file || continue
        # Of three files one is piped and converted, another one with the next question.
        if [ $(((number + \(turn)) % 3)) = 0 ]; then
          ask - < "$file" > piped
          $EARSHOT convert "$file" --to json > converted.screen.json
          ask converted.screen.json > converted
          cmp file piped || echo "piped: $file"
          cmp file converted || echo "converted: $file"
        fi
        cp "$file" set/$number.screen.yaml
        { echo "> open $number.screen.yaml"; cat file; } >> singles
        number=$((number + 1))
      done < files
      ask set > whole
      \(question == "transcript" ? "grep -v '^# ' singles > headless; mv headless singles" : "")
      diff whole singles | head -20
      """)
    #expect(outcome.output == "", "\(outcome.output)")
  }

  /// A test that asks the library hears what the program says, of each input, by its own reader and by another one.
  @Test(arguments: [nil, "orca", "talkback"])
  func theLibraryHearsTheSame(_ name: String?) throws {
    let files = try Self.inputs(of: "transcript")
    let folder = try CommandFolder([:])
    let options = name.map { #", "options": {"reader": "\#($0)"}"# } ?? ""
    let lines = files.enumerated().map {
      #"{"id": \#($0.offset), "source": "\#($0.element)"\#(options)}"#
    }
    try folder.write("lines", lines.joined(separator: "\n") + "\n")
    let outcome = try folder.shell("$EARSHOT stream --do transcript < lines > stream 2> notes")
    #expect(outcome.status == 0)
    let reader = name.flatMap { Readers.named($0) }
    var heardCount = 0
    for line in try Self.objects(folder.text(of: "stream")) {
      let file = files[try #require(line["id"] as? Int)]
      guard let screens = try? Heard.all(file, by: reader) else {
        #expect(line["status"] as? String != "ok", "\(file)")
        continue
      }
      let result = line["result"] as? [String: Any] ?? [:]
      let transcripts = result["transcripts"] as? [[String: Any]] ?? [result]
      let told = transcripts.map { transcript in
        (transcript["stops"] as? [[String: Any]] ?? []).map { $0["text"] as? String ?? "" }
      }
      #expect(told == screens.map { $0.transcript.stops.map(\.text) }, "\(file)")
      let said = Set(line["notes"] as? [String] ?? [])
      #expect(said.isSubset(of: Set(screens.flatMap(\.notes))), "\(file): \(said)")
      heardCount += 1
    }
    #expect(heardCount > (name == nil ? 30 : 3))
  }

  private static func isTurn(of question: String, _ number: Int) -> Bool {
    questions.firstIndex(of: question).map { ($0 + number) % 3 == 0 } ?? true
  }

  private static let root = FileManager.default.currentDirectoryPath

  // Screens of the examples, and of the dumps of every format a third, with the next question another one.
  private static func inputs(of question: String) throws -> [String] {
    let dumps = try files(
      in: "Tests/TreeFormatsTests/Fixtures", [".xml", ".json", ".yaml", ".txt"])
    return try files(in: "Examples", [".screen.yaml", ".xml"])
      + dumps.indices.filter { isTurn(of: question, $0) }.map { dumps[$0] }
  }

  private static func files(in folder: String, _ endings: [String]) throws -> [String] {
    let all =
      FileManager.default.enumerator(atPath: "\(root)/\(folder)")?
      .compactMap { $0 as? String } ?? []
    return all.filter { name in endings.contains(where: name.hasSuffix) }.sorted()
      .map { "\(root)/\(folder)/\($0)" }
  }

  private static func objects(_ lines: String) throws -> [[String: Any]] {
    try lines.split(separator: "\n").map { line in
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
    }
  }

  private static func object(_ data: Data) throws -> NSDictionary? {
    let value = try JSONSerialization.jsonObject(with: data)
    // Of several trees a command writes the list alone.
    if let trees = value as? [Any] {
      return ["format": "earshot-trees", "version": 1, "trees": trees]
    }
    return value as? NSDictionary
  }

  private static func notes(_ text: String) -> Set<String> {
    notes(text.split(separator: "\n").map { String($0.replacing("earshot: ", with: "")) })
  }

  private static func notes(_ lines: [String]) -> Set<String> { Set(lines) }
}
