import AccessibilityTree
import Documents

/// What an element is under settings of the device: the key `underSettings`.
///
///     underSettings:
///       - {when: {reduceMotion: on}, set: {label: Photos, traits: [image]}}
enum SettingVariants {
  private enum Key: String, CaseIterable {
    case when, set
  }

  static func read(_ name: String, _ list: DocumentNode) throws(SourceError) -> [PropertyValue] {
    try DocumentNode.readEach(try list.list(for: name)) {
      (item) throws(SourceError) -> PropertyValue in
      try item.requireKeys(Key.allCases.map(\.rawValue), of: "\"\(name)\"")
      guard let when = item["when"], let set = item["set"] else {
        throw item.error(
          "\"\(name)\" needs \"when\" and \"set\"",
          suggestion: "write {when: {boldText: on}, set: {fontWeight: bold}}")
      }
      let settings = try DeviceSettings(reading: when)
      let entries = DeviceSettings.Key.allCases.compactMap { key in
        settings.values[key].map { PropertyValue.Entry(key: key.rawValue, value: .text($0)) }
      }
      return .mapping([
        .init(key: Key.when.rawValue, value: .mapping(entries)),
        .init(key: Key.set.rawValue, value: try ElementChange(reading: set).canonical),
      ])
    }
  }

  /// Changes an element as it says of itself under settings.
  static func apply(
    _ settings: DeviceSettings, to element: inout Element
  ) throws(SourceError) {
    guard case .list(let variants)? = element.statedFacts.value(.underSettings) else { return }
    for case .mapping(let entries) in variants {
      func entry(_ key: Key) -> PropertyValue? {
        entries.first { $0.key == key.rawValue }?.value
      }
      guard case .mapping(let wanted)? = entry(.when), let change = entry(.set) else { continue }
      let holds = wanted.allSatisfy { wanted in
        guard let key = DeviceSettings.Key(rawValue: wanted.key) else { return false }
        return settings.values[key].map { .text($0) } == wanted.value
      }
      if holds { try ElementChange(change).apply(to: &element) }
    }
  }
}
