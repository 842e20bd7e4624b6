/// A text to speak, and everything that decides how it sounds.
package struct SpeechRequest: Equatable, Hashable, Sendable {
  /// The words per minute that keep the engine's own synthesis: past them it resamples.
  package static let rates: ClosedRange<UInt16> = 80...449
  /// The pitches, from the lowest to the highest.
  package static let pitches: ClosedRange<UInt16> = 0...99
  /// The pitch ranges, from a monotone to the liveliest.
  package static let ranges: ClosedRange<UInt16> = 0...99
  /// The volumes, from silence to the loudest that cannot clip.
  package static let volumes: ClosedRange<UInt16> = 0...100

  /// A number that the answer repeats.
  package var id: UInt32
  /// The words as plain text; no markup in it is obeyed.
  package var text: String
  /// The voice as an engine's voice definition.
  package var voice: String
  /// The rate in words per minute.
  package var rate: UInt16
  /// The pitch, 0 to 99.
  package var pitch: UInt16
  /// How much the pitch moves, 0 to 99.
  package var range: UInt16
  /// The volume, 0 to 100.
  package var volume: UInt16
  /// Whether the answer shall say when each word starts and ends.
  package var wantsEvents: Bool

  /// Creates a request.
  package init(
    id: UInt32, text: String, voice: String, rate: UInt16 = 175, pitch: UInt16 = 50,
    range: UInt16 = 50, volume: UInt16 = 100, wantsEvents: Bool = false
  ) {
    self.id = id
    self.text = text
    self.voice = voice
    self.rate = rate
    self.pitch = pitch
    self.range = range
    self.volume = volume
    self.wantsEvents = wantsEvents
  }

  func encode(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(text)
    writer.write(voice)
    for value in [rate, pitch, range, volume] { writer.write(value) }
    writer.write(UInt8(wantsEvents ? 1 : 0))
  }

  init(from reader: inout ByteReader) throws(SpeechProtocolError) {
    id = try reader.read(UInt32.self)
    text = try reader.readString()
    voice = try reader.readString()
    rate = try reader.read("rate", in: Self.rates)
    pitch = try reader.read("pitch", in: Self.pitches)
    range = try reader.read("range", in: Self.ranges)
    volume = try reader.read("volume", in: Self.volumes)
    wantsEvents = try reader.read("wantsEvents", in: UInt8(0)...1) == 1
  }
}
