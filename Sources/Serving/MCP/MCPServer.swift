package import BrowserPages
package import Documents
import Synchronization
import SystemCalls

/// `earshot mcp`: the Model Context Protocol over standard input and output, a message a line.
///
/// Both eras are spoken: versions that begin with a handshake, and those without, of which each request says its
/// version. Calls of tools run beside the reading, so that they can be cancelled.
package final class MCPServer: Sendable {
  /// How the server was started.
  package struct Settings: Sendable {
    /// The folders in which files may be named, or `nil` for those of the client, or else the working folder.
    package var roots: MCPRoots?
    /// How pages of the web are opened, or `nil` where they are not.
    package var pages: PageSettings?

    /// Creates settings.
    package init(roots: MCPRoots? = nil, pages: PageSettings? = nil) {
      self.roots = roots
      self.pages = pages
    }
  }

  struct State: Sendable {
    /// The version that was agreed on in a handshake, or `nil`.
    var version: String?
    /// Whether the client tells its folders.
    var hasRoots = false
    /// Whether it has told some.
    var hasTold = false
    /// The folders that it told.
    var clientRoots: MCPRoots?
    /// The id of the question for them that is not answered yet, or `nil`.
    var rootsQuestion: String?
    var questions = 0
    /// The calls that are on their way, by their ids.
    var calls: [ArraySlice<UInt8>: MCPCall] = [:]
  }

  /// How many calls are on their way at the most; reading waits for the next.
  private static let mostCalls = 256

  /// How long calls may go on when the client has closed its end, in milliseconds.
  private let grace: Int
  let settings: Settings
  let output: OutputLines
  let walks = WalkShelf()
  let state = Mutex(State())
  let pool: WorkPool

  /// Creates a server.
  ///
  /// Clients wait for two seconds after they have closed their end: `grace`, in milliseconds, is below.
  package init(_ settings: Settings, output: OutputLines, grace: Int = 1500) {
    self.grace = grace
    self.settings = settings
    self.output = output
    pool = WorkPool(workers: max(2, Processors.count), mostWaiting: Self.mostCalls)
  }

  /// Serves until the client closes its end, goes away, or the program is told to stop.
  package func run(input: Int32, stop: StopSignal) throws(SourceError) {
    let lines = InputLines(input, longest: StreamServer.longestLine, stop: stop)
    defer {
      if stop.isRequested || !pool.isDone(within: grace) {
        for call in state.withLock({ Array($0.calls.values) }) { call.cancel() }
        _ = pool.isDone(within: 500)
      }
      pool.end()
      walks.endAll()
    }
    while let line = try lines.next() {
      guard take(line) else { break }
    }
    if let failure = output.failure { throw failure }
  }

  /// Takes a line.
  private func take(_ line: InputLines.Line) -> Bool {
    var id: ArraySlice<UInt8> = []
    do throws(MCPFailure) {
      guard case .whole(let bytes) = line else {
        throw .request("the message is longer than \(StreamServer.longestLine) bytes")
      }
      if bytes.allSatisfy({ $0 <= 0x20 }) { return true }
      let message = try MCPMessage(bytes, id: &id)
      switch message.kind {
      case .request(let method):
        guard let answer = try answer(to: message, method) else { return true }
        return output.write(answer)
      case .notification(let method): return note(message, method)
      case .answer:
        takeRoots(message)
        return true
      }
    } catch {
      return output.write(MCPReply(id: id, isStateless: false).error(error))
    }
  }

  /// Takes a message that wants no answer.
  private func note(_ message: MCPMessage, _ method: String) -> Bool {
    switch method {
    case "notifications/cancelled":
      guard let id = message.parameters?["requestId"] else { return true }
      let key = id.document.source.bytes[id.sourceRange]
      // One that has ended already is nobody's fault.
      state.withLock { $0.calls[key] }?.cancel()
      return true
    case "notifications/initialized", "notifications/roots/list_changed": return askForRoots()
    default: return true
    }
  }
}
