/// The form in which spoken names are compared: letters and digits in lower case, one space between words.
///
/// It is assumed that case and punctuation do not count.
package struct SpokenName: Hashable, Sendable {
  package let words: [String]

  package init(_ text: String) {
    words = text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "’") }
      .map { String($0.filter { $0 != "'" && $0 != "’" }) }.filter { !$0.isEmpty }
  }

  package var text: String { words.joined(separator: " ") }
}
