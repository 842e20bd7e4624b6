import AccessibilityTree
import Documents

struct HapticContradictory: ScreenRule {
  static let page = RulePage(
    "haptic-contradictory", .change, .warning, .veryHigh,
    title: "Haptics contradict each other",
    why: """
      People learn from the system what each haptic means. Two opposite haptics after one action \
      contradict each other.
      """,
    repair: "Play the haptic that matches the result.",
    guidelines: [.hig("Feedback")], needs: [.behaviours],
    failing: """
      - button: Pay
        on: {activate: [{haptic: success}, {haptic: error}]}
      """,
    passing: """
      - button: Pay
        on: {activate: [{haptic: success}]}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in 0..<screen.tree.count {
      for behaviour in screen.tree[node].behaviours {
        let results = Self.results.filter(behaviour.haptics.contains)
        switch results.count {
        case 0: continue
        case 1: findings.pass()
        default: findings.fail(node, Self.message(results))
        }
      }
    }
  }

  // Documented by Apple: the haptics of notifications are those of a task's result.
  private static let results = ["success", "warning", "error"]
}

extension HapticContradictory {
  private static func message(_ haptics: [String]) -> FindingText {
    FindingText(
      "One action plays the haptics \(haptics.joined(separator: " and ")).",
      repair: "Play the one that matches the result.")
  }
}

extension Behaviour {
  /// The haptics that always follow the action, in order.
  var haptics: [String] {
    effects.compactMap { effect in
      guard effect.name == .haptic, !effect.options.contains(where: { $0.key == "when" }),
        case .text(let word)? = effect.argument
      else { return nil }
      return word
    }
  }
}
