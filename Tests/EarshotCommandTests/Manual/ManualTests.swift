import Foundation
import Testing

/// What stands in the README and in the articles is run as it stands there, beside a copy of the examples.
@Suite("The manual")
struct ManualTests {
  @Test func thePagesAreFound() {
    #expect(ManualPage.all.count > 20)
    #expect(ManualPage.runnable.contains { $0.path.hasSuffix("Tutorial.md") })
  }

  @Test(
    "runs as written", .enabled(if: SpeakTests.hasEspeak, "espeak-ng is not installed"),
    arguments: ManualPage.runnable)
  func runsAsWritten(page: ManualPage) throws {
    let folder = try CommandFolder()
    try FileManager.default.copyItem(
      at: ManualPage.repository.appending(path: "Examples"),
      to: URL(filePath: folder.file("Examples")))
    for block in page.blocks
    where !block.installs && (!block.opensPages || Browser.program != nil) {
      switch block.kind {
      case .console:
        for step in block.steps { try check(step, at: block.place, in: folder) }
      case .script:
        let script = Self.prepared(block.lines.joined(separator: "\n"))
        let outcome = try folder.shell("{ \(script)\n} 2>&1")
        #expect(outcome.status == 0, "\(block.place): \(outcome.output)")
      case .code: break
      }
    }
  }

  private func check(
    _ step: ManualBlock.Step, at place: String, in folder: CommandFolder
  ) throws {
    let outcome = try folder.shell("{ \(Self.prepared(step.command))\n} 2>&1")
    let written = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    var expected = step.expected
    while expected.last == "" { expected.removeLast() }
    #expect(
      Self.fits(Array(written.drop(while: \.isEmpty)).trimmed[...], expected[...]),
      "\(place): $ \(step.command)\nwrote\n\(outcome.output)")
  }

  /// A script that ends at the first command that fails, with the program on the PATH.
  private static func prepared(_ script: String) -> String {
    "set -e; export PATH=\"$(dirname \"$EARSHOT\"):$PATH\"\n\(script)"
  }

  /// Whether lines are those that a page shows, where `…` stands for any lines, and within a line for any text.
  static func fits(_ written: ArraySlice<String>, _ expected: ArraySlice<String>) -> Bool {
    guard let line = expected.first else { return written.isEmpty }
    if line.drop(while: { $0 == " " }) == "…" {
      return written.indices.contains { fits(written[$0...], expected.dropFirst()) }
        || fits([], expected.dropFirst())
    }
    guard let first = written.first, fits(first, line) else { return false }
    return fits(written.dropFirst(), expected.dropFirst())
  }

  private static func fits(_ written: String, _ expected: String) -> Bool {
    let parts = expected.components(separatedBy: "…")
    guard parts.count > 1 else { return written == expected }
    guard written.hasPrefix(parts[0]), written.hasSuffix(parts[parts.count - 1]) else {
      return false
    }
    var rest = written.dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() {
      guard let found = rest.range(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.count >= parts[parts.count - 1].count
  }

  /// Swift of the manual stands in code that is compiled, line by line, wherever that is indented.
  @Test func swiftIsCompiled() throws {
    let compiled = try [
      "Tests/LibraryTests/ManualSnippets.swift", "Examples/Testing/RecipeTests.swift",
    ]
    .map { try String(contentsOf: ManualPage.repository.appending(path: $0), encoding: .utf8) }
    .map(Self.code)
    var count = 0
    for page in ManualPage.all {
      for block in page.code {
        count += 1
        #expect(
          compiled.contains { $0.contains(Self.code(block)) },
          "\(page.path): write this into ManualSnippets.swift:\n\(block)")
      }
    }
    #expect(count > 5)
  }

  /// The lines of code without their indents and without imports.
  private static func code(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("import ") }.joined(separator: "\n")
  }

  static let rows: [(written: [String], expected: [String], fits: Bool)] = [
    (["a", "b"], ["a", "b"], true), (["a", "b"], ["a"], false), (["a"], ["a", "b"], false),
    (["a", "b", "c"], ["…", "c"], true), (["a", "b", "c"], ["a", "…"], true),
    (["a", "b", "c"], ["a", "…", "c"], true), (["a"], ["a", "…"], true),
    (["8 swipes, 18.2 s"], ["8 swipes, …"], true), (["8 swipes"], ["9…"], false),
    ([], ["…"], true), (["ab"], ["ab…b"], false),
  ]

  @Test(arguments: rows)
  func linesFit(row: (written: [String], expected: [String], fits: Bool)) {
    #expect(Self.fits(row.written[...], row.expected[...]) == row.fits)
  }
}

extension Array where Element == String {
  /// Without the empty lines at its end.
  fileprivate var trimmed: [String] { Array(reversed().drop(while: \.isEmpty).reversed()) }
}
