/// The answer to a ``SpeechRequest``.
package struct SpeechResponse: Equatable, Sendable {
  /// What became of a request.
  package enum Outcome: Equatable, Sendable {
    /// The text was spoken.
    case speech(Speech)
    /// This text could not be spoken; others may be. In one line, why.
    case failed(String)
    /// No text can be spoken: the engine or its data is missing. In one line, what to install.
    case unavailable(String)
  }

  /// The number of the request.
  package var id: UInt32
  /// What became of the request.
  package var outcome: Outcome

  /// Creates a response.
  package init(id: UInt32, outcome: Outcome) {
    self.id = id
    self.outcome = outcome
  }

  func encode(to writer: inout ByteWriter) {
    writer.write(id)
    switch outcome {
    case .speech(let speech):
      writer.write(UInt8(0))
      speech.encode(to: &writer)
    case .failed(let reason):
      writer.write(UInt8(1))
      writer.write(reason)
    case .unavailable(let reason):
      writer.write(UInt8(2))
      writer.write(reason)
    }
  }

  init(from reader: inout ByteReader) throws(SpeechProtocolError) {
    id = try reader.read(UInt32.self)
    switch try reader.read("status", in: UInt8(0)...2) {
    case 0: outcome = .speech(try Speech(from: &reader))
    case 1: outcome = .failed(try reader.readString())
    default: outcome = .unavailable(try reader.readString())
    }
  }
}
