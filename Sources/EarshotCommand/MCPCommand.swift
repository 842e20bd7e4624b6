import ArgumentParser
import BrowserPages
import Earshot
import Serving
import SystemCalls

/// `earshot mcp`: serves coding agents.
struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve a coding agent by the Model Context Protocol.",
    discussion: """
      Example: earshot mcp --root Screens

      Clients start the server: {"mcpServers": {"earshot": {"command": "earshot", "args": ["mcp"]}}}

      The tools transcribe a screen, walk through it, find the way to an element, audit, compare, draw and speak it. They \
      read files below --root, else below the folders of the client, else below the working folder, after links are \
      followed. They write nothing, and open web pages only with --network.
      """, shouldDisplay: false)

  @Option(
    name: .customLong("root"), parsing: .singleValue,
    help: ArgumentHelp(
      "Folder that tools may read (default: the client's folders); may be repeated.",
      valueName: "folder"), completion: .directory)
  var roots: [String] = []

  @Flag(help: "Let tools open web pages: files below the folders, and addresses.")
  var network = false

  @Option(
    help: ArgumentHelp(
      "Browser that opens pages (default: the installed Chromium or Chrome).",
      valueName: "path"), completion: .file())
  var browser: String?

  func validate() throws {
    if browser != nil, !network {
      throw ValidationError("--browser goes with --network: no pages are opened without it")
    }
  }

  func run() throws {
    try Failure.reported {
      var settings = MCPServer.Settings()
      if !roots.isEmpty { settings.roots = try MCPRoots(roots) }
      if network {
        var pages = PageSettings()
        pages.allowsNetwork = true
        pages.looksAtFocus = true
        pages.browser = browser
        settings.pages = pages
      }
      try MCPServer(settings, output: OutputLines(STDOUT_FILENO))
        .run(input: STDIN_FILENO, stop: .onSignals())
    }
  }
}
