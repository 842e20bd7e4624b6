/// Notices when a file is opened, by whomever.
package final class OpeningWatch {
  #if os(Linux)
    private let watch: Int32
  #endif

  /// Watches a file, or returns `nil` where the system tells nobody, as macOS does.
  package init?(_ path: String) {
    #if os(Linux)
      watch = inotify_init1(Int32(IN_NONBLOCK))
      guard watch >= 0, inotify_add_watch(watch, path, UInt32(IN_OPEN)) >= 0 else { return nil }
    #else
      return nil
    #endif
  }

  /// Returns whether the file has been opened since this was last asked.
  package func hasSeenOpening() -> Bool {
    #if os(Linux)
      var events = [UInt8](repeating: 0, count: 4096)
      return read(watch, &events, events.count) > 0
    #else
      return false
    #endif
  }

  #if os(Linux)
    deinit { close(watch) }
  #endif
}
