internal import SystemCalls

/// A folder for files that are gone with it when nobody needs it any longer.
package final class TemporaryFolder: Sendable {
  /// Where it is.
  package let path: String
  private let leftover: Leftovers.Entry

  /// Makes a folder that only this user can look into, in that of `TMPDIR` or in `/tmp`.
  package init() throws(SourceError) {
    // A relative one could begin with a hyphen, which the programs that get the path take for an option.
    let wish = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let parent = wish.hasPrefix("/") ? wish : "/tmp"
    // Letters take the place of the six X.
    var template = Array("\(parent)/earshot-XXXXXX".utf8CString)
    let (made, code) = ProgramSignals.heldBack { () -> ((String, Leftovers.Entry)?, Int32) in
      guard mkdtemp(&template) != nil else { return (nil, errno) }
      let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
      if let entry = Leftovers.add(folder: path) { return ((path, entry), 0) }
      // Nobody would remove what a signal leaves behind.
      let code = errno
      rmdir(path)
      return (nil, code)
    }
    guard let made else {
      throw SourceError(path: parent, message: String(cString: strerror(code)).lowercased())
    }
    (path, leftover) = made
  }

  /// Keeps the folder until the end of the program, which removes it.
  package func stayUntilEnd() { _ = Unmanaged.passRetained(self) }

  /// Keeps the folder after the end of the program, too, as another program reads it.
  package func stay() {
    leftover.forget()
    stayUntilEnd()
  }

  deinit {
    leftover.remove()
    FolderRemoval.remove(path)
  }
}
