internal import Documents
internal import Synchronization
internal import SystemCalls

/// The folder in which one run of the browser keeps what it keeps.
///
/// It is this user's alone, begins empty and is gone with the browser: nothing of a page stays.
final class BrowserProfile: Sendable {
  // The path of a socket has 107 bytes at most, and the browser makes one two folders below.
  private static let longestParent = 36

  /// Where it is.
  let path: String
  /// What a signal removes until something else does that.
  private let leftovers: Mutex<[Leftovers.Entry]>

  /// Makes the folder.
  init(for page: String) throws(SourceError) {
    let wish = Environment.variables["TMPDIR"] ?? ""
    // A colon would end the path of the tools in PATH.
    let isUsable = wish.utf8.count <= Self.longestParent && !wish.contains(":")
    let parent = wish.hasPrefix("/") && isUsable ? wish : "/tmp"
    // Letters take the place of the six X.
    var template = Array("\(parent)/earshot-browser-XXXXXX".utf8CString)
    let (isWhole, code, entries) = ProgramSignals.heldBack {
      () -> (Bool, Int32, [Leftovers.Entry]) in
      guard mkdtemp(&template) != nil else { return (false, errno, []) }
      let path = Self.path(template)
      let tools = Self.tools(in: path)
      let isWhole = Self.makeTools(in: tools)
      let code = errno
      // What is in the folder goes before it does, in the order in which both are added.
      return (isWhole, code, [tools, path].compactMap { Leftovers.add(folder: $0) })
    }
    path = Self.path(template)
    leftovers = Mutex(entries)
    guard isWhole else {
      throw SourceError(
        path: page,
        message: "cannot create a folder for the browser in \(SafeText.quoted(parent)): "
          + String(cString: strerror(code)).lowercased(),
        suggestion: "set TMPDIR to a writable folder")
    }
  }

  /// From now on the watch of the browser removes the folder.
  func isWatched() {
    leftovers.withLock { entries in
      for entry in entries { entry.forget() }
      entries = []
    }
  }

  /// The folder of the programs that a browser asks to open something, each of which does nothing.
  var tools: String { Self.tools(in: path) }

  private static func path(_ template: [CChar]) -> String {
    String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func tools(in path: String) -> String { "\(path)/tools" }

  private static func makeTools(in folder: String) -> Bool {
    guard mkdir(folder, 0o700) == 0 else { return false }
    return ["xdg-open", "xdg-email", "xdg-settings", "xdg-mime"].allSatisfy {
      symlink("/bin/false", "\(folder)/\($0)") == 0
    }
  }

  /// The last lines that the browser printed, without the noise of every start.
  var complaints: String {
    guard let bytes = try? SourceFile.bytes(of: log) else { return "" }
    let lines = String(decoding: bytes.suffix(4096), as: UTF8.self).split(separator: "\n")
    let noise = [
      ":WARNING:", ":INFO:", "dbus", "unexpected operator", "DevTools", "vaapi", "gcm", "GCM",
    ]
    return lines.filter { line in !noise.contains { line.contains($0) } }.suffix(2)
      .joined(separator: " / ")
  }

  /// The file that holds what the browser prints.
  var log: String { "\(path)/printed.txt" }

  deinit {
    leftovers.withLock { entries in
      for entry in entries { entry.remove() }
    }
    FolderRemoval.remove(path)
  }
}
