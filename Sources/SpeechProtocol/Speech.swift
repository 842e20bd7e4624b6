/// A spoken text: mono samples, and when each word is heard.
package struct Speech: Equatable, Sendable {
  /// The most samples that one answer may hold: 20 minutes at 22,050 Hz.
  package static let maximumSampleCount = 26_460_000

  /// The start of a word.
  package struct Word: Equatable, Hashable, Sendable {
    /// Where the word stands in the text, in Unicode scalars from 0.
    package var position: UInt32
    /// The word's length in Unicode scalars.
    package var length: UInt32
    /// The sample at which the word starts.
    package var sample: UInt32

    /// Creates a word.
    package init(position: UInt32, length: UInt32, sample: UInt32) {
      self.position = position
      self.length = length
      self.sample = sample
    }
  }

  /// The rate of the samples in hertz.
  package var sampleRate: UInt32
  /// The sound, one channel.
  package var samples: [Int16]
  /// The words in the order in which the engine reports them.
  package var words: [Word]
  /// The samples at which the voice pauses: a word before one ends there.
  package var pauses: [UInt32]

  /// Creates a spoken text.
  package init(
    sampleRate: UInt32, samples: [Int16] = [], words: [Word] = [], pauses: [UInt32] = []
  ) {
    self.sampleRate = sampleRate
    self.samples = samples
    self.words = words
    self.pauses = pauses
  }

  func encode(to writer: inout ByteWriter) {
    writer.write(sampleRate)
    writer.write(samples)
    writer.write(UInt32(clamping: words.count))
    for word in words {
      writer.write(word.position)
      writer.write(word.length)
      writer.write(word.sample)
    }
    writer.write(UInt32(clamping: pauses.count))
    for pause in pauses { writer.write(pause) }
  }

  init(from reader: inout ByteReader) throws(SpeechProtocolError) {
    sampleRate = try SampleRate.read(from: &reader)
    samples = try reader.readSamples(maximum: Self.maximumSampleCount)
    let end = UInt32(clamping: samples.count)
    words = []
    for _ in 0..<(try reader.readCount(itemSize: 12)) {
      let word = Word(
        position: try reader.read(UInt32.self), length: try reader.read(UInt32.self),
        sample: try reader.read("word's sample", in: 0...end))
      words.append(word)
    }
    pauses = []
    for _ in 0..<(try reader.readCount(itemSize: 4)) {
      pauses.append(try reader.read("pause's sample", in: 0...end))
    }
  }
}
