import AccessibilityTree
import NavigationScript
import ScreenReader

extension AuditedFlow.Step {
  /// What the app was asked to do, or `nil` when it was asked nothing.
  var request: AppRequest? {
    for case .request(let request) in events { return request }
    return nil
  }

  /// Whether another screen appeared.
  var hasArrived: Bool {
    events.contains { if case .screen = $0 { true } else { false } }
  }

  /// Whether the app had something said.
  var hasAnnounced: Bool {
    events.contains { if case .announcement = $0 { true } else { false } }
  }

  /// Whether the step leaves an element by Tab.
  var isTab: Bool {
    if key == "Tab" { return true }
    if case .perform(let command, _) = action { return command.word == .tab }
    return false
  }

  /// Whether a text was among what was said.
  func says(_ text: String) -> Bool {
    events.contains { event in
      guard case .utterance(let spoken) = event else { return false }
      return spoken.utterance.fragments.contains { $0.text.contains(text) }
    }
  }

  /// Whether the cursor was put somewhere else, which says what is there.
  ///
  /// Where a control that is activated takes the focus, some readers say it once more.
  var hasLanded: Bool {
    let isPut = events.contains { event in
      guard case .utterance(let spoken) = event else { return false }
      return spoken.reason == .focus || spoken.reason == .arrival
    }
    return isPut && !isOnOldPlace
  }

  private var isOnOldPlace: Bool {
    guard let before, let old = before.cursor?.stop, let new = after.cursor?.stop, !hasArrived
    else {
      return false
    }
    let tree = before.reading.screen.tree
    let identity = ElementIdentity(from: tree, to: after.reading.screen.tree)
    return identity.node(before.reading.order.stops[old].element)
      == after.reading.order.stops[new].element
  }

  /// Whether the app told that the layout is a new one, naming an element or not.
  var hasNewLayout: Bool {
    request?.answers.contains { $0.effects.contains { $0.name == .layoutChanged } } == true
  }

  /// Whether the step did no more than move the cursor or turn the rotor.
  var isMove: Bool {
    switch action {
    case .find: true
    case .perform(let command, _): command.word.moves && request == nil
    case .use, .open, .visit, .expect, nil: false
    }
  }

  /// The stop under the cursor before and after, where the cursor stayed on one element.
  var steadyStops: (before: Int, after: Int)? {
    guard let before, let old = before.cursor?.stop, let new = after.cursor?.stop,
      !hasArrived, !hasLanded, !events.contains(where: Self.isLoss)
    else { return nil }
    return (old, new)
  }

  private static func isLoss(_ event: Event) -> Bool {
    if case .cursorLost = event { true } else { false }
  }
}
