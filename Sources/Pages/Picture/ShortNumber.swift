internal import Documents

/// Writes a number of points with one decimal at the most.
///
/// - Parameter number: The number.
/// - Returns: The shortest form: `12`, `7.5`.
func short(_ number: Double) -> String { JSONWriter.text((number * 10).rounded() / 10) }
