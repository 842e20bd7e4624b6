import CSoundTypes
import SystemCalls

@testable import SpeechSynthesis

/// A sound file as libsndfile decodes it.
struct DecodedSound {
  /// There is no such file, or it holds no sound.
  struct Unreadable: Error {
    let path: String
  }

  let rate: Int
  let channels: Int
  /// The samples from -1 to 1, those of both channels side by side.
  let samples: [Float]

  var frames: Int { samples.count / channels }

  init(_ path: String) throws {
    typealias Open =
      @convention(c) (UnsafePointer<CChar>, Int32, UnsafeMutableRawPointer) -> OpaquePointer?
    typealias Read = @convention(c) (OpaquePointer, UnsafeMutableRawPointer, Int64) -> Int64
    typealias Close = @convention(c) (OpaquePointer) -> Int32
    var info = SoundFileInfo()
    guard let handle = SharedLibrary.open(SoundFileLibrary.name),
      let open = dlsym(handle, "sf_open"), let read = dlsym(handle, "sf_readf_float"),
      let close = dlsym(handle, "sf_close"),
      let sound = unsafeBitCast(open, to: Open.self)(path, 0x10, &info)
    else { throw Unreadable(path: path) }
    defer { _ = unsafeBitCast(close, to: Close.self)(sound) }
    let channels = Int(info.channels)
    var samples: [Float] = []
    while true {
      let room = 65_536
      let piece = [Float](unsafeUninitializedCapacity: room * channels) { buffer, count in
        let made = buffer.baseAddress.map {
          unsafeBitCast(read, to: Read.self)(sound, $0, Int64(room))
        }
        count = Int(made ?? 0) * channels
      }
      if piece.isEmpty { break }
      samples += piece
    }
    rate = Int(info.rate)
    self.channels = channels
    self.samples = samples
  }
}
