import AccessibilityTree
import Documents

struct LabelIsIdentifier: ScreenRule {
  static let page = RulePage(
    "label-is-identifier", .names, .warning, .high,
    title: "Label is an identifier",
    why: """
      {reader} reads out a file name, a symbol name or a key from the code, letter by letter or \
      as nonsense. The listener does not learn what the element is for.
      """,
    repair: "Replace the identifier with words, or hide the image if it is decorative.",
    guidelines: [.hig("Navigation"), .wcag("4.1.2", .a), .wcag("1.1.1", .a)],
    varies: "A note for web links that have their address as their name.",
    failing: """
      - button: square.and.arrow.up
      """,
    passing: """
      - button: Share
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements {
      let label = screen.label(node)
      let shown = Self.shownText(node, screen)
      if label.isEmpty || shown == label { continue }
      // Text may show the name of a file: it is then what it says, unless another text is drawn in it.
      let element = screen.spokenElement(node)
      let mayBeDrawn =
        element.isPlainText && (!screen.hasTraits || element.traits.contains(.staticText))
      if mayBeDrawn, !screen.isInteractive(node), shown == nil { continue }
      // A link may show the address that it leads to, which is long to hear.
      if screen.toolkit == .web, screen.traits(node).contains(.link), Self.isAddress(label) {
        findings.fail(node, Self.messageOfAddress(label, screen.readerTitle), severity: .note)
        continue
      }
      let value = screen.traits(node).contains(.link) ? nil : MachineName.kind(ofValue: label)
      let beside = shown == nil ? nil : MachineName.kind(besideText: label)
      let file: MachineName.Kind? =
        screen.markup(node).map { MachineName.isFile(label, in: $0.html) } == true ? .file : nil
      if let kind = value ?? MachineName.kind(of: label) ?? beside ?? file {
        findings.fail(node, Self.message(label, kind, screen.readerTitle))
      } else if let (part, kind) = MachineName.part(of: label) {
        findings.fail(node, Self.message(part, kind, screen.readerTitle))
      } else {
        findings.pass()
      }
    }
    if screen.toolkit == .web { checkIcons(screen, &findings) }
  }

  /// Checks text that an icon font draws as icons and readers read as words.
  private func checkIcons(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    let icons = ShownNodes.nodes(with: .isLigature, on: screen)
    findings.fail(together: icons.map(\.node)) { _, more in
      let name = screen.statedTree[icons[0].stated].label ?? ""
      return Self.messageOfIcon(name, screen.readerTitle, more)
    }
  }
}

extension LabelIsIdentifier {
  /// Whether a text is an address and nothing else.
  private static func isAddress(_ label: String) -> Bool {
    ["http://", "https://"].contains { label.hasPrefix($0) }
      && !label.contains(where: \.isWhitespace)
  }

  private static func messageOfAddress(_ label: String, _ reader: String) -> FindingText {
    FindingText(
      "\(reader) reads the address \(SafeText.quoted(label)) letter by letter or in pieces.",
      repair: "Say in the name where the link leads.")
  }

  /// The text that people see at an element: drawn text, or the content of a field.
  private static func shownText(_ node: Int, _ screen: AuditedScreen) -> String? {
    if let text = screen.facts(node).text(.visibleText)?.trimmed { return text }
    let element = screen.spokenElement(node)
    return element.isField ? element.placeholder?.audible ?? element.value?.audible : nil
  }

  private static func messageOfIcon(_ name: String, _ reader: String, _ more: String) -> FindingText
  {
    FindingText(
      "\(reader) reads \(SafeText.quoted(name)), the name of an icon in its font\(more).",
      repair: "Hide the icon with aria-hidden, and name the control in words.")
  }

  private static func message(
    _ label: String, _ kind: MachineName.Kind, _ reader: String
  ) -> FindingText {
    FindingText(
      "\(reader) reads \(SafeText.quoted(label)), \(kind.rawValue).",
      repair: "Replace it with words, or hide the image if it is decorative.")
  }
}
