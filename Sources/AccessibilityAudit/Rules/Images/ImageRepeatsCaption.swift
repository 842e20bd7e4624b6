import AccessibilityTree
import Documents

struct ImageRepeatsCaption: ScreenRule {
  static let page = RulePage(
    "image-repeats-caption", .images, .warning, .high,
    title: "Image repeats its caption",
    why: "The listener hears the same text twice, and nothing about the rest of the image.",
    repair: "Describe what only the image shows, or hide the image if the caption says everything.",
    guidelines: [.hig("Content"), .wcag("1.1.1", .a)],
    failing: """
      - image: Mangoes
        frame: [20, 100, 160, 120]
      - text: Mangoes
        frame: [20, 224, 160, 20]
      """,
    passing: """
      - image: A large container holding a variety of mangoes
        frame: [20, 100, 160, 120]
      - text: Mangoes
        frame: [20, 224, 160, 20]
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements
    where screen.traits(node).contains(.image) && screen.tree[node].frame == nil {
      findings.lacks(.frame)
    }
    var told: Set<Int> = []
    for pair in Captions(screen).pairs {
      let (label, caption) = (screen.label(pair.image), screen.label(pair.caption))
      if label.isEmpty { continue }
      if Self.repeats(label.foldedWords, caption.foldedWords) {
        findings.fail(pair.image, Self.message(label, caption), related: [pair.caption])
        told.insert(pair.image)
      } else {
        findings.pass()
      }
    }
    if screen.toolkit == .web { checkBeside(screen, told, &findings) }
  }

  /// Compares images on a page with the text next to them in the document, wherever the style draws it.
  private func checkBeside(
    _ screen: AuditedScreen, _ told: Set<Int>, _ findings: inout RuleFindings
  ) {
    for (place, node) in screen.elements.enumerated()
    where screen.traits(node).contains(.image) && !told.contains(node) {
      let label = screen.label(node).folded
      guard label.contains(where: \.isLetter), !screen.isInteractive(node) else { continue }
      for other in [place + 1, place - 1] where screen.elements.indices.contains(other) {
        let text = screen.elements[other]
        guard !screen.traits(text).contains(.image), !screen.isInteractive(text),
          screen.label(text).folded == label
        else { continue }
        findings.fail(
          node, Self.message(screen.label(node), screen.label(text)), related: [text])
        break
      }
    }
  }

  // The image says nothing but words of the caption, or nearly the same words.
  private static func repeats(_ label: [String], _ caption: [String]) -> Bool {
    let (label, caption) = (Set(label), Set(caption))
    if label.isEmpty || caption.isEmpty { return false }
    if label.isSubset(of: caption) { return true }
    let shared = Double(label.intersection(caption).count)
    return shared / Double(label.union(caption).count) >= 0.8
  }
}

extension ImageRepeatsCaption {
  private static func message(_ label: String, _ caption: String) -> FindingText {
    FindingText(
      "The image says \(SafeText.quoted(label)), and its caption says \(SafeText.quoted(caption)).",
      repair: "Describe what only the image shows, or hide it.")
  }
}
