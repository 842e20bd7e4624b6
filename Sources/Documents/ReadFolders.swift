import Synchronization
import SystemCalls

/// The folders of the files that were read, for whoever asked beforehand to know them.
package enum ReadFolders {
  /// What was read.
  private struct Read {
    var folders: Set<PathKey> = []
    var hasOther = false
  }

  private static let read = Mutex<Read?>(nil)

  /// Notes the folders from here on.
  package static func note() { read.withLock { $0 = $0 ?? Read() } }

  /// Takes in a file that was opened, at the place where it lies, whatever links led there.
  static func add(fileAt descriptor: Int32) {
    read.withLock {
      guard $0 != nil else { return }
      if let path = OpenedFile.path(of: descriptor), path.hasPrefix("/") {
        $0?.folders.insert(PathKey(PathText.parent(of: path)))
      } else {
        $0?.hasOther = true
      }
    }
  }

  /// Returns the folders since the last time, in the order of their names, and whether there are others, whose names are
  /// not UTF-8.
  package static func taken() -> (folders: [String], hasOther: Bool) {
    read.withLock { noted in
      defer { if noted != nil { noted = Read() } }
      return ((noted?.folders ?? []).sorted().map(\.path), noted?.hasOther ?? false)
    }
  }
}
