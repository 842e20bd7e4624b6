import Earshot

/// Which files of its folders a command reads; no argument says so, but a watch.
struct ChangedFiles: Decodable {
  /// The paths of the files, or `nil` for all.
  private var paths: Set<PathKey>?

  /// Leaves no file out.
  init() {}

  /// Leaves out all but some files of the folders.
  init(_ paths: Set<PathKey>) { self.paths = paths }

  // No argument is one of these.
  init(from decoder: any Decoder) {}

  /// Whether files are left out, so that there may be nothing to read.
  var leavesOut: Bool { paths != nil }

  /// Leaves out what is not read; a file that was named is.
  func among(_ files: [InputFile]) -> [InputFile] {
    guard let paths else { return files }
    return files.filter { !$0.isFound || paths.contains(PathKey($0.path)) }
  }
}
