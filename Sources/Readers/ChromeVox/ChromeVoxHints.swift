import AccessibilityTree
import ScreenReader
import Voices

extension UtterancePart {
  /// What belongs to an object beyond it: what is wrong, how rows are sorted, that it is the current one.
  static let voxRemarks = UtterancePart("remarks") { context, fragments in
    guard context.isFirstPart, !context.traits.contains(.notEnabled) else { return }
    context.sayVoxRemarks(into: &fragments)
  }

  /// How to act on an object, said after a pause (source code: `output.ts`, `computeDelayedHints_`).
  static let voxHints = UtterancePart("hints") { context, fragments in
    guard context.isFirstPart, context.verbosity.speaks(.hints),
      !context.traits.contains(.notEnabled)
    else { return }
    context.sayVoxHints(into: &fragments)
  }
}

extension PhrasingContext {
  fileprivate func sayVoxRemarks(into fragments: inout [Fragment]) {
    say(text: element.errorMessage, as: .content, into: &fragments)
    switch element.states.sort {
    case .ascending: say("sortedAscending", as: .state, into: &fragments)
    case .descending: say("sortedDescending", as: .state, into: &fragments)
    case .other, .unsorted, nil: break
    }
    let current =
      element.states.current ?? entered.lazy.reversed().compactMap(\.element.states.current).first
    if let current { say(current.phrase, as: .state, into: &fragments) }
  }

  fileprivate func sayVoxHints(into fragments: inout [Fragment]) {
    // What is said of a line is how to go on from it, not how to act on what stands there.
    if occasion != .line { sayVoxActing(into: &fragments) }
    let around = entered.map(\.element)
    if around.contains(where: { $0.role == .table || $0.role == .grid }) {
      say("tableHint", as: .hint, into: &fragments)
    }
    let menus = around + [element]
    if let menu = menus.last(where: { $0.role == .menu || $0.role == .menuBar }) {
      let isHorizontal =
        menu.states.orientation.map { $0 == .horizontal } ?? (menu.role == .menuBar)
      say(isHorizontal ? "menuBarHint" : "menuHint", as: .hint, into: &fragments)
    }
    if menus.contains(where: { $0.webFlags.contains(.hasDetails) }) {
      say("detailsHint", as: .hint, into: &fragments)
    }
  }

  private func sayVoxActing(into fragments: inout [Fragment]) {
    say(text: element.placeholder, as: .hint, into: &fragments)
    switch element.role {
    case .checkbox, .radio, .switchControl, .menuItemCheckbox, .menuItemRadio:
      say("toggleHint", as: .hint, into: &fragments)
    case .button where element.states.pressed != nil:
      say("toggleHint", as: .hint, into: &fragments)
    case .button, .link: say("activateHint", as: .hint, into: &fragments)
    default:
      if element.webFlags.contains(.isClickable) {
        say("activateHint", as: .hint, into: &fragments)
      }
    }
    if element.webFlags.contains(.completes) {
      say("completionHint", as: .hint, into: &fragments)
    }
  }
}
