import AccessibilityTree
import ScreenReader

/// Words that stand where a field for secrets is heard as bullets: an old recording and a text that somebody
/// expects may hold in clear what was typed.
package enum SecretWords {
  /// What stands for them.
  private static let shown = "[secret]"

  /// Returns a text without the words in whose place another one has bullets.
  package static func hidden(in text: String, heardAs heard: String) -> String {
    guard heard.contains("•") else { return text }
    return WordDiff(from: text, to: heard).runs.map { run in
      guard run.isChange, run.new.split(separator: " ").contains(where: isSecret),
        run.old.contains(where: { $0.isLetter || $0.isNumber })
      else { return run.old }
      let end = run.old.reversed().prefix { $0 == " " || $0 == "," }.reversed()
      return shown + String(end)
    }.joined()
  }

  private static func isSecret(_ word: Substring) -> Bool {
    let letters = word.drop { $0.isPunctuation && $0 != "•" }.prefix { $0 == "•" }
    return !letters.isEmpty && word.allSatisfy { $0 == "•" || $0.isPunctuation }
  }

  /// Returns a stop without what the same field says in bullets on the other side.
  static func hidden(in stop: RecordedStop, heardAs heard: RecordedStop) -> RecordedStop {
    var stop = stop
    stop.text = hidden(in: stop.text, heardAs: heard.text)
    if stop.text.holds(shown) {
      for index in stop.fragments?.indices ?? 0..<0
      where stop.fragments?[index].kind == .value {
        stop.fragments?[index].text = shown
        stop.fragments?[index].speechText = nil
      }
    }
    return stop
  }
}
