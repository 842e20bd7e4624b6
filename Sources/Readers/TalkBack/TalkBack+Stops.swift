import AccessibilityTree
import Bridges
import ScreenReader

extension TalkBackTree {
  /// Finds what can be acted on, and what has something to say.
  mutating func findTargets() {
    let isInside = insideOfTargets
    for index in views.indices.reversed()
    where marks[index].isDisjoint(with: [.isGone, .isPassedOver]) {
      let parent = Int(parents[index])
      // Compose lets readers focus what says something and is no part of anything (source code: androidx,
      // AndroidComposeViewAccessibilityDelegateCompat.isScreenReaderFocusable), which few dumps tell.
      if isComposed(index), !isInside[index], children[index].isEmpty,
        !isRoleNode(index), hasText(index) || hasState(index)
      {
        marks[index].insert(.isTarget)
      }
      if isMerged(index) { marks[index].insert(.isTarget) }
      if !views[index].flags.isDisjoint(with: AndroidView.actions) {
        if isInside[index], isPicture(index) {
          notes.drop("pictures without text in tappable views")
          marks[index] = .isGone
        } else if isBare(index) {
          notes.drop("views without text that only the keyboard reaches")
          marks[index] = .isGone
        } else {
          marks[index].insert(.isTarget)
        }
      }
      if marks[index].contains(.isGone) { continue }
      if parent >= 0, isCollection(index) || marks[index].contains(.holdsCollections) {
        marks[parent].insert(.holdsCollections)
      }
      if hasText(index) || hasState(index) { marks[index].insert(.speaks) }
      guard parent >= 0 else { continue }
      if scrolls(parent) { marks[index].insert(.isScrollItem) }
      if !marks[index].isDisjoint(with: [.isTarget, .holdsTargets]) {
        marks[parent].insert(.holdsTargets)
      }
      let isItem =
        marks[index].isSuperset(of: [.isScrollItem, .speaks]) && !views[parent].isPressed
      if marks[index].contains(.speaks), !marks[index].contains(.isTarget), !isItem {
        marks[parent].insert(.speaks)
      }
    }
  }

  /// Finds the stops, and whose words the other views belong to.
  mutating func findStops() {
    for index in views.indices where marks[index].isDisjoint(with: [.isGone, .isPassedOver]) {
      let parent = Int(parents[index])
      if parent >= 0 {
        owners[index] = owners[parent]
        let isDescribed = marks[parent].contains(.isDescribed) || tree[parent].label != nil
        if owners[index] >= 0, isDescribed, views[parent].role != .list {
          marks[index].insert(.isDescribed)
        }
        if !marks[parent].isDisjoint(with: .isOwned) || isFocusable(parent) {
          marks[index].insert(.isOwned)
        }
      }
      guard isStop(index) else {
        if isFocusable(index) {
          owners[index] = -1
          if !marks[index].contains(.holdsTargets) {
            notes.drop("tappable views without text")
          }
        }
        continue
      }
      marks[index].insert(.isStop)
      marks[index].remove(.isDescribed)
      owners[index] = Int32(index)
    }
    for index in views.indices.reversed()
    where !marks[index].isDisjoint(with: [.isStop, .holdsStops]) {
      if parents[index] >= 0 { marks[Int(parents[index])].insert(.holdsStops) }
    }
  }

  /// Whether TalkBack can focus a view: it can be acted on, or is an item of what scrolls and speaks.
  func isFocusable(_ index: Int) -> Bool {
    marks[index].contains(.isTarget) || marks[index].isSuperset(of: [.isScrollItem, .speaks])
  }

  private mutating func isStop(_ index: Int) -> Bool {
    if !marks[index].contains(.isTarget), isWindow(index) { return false }
    if isFocusable(index) {
      // What a field is for may be said by a hint that no dump holds.
      return children[index].isEmpty || marks[index].contains(.speaks)
        || views[index].role == .textField
    }
    if marks[index].contains(.isOwned) { return false }
    if isGlyph(index), !hasState(index) { notes.drop("letters of icon fonts") }
    return hasText(index) || hasState(index)
  }

  /// Returns whether a view fills the window and holds others.
  private func isWindow(_ index: Int) -> Bool {
    guard !children[index].isEmpty, let frame = tree[index].frame else { return false }
    return frame == window
  }

  private var insideOfTargets: [Bool] {
    var isInside = [Bool](repeating: false, count: views.count)
    for index in views.indices {
      guard let parent = tree.parent(of: index), !views[parent].isStructure else { continue }
      isInside[index] =
        isInside[parent]
        || !views[parent].flags.isDisjoint(with: [.isClickable, .isScreenReaderFocusable])
        || isMerged(parent)
    }
    return isInside
  }

  private func isWordlessLeaf(_ index: Int) -> Bool {
    children[index].isEmpty && !hasText(index) && !hasState(index)
  }

  /// Returns whether a view in one to tap is no more than a picture of that.
  ///
  /// TalkBack would stop at whatever the keyboard can focus; apps hide such pictures from it, as Android's own
  /// settings do with the magnifying glass of their search bar, and a dump does not tell (assumed).
  private func isPicture(_ index: Int) -> Bool {
    let view = views[index]
    return isWordlessLeaf(index) && (view.role == .image || view.role == .imageButton)
      && view.flags.isDisjoint(with: [
        .isClickable, .isLongClickable, .isScreenReaderFocusable, .isCheckable,
      ])
  }

  /// Returns whether a view is an empty layout that the keyboard alone could get to: a place that the app has
  /// not filled yet, or whose content the dump does not hold (assumed).
  private func isBare(_ index: Int) -> Bool {
    let view = views[index]
    return isWordlessLeaf(index) && (view.role == .view || view.isStructure)
      && view.flags.intersection(AndroidView.actions) == .isFocusable
      && !view.flags.contains(.isSelected)
  }
}

extension StopRules {
  /// What TalkBack stops at, where the screen is no dump of Android's views: what the screen says is an element.
  ///
  /// A pager is told of although it has no name.
  static let talkBack: StopRules = {
    var rules = StopRules()
    rules.areLocal = true
    rules.surrounds = { node, tree in
      !tree[node].facts.isEmpty && tree[node].statedFacts.systemPart == .pager
    }
    return rules
  }()
}
