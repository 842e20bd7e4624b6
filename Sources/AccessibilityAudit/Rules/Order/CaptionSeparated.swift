import AccessibilityTree
import Documents

struct CaptionSeparated: ScreenRule {
  static let page = RulePage(
    "caption-separated", .order, .warning, .medium, .traversal,
    title: "Image and caption far apart",
    why: """
      {reader} reads all images, then all captions. The listener has to remember which caption \
      belongs to which image, which is impossible if there are many.
      """,
    repair: """
      Group each image with its caption.
      """,
    guidelines: [.hig("Navigation"), .wcag("1.3.1", .a)], needs: [.frame],
    failing: """
      - {image: A basket of mangoes, frame: [16, 120, 172, 172]}
      - {image: A crate of artichokes, frame: [205, 120, 172, 172]}
      - {text: Mangoes grow on trees., frame: [16, 300, 172, 40]}
      - {text: Artichokes are thistles., frame: [205, 300, 172, 40]}
      """,
    passing: """
      - groupsChildren: true
        children:
          - {image: A basket of mangoes, frame: [16, 120, 172, 172]}
          - {text: Mangoes grow on trees., frame: [16, 300, 172, 40]}
      - groupsChildren: true
        children:
          - {image: A crate of artichokes, frame: [205, 120, 172, 172]}
          - {text: Artichokes are thistles., frame: [205, 300, 172, 40]}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.stops
    where screen.spokenElement(node).traits.contains(.image) && screen.tree[node].frame == nil {
      findings.lacks(.frame)
    }
    let pairs = Captions(screen).pairs
    let images = pairs.map(\.image).sorted()
    var counts: [Int: Int] = [:]
    for pair in pairs { counts[pair.caption, default: 0] += 1 }
    for pair in pairs {
      guard let image = screen.stop(of: pair.image), let caption = screen.stop(of: pair.caption)
      else { continue }
      let isNear = abs(image - caption) == 1
      // One caption below a whole row of images belongs to none of them alone.
      if isNear || counts[pair.caption] != 1 || Self.isGrouped(pair, images, screen)
        || Self.isIcon(pair.image, screen) || Self.hasTextBehind(pair.image, counts, screen)
      {
        findings.pass()
      } else {
        findings.fail(
          pair.image,
          Self.message(
            screen.name(pair.image), screen.label(pair.caption), abs(image - caption)),
          related: [pair.caption])
      }
    }
  }

  /// The side in points of the largest icon (ours); icons belong to the element next to them.
  private static let icon = 44.0

  private static func isIcon(_ image: Int, _ screen: AuditedScreen) -> Bool {
    screen.tree[image].frame.map { max($0.width, $0.height) <= icon } ?? false
  }

  // A text that is heard at once behind the image, and is the caption of no other one, belongs to it as well.
  private static func hasTextBehind(
    _ image: Int, _ captions: [Int: Int], _ screen: AuditedScreen
  ) -> Bool {
    guard let next = screen.stop(of: image).map({ $0 + 1 }), next < screen.stops.count else {
      return false
    }
    let node = screen.stops[next]
    return captions[node] == nil && screen.spokenElement(node).isPlainText
      && !screen.label(node).isEmpty
  }

  // The innermost group of an image holds its caption, and no other image that has one.
  private static func isGrouped(
    _ pair: Captions.Pair, _ images: [Int], _ screen: AuditedScreen
  ) -> Bool {
    guard
      let group = screen.ancestors(of: pair.image).first(where: { screen.tree[$0].keepsTogether })
    else { return false }
    let end = screen.tree.end(of: group)
    let held = images.count { group < $0 && $0 < end }
    return group < pair.caption && pair.caption < end && held == 1
  }
}

extension CaptionSeparated {
  private static func message(_ image: String, _ caption: String, _ apart: Int) -> FindingText {
    FindingText(
      "The \(image) and its caption \(SafeText.quoted(caption)) are \(apart) swipes apart.",
      repair: "Group each image with its caption.")
  }
}
