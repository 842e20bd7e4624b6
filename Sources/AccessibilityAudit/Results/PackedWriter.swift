/// Writes numbers and bytes in a compact form.
struct PackedWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func add(_ flag: Bool) { add(flag ? 1 : 0) }

  mutating func add(_ list: some Collection<UInt8>) {
    add(list.count)
    bytes.append(contentsOf: list)
  }

  mutating func add<Value>(
    _ value: Value?, _ write: (inout PackedWriter, Value) -> Void
  ) {
    add(value != nil)
    if let value { write(&self, value) }
  }
}
