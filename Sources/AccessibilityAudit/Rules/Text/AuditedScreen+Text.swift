import AccessibilityTree
import ScreenReader

extension AuditedScreen {
  /// Returns the text that a node draws.
  func drawnText(_ node: Int) -> String { facts(node).text(.visibleText)?.trimmed ?? label(node) }

  /// Returns the facts about the text that a node draws: its own, or those of the text in it that a page's control,
  /// heading or link is heard as.
  func textFacts(_ node: Int) -> ElementFacts {
    let own = facts(node)
    guard toolkit == .web, own.text(.textColor) == nil,
      origins[node] >= 0
    else { return own }
    let inner = (origins[node]..<statedTree.end(of: origins[node])).first {
      statedTree[$0].facts.contains { $0.key == FactKey.textColor.rawValue }
    }
    return inner.map { statedTree[$0].statedFacts } ?? own
  }

  /// Returns the size of the text of a node, as stated or by its text style at the usual setting.
  func fontSize(_ node: Int) -> Double? {
    let facts = textFacts(node)
    return facts.number(.fontSize) ?? facts.text(.textStyle).flatMap { Self.styles[$0] }
  }

  /// Returns whether a node draws text.
  func drawsText(_ node: Int) -> Bool {
    if let reason = omission(of: node), ![.insideElement, .labelsAnother].contains(reason) {
      return false
    }
    let traits = tree[node].traits
    let isStop = index(of: node) != nil
    if drawnText(node).isEmpty { return false }
    if tree[node].facts.contains(where: { Self.textFacts.contains($0.key) }) { return true }
    return traits.contains(.staticText) || isStop && !traits.contains(.image)
  }

  /// Returns whether the system draws a text at one size: bars enlarge their items on a long press, and initials or a
  /// number in a ring are a picture.
  func isDrawnAtOneSize(_ node: Int) -> Bool {
    if !spokenElement(node).traits.isDisjoint(with: [.tab, .backButton]) { return true }
    if drawnText(node).count(where: \.isLetter) < 3 { return true }
    return ancestors(of: node).prefix(Self.mostLevels).contains {
      tree[$0].container == .tabBar || tree[$0].traits.contains(.tabBar)
    }
  }

  private static let textFacts: Set<String> = Set(
    ([
      .textColor, .fontSize, .fontWeight, .bold, .italic, .textStyle, .textAlignment, .truncated,
      .maxLines, .scalesWithTextSize, .visibleText,
    ] as [FactKey]).map(\.rawValue))

  // Apple's sizes of the styles at the size that Dynamic Type starts with.
  private static let styles: [String: Double] = [
    "extraLargeTitle": 36, "extraLargeTitle2": 28, "largeTitle": 34, "title1": 28, "title2": 22,
    "title3": 20, "headline": 17, "subheadline": 15, "body": 17, "callout": 16, "footnote": 13,
    "caption1": 12, "caption2": 11,
  ]
}
