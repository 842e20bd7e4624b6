import AccessibilityTree
import ScreenReader
import Voices

extension UtterancePart {
  /// What was left, from the inside out.
  static let nvdaLeaving = UtterancePart("leaving") { context, fragments in
    for place in context.left { context.sayNVDALeaving(place.element, into: &fragments) }
  }

  /// The element itself, which the caret leaves by characters or words (source code: `getControlFieldSpeech`; recorded).
  static let nvdaLeavingItself = UtterancePart("leavingItself") { context, fragments in
    let element = context.element
    var word = NVDARoleWords.phrase(of: element).flatMap { context.phrase($0) }?.pattern
    if let own = element.roleDescription, !own.isEmpty { word = own }
    guard let word else { return }
    context.say("outOf", as: .boundary, filling: ["place": word], into: &fragments)
  }

  /// What ends with what is said, while everything is being read.
  static let nvdaEnding = UtterancePart("ending") { context, fragments in
    for place in context.ending { context.sayNVDALeaving(place.element, into: &fragments) }
  }

  /// What was entered, from the outside in.
  static let nvdaEntering = UtterancePart("entering") { context, fragments in
    guard context.verbosity.speaks(.containers) else { return }
    for place in context.entered { context.sayNVDAEntering(place, into: &fragments) }
  }
}

extension UtterancePart {
  /// What is clickable and nothing else, where it is entered from outside (source code: `speech.py`, `inClickable`).
  static let nvdaClickable = UtterancePart("clickable") { context, fragments in
    let flags = context.element.webFlags
    guard flags.contains(.isInClickable), context.verbosity.speaks(.containers) else { return }
    if !flags.contains(.beginsClickable),
      context.previous?.webFlags.contains(.isInClickable) == true
    {
      return
    }
    context.say("clickable", as: .container, into: &fragments)
  }
}

extension PhrasingContext {
  fileprivate func sayNVDALeaving(_ place: Element, into fragments: inout [Fragment]) {
    guard verbosity.speaks(.containers), NVDAPlaces.tellsLeaving(place) else { return }
    var word = NVDAPlaces.phrase(of: place).flatMap { phrase($0) }?.pattern
    if let own = place.roleDescription, !own.isEmpty { word = own }
    guard let word else { return }
    say("outOf", as: .boundary, filling: ["place": word], into: &fragments)
  }

  fileprivate func sayNVDAEntering(_ place: Surrounding, into fragments: inout [Fragment]) {
    let container = place.element
    // In reading, a row of tabs is not told of (recorded).
    if container.role == .tabList, occasion != .keyboardFocus { return }
    let isEdited = element(isEdited: container)
    // In reading, a name that stands inside or beside it as text is not said before it.
    let isShown =
      container.webFlags.contains(.isLabelledByText) || container.label == place.first
      || container.label == element.label
    if isNVDAJump || !isShown {
      say(
        text: container.label, as: .container, language: language(ofOther: container.language),
        into: &fragments)
    }
    if let own = container.roleDescription, !own.isEmpty {
      say(text: own, as: .container, into: &fragments)
    } else if let key = NVDAPlaces.phrase(of: container) ?? NVDARoleWords.phrase(of: container) {
      say(key, as: .container, into: &fragments)
    }
    if isEdited {
      if container.states.invalid != nil {
        say("invalidEntry", as: .container, into: &fragments)
      }
      say("multiLine", as: .container, into: &fragments)
      // Of a field for text that it can be edited goes without saying.
      if container.role != .textBox { say("editable", as: .container, into: &fragments) }
    }
    sayNVDASize(of: place, into: &fragments)
    sayNVDACurrent(of: container, as: .container, into: &fragments)
    if isNVDAJump || container.webFlags.contains(.describesItself), verbosity.speaks(.hints),
      let text = container.description, text != container.label
    {
      say(text: text, as: .container, into: &fragments)
    }
  }

  private func element(isEdited container: Element) -> Bool {
    container.webFlags.contains(.isEditable) && container.roleDescription == nil
  }

  private func sayNVDASize(of place: Surrounding, into fragments: inout [Fragment]) {
    if NVDAPlaces.isTable(place.element), let table = place.element.table {
      // Of a table around what has the focus the size is not told (recorded).
      if occasion == .keyboardFocus { return }
      func count(_ key: PhraseKey, _ number: Int?) -> String {
        phrase(key)?.filled(["count": String(number ?? 0)]) ?? ""
      }
      say(
        "tableSize", as: .position,
        filling: [
          "rows": count("rowCount", table.rows), "columns": count("columnCount", table.columns),
        ], into: &fragments)
    } else if place.element.role == .list || place.element.role == .directory {
      // The items of a list that is being edited are not counted (recorded).
      let isEdited = container { $0.webFlags.contains(.isEditable) } != nil
      if isEdited { return }
      let count = String(place.listItems ?? place.items)
      say("listSize", as: .position, filling: ["count": count], into: &fragments)
    }
  }
}
