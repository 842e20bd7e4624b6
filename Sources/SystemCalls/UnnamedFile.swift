/// A file without a name, which goes with its descriptor however the program ends.
package enum UnnamedFile {
  /// Opens one in a folder, to be written and read; of a failure the number is negative and `errno` says why.
  package static func open(in folder: String) -> Int32 {
    #if os(Linux)
      let file = SystemCalls.open(folder, unnamed | O_RDWR | O_CLOEXEC, 0o600)
      if file >= 0 || ![EOPNOTSUPP, EISDIR, EINVAL].contains(errno) { return file }
    #endif
    // For a file system that knows none: it has a name for a moment, in which no signal ends the program.
    // Letters take the place of the six X.
    var path = Array("\(folder)/earshot-spool-XXXXXX".utf8CString)
    return ProgramSignals.heldBack {
      let file = mkstemp(&path)
      guard file >= 0 else { return file }
      unlink(path)
      _ = fcntl(file, F_SETFD, FD_CLOEXEC)
      return file
    }
  }

  // O_TMPFILE: in the headers of Glibc it is a sum, which Swift does not see. The number is that of x86 and ARM; where it
  // is another one, a folder cannot be written to (EISDIR), and the way below is taken.
  #if os(Linux)
    private static let unnamed: Int32 = 0o20_000_000 | O_DIRECTORY
  #endif
}
