import ArgumentParser
import Earshot
import Serving
import SystemCalls

/// `earshot serve`: serves programs that drive screen readers.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve programs that drive screen readers by the W3C's AT Driver.",
    discussion: """
      Example: earshot serve --at-driver Examples/Web/index.html

      Clients connect by a WebSocket: ws://127.0.0.1:4382/session. Each session hears INPUT from its beginning, and presses \
      keys as its reader understands them: VO keys and Quick Nav, NVDA's browse mode, quick keys. A client that asks for \
      a reader (atName) gets it, any other that of --reader. One session at a time; pages of the web may not connect.
      """)

  @Flag(name: .customLong("at-driver"), help: "Serve AT Driver.")
  var isATDriver = false

  @Argument(
    help: ArgumentHelp(
      "Where clients connect, HOST:PORT (127.0.0.1:4382), and the screen file, dump or web page that they hear.",
      valueName: "host:port|input"), completion: .file())
  var words: [String] = []

  @Option(help: FormatName.help) var from: FormatName?
  @OptionGroup(title: "Web pages") var pages: PageOptions
  @OptionGroup var reader: ReaderSelection

  /// The address and the input, told by their form.
  private func place() throws -> (host: String, port: Int, input: String?) {
    var rest = words[...]
    var (host, port) = ("127.0.0.1", 4382)
    if let first = rest.first,
      let match = first.wholeMatch(of: /(\[[0-9a-fA-F:]+\]|[A-Za-z0-9.-]+):([0-9]{1,5})/),
      let number = Int(match.2), number < 65536
    {
      host = String(match.1.hasPrefix("[") ? match.1.dropFirst().dropLast() : match.1)
      port = number
      rest = rest.dropFirst()
    }
    guard rest.count <= 1 else {
      throw ValidationError(
        "serve takes HOST:PORT and one input, not \(SafeText.quoted(rest[rest.startIndex]))")
    }
    return (host, port, rest.first)
  }

  func validate() throws {
    try from?.check()
    if !isATDriver { throw ValidationError("say what is served: --at-driver") }
    let (_, _, input) = try place()
    if input == "-" {
      throw ValidationError("sessions begin anew with their screen: name its file instead of -")
    }
  }

  func run() throws {
    try Failure.reported {
      let (host, port, input) = try place()
      let isLocal = ["127.0.0.1", "::1", "localhost"].contains(host)
      let settings = try pages.settings()
      // What cannot be heard is told before anybody waits for it.
      if let input,
        try InputFile(path: input, name: input, isFound: false).page(format: from?.word) == nil
      {
        _ = try InputFile(path: input, name: input, isFound: false).screens(format: from?.word)
      }
      let listener: TCPListener
      do throws(TCPListener.Failure) {
        listener = try TCPListener(host: host, port: port)
      } catch {
        throw SourceError(
          path: "\(host):\(port)", message: error.reason,
          suggestion:
            "name another port, or 0 for one that is free: earshot serve --at-driver \(host):0")
      }
      let shown = host.contains(":") ? "[\(host)]" : host
      StandardError.note("AT Driver: ws://\(shown):\(listener.port)\(ATDriverServer.path)")
      if !isLocal {
        StandardError.note("whoever reaches \(shown) may connect, and there is no password")
      }
      let server = ATDriverServer(
        input.map { .init(path: $0, format: from?.word, pages: settings) },
        options: reader.selected, usual: .voiceOverMacOS, isLocal: isLocal,
        note: { StandardError.note($0) })
      server.run(listener, stop: .onSignals())
    }
  }
}

extension ServeCommand: ProjectOptions {
  static let projectOptions = ["from"]
}
