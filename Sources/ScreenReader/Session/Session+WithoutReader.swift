package import AccessibilityTree

/// A session in which nobody listens: the app is used by a keyboard, a switch or the voice.
extension Session {
  /// Does what a command asks for, without a word of the reader.
  package mutating func perform(_ command: Command, on node: Int?) -> [Event] {
    if let node {
      guard
        let stop = reading.order.stops.firstIndex(where: {
          $0.side != .end && $0.parts.contains(node)
        })
      else { return [.refused(.noSuchElement(screen.tree[node].id ?? ""))] }
      cursor = .stop(stop)
      state.jump = nil
      chosenRotor = nil
      rotorPosition = nil
      searchItem = nil
      textPosition = TextPosition()
      if let part = reading.order.stops[stop].parts.firstIndex(of: node), part > 0 {
        settle(onPart: part)
      }
    }
    return perform(command).withoutReader
  }

  /// Presses keys on a page with a focus of its own; returns the node that the focus has come to, if it has moved, and
  /// whether nothing has it.
  package mutating func pressOnPage(
    _ chord: KeyChord, on node: Int?
  ) -> (events: [Event], focus: Int?, hasNone: Bool) {
    if let node, let place = reading.place(where: { $0 == node }) {
      cursor = .stop(place.stop)
      settle(onPart: place.part)
    }
    let old = node.flatMap { screen.tree[$0].documentNode }
    // A page that tells its focus is pressed there: a reader may have been led elsewhere, into a dialog.
    let events = askForKeys(chord, isPlaced: app.keyboardFocus == nil && node != nil)
    let hasLanded = events.contains { event in
      if case .utterance(let spoken) = event { spoken.reason == .focus } else { false }
    }
    guard let keyboardFocus = app.keyboardFocus else {
      return (events.withoutReader, hasLanded ? focusedNode : nil, false)
    }
    guard let focus = keyboardFocus() else { return (events.withoutReader, nil, true) }
    if focus == old { return (events.withoutReader, nil, false) }
    let shown = screen.tree.elements.firstIndex { $0.documentNode == focus }
    return (events.withoutReader, shown ?? (hasLanded ? focusedNode : nil), false)
  }

  /// Returns where a node of an older state of the screen is now.
  package func node(_ node: Int, of old: ElementTree) -> Int? {
    ElementIdentity(from: old, to: screen.tree).node(node)
  }
}

extension [Event] {
  /// What is left of the events where no reader runs: an app's announcements reach nobody.
  package var withoutReader: [Event] {
    compactMap { event in
      switch event {
      case .utterance, .earcon, .cursorLost: nil
      case .announcement(let announcement, _): .announcementLost(announcement)
      case .announcementLost, .feedback, .screen, .end, .request, .shown, .refused: event
      }
    }
  }
}
