import Documents

/// What the keys mean, in as many columns as there is room for.
struct HelpPanel {
  let keys: KeyMap
  let first: Int

  private static let keysWidth = 12
  private static let columnWidth = 48

  func lines(width: Int, height: Int) -> [PanelLine] {
    let all = keys.lines.map { line in
      let gap = Self.keysWidth - DisplayWidth.columns(of: line.shown)
      return " \(line.shown)\(String(repeating: " ", count: max(1, gap)))\(line.words)"
    }
    // Two columns only where one is too long for the screen, as a list is easier to read.
    guard all.count > height, width >= 2 * Self.columnWidth else {
      return all.dropFirst(first).prefix(height).map {
        PanelLine(text: DisplayWidth.fitted($0, to: width))
      }
    }
    let half = (all.count + 1) / 2
    return (0..<half).dropFirst(first).prefix(height).map { row in
      let left = DisplayWidth.fitted(all[row], to: Self.columnWidth - 1)
      let gap = Self.columnWidth - DisplayWidth.columns(of: left)
      let right = half + row < all.count ? all[half + row] : ""
      return PanelLine(
        text: DisplayWidth.fitted(left + String(repeating: " ", count: gap) + right, to: width))
    }
  }
}
