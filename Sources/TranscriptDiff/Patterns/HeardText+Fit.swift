import AccessibilityTree
import Documents
package import ScreenReader
package import Transcript

extension HeardText {
  /// How well a stop fits a text that is looked for; the worst first.
  public enum Fit: Int, Comparable, Sendable {
    /// A fragment of what is said holds the text, whatever its capitals.
    case part
    /// All that is said, or one fragment of it, is the text but for its capitals.
    case whole
    /// All that is said, or one fragment of it, is the text, or what its placeholders stand for.
    case exact

    /// Returns whether a fit is worse than another.
    ///
    /// - Parameters:
    ///   - a: A fit.
    ///   - b: Another one.
    /// - Returns: Whether the first is the worse one.
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
