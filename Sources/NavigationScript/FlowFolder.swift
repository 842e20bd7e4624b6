import Documents
import Glibc

/// The folder that the files of a flow must stay in, links followed.
struct FlowFolder {
  private let root: String
  private let home: String

  /// Finds the folders of a flow.
  ///
  /// - Parameters:
  ///   - flow: The path of the flow's file.
  ///   - root: The folder that its files must stay in, or `nil` for the flow's own.
  /// - Throws: An error for folders that are not there, and a flow outside of its root.
  init(of flow: String, root: String?) throws(SourceError) {
    let folder = Self.parent(of: flow)
    guard let home = Self.resolved(folder) else {
      throw SourceError(path: flow, message: "no such file")
    }
    self.home = home
    guard let root else {
      self.root = home
      return
    }
    guard let resolved = Self.resolved(root) else {
      throw SourceError(path: root, message: "no such folder")
    }
    self.root = resolved
    guard holds(home) else {
      throw SourceError(
        path: flow, message: "the flow lies outside of the root \(SafeText.quoted(root))")
    }
  }

  /// Returns the path of a file that a flow names.
  ///
  /// - Parameters:
  ///   - node: The path, relative to the flow's file.
  ///   - mayBeMissing: Whether the file may be one that is yet to be written.
  /// - Throws: An error with the place in the flow for a path that leads out of the root, and for a
  ///   missing file.
  /// - Returns: An absolute path without links.
  func path(_ node: DocumentNode, mayBeMissing: Bool = false) throws(SourceError) -> String {
    let name = node.text
    if name.utf8.first == Self.slash {
      throw node.error(
        "\(SafeText.quoted(name)) is absolute", suggestion: "write it relative to the flow's file")
    }
    // Before the disk is asked: whether there is a file outside of the root is nobody's business.
    guard !name.isEmpty, !name.utf8.contains(0), let path = joined(name), holds(path) else {
      throw outside(node)
    }
    if let resolved = Self.resolved(path) {
      guard holds(resolved) else { throw outside(node) }
      return resolved
    }
    if mayBeMissing, let parent = Self.resolved(Self.parent(of: path)) {
      guard holds(parent) else { throw outside(node) }
      return "\(parent)/\(Self.parts(of: path).last ?? "")"
    }
    throw node.error("no such file: \(SafeText.quoted(name))")
  }

  /// Returns the screen file of a name beside another file, or `nil` when there is none in the root.
  ///
  /// - Parameters:
  ///   - name: The name of the screen: `reply` for `reply.screen.yaml`.
  ///   - file: The path of the other file, without links.
  /// - Returns: A path without links.
  func screenFile(named name: String, beside file: String) -> String? {
    guard !name.isEmpty, !name.utf8.contains(Self.slash), !name.utf8.contains(0) else { return nil }
    for ending in ["yaml", "json"] {
      let path = "\(Self.parent(of: file))/\(name).screen.\(ending)"
      if let resolved = Self.resolved(path), holds(resolved) { return resolved }
    }
    return nil
  }

  /// Returns a path without links, or `nil` when nothing is there.
  ///
  /// - Parameter path: Any path.
  /// - Returns: An absolute path.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private func outside(_ node: DocumentNode) -> SourceError {
    node.error(
      "\(SafeText.quoted(node.text)) leads out of the folder that the flow may use",
      suggestion: "keep the files beside the flow, or name a folder that holds both with --root")
  }

  private func joined(_ name: String) -> String? {
    var parts = Self.parts(of: home)
    for part in Self.parts(of: name) where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  // The system tells paths apart byte by byte. Characters would not do: a slash with an accent on it is another
  // character and still a slash, and a name is the same in two spellings that are two folders.
  private static let slash = UInt8(ascii: "/")

  private func holds(_ path: String) -> Bool {
    root == "/" || path.utf8.elementsEqual(root.utf8) || path.utf8.starts(with: "\(root)/".utf8)
  }

  private static func parts(of path: String) -> [String] {
    path.utf8.split(separator: slash).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func parent(of path: String) -> String {
    guard let last = path.utf8.lastIndex(of: slash) else { return "." }
    return last == path.startIndex ? "/" : String(decoding: path.utf8[..<last], as: UTF8.self)
  }
}
