internal import AccessibilityTree

/// Turns the views of an Android screen into a screen that states what they are, and decides nothing: which of
/// them are stops, and what is heard of them, is made by the bridge of Android.
struct AndroidFacts {
  private let dump: AndroidDump
  /// Where each node of the screen is written, in bytes from the start of the source, or -1.
  private(set) var offsets: [Int] = []
  private let order: ChildOrder
  private(set) var report: ImportReport
  /// How many pixels make a point.
  private var density = 1.0
  private var title: String?
  /// Compose gives passwords in clear where the app shows them, and its fields have no hint.
  private let isOfCompose: Bool

  /// Creates an import of a dump.
  init(_ dump: AndroidDump, report: ImportReport, order: ChildOrder = .asWritten) {
    self.dump = dump
    self.order = order
    isOfCompose = order == .byPosition || dump.holdsCompose
    self.report = report
  }

  /// Returns the screen, its frames in points.
  mutating func screen() -> Screen {
    let pixels = pixels
    takeDensity(of: pixels)
    var screen = Screen(tree: tree())
    screen.title = title
    screen.toolkit = .android
    screen.platform = .android
    if let pixels, pixels.width > 0, pixels.height > 0 {
      let frame = Frame(x: 0, y: 0, width: pixels.width, height: pixels.height).inPoints(density)
      screen.size = Size(width: frame.width, height: frame.height)
    }
    if !dump.saysHeadings { report.cannotCarry.append(.headings) }
    if !dump.saysHints { report.cannotCarry.append(.placeholders) }
    if !dump.saysOrder { report.cannotCarry.append(.readingOrder) }
    if !dump.saysPanes, title == nil { report.cannotCarry.append(.screenTitles) }
    if dump.holdsEmptyPage { report.cannotCarry.append(.webContent) }
    return screen
  }

  /// The views that are the app's.
  private mutating func tree() -> ElementTree {
    var tree = ElementTree()
    tree.reserveCapacity(dump.views.count + 1)
    var root = Element()
    root.childOrder = order
    tree.begin(root)
    offsets = [-1]
    if dump.windows.isEmpty {
      let views = dump.views
      add(0..<views.count, to: &tree, keepsSystem: isAboutSystem)
      if views.count > 0, views.roots.allSatisfy({ views[$0].isSystem }) {
        report.remarks.append(
          "every element belongs to Android's System UI (lock screen, notifications, quick settings); for an app, "
            + "unlock the phone, open the app, and dump again")
      }
    } else {
      addWindows(to: &tree)
    }
    tree.end()
    return tree
  }

  /// Whether a dump shows the system itself: nothing else is there, or no more than a wordless thing over the
  /// system's own page, as a button that floats over the quick settings.
  private var isAboutSystem: Bool {
    let views = dump.views
    let others = views.roots.filter { !views[$0].isSystem }
    if others.isEmpty { return true }
    let isSilent = others.allSatisfy { root in
      (root..<views.end(of: root)).allSatisfy {
        views[$0].description == nil && views[$0].text == nil
      }
    }
    guard isSilent, let height = pixels?.height else { return false }
    return views.roots.contains {
      views[$0].isSystem && (views[$0].frame?.height ?? 0) > height / 2
    }
  }

  /// Adds views but those of the system, unless nothing else is there.
  private mutating func add(
    _ range: Range<Int>, to tree: inout ElementTree, keepsSystem: Bool
  ) {
    let views = dump.views
    var open: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      while let end = open.last, end <= index {
        open.removeLast()
        tree.end()
      }
      if views[index].isSystem, !keepsSystem {
        report.drop("views of the status and navigation bars")
        index = views.end(of: index)
        continue
      }
      if title == nil, !views[index].flags.contains(.isInvisible) { title = views[index].pane }
      tree.begin(element(views[index]))
      offsets.append(dump.offsets.isEmpty ? -1 : Int(dump.offsets[index]))
      open.append(views.end(of: index))
      index += 1
    }
    for _ in open { tree.end() }
  }

  /// Adds the windows of the phone's own display: the one in use, then the others from the top down, as TalkBack
  /// goes through them (source code: focusmanagement/WindowTraversal.java of TalkBack 15.1).
  private mutating func addWindows(to tree: inout ElementTree) {
    let views = dump.views
    let shown = dump.windows.filter { $0.value.display <= 1 }
    for _ in shown.count..<dump.windows.count { report.drop("windows of other displays") }
    func place(_ window: Int) -> (Int, Double, Double, Int) {
      let frame = views[window].frame
      let isActive = dump.windows[window]?.isActive == true
      return (isActive ? 0 : 1, frame?.y ?? 0, frame?.x ?? 0, window)
    }
    let outermost = shown.keys.filter { views.parent(of: $0) == nil }
    for window in outermost.sorted(by: { place($0) < place($1) }) {
      let isActive = dump.windows[window]?.isActive == true
      let content = views.descendants(of: window)
      if content.isEmpty {
        report.drop("windows without a root")
      } else if !isActive, views.children(of: window).allSatisfy({ views[$0].isSystem }) {
        report.drop("views of the status and navigation bars")
      } else {
        add(window..<content.upperBound, to: &tree, keepsSystem: isActive)
        if isActive, title == nil { title = views[window].description }
      }
    }
  }

  /// A view as Android states it: its description is the label, its text the value, its hint the placeholder.
  private mutating func element(_ view: AndroidElement) -> Element {
    if view.hasAbsurdFrame { report.drop("frames that are not finite") }
    var element = Element(
      view.description, value: view.text, frame: view.frame?.inPoints(density))
    element.placeholder = view.hint
    if let words = view.appWords {
      element.roleDescription = words.role
      element.errorMessage = words.error
      element.hint = words.tooltip
      element.actions = words.actions
      for (key, text) in [
        (FactKey.stateDescription, words.state), (.tapLabel, words.tap),
        (.longPressLabel, words.longPress),
      ] {
        guard let text else { continue }
        element.facts.append(.init(key: key.rawValue, value: .text(text)))
      }
    }
    if view.flags.contains(.isPassword) {
      if !isOfCompose, view.showsHintOfPassword {
        element.placeholder = view.text
        // It is no secret then, and must not become bullets beside itself in a screen file.
        element.value = nil
        report.infer("hints from the texts of password fields")
      }
      element.traits.insert(.secureTextField)
    }
    if let pane = view.pane {
      element.facts.append(.init(key: FactKey.paneTitle.rawValue, value: .text(pane)))
    }
    if view.flags.contains(.isScrollable) {
      element.facts.append(.init(key: FactKey.scrollable.rawValue, value: .boolean(true)))
    }
    element.state(toolkitType: view.type, id: view.id, states: view.flags.names)
    return element
  }

  /// The size of the screen: what the dump says, else the largest outermost view.
  ///
  /// What stands away from the left edge is the window of a dialog in the middle of the screen, with as much of it
  /// on the other sides.
  private var pixels: Size? {
    if let size = dump.size { return size }
    var size = Size(width: 0, height: 0)
    var (left, top) = (Double.infinity, Double.infinity)
    for root in dump.views.roots where dump.windows[root]?.display ?? 1 <= 1 {
      guard let frame = dump.views[root].frame, frame.width > 0 else { continue }
      (left, top) = (min(left, frame.x), min(top, frame.y))
      size.width = max(size.width, frame.x + frame.width)
      size.height = max(size.height, frame.y + frame.height)
    }
    if left > 0, left < size.width / 2 {
      size.width += left
      size.height += max(0, min(top, size.height / 2))
    }
    return size.width > 0 && size.height > 0 ? size : nil
  }

  private mutating func takeDensity(of pixels: Size?) {
    if let given = dump.density, given > 0.1, given < 20 {
      density = given
    } else if let pixels {
      let frames = dump.views.nodes.compactMap(\.frame)
      let short = min(pixels.width, pixels.height)
      var isGuess = false
      let touched = dump.views.nodes.filter { $0.flags.contains(.isClickable) }.compactMap(\.frame)
      if let measured = AndroidDensity.measure(frames, on: pixels) {
        density = measured
        report.infer("densities from the sizes of views")
      } else if let measured = AndroidDensity.measure(fine: frames, on: pixels) {
        density = measured
        report.infer("densities from the sizes of views")
        report.cannotCarry.append(.densities)
      } else if let measured = AndroidDensity.measure(touched: touched) {
        density = measured
        report.infer("densities from the sizes of touch targets")
        // Some apps make all that is touched smaller than that.
        report.cannotCarry.append(.densities)
      } else {
        let texts = dump.views.nodes.filter {
          $0.text != nil && $0.role == .text
        }
        density = AndroidDensity.guess(pixels, texts: texts.compactMap(\.frame?.height))
        isGuess = true
        report.infer("densities from screen widths")
        report.cannotCarry.append(.densities)
      }
      if let told = AndroidDensity.told(
        byStatusBarAbove: frames, on: pixels, insteadOf: density, isGuess: isGuess),
        told != density
      {
        density = told
        report.infer("densities from the height of the status bar")
      }
      report.remarks.append(
        "\(Int(short)) pixels are read as \(Int((short / density).rounded())) points")
    }
  }
}
