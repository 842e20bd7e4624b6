import AccessibilityTree
import Documents

/// The elements that the effects `set` of a screen's behaviours name, as far as the screen tells.
///
/// Behind `open` and `close` another screen is shown, whose elements are looked for when it happens.
struct NativeEffectTargets {
  /// Where an element is named: by which key, and an `id`, a list of them or a table.
  private(set) var named: [(key: String, node: DocumentNode)] = []
  /// The ids of elements that behaviours insert.
  private(set) var inserted: Set<String> = []

  /// Looks through the behaviours of an element.
  mutating func note(_ behaviours: DocumentNode) { note(behaviours, isHere: true) }

  // Elements that are inserted may insert others; how deep is bounded where they are read.
  private mutating func note(_ behaviours: DocumentNode, isHere: Bool, depth: Int = 0) {
    guard depth <= ElementInsertion.deepestLevel else { return }
    for (key, effects) in behaviours.pairs {
      let lists = key.isText("action") ? effects.pairs.map(\.value) : [effects]
      for list in lists {
        var isHere = isHere
        for effect in list.kind == .sequence ? list.items : [list] {
          note(effect: effect, isHere: &isHere, depth)
        }
      }
    }
  }

  private mutating func note(effect: DocumentNode, isHere: inout Bool, _ depth: Int) {
    let (name, value) = effect.pairs.first.map { ($0.key, $0.value) } ?? (effect, nil)
    switch Behaviour.Effect.Name(rawValue: name.text) {
    case .open, .close: isHere = false
    case .set:
      guard isHere else { return }
      for (id, properties) in value?.pairs ?? [] {
        named.append((name.text, id))
        for (key, node) in properties.pairs {
          guard NativeElementKey.byName[key.text]?.namesElements == true, !node.isNull,
            !(key.isText("order") && node.isText("asWritten"))
          else { continue }
          named.append((key.text, node))
        }
      }
    case .insert:
      var open = [value?["element"]].compactMap(\.self) + (value?["elements"]?.items ?? [])
      while let node = open.popLast() {
        if let id = node["id"] { inserted.insert(id.text) }
        if let behaviours = node["on"] { note(behaviours, isHere: isHere, depth: depth + 1) }
        open += node["children"]?.items ?? []
      }
    default: break
    }
  }
}

extension DocumentNode {
  /// The keys and values of a mapping in order; none for any other node.
  fileprivate var pairs: [(key: DocumentNode, value: DocumentNode)] {
    guard kind == .mapping else { return [] }
    var pairs: [(key: DocumentNode, value: DocumentNode)] = []
    try? forEachPair { (key, value) throws(SourceError) in pairs.append((key, value)) }
    return pairs
  }
}
