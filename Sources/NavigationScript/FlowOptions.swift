public import ScreenReader
public import Transcript

/// How flows are run: what is given here goes before what a flow says of itself.
public struct FlowOptions: Equatable, Sendable {
  /// The style in which is compared what is heard, or `nil` for the flow's own.
  public var style: Style?
  /// The language of the reader's own words, or `nil` for the flow's own.
  public var language: String?
  /// Which parts of utterances are spoken.
  public var verbosity: Verbosity

  /// Whether each step keeps what the screen was like after it, for an audit.
  public var keepsMoments = false

  /// Creates options.
  ///
  /// - Parameters:
  ///   - style: The style, or `nil` for the flow's own.
  ///   - language: The language of the reader's own words, or `nil` for the flow's own.
  ///   - verbosity: Which parts of utterances are spoken.
  public init(
    style: Style? = nil, language: String? = nil, verbosity: Verbosity = Verbosity()
  ) {
    self.style = style
    self.language = language
    self.verbosity = verbosity
  }
}
