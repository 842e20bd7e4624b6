import ScreenReader

/// A control whose swipe count from the top of its screen changed.
public struct SwipeChange: Equatable, Sendable {
  /// The control's `id`, or `nil`.
  public var element: String?
  /// The utterance at the control.
  public var text: String
  /// The name of the control: its label, or its whole utterance.
  public var name: String
  /// The number of its stop on the old side, counted from 1.
  public var old: Int
  /// The number of its stop on the new side, counted from 1.
  public var new: Int

  /// The change of the number of swipes; negative if it decreased.
  public var difference: Int { new - old }

  static func all(
    _ alignment: StopAlignment, _ old: StopSides, _ new: StopSides
  ) -> [SwipeChange] {
    var swipes: [SwipeChange] = []
    for (a, b) in alignment.newOfOld.enumerated() {
      guard let b, alignment.old[a].isControl || alignment.new[b].isControl,
        let first = old[a].number, let second = new[b].number, first != second
      else { continue }
      let stop = alignment.new[b]
      let typed = stop.fragments ?? alignment.old[a].fragments ?? []
      let label = typed.first { $0.kind == .label }?.text ?? ""
      swipes.append(
        SwipeChange(
          element: stop.element ?? alignment.old[a].element, text: stop.text,
          name: label.isEmpty ? stop.text : label, old: first, new: second))
    }
    return swipes.sorted { $0.new < $1.new }
  }
}
