/// Tells when files of folders are written, replaced, made or taken away.
///
/// Folders are watched and not files: an editor that writes a new file and puts it in the old one's place, or a file
/// that goes and comes back, is noticed like any other change.
package final class FileWatch {
  #if os(Linux)
    private let queue: Int32
    private var folders: [Int32: String] = [:]
  #endif

  /// Creates a watch of nothing, or returns `nil` where the system tells nobody.
  package init?() {
    #if os(Linux)
      queue = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      if queue < 0 { return nil }
    #else
      return nil
    #endif
  }

  /// What can be waited at: it can be read when something has changed.
  package var descriptor: Int32 {
    #if os(Linux)
      queue
    #else
      -1
    #endif
  }

  /// Watches the files of a folder, and not of those in it.
  @discardableResult
  package func add(_ folder: String, isFound: Bool = false) -> Bool {
    #if os(Linux)
      let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE
      let ways = IN_ONLYDIR | (isFound ? IN_DONT_FOLLOW : 0)
      let number = inotify_add_watch(queue, folder, UInt32(events) | UInt32(ways))
      if number < 0 { return false }
      folders[number] = folder
      return true
    #else
      return false
    #endif
  }

  /// Returns what has changed since this was last asked.
  package func changes() -> [String] {
    var paths: [String] = []
    #if os(Linux)
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(queue, &bytes, bytes.count)
        if count <= 0 { return paths }
        var offset = 0
        let head = MemoryLayout<inotify_event>.size
        while offset + head <= count {
          let event = bytes.withUnsafeBytes {
            $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          }
          let name = bytes[offset + head..<offset + head + Int(event.len)].prefix { $0 != 0 }
          offset += head + Int(event.len)
          if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
            paths += folders.values
          } else if let folder = folders[event.wd], !name.isEmpty {
            paths.append("\(folder)/\(String(decoding: name, as: UTF8.self))")
          }
        }
      }
    #else
      return paths
    #endif
  }

  #if os(Linux)
    deinit { close(queue) }
  #endif
}
