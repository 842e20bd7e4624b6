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
      if Self.isMark(node, screen) { continue }
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
    if screen.toolkit == .web { Self.checkHidden(screen, &findings) }
  }
}

extension ImageUndescribed {
  /// Checks pictures that a style draws, and logos that a page hides.
  private static func checkHidden(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for (flag, message) in [
      (WebFlags.isDrawnByStyle, messageOfStyle), (.isHiddenLogo, messageOfLogo),
    ] {
      let nodes = ShownNodes.nodes(with: flag, on: screen).filter {
        screen.link(around: $0.node) == nil && !screen.isInteractive($0.node)
      }
      guard let first = nodes.first else { continue }
      findings.review(
        first.node, message(nodes.count), related: nodes.dropFirst().map(\.node), at: first.stated)
    }
  }

  private static func messageOfStyle(_ count: Int) -> FindingText {
    let pictures = count == 1 ? "a picture is" : "\(count) pictures are"
    return FindingText(
      "Here \(pictures) drawn by a style, so no reader mentions what is shown.",
      repair:
        "If it has a meaning, use <img> with an alternative text, or role=\"img\" with a label.")
  }

  private static func messageOfLogo(_ count: Int) -> FindingText {
    FindingText(
      "A logo has an empty alternative text, so no reader says whose page it is.",
      repair: """
        Put the organisation's name in the alternative text, unless the name is next to the logo.
        """)
  }

  // HTML asks for words of images alone: what a style draws, or a drawing in the page, may well decorate.
  private static func isDrawing(_ node: Int, _ screen: AuditedScreen) -> Bool {
    guard screen.hasMarkup else { return false }
    guard let tag = screen.tag(node) else { return true }
    return ["svg", "canvas"].contains(tag) && screen.markup(node)?.html.contains(" role=") != true
  }

  /// Whether a drawing is a mark as small as a letter next to its text: an arrow, a bullet.
  private static func isMark(_ node: Int, _ screen: AuditedScreen) -> Bool {
    guard screen.toolkit == .web, isDrawing(node, screen), let frame = screen.tree[node].frame,
      max(frame.width, frame.height) <= largestMark, let parent = screen.tree.parent(of: node)
    else { return false }
    return screen.tree.children(of: parent).prefix(mostParts).contains { other in
      other != node
        && (other..<screen.tree.end(of: other)).prefix(mostParts).contains {
          screen.tree[$0].label?.audible != nil
        }
    }
  }

  /// The largest size in points of an icon in a line, and the number of nodes to check (ours).
  private static let (largestMark, mostParts) = (24.0, 16)

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
