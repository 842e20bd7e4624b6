import Synchronization
package import SystemCalls

/// Shows a page to browsers of this machine, and has them show it anew when it has changed.
///
/// The page is served as it is; a frame around it waits for changes, so that nothing is added to what a report holds.
package final class PageServer: Sendable {
  /// How long a browser waits for a change until it asks again, in seconds.
  private static let patience = 20
  private let page = Mutex<(bytes: [UInt8], version: Int)>(([], 0))
  private let clients = ServedClients(most: 32)

  /// Creates a server without a page.
  package init() {}

  /// Shows another page from now on.
  package func show(_ bytes: [UInt8]) {
    page.withLock { $0 = (bytes, $0.version + 1) }
  }

  /// Serves until it is told to stop.
  package func run(_ listener: TCPListener, stop: StopSignal) {
    while stop.isReadable(listener.descriptor) {
      guard let descriptor = listener.accept() else { continue }
      clients.enter(descriptor)
      let isStarted = ProgramThread.start { [self] in
        answer(descriptor, port: listener.port, stop)
        clients.leave(descriptor)
      }
      if !isStarted { clients.leave(descriptor) }
    }
  }

  private func answer(_ descriptor: Int32, port: Int, _ stop: StopSignal) {
    let request: [UInt8]
    switch RequestHead.arrival(on: descriptor, stop: stop) {
    case .whole(let head, _): request = head
    case .tooLong:
      return send(
        "431 Request Header Fields Too Large", "text/plain", Array("too long\n".utf8), descriptor)
    case .none: return
    }
    guard let head = RequestHead(request) else {
      return send("400 Bad Request", "text/plain", Array("only HTTP/1.1\n".utf8), descriptor)
    }
    guard head.namesThisMachine(port: port), !head.isOfAnotherSite else {
      return send("403 Forbidden", "text/plain", Array("access denied\n".utf8), descriptor)
    }
    guard head.method == "GET" else {
      return send("400 Bad Request", "text/plain", Array("only GET\n".utf8), descriptor)
    }
    switch head.target {
    case "/": send("200 OK", "text/html; charset=utf-8", Array(Self.frame.utf8), descriptor)
    case "/page":
      send("200 OK", "text/html; charset=utf-8", page.withLock { $0.bytes }, descriptor)
    case let path where path.hasPrefix("/changes/"):
      let known = Int(path.dropFirst(9)) ?? 0
      let end = ContinuousClock.now + .seconds(Self.patience)
      while page.withLock({ $0.version }) == known, ContinuousClock.now < end, !stop.isRequested {
        // A browser says nothing more, unless it goes.
        var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        if poll(&source, 1, 20) > 0 { return }
      }
      let version = page.withLock { $0.version }
      send("200 OK", "text/plain", Array("\(version)".utf8), descriptor)
    default: send("404 Not Found", "text/plain", Array("there is / alone\n".utf8), descriptor)
    }
  }

  private func send(_ status: String, _ type: String, _ body: [UInt8], _ descriptor: Int32) {
    guard clients.serve(descriptor) else { return }
    let head = """
      HTTP/1.1 \(status)\r
      Content-Type: \(type)\r
      Content-Length: \(body.count)\r
      Cache-Control: no-store\r
      X-Content-Type-Options: nosniff\r
      X-Frame-Options: SAMEORIGIN\r
      Cross-Origin-Opener-Policy: same-origin\r
      Cross-Origin-Resource-Policy: same-origin\r
      Connection: close\r
      \r

      """
    _ = TCPListener.send(Array(head.utf8) + body, to: descriptor)
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
