import Foundation
import PackagePlugin

/// Embeds the files of the folders `Phrases` and `Languages`, so that a language, or the words of a reader,
/// are one file and no further line.
///
/// SwiftPM's own embedding names a file by its last part alone, and every reader has an `en.phrases.yaml`.
@main
struct ListPhrases: BuildToolPlugin {
  private static let folders = ["Phrases", "Languages"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    var entries: [String] = []
    for name in Self.folders {
      let folder = target.directoryURL.appending(path: name)
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      where path.hasSuffix(".yaml") {
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        entries.append(
          "    (\"Voices/\(name)/\(path)\",\n\(Self.quotes)\n\(text)\n\(Self.endQuotes)),\n")
      }
    }
    let list = """
      extension PhraseLibrary {
        /// The files that come with Earshot, embedded in the program: the path that messages give a file,
        /// and its text.
        static let files: [(path: String, text: String)] = [
      \(entries.joined())  ]
      }

      """
    let output = context.pluginWorkDirectoryURL.appending(path: "Lists")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    let file = output.appending(path: "PhraseLibrary+Files.swift")
    // Left untouched when nothing changed, so that nothing is compiled anew.
    if (try? String(contentsOf: file, encoding: .utf8)) != list {
      try list.write(to: file, atomically: true, encoding: .utf8)
    }
    return [
      .prebuildCommand(
        displayName: "Embedding the words of readers", executable: URL(filePath: "/usr/bin/true"),
        arguments: [], outputFilesDirectory: output)
    ]
  }

  // More marks than any text of ours has in a row.
  private static let quotes = "####\"\"\""
  private static let endQuotes = "\"\"\"####"
}
