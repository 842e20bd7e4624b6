public import Documents
import Transcript

/// The difference between two transcripts, stop by stop.
///
/// ```swift
/// let diff = try TranscriptDiff(from: old, to: new)
/// print(DiffSummary(diff))           // 2 reworded, 1 moved, +3 swipes to Pay
/// print(DiffText(diff).lines.joined(separator: "\n"))
/// ```
public struct TranscriptDiff: Equatable, Sendable {
  /// The kind of change of a stop.
  public enum Kind: String, CaseIterable, Sendable {
    /// The text of the stop changed.
    case reworded
    /// The stop is in another place; as few stops as possible count as moved.
    case moved
    /// The stop is new.
    case added
    /// The stop is gone.
    case removed
    /// Only a state, a value, a position or an announced container edge changed.
    case state
    /// The hint changed.
    case hint
    /// The custom actions changed.
    case actions
  }

  /// The name of the old side.
  public var oldPath: String
  /// The name of the new side.
  public var newPath: String
  /// The screens of both sides, in the order of the new side; removed screens come last.
  public var screens: [ScreenDiff]

  /// Whether nothing changed.
  public var isEmpty: Bool { screens.allSatisfy(\.isEmpty) }

  /// Compares two transcripts.
  ///
  /// Screens are compared with the screen of the same name; if each side has one screen, their names do not matter.
  /// Recorded texts may contain the placeholders `{{any}}`, `{{number}}` and `{{date}}`, or be a
  /// `/regular expression/`. A text that equals the spoken one always matches.
  ///
  /// - Parameters:
  ///   - old: The old transcript.
  ///   - new: The new transcript.
  ///   - seconds: Returns the listening time of a screen, or `nil` to leave times out.
  /// - Throws: An error for an invalid or too slow regular expression, with its line, and for transcripts whose styles
  ///   differ.
  /// - Complexity: O(n log n), with bounded factors for repeated and dissimilar stops.
  public init(
    from old: RecordedTranscript, to new: RecordedTranscript,
    seconds: ListeningChange.Timing? = nil
  ) throws(SourceError) {
    if let first = old.style, let second = new.style, first != second {
      throw SourceError(
        path: new.path,
        message: "the style is \(second.rawValue), but the style of \(SafeText.line(old.path)) is "
          + first.rawValue, suggestion: "record both in the same style, with --style")
    }
    oldPath = old.path
    newPath = new.path
    var comparison = StopComparison(old, new)
    var screens: [ScreenDiff] = []
    for (first, second) in ScreenPairs.pairs(old.screens, new.screens) {
      var screen = try ScreenDiff(from: first, to: second, &comparison)
      if let seconds, let first, let second {
        screen.listening = ListeningChange(from: first.screen, to: second.screen, seconds)
      }
      screens.append(screen)
    }
    self.screens = screens
  }

  /// Returns the diff with only some kinds of changes.
  ///
  /// - Parameter kinds: The kinds to keep.
  /// - Returns: The diff without stops that have no change left.
  public func filtered(to kinds: Set<Kind>) -> TranscriptDiff {
    var diff = self
    diff.screens = screens.compactMap { $0.filtered(to: kinds) }
    return diff
  }

  /// Returns a transcript with all changes applied, equal to the new side.
  ///
  /// - Parameter old: The old transcript of the diff.
  /// - Returns: The stops of the new side, or the old stop where the transcript did not change.
  public func applied(to old: RecordedTranscript) -> RecordedTranscript {
    var result = old
    result.screens = screens.compactMap { screen in
      guard screen.presence != .removed else { return nil }
      let stops = screen.oldIndex.map { old.screens[$0].stops } ?? []
      return RecordedScreen(name: screen.name, stops: screen.applied(to: stops))
    }
    return result
  }
}
