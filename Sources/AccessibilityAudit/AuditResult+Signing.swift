internal import Documents

extension AuditResult {
  /// Gives each finding its fingerprint: of its rule, the screen and the element, and of nothing that moves.
  ///
  /// - Parameters:
  ///   - screen: What stays the same for the screen; its name, or that of its file, where none is given.
  ///   - key: Returns what stays the same for an element.
  mutating func sign(as screen: String? = nil, _ key: (FindingPlace) -> String) {
    let screen = screen ?? name ?? Suppression.stem(of: path)
    var counts: [String: Int] = [:]
    forEachFinding { finding in
      let element = finding.place.map(key) ?? ""
      let text = [finding.rule, screen, element].joined(separator: "\u{0}")
      counts[text, default: 0] += 1
      finding.fingerprint = "\(SHA256.hexadecimal(text.utf8)):\(counts[text] ?? 1)"
    }
  }

  /// Marks the findings that were there before.
  mutating func recognise(_ baseline: Baseline) {
    forEachFinding { $0.isKnown = baseline.fingerprints.contains($0.fingerprint) }
  }
}
