import Documents

/// What changed about a stop, where it stands, and which element it is: "reworded: stop 3 → 5, #rate".
struct ChangeHeading {
  /// The heading in one line that is safe to show.
  let text: String

  init(_ change: StopChange) {
    var facts: [String] = []
    switch (change.old?.number, change.new?.number) {
    case (let old?, let new?): facts.append(old == new ? "stop \(new)" : "stop \(old) → \(new)")
    case (let number?, nil), (nil, let number?): facts.append("stop \(number)")
    case (nil, nil): break
    }
    if let element = change.element {
      facts.append("#\(SafeText.line(element))")
    } else if let path = change.path {
      facts.append("at \(SafeText.line(path))")
    }
    let kinds = change.kinds.map(\.rawValue).joined(separator: ", ")
    text = facts.isEmpty ? kinds : "\(kinds): \(facts.joined(separator: ", "))"
  }
}
