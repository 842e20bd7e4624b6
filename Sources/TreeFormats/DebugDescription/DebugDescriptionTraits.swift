internal import AccessibilityTree

/// The traits of descriptions of Xcode 8 and before, which print them as a number.
enum DebugDescriptionTraits {
  /// Returns the names of traits as page sources list them.
  static func names(of bits: UInt64) -> String {
    let names = Traits(rawValue: bits).names.map { name in
      name == "switchButton" ? "ToggleButton" : name.prefix(1).uppercased() + name.dropFirst()
    }
    return names.isEmpty ? "None" : names.joined(separator: ", ")
  }
}
