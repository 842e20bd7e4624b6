import Documents

/// The actions to choose from, with their numbers.
struct ChoicePanel {
  let choice: ActionChoice

  func lines(width: Int, height: Int) -> [PanelLine] {
    // The heading stays where there is room for it.
    let heading = height > 3 ? [PanelLine(text: DisplayWidth.fitted("Actions", to: width))] : []
    let room = height - heading.count
    let first = max(0, min(choice.index - room / 2, choice.names.count - room))
    let rows = choice.names.enumerated().dropFirst(first).prefix(room)
    return heading
      + rows.map { index, name in
        let isSelected = index == choice.index
        let text = "\(isSelected ? "▸" : " ") \(index + 1)  \(SafeText.line(name))"
        return PanelLine(
          text: DisplayWidth.fitted(text, to: width), emphasis: isSelected ? .strong : .none,
          isCurrent: isSelected)
      }
  }
}
