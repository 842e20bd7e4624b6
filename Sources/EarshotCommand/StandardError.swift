import Earshot
import ProjectFiles
import Synchronization
import SystemCalls

/// Writes messages for a person.
enum StandardError {
  /// Writes a remark.
  static func note(_ text: String) { write("earshot: \(text)\n") }

  /// Where the project file sets options, by their names on the command line.
  private static let settingPlaces = Mutex<[String: DocumentNode]>([:])

  /// Tells the errors of options where the project file sets them: their users did not type them.
  static func tellInProjectFile(_ settings: [ProjectFile.Setting]) {
    settingPlaces.withLock { places in
      for setting in settings { places["--\(setting.key)"] = setting.place }
    }
  }

  /// Writes an error of an input, with its place; on a terminal what is wrong stands out.
  static func tell(_ error: SourceError) {
    let place = error.location == nil ? settingPlaces.withLock { $0[error.path] } : nil
    let error = place?.error(error.message, suggestion: error.suggestion) ?? error
    var text = error.description
    if Colours.onStandardError {
      for error in error.all.prefix(SourceError.shownMistakes) {
        guard let range = text.firstRange(of: error.summary) else { continue }
        text.replaceSubrange(range, with: "\u{1B}[1;31m\(error.summary)\u{1B}[0m")
      }
    }
    write("\(text)\n")
  }

  /// Says how many files a command has written over in a folder, if any.
  static func replaced(_ count: Int, in folder: String) {
    if count == 0 { return }
    note("overwrote \(count == 1 ? "1 file" : "\(count) files") in \(SafeText.line(folder))")
  }

  /// Says which files of folders were passed over, or how many.
  static func skipped(_ names: [String], isVerbose: Bool) {
    names.compactMap(FolderFiles.remark).forEach(note)
    let settings = names.filter { PathText.name(of: $0) == ProjectFile.name }
    // Of a folder's files only the names inside of it are known here: one in the working folder may be this one.
    let isUsed = SourceFile.isNamed(ProjectFile.name)
    if let name = settings.first(where: { !isUsed || $0 != ProjectFile.name }) {
      note(
        "\(SafeText.line(name)) among the inputs is not read: settings come from the working folder, or from --config FILE"
      )
    }
    let names = names.filter {
      FolderFiles.remark(onEmpty: $0) == nil && !settings.contains($0)
    }
    if isVerbose {
      for name in names { note("skipped \(SafeText.line(name)), which is not a screen") }
    } else if let name = names.first, names.count == 1 {
      note("skipped 1 file that is not a screen (\(ending(of: name)))")
    } else if names.count > 1 {
      // What is called as inputs are, and is none, may have been one.
      var counts: [String: Int] = [:]
      for name in names { counts[ending(of: name), default: 0] += 1 }
      let isInput = { (ending: String) in
        ending == noEnding || FolderFiles.inputs.contains(ending.lowercased())
      }
      let kinds = counts.sorted {
        (isInput($0.key) ? 0 : 1, $1.value, $0.key) < (isInput($1.key) ? 0 : 1, $0.value, $1.key)
      }
      let most = max(5, kinds.count { isInput($0.key) })
      let shown =
        kinds.prefix(most).map { "\($0.value) \($0.key)" } + (kinds.count > most ? ["…"] : [])
      note(
        "skipped \(names.count) files that are not screens (\(shown.joined(separator: ", ")))")
    }
  }

  private static let noEnding = "no ending"

  private static func ending(of path: String) -> String {
    let name = PathText.name(of: path) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return noEnding }
    return SafeText.line(String(name[dot...].prefix(20)))
  }

  /// Writes an error that has no place in a file.
  static func error(_ text: String) { write("earshot: error: \(text)\n") }

  /// Writes a command of Earshot's own to the runner that reads the log.
  static func annotate(_ line: String) {
    put(RunnerLog.plain(Array("\(line)\n".utf8), isError: true, isOwn: true))
  }

  /// Writes text as it is; what cannot be written is lost, as there is nowhere left to say so.
  static func write(_ text: String) { put(RunnerLog.plain(Array(text.utf8), isError: true)) }

  private static func put(_ bytes: [UInt8]) {
    // Nobody reads on (`earshot … 2>&1 | head -1`): the exit status still has to tell.
    signal(SIGPIPE, SIG_IGN)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        SystemCalls.write(2, buffer.baseAddress?.advanced(by: written), buffer.count - written)
      }
      if count <= 0 { return }
      written += count
    }
  }
}
