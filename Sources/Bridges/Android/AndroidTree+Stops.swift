package import AccessibilityTree

extension AndroidTree {
  /// Leaves out what nobody gets to.
  mutating func removeInvisibleViews() {
    for view in AndroidView.unreachable(of: views, in: tree) {
      notes.drop("invisible views")
      remove(view)
    }
  }

  /// Finds the views that TalkBack can stop at: what can be acted on, and the rows of a list.
  mutating func findFocusableViews() {
    let isInside = insideOfTargets
    for index in views.indices.reversed() where !marks[index].contains(.isRemoved) {
      if isSpeaking(index) { marks[index].insert(.speaks) }
      if isFocusable(index) {
        if isInside[index], isPicture(index) {
          notes.drop("pictures without text in tappable views")
        } else if isBare(index) {
          notes.drop("views without text that only the keyboard reaches")
        } else {
          marks[index].insert(.isFocusable)
        }
      }
      guard let parent = tree.parent(of: index) else { continue }
      if !marks[index].isDisjoint(with: [.isFocusable, .holdsFocusable]) {
        marks[parent].insert(.holdsFocusable)
      }
      if marks[index].contains(.speaks), !marks[index].contains(.isFocusable) {
        marks[parent].insert(.speaks)
      }
    }
  }

  private func isSpeaking(_ index: Int) -> Bool {
    let view = views[index]
    if view.flags.contains(.isUnimportant) || view.isStructure { return false }
    return tree[index].label != nil || tree[index].value != nil || tree[index].placeholder != nil
      || view.flags.contains(.isCheckable)
  }

  /// Returns whether a view is a text that only an icon font can draw.
  private func isGlyph(_ index: Int) -> Bool {
    views[index].role == .text && tree[index].placeholder == nil
      && !views[index].flags.contains(.isCheckable)
      && ownWords(index)?.withoutGlyphs.isEmpty == true
  }

  private func isFocusable(_ index: Int) -> Bool {
    let view = views[index]
    if view.flags.contains(.isUnimportant) || view.isStructure { return false }
    if !view.flags.isDisjoint(with: AndroidView.actions) { return true }
    guard let parent = tree.parent(of: index), views[parent].role == .list else { return false }
    return marks[index].contains(.speaks)
  }

  /// Returns whether a view holds nothing and says nothing.
  private func isWordlessLeaf(_ index: Int) -> Bool {
    !marks[index].contains(.speaks) && !tree.hasChildren(index)
  }

  /// Returns whether a view holds others; pictures and layouts with nothing of their own are none for TalkBack.
  private func holdsViews(_ index: Int) -> Bool {
    tree.descendants(of: index).contains { below in
      let view = views[below]
      return marks[below].contains(.speaks) || view.role != .image && view.role != .view
        || !view.flags.isDisjoint(with: AndroidView.actions)
    }
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

  /// Returns whether a view is an empty frame or layout that the keyboard alone could get to.
  ///
  /// Nothing can be done with it and nothing is in it: a place that the app has not filled yet, or whose
  /// content the dump does not hold. TalkBack may stop there and find nothing to say (assumed).
  private func isBare(_ index: Int) -> Bool {
    isWordlessLeaf(index) && views[index].role == .view
      && views[index].flags.intersection(AndroidView.actions) == .isFocusable
  }

  /// For each view whether it stands in one to tap, with no list or page between them.
  private var insideOfTargets: [Bool] {
    var isInside = [Bool](repeating: false, count: views.count)
    for index in views.indices {
      guard let parent = tree.parent(of: index), !views[parent].isStructure else { continue }
      isInside[index] = isInside[parent] || views[parent].flags.contains(.isClickable)
    }
    return isInside
  }

  /// Finds the stops, and whose words the others belong to.
  mutating func findStops() {
    for index in views.indices where !marks[index].contains(.isRemoved) {
      let around = tree.parent(of: index).map { owners[$0] } ?? -1
      owners[index] = around
      if marks[index].contains(.isFocusable) {
        // What holds nothing but stops of their own is none itself.
        guard !holdsViews(index) || marks[index].contains(.speaks) else {
          if !marks[index].contains(.holdsFocusable) {
            notes.drop("tappable views without text")
          }
          continue
        }
      } else if around >= 0 || !isSpeaking(index) {
        continue
      } else if isGlyph(index) {
        notes.drop("letters of icon fonts")
        continue
      }
      marks[index].insert(.isStop)
      if marks[index].contains(.isFocusable) { owners[index] = Int32(index) }
    }
    for index in views.indices.reversed() {
      let holds = !marks[index].isDisjoint(with: [.isStop, .holdsStops])
      if holds, let parent = tree.parent(of: index) { marks[parent].insert(.holdsStops) }
    }
  }
}

extension AndroidView {
  /// Returns the outermost views that nobody gets to, each with all that it holds.
  package static func unreachable(of views: [AndroidView], in tree: ElementTree) -> [Int] {
    var found: [Int] = []
    var scrollerEnd = 0
    var index = 0
    while index < views.count {
      let view = views[index]
      if view.role.isStructure || view.flags.contains(.isScrollable) {
        scrollerEnd = max(scrollerEnd, tree.end(of: index))
      }
      if view.flags.contains(.isInvisible), index >= scrollerEnd {
        found.append(index)
        index = tree.end(of: index)
      } else {
        index += 1
      }
    }
    return found
  }
}
