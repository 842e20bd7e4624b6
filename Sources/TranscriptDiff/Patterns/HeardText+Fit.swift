import AccessibilityTree
import Documents
package import ScreenReader
package import Transcript

extension HeardText {
  /// How well a stop matches a text; the worst match comes first.
  public enum Fit: Int, Comparable, Sendable {
    /// A fragment of the utterance contains the text, regardless of case.
    case part
    /// The whole utterance, or one fragment of it, equals the text regardless of case.
    case whole
    /// The whole utterance, or one fragment of it, equals the text or matches its placeholders.
    case exact

    /// Returns whether a match is worse than another.
    ///
    /// - Parameters:
    ///   - a: A match.
    ///   - b: Another match.
    /// - Returns: Whether the first match is worse.
    public static func < (a: Fit, b: Fit) -> Bool { a.rawValue < b.rawValue }
  }

  /// Returns how well what is said at a stop fits.
  ///
  /// All that is said counts with and without the names of containers that are entered there. A fragment is a
  /// label, a value, a role, or what stands between the commas of one of these, as the label of an element
  /// made of several has them; of a hint no parts are looked for. A text of the measure
  /// ``Measure/part`` may be any part of all that is said, over several fragments.
  package func fit(
    of utterance: Utterance, in rendering: Rendering, _ patterns: inout TextPatterns
  ) throws(TextPatterns.Failure) -> Fit? {
    let said = rendering.text(of: utterance)
    if measure == .part { return Self.holds(said, text) ? .part : nil }
    var wholes = [said]
    if utterance.fragments.first?.kind == .container {
      var own = utterance
      own.fragments.removeAll { $0.kind == .container }
      wholes.append(rendering.text(of: own))
    }
    var parts: [String] = []
    for fragment in utterance.fragments where !fragment.isNote {
      let words = SafeText.line(fragment.text)
      wholes.append(words)
      if words.utf8.contains(0x2C) { wholes += words.split(separator: ", ").map(String.init) }
      if fragment.kind != .hint { parts.append(words) }
    }
    if text.isEmpty { return nil }
    if wholes.contains(text) { return .exact }
    if isPattern {
      for whole in wholes where try patterns.matches(text, whole) { return .exact }
      return nil
    }
    let wanted = text.lowercased()
    if wholes.contains(where: { $0.lowercased() == wanted }) { return .whole }
    return parts.contains { $0.lowercased().holds(wanted) } ? .part : nil
  }
}
