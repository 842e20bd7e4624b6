internal import Glibc

/// A WAV file of one channel and 16 bits that is written while it is spoken.
///
/// The samples go into a nameless neighbour that takes the file's place when it is whole, so nobody
/// ever finds half a file, and nothing is left when writing fails or is stopped.
struct WaveFile: ~Copyable {
  /// The most bytes of samples: a RIFF file counts its size in 32 bits.
  static let maximumDataSize = Int(UInt32.max) - headerSize + 8 - 1
  static let headerSize = 44

  private let shownPath: String
  private let path: String
  private let temporaryPath: String
  private let descriptor: Int32
  private let sampleRate: Int
  private let maximumDataSize: Int
  private var buffer: [Int16]
  private var dataSize: Int
  private var isFinished: Bool

  /// Creates a file beside the one that it will replace.
  ///
  /// - Parameters:
  ///   - path: The path of the file to be.
  ///   - sampleRate: The rate of the samples in hertz.
  ///   - maximumDataSize: The most bytes of samples.
  /// - Throws: An error when the folder cannot be written to, or the path is no ordinary file's.
  init(
    path: String, sampleRate: Int, maximumDataSize: Int = WaveFile.maximumDataSize
  ) throws(SpeechError) {
    let target = try Self.target(of: path)
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
    var generator = SystemRandomNumberGenerator()
    let suffix = String(generator.next(), radix: 36)
    let temporary = "\(folder).earshot-\(suffix).wav.part"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .cannotWrite(path, errno) }
    shownPath = path
    self.path = target
    temporaryPath = temporary
    self.descriptor = descriptor
    self.sampleRate = sampleRate
    self.maximumDataSize = maximumDataSize
    buffer = []
    dataSize = 0
    isFinished = false
    buffer.reserveCapacity(Self.bufferLength)
  }

  deinit {
    close(descriptor)
    if !isFinished { unlink(temporaryPath) }
  }

  private static let bufferLength = 1 << 16

  /// Returns the file that a path stands for; a link is followed, so that it is not replaced itself.
  private static func target(of path: String) throws(SpeechError) -> String {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if path.isEmpty || path.hasSuffix("/") { throw .isFolder(path) }
      return path
    }
    var target = path
    if status.st_mode & S_IFMT == S_IFLNK {
      guard let resolved = realpath(path, nil) else { throw .cannotWrite(path, errno) }
      defer { free(resolved) }
      target = String(cString: resolved)
      guard stat(target, &status) == 0 else { throw .cannotWrite(path, errno) }
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return target
    case S_IFDIR: throw .isFolder(path)
    default: throw .notAFile(path)
    }
  }

  /// Adds samples.
  ///
  /// - Parameter samples: The samples, in order.
  /// - Throws: An error when the disk is full, or the file would be larger than a WAV file can be.
  mutating func append(_ samples: some Collection<Int16>) throws(SpeechError) {
    guard dataSize + 2 * (buffer.count + samples.count) <= maximumDataSize else {
      throw .waveTooLong(shownPath)
    }
    buffer.append(contentsOf: samples)
    if buffer.count >= Self.bufferLength { try flush() }
  }

  /// Adds silence.
  ///
  /// - Parameter count: The number of samples.
  /// - Throws: An error as in ``append(_:)``.
  mutating func appendSilence(_ count: Int) throws(SpeechError) {
    try append(repeatElement(0, count: count))
  }

  /// Completes the file, whose header states its size and so comes last, and puts it into its place.
  ///
  /// - Throws: An error when the disk is full or the file cannot be replaced.
  mutating func finish() throws(SpeechError) {
    try flush()
    try write(Self.header(dataSize: dataSize, sampleRate: sampleRate), at: 0)
    guard rename(temporaryPath, path) == 0 else { throw .cannotWrite(shownPath, errno) }
    isFinished = true
  }

  private mutating func flush() throws(SpeechError) {
    let samples = UInt16(1).littleEndian == 1 ? buffer : buffer.map(\.littleEndian)
    buffer.removeAll(keepingCapacity: true)
    try write(samples, at: Self.headerSize + dataSize)
    dataSize += 2 * samples.count
  }

  private func write<Element>(_ elements: [Element], at offset: Int) throws(SpeechError) {
    let code = elements.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = pwrite(
          descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written,
          off_t(offset + written))
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return count < 0 ? errno : ENOSPC }
        written += count
      }
      return 0
    }
    guard code == 0 else { throw .cannotWrite(shownPath, code) }
  }

  private static func header(dataSize: Int, sampleRate: Int) -> [UInt8] {
    var header: [UInt8] = []
    func append(_ text: String) { header.append(contentsOf: text.utf8) }
    func append(_ value: some FixedWidthInteger) {
      withUnsafeBytes(of: value.littleEndian) { header.append(contentsOf: $0) }
    }
    let bytesPerSample = 2
    append("RIFF")
    append(UInt32(clamping: headerSize - 8 + dataSize))
    append("WAVEfmt ")
    append(UInt32(16))
    append(UInt16(1))  // PCM
    append(UInt16(1))  // one channel
    append(UInt32(clamping: sampleRate))
    append(UInt32(clamping: sampleRate * bytesPerSample))
    append(UInt16(bytesPerSample))
    append(UInt16(8 * bytesPerSample))
    append("data")
    append(UInt32(clamping: dataSize))
    return header
  }
}
