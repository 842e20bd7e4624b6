import AccessibilityTree
import Documents

struct ImageUndescribed: ScreenRule {
  static let page = RulePage(
    "image-undescribed", .images, .warning, .high,
    title: "Image has no description",
    why: """
      A listener hears only that there is an image, or not even that, and cannot know whether the image matters.
      """,
    repair:
      "Add a label that describes what the image conveys, or mark the image as decorative if "
      + "it conveys nothing.",
    guidelines: [.hig("Content"), .wcag("1.1.1", .a)],
    needs: [.carried(.stops)],
    varies: """
      An error for images on pages. A review for other graphics on pages, and for all images in \
      dumps, because dumps do not say whether an image is decorative.
      """,
    failing: """
      - image:
        frame: [20, 120, 160, 120]
      """,
    passing: """
      - image: A large container holding a variety of mangoes
        frame: [20, 120, 160, 120]
      - image:
        decorative: true
        frame: [20, 260, 160, 2]
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements {
      let element = screen.spokenElement(node)
      // What an image button does is missing, not what it shows.
      guard element.traits.contains(.image), !element.hasInteractiveTraits else { continue }
      if !screen.label(node).isEmpty || element.value?.trimmed.isEmpty == false {
        findings.pass()
      } else if screen.toolkit == .web, !Self.isDrawing(node, screen) {
        // A page marks the images that are decorative, so that what has no words lacks them.
        findings.fail(node, Self.message(screen, node), severity: .error)
      } else if screen.isImported {
        findings.review(node, Self.message(screen, node))
      } else {
        findings.fail(node, Self.message(screen, node))
      }
    }
  }
}

extension ImageUndescribed {
  // HTML asks for words of images alone: what a style draws, or a drawing in the page, may well decorate.
  private static func isDrawing(_ node: Int, _ screen: AuditedScreen) -> Bool {
    guard screen.hasMarkup else { return false }
    guard let tag = screen.tag(node) else { return true }
    return ["svg", "canvas"].contains(tag) && screen.markup(node)?.html.contains(" role=") != true
  }

  private static func message(_ screen: AuditedScreen, _ node: Int) -> FindingText {
    let name = screen.facts(node).text(.imageName).map { " (\(SafeText.quoted($0)))" } ?? ""
    let reader = screen.readerTitle
    let heard = screen.heard(node) ?? ""
    let said = heard.isEmpty ? "does not say what" : "says \"\(heard)\", not what"
    return FindingText(
      "\(reader) \(said) the image shows\(name).",
      repair:
        "Describe what the image conveys, or mark it as decorative so that \(reader) skips it.")
  }
}
