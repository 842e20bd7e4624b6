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
