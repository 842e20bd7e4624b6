import Foundation

/// A folder with a list of captures that is gone after its test.
final class CaptureFolder {
  /// The path of the list.
  let list: String
  private let folder: URL

  /// Writes a list of captures, and files beside it.
  init(_ text: String, files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let list = folder.appending(path: "list.capture.yaml")
    try text.write(to: list, atomically: true, encoding: .utf8)
    self.list = list.path
    for (name, content) in files { try write(content, to: name) }
  }

  /// Writes a file beside the list.
  func write(_ text: String, to name: String) throws {
    try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
