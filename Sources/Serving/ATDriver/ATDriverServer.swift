package import BrowserPages
import Documents
import Questions
package import ScreenReader
import Synchronization
package import SystemCalls
package import Transcript

/// `earshot serve --at-driver`: the W3C's AT Driver, over a WebSocket.
package final class ATDriverServer: Sendable {
  /// The only path that there is.
  package static let path = "/session"
  /// How long a client may be connected without a session.
  package static let patience = Duration.seconds(30)

  /// The screen or page that sessions hear.
  package struct Source: Sendable {
    /// The path of a file, or the address of a page.
    package var path: String
    /// The name of a format, or `nil` to go by the content.
    package var format: String?
    /// How pages are opened.
    package var pages: PageSettings

    /// Creates a source.
    package init(path: String, format: String? = nil, pages: PageSettings = PageSettings()) {
      self.path = path
      self.format = format
      self.pages = pages
    }
  }

  private let source: Source?
  private let options: ReaderOptions
  private let usual: Reader
  private let isLocal: Bool
  private let patience: Duration
  private let note: @Sendable (String) -> Void
  private let hasSession = Mutex(false)
  private let clients = ServedClients(most: 16)

  /// Creates a server.
  package init(
    _ source: Source?, options: ReaderOptions, usual: Reader, isLocal: Bool,
    patience: Duration = patience, note: @escaping @Sendable (String) -> Void
  ) {
    self.source = source
    self.options = options
    self.usual = options.reader ?? usual
    self.isLocal = isLocal
    self.patience = patience
    self.note = note
  }

  /// Serves until it is told to stop.
  package func run(_ listener: TCPListener, stop: StopSignal) {
    while stop.isReadable(listener.descriptor) {
      guard let descriptor = listener.accept() else { continue }
      clients.enter(descriptor)
      let isStarted = ProgramThread.start { [self] in
        serve(WebSocketConnection(descriptor, stop: stop), descriptor)
        clients.leave(descriptor)
      }
      if !isStarted { clients.leave(descriptor) }
    }
    let end = ContinuousClock.now + .seconds(3)
    while !clients.isEmpty, ContinuousClock.now < end { usleep(10_000) }
  }

  private func serve(_ connection: WebSocketConnection, _ descriptor: Int32) {
    guard connection.open(path: Self.path, isLocal: isLocal) else { return }
    var session: ATSession?
    // Whoever begins none would keep others out.
    let end = ContinuousClock.now + patience
    while let message = connection.next(until: session == nil ? end : nil) {
      var id: Int?
      do throws(ATFailure) {
        guard case .text(let text) = message else {
          throw ATFailure(.invalidArgument, "a message must be text")
        }
        let command = try ATMessage(text, id: &id)
        if command.method == "session.new" {
          try begin(command, &session, connection, descriptor)
        } else {
          try take(command, &session, connection)
        }
      } catch {
        connection.send(ATMessage.error(id, error))
      }
    }
    // The end of the connection is the end of the session: there is no command for it.
    if session != nil {
      session = nil
      hasSession.withLock { $0 = false }
    }
  }

  private func take(
    _ command: ATMessage, _ session: inout ATSession?, _ connection: WebSocketConnection
  ) throws(ATFailure) {
    guard ATSession.methods.contains(command.method) else {
      throw ATFailure(.unknownCommand, ATMessage.unknown(command.method))
    }
    guard session != nil else {
      throw ATFailure(.invalidSession, "begin with session.new")
    }
    guard let outcome = try session?.take(command) else { return }
    connection.send(ATMessage.result(command.id, outcome.result))
    for text in outcome.said { connection.send(ATMessage.captured(text)) }
    outcome.note.map(note)
  }

  private func begin(
    _ command: ATMessage, _ session: inout ATSession?, _ connection: WebSocketConnection,
    _ descriptor: Int32
  ) throws(ATFailure) {
    let reader = try ATCapabilities.reader(matching: command.parameters, usual: usual)
    let isFirst = hasSession.withLock { has in
      defer { has = true }
      return !has
    }
    guard isFirst else {
      throw ATFailure(
        .sessionNotCreated,
        "another session is running, and only one can run at a time; it ends when its connection closes"
      )
    }
    do throws(ATFailure) {
      guard clients.serve(descriptor) else {
        throw ATFailure(.sessionNotCreated, "newer connections replaced this one; connect again")
      }
      session = try ATSession(reader, source, options)
    } catch {
      clients.stopServing(descriptor)
      hasSession.withLock { $0 = false }
      throw error
    }
    let handle = RandomIdentifier.uuid()
    connection.send(
      ATMessage.result(command.id) { json in
        json.field("sessionId", handle)
        json.object("capabilities") { json in
          json.field("atName", ATCapabilities.name(of: reader))
          json.field("atVersion", reader.version)
          json.field("platformName", ATCapabilities.platformName(of: reader))
          json.field("earshot:version", Engine.version)
        }
      })
    for text in session?.start() ?? [] { connection.send(ATMessage.captured(text)) }
  }
}
