import ScreenReader

/// The distance of the rotor's options from the one in use; the rotor turns both ways and has no end.
struct RotorTurns {
  /// The options, in the order of the rotor.
  let names: [String]
  private let current: Int

  init(_ session: Session) {
    names = session.rotorNames
    current = session.currentRotor.flatMap(names.firstIndex(of:)) ?? 0
  }

  /// Returns the number of turns to an option; 1 if the rotor does not offer it.
  func count(to name: String) -> Int {
    guard let target = names.firstIndex(of: name) else { return 1 }
    let distance = abs(target - current)
    return max(1, min(distance, names.count - distance))
  }
}
