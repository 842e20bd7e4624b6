internal import Documents

/// What the XML of a format starts with, and what messages call it.
struct XMLFormat: Sendable {
  /// What one text of the format is, with its article: "a page source".
  var noun: String
  /// The outermost tags as a message lists them after "not": `"AppiumAUT" or an "XCUIElementType…"`.
  var outermost: String
  /// The same as a message lists them after "starts with": `neither <AppiumAUT> nor an <XCUI…>`.
  var openings: String
  /// Words of which a text with a document type has at least one, if it is of the format otherwise.
  var marks: [String]
  /// Returns whether a tag can be the outermost one.
  var isOutermost: @Sendable (String) -> Bool

  /// Returns whether a text starts like one of the format.
  ///
  /// A text with a document type is recognised too, if it goes on like one of the format: the reader then
  /// says why it is refused.
  ///
  /// - Parameter bytes: The text.
  /// - Returns: `true` for a text that is meant to be of the format.
  func recognises(_ bytes: [UInt8]) -> Bool {
    switch XMLSniffer.opening(of: bytes) {
    case .tag(let name): isOutermost(name)
    case .documentType(let text): marks.contains { text.contains($0) }
    case .none: false
    }
  }
}
