package import AccessibilityTree

/// A screen drawn from its frames: what is on it, in which order it is heard, and what is not heard.
///
/// All places are in screen points from the screen's upper left corner. Numbers count the stops as they
/// are heard: on a recipe, `1` stands on "Mango lassi, heading".
package struct ScreenPicture: Sendable {
  /// An element that is heard.
  package struct Stop: Equatable, Sendable {
    /// Its place in the order heard, counted from 1.
    package var number: Int
    /// Where it lies.
    package var frame: Frame
    /// The shape that it is drawn in.
    package var shape: PictureShape
    /// The words on it.
    package var label: String
    /// Whether it is drawn as chosen or switched on.
    package var isOn: Bool
    /// Whether it is drawn pale, because it cannot be used.
    package var isDimmed: Bool
    /// The middle of its number.
    package var badge: Point
  }

  /// The way of the cursor from one stop to the next that has a place.
  package struct Leg: Equatable, Sendable {
    /// Where it comes from.
    package var start: Point
    /// Where it goes to.
    package var end: Point
    /// Whether it goes against the direction of reading: up, or back on the same line.
    package var isJump: Bool
  }

  /// A container or a group, drawn as an outline.
  package struct Outline: Equatable, Sendable {
    /// Where it lies.
    package var frame: Frame
    /// What it is, with its label: `list "Ingredients"`.
    package var name: String
    /// Whether it covers what lies behind it.
    package var isModal = false
  }

  /// Something that lies on the screen and is not heard.
  package struct Omitted: Equatable, Sendable {
    /// Where it lies.
    package var frame: Frame
    /// What it is and why it is not heard.
    package var reason: String
  }

  /// What is drawn: the screen, and as much as reasonable of what lies outside of it.
  package internal(set) var canvas: Frame
  /// The screen itself.
  package internal(set) var screen: Frame
  /// The stops that have a place, in the order heard.
  package internal(set) var stops: [Stop] = []
  /// The numbers of the stops that have none.
  package internal(set) var placeless: [Int] = []
  /// The numbers of the stops that lie so far beside the picture that they are not drawn.
  package internal(set) var beyond: [Int] = []
  /// The way through the stops.
  package internal(set) var legs: [Leg] = []
  /// The containers, outermost first.
  package internal(set) var outlines: [Outline] = []
  /// What is not heard.
  package internal(set) var omitted: [Omitted] = []

  /// What a small picture shows: the canvas, or the part of it that is drawn on where most is empty.
  var filled: Frame {
    let frames = (stops.map(\.frame) + omitted.map(\.frame)).filter(canvas.intersects)
      .map { $0.clamped(to: canvas) }
    guard let first = frames.first else { return canvas }
    let drawn = frames.dropFirst().reduce(first) { $0.union($1) }
    if drawn.width > 0.6 * canvas.width, drawn.y - canvas.y < 0.3 * canvas.height { return canvas }
    // Three short words beside each other are about as wide.
    let width = min(canvas.width, max(drawn.width, 240))
    let x = min(drawn.x, canvas.x + canvas.width - width)
    return Frame(x: x, y: drawn.y, width: width, height: max(drawn.height, width))
  }

  /// The radius of a number's disc, in points.
  package static let badgeRadius = 9.0
  /// How many screens to the right of and left of the screen are drawn.
  static let widest = 1.0
  /// How many screens below the screen are drawn.
  static let tallest = 40.0
}
