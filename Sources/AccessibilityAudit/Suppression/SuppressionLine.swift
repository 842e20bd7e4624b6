import Documents

/// Reads one line of a file of suppressions.
struct SuppressionLine {
  private let bytes: [UInt8]
  private let offset: Int
  private let source: SourceText

  init(_ bytes: [UInt8], offset: Int, source: SourceText) {
    self.bytes = bytes.last == 0x0D ? Array(bytes.dropLast()) : bytes
    self.offset = offset
    self.source = source
  }

  func read(rules: [String]) throws(SourceError) -> Suppression? {
    var place = 0
    guard let rule = try word(&place), !rule.text.hasPrefix("#") else { return nil }
    guard rule.text == "*" || rules.contains(rule.text) else {
      // Files of other tools are lists and mappings.
      if rule.text == "-" || rule.text.last == ":" {
        throw source.error(
          "a file of suppressions is not YAML: a line begins with a rule", at: rule.offset,
          suggestion: "write one like: label-missing Checkout/pay-button why it is accepted")
      }
      throw source.error(
        "unknown rule \(SafeText.quoted(rule.text))", at: rule.offset,
        suggestion: ruleBehind(rule.text, at: place, rules)
          ?? Spelling.question(for: rule.text, among: rules) ?? Rules.question(for: rule.text)
          ?? "list the rules with: earshot audit --list")
    }
    guard let target = try word(&place) else {
      throw source.error(
        "the suppression does not name a screen", at: rule.offset,
        suggestion: "write one like: \(rule.text) Checkout/pay-button why it is accepted")
    }
    guard let slash = target.text.firstIndex(of: "/") else {
      throw source.error(
        "\(SafeText.quoted(target.text)) does not name an element", at: target.offset,
        suggestion: "write SCREEN/ID, or SCREEN/* for the whole screen")
    }
    var until: Day?
    let beforeDate = place
    if let date = try word(&place), date.text.hasPrefix("until=") {
      guard let day = Day(String(date.text.dropFirst(6))) else {
        throw source.error(
          "\(SafeText.quoted(date.text)) is not a date", at: date.offset,
          suggestion: "write it as until=YYYY-MM-DD")
      }
      until = day
    } else {
      place = beforeDate
    }
    let reason = String(decoding: bytes[min(place, bytes.count)...], as: UTF8.self).trimmed
    guard !reason.isEmpty else {
      throw source.error(
        "the suppression of \(SafeText.quoted(rule.text)) gives no reason", at: rule.offset,
        suggestion: "say at the end of the line why the finding is accepted")
    }
    return Suppression(
      rule: rule.text, screen: String(target.text[..<slash]),
      element: String(target.text[target.text.index(after: slash)...]), reason: reason,
      until: until, path: source.path, location: source.location(of: rule.offset))
  }

  /// The advice for a line whose second word is the rule.
  private func ruleBehind(_ first: String, at place: Int, _ rules: [String]) -> String? {
    var place = place
    guard let second = try? word(&place), rules.contains(second.text) else { return nil }
    return "the rule comes first: \(second.text) \(SafeText.line(first)) REASON"
  }

  private func word(_ place: inout Int) throws(SourceError) -> (text: String, offset: Int)? {
    while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
    guard place < bytes.count else { return nil }
    let start = place
    if bytes[place] == 0x22 {
      place += 1
      while place < bytes.count, bytes[place] != 0x22 { place += 1 }
      guard place < bytes.count else {
        throw source.error("the quote is not closed", at: offset + start)
      }
      place += 1
      return (String(decoding: bytes[(start + 1)..<(place - 1)], as: UTF8.self), offset + start)
    }
    while place < bytes.count, bytes[place] != 0x20, bytes[place] != 0x09 { place += 1 }
    return (String(decoding: bytes[start..<place], as: UTF8.self), offset + start)
  }
}
