import Earshot
import Serving
import Synchronization
import SystemCalls

/// The page that `report --serve` shows to browsers of this machine.
enum ServedPage {
  private static let listener = Mutex<TCPListener?>(nil)
  private static let server = Mutex<PageServer?>(nil)

  /// Takes the place, at which nobody is answered before the first page is shown.
  static func begin(at place: (host: String, port: Int)) throws(SourceError) {
    do throws(TCPListener.Failure) {
      let taken = try TCPListener(host: place.host, port: place.port)
      listener.withLock { $0 = taken }
    } catch {
      throw SourceError(
        path: "\(place.host):\(place.port)", message: error.reason,
        suggestion: "name another port: earshot report --serve \(place.host):0 INPUT")
    }
  }

  /// Shows a page; the first one begins the serving.
  static func show(_ path: String) throws(SourceError) {
    let bytes = try SourceFile.read(path).bytes
    if let server = server.withLock({ $0 }) { return server.show(bytes) }
    // Only a report that watches serves, and that has begun with the place.
    guard let listener = listener.withLock({ $0 }) else { return }
    let begun = PageServer()
    begun.show(bytes)
    server.withLock { $0 = begun }
    StandardError.note("the page is at http://127.0.0.1:\(listener.port)/")
    guard ProgramThread.start({ begun.run(listener, stop: .onSignals()) }) else {
      throw SourceError(
        path: "127.0.0.1:\(listener.port)", message: "the system could not create a thread")
    }
  }
}
