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
  /// What keeps packets of sound that was encoded before, or `nil`.
  private let cache: SpeechCache?
  private var pages: OggStream
  private let preSkip: Int
  /// The sound's own rate.
  private let sampleRate: Int
  /// What is still to be encoded, after what is heard before it.
  private var samples: [Int16]
  private var heard: Int
  private var frameCount: Int
  private let batch: Int

  /// Creates a file beside the one that it will replace.
  init(
    path: String, sampleRate: Int, channels: Int, metadata: SoundMetadata,
    quality: SoundQuality = .usual, cache: SpeechCache? = nil
  ) throws(SpeechError) {
    let library = try OpusLibrary()
    let rate = Self.rates.first { $0 >= sampleRate } ?? Self.countingRate
    // Each piece has one of its own; that there is none is told before anything is spoken.
    if rate != sampleRate { _ = try Resampler(from: sampleRate, to: rate, channels: channels) }
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
    self.cache = cache
    self.sampleRate = sampleRate
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
    samples += new
    frameCount += new.count / encoding.channels
    while samples.count - heard >= (batch * pieceFrames + lookahead) * encoding.channels {
      try encode(batch * OpusEncoding.piece)
    }
  }

  /// Completes the file and puts it into its place.
  mutating func finish() throws(SpeechError) {
    func made(_ frames: Int) -> Int { (frames * encoding.rate + sampleRate - 1) / sampleRate }
    // What the encoder holds back comes out behind silence, which the last page's count takes away again.
    let scale = Self.countingRate / encoding.rate
    let rest = made((samples.count - heard) / encoding.channels) + preSkip / scale
    try encode((rest + encoding.packetLength - 1) / encoding.packetLength)
    pages.end(at: preSkip + made(frameCount) * scale)
    try write()
    try file.finish()
  }

  /// How many frames a piece has in the sound's own rate.
  private var pieceFrames: Int { OpusEncoding.piece * sampleRate / OpusEncoding.packetsPerSecond }
  /// How many frames before a piece its resampler and its encoder hear: a second, which has whole frames at any rate.
  private var leadFrames: Int { sampleRate }
  /// How many frames behind a piece its resampler hears.
  private var lookahead: Int { encoding.rate == sampleRate ? 0 : sampleRate / 10 }

  /// Makes packets of what stands first, piece by piece side by side, and keeps the end of it for the next ones.
  private mutating func encode(_ count: Int) throws(SpeechError) {
    let (samples, heard, path, cache) = (samples, heard, file.shownPath, cache)
    let (encoding, sampleRate) = (encoding, sampleRate)
    let channels = encoding.channels
    let (own, lead) = (pieceFrames * channels, leadFrames * channels)
    let behind = lookahead * channels
    let starts = stride(from: 0, to: count, by: OpusEncoding.piece)
    let results = Array(starts).mapConcurrently { first -> Result<[[UInt8]], SpeechError> in
      let start = heard + first / OpusEncoding.piece * own
      let lower = min(max(0, start - lead), samples.count)
      let sound = samples[lower..<max(lower, min(start + own + behind, samples.count))]
      let piece = OpusPiece(
        sound: sound, rate: sampleRate, before: (start - lower) / channels,
        packetCount: min(OpusEncoding.piece, count - first))
      return Result { () throws(SpeechError) in
        guard let cache else { return try piece.packets(by: encoding, for: path) }
        return try cache.packets(of: sound, by: piece.key(by: encoding)) {
          () throws(SpeechError) in try piece.packets(by: encoding, for: path)
        }
      }
    }
    for result in results {
      for packet in try result.get() {
        pages.append(packet, lasting: Self.countingRate / OpusEncoding.packetsPerSecond)
      }
    }
    let end = min(heard + count / OpusEncoding.piece * own, samples.count)
    let kept = min(lead, end)
    self.samples.removeFirst(end - kept)
    self.heard = kept
    try write()
  }

  private mutating func write() throws(SpeechError) {
    let (bytes, offset) = pages.take()
    try file.write(bytes, at: offset)
  }
}
