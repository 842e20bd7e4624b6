/// Which guidelines an audit goes by.
public enum AuditProfile: String, CaseIterable, Sendable {
  /// Apple's Human Interface Guidelines and the documents of its interfaces.
  case hig
  /// WCAG 2.2, levels A and AA.
  case wcag22AA = "wcag22-aa"
  /// Every rule; where numbers differ, Apple's.
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
