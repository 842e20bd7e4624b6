import AccessibilityTree
import ScreenReader
import Voices

extension Element {
  /// Whether the element is what a plug-in shows.
  fileprivate var isEmbedded: Bool {
    toolkitType == "PluginObject" || toolkitType == "EmbeddedObject"
  }
}

/// What Orca says of an object, in the order of its kind (source code: `formatting.py`).
extension PhrasingContext {
  /// Says the name, the role, the value and the states of the object.
  func sayObject(into fragments: inout [Fragment]) {
    let role = element.role
    if sayMarked(into: &fragments) { return }
    if OrcaPlaces.isLandmark(element) {
      sayOwnRole(into: &fragments)
      return sayLabel(into: &fragments)
    }
    let isRoleFirst = role == .superscript || role == .subscript || role == .separator
    if isRoleFirst || isParagraphInLink { sayOwnRole(into: &fragments) }
    switch role {
    case .application, .log, .timer, .marquee: break
    // Its text follows behind what it is.
    // An article of a feed that has the focus is its name (recorded).
    case .article where occasion == .keyboardFocus: return sayLabel(into: &fragments)
    case .alert, .note, .comment, .article: return sayAhead(into: &fragments)
    default:
      if !element.isEmbedded, !isNamedBefore { sayLabel(into: &fragments) }
    }
    switch role {
    case _ where isParagraphInLink: break
    case .superscript, .subscript, .separator: break
    // Where it is all of its line (source code: `web/speech_generator.py`).
    case .rowHeader where isWholeLine:
      say("rowHeader", as: .role, into: &fragments)
    case .checkbox, .switchControl, .menuItemCheckbox:
      sayReadOnly(into: &fragments)
      sayOwnRole(into: &fragments)
      sayState(into: &fragments)
      sayRequired(into: &fragments)
    case .radio:
      fragments.endPhrase(from: fragments.count - 1)
      sayState(into: &fragments)
      sayOwnRole(into: &fragments)
    case .menuItemRadio:
      sayState(into: &fragments)
      sayOwnRole(into: &fragments)
    case .button: sayButton(into: &fragments)
    case .textBox, .searchBox:
      sayReadOnly(into: &fragments)
      sayOwnRole(into: &fragments)
      sayValue(into: &fragments)
      // A password's field is never told to be required (recorded).
      if !traits.contains(.secureTextField) { sayRequired(into: &fragments) }
    case .spinButton:
      sayValue(into: &fragments)
      sayOwnRole(into: &fragments)
      sayRequired(into: &fragments)
    case .slider:
      sayOwnRole(into: &fragments)
      sayValue(into: &fragments)
      sayRequired(into: &fragments)
    case .progressBar, .meter: sayProgress(into: &fragments)
    case .comboBox where isUnnamedSelect:
      // Within a line it is its value alone (recorded).
      if isFirstPart {
        sayOwnRole(into: &fragments)
        say(.collapsed, as: .state, into: &fragments)
      }
      if !traits.contains(.notEnabled) { sayValue(into: &fragments) }
      return
    case .comboBox:
      sayOwnRole(into: &fragments)
      fragments.endPhrase(from: fragments.count - 1)
      // In one that is grayed nothing counts as selected (recorded).
      if !traits.contains(.notEnabled) { sayValue(into: &fragments) }
      return
    case .listBox:
      fragments.endPhrase(from: fragments.count - 1)
      // Which options are selected (source code: `speech_generator.py`, the focused item).
      sayValue(into: &fragments)
      fragments.endPhrase(from: fragments.count - 1)
      let count = String(countInside ?? 0)
      say("listSize", as: .position, filling: ["count": count], into: &fragments)
      fragments.endPhrase(from: fragments.count - 1)
    case .menuItem: sayExpanded(into: &fragments)
    case .treeItem where occasion == .keyboardFocus: sayTreeItem(into: &fragments)
    default:
      sayOwnRole(into: &fragments)
      if role == .link {
        if element.isExpanded != nil || traits.contains(.notEnabled) {
          fragments.endPhrase(from: fragments.count - 1)
        }
        sayExpanded(into: &fragments)
      }
    }
    sayOuterRoles(into: &fragments)
    saySort(into: &fragments)
    if traits.contains(.notEnabled), !element.isEmbedded, role != .textBox, role != .searchBox {
      if role == .slider || role == .spinButton || role == .checkbox {
        fragments.endPhrase(from: fragments.count - 1)
      }
      say("grayed", as: .state, into: &fragments)
    }
  }

  /// Says what the object is before the text that stands in it.
  private func sayAhead(into fragments: inout [Fragment]) {
    let start = fragments.count
    sayOwnRole(into: &fragments)
    fragments.endPhrase(from: start)
    sayLabel(into: &fragments)
  }

  /// Whether the label of the field was the last object of the line before, so that it is not said again
  /// (source code: `web/speech_generator.py`); a break is an object of its own (recorded).
  private var isNamedBefore: Bool {
    guard isFirstPart, occasion != .jumping, let name = element.label, isNamedByLabelOrName else {
      return false
    }
    // The field itself is no label, if the focus was on an item of its list.
    return element.webFlags.contains(.followsLabel) && previous?.label == name
      && previous?.role != element.role
  }

  /// Whether the object is a `<select>` that nobody has named.
  var isUnnamedSelect: Bool {
    element.role == .comboBox && element.label == nil && element.webFlags.contains(.isSelect)
  }

  /// Whether the object is named by its label or else its name, and not by both.
  private var isNamedByLabelOrName: Bool {
    switch element.role {
    case .checkbox, .switchControl, .textBox, .searchBox, .comboBox, .listBox, .slider: true
    default: false
    }
  }

  /// Says what was deleted, inserted or marked between two words.
  private func sayMarked(into fragments: inout [Fragment]) -> Bool {
    let words: (start: PhraseKey, end: PhraseKey)
    switch element.role {
    case .deletion: words = ("deletionStart", "deletionEnd")
    case .insertion: words = ("insertionStart", "insertionEnd")
    case .mark: words = ("highlightStart", "highlightEnd")
    default: return false
    }
    say(words.start, as: .role, into: &fragments)
    fragments.endPhrase(from: 0)
    sayLabel(into: &fragments)
    fragments.endPhrase(from: 0)
    say(words.end, as: .role, into: &fragments)
    return true
  }

  private func sayButton(into fragments: inout [Fragment]) {
    if element.states.pressed == nil, element.toolkitType != "DisclosureTriangle" {
      sayExpanded(into: &fragments)
      return sayOwnRole(into: &fragments)
    }
    sayOwnRole(into: &fragments)
    sayState(into: &fragments)
    sayExpanded(into: &fragments)
  }

  /// Says whether an item of a tree is open, and its level where it is another one (recorded).
  private func sayTreeItem(into fragments: inout [Fragment]) {
    fragments.endPhrase(from: fragments.count - 1)
    sayExpanded(into: &fragments)
    fragments.endPhrase(from: fragments.count - 1)
    guard let level = element.level, level != previous?.level else { return }
    say("treeLevel", as: .position, filling: ["level": String(level)], into: &fragments)
  }

  private func sayOuterRoles(into fragments: inout [Fragment]) {
    if traits.contains(.header), element.role != .heading {
      say(
        .headingLevel, as: .role, filling: ["level": String(element.headingLevel ?? 2)],
        into: &fragments)
    }
    if traits.contains(.link), element.role != .link, !isTextInLink {
      say(.link, as: .role, into: &fragments)
    }
  }

  private func sayProgress(into fragments: inout [Fragment]) {
    guard element.role == .progressBar, let percent else {
      return sayOwnRole(into: &fragments)
    }
    say("percent", as: .value, filling: ["count": String(percent)], into: &fragments)
  }

  /// How far the value is between the ends of its range, in percent, or `nil` where that cannot be told.
  var percent: Int? {
    guard let value = element.value.flatMap(Double.init), value.isFinite else { return nil }
    let least = element.range?.minimum ?? 0
    let most = element.range?.maximum ?? 100
    guard most > least, least <= value, value <= most else { return nil }
    return Int(((value - least) / (most - least) * 100).rounded())
  }
}
