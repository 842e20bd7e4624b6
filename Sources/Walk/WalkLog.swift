package import ScreenReader

/// What was done in a walk, and what was heard after each thing.
package struct WalkLog: Equatable, Sendable {
  /// Something that was done.
  package struct Entry: Equatable, Sendable {
    /// The words for it as they are shown, or `nil` for what nobody asked for, such as
    /// the arrival on the first screen.
    package var words: String?
    /// What a flow does for it, in order; empty for what no flow can do.
    package var steps: [WalkStep]
    /// What happened then.
    package var events: [Event]
    /// Whether a flow that does the same hears the same: one has a speaking rate of its own.
    package var isRepeatable = true
    /// Why it came to nothing, or `nil`.
    package var failure: String?
  }

  /// What was done, in order; the arrival comes first.
  package internal(set) var entries: [Entry] = []
}
