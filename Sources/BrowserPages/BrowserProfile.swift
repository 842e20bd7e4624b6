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
  private let leftovers = Mutex<[Leftovers.Entry]>([])

  /// Makes the folder.
  init(for page: String) throws(SourceError) {
    let wish = Environment.variables["TMPDIR"] ?? ""
    // A colon would end the path of the tools in PATH.
    let isUsable = wish.utf8.count <= Self.longestParent && !wish.contains(":")
    let parent = wish.hasPrefix("/") && isUsable ? wish : "/tmp"
    // Letters take the place of the six X.
    var template = Array("\(parent)/earshot-browser-XXXXXX".utf8CString)
    let isMade = mkdtemp(&template) != nil
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let whole = isMade ? Leftovers.add(folder: path) : nil
    guard isMade, makeTools() else {
      let code = errno
      whole?.forget()
      if isMade { FolderRemoval.remove(path) }
      throw SourceError(
        path: page,
        message: "no folder for the browser can be made in \(SafeText.quoted(parent)): "
          + String(cString: strerror(code)).lowercased(),
        suggestion: "let TMPDIR name a folder that can be written to")
    }
    // What is in the folder goes before it does, in the order in which both are added.
    let entries = [Leftovers.add(folder: tools), Leftovers.add(folder: path)].compactMap(\.self)
    leftovers.withLock { $0 = entries }
    whole?.forget()
  }

  /// From now on the watch of the browser removes the folder.
  func isWatched() {
    leftovers.withLock { entries in
      for entry in entries { entry.forget() }
      entries = []
    }
  }

  private static let toolsName = "tools"
  /// The folder of the programs that a browser asks to open something, each of which does nothing.
  var tools: String { "\(path)/\(Self.toolsName)" }

  private func makeTools() -> Bool {
    guard mkdir(tools, 0o700) == 0 else { return false }
    return ["xdg-open", "xdg-email", "xdg-settings", "xdg-mime"].allSatisfy {
      symlink("/bin/false", "\(tools)/\($0)") == 0
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
    isWatched()
    FolderRemoval.remove(path)
  }
}
