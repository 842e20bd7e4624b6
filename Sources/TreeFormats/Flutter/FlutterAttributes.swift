internal import AccessibilityTree

/// Reads the attributes behind a text: `[SpellOutStringAttribute(TextRange(start: 0, end: 3))]`.
enum FlutterAttributes {
  /// The longest text whose attributes are kept, in bytes.
  static let longestText = 10_000

  /// Returns the attributes that a text lists.
  static func read(
    _ list: String, of target: SpeechAttribute.Target
  ) -> [FlutterElement.Attribute] {
    parts(of: list).compactMap { kind, rest in
      let numbers = rest.split { !$0.isNumber }.prefix(2).compactMap { Int($0) }
      guard numbers.count == 2, numbers[0] < numbers[1], numbers[1] < longestText
      else { return nil }
      let range = numbers[0]..<numbers[1]
      if kind.hasSuffix("SpellOut") { return .init(target: target, range: range) }
      guard kind.hasSuffix("Locale"), let comma = rest.lastIndex(of: ",") else { return nil }
      let tag = rest[rest.index(after: comma)...].filter { $0.isLetter || $0.isNumber || $0 == "-" }
      return tag.languageTag.map { .init(target: target, range: range, language: $0) }
    }
  }

  private static func parts(of list: String) -> [(kind: Substring, rest: Substring)] {
    let pieces = list.split(separator: "StringAttribute(", omittingEmptySubsequences: false)
    return zip(pieces, pieces.dropFirst()).map { before, after in
      // What follows the last closing bracket belongs to the next attribute.
      (before, after.lastIndex(of: ")").map { after[..<$0] } ?? after)
    }
  }

  /// Returns an attribute in the units of screen files.
  static func speech(
    _ attribute: FlutterElement.Attribute, in text: String
  ) -> SpeechAttribute? {
    if text.utf8.count > longestText { return nil }
    let units = text.utf16
    guard attribute.range.upperBound <= units.count else { return nil }
    let start = units.index(units.startIndex, offsetBy: attribute.range.lowerBound)
    let end = units.index(units.startIndex, offsetBy: attribute.range.upperBound)
    let first = text[..<start].count
    return SpeechAttribute(
      target: attribute.target, range: first..<(first + text[start..<end].count),
      spellOut: attribute.language == nil, language: attribute.language)
  }
}
