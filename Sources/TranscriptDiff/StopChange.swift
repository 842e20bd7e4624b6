import Documents
public import ScreenReader

/// The change of one stop, with both sides.
public struct StopChange: Equatable, Sendable {
  /// A stop on one side.
  public struct Side: Equatable, Sendable {
    /// The index of the stop among all lines of its screen, including commands and events.
    public var index: Int
    /// The number of the stop, counted from 1, or `nil` for a command or an event.
    public var number: Int?
    /// The recorded stop.
    public var stop: RecordedStop
  }

  /// A fragment that differs.
  public struct FragmentChange: Equatable, Sendable {
    /// What the fragment describes.
    public var kind: Fragment.Kind
    /// The text on the old side, or `nil` if the fragment is new.
    public var old: String?
    /// The text on the new side, or `nil` if the fragment is gone.
    public var new: String?
  }

  /// The kinds of change, in the order of ``TranscriptDiff/Kind``; at least one.
  public var kinds: [TranscriptDiff.Kind]
  /// The stop on the old side, or `nil` if it is new.
  public var old: Side?
  /// The stop on the new side, or `nil` if it is gone.
  public var new: Side?
  /// The fragments that differ, if both sides are typed.
  public var fragments: [FragmentChange]

  /// The element's `id`, or `nil` if neither side has it.
  public var element: String? { new?.stop.element ?? old?.stop.element }
  /// The element's path in the tree, or `nil` if neither side has it.
  public var path: String? { new?.stop.path ?? old?.stop.path }

  func filtered(to kinds: Set<TranscriptDiff.Kind>) -> StopChange? {
    var change = self
    change.kinds = self.kinds.filter(kinds.contains)
    return change.kinds.isEmpty ? nil : change
  }
}
