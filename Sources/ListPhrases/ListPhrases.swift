import Foundation
import PackagePlugin

/// Lists the phrasebooks of the folder `Phrases`, so that a language is one file and no further line.
///
/// The files themselves are embedded by SwiftPM, which gives each a name of its own but no list of all.
@main
struct ListPhrases: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let sources = target as? SwiftSourceModuleTarget else { return [] }
    let names = sources.sourceFiles.map(\.url.lastPathComponent)
      .filter { $0.hasSuffix(".phrases.yaml") }.sorted()
    let entries = names.map { name in
      let constant = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
      return "    (\"Voices/Phrases/\(name)\", PackageResources.\(constant)),\n"
    }
    let list = """
      extension PhraseLibrary {
        /// The files that come with Earshot, embedded in the program: the path that messages give a file,
        /// and its bytes.
        static let files: [(path: String, bytes: [UInt8])] = [
      \(entries.joined())  ]
      }

      """
    let folder = context.pluginWorkDirectoryURL.appending(path: "Lists")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "PhraseLibrary+Files.swift")
    // Left untouched when nothing changed, so that nothing is compiled anew.
    if (try? String(contentsOf: file, encoding: .utf8)) != list {
      try list.write(to: file, atomically: true, encoding: .utf8)
    }
    return [
      .prebuildCommand(
        displayName: "Listing the phrasebooks", executable: URL(filePath: "/usr/bin/true"),
        arguments: [], outputFilesDirectory: folder)
    ]
  }
}
