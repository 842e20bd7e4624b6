/// The variables that this program was started with.
package enum Environment {
  /// All of them, by their names; of a name that stands twice, the first one counts, as for `getenv`.
  package static var variables: [String: String] {
    var result: [String: String] = [:]
    guard var entry = list else { return result }
    while let text = entry.pointee {
      let pair = String(cString: text)
      if let equals = pair.firstIndex(of: "="), equals > pair.startIndex {
        let name = String(pair[..<equals])
        if result[name] == nil { result[name] = String(pair[pair.index(after: equals)...]) }
      }
      entry += 1
    }
    return result
  }

  /// Leaves relative parts out of PATH, for this program and for all that it starts: they would be folders in which
  /// anybody may have put a program.
  package static func leaveOutRelativePaths() {
    guard let path = getenv("PATH").map({ String(cString: $0) }) else { return }
    let parts = path.split(separator: ":", omittingEmptySubsequences: false)
    let absolute = parts.filter { $0.hasPrefix("/") }
    if absolute.count == parts.count { return }
    // An empty list would be the working folder; without one the system's own folders are searched.
    if absolute.isEmpty {
      unsetenv("PATH")
    } else {
      setenv("PATH", absolute.joined(separator: ":"), 1)
    }
  }

  /// The home folder of this user as the system knows it, or `nil`.
  package static var homeFolder: String? {
    var entry = passwd()
    var found: UnsafeMutablePointer<passwd>?
    var buffer = [CChar](repeating: 0, count: 1 << 14)
    return buffer.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress,
        getpwuid_r(geteuid(), &entry, start, buffer.count, &found) == 0,
        let folder = found?.pointee.pw_dir
      else { return nil }
      return String(cString: folder)
    }
  }

  private static var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      _NSGetEnviron().pointee
    #else
      environ
    #endif
  }
}
