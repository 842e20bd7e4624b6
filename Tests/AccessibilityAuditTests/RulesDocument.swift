import AccessibilityAudit

/// All rules as an article of the documentation, in Markdown.
struct RulesDocument {
  var text: String {
    let pages = Rules.all.map { $0.page.naming("the reader") }
    var lines = [
      "# Rules", "",
      "Every rule of `earshot audit`: what it finds, why that matters, how to fix it, and how often it is right.",
      "", "## Overview", "",
      "This page is generated from the rules. *True* is the number of findings that people called true, out of those judged on",
      "the labelled set. A rule with fewer than \(MeasuredPrecision.leastCount) judged findings shows the estimate of its author.",
      "`earshot audit --explain RULE` prints a screen that fails and one that passes; [Auditing](Auditing.md) explains how to accept a finding.",
    ]
    for group in RuleGroup.allCases {
      let members = pages.filter { $0.group == group }
      if members.isEmpty { continue }
      lines += ["", "## \(group.rawValue)"]
      for page in members { lines += [""] + Self.entry(page) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func entry(_ page: RulePage) -> [String] {
    let measured = page.measuredPrecision
    let precision =
      measured.precision == nil
      ? "precision \(page.precision.rawValue) (estimated)"
      : "true: \(measured.trueCount) of \(measured.judgedCount)"
    var lines = [
      "### \(page.id)", "",
      "**\(sentence(page.title)).** \(page.kind), \(precision)", "",
      Self.sentence(page.why), "",
      "*Repair:* \(sentence(page.repair))",
    ]
    if !page.guidelines.isEmpty {
      lines += ["", "*Guidelines:* " + page.guidelines.map(\.description).joined(separator: "; ")]
    }
    if let varies = page.varies { lines += ["", "*Severity:* \(varies)"] }
    if let words = page.wordsText { lines += ["", "*Languages:* \(words)"] }
    if !page.needs.isEmpty {
      lines += ["", "*Needs:* " + page.needs.map(\.description).joined(separator: ", ")]
    }
    return lines
  }

  /// A sentence in Markdown, which begins with a capital where the reader's name did.
  private static func sentence(_ text: String) -> String {
    escaped(text.prefix(1).uppercased() + text.dropFirst())
  }

  /// A text in which no sign of Markdown means anything but itself.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if "*_`<>[]\\".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}
