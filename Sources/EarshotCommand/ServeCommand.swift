import ArgumentParser
import Earshot
import Serving
import SystemCalls

/// `earshot serve`: serves programs that drive screen readers.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve test tools (AT Driver), coding agents (MCP) or batch jobs (JSON lines).",
    discussion: """
      Example: earshot serve --at-driver Examples/Web/index.html
      Example: earshot serve --mcp --root Screens
      Example: echo '{"id": 1, "source": "Examples/Recipe/recipe.screen.yaml"}' | earshot serve --jsonl

      AT Driver clients connect by WebSocket: ws://127.0.0.1:4382/session. Each session starts at the top of INPUT and \
      handles keys as its reader does: VO keys and Quick Nav, browse mode, quick keys. A client may choose the reader \
      (atName); the default is --reader. Only one session can run at a time; web pages cannot connect.
      """)

  @Flag(name: .customLong("at-driver"), help: "Serve the W3C's AT Driver on a WebSocket.")
  var isATDriver = false

  @Flag(
    name: .customLong("mcp"), help: "Serve the Model Context Protocol on standard input and output."
  )
  var isMCP = false

  @Flag(name: .customLong("jsonl"), help: "Answer one question per line of JSON on standard input.")
  var isJSONLines = false

  @Argument(
    help: ArgumentHelp(
      "Address for clients (default: 127.0.0.1:4382), and the screen file, dump or web page to read.",
      valueName: "host:port|input"), completion: .file())
  var words: [String] = []

  @Option(help: FormatName.help) var from: FormatName?
  @OptionGroup(title: "Web pages") var pages: PageOptions
  @OptionGroup var reader: ReaderSelection

  /// The address and the input, told by their form.
  private func place() throws -> (host: String, port: Int, input: String?) {
    var rest = words[...]
    var (host, port) = ("127.0.0.1", 4382)
    if let first = rest.first, let match = first.wholeMatch(of: Self.placeForm),
      let number = Int(match.2), number < 65536
    {
      host = String(match.1.hasPrefix("[") ? match.1.dropFirst().dropLast() : match.1)
      port = number
      rest = rest.dropFirst()
    }
    guard rest.count <= 1 else {
      throw ValidationError(
        "serve takes HOST:PORT and one input; unexpected \(SafeText.quoted(rest[rest.startIndex]))")
    }
    return (host, port, rest.first)
  }

  func validate() throws {
    try from?.check()
    if isMCP || isJSONLines {
      throw ValidationError(
        "give exactly one of --at-driver, --mcp and --jsonl, on the command line")
    }
    if !isATDriver { throw ValidationError("name what to serve: --at-driver, --mcp or --jsonl") }
    let (_, _, input) = try place()
    if input == "-" {
      throw ValidationError("each session reads the screen again: name its file instead of -")
    }
  }

  func run() throws {
    try Failure.reported {
      let (host, port, input) = try place()
      let settings = try pages.settings()
      // What cannot be heard is told before anybody waits for it.
      if let file = input.map(InputFile.init(typed:)), try file.page(format: from?.word) == nil {
        _ = try file.screens(format: from?.word)
      }
      let listener: TCPListener
      do throws(TCPListener.Failure) {
        listener = try TCPListener(host: host, port: port)
      } catch {
        throw SourceError(
          path: "\(host):\(port)", message: error.reason,
          suggestion:
            "name another port, or 0 for a free one: earshot serve --at-driver \(host):0")
      }
      let shown = host.contains(":") ? "[\(host)]" : host
      StandardError.note("AT Driver: ws://\(shown):\(listener.port)\(ATDriverServer.path)")
      if !listener.isThisMachine {
        StandardError.note("anyone who can reach \(shown) can connect without a password")
      }
      let server = ATDriverServer(
        input.map {
          .init(path: InputFile(typed: $0).path, format: from?.word, pages: settings)
        },
        options: reader.selected, usual: .voiceOverMacOS, isLocal: listener.isThisMachine,
        note: { StandardError.note($0) })
      server.run(listener, stop: .onSignals())
    }
  }
}

extension ServeCommand: ProjectOptions {
  static let projectOptions = ["from"]
}

extension ServeCommand: CommandWithPlace {
  private static var placeForm: Regex<(Substring, Substring, Substring)> {
    /(\[[0-9a-fA-F:]+\]|[A-Za-z0-9.-]+):([0-9]{1,5})/
  }

  func place(_ word: String) -> String? {
    word == words.first && word.wholeMatch(of: Self.placeForm) != nil ? "a place" : nil
  }
}
