import Foundation

/// Pages that the program writes into a folder which is gone afterwards.
final class PageFiles {
  private let folder: CommandFolder

  /// The sizes of the windows of a phone and of a desk.
  static let widths = [(390, 844), (1440, 900)]

  /// Makes the folder.
  init() throws { folder = try CommandFolder() }

  /// The top of the project.
  static var project: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
  }

  /// Returns the path of a file in the folder.
  func path(_ name: String) -> String { folder.file(name) }

  /// Writes a page.
  func page(_ arguments: [String], input: String = "") throws -> String {
    let path = path("\(UUID().uuidString).html")
    let top = Self.project
    let full = arguments.map { argument in
      argument.contains("/") && !argument.hasPrefix("/")
        ? top.appending(path: argument).path : argument
    }
    let outcome = try Earshot.run(["report"] + full + ["-o", path], input: input)
    guard outcome.status == 0 else { throw Browser.Failure(description: outcome.error) }
    return path
  }

  /// Writes the pages of all screens in the folder.
  func index() throws -> String {
    let outcome = try Earshot.run(["report", folder.path, "--no-audio", "-o", path("pages") + "/"])
    guard outcome.status == 0 else { throw Browser.Failure(description: outcome.error) }
    return path("pages/index.html")
  }
}
