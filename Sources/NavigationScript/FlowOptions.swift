package import AccessibilityTree
package import BrowserPages
public import Transcript

/// How flows are run: what is given here goes before what a flow says of itself.
public struct FlowOptions: Sendable {
  /// Which reader walks, and how; what it leaves open, the flow and its screens decide.
  public var reading: ReaderOptions

  /// Whether each step keeps what the screen was like after it, for an audit.
  public var keepsMoments = false

  /// How much may be heard, felt and changed in a flow: what it keeps in memory has an end, whatever it says.
  package var mostEvents = 500_000

  /// What is set on the device besides what the flow says.
  package var device = DeviceSettings()

  /// How web pages are opened.
  package var pages = PageSettings()

  /// The browsers in which they are, which end with the last copy of these options.
  package var browsers = BrowserPool(most: BrowserPool.usefulCount)

  /// Creates options.
  ///
  /// - Parameter reading: Which reader walks, and how.
  public init(_ reading: ReaderOptions = ReaderOptions()) { self.reading = reading }
}
