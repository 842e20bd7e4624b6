import Documents
import Transcript

/// The most that it may cost to get somewhere: `Pay<=12` gestures, or `Pay<=30s` of listening.
package struct EffortBudget: Equatable, Sendable {
  /// What is counted.
  package enum Limit: Equatable, Sendable {
    /// Gestures.
    case gestures(Int)
    /// Seconds of listening.
    case seconds(Double)
  }

  /// The `id` or text of the goal.
  package var target: String
  /// The most that the cheapest way there may cost.
  package var limit: Limit

  /// Reads a budget, `nil` for a text that is none.
  package init?(_ text: String) {
    guard let sign = text.ranges(of: "<=").last else { return nil }
    target = String(text[..<sign.lowerBound]).trimmed
    let number = String(text[sign.upperBound...]).trimmed
    if number.hasSuffix("s"), let seconds = Double(number.dropLast()), seconds >= 0,
      seconds.isFinite
    {
      limit = .seconds(seconds)
    } else if let gestures = Int(number), gestures >= 0 {
      limit = .gestures(gestures)
    } else {
      return nil
    }
    if target.isEmpty { return nil }
  }

  /// Returns what exceeds the budget in words, or `nil` when nothing does.
  package func excess(of cost: EffortCost) -> String? {
    switch limit {
    case .gestures(let most) where cost.gestures > most:
      let gestures = cost.gestures == 1 ? "1 gesture" : "\(cost.gestures) gestures"
      return "\(SafeText.quoted(target)) takes \(gestures), more than the \(most) of its budget"
    case .seconds(let most) where cost.seconds > most:
      return
        "\(SafeText.quoted(target)) takes \(cost.heard.exactText) of listening, more than the "
        + "\(JSONWriter.text(most)) of its budget"
    default: return nil
    }
  }
}
