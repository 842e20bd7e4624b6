import Documents
import Synchronization
import SystemCalls

extension MCPServer {
  /// How long a call waits for the client to tell its folders, in milliseconds.
  private static let patience = 3000

  /// Asks a client that has folders for them.
  ///
  /// - Returns: Whether somebody still reads.
  func askForRoots() -> Bool {
    guard settings.roots == nil else { return true }
    let question = state.withLock { state -> String? in
      guard state.hasRoots else { return nil }
      state.questions += 1
      state.rootsQuestion = "roots-\(state.questions)"
      return state.rootsQuestion
    }
    guard let question else { return true }
    return output.write(MCPReply.note("roots/list", id: question))
  }

  /// Takes the folders that a client tells.
  func takeRoots(_ message: MCPMessage) {
    guard let id = message.root["id"], id.kind == .string else { return }
    let addresses = message.root["result"]?["roots"]?.items.compactMap { $0["uri"]?.text }
    state.withLock { state in
      guard state.rootsQuestion == id.text else { return }
      state.rootsQuestion = nil
      // A client that cannot tell after all has none.
      if let addresses { state.clientRoots = MCPRoots(addresses: addresses) }
    }
  }

  /// The folders in which files may be named: those of `--root`, else those of the client, else the working folder for a
  /// client that has none or refuses to tell.
  ///
  /// A client that has folders and has not told them gets none: the working folder may be a wider one.
  func roots() throws(SourceError) -> MCPRoots {
    if let roots = settings.roots { return roots }
    let end = ContinuousClock.now + .milliseconds(Self.patience)
    while state.withLock({ $0.rootsQuestion != nil }), ContinuousClock.now < end { usleep(5000) }
    let (told, isWaiting) = state.withLock { ($0.clientRoots, $0.rootsQuestion != nil) }
    if let told { return told }
    if isWaiting { return MCPRoots(addresses: []) }
    return try MCPRoots(["."])
  }
}
