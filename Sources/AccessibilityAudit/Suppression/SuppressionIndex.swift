import Documents

/// The suppressions of a file that apply to a screen, by rule and element, so that each finding looks up its own.
struct SuppressionIndex {
  private struct Key: Hashable {
    var rule: String
    var element: String
  }

  private var places: [Key: [Int]] = [:]

  /// Selects the suppressions that apply to a screen.
  init(_ suppressions: [Suppression], title: String?, path: String) {
    let names = [title, path, PathText.name(of: path), Suppression.stem(of: path)].compactMap(
      \.self)
    for (index, suppression) in suppressions.enumerated() {
      guard let element = Self.element(of: suppression, names, path) else { continue }
      let key = Key(rule: suppression.rule, element: element)
      places[key, default: []].append(index)
    }
  }

  /// Returns the element of a suppression that applies to a screen, or `nil` if it applies to others.
  private static func element(
    of suppression: Suppression, _ names: [String], _ path: String
  ) -> String? {
    let screen = suppression.screen
    // Names that are the same when read may be those of two files.
    if screen == "*" || names.contains(where: { PathText.isSame($0, screen) }) {
      return suppression.element
    }
    // A path has slashes of its own: `dumps/home.xml/more`.
    let whole = "\(screen)/\(suppression.element)"
    return whole.utf8.starts(with: "\(path)/".utf8)
      ? String(whole.utf8.dropFirst(path.utf8.count + 1)) : nil
  }

  /// Returns the suppressions that apply to a finding, in order.
  func fitting(_ finding: Finding) -> [Int] {
    let place = finding.place
    let elements = Set(["*", place?.path, place?.id].compactMap(\.self))
    return [finding.rule, "*"].flatMap { rule in
      elements.flatMap { places[Key(rule: rule, element: $0)] ?? [] }
    }.sorted()
  }
}
