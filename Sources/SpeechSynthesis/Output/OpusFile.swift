internal import Documents
internal import SystemCalls

/// An Ogg Opus file that is written while it is spoken (RFC 7845).
struct OpusFile: ~Copyable {
  /// The rates that Opus is given, the lowest that holds all of the sound: what speaks at 22 kHz loses nothing at 24.
  private static let rates = [24_000, 48_000]
  /// The rate in which the format counts, whatever the sound's own is.
  private static let countingRate = 48_000
  /// How many pieces are encoded side by side at the most: so much sound is kept.
  private static let mostPieces = 8
  /// The longest title and transcript that are stored, in bytes; both together fit on one page.
  private static let longestTitle = 1_000
  private static let longestTranscript = 60_000

  private var file: PartialFile
  private let encoding: OpusEncoding
  private let resampler: Resampler?
  private var pages: OggStream
  private let preSkip: Int
  /// What is still to be encoded, after what was heard before it.
  private var samples: [Float]
  private var heard: Int
  private var frameCount: Int
  private let batch: Int

  /// Creates a file beside the one that it will replace.
  init(
    path: String, sampleRate: Int, channels: Int, metadata: SoundMetadata,
    quality: SoundQuality = .usual
  ) throws(SpeechError) {
    let library = try OpusLibrary()
    let rate = Self.rates.first { $0 >= sampleRate } ?? Self.countingRate
    let resampler =
      rate == sampleRate ? nil : try Resampler(from: sampleRate, to: rate, channels: channels)
    let encoding = OpusEncoding(
      library: library, rate: rate, channels: channels,
      bitrate: quality.opusBits(channels: channels))
    let lookahead: Int
    do throws(OpusEncoding.Failure) {
      lookahead = try encoding.lookahead()
    } catch {
      throw .cannotEncode(path, library.reason(error.code))
    }
    let file = try PartialFile(path: path, ending: SoundFormat.opus.rawValue)
    let preSkip = lookahead * Self.countingRate / rate
    var head = Array("OpusHead".utf8) + [1, UInt8(clamping: channels)]
    head.appendLittleEndian(UInt16(clamping: preSkip))
    head.appendLittleEndian(UInt32(clamping: sampleRate))
    head += [0, 0, 0]
    var pages = OggStream()
    pages.appendAlone(head)
    pages.appendAlone(Self.tags(metadata, vendor: library.version))
    self.file = file
    self.encoding = encoding
    self.resampler = resampler
    self.pages = pages
    self.preSkip = preSkip
    batch = min(Self.mostPieces, max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
    samples = []
    heard = 0
    frameCount = 0
  }

  /// Players show title and transcript, so that they are as safe as what is printed.
  private static func tags(_ metadata: SoundMetadata, vendor: String) -> [UInt8] {
    // Cut between characters, as the field's text has to be UTF-8.
    func cut(_ text: String, _ length: Int) -> String {
      String(decoding: text.utf8.prefix(length), as: UTF8.self)
    }
    var comments: [String] = []
    if let title = metadata.title.map(SafeText.line) {
      comments.append("TITLE=" + cut(title, longestTitle))
    }
    let transcript = cut(SafeText.lines(metadata.transcript), longestTranscript)
    if !transcript.isEmpty { comments.append("COMMENT=" + transcript) }
    var bytes = Array("OpusTags".utf8)
    func append(_ text: String) {
      bytes.appendLittleEndian(UInt32(clamping: text.utf8.count))
      bytes += text.utf8
    }
    append(vendor)
    bytes.appendLittleEndian(UInt32(clamping: comments.count))
    comments.forEach(append)
    return bytes
  }

  /// Adds samples.
  mutating func append(_ new: [Int16]) throws(SpeechError) {
    if let resampler {
      try append(floats: resampler.resample(new, isLast: false))
    } else {
      try append(floats: new.map { Float($0) / 32_768 })
    }
  }

  private mutating func append(floats new: [Float]) throws(SpeechError) {
    samples += new
    frameCount += new.count / encoding.channels
    let piece = OpusEncoding.piece * encoding.packetLength * encoding.channels
    while samples.count - heard >= batch * piece { try encode(batch * piece) }
  }

  /// Completes the file and puts it into its place.
  mutating func finish() throws(SpeechError) {
    if let resampler { try append(floats: resampler.resample([], isLast: true)) }
    // What the encoder holds back comes out behind silence, which the last page's count takes away again.
    let scale = Self.countingRate / encoding.rate
    let length = encoding.packetLength * encoding.channels
    let rest = samples.count - heard + preSkip / scale * encoding.channels
    let padded = (rest + length - 1) / length * length
    samples += repeatElement(0, count: padded - (samples.count - heard))
    try encode(padded)
    pages.end(at: preSkip + frameCount * scale)
    try write()
    try file.finish()
  }

  /// Encodes what stands first, piece by piece side by side, and keeps the end of it for the next encoder.
  private mutating func encode(_ count: Int) throws(SpeechError) {
    let length = encoding.packetLength * encoding.channels
    let (samples, encoding) = (samples, encoding)
    let end = heard + count
    let pieces = stride(from: heard, to: end, by: OpusEncoding.piece * length).map {
      start -> Range<Int> in start..<min(start + OpusEncoding.piece * length, end)
    }
    let results = pieces.mapConcurrently { piece -> Result<[[UInt8]], OpusEncoding.Failure> in
      let leadIn = min(OpusEncoding.leadIn * length, piece.lowerBound)
      return Result { () throws(OpusEncoding.Failure) in
        try encoding.packets(
          of: samples[(piece.lowerBound - leadIn)..<piece.upperBound], after: leadIn / length)
      }
    }
    for result in results {
      switch result {
      case .success(let packets):
        for packet in packets {
          pages.append(packet, lasting: Self.countingRate / OpusEncoding.packetsPerSecond)
        }
      case .failure(let failure):
        throw .cannotEncode(file.shownPath, encoding.library.reason(failure.code))
      }
    }
    let kept = min(OpusEncoding.leadIn * length, end)
    self.samples.removeFirst(end - kept)
    heard = kept
    try write()
  }

  private mutating func write() throws(SpeechError) {
    let (bytes, offset) = pages.take()
    try file.write(bytes, at: offset)
  }
}
