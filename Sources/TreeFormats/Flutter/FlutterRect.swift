internal import AccessibilityTree

/// The rectangle that a node prints, and how its coordinates lie in those of its parent.
struct FlutterRect {
  /// What the line of a rectangle begins with.
  static let name = "Rect.fromLTRB("

  /// Left, top, right and bottom, or `nil` when a number cannot be read.
  private(set) var edges: [Double]?
  /// Whether the node prints a rectangle; failed tests and custom printers leave it out.
  private(set) var isPrinted = false
  /// The node's coordinates in its parent's, where the line says so: the rectangle is then in its own.
  private(set) var own: ImportedTransform?
  /// Whether `own` is nothing but a scale.
  private(set) var isScaled = false

  init() {}

  /// Reads a line.
  init(_ line: [UInt8]) {
    isPrinted = true
    let rest = line.dropFirst(Self.name.utf8.count)
    guard let close = rest.firstIndex(of: 0x29) else { return }
    edges = Self.numbers(rest[..<close], 4)
    let tail = String(decoding: rest[(close + 1)...], as: UTF8.self)
    if tail.hasPrefix(" scaled by "), let scale = Double(tail.dropFirst(11).prefix { $0 != "x" }),
      scale.isFinite, scale > 0
    {
      own = ImportedTransform(scaleX: scale, scaleY: scale)
      isScaled = true
    } else if tail.hasPrefix(" with transform ["),
      let rows = Self.numbers(Array(tail.utf8.dropFirst(17).prefix { $0 != 0x5D })[...], 16)
    {
      own = ImportedTransform(
        scaleX: rows[0], skewX: rows[1], skewY: rows[4], scaleY: rows[5], x: rows[3], y: rows[7])
    }
  }

  /// The node's coordinates in its parent's.
  ///
  /// A node without a transform of its own prints its rectangle in its parent's coordinates already; its
  /// own begin at that corner, which holds unless its upper or left edge is clipped (assumed).
  var transform: ImportedTransform {
    own ?? ImportedTransform(x: edges?[0] ?? 0, y: edges?[1] ?? 0)
  }

  /// Returns what the rectangle is on the screen.
  func frame(in parent: ImportedTransform, ignoresOwn: Bool) -> ImportedFrame.Judgement {
    guard let edges else { return isPrinted ? .absurd : .none }
    let place = own == nil || ignoresOwn ? parent : (own ?? ImportedTransform()).then(parent)
    return place.judge(left: edges[0], top: edges[1], right: edges[2], bottom: edges[3])
  }

  private static func numbers(_ text: ArraySlice<UInt8>, _ count: Int) -> [Double]? {
    let parts = text.split { $0 == 0x2C || $0 == 0x3B || $0 == 0x20 }
    let numbers = parts.prefix(count + 1).compactMap { Double(String(decoding: $0, as: UTF8.self)) }
    return numbers.count == count ? numbers : nil
  }
}
