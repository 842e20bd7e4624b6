/// Values by the texts that stand for them, of which the longest at a place is found without copying any text.
package struct ReadingTable<Value: Equatable & Sendable>: Equatable, Sendable {
  private var values: [String: Value] = [:]
  private var keys: [Character: [[Character]]] = [:]

  /// Creates a table.
  package init(_ values: [String: Value] = [:]) {
    self.values = values
    for key in values.keys {
      if let first = key.first { keys[first, default: []].append(Array(key)) }
    }
    for first in keys.keys { keys[first]?.sort { $0.count > $1.count } }
  }

  /// Whether there is no text in the table.
  package var isEmpty: Bool { values.isEmpty }

  /// Returns the value of a text.
  package subscript(_ key: String) -> Value? { values[key] }

  /// Returns the longest text of the table that stands at a place and may end where it does.
  package func longest(
    in text: [Character], at index: Int, mayEnd: (Int) -> Bool
  ) -> (key: String, value: Value, end: Int)? {
    guard text.indices.contains(index), let keys = keys[text[index]] else { return nil }
    for key in keys where text[index...].starts(with: key) && mayEnd(index + key.count) {
      let name = String(key)
      if let value = values[name] { return (name, value, index + key.count) }
    }
    return nil
  }

  /// Whether a text of the table, with what it stands for, fulfils a condition.
  package func contains(_ condition: (String, Value) -> Bool) -> Bool {
    values.contains { condition($0.key, $0.value) }
  }
}
