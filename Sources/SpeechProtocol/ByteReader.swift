/// Takes a frame apart; whatever does not fit is an error.
struct ByteReader {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var remaining: Int { bytes.count - offset }

  private mutating func take(_ count: Int) throws(SpeechProtocolError) -> Range<Int> {
    guard count <= remaining else { throw .truncated(missing: count - remaining) }
    defer { offset += count }
    return offset..<(offset + count)
  }

  mutating func read<Value: FixedWidthInteger>(
    _ type: Value.Type
  ) throws(SpeechProtocolError) -> Value {
    let range = try take(MemoryLayout<Value>.size)
    return bytes.withUnsafeBytes { buffer in
      Value(littleEndian: buffer.loadUnaligned(fromByteOffset: range.lowerBound, as: Value.self))
    }
  }

  mutating func read<Value: FixedWidthInteger>(
    _ name: String, in range: ClosedRange<Value>
  ) throws(SpeechProtocolError) -> Value {
    let value = try read(Value.self)
    guard range.contains(value) else { throw .outOfRange(name, Int(clamping: value)) }
    return value
  }

  /// Reads a count of items that must all be there, so that no count can reserve memory in vain.
  mutating func readCount(itemSize: Int) throws(SpeechProtocolError) -> Int {
    let count = Int(try read(UInt32.self))
    let (size, overflow) = count.multipliedReportingOverflow(by: itemSize)
    guard !overflow, size <= remaining else { throw .truncated(missing: size - remaining) }
    return count
  }

  mutating func readString() throws(SpeechProtocolError) -> String {
    let range = try take(try readCount(itemSize: 1))
    guard let text = String(validating: bytes[range], as: UTF8.self) else { throw .notUTF8 }
    return text
  }

  mutating func readSamples(maximum: Int) throws(SpeechProtocolError) -> [Int16] {
    let count = try readCount(itemSize: 2)
    guard count <= maximum else { throw .outOfRange("sample count", count) }
    let range = try take(count * 2)
    var samples = [Int16](repeating: 0, count: count)
    samples.withUnsafeMutableBytes { $0.copyBytes(from: bytes[range]) }
    if UInt16(1).littleEndian != 1 {
      for index in samples.indices { samples[index] = Int16(littleEndian: samples[index]) }
    }
    return samples
  }

  func finish() throws(SpeechProtocolError) {
    guard remaining == 0 else { throw .trailing(remaining) }
  }
}
