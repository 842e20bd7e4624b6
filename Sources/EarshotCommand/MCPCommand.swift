import ArgumentParser
import BrowserPages
import Earshot
import Serving
import SystemCalls

/// `earshot mcp`: serves coding agents.
struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve a coding agent over the Model Context Protocol.",
    discussion: """
      Example: earshot mcp --root Screens

      Clients start the server: {"mcpServers": {"earshot": {"command": "earshot", "args": ["mcp"]}}}

      The tools transcribe a screen, walk through it, find the route to an element, audit, compare, draw and speak it. They \
      read only files inside --root (default: the client's folders, or else the working folder), after resolving links. \
      They write nothing, and open web pages only with --network.
      """, shouldDisplay: false)

  @Option(
    name: .customLong("root"), parsing: .singleValue,
    help: ArgumentHelp(
      "Folder that tools may read (default: the client's folders); may be repeated.",
      valueName: "folder"), completion: .directory)
  var roots: [String] = []

  @Flag(help: "Let tools open web pages, both files inside the allowed folders and addresses.")
  var network = false

  @Option(
    help: ArgumentHelp(
      "Browser that opens pages (default: the installed Chromium or Chrome).",
      valueName: "path"), completion: .file())
  var browser: String?

  func validate() throws {
    if browser != nil, !network {
      throw ValidationError("--browser needs --network: without it, the server opens no pages")
    }
  }

  func run() throws {
    try Failure.reported {
      var settings = MCPServer.Settings()
      if !roots.isEmpty { settings.roots = try MCPRoots(roots) }
      if network {
        var pages = PageSettings()
        pages.allowsNetwork = true
        pages.triesLooks = true
        pages.browser = browser
        settings.pages = pages
      }
      try MCPServer(settings, output: OutputLines(STDOUT_FILENO))
        .run(input: STDIN_FILENO, stop: .onSignals())
    }
  }
}
