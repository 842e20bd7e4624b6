import AccessibilityTree
import Documents

extension AuditResult {
  /// Suppresses the findings that the screen itself accepts.
  mutating func suppressInSource(_ suppressions: TreeSuppressions, _ today: Day?) {
    var used: Set<Int> = []
    forEachFinding { finding in
      guard let place = finding.place else { return }
      for index in suppressions.fitting(place, finding.rule) {
        let entry = suppressions.entries[index]
        used.insert(index)
        guard entry.holds(on: today) else { continue }
        finding.suppression = AppliedSuppression(
          origin: .inSource, reason: entry.ignored.reason, until: entry.until)
      }
    }
    let checked = Set(results.map(\.page.id))
    for (index, entry) in suppressions.entries.enumerated() {
      if !Rules.ids.contains(entry.ignored.rule) {
        problems.append(.unknown(entry.ignored.rule, path, entry.location))
      } else if !entry.holds(on: today), let until = entry.until {
        problems.append(.ended(entry.ignored.rule, until, entry.file ?? path, entry.location))
      } else if !used.contains(index), checked.contains(entry.ignored.rule) {
        problems.append(.unused(entry.ignored.rule, entry.file ?? path, entry.location))
      }
    }
  }

  /// Suppresses the findings that a file accepts; a suppression that has ended has no effect.
  mutating func suppress(_ suppressions: [Suppression], _ today: Day?) {
    if suppressions.isEmpty { return }
    let index = SuppressionIndex(suppressions, title: name, path: path)
    var used: Set<Int> = []
    forEachFinding { finding in
      for index in index.fitting(finding) {
        let suppression = suppressions[index]
        used.insert(index)
        if let until = suppression.until, let today, until < today { continue }
        if finding.suppression != nil { continue }
        finding.suppression = AppliedSuppression(
          origin: .external, reason: suppression.reason, until: suppression.until)
      }
    }
    usedSuppressions = used
  }
}
