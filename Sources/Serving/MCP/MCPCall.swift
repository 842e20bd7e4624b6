import Documents
import SpeechSynthesis
import Synchronization

/// A call that is on its way: how far it is, and whether it is still wanted.
final class MCPCall: Sendable {
  /// Asks what speaks to stop.
  let interruption = Interruption()
  private let token: [UInt8]?
  private let output: OutputLines
  private let told = Mutex(0.0)

  /// The least share of the whole that is worth a message.
  private static let leastStep = 0.02

  /// Creates a call.
  init(token: [UInt8]?, output: OutputLines) {
    self.token = token
    self.output = output
  }

  /// Whether nobody waits for the answer any more.
  var isCancelled: Bool { interruption.isRequested }

  /// Stops it.
  func cancel() { interruption.request() }

  /// Tells how far it is.
  func progress(_ count: Int, of total: Int, _ words: String) {
    guard let token, !isCancelled, total > 0 else { return }
    let share = Double(count) / Double(total)
    let isNews = told.withLock { told in
      guard share >= told + Self.leastStep || count == total && share > told else { return false }
      told = share
      return true
    }
    guard isNews else { return }
    _ = output.write(
      MCPReply.note("notifications/progress") { json in
        json.key("progressToken")
        json.value(json: token)
        json.field("progress", Double(count))
        json.field("total", Double(total))
        json.field("message", words)
      })
  }
}
