/// JSON on one line.
package enum JSONLine {
  /// Returns JSON without its line breaks and indentations, and with a line feed at its end.
  ///
  /// A text holds no line break, as JSON has them escaped: each that stands there is layout.
  package static func bytes(of json: [UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: json.count + 1) { line, count in
      var isLayout = false
      for byte in json {
        if byte == 0x0A {
          isLayout = true
        } else if !isLayout || byte != 0x20 {
          isLayout = false
          line[count] = byte
          count += 1
        }
      }
      line[count] = 0x0A
      count += 1
    }
  }
}
