internal import SystemCalls

/// Plays samples on the default sound device while more of them are made.
struct Playback: ~Copyable {
  // Values of ALSA's interface.
  private static let playbackStream: Int32 = 0
  private static let signed16LittleEndian: Int32 = 2
  private static let signed16BigEndian: Int32 = 3
  private static let interleaved: Int32 = 3

  /// How much sound is on its way, in microseconds: enough to speak the next text meanwhile.
  private static let latency: UInt32 = 300_000

  /// How often a device that plays its last samples is looked after, in microseconds.
  private static let drainPause = 10_000

  private let library: SoundLibrary
  private let device: OpaquePointer
  private let interruption: Interruption
  private let sampleRate: Int
  private let channels: Int

  /// Opens the sound device.
  init(
    sampleRate: Int, channels: Int = 1, interruption: Interruption
  ) throws(SpeechError) {
    let library = try SoundLibrary()
    var opened: OpaquePointer?
    let code = library.open(&opened, "default", Self.playbackStream, 0)
    guard code >= 0, let device = opened else { throw .noSoundDevice(library.reason(code)) }
    let format =
      UInt16(1).littleEndian == 1 ? Self.signed16LittleEndian : Self.signed16BigEndian
    let result = library.setParameters(
      device, format, Self.interleaved, UInt32(channels), UInt32(sampleRate), 1, Self.latency)
    guard result >= 0 else {
      _ = library.close(device)
      throw .noSoundDevice(library.reason(result))
    }
    self.library = library
    self.device = device
    self.interruption = interruption
    self.sampleRate = sampleRate
    self.channels = channels
  }

  deinit {
    // Does nothing after a drain; otherwise the sound stops at once.
    _ = library.drop(device)
    _ = library.close(device)
  }

  /// Plays samples; returns when the last of them are on their way.
  func append(_ samples: [Int16]) throws(SpeechError) {
    // A tenth of a second at a time, so that a request to stop is not kept waiting.
    let length = max(1, sampleRate / 10) * channels
    var start = 0
    while start < samples.count {
      guard !interruption.isRequested else { throw .interrupted }
      start += try write(samples[start..<min(start + length, samples.count)])
    }
  }

  private func write(_ samples: ArraySlice<Int16>) throws(SpeechError) -> Int {
    let result = samples.withUnsafeBytes { bytes in
      bytes.baseAddress.map { library.write(device, $0, UInt(samples.count / channels)) } ?? 0
    }
    guard result < 0 else { return result * channels }
    // An underrun, or a machine that slept: the device goes on where it was.
    let code = library.recover(device, Int32(result), 1)
    guard code >= 0 else { throw .playback(library.reason(code)) }
    return 0
  }

  /// Waits until everything has been heard.
  func finish() throws(SpeechError) {
    // A blocking drain could not be interrupted, so the device is asked again and again whether it is
    // done. A device that never says so has had ample time for what it holds.
    _ = library.setNonblocking(device, 1)
    for _ in 0..<(10 * Int(Self.latency) / Self.drainPause) {
      let code = library.drain(device)
      guard !interruption.isRequested else { throw .interrupted }
      if code == -EAGAIN {
        usleep(UInt32(Self.drainPause))
        continue
      }
      guard code >= 0 else { throw .playback(library.reason(code)) }
      return
    }
  }
}
