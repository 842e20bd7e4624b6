package import Documents

/// Finds flow files.
package enum FlowFiles {
  /// How flow files end.
  package static let suffix = ".flow.yaml"

  /// Returns the flow files that paths name: a file is taken as it is, a folder with all below it.
  package static func find(_ paths: [String]) throws(SourceError) -> FolderFiles.Finds {
    try FolderFiles.find([suffix], called: "flows", in: paths)
  }

  /// Returns what whoever runs folders of flows should know was not run, a line each.
  package static func remarks(on finds: FolderFiles.Finds) -> [String] {
    finds.linkedFolders.map {
      "\(SafeText.line($0)): no flow of it is run: links to folders are not followed; name the folder itself"
    }
      + finds.others.filter { path in nearly.contains { PathText.hasEnding(path, $0) } }.map {
        "\(SafeText.line($0)): not run: the names of flows end in \(suffix); rename it, or name it yourself"
      }
  }

  private static let nearly = [".flow.yml", ".flow.json", ".flow.YAML", ".flow"]

  /// Returns a share of flows, the same one on every machine.
  package static func shard(_ index: Int, of count: Int, _ files: [FoundFile]) -> [FoundFile] {
    let sorted = files.sorted { PathKey($0.path) < PathKey($1.path) }
    return sorted.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
