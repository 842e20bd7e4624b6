/// A connection to another program of this machine.
package enum LoopbackConnection {
  /// Connects by TCP.
  package static func open(port: Int) -> Int32 {
    var hints = addrinfo()
    hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV
    hints.ai_family = AF_INET
    hints.ai_socktype = TCPListener.stream
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo("127.0.0.1", String(port), &hints, &list) == 0, let first = list else {
      return -1
    }
    defer { freeaddrinfo(list) }
    let descriptor = socket(first.pointee.ai_family, TCPListener.stream, 0)
    guard descriptor >= 0 else { return -1 }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    guard connect(descriptor, first.pointee.ai_addr, first.pointee.ai_addrlen) == 0 else {
      close(descriptor)
      return -1
    }
    return descriptor
  }
}
