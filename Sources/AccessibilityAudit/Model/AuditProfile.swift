/// The guidelines of an audit.
public enum AuditProfile: String, CaseIterable, Sendable {
  /// Apple's Human Interface Guidelines and API documentation.
  case hig
  /// WCAG 2.2, levels A and AA.
  case wcag22AA = "wcag22-aa"
  /// Every rule, with Apple's numbers where guidelines differ.
  case all

  /// Returns whether a rule belongs to the profile.
  package func includes(_ page: RulePage) -> Bool {
    if self == .all || page.group == .input { return true }
    return page.guidelines.contains { guideline in
      switch (self, guideline) {
      case (.hig, .hig), (.hig, .apple): true
      case (.wcag22AA, .wcag(_, let level)): level != .aaa
      default: false
      }
    }
  }
}
