import AccessibilityTree
import AccessibilityAudit
import Documents
import Transcript

/// The results of the inputs that one reader hears in one language.
struct SARIFRun {
  /// What the results of a run have in common.
  struct Key: Hashable {
    let reader: String
    let readerTitle: String
    let readerVersion: String
    let language: String

    init(_ result: AuditResult) {
      reader = result.reader
      readerTitle = result.readerTitle
      readerVersion = result.readerVersion
      language = result.language
    }

    var order: [String] { [reader, readerVersion, language] }
  }

  let key: Key
  let pages: [RulePage]
  let problems: [SuppressionProblem]
  let unread: [SourceError]
  private let results: AuditResults
  /// Which of the results are those of the run.
  private let places: [Int]

  /// Returns the runs of a report, by reader and language.
  static func all(of report: AuditReport) -> [SARIFRun] {
    var runs: [Key: (places: [Int], rules: Set<String>)] = [:]
    for (place, result) in zip(report.results.indices, report.results) {
      let key = Key(result)
      runs[key, default: ([], [])].places.append(place)
      for rule in result.results { runs[key]?.rules.insert(rule.page.id) }
    }
    return runs.sorted { $0.key.order.lexicographicallyPrecedes($1.key.order) }
      .map { SARIFRun($0.value.places, checking: $0.value.rules, report, $0.key) }
  }

  private init(
    _ places: [Int], checking ids: Set<String>, _ report: AuditReport, _ key: Key
  ) {
    results = report.results
    self.places = places
    self.key = key
    problems = report.problems
    unread = report.unread
    pages = report.pages.filter { ids.contains($0.id) }.map { $0.naming(key.readerTitle) }
  }

  func addTaxonomy(to json: inout JSONWriter) {
    json.line(2)
    json.array("taxonomies") { json in
      json.object { json in
        json.field("name", "WCAG")
        json.field("version", "2.2")
        json.field("organization", "W3C")
        json.key("shortDescription")
        SARIFText.add("Web Content Accessibility Guidelines", to: &json)
        json.array("taxa") { json in
          var seen: Set<String> = []
          for criterion in pages.flatMap({ SARIFRule($0).criteria }).sorted()
          where seen.insert(criterion).inserted {
            json.object { $0.field("id", criterion) }
          }
        }
      }
    }
  }

  func addResults(to json: inout JSONWriter, _ put: ([UInt8]) throws -> Void) rethrows {
    let indices = Dictionary(
      uniqueKeysWithValues: pages.enumerated().map { ($0.element.id, $0.offset) })
    for result in places.lazy.map({ results[$0] }) {
      for finding in result.findings {
        add(finding, of: result, ruleIndex: indices[finding.rule] ?? 0, to: &json)
      }
      try put(json.takeBytes())
    }
  }

  private func add(
    _ finding: Finding, of result: AuditResult, ruleIndex: Int, to json: inout JSONWriter
  ) {
    json.line(3)
    json.object { json in
      json.field("ruleId", finding.rule)
      json.field("ruleIndex", Double(ruleIndex))
      // The standard wants no level unless the kind is fail.
      json.field("kind", finding.needsReview ? "review" : "fail")
      json.field("level", finding.needsReview ? "none" : finding.severity.rawValue)
      let name = finding.place?.name ?? result.name ?? result.path
      json.key("message")
      SARIFText.add("\(SafeText.line(name)): \(finding.text)", to: &json)
      json.array("locations") { json in
        add(finding.place, of: result, id: nil, to: &json)
      }
      if !finding.related.isEmpty {
        json.array("relatedLocations") { json in
          for (index, place) in finding.related.enumerated() {
            add(place, of: result, id: index + 1, to: &json)
          }
        }
      }
      json.object("partialFingerprints") { $0.field(Finding.fingerprintName, finding.fingerprint) }
      if let suppression = finding.suppression {
        json.array("suppressions") { json in
          json.object { json in
            json.field("kind", suppression.origin.rawValue)
            json.field("status", "accepted")
            json.field("justification", suppression.reason)
          }
        }
      }
      json.field("baselineState", finding.isKnown ? "unchanged" : "new")
      if let place = finding.place, place.heard != nil || place.markup != nil {
        json.object("properties") { json in
          if let heard = place.heard { json.field("heard", heard) }
          json.fields(of: place.markup)
        }
      }
    }
  }

  private func add(
    _ place: FindingPlace?, of result: AuditResult, id: Int?, to json: inout JSONWriter
  ) {
    json.object { json in
      if let id { json.field("id", Double(id)) }
      json.object("physicalLocation") { json in
        json.object("artifactLocation") { $0.field("uri", Self.uri(place?.file ?? result.path)) }
        // A line that is not known is left out: whoever shows the file begins at its top then.
        if let location = place?.location {
          json.object("region") { json in
            json.field("startLine", Double(location.line))
            json.field("startColumn", Double(location.column))
          }
        }
      }
      if let place {
        json.array("logicalLocations") { json in
          json.object { json in
            json.field("name", SafeText.line(place.name))
            json.field(
              "fullyQualifiedName", SafeText.line("\(result.name ?? result.path)/\(place.path)"))
            json.field("kind", "element")
          }
        }
      }
    }
  }

  // Everything but the characters that RFC 3986 leaves as they are becomes bytes in hexadecimal digits.
  private static func uri(_ path: String) -> String {
    // The address of a page is one already.
    if path.hasPrefix("http://") || path.hasPrefix("https://") { return SafeText.line(path) }
    let start = path.hasPrefix("./") ? path.dropFirst(2) : path[...]
    var uri = path.hasPrefix("/") ? "file://" : ""
    for byte in start.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return uri
  }
}
