package import Documents
internal import Synchronization

/// An application that runs on this desktop, heard and acted on through AT-SPI.
package final class LiveApplication: Sendable {
  private let name: String
  private let isLive: Bool
  private let state = Mutex<State>(State())

  private struct State {
    var desk: RunningApplication?
    var failure: SourceError?
  }

  /// Creates an application that is not looked for yet.
  package init(_ name: String, isLive: Bool) {
    self.name = name
    self.isLive = isLive
  }

  /// Finds the application and reads the window that is in use.
  package func open() throws(SourceError) -> ApplicationMoment {
    try work { (state) throws(BusFailure) in
      var found = try RunningApplication(named: name)
      if isLive { try found.listen() }
      let moment = try found.moment(isLive: isLive)
      state.desk = found
      return moment
    }
  }

  /// Does something.
  package func perform(
    _ act: ApplicationAct, on object: Int
  ) throws(SourceError) -> ApplicationMoment? {
    try work { (state) throws(BusFailure) in
      guard try state.desk?.act(act, on: object) == true else { return nil }
      return try state.desk?.moment(isLive: isLive)
    }
  }

  /// Lets time pass.
  package func pass(_ milliseconds: Int) throws(SourceError) -> ApplicationMoment? {
    try work { (state) throws(BusFailure) in
      try state.desk?.wait(Double(milliseconds) / 1000)
      return try state.desk?.moment(isLive: isLive)
    }
  }

  private func work<Result: Sendable>(
    _ body: (inout State) throws(BusFailure) -> Result
  ) throws(SourceError) -> Result {
    try state.withLock { (state) throws(SourceError) -> Result in
      if let failure = state.failure { throw failure }
      do throws(BusFailure) {
        return try body(&state)
      } catch {
        let told = error.error(name)
        state.failure = told
        state.desk = nil
        throw told
      }
    }
  }
}
