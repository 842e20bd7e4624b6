import AccessibilityTree
import Documents

struct HapticUnavailable: ScreenRule {
  static let page = RulePage(
    "haptic-unavailable", .change, .warning, .high,
    title: "Device does not play the haptic",
    why: """
      Devices of this platform do not play this haptic, and nothing else reports what happened.
      """,
    repair: "Add a sound or an announcement.",
    guidelines: [.hig("Feedback")], needs: [.behaviours],
    failing: """
      platform: tvos
      elements:
        - button: Pay
          on: {activate: [haptic: success]}
      """,
    passing: """
      platform: tvos
      elements:
        - button: Pay
          on: {activate: [{haptic: success}, {sound: chime}]}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    guard let played = Self.played(on: screen.screen.platform) else { return }
    for node in 0..<screen.tree.count {
      for behaviour in screen.tree[node].behaviours where behaviour.code == nil {
        guard let silent = behaviour.haptics.first(where: { !played.contains($0) }) else {
          continue
        }
        // Whatever else happens is seen or heard.
        if behaviour.effects.contains(where: { $0.name != .haptic }) {
          findings.pass()
        } else {
          findings.fail(node, Self.message(silent, screen.screen.platform))
        }
      }
    }
  }

  // Documented by Apple: SensoryFeedback plays alignment and levelChange on a Mac's trackpad, and Apple TV and Apple
  // Vision Pro have no haptics. Of other platforms nothing is claimed.
  private static func played(on platform: Platform) -> Set<String>? {
    switch platform {
    case .tvos, .visionos: []
    case .macos: ["alignment", "levelChange"]
    default: nil
    }
  }
}

extension HapticUnavailable {
  private static func device(of platform: Platform) -> String {
    switch platform {
    case .tvos: "An Apple TV"
    case .visionos: "Apple Vision Pro"
    default: "A Mac"
    }
  }

  private static func message(_ haptic: String, _ platform: Platform) -> FindingText {
    FindingText(
      "\(device(of: platform)) does not play the haptic \(SafeText.quoted(haptic)), and "
        + "nothing else reports what happened.",
      repair: "Add a sound or an announcement.")
  }
}
