import Testing

@testable import Documents
@testable import Texts

/// Lines of texts with fields for secrets are shown without what may be one, each letter in its place.
@Suite struct SecretLineTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    /// What the offender is, which the mark stands under.
    var offender: String
    var shown: String
    var testDescription: String { text }
  }

  @Test(arguments: [
    Row(
      text: "- {secureField: Password, value: hunter2, trait: x}", offender: "trait",
      shown: "- {secureField: Password, value: •••••••• •••••• ••"),
    Row(
      text: "- secureField: Password\n  vlaue: hunter2", offender: "vlaue",
      shown: "  vlaue: •••••••"),
    Row(
      text: "- secureField: Password\n  value: |\n    hunter2\n    x", offender: "hunter2",
      shown: "    •••••••"),
    Row(
      text: "- secureField: Password\n  traits: [buton]", offender: "buton",
      shown: "  traits: [buton]"),
    Row(
      text: #"{"traits": ["secureTextField"], "value": "hunt\"er2", "hint": 3}"#, offender: "3",
      shown: #"{"traits": ["secureTextField"], "value": "•••••••••", "hint": 3}"#),
    Row(
      text: #"<node text="hunter2" password="true" bounds=[0]/>"#, offender: "[0]",
      shown: #"<node text="•••••••" password="true" bounds=[0]/>"#),
    Row(
      text: "<SecureTextField value=\"a\nhunter2\" label=x/>", offender: "x/>",
      shown: "•••••••• label=x/>"),
    Row(
      text: "SecureTextField, 0x6002, value: hunter2, Focused", offender: "Focused",
      shown: "SecureTextField, 0x6002, value: •••••••• •••••••"),
    // Without such a field nothing is hidden.
    Row(
      text: "- button: Password\n  value: 12", offender: "12", shown: "  value: 12"),
    Row(
      text: #"<node text="Pay" password="false" bounds=[0]/>"#, offender: "[0]",
      shown: #"<node text="Pay" password="false" bounds=[0]/>"#),
  ])
  func whatMayBeOneIsBullets(row: Row) throws {
    let source = try SourceText(bytes: Array(row.text.utf8), path: "a.yaml")
    let start = try #require(row.text.ranges(of: row.offender).last?.lowerBound)
    let error = source.error(
      "wrong", at: row.text.utf8.distance(from: row.text.startIndex, to: start))
    #expect(error.sourceLine == row.shown)
  }
}
