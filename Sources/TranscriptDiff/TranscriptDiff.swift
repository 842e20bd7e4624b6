public import Documents
import Transcript

/// How what is heard changed between two transcripts, stop by stop.
///
/// ```swift
/// let diff = try TranscriptDiff(from: old, to: new)
/// print(DiffSummary(diff))           // 2 reworded, 1 moved, +3 swipes to Pay
/// print(DiffText(diff).lines.joined(separator: "\n"))
/// ```
public struct TranscriptDiff: Equatable, Sendable {
  /// What changed about a stop.
  public enum Kind: String, CaseIterable, Sendable {
    /// It is heard in other words.
    case reworded
    /// It is heard in another place; as few stops as possible count as moved.
    case moved
    /// It is new.
    case added
    /// It is gone.
    case removed
    /// Only a state, a value or a position changed, or where a container is said to begin and end.
    case state
    /// Its hint changed.
    case hint
    /// Its custom actions changed.
    case actions
  }

  /// The name of the old side.
  public var oldPath: String
  /// The name of the new side.
  public var newPath: String
  /// The screens that either side has, in the order of the new side; those that are gone come last.
  public var screens: [ScreenDiff]

  /// Whether nothing changed.
  public var isEmpty: Bool { screens.allSatisfy(\.isEmpty) }

  /// Compares two transcripts.
  ///
  /// Screens are compared with their namesakes; one screen with one screen whatever they are called. Texts
  /// that were recorded may hold the placeholders `{{any}}`, `{{number}}` and `{{date}}`, or be a
  /// `/regular expression/`; a text that is heard as it is written stands for itself.
  ///
  /// - Parameters:
  ///   - old: What was heard.
  ///   - new: What is heard now.
  ///   - seconds: Tells how long a screen takes to hear, or `nil` when nobody asks.
  /// - Throws: An error for a regular expression that is none or takes too long, with its line, and for
  ///   transcripts whose styles differ.
  /// - Complexity: O(n log n), with bounded factors for what repeats and what is unlike.
  public init(
    from old: RecordedTranscript, to new: RecordedTranscript,
    seconds: ListeningChange.Timing? = nil
  ) throws(SourceError) {
    if let first = old.style, let second = new.style, first != second {
      throw SourceError(
        path: new.path,
        message: "the style is \(second.rawValue), but that of \(SafeText.line(old.path)) is "
          + first.rawValue, suggestion: "record both in one style, with --style")
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

  /// Returns the diff with some kinds of changes only.
  ///
  /// - Parameter kinds: The kinds that are kept.
  /// - Returns: The diff; stops of which nothing is left to say are left out.
  public func filtered(to kinds: Set<Kind>) -> TranscriptDiff {
    var diff = self
    diff.screens = screens.compactMap { $0.filtered(to: kinds) }
    return diff
  }

  /// Returns a transcript with all changes made, which is heard like the new side.
  ///
  /// - Parameter old: The transcript that the diff began with.
  /// - Returns: The stops of the new side; where nothing heard changed, those of the old one.
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
