import Documents

/// The suppressions of a file that are meant for a screen, by rule and element, so that each finding asks for its own.
struct SuppressionIndex {
  private struct Key: Hashable {
    var rule: String
    var element: String
  }

  private var places: [Key: [Int]] = [:]

  /// Takes those that are meant for a screen.
  init(_ suppressions: [Suppression], title: String?, path: String) {
    let names = [title, path, PathText.name(of: path), Suppression.stem(of: path)].compactMap(
      \.self)
    for (index, suppression) in suppressions.enumerated() {
      let screen = suppression.screen
      // Names that are the same when read may be those of two files.
      let isMeant = names.contains { PathText.isSame($0, screen) }
      guard screen == "*" || isMeant else { continue }
      let key = Key(rule: suppression.rule, element: suppression.element)
      places[key, default: []].append(index)
    }
  }

  /// Returns those that are meant for a finding, in their order.
  func fitting(_ finding: Finding) -> [Int] {
    let place = finding.place
    let elements = Set(["*", place?.path, place?.id].compactMap(\.self))
    return [finding.rule, "*"].flatMap { rule in
      elements.flatMap { places[Key(rule: rule, element: $0)] ?? [] }
    }.sorted()
  }
}
