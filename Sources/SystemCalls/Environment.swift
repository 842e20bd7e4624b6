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

  private static var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      _NSGetEnviron().pointee
    #else
      environ
    #endif
  }
}
