extension FontWeight {
  /// The weight that text of the system's font has with the setting for bold text.
  ///
  /// That it is two steps heavier, and bold at the most where it is not bolder already, is assumed: Apple only
  /// documents that text gets heavier.
  package var underBoldText: FontWeight {
    guard self < .bold, let place = Self.allCases.firstIndex(of: self) else { return self }
    return min(.bold, Self.allCases[place + 2])
  }
}
