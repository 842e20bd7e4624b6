/// A place of this machine at which other programs connect by TCP.
package final class TCPListener: Sendable {
  /// Why nobody can connect.
  package struct Failure: Error {
    /// The words of the system.
    package let reason: String
  }

  /// How long the other side of a connection may take to read what is sent.
  private static let patience = Duration.seconds(30)

  /// What is waited at.
  package let descriptor: Int32
  /// The port, also where the system has chosen it.
  package let port: Int

  /// Whether only this machine can connect.
  package let isThisMachine: Bool

  /// Waits at an address.
  package init(host: String, port: Int) throws(Failure) {
    var hints = addrinfo()
    hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV | AI_NUMERICHOST
    hints.ai_family = AF_UNSPEC
    hints.ai_socktype = Self.stream
    var list: UnsafeMutablePointer<addrinfo>?
    // A name would be asked for on the network.
    let address = host == "localhost" ? "127.0.0.1" : host
    let code = getaddrinfo(address, String(port), &hints, &list)
    guard code == 0, let first = list else {
      throw Failure(reason: String(cString: gai_strerror(code)).lowercased())
    }
    defer { freeaddrinfo(list) }
    let descriptor = socket(first.pointee.ai_family, Self.stream, 0)
    guard descriptor >= 0 else { throw Self.failure() }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var yes: Int32 = 1
    setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    guard bind(descriptor, first.pointee.ai_addr, first.pointee.ai_addrlen) == 0,
      listen(descriptor, 16) == 0
    else {
      let failure = Self.failure()
      close(descriptor)
      throw failure
    }
    self.descriptor = descriptor
    let place = Self.place(of: descriptor)
    self.port = place?.port ?? port
    isThisMachine = place?.isThisMachine ?? false
  }

  deinit { close(descriptor) }

  /// Takes a connection that waits.
  package func accept() -> Int32? {
    let connection = SystemCalls.accept(descriptor, nil, nil)
    guard connection >= 0 else { return nil }
    _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
    var yes: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, size)
    #if canImport(Darwin)
      setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &yes, size)
    #endif
    return connection
  }

  /// Writes bytes to a connection, as fast as the other side reads them, for 30 seconds at most.
  package static func send(
    _ bytes: [UInt8], to connection: Int32, until end: ContinuousClock.Instant? = nil
  ) -> Bool {
    // Whoever reads nothing of what is sent gets no thread for ever, nor whoever reads it byte by byte.
    let longest = ContinuousClock.now + patience
    let end = min(end ?? longest, longest)
    var sent = 0
    while true {
      let count = bytes[sent...].withUnsafeBytes { SocketPair.send($0, to: connection) }
      if count < 0, errno != EAGAIN, errno != EINTR { return false }
      sent += max(count, 0)
      if sent == bytes.count { return true }
      let left = end - ContinuousClock.now
      guard left > .zero else { return false }
      var target = pollfd(fd: connection, events: Int16(POLLOUT), revents: 0)
      _ = poll(&target, 1, Int32(left.components.seconds * 1000) + 1000)
    }
  }

  private static func place(of descriptor: Int32) -> (port: Int, isThisMachine: Bool)? {
    var address = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let code = withUnsafeMutableBytes(of: &address) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) { getsockname(descriptor, $0.baseAddress, &size) }
    }
    guard code == 0 else { return nil }
    let isOfFour = Int32(address.ss_family) == AF_INET
    return withUnsafeBytes(of: &address) { bytes in
      // The port stands in the same place of both families, the higher byte first; addresses of four bytes behind it,
      // of sixteen behind four bytes more.
      let isThisMachine =
        isOfFour
        ? bytes[4] == 127
        : bytes[8..<23].allSatisfy { $0 == 0 } && bytes[23] == 1
          || bytes[8..<18].allSatisfy { $0 == 0 } && bytes[18] == 0xFF && bytes[19] == 0xFF
            && bytes[20] == 127
      return (Int(bytes[2]) << 8 | Int(bytes[3]), isThisMachine)
    }
  }

  private static func failure() -> Failure {
    Failure(reason: String(cString: strerror(errno)).lowercased())
  }

  #if canImport(Glibc)
    static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    static let stream = SOCK_STREAM
  #endif
}
