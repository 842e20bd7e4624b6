import AccessibilityTree
import Documents
import ScreenReader
import Transcript

struct RoleMissing: ScreenRule {
  static let page = RulePage(
    "role-missing", .roles, .error, .high,
    title: "Control has no role",
    why: "Nothing tells a listener that the element can be activated, so they do not try.",
    repair: "Give it a role: button, link or adjustable.",
    guidelines: [
      .hig("Buttons and controls"), .wcag("4.1.2", .a), .wcag("2.1.1", .a),
      .apple("accessibilityTraits"),
      .androidCheck("ClassNameCheck"),
    ],
    needs: [.carried(.roles), .carried(.traits)],
    varies: """
      On pages, a warning for elements that handle clicks without a pointer cursor or keyboard \
      focus. Also a warning for elements with a pointer cursor inside an element that handles \
      clicks. A review if the pointer cursor is the only sign of a control. On Android, one note per screen, \
      because the reader's hint says that the element can be activated. A review in dumps that \
      may omit the role.
      """,
    failing: """
      - text: Show all
        on: {activate: [open: all]}
      """,
    passing: """
      - button: Show all
        on: {activate: [open: all]}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    var bare: [Int] = []
    for node in screen.elements where screen.tree[node].isActedOn {
      let element = screen.spokenElement(node)
      // A picture that starts media or takes touches directly says so otherwise.
      let says: Traits = [.startsMediaSession, .allowsDirectInteraction]
      if element.hasInteractiveTraits || !element.traits.isDisjoint(with: says)
        || element.isExpanded != nil || !element.actions.isEmpty || saysTap(screen, node)
      {
        if Self.isBareAction(node, screen) { bare.append(node) } else { findings.pass() }
      } else if screen.cannotCarry(.carried(.roleDescriptions)) {
        findings.lacks(.carried(.roleDescriptions))
      } else if screen.isImported {
        // A dump tells that it reacts, and may not tell that something else says so.
        findings.review(node, Self.message(screen.heard(node) ?? "", screen.hasTraits))
      } else {
        findings.fail(node, Self.message(screen.heard(node) ?? "", screen.hasTraits))
      }
    }
    for node in 0..<screen.tree.count where Self.isSilentControl(node, screen) {
      findings.review(node, Self.messageOfSilence)
    }
    if let first = bare.first {
      let message = Self.messageOfHint(screen.list(bare), screen.readerTitle)
      let rest = Array(bare.dropFirst())
      if screen.cannotCarry(.carried(.roleDescriptions)) {
        findings.review(first, message, related: rest)
      } else {
        findings.fail(first, message, severity: .note, related: rest)
      }
    }
    if screen.toolkit == .web { ClickedParts(screen).check(&findings) }
  }

  /// Whether the reader's own hint says what can be done, as on a row that Android knows to be clickable.
  private func saysTap(_ screen: AuditedScreen, _ node: Int) -> Bool {
    screen.fragments(of: node).contains { $0.kind == .hint && $0.phrase != nil }
  }
}

extension RoleMissing {
  /// Whether a clickable Android view has a short text, its own or that of its children, and no role.
  ///
  /// Only the reader's hint says that it can be activated. Rows of lists are like this by design.
  private static func isBareAction(_ node: Int, _ screen: AuditedScreen) -> Bool {
    let element = screen.spokenElement(node)
    guard screen.screen.platform == .android, !element.hasInteractiveTraits,
      element.actions.isEmpty, element.isExpanded == nil, !element.traits.contains(.image),
      screen.words(.role, of: node).isEmpty,
      (1...4).contains(screen.label(node).foldedWords.count), !isMaterialTab(node, screen)
    else { return false }
    return !isRow(node, screen)
  }

  // The stops of TalkBack stand side by side: which of them lie in one row, the views tell.
  private static func isRow(_ node: Int, _ screen: AuditedScreen) -> Bool {
    let tree = screen.statedTree
    guard let view = screen.origin(of: node) else { return false }
    var row = view
    for ancestor in tree.ancestors(of: view).prefix(AuditedScreen.mostLevels) {
      let isList =
        tree[ancestor].container == .list || tree[ancestor].container == .table
        || tree[ancestor].toolkitStates.contains("scrollable")
      if isList {
        // What can be used beside it in its row is told apart from it by what it is.
        return row == view
          || !(row..<tree.end(of: row)).prefix(mostParts).contains {
            $0 != view && tree[$0].toolkitStates.contains("clickable")
          }
      }
      row = ancestor
    }
    return false
  }

  // Material's bars give their items the role "Tab" in words, which a dump does not carry. The chosen one takes no taps.
  private static func isMaterialTab(_ node: Int, _ screen: AuditedScreen) -> Bool {
    let tree = screen.statedTree
    guard screen.cannotCarry(.carried(.roleDescriptions)), let view = screen.origin(of: node) else {
      return false
    }
    if screen.parts(of: node).prefix(mostParts).contains(where: {
      tree[$0].statedFacts.text(.toolkitID)?.contains("navigation_bar_item") == true
    }) {
      return true
    }
    guard let holder = tree.parent(of: view) else { return false }
    return tree.children(of: holder).prefix(mostParts).contains { other in
      let states = tree[other].toolkitStates
      return other != view && states.contains("selected") && !states.contains("clickable")
    }
  }

  /// The maximum number of views to check in a bar or a row (ours).
  private static let mostParts = 64

  private static func messageOfHint(_ names: String, _ reader: String) -> FindingText {
    FindingText(
      "\(reader) announces no role for elements that respond to a tap: \(names). Only a hint, "
        + "which many people turn off, announces the action.",
      repair: "Give each the role of a button, a link or a tab.")
  }

  // A page lets the keyboard get to what is acted on, and this neither is anything nor holds anything.
  private static func isSilentControl(_ node: Int, _ screen: AuditedScreen) -> Bool {
    let element = screen.tree[node]
    guard screen.toolkit == .web, screen.index(of: node) == nil,
      element.role == nil || element.role == .generic, element.label == nil
    else { return false }
    return screen.facts(node).flag(.keyboardFocusable) == true && !screen.tree.hasChildren(node)
      && screen.omission(of: node) == nil
  }

  private static let messageOfSilence = FindingText(
    "The keyboard reaches this element, but it has neither a role nor a name, so a listener "
      + "hears nothing.",
    repair: "Give it a role and a name, or keep the keyboard away from it.")

  private static func message(_ heard: String, _ hasTraits: Bool) -> FindingText {
    FindingText(
      responds(heard) + ".",
      repair: hasTraits
        ? "Add the button or link trait." : "Give it the role of a button or a link.")
  }

  /// The message for a part of a page.
  static func message(ofPart heard: String, isReached: Bool) -> FindingText {
    isReached
      ? FindingText(responds(heard) + ".", repair: "Give it the role of a button or a link.")
      : FindingText(
        responds(heard) + ", and Tab does not reach it.",
        repair: "Make it a <button> or a link: with the role alone, no key reaches or operates it.")
  }

  private static func responds(_ heard: String) -> String {
    "It responds to a tap but "
      + (heard.isEmpty ? "nothing says so" : "is spoken as \(SafeText.quoted(heard))")
  }
}
