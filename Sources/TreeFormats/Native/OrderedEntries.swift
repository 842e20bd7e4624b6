import AccessibilityTree

/// Keys and values in the order in which the keys first came, each key once.
struct OrderedEntries {
  private(set) var entries: [PropertyValue.Entry] = []
  private var places: [String: Int] = [:]

  /// Adds values to the list of a key.
  mutating func append(_ values: [PropertyValue], to key: String) {
    if let place = places[key], case .list(let former) = entries[place].value {
      entries[place].value = .list(former + values)
    } else {
      set(.list(values), for: key)
    }
  }

  /// Gives a key a value, in the place that it has.
  mutating func set(_ value: PropertyValue, for key: String) {
    if let place = places[key] {
      entries[place].value = value
    } else {
      places[key] = entries.count
      entries.append(.init(key: key, value: value))
    }
  }
}
