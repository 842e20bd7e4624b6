import Documents

/// The parts of SARIF 2.1.0 that reports use, with the properties and words that the standard allows there.
///
/// It is written after the standard's own schema, version 2.1.0 with its errata 01 (OASIS): which properties an
/// object may have, which it must have, of what type they are, which words and patterns they hold, and where
/// lists repeat nothing. It is stricter where we are: properties that we never write are not allowed, and texts
/// that code hosts refuse when empty are not empty.
indirect enum SARIFShape: Sendable {
  case text
  case filledText
  case integer(from: Int)
  case flag
  case word([String])
  case list(SARIFShape)
  /// A list in which nothing stands twice.
  case distinct(SARIFShape)
  /// Two letters, and two more for a region.
  case language
  /// Required properties, then those that may be left out; no others are allowed.
  case object([String: SARIFShape], optional: [String: SARIFShape] = [:])
  /// A bag of any properties, of which `tags` is a list of texts, or of texts by any key.
  case bag
  case textsByKey

  /// Returns what is wrong with a value, each with the path to it.
  func faults(in node: DocumentNode, at path: String = "$") -> [String] {
    switch self {
    case .text: return node.kind == .string ? [] : ["\(path) is no text"]
    case .filledText:
      return node.kind == .string && !node.text.isEmpty ? [] : ["\(path) is no text or empty"]
    case .integer(let least):
      guard node.kind == .number, let number = Int(node.text), number >= least else {
        return ["\(path) is no whole number from \(least)"]
      }
      return []
    case .flag: return node.kind == .boolean ? [] : ["\(path) is neither true nor false"]
    case .word(let words):
      return node.kind == .string && words.contains(node.text) ? [] : ["\(path) is \(node.text)"]
    case .list(let shape):
      guard node.kind == .sequence else { return ["\(path) is no list"] }
      return node.items.enumerated().flatMap { shape.faults(in: $1, at: "\(path)[\($0)]") }
    case .distinct(let shape):
      let faults = Self.list(shape).faults(in: node, at: path)
      let isRepeating =
        node.kind == .sequence && Set(node.items.map(Self.words)).count < node.items.count
      return faults + (isRepeating ? ["\(path) holds something twice"] : [])
    case .language:
      let parts = node.text.split(separator: "-", omittingEmptySubsequences: false)
      let isTag =
        (1...2).contains(parts.count)
        && parts.allSatisfy { $0.count == 2 && $0.allSatisfy { $0.isASCII && $0.isLetter } }
      return node.kind == .string && isTag ? [] : ["\(path) is no language"]
    case .bag:
      guard node.kind == .mapping else { return ["\(path) is no object"] }
      return node["tags"].map { Self.distinct(.text).faults(in: $0, at: "\(path).tags") } ?? []
    case .textsByKey, .object: return objectFaults(in: node, at: path)
    }
  }

  /// Writes a value so that equal ones are written alike.
  private static func words(_ node: DocumentNode) -> String {
    switch node.kind {
    case .sequence: return "[\(node.items.map(words).joined(separator: ","))]"
    case .mapping:
      var pairs: [String] = []
      try? node.forEachPair { pairs.append("\($0.text):\(words($1))") }
      return "{\(pairs.sorted().joined(separator: ","))}"
    default: return "\(node.kind) \(node.text)"
    }
  }

  private func objectFaults(in node: DocumentNode, at path: String) -> [String] {
    guard node.kind == .mapping else { return ["\(path) is no object"] }
    var faults: [String] = []
    var keys: Set<String> = []
    try? node.forEachPair { key, value in
      if !keys.insert(key.text).inserted { faults.append("\(path).\(key.text) is given twice") }
      let inner = "\(path).\(key.text)"
      switch self {
      case .textsByKey: faults += SARIFShape.text.faults(in: value, at: inner)
      case .object(let required, let optional):
        guard let shape = required[key.text] ?? optional[key.text] else {
          return faults.append("\(inner) is not allowed")
        }
        faults += shape.faults(in: value, at: inner)
      default: break
      }
    }
    if case .object(let required, _) = self {
      faults += required.keys.filter { !keys.contains($0) }.sorted().map {
        "\(path).\($0) is missing"
      }
    }
    return faults
  }
}

extension SARIFShape {
  static let level = SARIFShape.word(["none", "note", "warning", "error"])
  static let message = SARIFShape.object(["text": .filledText], optional: ["markdown": .text])
  static let component = SARIFShape.object(
    [:], optional: ["name": .text, "index": .integer(from: -1)])

  static let rule = SARIFShape.object(
    ["id": .filledText],
    optional: [
      "name": .text, "shortDescription": message, "fullDescription": message, "help": message,
      "defaultConfiguration": .object([:], optional: ["level": level]), "properties": .bag,
      "relationships": .distinct(
        .object(
          ["target": .object(["id": .text], optional: ["toolComponent": component])],
          optional: ["kinds": .distinct(.text)])),
    ])

  static let region = SARIFShape.object(
    ["startLine": .integer(from: 1)],
    optional: [
      "startColumn": .integer(from: 1),
      "endLine": .integer(from: 1), "endColumn": .integer(from: 1),
    ])

  static let location = SARIFShape.object(
    [:],
    optional: [
      "id": .integer(from: -1),
      "physicalLocation": .object(
        ["artifactLocation": .object([:], optional: ["uri": .filledText])],
        optional: ["region": region]),
      "logicalLocations": .distinct(
        .object([:], optional: ["name": .text, "fullyQualifiedName": .text, "kind": .text])),
    ])

  static let result = SARIFShape.object(
    ["message": message],
    optional: [
      "ruleId": .filledText, "ruleIndex": .integer(from: -1),
      "kind": .word(["notApplicable", "pass", "fail", "review", "open", "informational"]),
      "level": level, "locations": .list(location), "relatedLocations": .distinct(location),
      "partialFingerprints": .textsByKey, "properties": .bag,
      "baselineState": .word(["new", "unchanged", "updated", "absent"]),
      "suppressions": .distinct(
        .object(
          ["kind": .word(["inSource", "external"])],
          optional: [
            "status": .word(["accepted", "underReview", "rejected"]), "justification": .text,
          ])),
    ])

  static let run = SARIFShape.object(
    [
      "tool": .object([
        "driver": .object(
          ["name": .filledText],
          optional: [
            "version": .text, "rules": .distinct(rule), "supportedTaxonomies": .distinct(component),
          ])
      ])
    ],
    optional: [
      "automationDetails": .object([:], optional: ["id": .text]),
      "columnKind": .word(["utf16CodeUnits", "unicodeCodePoints"]), "language": .language,
      "properties": .bag,
      "invocations": .list(
        .object(
          ["executionSuccessful": .flag],
          optional: [
            "exitCode": .integer(from: 0),
            "toolExecutionNotifications": .list(
              .object(["message": message], optional: ["level": level])),
          ])),
      "taxonomies": .distinct(
        .object(
          ["name": .text],
          optional: [
            "version": .text, "organization": .text, "shortDescription": message,
            "taxa": .distinct(.object(["id": .filledText])),
          ])),
      "results": .list(result),
    ])

  /// A whole file.
  static let log = SARIFShape.object(
    ["version": .word(["2.1.0"]), "runs": .list(run)],
    optional: [
      "$schema": .word([
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
      ])
    ])
}
