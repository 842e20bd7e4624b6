package import AccessibilityTree
public import Transcript

/// Options for running flows; they override the flow's own.
public struct FlowOptions: Sendable {
  /// The reader and its options; the flow and its screens provide the defaults.
  public var reading: ReaderOptions

  /// Whether each step keeps the state of the screen after it, for an audit.
  public var keepsMoments = false

  /// How much may be heard, felt and changed in a flow: what it keeps in memory has an end, whatever it says.
  package var mostEvents = 500_000
  /// How many bytes the texts of these may have.
  package var mostBytes = 100_000_000

  /// What is set on the device besides what the flow says.
  package var device = DeviceSettings()

  /// The browser that opens the pages of flows, or `nil` for none; it ends with the last copy of these options.
  public var browser: FlowBrowser?

  /// Creates options.
  ///
  /// - Parameter reading: The reader and its options.
  public init(_ reading: ReaderOptions = ReaderOptions()) { self.reading = reading }
}
