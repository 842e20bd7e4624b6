import Earshot
import Serving
import Synchronization
import SystemCalls

/// The page that `report --serve` shows to browsers of this machine.
enum ServedPage {
  private static let server = Mutex<PageServer?>(nil)

  /// Shows a page; the first one begins the serving.
  static func show(_ path: String, at place: (host: String, port: Int)) throws(SourceError) {
    let bytes = try SourceFile.read(path).bytes
    if let server = server.withLock({ $0 }) { return server.show(bytes) }
    let listener: TCPListener
    do throws(TCPListener.Failure) {
      listener = try TCPListener(host: place.host, port: place.port)
    } catch {
      throw SourceError(
        path: "\(place.host):\(place.port)", message: error.reason,
        suggestion: "name another port: earshot report --serve \(place.host):0 INPUT")
    }
    let begun = PageServer()
    begun.show(bytes)
    server.withLock { $0 = begun }
    StandardError.note("the page is at http://\(place.host):\(listener.port)/")
    guard ProgramThread.start({ begun.run(listener, stop: .onSignals()) }) else {
      throw SourceError(
        path: "\(place.host):\(listener.port)", message: "the system could not create a thread")
    }
  }
}
