import AccessibilityTree
import Documents
import ScreenReader
import Transcript

struct RoleMissing: ScreenRule {
  static let page = RulePage(
    "role-missing", .roles, .error, .high,
    title: "Control has no role",
    why: "Nothing tells a listener that a double tap does something here, so nobody tries it.",
    repair: "Give it a role: button, link or adjustable.",
    guidelines: [
      .hig("Buttons and controls"), .wcag("4.1.2", .a), .apple("accessibilityTraits"),
      .androidCheck("ClassNameCheck"),
    ],
    needs: [.carried(.roles), .carried(.traits)],
    varies: """
      A warning for elements of pages that handle clicks but change neither the pointer nor the \
      keyboard's focus, and for those over which the pointer becomes a hand in a part that handles \
      clicks. A review where the pointer alone shows it. A note, once per screen, on Android, where a hint of the reader says that the \
      element can be activated. A review in dumps that may omit the role.
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
    if screen.toolkit == .web { checkClicks(screen, &findings) }
  }

  /// Checks what listens for clicks on a page, and neither is a control, nor holds one, nor lies in one.
  private func checkClicks(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    let tree = screen.statedTree
    func isControl(_ node: Int) -> Bool { tree[node].role?.isControl == true }
    let made = ShownNodes(screen)
    var index = 0
    while index < tree.count {
      let end = tree.end(of: index)
      // A click on a field's label is a click on the field.
      if isControl(index) || tree[index].isHidden || tree[index].webFlags.contains(.isLabel) {
        index = end
        continue
      }
      defer { index += 1 }
      let flags = tree[index].webFlags
      guard let sign = Sign(index, flags, tree), !(index..<end).contains(where: isControl) else {
        continue
      }
      // What listens for the clicks of its parts is none of them.
      if sign == .likely,
        (index + 1..<end).contains(where: { tree[$0].webFlags.contains(.showsHand) })
      {
        continue
      }
      let place = Self.text(in: index..<end, tree)
      let words = place.flatMap { tree[$0].label?.audible }
      guard
        sign == .sure
          || words.map({ $0.count <= Self.longestName }) == true && Self.isLow(index, tree)
          || sign != .pointer && flags.contains(.isPainted) && Self.isBox(index, tree)
      else { continue }
      func tell(_ node: Int, _ heard: String, at stated: Int? = nil) {
        if sign == .pointer {
          findings.review(node, Self.messageOfHand(heard), at: stated)
        } else {
          findings.fail(
            node, Self.message(heard, screen.hasTraits), severity: sign == .sure ? nil : .warning,
            at: stated)
        }
      }
      if let node = place.flatMap(made.first) ?? made.first(in: index) {
        // A line may be said at another element of it.
        if !screen.isInteractive(node) { tell(node, screen.heard(node)?.nonblank ?? words ?? "") }
      } else if let words {
        // Its words are part of another name: those of a caption are the table's.
        tell(made.nearest(index), words, at: index)
      } else if sign != .pointer, Self.isBox(index, tree) {
        findings.fail(
          made.nearest(index), Self.messageOfBox, severity: sign == .sure ? nil : .warning,
          at: index)
      } else {
        continue
      }
      index = end - 1
    }
  }

  /// What shows that a part of a page is clicked.
  private enum Sign {
    /// It listens for clicks, and the pointer or the keyboard's focus shows it.
    case sure
    /// It listens for clicks, or what holds it does and the pointer shows it.
    case likely
    /// The pointer alone.
    case pointer

    /// Looks at an element; `nil` for one that shows nothing of that.
    init?(_ node: Int, _ flags: WebFlags, _ tree: ElementTree) {
      if flags.contains(.isClickable) {
        self = .sure
      } else if flags.contains(.listensForClicks) {
        // What no pointer shows may be there for other reasons, unless the keyboard gets to it as well.
        self = tree[node].statedFacts.flag(.keyboardFocusable) == true ? .sure : .likely
      } else if flags.contains(.showsHand) {
        let isHeardAround = tree.ancestors(of: node).contains {
          !tree[$0].webFlags.isDisjoint(with: [.isClickable, .listensForClicks])
        }
        self = isHeardAround ? .likely : .pointer
      } else {
        return nil
      }
    }
  }

  // How long the words of what is clicked are at most, and how high it is, in points: what is larger is a part of the
  // page that listens for what is in it (ours).
  private static let (longestName, smallest, highest) = (60, 12.0, 120.0)

  private static func isLow(_ node: Int, _ tree: ElementTree) -> Bool {
    // A hand is shown over controls alone, and a box for files to be dropped in is high.
    let highest = tree[node].webFlags.contains(.showsHand) ? 2 * highest : highest
    return tree[node].frame.map { (smallest...highest).contains($0.height) } ?? false
  }

  private static func isBox(_ node: Int, _ tree: ElementTree) -> Bool {
    isLow(node, tree) && tree[node].frame.map { (smallest...highest).contains($0.width) } == true
  }

  /// The first words in a part of a page that is shown, behind the mark of a list's item.
  private static func text(in nodes: Range<Int>, _ tree: ElementTree) -> Int? {
    guard let frame = tree[nodes.lowerBound].frame, frame.width > 0, frame.height > 0 else {
      return nil
    }
    let texts = nodes.lazy.filter {
      !tree[$0].isHidden && tree[$0].label?.audible != nil
        && tree[$0].statedFacts.text(.ariaRole) != "ListMarker"
    }
    // A sign stands beside the words that it decorates.
    return texts.first { tree[$0].label?.contains(where: \.isLetter) == true } ?? texts.first
  }

  /// Whether the reader says by a hint of its own what can be done, as on a row that Android knows to be clicked.
  private func saysTap(_ screen: AuditedScreen, _ node: Int) -> Bool {
    screen.fragments(of: node).contains { $0.kind == .hint && $0.phrase != nil }
  }
}

extension RoleMissing {
  /// Whether something clickable on Android has a few words, its own or those of the texts in it, and no role.
  ///
  /// A reader says by a hint alone that it can be activated. Rows of lists are such by design.
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
    guard tree.elements.indices.contains(screen.origins[node]) else { return false }
    let view = screen.origins[node]
    var row = view
    for ancestor in tree.ancestors(of: view) {
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
    guard screen.cannotCarry(.carried(.roleDescriptions)),
      tree.elements.indices.contains(screen.origins[node])
    else { return false }
    let view = screen.origins[node]
    if (view..<tree.end(of: view)).prefix(mostParts).contains(where: {
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

  /// How many views are looked at in a bar or a row (ours).
  private static let mostParts = 64

  private static let messageOfBox = FindingText(
    "A click does something here, but the element has neither a role nor a name, so no reader tells of it.",
    repair: "Make it a button, and name it.")

  private static func messageOfHand(_ heard: String) -> FindingText {
    FindingText(
      "The pointer becomes a hand over it, as over a control, but "
        + (heard.isEmpty ? "nothing says so." : "it is spoken as \(SafeText.quoted(heard))."),
      repair: "If a click does something here, make it a button or a link.")
  }

  private static func messageOfHint(_ names: String, _ reader: String) -> FindingText {
    FindingText(
      "\(reader) says no role for elements that respond to a tap: \(names). Only a hint, "
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
      "It responds to a tap but "
        + (heard.isEmpty ? "nothing says so." : "is spoken as \(SafeText.quoted(heard))."),
      repair: hasTraits
        ? "Add the button or link trait." : "Give it the role of a button or a link.")
  }
}
