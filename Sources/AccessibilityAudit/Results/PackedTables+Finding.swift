import AccessibilityTree
import Documents

extension PackedTables {
  mutating func add(_ finding: Finding, to bytes: inout PackedWriter) {
    add(finding.rule, to: &bytes)
    add(finding.severity.rawValue, to: &bytes)
    bytes.add(finding.needsReview)
    add(finding.message, to: &bytes)
    add(finding.repair, to: &bytes)
    bytes.add(finding.place) { add($1, to: &$0) }
    bytes.add(finding.related.count)
    for place in finding.related { add(place, to: &bytes) }
    bytes.add(finding.flow) { add($1, to: &$0) }
    add(fingerprint: finding.fingerprint, to: &bytes)
    add(finding.suppression, to: &bytes)
    bytes.add(finding.isKnown)
  }

  func finding(_ bytes: inout PackedReader) -> Finding {
    let rule = text(&bytes)
    let severity = Severity(rawValue: text(&bytes)) ?? .error
    let needsReview = bytes.flag()
    let (message, repair) = (text(&bytes), text(&bytes))
    let place = bytes.optional(self.place)
    let related = (0..<bytes.number()).map { _ in self.place(&bytes) }
    return Finding(
      rule: rule, severity: severity, needsReview: needsReview, message: message, repair: repair,
      place: place, related: related, flow: bytes.optional(text), fingerprint: fingerprint(&bytes),
      suppression: suppression(&bytes), isKnown: bytes.flag())
  }

  private mutating func add(_ place: FindingPlace, to bytes: inout PackedWriter) {
    bytes.add(place.node)
    bytes.add(place.id) { add($1, to: &$0) }
    add(place.path, to: &bytes)
    add(place.name, to: &bytes)
    bytes.add(place.near) { add($1, to: &$0) }
    bytes.add(place.heard) { add($1, to: &$0) }
    bytes.add(place.location) {
      $0.add($1.line)
      $0.add($1.column)
    }
    bytes.add(place.sourceFrame) { add($1, to: &$0) }
    bytes.add(place.markup) {
      add($1.selector, to: &$0)
      add($1.html, to: &$0)
      $0.add($1.frame) { add($1, to: &$0) }
    }
    add(place.key, to: &bytes)
    bytes.add(place.file) { add($1, to: &$0) }
  }

  private func place(_ bytes: inout PackedReader) -> FindingPlace {
    FindingPlace(
      node: bytes.number(), id: bytes.optional(text), path: text(&bytes), name: text(&bytes),
      near: bytes.optional(text), heard: bytes.optional(text),
      location: bytes.optional { SourcePlace(line: $0.number(), column: $0.number()) },
      sourceFrame: bytes.optional(text),
      markup: bytes.optional {
        PageMarkup(selector: text(&$0), html: text(&$0), frame: $0.optional(text))
      }, key: text(&bytes), file: bytes.optional(text))
  }

  /// Adds a fingerprint, two digits a byte, and what stands behind the digits.
  private mutating func add(fingerprint: String, to bytes: inout PackedWriter) {
    let digits = Array(fingerprint.utf8.prefix { Self.value(of: $0) != nil })
    let pairs = digits.count / 2
    bytes.add(
      (0..<pairs).map { pair in
        (Self.value(of: digits[2 * pair]) ?? 0) << 4 | (Self.value(of: digits[2 * pair + 1]) ?? 0)
      })
    add(String(fingerprint.utf8.dropFirst(2 * pairs)) ?? "", to: &bytes)
  }

  private func fingerprint(_ bytes: inout PackedReader) -> String {
    var digits: [UInt8] = []
    for byte in bytes.list() {
      digits.append(Self.digits[Int(byte >> 4)])
      digits.append(Self.digits[Int(byte & 15)])
    }
    return String(decoding: digits, as: UTF8.self) + text(&bytes)
  }

  private static let digits = Array("0123456789abcdef".utf8)

  private static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
