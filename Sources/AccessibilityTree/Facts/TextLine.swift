/// One line of a text as it is drawn.
package struct TextLine: Equatable, Sendable {
  /// The text of the line, with a blank at its end if it wraps at white space, or with the line break that ends it.
  package var text: String
  /// Where the line is, in screen points.
  package var frame: Frame

  /// Creates a line.
  package init(text: String, frame: Frame) {
    self.text = text
    self.frame = frame
  }

  /// Whether white space is between the line and the next one.
  package var endsInSpace: Bool { text.utf8.last == 0x20 || endsInBreak }

  /// Whether a line break in the text itself ends the line, as in preformatted text.
  package var endsInBreak: Bool { text.utf8.last == 0x0A }

  /// The text without white space at its end.
  package var words: String { endsInSpace ? String(text.dropLast()) : text }

  static let shape: [(key: String, shape: FactShape)] = [
    ("text", .text), ("frame", .numbers(count: 4)),
  ]

  fileprivate init?(_ value: PropertyValue) {
    guard case .mapping(let entries) = value else { return nil }
    let values = FactValues(entries)
    guard let text = values.text("text"), case .list(let numbers) = values.value("frame") else {
      return nil
    }
    let sides = numbers.compactMap { if case .number(let side) = $0 { side } else { nil } }
    guard sides.count == 4 else { return nil }
    self.init(
      text: text, frame: Frame(x: sides[0], y: sides[1], width: sides[2], height: sides[3]))
  }

  fileprivate var value: PropertyValue {
    let sides = [frame.x, frame.y, frame.width, frame.height]
    return .mapping([
      .init(key: "text", value: .text(text)),
      .init(key: "frame", value: .list(sides.map { .number($0) })),
    ])
  }
}

extension ElementFacts {
  /// The lines of the text, none where it stands on one, or nobody knows.
  package var textLines: [TextLine] {
    guard case .list(let lines) = value(.textLines) else { return [] }
    return lines.compactMap(TextLine.init)
  }
}

extension Element {
  /// States how the text is broken into lines, which is stated once.
  package mutating func state(textLines lines: [TextLine]) {
    let value = PropertyValue.list(lines.map(\.value))
    facts.append(.init(key: FactKey.textLines.rawValue, value: value))
  }
}
