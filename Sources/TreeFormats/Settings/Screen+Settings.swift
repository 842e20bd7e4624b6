package import AccessibilityTree
package import Documents

extension Screen {
  /// Returns the screen as it is under settings of the device.
  ///
  /// What the input states is what changes: colours, sizes of text styles, weights, materials, animations, and what
  /// elements say of themselves below `underSettings`. Nothing is laid out anew: frames stay.
  package func under(_ settings: DeviceSettings) throws(SourceError) -> Screen {
    if settings.isEmpty { return self }
    var screen = self
    if let size = settings.textSize { screen.textSize = size }
    if settings.isOn(.boldText) { screen.hasBoldText = true }
    var keepsColours = [Bool](repeating: false, count: tree.count)
    for node in 0..<tree.count {
      var element = tree[node]
      try SettingVariants.apply(settings, to: &element)
      let facts = element.statedFacts
      let isKept = tree.parent(of: node).map { keepsColours[$0] } ?? false
      keepsColours[node] = isKept || facts.flag(.ignoresInvertColors) == true
      let isInverted =
        settings.inversion == .classic || settings.inversion == .smart && !keepsColours[node]
      element.draw(under: settings, facts, textSize: screen.textSize, isInverted: isInverted)
      if element != tree[node] { screen.tree[node] = element }
    }
    return screen
  }
}

extension Element {
  fileprivate mutating func draw(
    under settings: DeviceSettings, _ facts: ElementFacts, textSize: TextSize, isInverted: Bool
  ) {
    if settings.textSize != nil, facts.flag(.scalesWithTextSize) != false,
      let style = facts.text(.textStyle),
      let points = TextStyleMetrics.points(of: style, at: textSize)
    {
      state(.fontSize, .number(points))
    }
    if settings.isOn(.boldText), facts.text(.customFont) == nil,
      facts.fontWeight != nil || facts.text(.textStyle) != nil
    {
      state(.fontWeight, .text((facts.fontWeight ?? .regular).underBoldText.rawValue))
    }
    if settings.isOn(.increaseContrast) {
      for (key, high) in Self.highContrast {
        if let color = facts.text(high) { state(key, .text(color)) }
      }
    }
    if settings.isOn(.reduceTransparency) { takeBack(.material) }
    if settings.isOn(.reduceMotion), let still = facts.animation?.alternative {
      state(.animation, .mapping([.init(key: "kind", value: .text(still.rawValue))]))
    }
    if isInverted {
      for (key, _) in Self.highContrast {
        if let color = statedFacts.color(key) { state(key, .text(color.inverted.hexadecimal)) }
      }
    }
  }

  private static let highContrast: [(FactKey, FactKey)] = [
    (.textColor, .highContrastTextColor), (.backgroundColor, .highContrastBackgroundColor),
    (.tintColor, .highContrastTintColor),
  ]

  private mutating func state(_ key: FactKey, _ value: PropertyValue) {
    takeBack(key)
    facts.append(.init(key: key.rawValue, value: value))
  }

  private mutating func takeBack(_ key: FactKey) {
    if facts.contains(where: { $0.key == key.rawValue }) {
      facts.removeAll { $0.key == key.rawValue }
    }
  }
}
