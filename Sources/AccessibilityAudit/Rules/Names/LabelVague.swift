import AccessibilityTree
import Documents

struct LabelVague: ScreenRule {
  static let page = RulePage(
    "label-vague", .names, .warning, .high,
    title: "Name is vague",
    why: """
      People who jump from link to link, or open a list of links, hear each name without its \
      context. "Learn more" says nothing about the target, and "logo" nothing about the picture.
      """,
    repair: """
      Name the target: "More about returns", not "Learn more".
      """,
    guidelines: [
      .wcag("2.4.4", .a), .hig("Navigation"), .androidCheck("LinkPurposeUnclearCheck"),
    ], words: .all,
    failing: """
      - text: Items can be returned within 30 days.
      - link: Learn more
      """,
    passing: """
      - text: Items can be returned within 30 days.
      - link: Learn more about returns
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    var heading: String?
    var counted: [Int] = []
    var counts: [String: Int] = [:]
    for node in screen.elements where screen.traits(node).contains(.image) {
      if let name = MachineName.counted(screen.label(node)) { counts[name, default: 0] += 1 }
    }
    for node in screen.elements {
      let element = screen.spokenElement(node)
      if element.traits.contains(.header) { heading = screen.label(node) }
      if element.traits.contains(.image) {
        if let name = MachineName.counted(screen.label(node)), counts[name, default: 0] > 1 {
          counted.append(node)
          continue
        }
        Self.checkImage(node, screen, &findings)
        continue
      }
      guard !element.traits.isDisjoint(with: [.link, .button]),
        element.traits.isDisjoint(with: [.tab, .keyboardKey, .switchButton])
      else { continue }
      let words = screen.label(node).foldedWords
      if words.isEmpty { continue }
      let lists = screen.wordLists(node)
      if let language = lists.unknown {
        findings.lacks(.words(language))
        continue
      }
      let isLink = element.traits.contains(.link)
      let isVague =
        lists.isEnglish && Self.isVague(words, isLink: isLink)
        || lists.isWhole(screen.label(node), of: \.here)
        || isLink && lists.isWhole(screen.label(node), of: \.more)
      if isVague, !Self.isExplained(screen, node) {
        findings.fail(
          node, Self.message(screen.label(node), screen.isEnglish(node) ? heading : nil))
      } else {
        findings.pass()
      }
    }
    findings.fail(together: counted) { node, _ in Self.messageOfImage(screen.label(node)) }
    if screen.toolkit == .web { checkAlike(screen, &findings) }
  }

  /// Checks pictures of different files that all have the same description.
  private func checkAlike(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    var order: [String] = []
    var groups: [String: [Int]] = [:]
    for node in screen.elements where screen.traits(node).contains(.image) {
      let label = screen.label(node).folded
      guard label.contains(where: \.isLetter), Self.file(of: node, screen) != nil else { continue }
      if groups[label] == nil { order.append(label) }
      groups[label, default: []].append(node)
    }
    for nodes in order.compactMap({ groups[$0] }) where nodes.count >= Self.fewestAlike {
      let files = Set(nodes.compactMap { Self.file(of: $0, screen) })
      guard files.count >= Self.fewestAlike else { continue }
      findings.fail(
        nodes[0], Self.messageOfAlike(screen.label(nodes[0]), files.count),
        related: Array(nodes.dropFirst()))
    }
  }

  /// The address of the file that a picture of a page shows, if it is known.
  private static func file(of node: Int, _ screen: AuditedScreen) -> Substring? {
    guard let html = screen.markup(node)?.html, html.hasPrefix("<img"),
      let start = html.firstRange(of: " src=\"")?.upperBound
    else { return nil }
    return html[start...].prefix { $0 != "\"" && $0 != "…" }
  }

  /// The number of pictures with the same description that is not chance: a logo appears at the top and the bottom
  /// (ours).
  private static let fewestAlike = 3

  /// Reports an image whose description names its use, not its content.
  private static func checkImage(
    _ node: Int, _ screen: AuditedScreen, _ findings: inout RuleFindings
  ) {
    let words = screen.label(node).foldedWords.map { word in
      String(word.drop { "'’".contains($0) }.reversed().drop { "'’".contains($0) }.reversed())
    }
    let isCounter = MachineName.isCounter(screen.label(node))
    // A number that the picture shows is its text; a page counts its banners by one of a few digits.
    let isNumber =
      screen.toolkit == .web && words.count == 1 && words[0].count <= 2
      && words[0].allSatisfy(\.isNumber) && (screen.tree[node].frame?.width ?? 0) >= widest
    let isLogo = words.count == 1 && logos.contains(words[0])
    guard !words.isEmpty, isCounter || isNumber || isLogo || screen.isEnglish(node) else { return }
    let isVague =
      isCounter || isNumber || isLogo || words.count == 1 && images.contains(words[0])
      || words.count > 1 && words.allSatisfy { images.contains($0) || pictures.contains($0) }
    if isVague {
      findings.fail(node, messageOfImage(screen.label(node)))
    } else {
      findings.pass()
    }
  }

  // Trimmed of signs, a logo is called so in all languages that Latin letters write.
  private static let logos: Set<String> = [
    "logo", "logotype", "logotipo", "logotip", "логотип", "лого", "로고", "ロゴ", "标志", "標誌",
    "شعار", "लोगो",
  ]
  /// The width in points above which a picture shows more than a digit (ours).
  private static let widest = 100.0

  private static let pictures: Set<String> = ["image", "picture", "photo", "icon"]

  // Words for pictures alone label-repeats-role finds.
  private static let images: Set<String> = [
    "logo", "user", "avatar", "banner", "thumbnail", "thumb", "placeholder", "hero", "poster",
    "cover", "img", "pic", "product", "slide", "background", "bg", "alt", "item", "card",
  ]

  // A button may be called "More" or "About", as the system's are. A link "More" then says nothing, while
  // "About" is what sites call the page about themselves.
  private static func isVague(_ words: [String], isLink: Bool) -> Bool {
    guard words.allSatisfy(empty.contains), words != ["about"] else { return false }
    return isLink || words.count > 1 || ["here", "click", "tap", "this", "link"].contains(words[0])
  }

  private static func isExplained(_ screen: AuditedScreen, _ node: Int) -> Bool {
    screen.facts(node).texts(.describedBy)?.isEmpty == false
      || screen.spokenElement(node).value?.trimmed.isEmpty == false
  }

  private static let empty: Set<String> = [
    "click", "tap", "go", "here", "learn", "read", "see", "more", "this", "page", "link", "about",
    "details", "find", "out", "to", "the",
  ]
}

extension LabelVague {
  private static func messageOfAlike(_ label: String, _ count: Int) -> FindingText {
    FindingText(
      "\(count) different pictures all have the description \(SafeText.quoted(label)).",
      repair: "Say what each of them shows, or hide those that are decorative.")
  }

  private static func messageOfImage(_ label: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(label)) does not say what the picture shows.",
      repair: "Say whose or what it is, or hide the picture if it is decorative.")
  }

  private static func message(_ label: String, _ heading: String?) -> FindingText {
    let example = heading.flatMap { $0.isEmpty ? nil : $0 }.map {
      ", for example \(SafeText.quoted("More about \($0)"))"
    }
    return FindingText(
      "\(SafeText.quoted(label)) says nothing out of context, for example in a list of links.",
      repair: "Name the target\(example ?? "").")
  }
}
