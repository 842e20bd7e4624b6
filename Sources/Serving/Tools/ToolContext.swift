import BrowserPages
import Documents

/// What the server has for a tool, and the call that it is for.
struct ToolContext {
  /// The folders in which files may be named.
  let roots: MCPRoots
  /// How pages of the web are opened, or `nil` where they are not.
  let pages: PageSettings?
  /// The walks that are under way.
  let walks: WalkShelf
  /// The call.
  let call: MCPCall
}

/// Nobody waits for the answer any more.
struct CancelledCall: Error {}
