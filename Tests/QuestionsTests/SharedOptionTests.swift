import Documents
import Foundation
import Testing

@testable import EarshotCommand
@testable import ProjectFiles

/// What an `earshot.yaml` that was merely found may set.
@Suite struct SharedOptionTests {
  /// The table of the documentation is what the program does, option by option.
  @Test func whatAFoundFileMaySetIsDocumented() throws {
    let repository = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let article = try String(
      contentsOf: repository.appending(
        path: "Sources/Earshot/Earshot.docc/Reference/ProjectFile.md"), encoding: .utf8)
    let documented = Set(
      article.split(separator: "\n").filter {
        $0.hasPrefix("| shapes") || $0.hasPrefix("| decides")
      }
      .flatMap { $0.matches(of: /`([a-z-]+)`/).map { String($0.1) } })
    let model = try CommandModel()
    let keys = Set(model.commands.flatMap(\.arguments).compactMap(\.key))
      .subtracting(["help", "version", "config", "no-config", "color"])
    #expect(keys.count > 80)
    #expect(try keys.filter { try isTaken("\($0): x", model) } == documented)
  }

  /// What one command takes from a found file, each command that has the option takes; beside options of one name that
  /// mean something else.
  @Test func noCommandRefusesWhatTheDocumentationAllows() throws {
    let model = try CommandModel()
    var refused: [String] = []
    for command in model.commands {
      for key in command.arguments.compactMap(\.key) {
        guard try isTaken("\(key): x", model) else { continue }
        let line = "\(command.name): {\(key): x}"
        if try !isTaken(line, model) { refused.append(line) }
      }
    }
    let others = [
      "transcript: {platform: x}", "audit: {explain: x}", "effort: {to: x}", "scan: {to: x}",
      "keys: {to: x}", "init: {baseline: x}", "init: {reader: x}", "doctor: {format: x}",
    ]
    #expect(Set(refused) == Set(others))
  }

  /// Whether a found file with this line is not refused for what it sets.
  private func isTaken(_ line: String, _ model: CommandModel) throws -> Bool {
    do throws(SourceError) {
      let source = try SourceText(bytes: Array(line.utf8), path: "earshot.yaml")
      _ = try ProjectFile(source, model, isNamed: false)
      return true
    } catch {
      return !error.message.contains("cannot be set in a project file that was found automatically")
    }
  }
}
