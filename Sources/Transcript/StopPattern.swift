import Texts

/// A recorded text that stands for many: with placeholders in it, or a regular expression between slashes.
///
///     Total, {{number}} euros
///     /Order [0-9A-F]{8}, heading/
package struct StopPattern {
  /// The regular expression that the whole text must match.
  package let expression: String

  /// Reads a recorded text; `nil` if it stands for itself only.
  package init?(_ text: String) {
    if text.utf8.count > 2, text.utf8.first == 0x2F, text.utf8.last == 0x2F {
      expression = String(text.dropFirst().dropLast())
      return
    }
    guard text.utf8.contains(0x7B), text.contains("{{") else { return nil }
    var expression = ""
    var literal = ""
    var rest = text[...]
    var hasPlaceholder = false
    while let character = rest.first {
      if character == "{",
        let placeholder = Placeholder.allCases.first(where: { rest.hasPrefix($0.written) })
      {
        expression += Self.quoted(literal) + placeholder.expression
        literal = ""
        rest = rest.dropFirst(placeholder.written.count)
        hasPlaceholder = true
      } else {
        literal.append(character)
        rest = rest.dropFirst()
      }
    }
    guard hasPlaceholder else { return nil }
    self.expression = expression + Self.quoted(literal)
  }

  /// Returns a text that stands for another one alone, whatever that holds.
  package static func literal(_ text: String) -> String {
    StopPattern(text) == nil ? text : "/\(quoted(text))/"
  }

  /// Returns whether the text or the hint of a stop reads as a pattern.
  package static func stands(in text: String, _ hint: String?) -> Bool {
    StopPattern(text) != nil || hint.flatMap(StopPattern.init) != nil
  }

  private static func quoted(_ text: String) -> String {
    text.isEmpty ? "" : "\\Q" + text.replacingScalar("\\", with: "\\E\\\\\\Q") + "\\E"
  }
}
