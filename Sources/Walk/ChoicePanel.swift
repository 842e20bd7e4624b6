import Documents

/// A list from which one row is chosen.
struct ChoicePanel {
  private let heading: String
  private let count: Int
  private let index: Int
  private let words: (Int) -> String

  /// The actions of an element, with their numbers.
  init(_ choice: ActionChoice) {
    heading = "Actions"
    count = choice.names.count
    index = choice.index
    words = { "\($0 + 1)  \(SafeText.line(choice.names[$0]))" }
  }

  /// The items of a screen.
  init(_ choice: ItemChoice) {
    let items = choice.shown.count == 1 ? "1 item" : "\(choice.shown.count) items"
    heading = "\(items) · ↓ ↑ and enter · esc back"
    count = choice.shown.count
    index = choice.index
    words = { choice.words(at: $0) }
  }

  func lines(width: Int, height: Int) -> [PanelLine] {
    // The heading stays where there is room for it.
    let heading = height > 3 ? [PanelLine(text: DisplayWidth.fitted(heading, to: width))] : []
    let room = height - heading.count
    let first = max(0, min(index - room / 2, count - room))
    return heading
      + (first..<min(count, first + room)).map { row in
        let isSelected = row == index
        let text = "\(isSelected ? "▸" : " ") \(words(row))"
        return PanelLine(
          text: DisplayWidth.fitted(text, to: width), emphasis: isSelected ? .strong : .none,
          isCurrent: isSelected)
      }
  }
}
