import AccessibilityTree
import NavigationScript
import ScreenReader

extension AuditedFlow.Step {
  /// What the app was asked to do, or `nil` when it was asked nothing.
  var request: AppRequest? {
    for case .request(let request) in events { return request }
    return nil
  }

  /// What stands in a field after something was typed into it, or `nil`: what shows the same elsewhere is no news.
  ///
  /// A sign or two may stand in any text.
  var typedText: String? {
    guard let request, case .type = request.act, let before else { return nil }
    let tree = after.reading.screen.tree
    let identity = ElementIdentity(from: before.reading.screen.tree, to: tree)
    let text = identity.node(request.node).flatMap { tree[$0].value?.audible }
    return text.flatMap { $0.count > 2 ? $0 : nil }
  }

  /// How many keys were pressed to type, each of which may be answered; 1 where nothing was typed.
  var typedCount: Int {
    if case .type(let text) = request?.act { return max(1, text.count) }
    return 1
  }

  /// Whether another screen appeared.
  var hasArrived: Bool {
    events.contains { if case .screen = $0 { true } else { false } }
  }

  /// Whether the app had something said.
  var hasAnnounced: Bool {
    events.contains { if case .announcement = $0 { true } else { false } }
  }

  /// Whether a live region tells of a change by itself.
  ///
  /// On a page some readers say nothing of a region that comes with its text.
  func isToldByRegion(_ difference: ScreenChange.Difference) -> Bool {
    difference.isLive && !isOfUnheardRegion(difference)
  }

  /// Whether a change is the text of a page's live region of which the reader has said nothing.
  func isOfUnheardRegion(_ difference: ScreenChange.Difference) -> Bool {
    guard difference.isLive, !hasAnnounced, after.reading.reader.grammar.ignoresNewRegions,
      difference.new != nil, let node = difference.node
    else { return false }
    return after.reading.screen.tree[node].documentNode != nil
  }

  /// Whether the step leaves an element by Tab.
  var isTab: Bool {
    if key == "Tab" { return true }
    if case .perform(let command, _) = action { return command.word == .tab }
    return false
  }

  /// Whether nothing is done but to wait.
  var isWait: Bool {
    if case .perform(let command, _) = action { return command.word == .wait }
    return false
  }

  /// Whether a text was among what was said.
  func says(_ text: String) -> Bool { heardTexts.contains { $0.contains(text) } }

  /// Whether all that is new in a change was among what was said.
  func says(_ difference: ScreenChange.Difference) -> Bool {
    guard let new = difference.new else { return false }
    let old = Set((difference.old ?? "").split(separator: ", "))
    let words = new.split(separator: ", ").filter { !old.contains($0) }
    return !words.isEmpty && words.allSatisfy { says(String($0)) }
  }

  /// The texts that were said.
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

  /// Whether the step gave a control a value: what the control says then tells of nothing else.
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
