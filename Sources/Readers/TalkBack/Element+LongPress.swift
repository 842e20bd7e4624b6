import AccessibilityTree

extension Element {
  /// Whether the element reacts to a long press.
  var isLongPressed: Bool {
    !facts.isEmpty && statedFacts.gestures?.contains(.longPress) == true
  }

  /// States that the element reacts to a long press.
  mutating func reactToLongPress() {
    let gesture = PropertyValue.text(TouchGesture.longPress.rawValue)
    facts.append(.init(key: FactKey.gestures.rawValue, value: .list([gesture])))
  }
}
