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

  /// Returns what whoever names folders should know was not run, a line each.
  package static func remarks(on finds: FolderFiles.Finds) -> [String] {
    finds.remarks(on: ("flow", "flows"), verb: "run", suffix: suffix, holds: isFlow)
  }

  /// Returns whether a file with another name is a flow: a mapping with steps.
  private static func isFlow(_ path: String) -> FolderFiles.Holding {
    FolderFiles.holdsMapping(path, with: "steps", most: mostBytes)
  }

  // Nobody writes larger ones.
  private static let mostBytes = 10_000_000

  /// Returns a share of flows, the same one on every machine.
  package static func shard(_ index: Int, of count: Int, _ files: [FoundFile]) -> [FoundFile] {
    let sorted = files.sorted { PathKey($0.path) < PathKey($1.path) }
    return sorted.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
