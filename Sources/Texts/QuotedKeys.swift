internal import Synchronization

/// The keys of a text in JSON, or in what is nearly JSON: every word in quotes that a colon follows.
///
/// Each reader asks for its own keys to tell whether a text is of its format. The text is looked through
/// once, at the first question, however many readers ask.
final class QuotedKeys: Sendable {
  private let table = Mutex<Table?>(nil)

  /// Returns whether a text has a key.
  func contain(_ key: String, in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      table.withLock { table in
        if table == nil { table = Table(bytes) }
        var key = key
        return key.withUTF8 { key in table?.holds(key, of: bytes) ?? false }
      }
    }
  }

  /// A set of keys that are left in the text.
  ///
  /// Dumps have a few dozen. What a text has beyond a table's worth of them is in a set of the standard
  /// library, so that no text can be made to fill the table up.
  private struct Table {
    private struct Key {
      var hash: UInt32
      var start: Int32
      var count: Int32
    }

    /// The most keys in the table, half of its slots.
    private static let most = 512
    private static let longest = 64

    private var keys: [Key] = []
    /// For each slot the number of its key, or -1.
    private var slots = [Int16](repeating: -1, count: 2 * most)
    private var others: Set<[UInt8]> = []

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      var next = 0
      while let colon = Self.firstColon(in: UnsafeRawBufferPointer(bytes), from: next) {
        var end = colon
        next = end + 1
        while end > 0, Self.isSpace(bytes[end - 1]) { end -= 1 }
        guard end > 1, bytes[end - 1] == 0x22 else { continue }
        end -= 1
        var start = end
        // No reader knows a key that is as long as a text.
        while start > 0, end - start <= Self.longest, bytes[start - 1] != 0x22 { start -= 1 }
        if start > 0, end - start <= Self.longest { insert(start, end - start, of: bytes) }
      }
    }

    // Eight bytes at a time: in the words' difference from eight colons, a byte of zero is a colon. The lowest one is
    // exact, what stands above it may be a false one.
    private static func firstColon(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
      var place = start
      while place + 8 <= bytes.count {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        let other = word ^ 0x3A3A_3A3A_3A3A_3A3A
        let zeros = (other &- 0x0101_0101_0101_0101) & ~other & 0x8080_8080_8080_8080
        if zeros != 0 { return place + zeros.trailingZeroBitCount / 8 }
        place += 8
      }
      return bytes[place...].firstIndex(of: 0x3A)
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
      byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    private mutating func insert(_ start: Int, _ count: Int, of bytes: UnsafeBufferPointer<UInt8>) {
      let key = UnsafeBufferPointer(rebasing: bytes[start..<(start + count)])
      let hash = Self.hash(key)
      let slot = self.slot(hash, key, bytes)
      if slots[slot] >= 0 { return }
      if keys.count == Self.most {
        others.insert(Array(key))
      } else {
        slots[slot] = Int16(keys.count)
        keys.append(Key(hash: hash, start: Int32(start), count: Int32(count)))
      }
    }

    func holds(_ key: UnsafeBufferPointer<UInt8>, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      slots[slot(Self.hash(key), key, bytes)] >= 0 || others.contains(Array(key))
    }

    /// The slot of a key, or the free one where it belongs.
    private func slot(
      _ hash: UInt32, _ key: UnsafeBufferPointer<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Int {
      var slot = Int(hash) & (slots.count - 1)
      while slots[slot] >= 0 {
        let other = keys[Int(slots[slot])]
        if other.hash == hash, Int(other.count) == key.count {
          let text = UnsafeBufferPointer(rebasing: bytes[Int(other.start)...].prefix(key.count))
          if text.elementsEqual(key) { return slot }
        }
        slot = (slot + 1) & (slots.count - 1)
      }
      return slot
    }

    /// FNV-1a, with its upper bits folded in, as slots are told by the lower ones.
    private static func hash(_ key: UnsafeBufferPointer<UInt8>) -> UInt32 {
      var hash: UInt32 = 0x811C_9DC5
      for byte in key { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
      return hash ^ hash >> 16
    }
  }
}
