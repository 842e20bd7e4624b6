/// Two sockets that are connected: what is written to one is read from the other.
///
/// No other program that this one starts keeps them open, and writing to one whose other end has gone raises
/// no signal.
package struct SocketPair {
  /// The end that stays here.
  package let near: Int32
  /// The end for another program.
  package let far: Int32

  /// Connects two sockets, or returns `nil` and leaves the reason in `errno`.
  package init?() {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      guard socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) == 0 else { return nil }
      var yes: Int32 = 1
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
      }
    #elseif canImport(Musl)
      guard socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, &ends) == 0 else { return nil }
    #else
      let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { return nil }
    #endif
    near = ends[0]
    far = ends[1]
  }

  /// Writes bytes without waiting for room.
  package static func send(_ bytes: UnsafeRawBufferPointer, to end: Int32) -> Int {
    #if canImport(Darwin)
      let flags = MSG_DONTWAIT
    #else
      let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
    #endif
    return SystemCalls.send(end, bytes.baseAddress, bytes.count, flags)
  }

  /// Takes what has arrived, without waiting for more.
  package static func receive(_ bytes: inout [UInt8], from end: Int32) -> Int {
    recv(end, &bytes, bytes.count, Int32(MSG_DONTWAIT))
  }
}
