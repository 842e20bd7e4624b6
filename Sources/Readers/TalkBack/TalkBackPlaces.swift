import AccessibilityTree
import ScreenReader
import Voices

/// Where an element is, and what was entered and left (source code: utils/monitor/CollectionState.java of
/// TalkBack 15.1).
extension UtterancePart {
  /// That it is a heading, which of how many items of a list, or the row and column of a grid.
  static let talkBackPlace = UtterancePart("place") { context, fragments in
    context.sayTalkBackHeading(into: &fragments)
    // The page of a pager is told on the way in alone.
    guard context.verbosity.speaks(.positions), context.surrounding?.kind != .pager else { return }
    if let cell = context.own.cell {
      context.sayTalkBack(cell, into: &fragments)
    } else if let position = context.own.position, let count = position.count {
      context.say(
        .position, as: .position,
        filling: ["index": String(position.index), "count": String(count)], into: &fragments)
    } else if let list = context.surrounding, list.isCounted, list.isNewItem {
      context.say(
        .position, as: .position,
        filling: ["index": String(list.item), "count": String(list.items)], into: &fragments)
    }
  }

  /// The collection that was entered, else the one that was left, always behind the element itself; then the
  /// window.
  static let talkBackContainers = UtterancePart("containers") { context, fragments in
    guard context.verbosity.speaks(.containers) else { return }
    if let entered = context.entered.last(where: \.isTold) {
      context.sayTalkBack(entered: entered, into: &fragments)
    } else if let left = context.left.first(where: \.isTold) {
      context.sayTalkBack(left: left, into: &fragments)
    }
    // The window in which one arrives is known by its title (source code: windowTransitionState in
    // EventTypeViewAccessibilityFocusedFeedbackRule.java).
    guard context.previous != nil,
      let window = context.entered.first(where: { $0.kind == .window }),
      let title = window.element.label
    else { return }
    context.say("inWindow", as: .container, filling: ["name": title], into: &fragments)
  }
}

extension PhrasingContext {
  fileprivate func sayTalkBackHeading(into fragments: inout [Fragment]) {
    let element = own
    guard element.traits.contains(.header) || element.semanticRole == .heading else { return }
    if platform == .web, let level = element.headingLevel ?? element.level {
      return say(
        .headingLevel, as: .role, filling: ["level": String(level)], into: &fragments)
    }
    if element.roleDescription == nil { say(.heading, as: .role, into: &fragments) }
  }

  fileprivate func sayTalkBack(_ cell: TableCell, into fragments: inout [Fragment]) {
    for (key, new, old) in [
      (PhraseKey.row, cell.row, previousCell?.row),
      (PhraseKey.column, cell.column, previousCell?.column),
    ] {
      guard let new, new != old else { continue }
      say(key, as: .position, filling: ["number": String(new + 1)], into: &fragments)
    }
  }
}
