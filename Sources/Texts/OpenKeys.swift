/// The keys of the mappings that are open while a text is read, to find one that is given twice.
///
/// Nearly every mapping has a handful of keys, which are looked through; a mapping with many gets a set, so
/// that reading stays linear.
package struct OpenKeys {
  private struct Key {
    var hash: UInt32
    /// The number of the key's node.
    var node: Int32
  }

  /// From how many keys on a set is made of them.
  private static let many = 24

  /// The keys of all open mappings, those of the innermost last.
  private var keys: [Key] = []
  /// Where the keys of each open mapping begin.
  private var starts: [Int32] = []
  /// The keys of mappings with many, by how many mappings and lists stand around them.
  private var sets: [Int: Set<[UInt8]>] = [:]

  /// Creates keys of nothing that is open.
  package init() {}

  /// Opens a mapping, or a list, which has no keys.
  package mutating func begin() { starts.append(Int32(keys.count)) }

  /// Closes the innermost mapping or list.
  package mutating func end() {
    guard let start = starts.popLast() else { return }
    keys.removeLast(keys.count - Int(start))
    if !sets.isEmpty { sets[starts.count] = nil }
  }

  /// Adds a key to the innermost mapping.
  package mutating func insert(
    _ key: UnsafeBufferPointer<UInt8>, node: Int, bytes: (Int) -> [UInt8]
  ) -> Bool {
    let depth = starts.count - 1
    let start = Int(starts[depth])
    if keys.count - start == Self.many {
      if sets[depth] == nil { sets[depth] = Set(keys[start...].map { bytes(Int($0.node)) }) }
      return sets[depth]?.insert(Array(key)).inserted ?? true
    }
    // FNV-1a: a few steps for a short key; equal hashes are told apart by the bytes.
    var hash: UInt32 = 0x811C_9DC5
    for byte in key { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    for other in keys[start...] where other.hash == hash {
      if bytes(Int(other.node)).elementsEqual(key) { return false }
    }
    keys.append(Key(hash: hash, node: Int32(node)))
    return true
  }
}
