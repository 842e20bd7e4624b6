/// What a speech helper says about itself before it answers anything.
package struct SpeechHello: Equatable, Sendable {
  /// The version of the protocol that the helper speaks.
  package var protocolVersion: UInt16
  /// The engine's name: "espeak-ng" or "tones".
  package var engine: String
  /// The engine's version and data, as it states them; empty when the engine cannot be loaded.
  package var engineVersion: String
  /// The rate of all samples that will follow, in hertz.
  package var sampleRate: UInt32

  /// Creates a hello.
  package init(
    protocolVersion: UInt16 = SpeechFrame.version, engine: String, engineVersion: String,
    sampleRate: UInt32
  ) {
    self.protocolVersion = protocolVersion
    self.engine = engine
    self.engineVersion = engineVersion
    self.sampleRate = sampleRate
  }

  func encode(to writer: inout ByteWriter) {
    writer.write(protocolVersion)
    writer.write(engine)
    writer.write(engineVersion)
    writer.write(sampleRate)
  }

  init(from reader: inout ByteReader) throws(SpeechProtocolError) {
    protocolVersion = try reader.read(UInt16.self)
    engine = try reader.readString()
    engineVersion = try reader.readString()
    sampleRate = try SampleRate.read(from: &reader)
  }
}

/// The sample rates that make sense: a file with any other would not play.
enum SampleRate {
  static let allowed: ClosedRange<UInt32> = 1_000...384_000

  static func read(from reader: inout ByteReader) throws(SpeechProtocolError) -> UInt32 {
    let rate = try reader.read(UInt32.self)
    guard allowed.contains(rate) else { throw .outOfRange("sample rate", Int(rate)) }
    return rate
  }
}
