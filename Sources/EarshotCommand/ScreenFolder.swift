import Earshot
import SystemCalls

/// A folder into which the screens of a set are written, each into a file named after its own.
struct ScreenFolder {
  private let path: String
  private let format: ScreenFileFormat
  private var written: [PathKey: String] = [:]
  /// How many files were there before.
  private(set) var replaced = 0

  init(_ path: String, format: ScreenFileFormat) {
    self.path = path
    self.format = format
  }

  /// Writes a screen file; folders that are missing are made.
  mutating func write(_ bytes: [UInt8], name: String) throws(SourceError) {
    let ending = [".yaml", ".yml", ".json"].first { PathText.hasEnding(path, $0) }
    if let ending, !FolderFiles.isFolder(path) {
      throw SourceError(
        path: path, message: "several screens need a folder, but this is a file name",
        suggestion: "write -o \(ShellWord.quoted(String(path.dropLast(ending.count))))/")
    }
    let file = Self.fileName(for: name, format)
    if let other = written.updateValue(name, forKey: PathKey(file)) {
      throw SourceError(
        path: "\(path)/\(file)",
        message: "both \(SafeText.quoted(other)) and \(SafeText.quoted(name)) "
          + "would be written to this file",
        suggestion: "rename one of them")
    }
    if access("\(path)/\(file)", F_OK) == 0 { replaced += 1 }
    try WrittenFile.write(bytes, named: file, in: path)
  }

  /// The name of a file inside of the folder, whatever path the screen's own file has.
  ///
  /// Marks that control a terminal or turn a line do not go on into the new name, nor dots that would hide it.
  static func fileName(for name: String, _ format: ScreenFileFormat) -> String {
    let parts = PathText.parts(of: SafeText.line(name)).map { $0.drop { $0 == "." } }
    var stem = parts.filter { !$0.isEmpty }.joined(separator: "/")
    var number = ""
    if let hash = stem.lastIndex(of: "#") {
      number = "-" + stem[stem.index(after: hash)...]
      stem = String(stem[..<hash])
    }
    for ending in [".screen.yaml", ".screen.json", ".json", ".xml", ".yaml", ".yml", ".txt"]
    where stem.hasSuffix(ending) && stem.count > ending.count {
      stem.removeLast(ending.count)
      break
    }
    if stem == "<stdin>" || stem.isEmpty { stem = "screen" }
    return "\(stem)\(number).screen.\(format.rawValue)"
  }
}
