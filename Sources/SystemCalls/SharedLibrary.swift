/// A library that is opened while the program runs, so that nobody needs it who does not ask for what it does.
package enum SharedLibrary {
  /// Returns the file name of a library, as the system's loader searches it.
  package static func fileName(_ name: String, version: Int) -> String {
    #if canImport(Darwin)
      "lib\(name).\(version).dylib"
    #else
      "lib\(name).so.\(version)"
    #endif
  }

  /// Opens a library; it is left open for as long as nobody calls `dlclose`.
  package static func open(_ name: String) -> UnsafeMutableRawPointer? {
    let mode = RTLD_NOW | RTLD_LOCAL
    if let handle = dlopen(name, mode) { return handle }
    #if canImport(Darwin)
      // Where Homebrew puts libraries, the loader does not search.
      if !name.contains("/"), let handle = dlopen("/opt/homebrew/lib/\(name)", mode) {
        return handle
      }
    #endif
    return nil
  }
}
