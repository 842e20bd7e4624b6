internal import Documents

extension AuditResult {
  /// Gives each finding its fingerprint, which depends only on the rule, the screen and the element, not on
  /// positions.
  mutating func sign(as screen: String? = nil, _ key: (FindingPlace) -> String) {
    let screen = screen ?? name ?? Suppression.stem(of: path)
    forEachFinding { finding in
      let element = finding.place.map(key) ?? ""
      finding.place?.key = element
      let text = [finding.rule, screen, element].joined(separator: "\u{0}")
      finding.fingerprint = SHA256.hexadecimal(text.utf8)
    }
  }

  /// Numbers findings with the same fingerprint, and marks those that the baseline contains.
  mutating func number(_ counts: inout FingerprintCounts, since baseline: Baseline?) {
    forEachFinding { finding in
      finding.fingerprint += ":\(counts.count(finding.fingerprint))"
      if let baseline { finding.isKnown = baseline.fingerprints.contains(finding.fingerprint) }
    }
  }
}
