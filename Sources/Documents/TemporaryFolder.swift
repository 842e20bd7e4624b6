internal import SystemCalls

/// A folder for files that are gone with it when nobody needs it any longer.
package final class TemporaryFolder {
  /// Where it is.
  package let path: String

  /// Makes a folder that only this user can look into, in that of `TMPDIR` or in `/tmp`.
  ///
  /// - Throws: An error when there is no room for one.
  package init() throws(SourceError) {
    // A relative one could begin with a hyphen, which the programs that get the path take for an option.
    let wish = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let parent = wish.hasPrefix("/") ? wish : "/tmp"
    var template = Array("\(parent)/earshot-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw SourceError(path: parent, message: String(cString: strerror(errno)).lowercased())
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    // Only files are ever made in it.
    if let directory = opendir(path) {
      while let entry = readdir(directory) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        unlink("\(path)/\(name)")
      }
      closedir(directory)
    }
    rmdir(path)
  }
}
