import AccessibilityTree
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
  func recognises(_ bytes: [UInt8]) -> Bool {
    switch XMLSniffer.opening(of: bytes) {
    case .tag(let name): isOutermost(name)
    case .documentType(let text): marks.contains(where: text.holds)
    case .none: false
    }
  }

  /// Returns what a text has of the format, and what it lacks.
  func recognise(_ source: SourceText, signs: [(text: String, name: String)]) -> Recognition {
    if recognises(source.bytes) { return .recognised }
    let found = signs.filter { JSONSniffer.contains($0.text, source.bytes) }.map(\.name)
    return found.isEmpty ? .unlike : .resembles(signs: found, lacks: lack(source))
  }

  /// Why a text with signs of the format is not taken for one.
  private func lack(_ source: SourceText) -> String {
    if case .tag(let name) = XMLSniffer.opening(of: source.bytes) {
      return "\(outermost) as the outermost tag, which is <\(SafeText.line(name))>"
    }
    for mark in marks {
      guard let offset = JSONSniffer.firstOffset(of: mark, in: source.bytes) else { continue }
      let line = source.location(of: offset).line
      return "it at the beginning: line \(line) has \(mark)…, after other text"
    }
    return "\(outermost) as the outermost tag"
  }
}
