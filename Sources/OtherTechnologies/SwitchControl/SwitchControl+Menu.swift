import AccessibilityTree

extension SwitchControl {
  /// Returns the top level of an item's menu.
  ///
  /// The order was recorded (a re-creation of Settings). It is assumed that *Tap* comes first, and which entries an
  /// item lacks.
  package func menu(of item: Int) -> [String] {
    guard let node = nodes[item].node else { return [] }
    let element = screen.tree[node]
    var menu = ["Tap"]
    let adjusts = element.behaviours.contains {
      $0.trigger == .act(.increment) || $0.trigger == .act(.decrement)
    }
    if adjusts || element.traits.contains(.adjustable) { menu += ["Increment", "Decrement"] }
    menu += element.actions
    if screen.tree.ancestors(of: node).contains(where: { screen.tree[$0].clips }) {
      menu.append("Scroll")
    }
    menu += ["Home", "Gestures"]
    let isText = !element.traits.isDisjoint(
      with: [.textEntry, .textArea, .searchField, .secureTextField])
    if isText { menu.append("Editing") }
    menu += ["Refine Selection", "Cursor Mode", "Device", "Media Controls", "Settings"]
    if isText { menu.append("Dictation") }
    return menu
  }
}
