import AccessibilityTree
import ScreenReader
import Voices

/// The parts of an utterance of VoiceOver on the Mac.
extension UtterancePart {
  /// Where a container ends: "end of Section 1 region".
  static let macEdge = UtterancePart("edge") { context, fragments in
    guard context.side == .end else { return }
    // Lists and tables are left by their role alone (recorded: "end of list").
    let place = context.place(context.element, isNamed: !context.isCounted)
    context.say("endOf", as: .boundary, filling: ["place": place], into: &fragments)
  }

  /// The value, before the label; a secure field's length alone.
  static let macValue = UtterancePart("value") { context, fragments in
    guard context.side != .end, !context.valueIsState else { return }
    if context.traits.contains(.secureTextField) {
      guard context.isWeb, let value = context.element.value, !value.isEmpty else { return }
      return context.say(
        "characterCount", as: .value, filling: ["count": String(value.count)], into: &fragments)
    }
    if context.element.webFlags.contains(.isFile), context.element.value?.isEmpty != false {
      return context.say("noFileSelected", as: .value, into: &fragments)
    }
    // A text of several lines follows its role.
    if context.tellsTextLast { return }
    context.say(
      text: context.webDate ?? context.element.value, as: .value, target: .value, into: &fragments)
  }

  /// Where the caret is, in a field that has a text and the focus.
  static let macCaret = UtterancePart("caret") { context, fragments in
    guard context.side != .end, context.element.value?.isEmpty == false, context.isField else {
      return
    }
    switch context.caret {
    case .end: context.say("insertionAtEnd", as: .state, into: &fragments)
    case .start: context.say("insertionAtBeginning", as: .state, into: &fragments)
    case .all: context.say("contentsSelected", as: .state, into: &fragments)
    // On pages the focus of the keyboard comes along, and all of a field's text is selected (transcribed).
    case nil:
      guard context.isWeb, context.occasion == .moving, context.isTextField,
        !context.tellsTextLast
      else { return }
      context.say("contentsSelected", as: .state, into: &fragments)
    }
  }

  /// The roles that go before the name: "heading level 2 …", "visited link …".
  static let macHeadingAndLink = UtterancePart("headingAndLink") { context, fragments in
    guard context.side == .element else { return }
    // A link or a button that a heading holds tells so first ("heading level 1 judge information button").
    let isHeading = context.element.semanticRole == .heading
    if isHeading || context.isWeb && context.traits.contains(.header) {
      if let level = context.element.level ?? context.element.headingLevel {
        context.say(
          .headingLevel, as: .role, filling: ["level": String(level)], into: &fragments)
      } else {
        context.say(.heading, as: .role, into: &fragments)
      }
    }
    switch context.element.semanticRole {
    case .link:
      if context.traits.contains(.visited) { context.say(.visited, as: .state, into: &fragments) }
      context.sayCurrent(into: &fragments)
      context.say(.link, as: .role, into: &fragments)
    default: break
    }
  }

  /// The name and what describes it: the label, the placeholder of an empty field, the description.
  static let macLabel = UtterancePart("label") { context, fragments in
    guard context.side != .end, !context.isCountedContainer || context.namesBeforeRole else {
      return
    }
    let name = context.name
    if let mark = WebMark(name), context.isWeb {
      context.say(mark.phrase, as: .label, into: &fragments)
      context.say(text: mark.rest, as: .label, into: &fragments)
    } else {
      context.say(text: name, as: .label, target: .label, into: &fragments)
    }
    let element = context.element
    if element.value?.isEmpty != false, element.placeholder != name {
      context.say(text: element.placeholder, as: .label, into: &fragments)
    }
    if element.description != name {
      // What the page adds to an element stands before its role there (transcribed on macOS 15).
      let kind: Fragment.Kind = context.toolkit == .webKit ? .content : .hint
      context.say(text: element.description, as: kind, into: &fragments)
    }
  }

  /// The states, in VoiceOver's order: what is wrong, what is on, dimmed, current, what opens.
  static let macStates = UtterancePart("states") { context, fragments in
    guard context.side != .end, !context.isLinkOrHeading else { return }
    context.sayValidity(into: &fragments)
    if context.occasion != .change { context.sayToggle(into: &fragments) }
    if context.traits.contains(.notEnabled) { context.say(.dimmed, as: .state, into: &fragments) }
    context.sayCurrent(into: &fragments)
    // A wrapper without a name does not tell what it opens.
    if context.side == .element || context.element.semanticRole == .comboBox || context.name != nil
    {
      context.sayPopup(into: &fragments)
    }
  }

  /// The role, with the place among others: "tab, 1 of 3", "text (1 of 1)", "table 4 columns, 6 rows".
  static let macRole = UtterancePart("role") { context, fragments in
    guard context.side != .end else { return }
    // Only items of pages tell their place as links, too.
    if context.isLinkOrHeading {
      return context.isWeb ? context.sayPosition(into: &fragments) : ()
    }
    let element = context.element
    if let description = element.roleDescription, !description.isEmpty {
      return context.say(text: description, as: .role, into: &fragments)
    }
    if let key = MacRoleWords.phrase(of: element) {
      context.say(key, as: .role, into: &fragments)
      if context.isCountedContainer { return context.sayCounts(into: &fragments) }
    }
    if context.tellsTextLast {
      context.say(text: element.value, as: .value, target: .value, into: &fragments)
    }
    context.sayPosition(into: &fragments)
    if element.webFlags.contains(.isClickable) {
      context.say("clickable", as: .state, into: &fragments)
    }
  }

  /// The author's hint, which comes last.
  static let macHint = UtterancePart("hint") { context, fragments in
    guard context.side == .element, context.verbosity.speaks(.hints) else { return }
    context.say(text: context.element.hint, as: .hint, target: .hint, into: &fragments)
  }

  /// What is heard of an element that was acted on: nothing but "dimmed" where it is, the state of a switch
  /// first, else all of it.
  static let macOutcome = UtterancePart("outcome") { context, fragments in
    if context.traits.contains(.notEnabled) {
      return context.say(.dimmed, as: .state, into: &fragments)
    }
    context.sayToggle(into: &fragments)
    let parts: [UtterancePart] = [
      .macValue, .macHeadingAndLink, .macLabel, .macStates, .macRole, .macCell,
    ]
    for part in parts { part.add(context, &fragments) }
  }
}

extension PhrasingContext {
  /// Whether the element is a field for text.
  var isField: Bool {
    switch element.semanticRole {
    case .textBox, .searchBox, .spinButton, .comboBox: true
    default: false
    }
  }

  var isLinkOrHeading: Bool {
    side == .element && (element.semanticRole == .link || element.semanticRole == .heading)
  }

  /// Whether the screen is a page, told by WebKit or written down as one.
  var isWeb: Bool { toolkit == .webKit || platform == .web }

  /// Whether the element is a field that one types into, and not a choice.
  var isTextField: Bool {
    isField && !traits.contains(.popupButton) && !traits.contains(.secureTextField)
  }

  /// Whether the text of a field follows its role: one of several lines (transcribed).
  var tellsTextLast: Bool {
    isWeb && element.semanticRole == .textBox && traits.contains(.textArea)
  }

  /// Adds the place among others, if the element tells it.
  func sayPosition(into fragments: inout [Fragment]) {
    guard side == .element, verbosity.speaks(.positions), let position = element.position,
      let count = position.count, tellsPosition || toolkit == .webKit
    else { return }
    let isInBrackets = element.semanticRole == .option || element.semanticRole == .menuItem
    if !isInBrackets, let last = fragments.indices.last { fragments[last].text += "," }
    say(
      isInBrackets ? "positionInBrackets" : .position, as: .position,
      filling: ["index": String(position.index), "count": String(count)], into: &fragments)
  }

  /// Whether the name stands between the role's word and the number of what is inside.
  var isCountedContainer: Bool { side == .start && isCounted }

  /// Whether the number of what is inside is told of such a role.
  var isCounted: Bool {
    switch element.semanticRole {
    case .list, .menu, .table, .grid, .treeGrid: return true
    default: return false
    }
  }

  var tellsPosition: Bool {
    switch element.semanticRole {
    case .radio, .tab, .option, .menuItem, .listItem: true
    default: false
    }
  }

  /// The name: the element's own, that of the combo box around it, or that of the only thing inside.
  var name: String? {
    if let label = element.label, !label.isEmpty { return label }
    if let around = surrounding?.element, around.semanticRole == .comboBox { return around.label }
    return side == .start ? onlyChild?.label : nil
  }

  /// Whether a container that is counted has its name first: those of pages, but for menus (transcribed).
  fileprivate var namesBeforeRole: Bool {
    toolkit == .webKit && element.label?.isEmpty == false && element.semanticRole != .menu
  }

  fileprivate func sayCounts(into fragments: inout [Fragment]) {
    if !namesBeforeRole {
      say(text: element.label, as: .label, target: .label, into: &fragments)
    }
    if let table = element.table, let columns = table.columns, let rows = table.rows {
      say(
        "tableSize", as: .position,
        filling: ["columns": String(columns), "rows": String(rows)], into: &fragments)
    } else if let count = countInside {
      say("itemCount", as: .position, filling: ["count": String(count)], into: &fragments)
      if element.semanticRole == .list, let level = element.level, level > 1 {
        say("listLevel", as: .position, filling: ["level": String(level)], into: &fragments)
      }
    }
  }
}
