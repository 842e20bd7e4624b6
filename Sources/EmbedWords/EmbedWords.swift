import Foundation
import PackagePlugin

/// Embeds the words of readers and languages as tables, so that a language, or the words of a reader, are one file
/// and no further line, and so that no program reads them anew.
@main
struct EmbedWords: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let files = try ["Languages", "Phrases"].flatMap { name in
      let folder = target.directoryURL.appending(path: name)
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        .filter { $0.hasSuffix(".yaml") }.map { folder.appending(path: $0) }
    }
    let tables = context.pluginWorkDirectoryURL.appending(path: "PhraseLibrary+Packed.swift")
    return [
      .buildCommand(
        displayName: "Packing the words of readers",
        executable: try context.tool(named: "PackWords").url,
        arguments: [tables.path] + files.map(\.path), inputFiles: files, outputFiles: [tables])
    ]
  }
}
