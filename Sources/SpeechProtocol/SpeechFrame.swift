/// One message between a program and its speech helper.
///
/// The helper reads requests on standard input and answers on standard output, in order, until its
/// input ends. It speaks first, with a ``SpeechHello``. A frame is
///
///     length   UInt32   the number of bytes that follow, kind included
///     kind     UInt8    1 hello, 2 request, 3 response
///     body     …        the fields of the message in the order of its declaration
///
/// Integers are little-endian. A text is a UInt32 number of bytes and as many bytes of UTF-8. A list
/// is a UInt32 count and its items. Nothing may follow the last field.
///
/// A reader takes nothing on trust: every length is held against the bytes that are there and every
/// value against its range, so hostile bytes end in a ``SpeechProtocolError``.
package enum SpeechFrame: Equatable, Sendable {
  /// What the helper says first.
  case hello(SpeechHello)
  /// A text to speak.
  case request(SpeechRequest)
  /// The answer to a request.
  case response(SpeechResponse)

  /// The version of the protocol; a helper of another version is not used.
  package static let version: UInt16 = 1

  /// The largest frame that a helper accepts, in bytes: 1 MiB.
  package static let maximumRequestSize = 1 << 20

  /// The largest frame that a program accepts, in bytes: 96 MiB, half an hour of speech.
  package static let maximumResponseSize = 96 << 20

  enum Kind: UInt8 {
    case hello = 1
    case request = 2
    case response = 3
  }

  /// Returns the frame's bytes, length included.
  ///
  /// - Complexity: O(n) in the size of the message.
  package func encoded() -> [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .hello(let hello):
      writer.write(Kind.hello.rawValue)
      hello.encode(to: &writer)
    case .request(let request):
      writer.write(Kind.request.rawValue)
      request.encode(to: &writer)
    case .response(let response):
      writer.write(Kind.response.rawValue)
      response.encode(to: &writer)
    }
    return writer.finished()
  }

  /// Reads a frame from its bytes.
  package init(decoding bytes: some Collection<UInt8>) throws(SpeechProtocolError) {
    var reader = ByteReader(Array(bytes))
    let kind = try reader.read(UInt8.self)
    switch Kind(rawValue: kind) {
    case .hello: self = .hello(try SpeechHello(from: &reader))
    case .request: self = .request(try SpeechRequest(from: &reader))
    case .response: self = .response(try SpeechResponse(from: &reader))
    case nil: throw .unknownKind(kind)
    }
    try reader.finish()
  }
}
