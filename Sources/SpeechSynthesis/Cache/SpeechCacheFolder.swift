internal import SpeechProtocol

/// A folder of spoken texts and of encoded pieces of sound, one file each: a mark, the key, a signature, and the answer.
///
/// Signatures are made with a secret that lies in the folder, for its user alone to read: who can write into the folder
/// but not read that cannot make one text sound like another, and a copied or damaged file answers for nothing.
struct SpeechCacheFolder: Sendable {
  private static let mark = Array("earshot-speech-cache 2\n".utf8)
  private static let secretName = "key"
  private static let signatureLength = 16
  /// A file that is longer is none of ours.
  private static let largestFile = SpeechFrame.maximumResponseSize + (1 << 20)

  private let folder: OwnFolder
  private let secret: (UInt64, UInt64)

  /// Opens the folder, or creates it with a secret of its own if there is none.
  init(path: String) throws(SpeechError) {
    folder = try OwnFolder(path: path)
    var generator = SystemRandomNumberGenerator()
    let fresh = Self.bytes(generator.next()) + Self.bytes(generator.next())
    // Of several that begin at once, one makes it.
    let code = folder.write(fresh, to: Self.secretName, keepsOld: true)
    guard code == 0 else { throw .cannotCache(path, code) }
    guard
      let bytes = folder.read(Self.secretName, limit: fresh.count, isSecret: true),
      let first = Self.number(bytes[...]), let second = Self.number(bytes.dropFirst(8))
    else {
      throw .untrustedCache(
        path, "the file \"\(Self.secretName)\" in it is not owned by you, or others can read it",
        "remove that file")
    }
    secret = (first, second)
  }

  /// Returns the speech of a key.
  func speech(for key: SpeechCacheKey) -> Speech? {
    // The frame's length is the file's own; what follows it is the frame.
    guard let answer = answer(for: key),
      case .response(let response)? = try? SpeechFrame(decoding: answer.dropFirst(4)),
      case .speech(let speech) = response.outcome
    else { return nil }
    return speech
  }

  /// Returns what was kept for a key.
  func answer(for key: SpeechCacheKey) -> ArraySlice<UInt8>? {
    guard let bytes = folder.read(fileName(of: key), limit: Self.largestFile) else { return nil }
    let head = Self.mark + Self.bytes(UInt64(key.bytes.count)) + key.bytes
    guard bytes.starts(with: head) else { return nil }
    let rest = bytes.dropFirst(head.count)
    let answer = rest.dropFirst(Self.signatureLength)
    guard rest.prefix(Self.signatureLength).elementsEqual(signature(of: head + answer)) else {
      return nil
    }
    return answer
  }

  /// Writes the speech of a key.
  func keep(_ speech: Speech, for key: SpeechCacheKey) {
    keep(
      SpeechFrame.response(SpeechResponse(id: 0, outcome: .speech(speech))).encoded(), for: key)
  }

  /// Writes the answer to a key, in place of a file that is damaged; failing to is no error.
  func keep(_ answer: [UInt8], for key: SpeechCacheKey) {
    let head = Self.mark + Self.bytes(UInt64(key.bytes.count)) + key.bytes
    // A full disk makes the next run slower, not this one worse.
    _ = folder.write(head + signature(of: head + answer) + answer, to: fileName(of: key))
  }

  /// The name of a key's file, which nobody can tell without the secret; the file holds the whole key.
  func fileName(of key: SpeechCacheKey) -> String {
    let digits = signature(of: key.bytes).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return digits.joined() + ".speech"
  }

  /// Returns what stands for sound in a key: nobody without the secret can make other sound of the same tag.
  func tag(of samples: ArraySlice<Int16>) -> [UInt8] { SipHash.tag(samples, key: secret) }

  private func signature(of bytes: [UInt8]) -> [UInt8] { SipHash.tag(bytes, key: secret) }

  private static func bytes(_ number: UInt64) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64? {
    guard bytes.count >= 8 else { return nil }
    return bytes.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
