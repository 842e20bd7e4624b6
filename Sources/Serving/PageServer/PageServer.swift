import Synchronization
package import SystemCalls

/// Shows a page to browsers of this machine, and has them show it anew when it has changed.
///
/// The page is served as it is; a frame around it waits for changes, so that nothing is added to what a report holds.
package final class PageServer: Sendable {
  /// How long a browser waits for a change until it asks again, in seconds.
  private static let patience = 20
  /// More browsers at once than this are turned away.
  private static let mostClients = 32

  private let page = Mutex<(bytes: [UInt8], version: Int)>(([], 0))
  private let clients = Atomic<Int>(0)

  /// Creates a server without a page.
  package init() {}

  /// Shows another page from now on.
  package func show(_ bytes: [UInt8]) {
    page.withLock { $0 = (bytes, $0.version + 1) }
  }

  /// Serves until it is told to stop.
  ///
  /// - Parameters:
  ///   - listener: Where browsers connect.
  ///   - stop: Ends it.
  package func run(_ listener: TCPListener, stop: StopSignal) {
    while stop.isReadable(listener.descriptor) {
      guard let descriptor = listener.accept() else { continue }
      guard clients.add(1, ordering: .relaxed).newValue <= Self.mostClients else {
        clients.subtract(1, ordering: .relaxed)
        close(descriptor)
        continue
      }
      let isStarted = ProgramThread.start { [self] in
        answer(descriptor, port: listener.port, stop)
        close(descriptor)
        clients.subtract(1, ordering: .relaxed)
      }
      if !isStarted {
        clients.subtract(1, ordering: .relaxed)
        close(descriptor)
      }
    }
  }

  private func answer(_ descriptor: Int32, port: Int, _ stop: StopSignal) {
    var request: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !request.ends(with: "\r\n\r\n".utf8) {
      guard request.count < 16_384, stop.isReadable(descriptor) else { return }
      let count = read(descriptor, &buffer, buffer.count)
      if count <= 0 { return }
      request += buffer[..<count]
    }
    let lines = String(decoding: request, as: UTF8.self).split(separator: "\r\n")
    let words = (lines.first ?? "").split(separator: " ")
    let host = lines.first { $0.lowercased().hasPrefix("host:") }?.dropFirst(5)
      .drop { $0 == " " }
    // Any other name for this machine is a page of the web that wants to look in.
    let own = ["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)"]
    guard let host, own.contains(String(host)) else {
      return send("403 Forbidden", "text/plain", Array("not for you\n".utf8), descriptor)
    }
    guard words.count == 3, words[0] == "GET" else {
      return send("400 Bad Request", "text/plain", Array("only GET\n".utf8), descriptor)
    }
    switch words[1] {
    case "/": send("200 OK", "text/html; charset=utf-8", Array(Self.frame.utf8), descriptor)
    case "/page":
      send("200 OK", "text/html; charset=utf-8", page.withLock { $0.bytes }, descriptor)
    case let path where path.hasPrefix("/changes/"):
      let known = Int(path.dropFirst(9)) ?? 0
      let end = ContinuousClock.now + .seconds(Self.patience)
      while page.withLock({ $0.version }) == known, ContinuousClock.now < end, !stop.isRequested {
        usleep(20_000)
      }
      let version = page.withLock { $0.version }
      send("200 OK", "text/plain", Array("\(version)".utf8), descriptor)
    default: send("404 Not Found", "text/plain", Array("there is / alone\n".utf8), descriptor)
    }
  }

  private func send(_ status: String, _ type: String, _ body: [UInt8], _ descriptor: Int32) {
    let head = """
      HTTP/1.1 \(status)\r
      Content-Type: \(type)\r
      Content-Length: \(body.count)\r
      Cache-Control: no-store\r
      Connection: close\r
      \r

      """
    let bytes = Array(head.utf8) + body
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        write(descriptor, buffer.baseAddress?.advanced(by: sent), buffer.count - sent)
      }
      if count <= 0 { return }
      sent += count
    }
  }

  private static let frame = """
    <!doctype html><html lang="en"><meta charset="utf-8"><title>earshot report</title>
    <style>html,body,iframe{margin:0;border:0;width:100%;height:100%;display:block}</style>
    <iframe title="Report" src="/page"></iframe>
    <script>
    let known = 0
    const frame = document.querySelector("iframe")
    async function wait() {
      try {
        const version = +(await (await fetch("/changes/" + known)).text())
        if (known && version !== known) frame.contentWindow.location.reload()
        known = version
        wait()
      } catch { setTimeout(wait, 500) }
    }
    wait()
    </script></html>

    """
}

extension [UInt8] {
  fileprivate func ends(with end: String.UTF8View) -> Bool { suffix(end.count).elementsEqual(end) }
}
