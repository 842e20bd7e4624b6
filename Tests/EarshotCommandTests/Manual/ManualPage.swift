import Foundation
import Testing

/// A page of the manual: the README, or an article of a DocC catalogue.
struct ManualPage: CustomTestStringConvertible {
  /// The folder of the repository.
  static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Where it stands in the repository.
  var path: String
  var blocks: [ManualBlock]

  /// Those of its blocks that are code.
  var code: [String] {
    blocks.filter { $0.kind == .code }.map { $0.lines.joined(separator: "\n") }
  }

  var testDescription: String { path }

  /// The pages that hold commands.
  static let all: [ManualPage] = {
    let sources = repository.appending(path: "Sources")
    let articles = (FileManager.default.enumerator(atPath: sources.path)?.allObjects ?? [])
      .compactMap { $0 as? String }
      .filter { $0.contains(".docc/") && $0.hasSuffix(".md") }
      .map { "Sources/\($0)" }
    return (["README.md"] + articles.sorted()).map { path in
      let text = try? String(contentsOf: repository.appending(path: path), encoding: .utf8)
      return ManualPage(path: path, blocks: ManualBlock.all(in: text ?? "", path: path))
    }
  }()

  /// Those whose blocks are run.
  static let runnable = all.filter { page in page.blocks.contains { $0.kind != .code } }
}
