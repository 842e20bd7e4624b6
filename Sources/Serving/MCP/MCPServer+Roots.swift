import Documents
import Synchronization
import SystemCalls

extension MCPServer {
  /// How long a call waits for the client to tell its folders, in milliseconds.
  private static let patience = 3000

  /// Asks a client that has folders for them.
  func askForRoots() -> Bool {
    guard settings.roots == nil else { return true }
    let question = state.withLock { state -> String? in
      guard state.hasRoots else { return nil }
      // Those that it told before may not be its folders any more.
      state.clientRoots = nil
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
      if let addresses { state.clientRoots = MCPRoots(addresses: addresses) }
      // A client that cannot tell after all has none; one that has told some before is not given a wider one.
      state.hasTold = state.hasTold || addresses != nil
      if !state.hasTold { state.hasRoots = false }
    }
  }

  /// The folders in which files may be named: those of `--root`, else those of the client, else the working folder for a
  /// client that has none or refuses to tell.
  ///
  /// A client that has folders and has not told them gets none: the working folder may be a wider one. Without a
  /// handshake nobody asks for them.
  func roots(saysRoots: Bool) throws(SourceError) -> MCPRoots {
    if let roots = settings.roots { return roots }
    let end = ContinuousClock.now + .milliseconds(Self.patience)
    while state.withLock({ $0.rootsQuestion != nil }), ContinuousClock.now < end { usleep(5000) }
    let (told, hasRoots) = state.withLock { ($0.clientRoots, $0.hasRoots) }
    if let told { return told }
    return hasRoots || saysRoots ? MCPRoots(addresses: []) : try .workingFolder()
  }
}
