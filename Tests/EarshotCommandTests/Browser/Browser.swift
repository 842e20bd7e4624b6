import Foundation
import SystemCalls

/// A headless Chromium, driven over the pipe of its debugging protocol.
///
/// Tests hand it on to each other: it takes longer to start than most of them. They are not told to wait for
/// each other, as what waits comes behind all other tests, and then keeps one processor alone.
final class Browser {
  /// Why a conversation with the browser ended.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Where the browser is, or `nil` where none is installed.
  static let program: String? = [
    "/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  ].first { FileManager.default.isExecutableFile(atPath: $0) }

  /// How many milliseconds the browser may be silent until it is taken for hung.
  private static let patience: Int32 = 120_000

  /// What went wrong on the page, and what it asked the network for.
  private(set) var problems: [String] = []
  private let process = Process()
  private var input: Int32 = -1
  private var output: Int32 = -1
  private var buffer: [UInt8] = []
  private var count = 0
  private var session: String?
  private var hasLoaded = false

  nonisolated(unsafe) private static var idle: [Browser] = []
  private static let lock = NSLock()

  /// Returns a browser that nobody uses, with the page that was opened in it last, or a new one.
  static func shared() throws -> Browser {
    let browser = lock.withLock { idle.popLast() }
    if let browser, browser.process.isRunning { return browser }
    return try Browser()
  }

  /// Leaves the browser to the next test.
  func rest() { Self.lock.withLock { Self.idle.append(self) } }

  private init() throws {
    let folder = try CommandFolder()
    let profile = NSTemporaryDirectory() + "earshot-browser-" + UUID().uuidString
    let (commands, answers) = (folder.file("commands"), folder.file("answers"))
    guard mkfifo(commands, 0o600) == 0, mkfifo(answers, 0o600) == 0 else {
      throw Failure(description: "no pipes: \(errno)")
    }
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [
      // The profile goes with the browser, whoever is still there to remove it.
      "-c", #""$0" "${@:4}" 3<"$1" 4>"$2"; rm -rf -- "$3""#, Self.program ?? "chromium", commands,
      answers, profile,
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--remote-debugging-pipe",
      "--autoplay-policy=no-user-gesture-required", "--user-data-dir=\(profile)",
      "about:blank",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Opened in the order in which the shell opens its ends.
    input = SystemCalls.open(commands, O_WRONLY | O_CLOEXEC)
    output = SystemCalls.open(answers, O_RDONLY | O_CLOEXEC)
    withExtendedLifetime(folder) {}
    let targets = try send("Target.getTargets")["targetInfos"] as? [[String: Any]]
    guard let page = targets?.first(where: { $0["type"] as? String == "page" })?["targetId"] else {
      throw Failure(description: "the browser has no page")
    }
    session =
      try send("Target.attachToTarget", ["targetId": page, "flatten": true])["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log", "Network"] { try send("\(domain).enable") }
  }

  deinit { for end in [input, output] where end >= 0 { close(end) } }

  /// Opens a file in a window.
  func open(_ path: String, width: Int, height: Int) throws {
    try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    problems = []
    hasLoaded = false
    try send("Page.navigate", ["url": URL(filePath: path).absoluteString])
    while !hasLoaded { note(try receive()) }
  }

  /// Runs a script on the page and waits for its value.
  @discardableResult
  func evaluate(_ script: String) throws -> Any? {
    let answer = try send(
      "Runtime.evaluate",
      ["expression": script, "awaitPromise": true, "returnByValue": true, "userGesture": true])
    if let exception = answer["exceptionDetails"] { throw Failure(description: "\(exception)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// Presses a key that makes a character or moves a cursor, wherever the focus is.
  func press(_ key: String) throws {
    let codes = [
      "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Escape": 27, "Home": 36,
      "End": 35, "Enter": 13, " ": 32,
    ]
    for type in ["rawKeyDown", "keyUp"] {
      try send(
        "Input.dispatchKeyEvent",
        ["type": type, "key": key, "windowsVirtualKeyCode": codes[key] ?? 0])
    }
  }

  /// Presses the Tab key.
  func pressTab() throws {
    for type in ["rawKeyDown", "keyUp"] {
      try send(
        "Input.dispatchKeyEvent",
        ["type": type, "key": "Tab", "code": "Tab", "windowsVirtualKeyCode": 9])
    }
  }

  @discardableResult
  private func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    count += 1
    var message: [String: Any] = ["id": count, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    var bytes = Array(try JSONSerialization.data(withJSONObject: message)) + [0]
    while !bytes.isEmpty {
      let written = SystemCalls.write(input, bytes, bytes.count)
      guard written > 0 else { throw Failure(description: "the browser has gone") }
      bytes.removeFirst(written)
    }
    while true {
      let answer = try receive()
      guard answer["id"] as? Int == count else {
        note(answer)
        continue
      }
      if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func receive() throws -> [String: Any] {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let end = buffer.firstIndex(of: 0) {
        let message = Data(buffer[..<end])
        buffer.removeFirst(end + 1)
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      var end = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&end, 1, Self.patience) > 0 else {
        throw Failure(description: "the browser does not answer")
      }
      let count = SystemCalls.read(output, &chunk, chunk.count)
      guard count > 0 else { throw Failure(description: "the browser has gone") }
      buffer += chunk[..<count]
    }
  }

  private func note(_ event: [String: Any]) {
    let parameters = event["params"] as? [String: Any] ?? [:]
    switch event["method"] as? String {
    case "Page.loadEventFired": hasLoaded = true
    case "Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded",
      "Page.javascriptDialogOpening":
      problems.append("\(parameters)")
    case "Network.requestWillBeSent":
      let url = (parameters["request"] as? [String: Any])?["url"] as? String ?? ""
      if !url.hasPrefix("data:"), !url.hasPrefix("file:") { problems.append("asked for \(url)") }
    default: break
    }
  }
}
