internal import SystemCalls

extension UnsafeRawBufferPointer {
  /// Writes all bytes, however few the system takes at once.
  func writeAll(to descriptor: Int32, at offset: Int? = nil) -> Int32 {
    var written = 0
    while written < count {
      let rest = baseAddress?.advanced(by: written)
      let taken =
        if let offset {
          pwrite(descriptor, rest, count - written, off_t(offset + written))
        } else {
          SystemCalls.write(descriptor, rest, count - written)
        }
      if taken < 0 && errno == EINTR { continue }
      guard taken > 0 else { return taken < 0 ? errno : ENOSPC }
      written += taken
    }
    return 0
  }
}
