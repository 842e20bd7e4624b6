import AccessibilityAudit

/// Colours of a terminal, where they are wanted.
struct Paint {
  let isColored: Bool

  func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: colored(severity.rawValue, "1;31")
    case .warning: colored(severity.rawValue, "1;33")
    case .note: colored(severity.rawValue, "1;36")
    }
  }

  func review(_ text: String) -> String { colored(text, "1;35") }
  func bold(_ text: String) -> String { colored(text, "1") }
  func dim(_ text: String) -> String { colored(text, "2") }

  private func colored(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
