internal import Documents

extension AuditResult {
  /// Gives each finding its fingerprint: of its rule, the screen and the element, and of nothing that moves.
  ///
  /// - Parameters:
  ///   - screen: What stays the same for the screen; its name, or that of its file, where none is given.
  ///   - key: Returns what stays the same for an element.
  mutating func sign(as screen: String? = nil, _ key: (FindingPlace) -> String) {
    let screen = screen ?? name ?? Suppression.stem(of: path)
    forEachFinding { finding in
      let element = finding.place.map(key) ?? ""
      finding.place?.key = element
      let text = [finding.rule, screen, element].joined(separator: "\u{0}")
      finding.fingerprint = SHA256.hexadecimal(text.utf8)
    }
  }

  /// Numbers the findings of one fingerprint, and marks those that were there before.
  ///
  /// - Parameters:
  ///   - counts: How often each fingerprint was met so far.
  ///   - baseline: What was there before, or `nil`.
  mutating func number(_ counts: inout FingerprintCounts, since baseline: Baseline?) {
    forEachFinding { finding in
      finding.fingerprint += ":\(counts.count(finding.fingerprint))"
      if let baseline { finding.isKnown = baseline.fingerprints.contains(finding.fingerprint) }
    }
  }
}
