public import Documents
import Glibc

/// Finds flow files.
public enum FlowFiles {
  /// How flow files end.
  public static let suffix = ".flow.yaml"
  /// The deepest level of folders that is looked into.
  public static let maximumDepth = 64

  /// Returns the flow files that paths name: a file is taken as it is, a folder with all below it.
  ///
  /// - Parameter paths: Files and folders.
  /// - Throws: An error for a folder without flows, and for one that cannot be read.
  /// - Returns: Paths without repetition, in the order given; those of a folder in the order of their
  ///   bytes. Links to folders are not followed.
  public static func find(_ paths: [String]) throws(SourceError) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    for path in paths {
      let files = isFolder(path) ? try files(below: path) : [path]
      if files.isEmpty {
        throw SourceError(path: path, message: "no flows (*\(suffix)) in this folder")
      }
      for file in files where seen.insert(file).inserted { found.append(file) }
    }
    return found
  }

  /// Returns a share of flows, the same one on every machine.
  ///
  /// - Parameters:
  ///   - index: Which share, counted from 1.
  ///   - count: How many shares there are.
  ///   - paths: All flows.
  /// - Returns: Every `count`-th path in the order of their bytes, in that order.
  public static func shard(_ index: Int, of count: Int, _ paths: [String]) -> [String] {
    let sorted = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return sorted.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func files(below folder: String) throws(SourceError) -> [String] {
    var files: [String] = []
    var folders = [(path: folder, depth: 0)]
    while let (path, depth) = folders.popLast() {
      guard let directory = opendir(path) else {
        throw SourceError(path: path, message: String(cString: strerror(errno)).lowercased())
      }
      defer { closedir(directory) }
      while let entry = readdir(directory) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name.hasPrefix(".") { continue }
        let child = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
        var status = stat()
        guard lstat(child, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          if depth < maximumDepth { folders.append((child, depth + 1)) }
        } else if name.hasSuffix(suffix) {
          files.append(child)
        }
      }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
