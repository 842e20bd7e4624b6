internal import SystemCalls

/// A WAV file that is written into a pipe: its length stands at its start, so that it is known before.
struct WavePipe {
  private let descriptor: Int32

  /// Starts a file.
  init(descriptor: Int32, frames: Int, sampleRate: Int, channels: Int) throws(SpeechError) {
    let size = 2 * channels * frames
    guard size <= WaveFile.maximumDataSize else { throw .waveTooLong(SpeechOutput.pipeName) }
    self.descriptor = descriptor
    try write(WaveFile.header(dataSize: size, sampleRate: sampleRate, channels: channels))
  }

  /// Adds samples.
  func append(_ samples: [Int16]) throws(SpeechError) {
    try write(UInt16(1).littleEndian == 1 ? samples : samples.map(\.littleEndian))
  }

  private func write<Element>(_ elements: [Element]) throws(SpeechError) {
    let code = elements.withUnsafeBytes { $0.writeAll(to: descriptor) }
    guard code == 0 else { throw .cannotWrite(SpeechOutput.pipeName, code) }
  }
}
