/// Where the cursor lands when a screen appears or disappears and the app does not move it.
///
/// A screen with a back button counts as pushed, any other as presented over the previous one, like a sheet.
public struct Landing: Equatable, Sendable {
  /// A place on the shown screen.
  public enum Place: Sendable {
    /// The first element.
    case first
    /// The first element below the bar that holds the back button or the title.
    case belowBar
    /// The heading that is the screen's title, or the first element.
    case title
    /// The first element whose text differs from the screen's title.
    case pastTitle
    /// The cursor's position when the user left the screen, or the first element.
    case origin
  }

  /// The place on the first screen.
  public var started = Place.first
  /// The place on a pushed screen.
  public var pushed: Place
  /// The place on a screen that was presented over another.
  public var presented: Place
  /// The place on the previous screen after a pushed one.
  public var popped: Place
  /// The place on the previous screen after a presented one.
  public var dismissed: Place

  /// Creates a landing.
  ///
  /// - Parameters:
  ///   - pushed: The place on a pushed screen.
  ///   - presented: The place on a screen that was presented over another.
  ///   - popped: The place on the previous screen after a pushed one.
  ///   - dismissed: The place on the previous screen after a presented one.
  public init(
    pushed: Place = .first, presented: Place = .first, popped: Place = .origin,
    dismissed: Place = .origin
  ) {
    self.pushed = pushed
    self.presented = presented
    self.popped = popped
    self.dismissed = dismissed
  }
}
