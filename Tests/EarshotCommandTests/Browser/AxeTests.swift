import Foundation
import Testing

/// What axe-core calls critical or serious on pages is found by every reader, as Tests/Lab/record-axe has recorded it.
@Suite("Held against axe-core", .waiting, .inChromium) struct AxeTests {
  private static let lab = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Lab")

  /// Rules of axe about what moves or is operated by keys: no reader says anything else by them.
  private static let beside: Set<String> = [
    "blink", "marquee", "meta-refresh", "scrollable-region-focusable", "tabindex",
  ]
  /// Where we name another element than axe does, and by which rule.
  private static let elsewhere: [Violation: (rule: String, selector: String)] = [
    // The link has no name, and the picture in it is why.
    Violation("Faults/image-alt.html", "image-alt", "#b"): ("label-missing", "#l"),
    // The cell names a header that is none.
    Violation("Faults/td-headers-attr.html", "td-headers-attr", "body > main > table"):
      ("aria-misused", "#a"),
    // These are about the whole page.
    Violation("Faults/document-title.html", "document-title", "html"):
      ("screen-title-missing", ""),
    Violation("Faults/html-has-lang.html", "html-has-lang", "html"): ("language-missing", ""),
    Violation("Faults/html-lang-valid.html", "html-lang-valid", "html"): ("language-missing", ""),
  ]
  /// What we do not call wrong.
  private static let right: Set<Violation> = [
    // A title is a name, and readers say it.
    Violation(
      "Pages/named.html", "label-title-only", "body > p:nth-of-type(5) > input:nth-of-type(2)"),
    // The message stands there; axe asks that it be announced as well.
    Violation("Pages/errors.html", "aria-valid-attr-value", "#w"),
  ]
  /// Our rules that say nothing of what axe is asked here: a small target has another fault.
  private static let others: Set<String> = [
    "target-too-small", "target-too-close", "label-duplicated", "label-vague",
  ]

  private struct Violation: Hashable, CustomStringConvertible {
    var page: String
    var rule: String
    var selector: String

    init(_ page: String, _ rule: String, _ selector: String) {
      (self.page, self.rule, self.selector) = (page, rule, selector)
    }

    var description: String { "\(page) \(rule) \(selector)" }
  }

  private static func violations() throws -> [Violation] {
    let data = try Data(contentsOf: lab.appending(path: "axe.json"))
    let recorded = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let pages = recorded?["pages"] as? [String: [[String: Any]]] ?? [:]
    return pages.flatMap { page, violations in
      violations.flatMap { violation in
        (violation["targets"] as? [String] ?? []).map {
          Violation(page, violation["rule"] as? String ?? "", $0)
        }
      }
    }
  }

  private struct Finding {
    var page: String
    var rule: String
    var severity: String
    var selector: String
  }

  private static func findings(on pages: String, by reader: String) throws -> [Finding] {
    let folder = try CommandFolder()
    let outcome = try folder.shell(
      "cd '\(lab.path)' && $EARSHOT audit \(pages) --reader \(reader) --format json")
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let screens = json?["results"] as? [[String: Any]] ?? []
    return screens.flatMap { screen -> [Finding] in
      let parts = (screen["input"] as? String ?? "").split(separator: "/").suffix(2)
      return (screen["findings"] as? [[String: Any]] ?? []).compactMap { finding in
        guard finding["outcome"] as? String == "fail" else { return nil }
        return Finding(
          page: parts.joined(separator: "/"), rule: finding["rule"] as? String ?? "",
          severity: finding["severity"] as? String ?? "",
          selector: (finding["place"] as? [String: Any])?["selector"] as? String ?? "")
      }
    }
  }

  @Test(arguments: EveryReaderTests.readers) func nothingIsMissed(_ reader: String) throws {
    // What a page gets is the same by all readers (EveryReaderTests): the first opens all, the others a part each.
    let readers = EveryReaderTests.readers
    let turn = try #require(readers.firstIndex(of: reader))
    let all = try Self.violations().filter {
      !Self.beside.contains($0.rule) && !Self.right.contains($0)
    }
    #expect(all.count > 90)
    let part = Set(
      Set(all.map(\.page)).sorted().enumerated()
        .filter { turn == 0 || $0.offset % (readers.count - 1) == turn - 1 }.map(\.element))
    let violations = all.filter { part.contains($0.page) }
    let pages =
      turn == 0
      ? "Faults/*.html Pages/*.html ../../Examples/Web/*.html"
      : part.sorted().joined(separator: " ")
    let findings = try Self.findings(on: pages, by: reader).filter { $0.severity != "note" }
    let missed = violations.filter { violation in
      let (rule, selector) = Self.elsewhere[violation] ?? ("", violation.selector)
      return !findings.contains {
        $0.page == violation.page
          && (rule.isEmpty ? !Self.others.contains($0.rule) : $0.rule == rule)
          && ($0.selector == selector || $0.selector.hasPrefix(selector + " > "))
      }
    }
    #expect(missed.map(\.description).sorted() == [])
    let told = Set(violations.map { "\($0.page) \($0.selector)" })
    let beyond = findings.filter {
      $0.severity == "error" && !$0.page.hasPrefix("Faults/")
        && !told.contains("\($0.page) \($0.selector)")
    }
    // Should there be one that is true, it has its place here with its reason.
    #expect(beyond.map { "\($0.page) \($0.rule) \($0.selector)" } == [])
  }
}
