import AccessibilityTree
import Documents

struct LabelSymbolOnly: ScreenRule {
  static let page = RulePage(
    "label-symbol-only", .names, .warning, .high,
    title: "Label has no words",
    why: """
      {reader} says the name of the symbol, or nothing: "multiplication sign", not "Close". For a \
      number beside an icon, it says only the number: "12", not "12 likes".
      """,
    repair: """
      Use words: "Add" for +, "Close" for ×, "3 of 5 stars" for stars, "12 likes" for a heart and 12.
      """,
    guidelines: [.hig("Navigation"), .wcag("1.1.1", .a), .wcag("4.1.2", .a)],
    varies: "A note for elements that are not interactive.",
    failing: """
      - button: "×"
      """,
    passing: """
      - button: Close
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    let tellsCounts = screen.toolkit == .web || screen.toolkit == .android && screen.isImported
    for (stop, node) in screen.elements.enumerated() {
      let label = screen.label(node)
      // Of a glyph of an icon font nothing is heard: label-missing tells of it.
      if label.isEmpty, screen.toolkit == .android, screen.isImported {
        if let shown = Self.signs(in: node, screen) {
          findings.fail(node, Self.messageOfField(screen.heard(node) ?? shown, shown))
        }
        continue
      }
      if label.withoutGlyphs.isEmpty || screen.traits(node).contains(.keyboardKey) { continue }
      let isSign = !label.contains { $0.isLetter || $0.isNumber } && !Self.isEmoji(label)
      let isLetter =
        label.count == 1 && label.first?.isLetter == true && Self.isWritten(label)
        && screen.isInteractive(node) && !Self.isName(node, screen)
      if Self.isRating(label) {
        if !Self.isNumberBeside(stop, screen) {
          findings.fail(node, Self.messageOfRating(label), severity: .warning)
        }
        continue
      }
      guard isSign || isLetter else {
        if tellsCounts, screen.isInteractive(node), label.first?.isNumber == true,
          Self.isCount(label), Self.isBareCount(node, screen)
        {
          findings.fail(node, Self.messageOfCount(screen.heard(node) ?? label))
        } else {
          findings.pass()
        }
        continue
      }
      // Keys of a keypad and fields of a board are what they show.
      if Self.isOnKeypad(node, screen) || isSign && Self.isFragment(stop, screen) { continue }
      findings.fail(
        node, Self.message(screen.heard(node) ?? label, isLetter: isLetter),
        severity: screen.isInteractive(node) ? .warning : .note)
    }
  }

  /// Whether a control's name is only a number, and an icon alone shows what it counts.
  private static func isBareCount(_ node: Int, _ screen: AuditedScreen) -> Bool {
    screen.toolkit == .web
      ? screen.flagsOfLink(node).contains(.holdsPicture) || standsAlone(node, screen)
      : !isInGrid(node, screen)
  }

  /// Whether there are other numbers of the same size on the screen: the keys of a keypad, the days of a month.
  private static func isInGrid(_ node: Int, _ screen: AuditedScreen) -> Bool {
    guard let frame = screen.tree[node].frame else { return true }
    let alike = screen.elements.lazy.filter { other in
      guard let beside = screen.tree[other].frame, isCount(screen.label(other)) else {
        return false
      }
      return abs(beside.width - frame.width) < 1 && abs(beside.height - frame.height) < 1
    }
    return alike.prefix(3).count == 3
  }

  /// Whether a text is a row of full and empty stars.
  private static func isRating(_ label: String) -> Bool {
    guard label.first.map(stars.contains) == true else { return false }
    let signs = label.filter { !$0.isWhitespace }
    return (3...10).contains(signs.count) && signs.allSatisfy(stars.contains)
  }

  private static let stars: Set<Character> = ["★", "☆", "⭐", "✩", "✭", "✮", "✯", "✰", "⋆"]

  // 4.8 beside the stars says the same in figures.
  private static func isNumberBeside(_ stop: Int, _ screen: AuditedScreen) -> Bool {
    [stop - 1, stop + 1].filter(screen.elements.indices.contains).contains { other in
      let words = screen.label(screen.elements[other])
      return words.count <= 24 && words.contains(where: \.isNumber)
    }
  }

  /// Whether a link that is a number has no other beside it, as pages and days of a month have, and no such address.
  private static func standsAlone(_ node: Int, _ screen: AuditedScreen) -> Bool {
    guard let target = screen.facts(node).text(.linkTarget), !target.contains(screen.label(node)),
      !target.hasPrefix("#"), let place = screen.index(of: node)
    else { return false }
    let beside = (place - 2)...(place + 2)
    return beside.allSatisfy { other in
      other == place || !screen.elements.indices.contains(other)
        || !screen.label(screen.elements[other]).contains(where: \.isNumber)
    }
  }

  /// Whether a letter is the real name of the control: the network X, or the marks of a game.
  private static func isName(_ node: Int, _ screen: AuditedScreen) -> Bool {
    let label = screen.label(node)
    if let target = screen.facts(node).text(.linkTarget)?.lowercased() {
      return label == "X"
        && ["//x.com", "//www.x.com", "twitter.com"].contains { target.contains($0) }
    }
    guard let other = ["X": "O", "O": "X"][label] else { return false }
    return screen.elements.contains { screen.label($0) == other }
  }

  /// The symbols that are the only content of an Android field, as its hint or its text: "––– –––" names nothing.
  private static func signs(in node: Int, _ screen: AuditedScreen) -> String? {
    let element = screen.spokenElement(node)
    guard element.isField, !element.traits.contains(.secureTextField),
      let shown = element.value?.audible, !shown.contains(where: { $0.isLetter || $0.isNumber }),
      !isEmoji(shown)
    else { return nil }
    return shown
  }

  // A page cuts its sentences into pieces, and some of them are a bracket, a comma or a sign between two words.
  private static func isFragment(_ stop: Int, _ screen: AuditedScreen) -> Bool {
    let node = screen.elements[stop]
    guard screen.spokenElement(node).isPlainText else { return false }
    let isPunctuation = screen.label(node).unicodeScalars.allSatisfy { scalar in
      scalar.properties.generalCategory.isPunctuation || bullets.contains(scalar)
    }
    return isPunctuation
      || [stop - 1, stop + 1].filter(screen.elements.indices.contains).contains { other in
        let beside = screen.elements[other]
        return screen.tree.parent(of: beside) == screen.tree.parent(of: node)
          && screen.spokenElement(beside).isPlainText
      }
  }

  /// Separators, and the marks before list items.
  private static let bullets: Set<Unicode.Scalar> = ["|", " ", "◦", "●", "■", "▪", "▸", "►", "▶"]

  // 12, 1,204, 3.5k, 99+: a number, and perhaps a letter for thousands. What has more digits may be a telephone's.
  private static func isCount(_ label: String) -> Bool {
    label.wholeMatch(of: /\p{Nd}{1,4}(?:[.,\u{00A0}\u{202F}]\p{Nd}{1,3})?[kKmM]?\+?/) != nil
  }

  private static func isEmoji(_ label: String) -> Bool {
    label.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
  }

  // One sign of Han or Hangul is a word.
  private static func isWritten(_ label: String) -> Bool {
    label.first.map { $0.isUppercase || $0.isLowercase } ?? false
  }

  private static func isOnKeypad(_ node: Int, _ screen: AuditedScreen) -> Bool {
    guard let parent = screen.tree.parent(of: node) else { return false }
    var keys = 0
    for sibling in screen.tree.children(of: parent) where screen.label(sibling).count == 1 {
      keys += 1
      if keys >= 4 { return true }
    }
    return false
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isPunctuation: Bool {
    switch self {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      true
    default: false
    }
  }
}

extension LabelSymbolOnly {
  private static func messageOfField(_ heard: String, _ shown: String) -> FindingText {
    FindingText(
      "The utterance is \(SafeText.quoted(heard)): the field shows \(SafeText.quoted(shown)) and has no name.",
      repair: "Say in words what to enter, as its hint or as a label.")
  }

  private static func messageOfCount(_ heard: String) -> FindingText {
    FindingText(
      "The utterance is \(SafeText.quoted(heard)): only an icon shows the meaning of the number.",
      repair: "Add words to the number, such as \"12 likes\".")
  }

  private static func messageOfRating(_ label: String) -> FindingText {
    FindingText(
      "The rating is only a row of signs: \(SafeText.quoted(label)).",
      repair: "Say it in words, such as \"4 of 5 stars\", and hide the signs.")
  }

  private static func message(_ heard: String, isLetter: Bool) -> FindingText {
    FindingText(
      "The utterance is \(SafeText.quoted(heard)), "
        + "\(isLetter ? "a single letter" : "a symbol without words").",
      repair: "Use words, such as \"Close\" or \"3 of 5 stars\".")
  }
}
