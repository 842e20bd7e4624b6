import AccessibilityTree
import Documents

struct InputSuspicious: ScreenRule {
  static let page = RulePage(
    "input-suspicious", .input, .warning, .high,
    title: "Input does not match a real screen",
    why: """
      The server answered with an error or a login page, frames have no size, or frames are in \
      pixels on a screen in points. Findings from such an input, or their absence, say little \
      about the app.
      """,
    repair: """
      Dump the screen again once it has fully loaded, and give all frames and the screen size in \
      points.
      """,
    guidelines: [],
    failing: """
      screen: Basket
      size: [390, 844]
      elements:
        - frame: [0, 0, 1170, 2532]
          children:
            - {button: Pay, frame: [48, 2100, 1074, 150]}
      """,
    passing: """
      screen: Basket
      elements:
        - {button: Pay, frame: [16, 700, 358, 50]}
        - {button: Close, frame: [330, 60, 44, 44]}
      """)

  /// The numbers of pixels per point on devices, except 1.
  private static let scales = [2.0, 3.0]

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    let doubts = screen.screen.origin?.doubts ?? []
    for doubt in doubts { findings.fail(nil, Self.elsewhere(doubt)) }
    if screen.elements.isEmpty || !doubts.isEmpty { return }
    let frames = screen.elements.compactMap { screen.tree[$0].frame }
    if frames.count > 1, frames.allSatisfy({ $0.width == 0 && $0.height == 0 }) {
      findings.fail(nil, Self.flat(frames.count))
    } else if let scale = Self.scale(of: screen) {
      findings.fail(nil, Self.scaled(scale))
    } else {
      findings.pass()
    }
  }

  // Something is exactly two or three times as wide and as high as the screen: no layout does that, a dump
  // in pixels does.
  private static func scale(of screen: AuditedScreen) -> Double? {
    guard let size = screen.screen.size, size.width > 0, size.height > 0 else { return nil }
    for node in 0..<screen.tree.count {
      guard let frame = screen.tree[node].frame, frame.isFinite else { continue }
      let (across, down) = (frame.width / size.width, frame.height / size.height)
      for scale in scales where abs(across - scale) < 0.01 && abs(down - scale) < 0.01 {
        return scale
      }
    }
    return nil
  }
}

extension InputSuspicious {
  private static func elsewhere(_ doubt: String) -> FindingText {
    FindingText(
      "This is probably not the intended page: \(SafeText.line(doubt)).",
      repair: "Check the address, and give the address that people use.")
  }

  private static func flat(_ count: Int) -> FindingText {
    FindingText(
      "All \(count) frames have no size.",
      repair: "Dump the screen once it is laid out.")
  }

  private static func scaled(_ scale: Double) -> FindingText {
    FindingText(
      "An element is \(Int(scale)) times as wide and as high as the screen: its frames seem "
        + "to be in pixels.",
      repair: "Give frames and the screen size in points.")
  }
}
