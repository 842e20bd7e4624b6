internal import SystemCalls

/// A WAV file that goes to standard output while it is spoken.
///
/// Its header has the largest length, as other programs write it into pipes; where standard output is a file, the header
/// gets the real one at the end.
struct WavePipe {
  private let descriptor: Int32
  private let sampleRate: Int
  private let channels: Int
  /// Where the header stands in a file, or `nil` in a pipe.
  private let start: off_t?
  private var size = 0

  /// Starts a file.
  init(descriptor: Int32, sampleRate: Int, channels: Int) throws(SpeechError) {
    self.descriptor = descriptor
    self.sampleRate = sampleRate
    self.channels = channels
    let place = lseek(descriptor, 0, SEEK_CUR)
    // Where all is appended, nothing can be mended.
    start = place >= 0 && fcntl(descriptor, F_GETFL) & O_APPEND == 0 ? place : nil
    try write(header(dataSize: WaveFile.unknownDataSize))
  }

  /// Adds samples.
  mutating func append(_ samples: [Int16]) throws(SpeechError) {
    size += 2 * samples.count
    try write(UInt16(1).littleEndian == 1 ? samples : samples.map(\.littleEndian))
  }

  /// Writes the real length into a file.
  func finish() {
    guard let start, size <= WaveFile.maximumDataSize else { return }
    // Without it the file is as it would be from a pipe.
    _ = header(dataSize: size).withUnsafeBytes { $0.writeAll(to: descriptor, at: Int(start)) }
  }

  private func header(dataSize: Int) -> [UInt8] {
    WaveFile.header(dataSize: dataSize, sampleRate: sampleRate, channels: channels)
  }

  private func write<Element>(_ elements: [Element]) throws(SpeechError) {
    let code = elements.withUnsafeBytes { $0.writeAll(to: descriptor) }
    guard code == 0 else { throw .cannotWrite(SpeechOutput.pipeName, code) }
  }
}
