import AccessibilityTree
import TreeFormats

extension Screen {
  /// The names of the screens that behaviours open, each once, in document order; those of elements that
  /// are only inserted come last.
  var openedNames: [String] {
    var names: [String] = []
    var pending = [tree]
    while let tree = pending.popLast() {
      for effect in tree.elements.lazy.flatMap(\.behaviours).flatMap(\.effects) {
        if effect.name == .open, case .text(let name) = effect.argument {
          if !names.contains(name) { names.append(name) }
        } else if effect.name == .insert, let argument = effect.argument,
          let insertion = try? ElementInsertion(argument)
        {
          pending.append(insertion.elements)
        }
      }
    }
    return names
  }
}
