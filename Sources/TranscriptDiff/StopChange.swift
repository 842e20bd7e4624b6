import Documents
public import ScreenReader

/// What changed about one stop, with both sides of it.
public struct StopChange: Equatable, Sendable {
  /// A stop on one side.
  public struct Side: Equatable, Sendable {
    /// Its index among all lines of its screen, commands and events included.
    public var index: Int
    /// The number of the stop, counted from 1, or `nil` for a command or an event.
    public var number: Int?
    /// What is heard.
    public var stop: RecordedStop
  }

  /// A typed piece of what is heard that differs.
  public struct FragmentChange: Equatable, Sendable {
    /// What it says about its element.
    public var kind: Fragment.Kind
    /// Its words on the old side, or `nil` where they are new.
    public var old: String?
    /// Its words on the new side, or `nil` where they are gone.
    public var new: String?
  }

  /// What changed, in the order of ``TranscriptDiff/Kind``; at least one.
  public var kinds: [TranscriptDiff.Kind]
  /// The stop on the old side, or `nil` when it is new.
  public var old: Side?
  /// The stop on the new side, or `nil` when it is gone.
  public var new: Side?
  /// The pieces that differ, where both sides are typed.
  public var fragments: [FragmentChange]

  /// The element's `id`, or `nil` where neither side says it.
  public var element: String? { new?.stop.element ?? old?.stop.element }
  /// Where the element stands in the tree, or `nil` where neither side says it.
  public var path: String? { new?.stop.path ?? old?.stop.path }

  func filtered(to kinds: Set<TranscriptDiff.Kind>) -> StopChange? {
    var change = self
    change.kinds = self.kinds.filter(kinds.contains)
    return change.kinds.isEmpty ? nil : change
  }
}
