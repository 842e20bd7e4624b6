import AccessibilityTree

/// What is behind an element, as far as the input states it.
enum Backdrop {
  /// One colour.
  case color(Color)
  /// A picture or a gradient.
  case picture
  /// Unknown.
  case unknown

  /// Finds what is behind a node: its own background and, through it, those of its containers.
  init(of node: Int, _ screen: AuditedScreen) {
    var layers: [Color] = []
    var next: Int? = node
    while let current = next {
      let facts = current == node ? screen.textFacts(current) : screen.facts(current)
      if facts.flag(.backgroundIsImage) == true {
        self = .picture
        return
      }
      // What shines through a material is not known, until people ask for less of that.
      if facts.text(.material) != nil {
        self = .unknown
        return
      }
      if let color = facts.color(.backgroundColor) {
        if color.alpha >= 1 {
          self = .color(layers.reversed().reduce(color) { $1.composited(over: $0) })
          return
        }
        // What is deep in a stack of glass is not seen.
        if layers.count < 50 { layers.append(color) }
      }
      next = screen.tree.parent(of: current)
    }
    self = .unknown
  }
}
