import AccessibilityTree
import Documents

struct ElementsOverlap: ScreenRule {
  static let page = RulePage(
    "elements-overlap", .text, .warning, .high,
    title: "Text overlaps other text",
    why: """
      Neither text is legible. This happens mostly at large text sizes, so audit the screen at those too.
      """,
    repair: "Stack elements that are side by side when the text is large, and let rows grow with "
      + "their text.",
    guidelines: [.hig("Text display"), .wcag("1.4.4", .aa)], needs: [.frame, .carried(.roles)],
    varies: "A review on pages, because their frames do not show which parts are clipped.",
    failing: """
      - {text: Mango lassi, frame: [16, 100, 200, 60]}
      - {text: 3 euros, frame: [120, 110, 150, 60]}
      """,
    passing: """
      - {text: Mango lassi, frame: [16, 100, 200, 60]}
      - {text: 3 euros, frame: [16, 160, 150, 60]}
      """)

  /// The share of the smaller text that may be covered: frames of lines overlap a little.
  private static let most = 0.25
  /// The part of the lower text's height that both may share: what stands above and below the letters of large
  /// type reaches into its neighbours (ours).
  private static let mostHeight = 0.5
  /// The number of texts at one position from which none is assumed to be visible (ours).
  private static let fewestWaiting = 3

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    var texts: [Int] = []
    var frames: [Frame] = []
    for node in screen.textNodes where screen.tree[node].traits.contains(.staticText) {
      // What holds other nodes outlines them and draws no words itself.
      if screen.tree.hasChildren(node) || screen.isInteractive(node) { continue }
      // A text of a page whose colour is not told may be as clear as glass.
      if screen.hasMarkup, screen.facts(node).color(.textColor) == nil {
        findings.lacks(.fact(.textColor))
        continue
      }
      guard let frame = screen.tree[node].frame, FrameGrid.holds(frame) else {
        findings.lacks(.frame)
        continue
      }
      texts.append(node)
      frames.append(frame)
    }
    guard texts.count > 1 else { return }
    // What many texts have for their place is where they wait to be laid out.
    let places = Dictionary(frames.map { ($0, 1) }, uniquingKeysWith: +)
    func isLaidOut(_ index: Int) -> Bool {
      guard screen.isImported, screen.toolkit != .web else { return true }
      return screen.isVisible(texts[index])
        && places[frames[index], default: 0] < Self.fewestWaiting
    }
    // A dump may give a view that is not laid out yet, or is recycled, a place outside of its own row.
    func leavesItsHolder(_ node: Int) -> Bool {
      guard screen.isImported, let frame = screen.tree[node].frame,
        let parent = screen.tree.parent(of: node), let holder = screen.tree[parent].frame
      else { return false }
      return !holder.intersects(frame)
    }
    // What only readers are told lies in a box of a point, which cuts it off.
    func isCutOff(_ node: Int) -> Bool {
      screen.tree.ancestors(of: node).prefix(AuditedScreen.mostLevels).contains {
        screen.tree[$0].frame.map { (0.5...2).contains($0.width) && (0.5...2).contains($0.height) }
          == true
      }
    }
    let grid = FrameGrid(frames)
    for (index, node) in texts.enumerated() {
      let other = grid.near(index).first { other in
        other < index && Targets.overlap(frames[index], frames[other]) > Self.most
          && Self.sharedHeight(frames[index], frames[other]) > Self.mostHeight
          && !Self.isPadded(texts[index], texts[other], screen)
          && isLaidOut(index) && isLaidOut(other)
          && screen.scroller(of: node) == screen.scroller(of: texts[other])
          && !leavesItsHolder(node) && !leavesItsHolder(texts[other])
          && !isCutOff(node) && !isCutOff(texts[other])
          && !screen.flowTogether(node, texts[other])
          && screen.drawnText(node) != screen.drawnText(texts[other])
      }
      if let other {
        let message = Self.message(screen.drawnText(node), screen.drawnText(texts[other]))
        // A page's boxes do not tell what is clipped, or lies below another layer.
        if screen.toolkit == .web {
          findings.review(node, message, related: [texts[other]])
        } else {
          findings.fail(node, message, related: [texts[other]])
        }
      } else {
        findings.pass()
      }
    }
  }
}

extension ElementsOverlap {
  // A view of Android that shows a text may be as wide as its row and keep the words away from its edges: a short
  // text in the space at its side covers none of them, and a dump does not tell.
  private static func isPadded(_ first: Int, _ second: Int, _ screen: AuditedScreen) -> Bool {
    guard screen.isImported, screen.toolkit == .android, let one = screen.tree[first].frame,
      let other = screen.tree[second].frame
    else { return false }
    if one.contains(other) || other.contains(one) { return true }
    // Words are taken to begin at the left of their box: a dump does not tell.
    let (left, right) = one.x <= other.x ? (one, other) : (other, one)
    let text = screen.drawnText(one.x <= other.x ? first : second)
    return left.x + Self.width(of: text, in: left) <= right.x
  }

  /// The maximum width of a text in one line, at the size that the height of its box allows.
  private static func width(of text: String, in frame: Frame) -> Double {
    // Letters of Chinese, Japanese and Korean are as wide as high.
    let ems = text.unicodeScalars.reduce(0.0) { $0 + ($1.value >= 0x1100 ? 1 : 0.6) }
    return min(frame.width, ems * frame.height / 1.2)
  }

  private static func sharedHeight(_ first: Frame, _ second: Frame) -> Double {
    let shared = min(first.y + first.height, second.y + second.height) - max(first.y, second.y)
    return shared / min(first.height, second.height)
  }

  private static func message(_ text: String, _ other: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(text)) overlaps \(SafeText.quoted(other)).",
      repair: "Give each a different position.")
  }
}
