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
    var taken: Set<String> = []
    for key in keys {
      do throws(SourceError) {
        let source = try SourceText(bytes: Array("\(key): x".utf8), path: "earshot.yaml")
        _ = try ProjectFile(source, model, isNamed: false)
        taken.insert(key)
      } catch {
        if !error.message.contains("cannot be set by a file that was merely found") {
          taken.insert(key)
        }
      }
    }
    #expect(taken == documented)
  }
}
