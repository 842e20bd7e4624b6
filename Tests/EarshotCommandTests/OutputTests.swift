import Foundation
import Testing

@Suite struct OutputTests {
  private static let many =
    #"{"elements": ["#
    + Array(repeating: #"{"button": "Rate"}"#, count: 9_000).joined(separator: ",")
    + "]}"

  @Test(arguments: ["transcript - --format text", "transcript - --format json", "convert -"])
  func aReaderThatHasEnoughEndsTheProgramQuietly(_ command: String) throws {
    let outcome = try Earshot.shell("\"$EARSHOT\" \(command) | head -n 1", input: Self.many)
    #expect(outcome.status == 0)
    #expect(outcome.error == "")
    #expect(outcome.output.split(separator: "\n").count == 1)
  }

  @Test func outputThatCannotBeWrittenIsSaid() throws {
    let outcome = try Earshot.shell("\"$EARSHOT\" transcript - > /dev/full", input: Self.many)
    #expect(outcome.status == 2)
    #expect(outcome.error == "earshot: error: standard output: no space left on device\n")
  }

  @Test func messagesThatNobodyReadsKeepTheStatus() throws {
    let outcome = try Earshot.shell("(sleep 0.2; \"$EARSHOT\" transcript /nosuch 2>&1) | true")
    #expect(outcome.status == 2)
  }

  @Test func aPipeByNameIsRead() throws {
    let outcome = try Earshot.shell("\"$EARSHOT\" transcript <(sleep 0.1; echo 'elements: [Rate]')")
    #expect(outcome.output == "Rate\n", "\(outcome.error)")
    let file = try Earshot.shell(
      """
      folder=$(mktemp -d) && trap 'rm -r "$folder"' EXIT && mkfifo "$folder/pipe"
      (sleep 0.1; timeout 300 bash -c "echo 'elements: [Rate]' > '$folder/pipe'") &
      "$EARSHOT" transcript "$folder/pipe"
      """)
    #expect(file.output == "Rate\n", "\(file.error)")
  }

  static let hostile = [
    "\u{1B}[2J\u{1B}]0;title\u{7}", "a\nb", "a\r\nb", "a\u{85}b\u{2028}c\u{2029}d", "\u{9B}31m",
    "\u{202E}txt.exe", "\u{2066}a\u{2069}", "\u{0}", "\u{8}\u{8}\u{8}", "\u{FEFF}a", "\u{200F}a",
    "> next", "[boundary]", "    four spaces", "\"quoted\" \\ back", "👨‍👩‍👧 é شكرا",
  ]

  private static func isSafe(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n"
        || scalar.properties.generalCategory != .control && !scalar.properties.isBidiControl
          && scalar != "\u{2028}" && scalar != "\u{2029}"
    }
  }

  @Test(arguments: ["spoken", "utterance", "legend"])
  func hostileLabelsStayOnOneSafeLine(_ style: String) throws {
    let elements = Self.hostile.map {
      ["label": $0, "value": $0, "traits": ["button"]] as [String: Any]
    }
    let file = try JSONSerialization.data(withJSONObject: ["elements": elements])
    let input = String(decoding: file, as: UTF8.self)
    let text = try Earshot.run(["transcript", "-", "--style", style], input: input)
    #expect(text.status == 0)
    #expect(text.output.split(separator: "\n").count == Self.hostile.count, "\(text.output)")
    #expect(Self.isSafe(text.output))
    let json = try Earshot.run(
      ["transcript", "-", "--style", style, "--format", "json"], input: input)
    #expect(json.status == 0)
    #expect(Self.isSafe(json.output))
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect((object?["stops"] as? [Any])?.count == Self.hostile.count)
  }

  @Test func hostileHintsStayUnderTheirStop() throws {
    let elements = Self.hostile.map { ["button": "Rate", "hint": $0] }
    let file = try JSONSerialization.data(withJSONObject: ["elements": elements])
    let outcome = try Earshot.run(
      ["transcript", "-"], input: String(decoding: file, as: UTF8.self))
    #expect(outcome.status == 0)
    #expect(Self.isSafe(outcome.output))
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count { $0 == "Rate, button" } == Self.hostile.count)
    for line in lines {
      #expect(line == "Rate, button" || line.hasPrefix("    "))
      #expect(!line.hasSuffix(" "))
    }
  }

  @Test func hostileNamesOfFilesAndKeysAreSafeInMessages() throws {
    let missing = try Earshot.run(["transcript", "no\u{1B}[2J\nsuch"])
    #expect(missing.error == "no [2J such: error: no such file\n")
    let key = try Earshot.run(
      ["transcript", "-"], input: #"{"elements": [{"a\u001b[2J\u202e": 1}]}"#)
    #expect(key.status == 2)
    #expect(key.error.hasPrefix("<stdin>:1:16: error: unknown key \"a [2J\" of an element\n"))
    #expect(Self.isSafe(key.error))
  }
}
