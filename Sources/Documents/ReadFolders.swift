import Synchronization
import SystemCalls

/// The folders of the files that were read, for whoever asked beforehand to know them.
package enum ReadFolders {
  private static let folders = Mutex<Set<PathKey>?>(nil)

  /// Notes the folders from here on.
  package static func note() { folders.withLock { $0 = $0 ?? [] } }

  /// Takes in a file that was opened, at the place where it lies, whatever links led there.
  static func add(fileAt descriptor: Int32) {
    folders.withLock {
      // A pipe is called `pipe:[123]`, and lies in no folder.
      guard $0 != nil, let path = OpenedFile.path(of: descriptor), path.hasPrefix("/") else {
        return
      }
      $0?.insert(PathKey(PathText.parent(of: path)))
    }
  }

  /// Returns the folders since the last time, in the order of their names.
  package static func taken() -> [String] {
    folders.withLock { noted in
      defer { if noted != nil { noted = [] } }
      return (noted ?? []).sorted().map(\.path)
    }
  }
}
