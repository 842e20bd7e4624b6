/// Where an opened file is, whatever path it was opened by.
package enum OpenedFile {
  /// Returns the text of a link as a call reads it, or `nil` for what is no link, and for one that is not UTF-8.
  static func text(of read: (UnsafeMutablePointer<CChar>, Int) -> Int) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = read(&buffer, buffer.count - 1)
    guard count > 0, count < buffer.count - 1 else { return nil }
    // A path of other bytes would be another file's.
    return String(validating: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Returns whether a path is that of a link.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns when a file was last written.
  package static func writtenTime(in status: stat) -> timespec {
    #if canImport(Darwin)
      status.st_mtimespec
    #else
      status.st_mtim
    #endif
  }

  /// Returns the path of an opened file.
  package static func path(of descriptor: Int32) -> String? {
    #if canImport(Darwin)
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      guard fcntl(descriptor, F_GETPATH, &buffer) == 0 else { return nil }
      return String(cString: buffer)
    #else
      return text { readlink("/proc/self/fd/\(descriptor)", $0, $1) }
    #endif
  }
}
