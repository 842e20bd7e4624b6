import AccessibilityAudit

/// Colours of a terminal, where they are wanted.
struct Paint {
  let isColored: Bool

  func kind(_ kind: FindingKind) -> String {
    switch kind {
    case .error: colored(kind.rawValue, "1;31")
    case .warning: colored(kind.rawValue, "1;33")
    case .note: colored(kind.rawValue, "1;36")
    case .review: colored(kind.rawValue, "1;35")
    }
  }

  func severity(_ severity: Severity) -> String { kind(FindingKind(severity)) }
  func bold(_ text: String) -> String { colored(text, "1") }
  func dim(_ text: String) -> String { colored(text, "2") }

  private func colored(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
