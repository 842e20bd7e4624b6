package import Documents
import TreeFormats

/// Finds flow files.
package enum FlowFiles {
  /// How flow files end.
  package static let suffix = ".flow.yaml"

  /// Returns the flow files that paths name: a file is taken as it is, a folder with all below it.
  package static func find(_ paths: [String]) throws(SourceError) -> FolderFiles.Finds {
    try FolderFiles.find([suffix], called: "flows", in: paths)
  }

  /// Returns a share of flows, the same one on every machine.
  package static func shard(_ index: Int, of count: Int, _ files: [FoundFile]) -> [FoundFile] {
    let sorted = files.sorted { PathKey($0.path) < PathKey($1.path) }
    return sorted.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
