internal import SystemCalls

/// A WAV file of one or two channels and 16 bits that is written while it is spoken.
struct WaveFile: ~Copyable {
  /// The most bytes of samples: a RIFF file counts its size in 32 bits.
  static let maximumDataSize = Int(UInt32.max) - headerSize + 8 - 1
  static let headerSize = 44
  /// The length that stands in a header while nobody knows how much comes.
  static let unknownDataSize = Int(UInt32.max)

  private var file: PartialFile
  private let sampleRate: Int
  private let channels: Int
  private let maximumDataSize: Int
  private var buffer: [Int16]
  private var dataSize: Int

  /// Creates a file beside the one that it will replace.
  init(
    path: String, sampleRate: Int, channels: Int = 1,
    maximumDataSize: Int = WaveFile.maximumDataSize
  ) throws(SpeechError) {
    file = try PartialFile(path: path, ending: "wav")
    self.sampleRate = sampleRate
    self.channels = channels
    self.maximumDataSize = maximumDataSize
    buffer = []
    dataSize = 0
    buffer.reserveCapacity(Self.bufferLength)
  }

  private static let bufferLength = 1 << 16

  /// Adds samples.
  mutating func append(_ samples: some Collection<Int16>) throws(SpeechError) {
    guard dataSize + 2 * (buffer.count + samples.count) <= maximumDataSize else {
      throw .waveTooLong(file.shownPath)
    }
    buffer.append(contentsOf: samples)
    if buffer.count >= Self.bufferLength { try flush() }
  }

  /// Adds silence.
  mutating func appendSilence(_ count: Int) throws(SpeechError) {
    try append(repeatElement(0, count: count))
  }

  /// Completes the file, whose header states its size and so comes last, and puts it into its place.
  mutating func finish() throws(SpeechError) {
    try flush()
    let header = Self.header(dataSize: dataSize, sampleRate: sampleRate, channels: channels)
    try file.write(header, at: 0)
    try file.finish()
  }

  private mutating func flush() throws(SpeechError) {
    let place = Self.headerSize + dataSize
    if UInt16(1).littleEndian == 1 {
      try file.write(buffer, at: place)
    } else {
      try file.write(buffer.map(\.littleEndian), at: place)
    }
    dataSize += 2 * buffer.count
    buffer.removeAll(keepingCapacity: true)
  }

  /// Returns the bytes that stand before the samples.
  static func header(dataSize: Int, sampleRate: Int, channels: Int) -> [UInt8] {
    var header: [UInt8] = []
    func append(_ text: String) { header.append(contentsOf: text.utf8) }
    func append(_ value: some FixedWidthInteger) { header.appendLittleEndian(value) }
    let bytesPerSample = 2 * channels
    append("RIFF")
    append(UInt32(clamping: headerSize - 8 + dataSize))
    append("WAVEfmt ")
    append(UInt32(16))
    append(UInt16(1))  // PCM
    append(UInt16(channels))
    append(UInt32(clamping: sampleRate))
    append(UInt32(clamping: sampleRate * bytesPerSample))
    append(UInt16(bytesPerSample))
    append(UInt16(16))
    append("data")
    append(UInt32(clamping: dataSize))
    return header
  }
}
