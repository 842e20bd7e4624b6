import AccessibilityAudit
import Documents

/// A rule as SARIF describes it.
struct SARIFRule {
  private let page: RulePage

  init(_ page: RulePage) { self.page = page }

  func add(to json: inout JSONWriter) {
    json.line(3)
    json.object { json in
      json.field("id", page.id)
      json.field("name", typeName)
      for (key, text) in [
        ("shortDescription", "\(page.title)."), ("fullDescription", page.why),
      ] {
        json.key(key)
        SARIFText.add(text, to: &json)
      }
      json.object("help") { json in
        json.field("text", "\(page.repair)\n\n\(guidelines)")
        json.field(
          "markdown",
          "\(page.repair)\n\n**Fails**\n\n\(code(page.failing))\n\n**Passes**\n\n\(code(page.passing))"
        )
      }
      json.object("defaultConfiguration") {
        $0.field("level", page.isForReview ? "note" : page.severity.rawValue)
      }
      json.object("properties") { json in
        json.field("precision", page.precision.rawValue)
        json.field(
          "problem.severity",
          page.severity == .note || page.isForReview ? "recommendation" : page.severity.rawValue)
        json.field(
          "tags",
          Array(
            (["accessibility", page.group.rawValue.lowercased()] + criteria.map { "wcag-\($0)" })
              .prefix(10)))
      }
      if !criteria.isEmpty { addRelationships(to: &json) }
    }
  }

  private func addRelationships(to json: inout JSONWriter) {
    json.array("relationships") { json in
      for criterion in criteria {
        json.object { json in
          json.object("target") { json in
            json.field("id", criterion)
            json.object("toolComponent") { json in
              json.field("name", "WCAG")
              json.field("index", 0.0)
            }
          }
          json.field("kinds", ["relevant"])
        }
      }
    }
  }

  /// The success criteria of WCAG that the rule checks.
  var criteria: [String] {
    page.guidelines.compactMap { if case .wcag(let number, _) = $0 { number } else { nil } }
  }

  private var typeName: String {
    page.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private var guidelines: String {
    page.guidelines.isEmpty
      ? "Run earshot audit --explain \(page.id) for examples."
      : page.guidelines.map(\.description).joined(separator: ", ")
  }

  private func code(_ text: String) -> String { "```yaml\n\(text)\n```" }
}
