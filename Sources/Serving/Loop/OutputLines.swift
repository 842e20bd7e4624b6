package import Documents
import Synchronization
import SystemCalls

/// Writes whole lines to an open file, from whichever thread; whoever reads slowly holds the writers back.
package final class OutputLines: Sendable {
  private struct State {
    var isClosed = false
    var failure: SourceError?
  }

  private let descriptor: Int32
  private let name: String
  private let state = Mutex(State())

  /// Writes to an open file.
  package init(_ descriptor: Int32, name: String = "<stdout>") {
    self.descriptor = descriptor
    self.name = name
  }

  /// Why nothing can be written any more, or `nil`: nobody reading on is no failure.
  package var failure: SourceError? { state.withLock(\.failure) }

  /// Writes lines.
  package func write(_ bytes: [UInt8]) -> Bool {
    state.withLock { state in
      var written = 0
      while !state.isClosed, written < bytes.count {
        let count = bytes.withUnsafeBytes {
          SystemCalls.write(
            descriptor, $0.baseAddress?.advanced(by: written), bytes.count - written)
        }
        if count >= 0 {
          written += count
        } else if errno != EINTR {
          if errno != EPIPE {
            let reason = String(cString: strerror(errno)).lowercased()
            state.failure = SourceError(path: name, message: reason)
          }
          state.isClosed = true
        }
      }
      return !state.isClosed
    }
  }
}
