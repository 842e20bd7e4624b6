import ArgumentParser
import Earshot

/// A command that can do its work again whenever an input is saved.
protocol WatchedCommand: ParsableCommand {
  /// Whether it is asked to.
  var isWatching: Bool { get }
  /// The files and folders that it reads, as they were given.
  var watchedPaths: [String] { get }
  /// Whether files below its folders stand for themselves, so that only what has changed is read again.
  var readsFilesAlone: Bool { get }
  /// Takes what it needs from the system as long as it watches; nobody waits for changes where that fails.
  func beginWatching() throws(SourceError)
  /// Returns the command for some of its inputs alone.
  func reading(_ inputs: [String], _ changed: ChangedFiles) -> Self
}

extension WatchedCommand {
  var readsFilesAlone: Bool { false }
  func beginWatching() throws(SourceError) {}
  func reading(_ inputs: [String], _ changed: ChangedFiles) -> Self { self }

  /// Checks that there is something to be saved.
  func checkWatch() throws {
    guard isWatching else { return }
    for path in watchedPaths {
      if path == "-" {
        throw ValidationError("--watch waits for files to change: name a file instead of -")
      }
      var isAddress = path.contains("://") && !path.hasPrefix("file:")
      if case .address? = try? PageInput.typed(path) { isAddress = true }
      if isAddress {
        let file = PageInput.doubt(about: path)?.suggestion
        throw ValidationError(
          "--watch waits for files to change, and this is an address: \(file ?? "omit --watch")"
        )
      }
    }
    if watchedPaths.isEmpty {
      throw ValidationError("--watch waits for files to change: name a file")
    }
  }
}
