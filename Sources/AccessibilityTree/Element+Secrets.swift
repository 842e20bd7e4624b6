extension Element {
  /// What stands for a character of a secret.
  ///
  /// UIKit gives assistive technology bullets for the text of a secure field (AccessibilitySnapshot's
  /// reference images: "•••••••••. Secure Text Field.").
  static let secretCharacter: Character = "•"

  /// Whether the content of the element is secret and must not be spoken or shown.
  public var holdsSecret: Bool { traits.contains(.secureTextField) }

  /// Returns a text as a field for secrets shows it: a bullet for each character.
  package static func hidden(_ secret: String) -> String {
    String(repeating: secretCharacter, count: secret.count)
  }

  /// Puts bullets in the place of a secret; what an empty field shows is none.
  mutating func hideSecret() {
    guard holdsSecret, let value, value != placeholder,
      !value.allSatisfy({ $0 == Self.secretCharacter })
    else { return }
    self.value = Self.hidden(value)
  }
}
