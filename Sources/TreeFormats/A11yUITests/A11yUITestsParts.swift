internal import AccessibilityTree

/// Finds the texts and pictures that are parts of controls, by their frames: the text of a button stands
/// in the list too.
struct A11yUITestsParts {
  /// How high the strips are, in points, in which controls are looked up.
  private static let stripHeight = 64.0
  /// The most controls of one strip that are looked at; real screens have a handful.
  private static let mostControls = 64
  /// The highest that a control with parts is, in strips.
  private static let mostStrips = 16

  private let elements: [A11yUITestsElement]
  private var strips: [Int: [Int]] = [:]

  /// Looks at the controls of a list.
  init(of elements: [A11yUITestsElement]) {
    self.elements = elements
    for (index, element) in elements.enumerated()
    where element.speaksForParts {
      guard let frame = element.frame else { continue }
      let first = Self.strip(frame.y)
      let last = min(Self.strip(frame.y + frame.height), first + Self.mostStrips)
      for strip in first...last where strips[strip, default: []].count < Self.mostControls {
        strips[strip, default: []].append(index)
      }
    }
  }

  /// Returns the control that an element is heard as part of, or `nil`.
  func holder(of index: Int) -> Int? {
    let element = elements[index]
    guard element.type == .staticText || element.type == .image, let frame = element.frame else {
      return nil
    }
    return strips[Self.strip(frame.y), default: []].first { control in
      elements[control].frame?.contains(frame) == true
    }
  }

  private static func strip(_ y: Double) -> Int { Int((y / stripHeight).rounded(.down)) }
}
