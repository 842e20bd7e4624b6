import AccessibilityTree
import Documents

/// The parts of a page with click handlers that are not controls, and neither contain one nor are inside one.
///
/// A page may nest anything, so one pass over the nodes counts what each question needs.
struct ClickedParts {
  private let screen: AuditedScreen
  private let tree: ElementTree
  private let flags: [WebFlags]
  /// The number of controls, and of nodes with a hand pointer, before each node.
  private var controls: [Int32] = [0]
  private var hands: [Int32] = [0]
  /// Whether something around a node has a click handler.
  private var isHeardAround: [Bool] = []

  /// Looks through a page.
  init(_ screen: AuditedScreen) {
    self.screen = screen
    tree = screen.statedTree
    flags = tree.elements.map(\.webFlags)
    for (node, flags) in flags.enumerated() {
      controls.append(controls[node] + (Self.isControl(tree[node]) ? 1 : 0))
      hands.append(hands[node] + (flags.contains(.showsHand) ? 1 : 0))
      let outer = tree.parent(of: node)
      isHeardAround.append(
        outer.map { isHeardAround[$0] || !self.flags[$0].isDisjoint(with: Self.listening) } ?? false
      )
    }
  }

  private static let listening: WebFlags = [.isClickable, .listensForClicks]

  private static func isControl(_ element: Element) -> Bool { element.role?.isControl == true }

  /// The sign that a part of a page has a click handler.
  private enum Sign {
    /// It listens for clicks, and the pointer or the keyboard's focus shows it.
    case sure
    /// It listens for clicks, or what holds it does and the pointer shows it.
    case likely
    /// The pointer alone.
    case pointer
  }

  /// Returns the sign that a node has a click handler, or `nil`.
  private func sign(of node: Int) -> Sign? {
    if flags[node].contains(.isClickable) { return .sure }
    if flags[node].contains(.listensForClicks) {
      // What no pointer shows may be there for other reasons, unless the keyboard gets to it as well.
      if tree[node].statedFacts.flag(.keyboardFocusable) == true { return .sure }
      // What listens for the clicks of its parts is none of them.
      return hands[tree.end(of: node)] > hands[node + 1] ? nil : .likely
    }
    guard flags[node].contains(.showsHand) else { return nil }
    return isHeardAround[node] ? .likely : .pointer
  }

  /// Checks them.
  func check(_ findings: inout RuleFindings) {
    let made = ShownNodes(screen)
    var index = 0
    while index < tree.count {
      let end = tree.end(of: index)
      // A click on a field's label is a click on the field.
      if Self.isControl(tree[index]) || tree[index].isHidden || flags[index].contains(.isLabel) {
        index = end
      } else if let sign = sign(of: index), controls[end] == controls[index],
        check(index, sign, made, &findings)
      {
        index = end
      } else {
        index += 1
      }
    }
  }

  /// Checks a part, and returns whether there is a finding.
  private func check(
    _ index: Int, _ sign: Sign, _ made: ShownNodes, _ findings: inout RuleFindings
  ) -> Bool {
    let place = firstText(in: index)
    let words = place.flatMap { tree[$0].label?.audible }
    let isNamedLow = words.map { $0.count <= Self.longestName } == true && isLow(index)
    let isPaintedBox = flags[index].contains(.isPainted) && isBox(index)
    // What its author gave a click handler by an attribute, around a picture without words, is a button of its own.
    let isWrittenBox =
      words == nil && sign == .likely && isBox(index) && holdsPicture(index)
      && screen.markup(ofStated: index)?.html.contains(" onclick=") == true
    guard sign == .sure || isNamedLow || isWrittenBox || sign != .pointer && isPaintedBox else {
      return false
    }
    if let node = place.flatMap(made.first) ?? made.first(in: index) {
      // A line may be said at another element of it.
      if !screen.isInteractive(node) {
        tell(node, screen.heard(node)?.nonblank ?? words ?? "", sign, nil, &findings)
      }
    } else if let words {
      // Its words are part of another name: those of a caption are the table's.
      tell(made.nearest(index), words, sign, index, &findings)
    } else if sign != .pointer, isBox(index) {
      findings.fail(
        made.nearest(index), Self.messageOfBox, severity: sign == .sure ? nil : .warning, at: index)
    } else {
      return false
    }
    return true
  }

  private func tell(
    _ node: Int, _ heard: String, _ sign: Sign, _ stated: Int?, _ findings: inout RuleFindings
  ) {
    let isReached = screen.facts(node).flag(.keyboardFocusable) == true
    let message = RoleMissing.message(ofPart: heard, isReached: isReached)
    switch sign {
    case .sure: findings.fail(node, message, at: stated)
    case .likely: findings.fail(node, message, severity: .warning, at: stated)
    case .pointer: findings.review(node, Self.messageOfHand(heard), at: stated)
    }
  }

  // How long the words of what is clicked are at most, and how high it is, in points: what is larger is a part of the
  // page that listens for what is in it (ours).
  private static let (longestName, smallest, highest) = (60, 12.0, 120.0)
  /// The maximum number of nodes to check for text (ours).
  private static let mostParts = 256

  private func isLow(_ node: Int) -> Bool {
    // A hand is shown over controls alone, and a box for files to be dropped in is high.
    let highest = flags[node].contains(.showsHand) ? 2 * Self.highest : Self.highest
    return tree[node].frame.map { (Self.smallest...highest).contains($0.height) } ?? false
  }

  private func holdsPicture(_ node: Int) -> Bool {
    (node..<tree.end(of: node)).prefix(Self.mostParts).contains { tree[$0].role == .image }
  }

  private func isBox(_ node: Int) -> Bool {
    isLow(node)
      && tree[node].frame.map { (Self.smallest...Self.highest).contains($0.width) } == true
  }

  /// The first text in a visible part of a page, after the marker of a list item.
  private func firstText(in node: Int) -> Int? {
    guard let frame = tree[node].frame, frame.width > 0, frame.height > 0 else { return nil }
    let texts = (node..<tree.end(of: node)).prefix(Self.mostParts).filter {
      !tree[$0].isHidden && tree[$0].label?.audible != nil
        && tree[$0].statedFacts.text(.ariaRole) != "ListMarker"
    }
    // A sign stands beside the words that it decorates.
    return texts.first { tree[$0].label?.contains(where: \.isLetter) == true } ?? texts.first
  }
}

extension ClickedParts {
  private static let messageOfBox = FindingText(
    "A click does something here, but the element has neither a role nor a name, so no "
      + "reader announces it.",
    repair: "Make it a button, and name it.")

  private static func messageOfHand(_ heard: String) -> FindingText {
    FindingText(
      "The pointer turns into a hand here, as over a control, but "
        + (heard.isEmpty ? "nothing says so." : "it is spoken as \(SafeText.quoted(heard))."),
      repair: "If a click does something here, make it a button or a link.")
  }
}
