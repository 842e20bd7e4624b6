internal import CSoundTypes
internal import SystemCalls

/// Takes what an encoder writes, and remembers what went wrong.
///
/// The encoders themselves do not tell of everything: libsndfile 1.2 leaves the last frames of an MP3 out without a word
/// when the disk is full.
final class EncoderSink {
  /// What went wrong first, as `errno` has it, or 0.
  private(set) var code: Int32 = 0
  private let descriptor: Int32
  private var offset = 0
  private var length = 0

  /// Creates a sink.
  init(descriptor: Int32) { self.descriptor = descriptor }

  /// How many bytes the file has.
  var size: Int { length }

  /// What libsndfile is handed: each function gets the sink as its last argument.
  static let functions = SoundFileAccess(
    length: { Int64(sink($0)?.length ?? 0) },
    seek: { place, origin, sink in Int64(EncoderSink.sink(sink)?.seek(Int(place), origin) ?? -1) },
    read: { buffer, count, sink in
      Int64(EncoderSink.sink(sink)?.read(buffer, Int(count)) ?? 0)
    },
    write: { buffer, count, sink in
      Int64(EncoderSink.sink(sink)?.write(buffer, Int(count)) ?? 0)
    },
    place: { Int64(sink($0)?.offset ?? 0) })

  private static func sink(_ pointer: UnsafeMutableRawPointer?) -> EncoderSink? {
    pointer.map { Unmanaged<EncoderSink>.fromOpaque($0).takeUnretainedValue() }
  }

  private func seek(_ place: Int, _ origin: Int32) -> Int {
    switch origin {
    case SEEK_SET: offset = place
    case SEEK_CUR: offset += place
    default: offset = length + place
    }
    offset = max(0, offset)
    return offset
  }

  private func read(_ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    guard count > 0 else { return 0 }
    let read = pread(descriptor, buffer, count, off_t(offset))
    offset += max(0, read)
    return max(0, read)
  }

  private func write(_ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    var written = 0
    // After a failure nothing more is written, so that what comes later cannot succeed in its place.
    while written < count, code == 0 {
      let length = pwrite(
        descriptor, buffer?.advanced(by: written), count - written, off_t(offset + written))
      if length < 0 && errno == EINTR { continue }
      guard length > 0 else {
        code = length < 0 ? errno : ENOSPC
        break
      }
      written += length
    }
    offset += written
    length = max(length, offset)
    return written
  }
}
