internal import AccessibilityTree

/// Finds the elements among views of which only the labels are known.
struct LabelledViewImport {
  /// How the label of a view goes with the labels in it.
  private enum Relation {
    /// Nothing in the view has a label.
    case innermost
    /// The labels in it, one after the other: the view says nothing of its own.
    case repetition
    /// The labels in it with commas or more words: the view is an element that the app put together.
    case composition
    /// Something else: the name of what is in it.
    case name
  }

  private let views: LabelledViews
  private(set) var report: ImportReport
  /// For each node of the tree where it is written, in bytes from the start of the source, or -1.
  private(set) var offsets: [Int] = []
  private var drafts = DraftTree()
  /// Identifiers of wrappers, for the only view that they wrap.
  private var identifiers: [Int: String] = [:]

  /// Creates an import.
  init(_ views: LabelledViews, report: ImportReport) {
    self.views = views
    self.report = report
  }

  /// Returns the elements as a tree.
  mutating func tree() -> ElementTree {
    var open: [Int] = []
    var index = 0
    // Where the text field ends in which only controls are stops.
    var fieldEnd = 0
    while index < views.count {
      while let end = open.last, end <= index {
        open.removeLast()
        drafts.end()
      }
      let view = views[index]
      drafts.source = view.offset
      if let removal = view.removal ?? Self.removal(view) {
        report.drop(removal, subject: Self.subject(view))
        index = views.end(of: index)
        continue
      }
      let takesText = view.element.traits.contains(.textEntry)
      if index < fieldEnd, !view.isControl || takesText {
        index += 1
        continue
      }
      if view.isControl, takesText {
        addElement(index)
        fieldEnd = views.end(of: index)
        index += 1
        continue
      }
      let relation = hasWords(view) && !view.isControl ? relation(index) : nil
      if view.isControl || relation == .innermost || relation == .composition {
        addElement(index)
        index = views.end(of: index)
        continue
      }
      if relation == .repetition { report.drop("labels of views that repeat their content") }
      if let holder = holder(view, isName: relation == .name) {
        drafts.begin(holder, .holder)
        open.append(views.end(of: index))
      }
      index += 1
    }
    for _ in open { drafts.end() }
    let built = drafts.built(report: &report)
    offsets = built.sources.map(Int.init)
    return built.tree
  }

  /// Scroll bars are in the tree of iOS apps, and never heard.
  private static func removal(_ view: LabelledView) -> String? {
    ScrollBarName.isOne(view.element.label ?? "") ? "scroll bars" : nil
  }

  private static func subject(_ view: LabelledView) -> String? {
    view.element.label.map { "View \"\($0.prefix(80))\"" }
  }

  private func hasWords(_ view: LabelledView) -> Bool {
    view.element.label != nil || view.element.value != nil
  }

  /// Calls a closure with each topmost view with a label inside of another.
  private func forEachLabel(in index: Int, _ body: (Int, String) -> Void) {
    var below = index + 1
    while below < views.end(of: index) {
      if views[below].removal != nil {
        below = views.end(of: below)
      } else if let label = views[below].element.label {
        body(below, label)
        below = views.end(of: below)
      } else {
        below += 1
      }
    }
  }

  private mutating func relation(_ index: Int) -> Relation {
    var inside: [Int] = []
    var matched = 0
    var hasCommas = false
    var rest = (views[index].element.label ?? "").withSingleSpaces[...]
    forEachLabel(in: index) { below, label in
      inside.append(below)
      let label = label.withSingleSpaces
      guard rest.hasPrefix(label) else { return }
      matched += 1
      rest = rest.dropFirst(label.count)
      if rest.first == "," { hasCommas = true }
      rest = rest.drop { $0 == "," || $0.isWhitespace }
    }
    if inside.isEmpty { return .innermost }
    if matched == 0 || !rest.isEmpty && matched < inside.count { return .name }
    if hasCommas || !rest.isEmpty { return .composition }
    let id = views[index].element.id ?? identifiers[index]
    if inside.count == 1, let id { identifiers[inside[0]] = id }
    return .repetition
  }

  private mutating func addElement(_ index: Int) {
    var element = views[index].element
    if element.id == nil { element.id = identifiers[index] }
    let number = drafts.count
    if element.label == nil, !element.traits.contains(.textEntry) {
      var labels: [String] = []
      forEachLabel(in: index) { _, label in
        if !label.isHeardLike(labels.last) { labels.append(label) }
      }
      if !labels.isEmpty {
        element.label = labels.joined(separator: ", ")
        report.infer("labels from descendants", at: number)
      }
    }
    if element.value?.isHeardLike(element.label) == true { element.value = nil }
    drafts.add(element, .element)
  }

  /// A view whose label names what is in it, or one that is a container by its class.
  private func holder(_ view: LabelledView, isName: Bool) -> Element? {
    var element = view.element
    if element.container != nil { return element }
    guard isName, element.label != nil else { return nil }
    element.container = .group
    element.value = nil
    element.traits = []
    return element
  }
}
