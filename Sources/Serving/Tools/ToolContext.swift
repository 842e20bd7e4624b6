import BrowserPages
import Documents

/// What the server has for a tool, and the call that it is for.
struct ToolContext {
  /// The folders in which files may be named.
  let roots: MCPRoots
  /// How pages of the web are opened, with the files of the folders, or `nil` where they are not.
  let pages: PageSettings?
  /// The walks that are under way.
  let walks: WalkShelf
  /// The call.
  let call: MCPCall

  /// Creates what a tool gets.
  init(roots: MCPRoots, pages: PageSettings?, walks: WalkShelf, call: MCPCall) {
    self.roots = roots
    var pages = pages
    pages?.folders = roots.folders
    self.pages = pages
    self.walks = walks
    self.call = call
  }
}

extension ToolContext {
  /// Returns a walk that is under way: that of a handle, or the one that was used last.
  func walk(_ handle: String?) throws(SourceError) -> (handle: String, entry: WalkShelf.Entry) {
    guard let known = handle ?? walks.latest else {
      throw SourceError(
        path: "walk", message: "no walk is in progress",
        suggestion: "begin one: call walk with \"path\" or \"text\"")
    }
    guard let entry = walks.walk(known) else {
      throw SourceError(
        path: "walk", message: "unknown walk \(SafeText.quoted(known))",
        suggestion:
          "it ended, or was idle for more than \(WalkShelf.minutes) minutes: begin another one with \"path\" or "
          + "\"text\"")
    }
    guard entry.roots == roots else {
      walks.end(known)
      throw SourceError(
        path: "walk", message: "the allowed folders have changed since the walk began",
        suggestion: "begin another one with \"path\" or \"text\"")
    }
    return (known, entry)
  }
}

/// Nobody waits for the answer any more.
struct CancelledCall: Error {}
