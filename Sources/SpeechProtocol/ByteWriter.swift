/// Builds the bytes of a frame; the length in front is filled in at the end.
struct ByteWriter {
  private var bytes: [UInt8] = [0, 0, 0, 0]

  mutating func write(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      write(UInt32(clamping: utf8.count))
      bytes.append(contentsOf: utf8)
    }
  }

  mutating func write(_ samples: [Int16]) {
    write(UInt32(clamping: samples.count))
    if UInt16(1).littleEndian == 1 {
      samples.withUnsafeBytes { bytes.append(contentsOf: $0) }
    } else {
      for sample in samples { write(sample) }
    }
  }

  func finished() -> [UInt8] {
    var frame = bytes
    withUnsafeBytes(of: UInt32(clamping: bytes.count - 4).littleEndian) { length in
      frame.replaceSubrange(0..<4, with: length)
    }
    return frame
  }
}
