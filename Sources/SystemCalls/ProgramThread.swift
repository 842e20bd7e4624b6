/// A thread of this program that ends with its work.
package enum ProgramThread {
  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// As much as the first thread of a program has: trees are deep.
  private static let stackSize = 8 << 20

  /// Starts a thread.
  package static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    let body = Unmanaged.passRetained(Body(work)).toOpaque()
    let isStarted = create(body)
    if !isStarted { Unmanaged<Body>.fromOpaque(body).release() }
    return isStarted
  }

  private static func create(_ body: UnsafeMutableRawPointer) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(&thread, &attributes, { ProgramThread.take($0) }, body)
    #else
      var thread: pthread_t = 0
      let code = pthread_create(&thread, &attributes, { ProgramThread.take($0) }, body)
    #endif
    pthread_attr_destroy(&attributes)
    return code == 0
  }

  private static func take(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let body { Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run() }
    return nil
  }
}
