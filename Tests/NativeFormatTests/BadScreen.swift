import Documents
import Testing
import TreeFormats

/// A screen file that cannot be read, and what a person is told about it.
struct BadScreen: CustomTestStringConvertible, Sendable {
  enum Form: String { case yaml, json }

  let name: String
  let form: Form
  let text: String
  let error: String

  init(_ name: String, _ form: Form, _ text: String, error: String) {
    self.name = name
    self.form = form
    self.text = text
    self.error = error
  }

  var path: String { "bad.screen.\(form.rawValue)" }
  var testDescription: String { "\(form.rawValue): \(name)" }
}

@Suite struct BadScreenTests {
  @Test(
    arguments: BadScreen.words + BadScreen.references + BadScreen.values + BadScreen.syntax
      + BadScreen.json + BadScreen.facts + BadScreen.roles)
  func isToldWithItsPlaceAndARepair(_ bad: BadScreen) throws {
    let source = try SourceText(bytes: Array(bad.text.utf8), path: bad.path)
    let error = #expect(throws: SourceError.self) { try TreeReaders.read(source) }
    #expect(error?.description == bad.error)
  }

  @Test(
    arguments: BadScreen.words + BadScreen.references + BadScreen.values + BadScreen.syntax
      + BadScreen.json + BadScreen.facts + BadScreen.roles)
  func hasTheSamePlaceInAFileWithCarriageReturns(_ bad: BadScreen) throws {
    let text = bad.text.replacing("\n", with: "\r\n")
    let source = try SourceText(bytes: [0xEF, 0xBB, 0xBF] + text.utf8, path: bad.path)
    let error = #expect(throws: SourceError.self) { try TreeReaders.read(source) }
    #expect(error?.description == bad.error)
  }
}
