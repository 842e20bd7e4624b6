import AccessibilityTree
import Documents

/// The suppressions in a screen itself, and those in its counterpart that concern both.
struct TreeSuppressions {
  /// One suppression, which applies to the node that contains it and everything inside.
  struct Entry {
    var ignored: IgnoredRule
    var location: SourcePlace?
    /// The file, if it is that of the counterpart.
    var file: String?

    var until: Day? { ignored.until.flatMap(Day.init) }

    func holds(on today: Day?) -> Bool {
      guard let until, let today else { return true }
      return today <= until
    }
  }

  private struct Key: Hashable {
    var rule: String
    var isOther: Bool
    var node: Int
  }

  private(set) var entries: [Entry] = []
  /// The entries by the node that contains them.
  private var places: [Key: [Int]] = [:]
  private let tree: ElementTree
  private let otherTree: ElementTree?

  /// Finds the suppressions of a screen.
  init(_ screen: AuditedScreen, _ other: AuditedScreen? = nil) {
    (tree, otherTree) = (screen.tree, other?.tree)
    add(screen, file: nil) { _ in true }
    if let other {
      add(other, file: other.path) { Rules.rule(named: $0) is any PairRule.Type }
    }
  }

  private mutating func add(
    _ screen: AuditedScreen, file: String?, where isMeant: (String) -> Bool
  ) {
    for node in 0..<screen.tree.count {
      for ignored in screen.facts(node).ignored where isMeant(ignored.rule) {
        let key = Key(rule: ignored.rule, isOther: file != nil, node: node)
        places[key, default: []].append(entries.count)
        entries.append(
          Entry(ignored: ignored, location: screen.location(node), file: file))
      }
    }
  }

  /// Returns the entries that apply to a finding of a rule: those of its node and of the nodes around it.
  func fitting(_ place: FindingPlace, _ rule: String) -> [Int] {
    if places.isEmpty { return [] }
    let isOther = place.file != nil
    guard let tree = isOther ? otherTree : tree, (0..<tree.count).contains(place.node) else {
      return []
    }
    var fitting = places[Key(rule: rule, isOther: isOther, node: place.node)] ?? []
    for node in tree.ancestors(of: place.node) {
      fitting += places[Key(rule: rule, isOther: isOther, node: node)] ?? []
    }
    return fitting.sorted()
  }
}
