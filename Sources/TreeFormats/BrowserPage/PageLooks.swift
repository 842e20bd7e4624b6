internal import AccessibilityTree

/// How a text of a page looks: its colour on one colour, and its letters.
struct TextLook {
  let color: Color
  /// What is behind it, or `nil` for a picture or a gradient.
  let background: Color?
  /// In CSS pixels.
  let fontSize: Double
  let fontWeight: Int
}

/// Tells how the texts of a page look, where that is sure.
struct PageLooks {
  // What draws a picture of its own.
  private static let pictures: Set<String> = [
    "img", "video", "canvas", "iframe", "object", "embed",
  ]
  /// What is as small hides a text from the eye.
  private static let hidden = 2.0
  /// What lies over so much of a text by another branch of the tree may be what is seen behind it (ours).
  private static let covered = 0.2
  private static let step = 256.0
  /// What lies in more strips is kept once, and what stands deeper is not looked at: a page may pile up anything.
  private static let (mostStrips, deepest) = (16, 1000)

  private let snapshot: PageSnapshot
  /// What is painted, by the strips of the page that it lies in.
  private var painted: [Int: [Int]] = [:]
  /// What lies in many of them.
  private var tall: [Int] = []
  private let isDark: Bool

  /// Looks at a page.
  init(_ snapshot: PageSnapshot, isDark: Bool) {
    self.snapshot = snapshot
    self.isDark = isDark
    guard snapshot.nodes.contains(where: { $0.style != nil }) else { return }
    for (index, node) in snapshot.nodes.enumerated() {
      // A text is told with the style of what holds it.
      guard node.name != "#text", let frame = node.frame, node.isVisible, frame.width > 0,
        frame.height > 0,
        Self.pictures.contains(node.name) || node.style?.isPainted == true
      else { continue }
      let strips = Self.strips(of: frame)
      if strips.count > Self.mostStrips {
        tall.append(index)
      } else {
        for strip in strips { painted[strip, default: []].append(index) }
      }
    }
  }

  // A page of a million points has no more strips than people look at.
  private static func strips(of frame: Frame) -> ClosedRange<Int> {
    let first = max(-1, min(4000, (frame.y / step).rounded(.down)))
    let last = max(-1, min(4000, ((frame.y + frame.height) / step).rounded(.down)))
    return Int(first)...max(Int(first), Int(last))
  }

  /// Returns how a text looks, or `nil` where nobody sees it or it is not sure.
  func look(ofText place: Int) -> TextLook? {
    look(at: place, holder: snapshot.nodes[place].parent)
  }

  /// Returns how the text looks that a button shows which is an input, or `nil`.
  func look(ofInput place: Int) -> TextLook? {
    let node = snapshot.nodes[place]
    guard node.name == "input", node["value"]?.nonblank != nil,
      ["submit", "button", "reset"].contains(node["type"]?.lowercased() ?? "")
    else { return nil }
    return look(at: place, holder: place)
  }

  /// Returns the lines around a field and what fills it, or `nil` where it has no border, or something else may show it.
  func edge(ofField place: Int) -> FieldEdge? {
    let node = snapshot.nodes[place]
    // What the browser draws by itself its maker answers for (WCAG 1.4.11).
    guard Self.fields.contains(node.name), let style = node.style, !style.lines.isEmpty,
      !style.hasUsualLines, !style.hasShadow, !style.hasPicture, style.opacity >= 1,
      let fill = style.background,
      !Self.drawnOtherwise.contains(node["type"]?.lowercased() ?? ""), node["disabled"] == nil,
      let behind = look(at: place, holder: node.parent)?.background
    else { return nil }
    let inside = fill.composited(over: behind)
    return FieldEdge(style.lines.map { $0.composited(over: behind) } + [inside], on: behind)
  }

  private static let fields: Set<String> = ["input", "textarea", "select"]
  /// Kinds of input that are no boxes for text.
  private static let drawnOtherwise: Set<String> = [
    "button", "checkbox", "color", "file", "hidden", "image", "radio", "range", "reset", "submit",
  ]

  private func look(at place: Int, holder: Int) -> TextLook? {
    guard let frame = snapshot.nodes[place].frame, holder >= 0, frame.width > Self.hidden,
      frame.height > Self.hidden, frame.x + frame.width > 0, frame.y + frame.height > 0,
      // What makes no box of its own (display: contents) has no style: the text has it.
      let style = snapshot.nodes[holder].style ?? snapshot.nodes[place].style,
      snapshot.nodes[snapshot.nodes[holder].style == nil ? place : holder].isVisible,
      let color = style.color, let size = style.fontSize
    else { return nil }
    var layers: [Color] = []
    var alpha = color.alpha
    var (background, isPicture, isFound): (Color?, Bool, Bool) = (nil, false, false)
    // What is painted before the colour that hides what is behind it is not seen at the text.
    var floor: Int?
    var next = holder
    var depth = 0
    while next >= 0 {
      depth += 1
      if depth > Self.deepest { return nil }
      let node = snapshot.nodes[next]
      if let frame = node.frame, min(frame.width, frame.height) <= Self.hidden, node.name != "body",
        !node.isInline, frame.width > 0 || frame.height > 0, node.style?.cutsOff != false
      {
        return nil
      }
      // What cannot be used need not be read (WCAG 1.4.3).
      if node["disabled"] != nil || node["aria-disabled"] == "true" { return nil }
      if let style = node.style {
        // A share that nobody would write is passed through on the way to another one.
        if (style.opacity * 100).rounded() / 100 != style.opacity { return nil }
        if style.opacity < 1 {
          // What is behind shines through a colour as through the letters.
          guard layers.isEmpty, !isFound, style.background?.alpha == 0, !style.hasPicture else {
            return nil
          }
          alpha *= style.opacity
        }
        if !isFound {
          guard let own = style.background else { return nil }
          if style.hasPicture {
            (isPicture, isFound) = (true, true)
          } else if own.alpha >= 1 {
            (background, isFound, floor) = (own, true, node.paintOrder)
          } else if own.alpha > 0 {
            layers.append(own)
          }
        }
      }
      next = node.parent
    }
    if !isFound {
      if isDark { return nil }
      background = Color(red: 1, green: 1, blue: 1)
    }
    // What is as clear as glass is meant for nobody's eyes.
    if alpha < 0.05 || isOverOthers(place, frame, above: floor) { return nil }
    let front = Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    let back = background.map { layers.reversed().reduce($0) { $1.composited(over: $0) } }
    return TextLook(
      color: front, background: isPicture ? nil : back, fontSize: size,
      fontWeight: style.fontWeight)
  }

  private func isOverOthers(_ place: Int, _ frame: Frame, above floor: Int?) -> Bool {
    let area = frame.width * frame.height
    var looked = 0
    let strips = Self.strips(of: frame)
    if strips.count > Self.mostStrips { return true }
    for others in [tall] + strips.map({ painted[$0] ?? [] }) {
      for other in others {
        looked += 1
        if looked > 5000 { return true }
        guard other != place, !snapshot.isInside(place, of: other),
          let box = snapshot.nodes[other].frame
        else { continue }
        if let floor, let order = snapshot.nodes[other].paintOrder, order < floor { continue }
        let width = min(frame.x + frame.width, box.x + box.width) - max(frame.x, box.x)
        let height = min(frame.y + frame.height, box.y + box.height) - max(frame.y, box.y)
        if width > 0, height > 0, width * height >= area * Self.covered { return true }
      }
    }
    return false
  }
}
