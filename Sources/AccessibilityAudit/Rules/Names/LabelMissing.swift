import AccessibilityTree
import Documents
import ScreenReader

struct LabelMissing: ScreenRule {
  static let page = RulePage(
    "label-missing", .names, .error, .veryHigh,
    title: "Element has no name",
    why: """
      {reader} stops here and says only the role, or nothing. The listener cannot tell what the \
      element is for.
      """,
    repair: "Add a label of one or two words that says what the element does or shows.",
    guidelines: [
      .hig("Navigation"), .wcag("4.1.2", .a), .wcag("1.1.1", .a), .apple("accessibilityLabel"),
      .androidCheck("SpeakableTextPresentCheck"),
    ],
    varies: """
      A warning for elements that are not interactive. A review in dumps that may omit the \
      text. A note for Android views that take keyboard focus and fill most of the screen or \
      surround several controls.
      """,
    failing: """
      - button:
        imageName: square.and.arrow.up
        frame: [16, 60, 44, 44]
      """,
    passing: """
      - button: Share
        imageName: square.and.arrow.up
        frame: [16, 60, 44, 44]
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    var failed: Set<Int> = []
    var cuts: CutTargets?
    for node in screen.elements {
      let element = screen.spokenElement(node)
      // An image without a name has a rule of its own.
      if element.traits.contains(.image), !element.hasInteractiveTraits { continue }
      // A field is heard with its placeholder, which has a rule of its own; a cell without text holds nothing.
      if element.isField, element.placeholder?.audible != nil { continue }
      if element.cell != nil, !element.hasInteractiveTraits, !screen.isInteractive(node) {
        continue
      }
      // Of a view without size TalkBack shows and says nothing.
      if screen.toolkit == .android, screen.isImported, let frame = screen.tree[node].frame,
        frame.width <= 0 || frame.height <= 0
      {
        continue
      }
      // A player is known by what it holds; what it plays has rules of its own.
      if let tag = screen.tag(node), ["video", "audio"].contains(tag) { continue }
      // What only divides a page is known by that.
      if element.role == .separator, !screen.isInteractive(node) { continue }
      if Self.hasWords(element, node, screen) {
        findings.pass()
      } else if Self.tellsProgress(element, screen) {
        findings.lacks(.carried(.stateDescriptions))
      } else if Self.mayHaveWords(node, screen) {
        let targets = cuts ?? CutTargets(screen)
        cuts = targets
        // Of a row that is lower than the others since an edge cuts it, nothing is known.
        if let frame = screen.tree[node].frame, Self.meetsScroller(node, screen),
          [true, false].contains(where: {
            targets.holds(.init(node: node, frame: frame), inWidth: $0)
          })
        {
          continue
        }
        findings.review(node, Self.message(screen, node))
      } else if Self.isPartOfControl(node, screen) {
        continue
      } else {
        findings.fail(
          node, Self.message(screen, node),
          severity: Self.isUsable(element, node, screen) ? .error : .warning)
        failed.insert(screen.origins[node])
      }
    }
    if screen.toolkit == .web { checkNamed(screen, failed, &findings) }
    if screen.toolkit == .android {
      checkHolders(screen, failed, &findings)
      checkChoices(screen, &findings)
      checkFields(screen, &findings)
    }
  }

  /// Checks Android views without text that fill most of a screen or contain several controls, and that take taps and
  /// the keyboard focus: TalkBack skips them, but a keyboard and a switch do not.
  private func checkHolders(
    _ screen: AuditedScreen, _ failed: Set<Int>, _ findings: inout RuleFindings
  ) {
    guard let size = screen.screen.size else { return }
    let tree = screen.statedTree
    let holders = (0..<tree.count).filter { view in
      let states = tree[view].toolkitStates
      guard states.contains("clickable"), states.contains("focusable"), !tree[view].isHidden,
        !failed.contains(view), tree[view].label?.audible == nil, tree[view].container == nil,
        !states.contains("scrollable"), let frame = tree[view].frame
      else { return false }
      let share = frame.width * frame.height / (size.width * size.height)
      return share >= Self.mostOfScreen || share >= Self.partOfScreen && Self.holdsOnly(view, tree)
    }
    guard let first = holders.first else { return }
    findings.fail(
      ShownNodes(screen).nearest(first), Self.messageOfHolders(holders.count), severity: .note,
      at: first)
  }

  /// Checks Android fields that have a value, below a text that looks like their label.
  private func checkFields(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    guard screen.cannotCarry(.carried(.placeholders)) else { return }
    for (text, field) in zip(screen.elements, screen.elements.dropFirst()) {
      guard screen.spokenElement(field).isField, screen.label(field).isEmpty,
        screen.tree[field].labelledBy.isEmpty,
        screen.spokenElement(field).value?.audible != nil, screen.spokenElement(text).isPlainText,
        !screen.isInteractive(text), screen.label(text).contains(where: \.isLetter),
        let label = screen.tree[text].frame, let frame = screen.tree[field].frame
      else { continue }
      let gap = frame.y - label.y - label.height
      guard (-4...24).contains(gap), abs(label.x - frame.x) <= 24 else { continue }
      findings.review(
        field, Self.messageOfField(screen.label(text), screen.heard(field) ?? ""), related: [text])
    }
  }

  /// Checks Android choices whose only text is the chosen value.
  private func checkChoices(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    let tree = screen.statedTree
    for node in screen.elements where screen.isImported {
      guard let stated = screen.origin(of: node).map({ tree[$0] }),
        stated.toolkitType?.hasSuffix("Spinner") == true, stated.label?.audible == nil,
        stated.labelledBy.isEmpty, !screen.label(node).isEmpty
      else { continue }
      findings.review(node, Self.messageOfChoice(screen.label(node)))
    }
  }

  /// Whether all text in an Android view belongs to two or more controls, so that the view has none of its own.
  private static func holdsOnly(_ view: Int, _ tree: ElementTree) -> Bool {
    var controls = 0
    var node = view + 1
    while node < tree.end(of: view) {
      if tree[node].toolkitStates.contains("clickable") {
        let inside = (node..<tree.end(of: node)).prefix(mostParts)
        if inside.contains(where: { tree[$0].label?.audible != nil }) { controls += 1 }
        node = tree.end(of: node)
      } else if tree[node].label?.audible != nil {
        return false
      } else {
        node += 1
      }
    }
    return controls >= 2
  }

  /// What part of a screen is most of it, and what part is more than a control; how many parts of a control are looked at
  /// (ours).
  private static let (mostOfScreen, partOfScreen, mostParts) = (0.5, 0.04, 64)

  /// Checks the parts of a page that need a name although they contain text or show a value.
  private func checkNamed(
    _ screen: AuditedScreen, _ failed: Set<Int>, _ findings: inout RuleFindings
  ) {
    let tree = screen.statedTree
    var shown: ShownNodes?
    for stated in 0..<tree.count
    where !failed.contains(stated) && (Self.needsName(tree[stated]) || Self.isArea(stated, tree)) {
      guard tree[stated].label?.audible == nil, !tree[stated].isHidden else { continue }
      let nodes = shown ?? ShownNodes(screen)
      shown = nodes
      findings.fail(nodes.nearest(stated), Self.messageOfName(tree[stated]), at: stated)
    }
  }

  // WAI-ARIA 1.2, "Accessible Name Required"; a frame's name is what its contents are announced by.
  private static func needsName(_ element: Element) -> Bool {
    if element.webFlags.contains(.isFrame) || element.isPlugin { return true }
    return [.dialog, .alertDialog, .listBox, .treeItem, .tooltip, .meter, .progressBar].contains(
      element.role)
  }

  /// Whether a link is an area of an image map.
  private static func isArea(_ stated: Int, _ tree: ElementTree) -> Bool {
    tree[stated].role == .link && tree.parent(of: stated).map { tree[$0].role == .image } == true
  }

  private static func isUsable(_ element: Element, _ node: Int, _ screen: AuditedScreen) -> Bool {
    screen.isInteractive(node) && !element.traits.contains(.notEnabled)
  }

  // What an empty field shows names it, and some dumps do not tell; and Android's apps have views that answer a
  // tap beside a sheet, or under a larger one, which they keep from readers without a dump saying so. The words of
  // a row stand in views inside of it, and those that an edge hides are in no dump.
  private static func mayHaveWords(_ node: Int, _ screen: AuditedScreen) -> Bool {
    let element = screen.spokenElement(node)
    if element.isField { return screen.cannotCarry(.carried(.placeholders)) }
    return screen.toolkit == .android && screen.isImported && !element.hasInteractiveTraits
      && (screen.facts(node).flag(.keyboardFocusable) == false || meetsScroller(node, screen))
  }

  private static func meetsScroller(_ node: Int, _ screen: AuditedScreen) -> Bool {
    screen.isCutOffByScroller(node) || screen.isCutOffAtItsSide(node)
  }

  // Android gives each bar of progress words for its state, "In progress" or how far it is: that is what it is for.
  private static func tellsProgress(_ element: Element, _ screen: AuditedScreen) -> Bool {
    element.semanticRole == .progressBar && screen.toolkit == .android
      && screen.cannotCarry(.carried(.stateDescriptions))
  }

  // The disabled field in a control that has a name only shows what was chosen.
  private static func isPartOfControl(_ node: Int, _ screen: AuditedScreen) -> Bool {
    let element = screen.spokenElement(node)
    guard element.isField, element.traits.contains(.notEnabled), screen.isImported,
      let frame = screen.tree[node].frame
    else { return false }
    return screen.elements.contains { other in
      other != node && screen.isInteractive(other) && !screen.label(other).isEmpty
        && screen.tree[other].frame?.contains(frame) == true
    }
  }

  // States alone are no name: "switch button, on" does not say of what.
  static func hasWords(_ element: Element, _ node: Int, _ screen: AuditedScreen) -> Bool {
    if element.webFlags.contains(.isNamedByBrowser) { return false }
    for kind in [Fragment.Kind.label, .content, .header] where !screen.words(kind, of: node).isEmpty
    {
      return true
    }
    // TalkBack says the text that labels a field behind its role: "edit box for Name".
    if element.isField, !screen.tree[node].labelledBy.isEmpty, element.label?.audible != nil {
      return true
    }
    // What is entered and left may say its name among the words for what it is.
    if element.container != nil, element.label?.audible != nil { return true }
    // The reader has words of its own for what goes back.
    if element.traits.contains(.backButton) { return true }
    // A value names what only shows it, and a field whose placeholder it may be, but no slider or switch, and
    // nothing in which one of several values was typed or chosen.
    let values = screen.words(.value, of: node)
    if element.isField || element.role == .comboBox || element.webFlags.contains(.isColor) {
      return !screen.tellsPlaceholders && !values.isEmpty
    }
    guard element.traits.isDisjoint(with: [.adjustable, .switchButton, .checkbox]) else {
      return values.contains(where: isPage)
    }
    return !values.isEmpty
  }

  // "Page 1 of 2" is all that the dots of the system's pages say, and it is name enough.
  private static func isPage(_ value: String) -> Bool {
    let numbers = value.split { !$0.isNumber }
    return value.first?.isLetter == true && numbers.count == 2
  }
}

extension Element {
  /// Whether a page embeds other content here: `<object>`, `<embed>`.
  fileprivate var isPlugin: Bool {
    toolkitType == "PluginObject" || toolkitType == "EmbeddedObject"
  }
}

extension LabelMissing {
  private static func messageOfField(_ label: String, _ heard: String) -> FindingText {
    FindingText(
      "The utterance is \(SafeText.quoted(heard)): the dump does not say that \(SafeText.quoted(label)) names the field.",
      repair: "Set android:labelFor on the text, if it does not have it.")
  }

  private static func messageOfChoice(_ value: String) -> FindingText {
    FindingText(
      "The choice seems to have no name: its utterance is only \(SafeText.quoted(value)).",
      repair:
        "Name the choice with android:contentDescription, or a label with android:labelFor.")
  }

  private static func messageOfHolders(_ count: Int) -> FindingText {
    let views =
      count == 1
      ? "A view without a name takes"
      : "\(count) views without a name take"
    return FindingText(
      "\(views) the focus of a keyboard or switch.",
      repair: "Name its function, or make it neither clickable nor focusable.")
  }

  private static func messageOfName(_ element: Element) -> FindingText {
    let isFrame = element.webFlags.contains(.isFrame)
    let kind = isFrame ? "frame" : element.isPlugin ? "object" : element.role?.rawValue ?? "element"
    return FindingText(
      "The \(kind) has no name to distinguish it from others.",
      repair: isFrame ? "Add a title." : "Name it with aria-label or aria-labelledby.")
  }

  private static func message(_ screen: AuditedScreen, _ node: Int) -> FindingText {
    let said =
      switch screen.heard(node) {
      case nil: "says nothing about it"
      case "": "stops here and says nothing"
      case let heard?: "says only \"\(heard)\""
      }
    if screen.screen.platform == .android, screen.spokenElement(node).isField,
      let lost = screen.tree[node].label?.audible
    {
      return FindingText(
        "\(screen.readerTitle) \(said): the typed text takes the place of the content description "
          + "\(SafeText.quoted(lost)).",
        repair: screen.isImported
          ? "Set android:hint, or add a TextView whose android:labelFor names the field."
          : "Write placeholder: in place of the name, or labelledBy: with the id of a text.")
    }
    return FindingText(
      "\(screen.readerTitle) \(said).",
      repair: "Add a \(screen.labelNoun(node)) that says what it \(verb(screen, node))"
        + "\(suggestion(screen, node)).")
  }

  private static func verb(_ screen: AuditedScreen, _ node: Int) -> String {
    screen.isInteractive(node) ? "does" : "is"
  }

  private static func suggestion(_ screen: AuditedScreen, _ node: Int) -> String {
    let facts = screen.facts(node)
    if let shown = facts.text(.visibleText)?.trimmed, !shown.isEmpty {
      return ", such as \(SafeText.quoted(shown))"
    }
    if let place = screen.index(of: node), place > 0,
      RowFragmented.isLabelled(node, by: screen.elements[place - 1], screen)
    {
      return ", such as \(SafeText.quoted(screen.label(screen.elements[place - 1])))"
    }
    if let symbol = facts.text(.imageName) { return " (its image is \(SafeText.quoted(symbol)))" }
    return screen.tree[node].id.map { " (its id is \(SafeText.quoted($0)))" } ?? ""
  }
}
