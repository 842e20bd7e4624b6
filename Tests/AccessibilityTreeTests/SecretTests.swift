import AccessibilityTree
import Testing

/// What stands in a field for secrets is in no element.
@Suite("Secrets")
struct SecretTests {
  private static let secure: Traits = [.textEntry, .secureTextField]

  @Test func elementsHoldBullets() {
    #expect(Element(value: "hunter2", traits: Self.secure).value == "•••••••")
    var field = Element("Password", value: "hunter2", traits: .textEntry)
    #expect(field.value == "hunter2")
    field.traits.insert(.secureTextField)
    #expect(field.value == "•••••••")
    field.value = "pw"
    #expect(field.value == "••")
    field.value = ""
    #expect(field.value == "")
    field.value = nil
    #expect(field.value == nil)
    // Shown once more, what was hidden does not come back.
    field.value = "pw"
    field.traits.remove(.secureTextField)
    #expect(field.value == "••")
  }

  /// What an empty field shows is no secret.
  @Test func placeholdersStay() {
    var field = Element(traits: Self.secure)
    field.placeholder = "At least 8 letters"
    field.value = "At least 8 letters"
    #expect(field.value == "At least 8 letters")
  }
}
