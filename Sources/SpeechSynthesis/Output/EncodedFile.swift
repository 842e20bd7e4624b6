internal import Documents
internal import SystemCalls

/// A sound file that libsndfile encodes: FLAC, Ogg Vorbis or MP3.
struct EncodedFile: ~Copyable {
  /// Encoders take a little at a time.
  private static let pieceLength = 4096
  /// The longest transcript that is stored, in bytes.
  private static let longestTranscript = 60_000

  private var file: PartialFile
  private let sink: EncoderSink
  private let format: SoundFormat
  private let library: SoundFileLibrary
  private var sound: OpaquePointer?
  private let channels: Int

  /// Creates a file beside the one that it will replace.
  init(
    path: String, format: SoundFormat, sampleRate: Int, channels: Int, metadata: SoundMetadata,
    quality: SoundQuality = .usual
  ) throws(SpeechError) {
    let library = try SoundFileLibrary(for: format)
    let file = try PartialFile(path: path, ending: format.rawValue)
    var info = SoundFileLibrary.info(format, rate: sampleRate, channels: channels)
    let sink = EncoderSink(descriptor: file.descriptor)
    var access = EncoderSink.functions
    guard
      let sound = library.open(
        &access, SoundFileLibrary.writing, &info, Unmanaged.passUnretained(sink).toOpaque())
    else {
      if sink.code != 0 { throw .cannotWrite(path, sink.code) }
      throw .cannotEncode(path, library.reason(nil))
    }
    if var compression = quality.compression {
      let size = Int32(MemoryLayout<Double>.size)
      _ = library.command(sound, SoundFileLibrary.setCompression, &compression, size)
    }
    // Players show both, so that they are as safe as what is printed.
    if let title = metadata.title.map(SafeText.line) {
      _ = library.setString(sound, SoundFileLibrary.title, title)
    }
    // Cut between characters, as the field's text has to be UTF-8.
    let transcript = String(
      decoding: SafeText.lines(metadata.transcript).utf8.prefix(Self.longestTranscript),
      as: UTF8.self)
    if !transcript.isEmpty {
      _ = library.setString(sound, SoundFileLibrary.comment, transcript)
    }
    self.file = file
    self.sink = sink
    self.format = format
    self.library = library
    self.sound = sound
    self.channels = channels
  }

  deinit {
    if let sound { _ = library.close(sound) }
  }

  /// Adds samples.
  mutating func append(_ samples: [Int16]) throws(SpeechError) {
    guard let sound else { return }
    let frames = samples.count / channels
    let isWritten = samples.withUnsafeBufferPointer { buffer in
      var start = 0
      while start < frames {
        let count = min(Self.pieceLength, frames - start)
        guard let base = buffer.baseAddress,
          library.writeShorts(sound, base + start * channels, Int64(count)) == Int64(count)
        else { return false }
        start += count
      }
      return true
    }
    guard sink.code == 0 else { throw .cannotWrite(file.shownPath, sink.code) }
    guard isWritten else { throw .cannotEncode(file.shownPath, library.reason(sound)) }
  }

  /// Completes the file and puts it into its place.
  mutating func finish() throws(SpeechError) {
    if let sound {
      self.sound = nil
      let isClosed = library.close(sound) == 0
      guard sink.code == 0 else { throw .cannotWrite(file.shownPath, sink.code) }
      guard isClosed else { throw .cannotWrite(file.shownPath, EIO) }
    }
    if format == .vorbis { try OggPages.number(file, size: sink.size) }
    try file.finish()
  }
}
