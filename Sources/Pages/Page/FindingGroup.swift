internal import AccessibilityAudit
internal import Transcript

/// The findings of one rule on a page, explained once.
struct FindingGroup {
  private let rule: String
  private let kind: FindingKind
  private let reader: String
  private var findings: [PageValues] = []
  private var count = 0

  /// Sorts findings by their rules, the worst and most frequent first.
  ///
  /// What a person has to check stands apart from what is certain, also where one rule finds both.
  static func groups(
    of findings: [(finding: Finding, place: PageValues?)], reader: String
  ) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var indices: [String: Int] = [:]
    for (finding, place) in findings {
      let key = "\(finding.kind.rawValue) \(finding.rule)"
      let index = indices[key] ?? groups.count
      if index == groups.count {
        indices[key] = index
        groups.append(FindingGroup(rule: finding.rule, kind: finding.kind, reader: reader))
      }
      groups[index].count += 1
      guard let place else { continue }
      groups[index].findings.append(
        place.merging(["message": SafeWords.line(finding.text)]) { first, _ in first })
    }
    return groups.enumerated().sorted { first, second in
      if first.element.kind != second.element.kind {
        return first.element.kind > second.element.kind
      }
      let (one, other) = (first.element.count, second.element.count)
      return one == other ? first.offset < second.offset : one > other
    }.map(\.element)
  }

  private init(rule: String, kind: FindingKind, reader: String) {
    self.rule = rule
    self.kind = kind
    self.reader = reader
  }

  /// How many places stand beside the group's name.
  private static let mostPlaces = 3

  /// The first places, each with what stands behind it.
  private var shortly: [PageValues] {
    let named = findings.prefix(Self.mostPlaces)
    return named.enumerated().map { number, finding in
      finding.merging(["separator": number + 1 < named.count ? ", " : ""]) { $1 }
    }
  }

  /// What stands behind the group.
  private var behind: String {
    let rest = count - min(findings.count, Self.mostPlaces)
    return rest > 0 ? "\(rest) more, why, and how to fix them" : "Why, and how to fix it"
  }

  /// How many groups stand open; a page with one more shows them all.
  private static let mostOpen = 7

  /// Returns the list of all groups as markup, of which the least important are folded; empty for none.
  static func list(of groups: [FindingGroup], aside: String? = nil) throws -> String {
    if groups.isEmpty { return "" }
    let folds = groups.count > mostOpen + 1
    let values = groups.enumerated().map { number, group in
      let words = "\(groups.count - mostOpen) more kinds of findings"
      return group.values.merging(["rest": folds && number == mostOpen ? words : nil]) { $1 }
    }
    return try PageTemplates.render(
      .findings, ["groups": values, "hasRest": folds, "aside": aside])
  }

  /// What the template needs.
  private var values: PageValues {
    let page = Rules.rule(named: rule)?.page.naming(reader)
    return [
      "severity": kind.rawValue, "kindWords": kind.rawValue,
      "rule": rule, "heading": SafeWords.line(page?.title ?? rule),
      "why": page.map { SafeWords.line($0.why) },
      "shortly": shortly, "behind": behind, "times": count > 1 ? "× \(count)" : nil,
      "findings": findings,
      "more": more(than: findings.count, of: count),
    ]
  }
}
