import BrowserPages
import Earshot
import EarshotPages
import LiveApps
import Foundation
import GoldenFiles
import Testing

/// The shop under `Examples/Web`, walked in a browser.
@Suite(
  "Live examples",
  .enabled(if: Page.hasBrowser, "no Chromium is installed: pages are not opened"))
struct LiveExamplesTests {
  static let flows = ExamplesTests.files.filter {
    $0.hasPrefix("Web/") && $0.hasSuffix(".flow.yaml")
  }
  static let readers = ["voiceover-ios", "voiceover-macos", "nvda", "orca", "chromevox"]
  // The whole browser, where it is installed: all other tests take the one without windows, which goes first.
  private static let wholeBrowser = ["/usr/bin/chromium"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  private static func run(_ path: String, _ reader: Reader = .voiceOverIOS) throws -> FlowResult {
    var options = FlowOptions(ReaderOptions(reader: reader))
    var settings = PageSettings()
    settings.browser = wholeBrowser
    options.browser = FlowBrowser(settings, browsers: Page.browsers)
    return try FlowRunner(options: options).run(try FlowReader().read(path))
  }

  @Test func thereAreFiveWays() { #expect(Self.flows.count == 5) }

  @Test("runs, passes and is heard as recorded", arguments: flows, readers)
  func flowPasses(path: String, reader: String) throws {
    let walker = try #require(Readers.named(reader))
    let result = try Self.run(ExamplesTests.folder.appending(path: path).path, walker)
    #expect(result.breakdown == nil)
    #expect(result.failures.map(\.description) == [])
    let heard = String(decoding: FlowTranscript(result).bytes, as: UTF8.self)
    let recording = path.replacing(".flow.yaml", with: ".\(reader).transcript.txt")
    try GoldenFile(ExamplesTests.folder.appending(path: recording)).expect(heard)
  }

  @Test func aStatusThatIsNoneIsMissed() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "earshot-shop-\(UUID().uuidString)")
    try FileManager.default.copyItem(
      at: ExamplesTests.folder.appending(path: "Web"), to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = folder.appending(path: "shop.js")
    let text = try String(contentsOf: script, encoding: .utf8)
    let silent = text.replacing("told?.setAttribute('role', 'status');", with: "")
    #expect(silent != text)
    try Data(silent.utf8).write(to: script)
    let result = try Self.run(folder.appending(path: "buy.flow.yaml").path)
    let failure = try #require(result.failures.first)
    #expect(failure.error.message == "nothing was announced")
    #expect(failure.description.contains("expected: \"Added: 2 of Marigolds\""))
  }

  /// A login that was kept is found by a page that a test opens.
  @Test func aTestFindsALogin() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "earshot-login-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page =
      "<h1></h1><script>document.querySelector('h1').textContent = localStorage.user</script>"
    let server = """
      import http.server, os, sys, threading
      # It ends with its standard input: signals are blocked on the threads that tests run on.
      threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
      class Server(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
          self.send_response(200)
          self.send_header('Content-Type', 'text/html')
          self.end_headers()
          self.wfile.write(b\"\"\"\(page)\"\"\")
        def log_message(self, *arguments): pass
      server = http.server.HTTPServer(('127.0.0.1', 0), Server)
      print(server.server_address[1], flush=True)
      server.serve_forever()
      """
    let python = Process()
    let (input, output) = (Pipe(), Pipe())
    python.executableURL = URL(filePath: "/usr/bin/env")
    python.arguments = ["python3", "-c", server]
    python.standardInput = input
    python.standardOutput = output
    python.standardError = FileHandle.nullDevice
    guard (try? python.run()) != nil else { return }
    defer { try? input.fileHandleForWriting.close() }
    let told = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    // Without Python there is no server.
    guard let port = Int(told.trimmingCharacters(in: .whitespacesAndNewlines)) else { return }
    let login = folder.appending(path: "login.json").path
    let storage = """
      {"cookies": [], "origins": [{"origin": "http://localhost:\(port)",
       "localStorage": [{"name": "user", "value": "Ann"}]}]}
      """
    try Data(storage.utf8).write(to: URL(filePath: login))
    #expect(
      try Page.open("http://localhost:\(port)/", storage: login).heard.contains(
        "Ann, heading level 1"))
    #expect(throws: SourceError.self) {
      try Page.open("http://localhost:\(port)/", storage: "\(folder.path)/none.json")
    }
  }

  @Test func aTestWalksThePageItself() throws {
    var shop = try Page.open("../../Examples/Web/product.html")
    #expect(shop.heard.first == "Borlotti beans – Pumpkin & Pea")
    #expect(try shop.find("Add to basket").last?.contains("Add to basket") == true)
    #expect(try shop.perform(.activate) == ["Added: 1 of Borlotti beans"])
    #expect(throws: SourceError.self) { try shop.find("Pay") }
    #expect(shop.session.focusedElement?.label == "Add to basket")
  }
}
