import ArgumentParser
import BrowserPages
import Earshot
import Serving
import SystemCalls

/// `earshot mcp`: serves coding agents.
struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve a coding agent over standard input and output, by the Model Context Protocol.",
    discussion: """
      Example: earshot mcp --root Screens

      A client starts this by itself: {"mcpServers": {"earshot": {"command": "earshot", "args": ["mcp"]}}}

      Its tools hear a screen, walk through it, find the way to an element, audit, compare, draw and speak it. \
      Files are read in the folders of --root, else in those that the client names, else in the working folder, \
      links followed. Nothing is written, and web pages are opened with --network only.
      """)

  @Option(
    name: .customLong("root"), parsing: .singleValue,
    help: ArgumentHelp(
      "A folder in which files may be read, instead of those that the client names; may be repeated.",
      valueName: "folder"), completion: .directory)
  var roots: [String] = []

  @Flag(help: "Let tools open web pages: files below the folders, and addresses.")
  var network = false

  @Option(
    help: ArgumentHelp(
      "The browser that opens pages, instead of the Chromium or Chrome that is installed.",
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
        pages.browser = browser
        settings.pages = pages
      }
      try MCPServer(settings, output: OutputLines(STDOUT_FILENO))
        .run(input: STDIN_FILENO, stop: .onSignals())
    }
  }
}
