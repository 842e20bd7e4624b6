import Documents
import Transcript
import VoiceProfiles

/// The highest cost allowed for reaching a target: `Pay<=12` gestures, or `Pay<=30s` of listening.
package struct EffortBudget: Equatable, Sendable {
  /// The limited quantity.
  package enum Limit: Equatable, Sendable {
    /// Gestures.
    case gestures(Int)
    /// Seconds of listening.
    case seconds(Double)
  }

  /// The `id` or text of the target.
  package var target: String
  /// The highest cost allowed for the cheapest route.
  package var limit: Limit

  /// Parses a budget; the result is `nil` if the text is not a budget.
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

  /// Returns whether a cost is within the budget.
  package func allows(_ cost: EffortCost) -> Bool {
    switch limit {
    case .gestures(let most): cost.gestures <= most
    case .seconds(let most): cost.seconds <= most
    }
  }

  /// Returns a cost compared with the budget: `"Pay" takes 3 gestures, within its budget of 12`.
  package func text(of cost: EffortCost) -> String {
    let name = SafeText.quoted(target)
    let (taken, most) =
      switch limit {
      case .gestures(let most):
        (cost.gestures == 1 ? "1 gesture" : "\(cost.gestures) gestures", String(most))
      case .seconds(let most): ("\(cost.heard.exactText) of listening", JSONWriter.text(most))
      }
    return allows(cost)
      ? "\(name) takes \(taken), within its budget of \(most)"
      : "\(name) takes \(taken), over its budget of \(most)"
  }
}
