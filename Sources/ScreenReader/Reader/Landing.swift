/// Where the cursor lands when a screen comes or goes and the app says nothing of it.
///
/// A screen with a back button is taken as pushed, any other as presented over the one below, as a sheet is.
public struct Landing: Equatable, Sendable {
  /// A place on the screen that is shown.
  public enum Place: Sendable {
    /// The first element.
    case first
    /// The first element below the bar that holds the back button or the title.
    case belowBar
    /// The heading that is the screen's title, else the first element.
    case title
    /// The first element that says something else than the screen's title.
    case pastTitle
    /// Where the cursor was when the screen was left, else the first element.
    case origin
  }

  /// On the screen that is shown first.
  public var started = Place.first
  /// On a screen that was pushed.
  public var pushed: Place
  /// On a screen that was presented over another.
  public var presented: Place
  /// On the screen below, after one that was pushed.
  public var popped: Place
  /// On the screen below, after one that was presented.
  public var dismissed: Place

  /// Creates a landing.
  ///
  /// - Parameters:
  ///   - pushed: On a screen that was pushed.
  ///   - presented: On a screen that was presented over another.
  ///   - popped: On the screen below, after one that was pushed.
  ///   - dismissed: On the screen below, after one that was presented.
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
