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
    if role == .superscript || role == .subscript || isTextInLink { sayOwnRole(into: &fragments) }
    switch role {
    case .application, .log, .timer: break
    default: if !element.isEmbedded { sayLabel(into: &fragments) }
    }
    switch role {
    case _ where isTextInLink: break
    case .superscript, .subscript: break
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
    case .comboBox:
      sayOwnRole(into: &fragments)
      fragments.endPhrase(from: fragments.count - 1)
      sayValue(into: &fragments)
      sayRequired(into: &fragments)
    case .listBox:
      fragments.endPhrase(from: fragments.count - 1)
      let count = String(countInside ?? 0)
      say("listSize", as: .position, filling: ["count": count], into: &fragments)
      fragments.endPhrase(from: fragments.count - 1)
    case .menuItem: sayExpanded(into: &fragments)
    default:
      sayOwnRole(into: &fragments)
      if role == .link { sayExpanded(into: &fragments) }
    }
    sayOuterRoles(into: &fragments)
    saySort(into: &fragments)
    if traits.contains(.notEnabled), !element.isEmbedded {
      say("grayed", as: .state, into: &fragments)
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
    guard let percent else { return sayOwnRole(into: &fragments) }
    fragments.endPhrase(from: fragments.count - 1)
    say("percent", as: .value, filling: ["count": String(percent)], into: &fragments)
  }

  private var percent: Int? {
    guard let value = element.value.flatMap(Double.init), value.isFinite else { return nil }
    let least = element.range?.minimum ?? 0
    let most = element.range?.maximum ?? 100
    guard most > least, least <= value, value <= most else { return nil }
    return Int(((value - least) / (most - least) * 100).rounded())
  }
}
