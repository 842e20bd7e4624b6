public import AccessibilityTree

/// A screen drawn from its frames: what is on it, in which order it is heard, and what is not heard.
///
/// All places are in screen points from the screen's upper left corner. Numbers count the stops as they
/// are heard: on a recipe, `1` stands on "Mango lassi, heading".
public struct ScreenPicture: Sendable {
  /// An element that is heard.
  public struct Stop: Equatable, Sendable {
    /// Its place in the order heard, counted from 1.
    public var number: Int
    /// Where it lies.
    public var frame: Frame
    /// The shape that it is drawn in.
    public var shape: PictureShape
    /// The words on it.
    public var label: String
    /// Whether it is drawn as chosen or switched on.
    public var isOn: Bool
    /// Whether it is drawn pale, because it cannot be used.
    public var isDimmed: Bool
    /// The middle of its number.
    public var badge: Point
  }

  /// The way of the cursor from one stop to the next that has a place.
  public struct Leg: Equatable, Sendable {
    /// Where it comes from.
    public var start: Point
    /// Where it goes to.
    public var end: Point
    /// Whether it goes against the direction of reading: up, or back on the same line.
    public var isJump: Bool
  }

  /// A container or a group, drawn as an outline.
  public struct Outline: Equatable, Sendable {
    /// Where it lies.
    public var frame: Frame
    /// What it is, with its label: `list "Ingredients"`.
    public var name: String
    /// Whether it covers what lies behind it.
    public var isModal = false
  }

  /// Something that lies on the screen and is not heard.
  public struct Omitted: Equatable, Sendable {
    /// Where it lies.
    public var frame: Frame
    /// What it is and why it is not heard.
    public var reason: String
  }

  /// What is drawn: the screen, and as much as reasonable of what lies outside of it.
  public internal(set) var canvas: Frame
  /// The screen itself.
  public internal(set) var screen: Frame
  /// The stops that have a place, in the order heard.
  public internal(set) var stops: [Stop] = []
  /// The numbers of the stops that have none.
  public internal(set) var placeless: [Int] = []
  /// The way through the stops.
  public internal(set) var legs: [Leg] = []
  /// The containers, outermost first.
  public internal(set) var outlines: [Outline] = []
  /// What is not heard.
  public internal(set) var omitted: [Omitted] = []

  /// The radius of a number's disc, in points.
  public static let badgeRadius = 9.0
  /// How many screens to the right of and left of the screen are drawn.
  static let widest = 1.0
  /// How many screens below the screen are drawn.
  static let tallest = 40.0
}
