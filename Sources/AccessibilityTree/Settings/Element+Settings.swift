extension Element {
  /// Whether the system draws on the element whether it is on, for those who ask for that.
  package var getsOnOffLabels: Bool {
    traits.contains(.switchButton) && statedFacts.flag(.customDrawn) != true
  }

  /// Whether the system gives the element a shape, for those who ask for that: a button that is text alone.
  package var getsButtonShape: Bool {
    guard traits.contains(.button), !traits.contains(.switchButton), label != nil else {
      return false
    }
    let facts = statedFacts
    return facts.flag(.hasBackground) != true && facts.flag(.customDrawn) != true
      && facts.text(.imageName) == nil && facts.text(.backgroundColor) == nil
  }
}
