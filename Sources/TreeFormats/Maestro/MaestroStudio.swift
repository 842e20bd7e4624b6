internal import AccessibilityTree
internal import Documents

/// Reads a device screen of Maestro Studio: elements without a tree, placed by fractions of the screen.
struct MaestroStudio {
  private(set) var report: ImportReport
  private var found: [(element: Element, isSystem: Bool)] = []
  /// Whether identifiers name the package of an app, as those of Android's resources do: `com.shop:id/title`.
  private var isAndroid = false

  /// Creates a reader.
  init(report: ImportReport) { self.report = report }

  /// Reads a screen.
  mutating func screen(_ root: DocumentNode) throws(SourceError) -> Screen {
    if let list = root["elements"] {
      guard list.kind == .sequence else {
        throw list.error("\"elements\" takes a list, not \(list.described)")
      }
      try list.forEachItem { (node) throws(SourceError) in try take(node) }
    }
    let size = size(root)
    let bar = statusBar
    var tree = ElementTree()
    var identifiers = ImportedIdentifiers()
    for (element, isSystem) in found where element.label != nil {
      if isSystem || bar.map({ bar in element.frame.map(bar.contains) ?? false }) == true {
        report.drop("views of the status and navigation bars")
      } else if let frame = element.frame, frame.width == 0 || frame.height == 0 {
        report.drop("elements without a size")
      } else {
        var element = element
        element.frame = element.frame.map {
          Frame(
            x: $0.x * size.width, y: $0.y * size.height, width: $0.width * size.width,
            height: $0.height * size.height
          ).inPoints(1)
        }
        identifiers.claim(for: &element, report: &report)
        tree.add(element)
      }
    }
    var screen = Screen(tree: tree)
    screen.takeSize(
      of: Frame(x: 0, y: 0, width: size.width, height: size.height), report: &report)
    if isAndroid || root["platform"]?.text.lowercased() == "android" { screen.platform = .android }
    return screen
  }

  private mutating func take(_ node: DocumentNode) throws(SourceError) {
    let fields = try MaestroElement(node)
    var element = Element(fields["text"] ?? fields["accessibilityText"] ?? fields["hintText"])
    let id = fields["resourceId"]
    if id?.contains(":id/") == true { isAndroid = true }
    element.id = id?.split(separator: "/").last.map(String.init)
    element.traits = .staticText
    if let bounds = node["bounds"], bounds.kind == .mapping {
      func number(_ key: String) -> Double { bounds[key]?.looseNumber ?? .nan }
      switch ImportedFrame.judge(
        x: number("x"), y: number("y"), width: number("width"), height: number("height"))
      {
      case .frame(let frame): element.frame = frame
      case .none: break
      case .absurd: report.drop("frames that are not finite")
      }
    }
    found.append((element, id?.hasPrefix("com.android.systemui:") == true))
  }

  /// The part of the screen that the status bar takes, in fractions.
  private var statusBar: Frame? {
    found.first { element, isSystem in
      guard isSystem, let frame = element.frame else { return false }
      return frame.y <= 0 && frame.width > 0.99 && frame.height < 0.2
    }?.element.frame
  }

  /// The size of the screen in points, as it is written in pixels, or as phones have it.
  ///
  /// An older Studio gives heights as fractions of the screen's width (measured).
  private mutating func size(_ root: DocumentNode) -> Size {
    let highest = found.compactMap(\.element.frame?.height).max() ?? 0
    var shape = 2.0
    if let width = root["width"]?.looseNumber, let height = root["height"]?.looseNumber,
      width >= 1, height >= 1, width < 1e5, height < 1e5
    {
      let isPoints = root["platform"]?.text.lowercased() == "ios"
      let density = isPoints ? 1 : AndroidDensity.guess(Size(width: width, height: height))
      if !isPoints {
        report.infer("densities from screen widths")
        report.cannotCarry.append(.densities)
      }
      return Size(width: (width / density).rounded(), height: (height / density).rounded())
    }
    if highest > 1.001 {
      shape = min(highest, 3)
      for index in found.indices { found[index].element.frame?.height /= shape }
      report.infer("heights from fractions of the screen's width")
    }
    report.infer("screen sizes")
    return Size(width: 411, height: (411 * shape).rounded())
  }
}
