internal import SystemCalls
internal import SpeechProtocol

/// A folder of spoken texts, one file each: a mark, the key, the answer, and a checksum.
struct SpeechCacheFolder: Sendable {
  private static let mark = Array("earshot-speech-cache 1\n".utf8)
  /// A file that is longer is none of ours.
  private static let largestFile = SpeechFrame.maximumResponseSize + (1 << 20)

  private let path: String

  /// Creates the folder if there is none.
  ///
  /// - Parameter path: The path of the folder.
  /// - Throws: An error when it cannot be created or written to.
  init(path: String) throws(SpeechError) {
    if mkdir(path, 0o755) != 0, errno != EEXIST { throw .cannotCache(path, errno) }
    var status = stat()
    guard stat(path, &status) == 0 else { throw .cannotCache(path, errno) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .cannotCache(path, ENOTDIR) }
    guard access(path, W_OK | X_OK) == 0 else { throw .cannotCache(path, errno) }
    self.path = path
  }

  /// Returns the speech of a key.
  ///
  /// - Parameter key: The key.
  /// - Returns: The speech, or `nil` when there is no file or it is damaged or another key's.
  func speech(for key: SpeechCacheKey) -> Speech? {
    guard let bytes = Self.read("\(path)/\(key.fileName)") else { return nil }
    var rest = bytes[...]
    guard rest.starts(with: Self.mark) else { return nil }
    rest = rest.dropFirst(Self.mark.count)
    guard let keyLength = Self.number(rest), keyLength == key.bytes.count else { return nil }
    rest = rest.dropFirst(8)
    guard rest.prefix(keyLength).elementsEqual(key.bytes) else { return nil }
    rest = rest.dropFirst(keyLength)
    guard let checksum = Self.number(rest) else { return nil }
    rest = rest.dropFirst(8)
    guard checksum == Self.checksum(rest) else { return nil }
    // The frame's length is the file's own; what follows it is the frame.
    guard case .response(let response)? = try? SpeechFrame(decoding: rest.dropFirst(4)),
      case .speech(let speech) = response.outcome
    else { return nil }
    return speech
  }

  /// Writes the speech of a key, in place of a file that is damaged; failing to is no error.
  ///
  /// - Parameters:
  ///   - speech: The speech.
  ///   - key: The key.
  func keep(_ speech: Speech, for key: SpeechCacheKey) {
    let answer = SpeechFrame.response(SpeechResponse(id: 0, outcome: .speech(speech))).encoded()
    let bytes =
      Self.mark + Self.bytes(key.bytes.count) + key.bytes + Self.bytes(Self.checksum(answer[...]))
      + answer
    do throws(SpeechError) {
      var file = try PartialFile(path: "\(path)/\(key.fileName)", ending: "speech")
      try file.write(bytes, at: 0)
      try file.finish()
    } catch {
      // A full disk makes the next run slower, not this one worse.
    }
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt64(bitPattern: Int64(number)).littleEndian) { Array($0) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= 8 else { return nil }
    let number = bytes.prefix(8).reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    return Int(Int64(bitPattern: number))
  }

  /// FNV-1a of words of eight bytes, which finds damage, not intent.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBytes { buffer in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      var offset = 0
      while offset + 8 <= buffer.count {
        let word = buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        hash = (hash ^ UInt64(littleEndian: word)) &* 0x100_0000_01B3
        offset += 8
      }
      while offset < buffer.count {
        hash = (hash ^ UInt64(buffer[offset])) &* 0x100_0000_01B3
        offset += 1
      }
      return Int(Int64(bitPattern: hash))
    }
  }

  private static func read(_ path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= largestFile
    else { return nil }
    let size = Int(status.st_size)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = 0
      while count < size {
        let length = SystemCalls.read(file, buffer.baseAddress?.advanced(by: count), size - count)
        if length < 0 && errno == EINTR { continue }
        guard length > 0 else { return }
        count += length
      }
    }
  }
}
