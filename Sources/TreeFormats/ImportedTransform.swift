internal import AccessibilityTree

/// How the coordinates of a node lie in others: stretched, turned and moved.
struct ImportedTransform {
  var scaleX = 1.0
  var skewX = 0.0
  var skewY = 0.0
  var scaleY = 1.0
  var x = 0.0
  var y = 0.0

  /// Whether it stretches both ways alike and does nothing else.
  var isScale: Bool {
    scaleX == scaleY && scaleX > 0 && skewX == 0 && skewY == 0 && x == 0 && y == 0
  }

  /// Returns this transform followed by another.
  func then(_ outer: ImportedTransform) -> ImportedTransform {
    ImportedTransform(
      scaleX: outer.scaleX * scaleX + outer.skewX * skewY,
      skewX: outer.scaleX * skewX + outer.skewX * scaleY,
      skewY: outer.skewY * scaleX + outer.scaleY * skewY,
      scaleY: outer.skewY * skewX + outer.scaleY * scaleY,
      x: outer.scaleX * x + outer.skewX * y + outer.x,
      y: outer.skewY * x + outer.scaleY * y + outer.y)
  }

  /// Returns the upright rectangle around what a rectangle becomes.
  func judge(
    left: Double, top: Double, right: Double, bottom: Double
  ) -> ImportedFrame.Judgement {
    let corners = [(left, top), (right, top), (left, bottom), (right, bottom)].map {
      (scaleX * $0 + skewX * $1 + x, skewY * $0 + scaleY * $1 + y)
    }
    guard left <= right, top <= bottom, corners.allSatisfy({ $0.0.isFinite && $0.1.isFinite })
    else { return .absurd }
    let leftmost = corners.reduce(.infinity) { min($0, $1.0) }
    let topmost = corners.reduce(.infinity) { min($0, $1.1) }
    return ImportedFrame.judge(
      x: leftmost, y: topmost, width: corners.reduce(-.infinity) { max($0, $1.0) } - leftmost,
      height: corners.reduce(-.infinity) { max($0, $1.1) } - topmost)
  }
}
