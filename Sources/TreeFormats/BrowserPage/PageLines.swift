internal import AccessibilityTree
internal import Documents

/// The lines that the texts of a page are broken into, by the numbers that the browser gives their nodes.
struct PageLines {
  private var lines: [Int: [TextLine]] = [:]

  /// Takes the lines out of a snapshot; texts that stand on one line have none.
  ///
  /// - Complexity: O(n) in the number of lines and the length of the texts.
  init(_ snapshot: DocumentNode?, of page: PageSnapshot) {
    let strings = snapshot?["strings"]?.items ?? []
    for document in snapshot?["documents"]?.items ?? [] {
      add(document, strings, page)
    }
  }

  /// Returns the lines of a text.
  func lines(of number: Int?) -> [TextLine] { number.flatMap { lines[$0] } ?? [] }

  private mutating func add(
    _ document: DocumentNode, _ strings: [DocumentNode], _ page: PageSnapshot
  ) {
    guard let layout = document["layout"], let boxes = document["textBoxes"] else { return }
    let numbers = document["nodes"]?["backendNodeId"]?.items ?? []
    let nodes = layout["nodeIndex"]?.items ?? []
    let texts = layout["text"]?.items ?? []
    let bounds = layout["bounds"]?.items ?? []
    let holders = boxes["layoutIndex"]?.items ?? []
    let frames = boxes["bounds"]?.items ?? []
    let starts = boxes["start"]?.items ?? []
    let lengths = boxes["length"]?.items ?? []
    var first = 0
    while first < holders.count {
      var end = first + 1
      while end < holders.count, holders[end].text == holders[first].text { end += 1 }
      defer { first = end }
      // A text in one box stands on one line.
      guard end - first > 1, end <= min(frames.count, starts.count, lengths.count),
        let place = Self.index(holders[first], in: texts), nodes.indices.contains(place),
        bounds.indices.contains(place), let node = Self.index(nodes[place], in: numbers),
        let number = numbers[node].looseNumber.flatMap({ Int(exactly: $0) }),
        let string = Self.index(texts[place], in: strings), let frame = page.node(number)?.frame,
        let own = bounds[place].items.first?.looseNumber,
        let top = bounds[place].items.dropFirst().first?.looseNumber
      else { continue }
      let text = Array(strings[string].text.utf16)
      var found: [TextLine] = []
      for box in first..<end {
        guard let from = Self.index(starts[box], in: text),
          let length = lengths[box].looseNumber.flatMap({ Int(exactly: $0) }), length > 0,
          length <= text.count - from
        else { continue }
        let sides = frames[box].items.compactMap(\.looseNumber)
        guard sides.count == 4,
          // A document in another one tells places of its own.
          case .frame(let line) = ImportedFrame.judge(
            x: sides[0] - own + frame.x, y: sides[1] - top + frame.y, width: sides[2],
            height: sides[3]),
          let words = String(decoding: text[from..<from + length], as: UTF16.self).collapsed
        else { continue }
        // The white space at which a line wraps has no place on it.
        let after = text[(from + length - 1)...].prefix(2)
        let end = after.contains(0x0A) ? "\n" : after.contains { $0 <= 0x20 } ? " " : ""
        Self.add(TextLine(text: words + end, frame: line), to: &found)
      }
      if found.count > 1 { lines[number] = found }
    }
  }

  /// Adds a box; several boxes of one line, as where writing changes its direction, are one.
  private static func add(_ box: TextLine, to lines: inout [TextLine]) {
    guard let last = lines.indices.last, lines[last].frame.y == box.frame.y else {
      return lines.append(box)
    }
    let line = lines[last].frame
    let left = min(line.x, box.frame.x)
    let right = max(line.x + line.width, box.frame.x + box.frame.width)
    lines[last].text = "\(lines[last].words) \(box.text)"
    lines[last].frame = Frame(
      x: left, y: line.y, width: right - left, height: max(line.height, box.frame.height))
  }

  private static func index(_ node: DocumentNode, in list: [some Any]) -> Int? {
    node.looseNumber.flatMap { Int(exactly: $0) }.flatMap { list.indices.contains($0) ? $0 : nil }
  }
}
