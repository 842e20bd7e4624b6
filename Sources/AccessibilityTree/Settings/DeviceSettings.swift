/// What a person has set on a device for the eyes: the size of text, bold text, contrast, colours, motion.
///
/// A reader's own settings are others: nothing of these is heard but where an app shows something else
/// under them.
package struct DeviceSettings: Equatable, Hashable, Sendable {
  /// How colours are inverted.
  package enum Inversion: String, CaseIterable, Sendable {
    /// They are as the app draws them.
    case off
    /// All but pictures that say so are inverted.
    case smart
    /// Everything is inverted.
    case classic
  }

  /// The values that differ from what the input was drawn with, by their settings.
  package private(set) var values: [Key: String] = [:]

  /// Creates settings that are the input's own.
  package init() {}

  /// Whether nothing is set.
  package var isEmpty: Bool { values.isEmpty }

  /// Sets one of the settings.
  package mutating func set(_ key: Key, _ value: String) -> Bool {
    guard let value = key.value(value) else { return false }
    values[key] = value
    return true
  }

  /// The size of text, or `nil` for the input's own.
  package var textSize: TextSize? { values[.textSize].flatMap(TextSize.init) }

  /// How colours are inverted.
  package var inversion: Inversion { values[.invertColors].flatMap(Inversion.init) ?? .off }

  /// Returns whether a setting is on; one that nobody has set is not.
  package func isOn(_ key: Key) -> Bool { values[key] == "on" }

  /// The settings as they are written, in the order of their list: `boldText=on`.
  package var words: [String] {
    Key.allCases.compactMap { key in values[key].map { "\(key.rawValue)=\($0)" } }
  }
}
