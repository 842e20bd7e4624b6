extension String {
  /// Returns the text with other text in place of a scalar.
  ///
  /// A shell, a regular expression and a file system take scalars or bytes: what stands on a quote is no reason for
  /// them to see another character.
  package func replacingScalar(_ scalar: Unicode.Scalar, with replacement: String) -> String {
    var result = String.UnicodeScalarView()
    for other in unicodeScalars {
      if other == scalar {
        result += replacement.unicodeScalars
      } else {
        result.append(other)
      }
    }
    return String(result)
  }
}
