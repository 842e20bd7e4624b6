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

/// Nobody waits for the answer any more.
struct CancelledCall: Error {}
