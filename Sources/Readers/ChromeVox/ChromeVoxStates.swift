import AccessibilityTree
import ScreenReader
import Voices

/// The words of ChromeVox for names, values, states and places (source code: `output_formatter.ts`).
extension PhrasingContext {
  /// Says a text; on a line the marker of an item stands apart from it.
  func sayVoxText(into fragments: inout [Fragment]) {
    if traits.contains(.popupButton) {
      sayVoxName(into: &fragments)
      sayVoxValue(into: &fragments)
      return sayVoxRole(into: &fragments)
    }
    guard occasion == .line, element.isListMarker, let label = element.label,
      let end = label.firstIndex(of: " ")
    else {
      sayVoxName(into: &fragments)
      return sayVoxDescription(into: &fragments)
    }
    say(text: String(label[..<end]), as: .label, into: &fragments)
    say(text: String(label[label.index(after: end)...]), as: .label, into: &fragments)
    sayVoxDescription(into: &fragments)
  }

  func sayVoxName(into fragments: inout [Fragment]) {
    say(text: element.label, as: .label, target: .label, into: &fragments)
  }

  /// Says the value, unless it is the name.
  func sayVoxValue(into fragments: inout [Fragment]) {
    let value = element.value
    if value == element.label, element.role != .textBox, element.role != .searchBox { return }
    say(text: value, as: .value, target: .value, into: &fragments)
  }

  func sayVoxRole(into fragments: inout [Fragment]) {
    if let own = element.roleDescription, !own.isEmpty {
      say(text: own, as: .role, into: &fragments)
    } else if let key = ChromeVoxRoleWords.phrase(of: element) {
      say(key, as: .role, into: &fragments)
    }
  }

  /// Says the description, unless it is the name.
  func sayVoxDescription(into fragments: inout [Fragment]) {
    guard let text = element.description, text != element.label else { return }
    say(text: text, as: .content, into: &fragments)
  }

  /// Says the states in ChromeVox's fixed order.
  func sayVoxStates(
    of element: Element, as kind: Fragment.Kind, into fragments: inout [Fragment]
  ) {
    if let isExpanded = element.isExpanded {
      say(isExpanded ? .expanded : .collapsed, as: kind, into: &fragments)
    }
    if element.states.isRequired == true { say("required", as: kind, into: &fragments) }
    if element.traits.contains(.visited) { say("visited", as: kind, into: &fragments) }
  }

  /// Says that nothing can be done with the object, or that it can only be read.
  func sayVoxRestriction(into fragments: inout [Fragment]) {
    if traits.contains(.notEnabled) {
      say("disabled", as: .state, into: &fragments)
    } else if element.states.isReadOnly == true, element.role != .comboBox {
      say("readOnly", as: .state, into: &fragments)
    }
  }

  /// Says what ends most objects: description, states, restriction.
  func sayVoxRest(into fragments: inout [Fragment]) {
    sayVoxDescription(into: &fragments)
    sayVoxStates(of: element, as: .state, into: &fragments)
    sayVoxRestriction(into: &fragments)
  }

  /// Says the name in a sentence.
  func sayVoxNamed(_ key: PhraseKey, into fragments: inout [Fragment]) {
    say(key, as: .role, filling: ["name": element.label ?? ""], into: &fragments)
  }

  func sayVoxPlace(into fragments: inout [Fragment]) {
    guard verbosity.speaks(.positions), let place = element.position else { return }
    say(
      "place", as: .position,
      filling: ["index": String(place.index), "count": String(place.count ?? place.index)],
      into: &fragments)
  }

  func sayVoxCount(_ count: Int, as kind: Fragment.Kind, into fragments: inout [Fragment]) {
    guard verbosity.speaks(.positions) else { return }
    say("itemCount", as: kind, filling: ["count": String(count)], into: &fragments)
  }

  func sayVoxHeading(
    _ heading: Element, as kind: Fragment.Kind, into fragments: inout [Fragment]
  ) {
    if let own = heading.roleDescription, !own.isEmpty {
      return say(text: own, as: kind, into: &fragments)
    }
    let level = heading.level ?? heading.headingLevel ?? 2
    say(.headingLevel, as: kind, filling: ["level": String(level)], into: &fragments)
  }

  /// Says where a cell stands, with the header of its column if that is another one.
  func sayVoxCell(into fragments: inout [Fragment]) {
    guard let cell = element.cell, let row = cell.row, let column = cell.column else { return }
    if verbosity.speaks(.positions) {
      say(
        "cellPlace", as: .position,
        filling: ["row": String(row + 1), "column": String(column + 1)], into: &fragments)
    }
    guard verbosity.speaks(.headers), previousCell?.column != column else { return }
    for header in cellHeaders.column {
      say(text: header.label, as: .header, language: header.language, into: &fragments)
    }
  }

  /// Says how deep the row lies that begins here, or is the object.
  func sayVoxRowLevel(into fragments: inout [Fragment]) {
    let begun = starting.first { $0.element.role == .row }?.element
    guard let level = element.role == .row ? element.level : begun?.level else { return }
    say("depth", as: .position, filling: ["level": String(level)], into: &fragments)
  }

  var voxChecked: PhraseKey {
    switch element.states.checked {
    case .true: .checked
    case .mixed: "partiallyChecked"
    case .false, nil: "notChecked"
    }
  }

  var isVoxSelected: Bool { traits.contains(.selected) || element.states.isSelected == true }

  /// Returns a number as ChromeVox says it: whole ones without a point.
  static func voxNumber(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
