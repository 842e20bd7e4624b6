import AccessibilityTree
import NavigationScript
import ScreenReader

extension AuditedFlow.Step {
  /// The request to the app, or `nil` if there was none.
  var request: AppRequest? {
    for case .request(let request) in events { return request }
    return nil
  }

  /// The text of a field after something was typed into it, or `nil`.
  ///
  /// A change elsewhere that shows the same text is not news. A text of one or two characters may occur anywhere.
  var typedText: String? {
    guard let request, case .type = request.act, let before else { return nil }
    let tree = after.reading.screen.tree
    let identity = ElementIdentity(from: before.reading.screen.tree, to: tree)
    let text = identity.node(request.node).flatMap { tree[$0].value?.audible }
    return text.flatMap { $0.count > 2 ? $0 : nil }
  }

  /// The number of keys pressed to type, each of which may cause a response; 1 if nothing was typed.
  var typedCount: Int {
    if case .type(let text) = request?.act { return max(1, text.count) }
    return 1
  }

  /// Whether another screen appeared.
  var hasArrived: Bool {
    events.contains { if case .screen = $0 { true } else { false } }
  }

  /// Whether the app made an announcement.
  var hasAnnounced: Bool {
    events.contains { if case .announcement = $0 { true } else { false } }
  }

  /// Whether a live region announces a change by itself.
  ///
  /// On a page, some readers do not announce a region that is added with its text.
  func isToldByRegion(_ difference: ScreenChange.Difference) -> Bool {
    difference.isLive && !isOfUnheardRegion(difference)
  }

  /// Whether a change is the text of a live region on a page that the reader did not announce.
  func isOfUnheardRegion(_ difference: ScreenChange.Difference) -> Bool {
    guard difference.isLive, !hasAnnounced, after.reading.reader.grammar.ignoresNewRegions,
      difference.new != nil, let node = difference.node
    else { return false }
    return after.reading.screen.tree[node].documentNode != nil
  }

  /// Whether the step uses Tab to leave an element.
  var isTab: Bool {
    if key == "Tab" { return true }
    if case .perform(let command, _) = action { return command.word == .tab }
    return false
  }

  /// Whether the step only waits.
  var isWait: Bool {
    if case .perform(let command, _) = action { return command.word == .wait }
    return false
  }

  /// Whether a text was spoken.
  func says(_ text: String) -> Bool { heardTexts.contains { $0.contains(text) } }

  /// Whether everything new in a change was spoken.
  func says(_ difference: ScreenChange.Difference) -> Bool {
    guard let new = difference.new else { return false }
    let old = Set((difference.old ?? "").split(separator: ", "))
    let words = new.split(separator: ", ").filter { !old.contains($0) }
    return !words.isEmpty && words.allSatisfy { says(String($0)) }
  }

  /// The spoken texts.
  var heardTexts: [String] {
    events.flatMap { event -> [String] in
      switch event {
      case .utterance(let spoken): spoken.utterance.fragments.map(\.text)
      case .announcement(let announcement, _): [announcement.text]
      default: []
      }
    }
  }

  /// Whether the step has made the value of a field wrong.
  var invalidates: Bool {
    guard let before else { return false }
    func wrong(_ tree: ElementTree) -> Int {
      tree.elements.count { $0.states.invalid != nil }
    }
    return wrong(after.reading.screen.tree) > wrong(before.reading.screen.tree)
  }

  /// Whether the step gave a control a value, so that the control's speech reports nothing else.
  var setsValue: Bool {
    guard let request else { return false }
    switch request.act {
    case .type, .increment, .decrement: return true
    case .activate, .key:
      let element = request.element
      return !element.traits.isDisjoint(with: [.switchButton, .checkbox, .radioButton])
        || [.checkbox, .radio, .switchControl, .slider, .spinButton, .comboBox].contains(
          element.role)
        || element.webFlags.contains(.isSelect)
    default: return false
    }
  }

  /// Whether the cursor was moved elsewhere, which announces the new element.
  ///
  /// Some readers repeat a control that takes the focus when it is activated.
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

  /// Whether the app posted a layout-changed notification, with or without an element.
  var hasNewLayout: Bool {
    request?.answers.contains { $0.effects.contains { $0.name == .layoutChanged } } == true
  }

  /// Whether the step only moved the cursor or turned the rotor.
  var isMove: Bool {
    switch action {
    case .find: true
    case .perform(let command, _): command.word.moves && request == nil
    case .use, .open, .visit, .expect, nil: false
    }
  }

  /// The stop under the cursor before and after, if the cursor stayed on one element.
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
