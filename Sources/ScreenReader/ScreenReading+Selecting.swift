import AccessibilityTree

/// What a selection passes: the text of lines and, beside it, the labels, controls and edges that a browser's caret takes
/// steps for (Chromium 156: `Selection.modify`, step by step; what is told of each: tests of Orca 51).
extension ScreenReading {
  /// Steps of the caret that are of one kind.
  struct SelectableRun {
    enum Kind {
      /// Letters that are heard: of a text, of a field's label.
      case text
      /// The letters of a button: that they are selected is heard, from the second on.
      case button
      /// A picture.
      case object
      /// The label of a box to check, which is its name alone, a space beside an object, a field, a choice.
      case silence
      /// The edge of a table, which words pass over.
      case edge
    }

    let kind: Kind
    /// The letters, or for each step that has none a space.
    let letters: [Character]
    /// The first step, counted from the beginning of the piece.
    var start = 0

    var end: Int { start + letters.count }

    fileprivate init(_ kind: Kind, _ letters: [Character] = [" "]) {
      (self.kind, self.letters) = (kind, letters)
    }
  }

  /// A part of a line with all steps in it.
  struct SelectablePiece {
    let part: Int
    let runs: [SelectableRun]
    /// How many steps stand before its own text.
    let lead: Int

    var count: Int { runs.last?.end ?? 0 }

    /// Returns the run in which a step begins, or ends.
    func run(at offset: Int, _ direction: Int) -> SelectableRun? {
      direction > 0
        ? runs.first { $0.start <= offset && offset < $0.end }
        : runs.first { $0.start < offset && offset <= $0.end }
    }
  }

  /// Returns the pieces of a line as a selection passes them.
  func selectable(ofStop stop: Int, _ keys: TextKeys) -> [SelectablePiece] {
    pieces(ofStop: stop, keys).map { piece in
      let node = self.node(at: place(stop, piece.part))
      var before: [SelectableRun] = []
      var after: [SelectableRun] = []
      if isEdgeOfTable(node, stop, piece.part, -1) { before.append(.init(.edge)) }
      for label in labels(of: node, besides: neighbour(stop, piece.part, -1), -1) {
        before.append(SelectableRun(.text, Array(screen.tree[label].label ?? "")))
        if isApart(label, node) { before.append(.init(.silence)) }
      }
      after += hiddenLabel(of: node)
      for label in labels(of: node, besides: neighbour(stop, piece.part, 1), 1) {
        if isApart(node, label, beyond: Self.margin) { after.append(.init(.silence)) }
        after.append(SelectableRun(.text, Array(screen.tree[label].label ?? "")))
      }
      if isEdgeOfTable(node, stop, piece.part, 1) { after.append(.init(.edge)) }
      var (runs, count) = (before + [run(of: piece, node)] + after, 0)
      for index in runs.indices {
        runs[index].start = count
        count = runs[index].end
      }
      return SelectablePiece(
        part: piece.part, runs: runs, lead: runs[before.count].start)
    }
  }

  private func run(of piece: Piece, _ node: Int) -> SelectableRun {
    let element = resolved(node)
    guard piece.isWhole else { return SelectableRun(.text, piece.text) }
    switch element.semanticRole {
    case .button where element.label?.isEmpty == false:
      return SelectableRun(.button, Array(element.label ?? ""))
    case .image: return SelectableRun(.object)
    default: return SelectableRun(.silence)
    }
  }

  /// The text of a label beside a box to check: a browser shows it as the box's name alone, behind it as a rule.
  private func hiddenLabel(of node: Int) -> [SelectableRun] {
    let element = resolved(node)
    guard [.checkbox, .radio].contains(element.semanticRole),
      element.webFlags.contains(.isLabelledByText), let name = element.label, !name.isEmpty
    else { return [] }
    return [SelectableRun(.silence, Array(name))]
  }

  /// The node of the part before or behind one, over the edges of lines.
  private func neighbour(_ stop: Int, _ part: Int, _ direction: Int) -> Int? {
    let parts = order.stops[stop].parts
    if parts.indices.contains(part + direction) { return parts[part + direction] }
    guard order.stops.indices.contains(stop + direction) else { return nil }
    let others = order.stops[stop + direction].parts
    return direction < 0 ? others.last : others.first
  }

  /// Returns the texts of labels between a control and its neighbour that are heard as its name alone.
  private func labels(of node: Int, besides other: Int?, _ direction: Int) -> [Int] {
    guard let role = resolved(node).semanticRole, TextKeys.objects.contains(role),
      let name = resolved(node).label
    else { return [] }
    let (lower, upper) =
      direction < 0
      ? (max((other ?? -1) + 1, node - Self.mostNodes), node)
      : (screen.tree.end(of: node), min(other ?? screen.tree.count, node + Self.mostNodes))
    guard lower < upper else { return [] }
    return (lower..<upper).filter { index in
      guard screen.tree[index].toolkitType == "LabelText", let text = screen.tree[index].label,
        name.contains(text)
      else { return false }
      // A label between two controls is that of the one behind it, if it names both.
      return direction < 0 || other.map { resolved($0).label?.contains(text) == true } != true
    }
  }

  private func isApart(_ one: Int, _ other: Int, beyond least: Double = 1) -> Bool {
    guard let first = screen.tree[one].frame, let second = screen.tree[other].frame else {
      return false
    }
    return second.x - first.x - first.width > least
  }

  /// Whether a part is the first, or the last, of a table.
  private func isEdgeOfTable(_ node: Int, _ stop: Int, _ part: Int, _ direction: Int) -> Bool {
    guard resolved(node).cell != nil, let table = table(around: node) else { return false }
    return neighbour(stop, part, direction).flatMap(table(around:)) != table
  }

  private func table(around node: Int) -> Int? {
    screen.tree.ancestors(of: node).prefix(Self.mostNodes).first {
      screen.tree[$0].role == .table || screen.tree[$0].role == .grid
    }
  }

  /// How far labels and tables are looked for (ours).
  private static let mostNodes = 64
  /// How far a box stands from its label without a space, in points (Chromium's margins).
  private static let margin = 6.0
}
