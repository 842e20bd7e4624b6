/// What is compared when somebody says a name: letters and digits in lower case, one space between words.
///
/// That case and punctuation do not count is assumed.
package struct SpokenName: Hashable, Sendable {
  package let words: [String]

  package init(_ text: String) {
    words = text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "’") }
      .map { String($0.filter { $0 != "'" && $0 != "’" }) }.filter { !$0.isEmpty }
  }

  package var text: String { words.joined(separator: " ") }
}
