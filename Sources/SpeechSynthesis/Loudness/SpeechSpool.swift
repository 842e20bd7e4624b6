internal import SystemCalls

/// What was spoken, kept in a file without a name until it is known how loud all of it is.
///
/// An hour of speech is 160 MB: memory stays as small as it was.
struct SpeechSpool: ~Copyable {
  private let descriptor: Int32
  private var size = 0
  private var pieces: [(cue: SpeechTimeline.Cue?, count: Int)] = []

  /// Creates an empty spool in the folder for temporary files.
  init() throws(SpeechError) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let descriptor = UnnamedFile.open(in: folder)
    guard descriptor >= 0 else { throw .cannotWrite(folder, errno) }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Keeps samples.
  mutating func append(_ samples: [Int16], _ cue: SpeechTimeline.Cue?) throws(SpeechError) {
    pieces.append((cue, samples.count))
    // A pause is all zeros: nothing needs to be kept of it but its length.
    guard cue != nil, !samples.isEmpty else { return }
    let code = samples.withUnsafeBytes { $0.writeAll(to: descriptor, at: size) }
    guard code == 0 else { throw .cannotWrite("the folder for temporary files", code) }
    size += 2 * samples.count
  }

  /// Hands out what was kept, in order.
  func forEach(
    _ body: ([Int16], SpeechTimeline.Cue?) throws(SpeechError) -> Void
  ) throws(SpeechError) {
    var place = 0
    for (cue, count) in pieces {
      var samples = [Int16](repeating: 0, count: count)
      if cue != nil, count > 0 {
        let start = place
        let isRead = samples.withUnsafeMutableBytes { bytes in
          var read = 0
          while read < bytes.count {
            let count = pread(
              descriptor, bytes.baseAddress?.advanced(by: read), bytes.count - read,
              off_t(start + read))
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return false }
            read += count
          }
          return true
        }
        guard isRead else { throw .cannotWrite("the folder for temporary files", EIO) }
        place += 2 * count
      }
      try body(samples, cue)
    }
  }
}
