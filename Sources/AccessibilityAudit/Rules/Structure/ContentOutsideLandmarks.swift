import AccessibilityTree
import Documents

struct ContentOutsideLandmarks: ScreenRule {
  static let page = RulePage(
    "content-outside-landmarks", .structure, .note, .medium,
    title: "Content outside landmarks",
    why: "People who move from landmark to landmark never reach the content between them.",
    repair: "Move the content to a suitable landmark: main, navigation, or a named region.",
    guidelines: [.wcag("1.3.1", .a)], needs: [.fact(.ariaRole)],
    failing: """
      - {container: landmark, ariaRole: main, children: [Mango lassi]}
      - button: Rate
      """,
    passing: """
      - container: landmark
        ariaRole: main
        children: [Mango lassi, button: Rate]
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    // A page without a main part is another rule's, and a modal view is met alone.
    if screen.isModal { return }
    if screen.landmarks(.main).isEmpty {
      for _ in screen.landmarks { findings.lacks(.fact(.ariaRole)) }
      return
    }
    var isInside = [Bool](repeating: false, count: screen.tree.count)
    for node in 0..<screen.tree.count {
      isInside[node] =
        screen.tree[node].container == .landmark
        || screen.tree.parent(of: node).map { isInside[$0] } ?? false
    }
    // Links at the very top are there to skip to parts of the page: the first one, and those that say so.
    let skips =
      screen.elements.enumerated().prefix { stop, node in
        screen.traits(node).contains(.link)
          && (stop == 0 || screen.facts(node).text(.linkTarget)?.hasPrefix("#") == true)
      }.count
    let outside = screen.elements.enumerated().filter { stop, node in
      // What is announced needs no place.
      if stop < skips { return false }
      return !isInside[node] && screen.facts(node).liveRegion == nil
    }.map(\.element)
    guard let first = outside.first else { return findings.pass() }
    findings.fail(
      first, Self.message(screen.list(outside), outside.count), related: Array(outside.dropFirst()))
  }
}

extension ContentOutsideLandmarks {
  private static func message(_ list: String, _ count: Int) -> FindingText {
    count == 1
      ? FindingText(
        "This is outside all landmarks.", repair: "Move it to the landmark where it belongs.")
      : FindingText(
        "\(count) elements are outside all landmarks: \(list).",
        repair: "Move each to the landmark where it belongs.")
  }
}
