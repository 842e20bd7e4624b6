package import AccessibilityTree

/// The visible properties of a screen's elements under settings of a device, as far as the input states them.
package struct SeenScreen: Sendable {
  /// A visible property of an element.
  package enum Property: String, CaseIterable, Sendable {
    /// The size of the text in points.
    case textSize
    /// The weight of the text.
    case weight
    /// The contrast of the text with what is behind it.
    case contrast
    /// How the element moves.
    case motion
    /// How a switch shows whether it is on.
    case stateShownBy
    /// How a button shows that it is a button.
    case buttonShownBy

    /// The name of the property for people.
    package var title: String {
      switch self {
      case .textSize: "text size"
      case .weight: "weight"
      case .contrast: "contrast"
      case .motion: "motion"
      case .stateShownBy: "state shown by"
      case .buttonShownBy: "button shown by"
      }
    }
  }

  /// One property of one element.
  package struct Key: Hashable, Sendable {
    /// The node of the input.
    package let node: Int
    /// The property.
    package let property: Property
  }

  /// The values of the properties.
  package private(set) var values: [Key: String] = [:]

  /// Collects the properties of a screen.
  package init(_ screen: AuditedScreen, under settings: DeviceSettings) {
    for node in 0..<screen.tree.count {
      guard let number = screen.tree[node].documentNode else { continue }
      func note(_ property: Property, _ value: String?) {
        if let value { values[Key(node: number, property: property)] = value }
      }
      let facts = screen.facts(node)
      if screen.drawsText(node) {
        note(.textSize, screen.fontSize(node).map { "\(PointsText.points($0)) pt" })
        note(.weight, facts.fontWeight?.rawValue)
        if case .measured(let contrast) = TextContrast.measure(node, screen) {
          note(
            .contrast,
            "\(Contrast.text(contrast.ratio)):1 of \(contrast.needed == 3 ? "3" : "4.5"):1")
        }
      }
      note(.motion, facts.animation.flatMap(Self.words))
      note(.stateShownBy, Self.shape(ofSwitch: screen.tree[node], facts, settings))
      if screen.tree[node].getsButtonShape {
        note(.buttonShownBy, settings.isOn(.buttonShapes) ? "a shape" : "its colour")
      }
    }
  }

  private static func words(of animation: AnimationFacts) -> String? {
    animation.kind.map { $0.rawValue + (animation.loops == true ? ", repeating" : "") }
  }

  // That a switch of an app's own shows its state by colour alone is not known, so that nothing is said of it.
  private static func shape(
    ofSwitch element: Element, _ facts: ElementFacts, _ settings: DeviceSettings
  ) -> String? {
    guard element.getsOnOffLabels else { return nil }
    return settings.isOn(.onOffLabels) ? "place, colour, I or O" : "place, colour"
  }
}
