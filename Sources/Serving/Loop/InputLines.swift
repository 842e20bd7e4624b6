package import Documents
import SystemCalls

/// The lines of an open file, one at a time and in bounded memory.
///
/// A line ends with byte 0A, or with the input. One that is longer than the limit is passed over without being
/// held, and the next one is read.
package final class InputLines {
  /// A line.
  package enum Line: Equatable, Sendable {
    /// The bytes of a line without its end.
    case whole([UInt8])
    /// A line past the limit: how many bytes it has.
    case tooLong(Int)

    /// How many bytes are held for it.
    package var size: Int {
      switch self {
      case .whole(let bytes): bytes.count
      case .tooLong: 0
      }
    }
  }

  private let descriptor: Int32
  private let name: String
  private let longest: Int
  private let stop: StopSignal?
  private var chunk = [UInt8](repeating: 0, count: 1 << 18)
  private var filled = 0
  private var position = 0
  private var isAtEnd = false

  /// Reads an open file.
  package init(
    _ descriptor: Int32, name: String = "<stdin>", longest: Int, stop: StopSignal? = nil
  ) {
    self.descriptor = descriptor
    self.name = name
    self.longest = longest
    self.stop = stop
  }

  /// Waits for the next line.
  package func next() throws(SourceError) -> Line? {
    var line: [UInt8] = []
    var length = 0
    while true {
      let end = endOfLine
      let piece = chunk[position..<(end ?? filled)]
      length += piece.count
      if length <= longest { line.append(contentsOf: piece) } else { line = [] }
      position = end.map { $0 + 1 } ?? filled
      if end != nil { return length > longest ? .tooLong(length) : .whole(line) }
      guard try fill() else {
        if length == 0 || stop?.isRequested == true { return nil }
        return length > longest ? .tooLong(length) : .whole(line)
      }
    }
  }

  /// Where the line ends that is being read, or `nil` when that has not been read yet.
  private var endOfLine: Int? {
    chunk.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress,
        let found = memchr(start + position, 0x0A, filled - position)
      else { return nil }
      return UnsafeRawPointer(found) - start
    }
  }

  /// Waits for more bytes; `false` when there are none.
  private func fill() throws(SourceError) -> Bool {
    if isAtEnd { return false }
    while true {
      if let stop, !stop.isReadable(descriptor) { return false }
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0 && (errno == EINTR || errno == EAGAIN) { continue }
      guard count >= 0 else {
        throw SourceError(path: name, message: String(cString: strerror(errno)).lowercased())
      }
      position = 0
      filled = count
      isAtEnd = count == 0
      return count > 0
    }
  }
}
