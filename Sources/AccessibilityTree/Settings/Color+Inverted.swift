extension Color {
  /// The colour as it is seen where colours are inverted: what each of red, green and blue lacks.
  ///
  /// That inversion is done in sRGB, part by part, is assumed. `#007AFF` becomes `#FF8500`.
  package var inverted: Color {
    Color(red: 1 - red, green: 1 - green, blue: 1 - blue, alpha: alpha)
  }
}
