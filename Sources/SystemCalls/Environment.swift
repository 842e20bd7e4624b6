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
