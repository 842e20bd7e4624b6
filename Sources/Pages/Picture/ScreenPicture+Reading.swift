internal import AccessibilityTree
package import ScreenReader

extension ScreenPicture {
  /// How many stops beside the picture are drawn at its edge: of a list of thousands they would be one heap.
  private static let mostBeside = 24

  /// Draws a screen; `nil` for one that has no frames at all.
  ///
  /// - Complexity: O(n log n) in the number of nodes.
  package init?(_ reading: ScreenReading, showing shown: Set<Int>? = nil) {
    let tree = reading.screen.tree
    var frames: [(number: Int, frame: Frame, element: Element)] = []
    var placeless: [Int] = []
    for index in reading.order.stops.indices {
      let element = reading.element(at: index)
      if let frame = element.frame, frame.isDrawable {
        frames.append((index + 1, frame, element))
      } else {
        placeless.append(index + 1)
      }
    }
    guard !frames.isEmpty else { return nil }
    let screen = Self.screenFrame(reading.screen, frames.map(\.frame))
    let canvas = Self.canvas(around: screen, frames.map(\.frame))
    self.init(canvas: canvas, screen: screen)
    self.placeless = placeless
    outlines = Array(Self.outlines(of: tree, in: canvas).prefix(shown?.count ?? .max))
    omitted = reading.order.omissions.prefix(shown?.count ?? .max).compactMap { omission in
      // A dialog that is hidden does not show.
      let isShown = omission.reason != .hidden || !tree[omission.element].isModal
      guard isShown, let frame = tree[omission.element].frame, frame.isDrawable, frame.width > 0,
        frame.height > 0, frame.intersects(canvas)
      else { return nil }
      return Omitted(
        frame: frame,
        reason: "\(Self.name(of: tree[omission.element])): \(omission.reason.rawValue)")
    }
    var places = BadgePlaces(canvas: canvas, radius: Self.badgeRadius)
    var besideCount = 0
    for (number, frame, element) in frames where shown?.contains(number - 1) ?? true {
      if !frame.intersects(canvas) { besideCount += 1 }
      if besideCount > Self.mostBeside, !frame.intersects(canvas) {
        beyond.append(number)
        continue
      }
      let shown = frame.clamped(to: canvas)
      stops.append(
        Stop(
          number: number, frame: shown, shape: PictureShape(element.traits),
          label: Self.words(on: element),
          isOn: element.traits.contains(.selected) || Self.isOn(element),
          isDimmed: element.traits.contains(.notEnabled), badge: places.take(at: shown)))
    }
    legs = Self.legs(
      stops, tolerance: reading.screen.platform.lineTolerance,
      isRightToLeft: reading.screen.readingDirection == .rtl)
  }

  init(canvas: Frame, screen: Frame) {
    self.canvas = canvas
    self.screen = screen
  }

  /// The words that stand on an element: on a field what was typed.
  private static func words(on element: Element) -> String {
    let label = element.label ?? element.value ?? ""
    guard PictureShape(element.traits) == .field, let value = element.value, !value.isEmpty else {
      return label
    }
    let isSecret = element.traits.contains(.secureTextField)
    return isSecret ? String(repeating: "•", count: min(value.count, 12)) : value
  }

  private static func isOn(_ element: Element) -> Bool {
    guard PictureShape(element.traits) == .toggle, let value = element.value else { return false }
    return ["1", "on", "true", "checked"].contains(value)
  }

  /// The screen's own size, or what its elements take up.
  private static func screenFrame(_ screen: Screen, _ frames: [Frame]) -> Frame {
    if let size = screen.size, size.width > 0, size.height > 0 {
      let frame = Frame(x: 0, y: 0, width: size.width, height: size.height)
      if frame.isDrawable { return frame }
    }
    let right = frames.map { $0.x + $0.width }.max() ?? 0
    let bottom = frames.map { $0.y + $0.height }.max() ?? 0
    return Frame(x: 0, y: 0, width: max(right, 1), height: max(bottom, 1))
  }

  /// What is drawn: everything within reach of the screen, as pages and rows may lie outside of it.
  private static func canvas(around screen: Frame, _ frames: [Frame]) -> Frame {
    var left = screen.x
    var top = screen.y
    var right = screen.x + screen.width
    var bottom = screen.y + screen.height
    for frame in frames {
      left = min(left, max(frame.x, -widest * screen.width))
      right = max(right, min(frame.x + frame.width, (1 + widest) * screen.width))
      top = min(top, max(frame.y, -screen.height))
      bottom = max(bottom, min(frame.y + frame.height, (1 + tallest) * screen.height))
    }
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func outlines(of tree: ElementTree, in canvas: Frame) -> [Outline] {
    tree.elements.compactMap { element in
      guard element.container != nil || element.groupsChildren || element.isModal,
        !(element.isModal && element.isHidden),
        let frame = element.frame, frame.isDrawable, frame.width > 0, frame.height > 0,
        frame.intersects(canvas)
      else { return nil }
      return Outline(
        frame: frame.clamped(to: canvas), name: name(of: element), isModal: element.isModal)
    }
  }

  static func name(of element: Element) -> String {
    let kind =
      element.container?.rawValue ?? (element.isModal ? "modal view" : nil)
      ?? (element.groupsChildren ? "group" : nil) ?? element.traits.names.first ?? "element"
    guard let words = element.label ?? element.value ?? element.id else { return kind }
    return "\(kind) “\(words)”"
  }

  /// The way of the cursor; a leg is a jump when it goes up by a line or back on one.
  private static func legs(
    _ stops: [Stop], tolerance: Double, isRightToLeft: Bool
  ) -> [Leg] {
    zip(stops, stops.dropFirst()).map { last, next in
      let rise = last.frame.y - next.frame.y
      let way = isRightToLeft ? last.frame.x - next.frame.x : next.frame.x - last.frame.x
      let isJump = rise >= tolerance || abs(rise) < tolerance && way < 0
      return Leg(start: last.badge, end: next.badge, isJump: isJump)
    }
  }
}

extension Frame {
  /// How far from the origin anything is drawn, in points; no screen goes so far, but a file may say so.
  private static let farthest = 1e7

  /// Whether the frame is one of a screen: not too far away, not too large, and no less than a point.
  var isDrawable: Bool {
    width >= 0 && height >= 0
      && [x, y, width, height].allSatisfy { abs($0) <= Self.farthest }
  }

  /// The part of the frame that lies on a canvas; for one beside it, a line or a point at its edge.
  func clamped(to canvas: Frame) -> Frame {
    let left = min(max(x, canvas.x), canvas.x + canvas.width)
    let top = min(max(y, canvas.y), canvas.y + canvas.height)
    let right = min(max(x + width, left), canvas.x + canvas.width)
    let bottom = min(max(y + height, top), canvas.y + canvas.height)
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }
}
