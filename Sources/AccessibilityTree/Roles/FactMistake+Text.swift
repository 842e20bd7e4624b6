extension FactMistake {
  /// What is wrong, in lower case.
  package var message: String {
    switch self {
    case .contradiction(let role, let trait, _):
      "the role \"\(role.rawValue)\" contradicts the trait \"\(trait)\""
    case .unsupported(let state, let role):
      "\(Self.article(role)) has no state \"\(state.rawValue)\""
    case .beyondCount(let index, let count):
      "position \(index) is out of range (\(count) items)"
    case .emptyRange(let minimum, let maximum):
      "\"max\" (\(Self.number(maximum))) is less than \"min\" (\(Self.number(minimum)))"
    }
  }

  /// What to write instead, or `nil`.
  package var suggestion: String? {
    switch self {
    case .contradiction(_, let trait, let names):
      names.map { "did you mean \"\($0.rawValue)\"? Otherwise, remove the trait \"\(trait)\"" }
    case .unsupported(let state, _):
      "roles that have it: "
        + Role.allCases.filter { $0.supports(state) }.map(\.rawValue).joined(separator: ", ")
    case .beyondCount: "positions start at 1"
    case .emptyRange: nil
    }
  }

  private static func article(_ role: Role) -> String {
    let word = role.rawValue
    return (word.first.map { "aeiou".contains($0) } == true ? "an " : "a ") + "\"\(word)\""
  }

  private static func number(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
