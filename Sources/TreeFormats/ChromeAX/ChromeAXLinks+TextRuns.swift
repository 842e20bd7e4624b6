internal import AccessibilityTree

/// Texts that are one text on the page: "Mon" and "day" of `<span>Mon</span><span>day</span>`.
extension ChromeAXLinks {
  /// The text that the next one may continue.
  private struct Run {
    var last: Int?
    var isApart = false
    // Where the last text, or the last node that readers see, is: a line break beside it ends its line.
    var frame: Frame?

    mutating func end(at frame: Frame?) {
      (last, isApart) = (nil, false)
      if let frame { self.frame = frame }
    }

    func isOnItsLine(_ other: Frame) -> Bool {
      guard let frame else { return false }
      let middle = other.y + other.height / 2
      return frame.y <= middle && middle <= frame.y + frame.height
    }
  }

  /// The texts of a node that readers see, and nothing else: lines of single words, as far as it is known.
  private struct Holder {
    var texts: [Int] = []
    var lineCount = 0
    var hasWordLines = true
    /// Whether it is a link or a heading, or stands in one.
    var isInPhrase = false
  }

  /// States which texts continue the text before them, where white space is between the two, and which line breaks are
  /// lines of their own; and which nodes without a role readers see in a link or a heading.
  ///
  /// A text ends at any node that readers see, and at a box: recorded of Orca 43.1, where texts in two `<span>` of a line
  /// are one text, and those in two items of a flexible box are two. What a style adds has no box of its own.
  ///
  /// - Complexity: O(n) in the number of nodes.
  mutating func findTextRuns() {
    var run = Run()
    var holders = [Holder()]
    var isSeen = isRepeated
    for root in elements.indices where parents[root] == nil {
      elements[root].node.webFlags.insert(.statesSpaces)
      // Nodes that are entered, and the ends of boxes as their complement.
      var waiting = [root]
      while let next = waiting.popLast() {
        guard next >= 0 else {
          let isIgnored = elements[~next].isIgnored
          run.end(at: isIgnored ? nil : elements[~next].node.frame)
          if !isIgnored, let holder = holders.popLast(), holder.hasWordLines, holder.lineCount > 1 {
            for text in holder.texts { elements[text].node.webFlags.insert(.hasWordLines) }
          }
          continue
        }
        if isSeen[next] { continue }
        isSeen[next] = true
        let element = elements[next]
        switch element.role {
        case "StaticText" where !element.isIgnored:
          take(next, into: &run, of: &holders[holders.count - 1])
        case "LineBreak":
          if let last = run.last { elements[last].node.webFlags.insert(.endsInSpace) }
          run.isApart = true
          if let frame = element.node.frame, !run.isOnItsLine(frame) {
            elements[next].node = ARIANode(.role(.generic))
            elements[next].node.frame = frame
            elements[next].node.webFlags = .isBlankLine
            holders[holders.count - 1].hasWordLines = false
          }
        default:
          if !element.isIgnored {
            holders[holders.count - 1].hasWordLines = false
            let isInPhrase = holders[holders.count - 1].isInPhrase
            if isInPhrase, element.role == "generic" {
              elements[next].node.webFlags.insert(.isSection)
            }
            holders.append(
              Holder(
                isInPhrase: isInPhrase || element.role == "link" || element.role == "heading"))
          }
          let isInline = element.node.frame == nil || element.node.webFlags.contains(.isInline)
          let isBox = !element.isIgnored || !isInline
          if isBox {
            run.end(at: nil)
            waiting.append(~next)
          }
          waiting += children[next].reversed().map(Int.init)
        }
      }
    }
  }

  private mutating func take(_ index: Int, into run: inout Run, of holder: inout Holder) {
    let element = elements[index]
    guard let text = element.node.name else {
      guard element.isBlank, let last = run.last else { return }
      elements[last].node.webFlags.insert(.endsInSpace)
      run.isApart = true
      return
    }
    if run.last != nil { elements[index].node.webFlags.insert(.continuesText) }
    let followsSpace = run.isApart || text.first?.isWhitespace == true
    if followsSpace { elements[index].node.webFlags.insert(.followsSpace) }
    let lines = element.node.lines
    let isOnLine = run.last != nil && element.node.frame.map(run.isOnItsLine) ?? true
    let isOneRun = run.last != nil && followsSpace || holder.texts.isEmpty
    holder.hasWordLines =
      holder.hasWordLines && isOneRun && !isOnLine
      && (lines.isEmpty
        ? text.split(whereSeparator: \.isWhitespace).count == 1
        : lines.allSatisfy { !$0.endsInBreak && !$0.words.contains(" ") }
          && lines.dropLast().allSatisfy(\.endsInSpace))
    holder.texts.append(index)
    holder.lineCount += max(lines.count, 1)
    run.isApart = text.last?.isWhitespace == true
    if run.isApart { elements[index].node.webFlags.insert(.endsInSpace) }
    run.last = index
    run.frame = element.node.lines.last?.frame ?? element.node.frame
  }
}
