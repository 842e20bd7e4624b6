package import AccessibilityTree
package import Documents

/// What is said of settings of a device that change nothing.
package enum SettingEffect {
  /// Returns what is said of settings under which nothing of an input is another; throws for those that no device of the
  /// screens has.
  package static func remarks(
    on settings: DeviceSettings, of screens: [Screen], from path: String
  ) throws(SourceError) -> [String] {
    var remarks: [String] = []
    for key in DeviceSettings.Key.allCases {
      guard let value = settings.values[key], value != "off" else { continue }
      try refuse(key, on: screens, from: path)
      var changes = false
      for screen in screens where !changes { changes = try self.changes(screen, key, value) }
      if changes { continue }
      remarks.append(
        "\(key.rawValue)=\(value) has no effect on this input: no element has \(key.needs), and "
          + "none has other values for it (underSettings)")
    }
    return remarks
  }

  // A device that lacks a setting cannot be set to it.
  private static func refuse(
    _ key: DeviceSettings.Key, on screens: [Screen], from path: String
  ) throws(SourceError) {
    let lacking = screens.first { !key.exists(on: $0.platform) }
    guard let lacking, !screens.contains(where: { key.exists(on: $0.platform) }) else { return }
    let others = DeviceSettings.Key.allCases.filter { $0.exists(on: lacking.platform) }
    throw SourceError(
      path: path, message: "\(lacking.platform.rawValue) has no setting \(key.rawValue)",
      suggestion: "it has \(others.map(\.rawValue).joined(separator: ", "))")
  }

  private static func changes(
    _ screen: Screen, _ key: DeviceSettings.Key, _ value: String
  ) throws(SourceError) -> Bool {
    // A screen that is drawn so already is no other one.
    if key == .textSize, value == screen.textSize.rawValue { return true }
    var alone = DeviceSettings()
    _ = alone.set(key, value)
    if try screen.under(alone).tree != screen.tree { return true }
    switch key {
    case .onOffLabels: return screen.tree.elements.contains(where: \.getsOnOffLabels)
    case .buttonShapes: return screen.tree.elements.contains(where: \.getsButtonShape)
    default: return false
    }
  }
}
