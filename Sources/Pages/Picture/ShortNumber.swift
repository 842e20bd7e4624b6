internal import Documents

/// Writes a number of points with one decimal at the most.
func short(_ number: Double) -> String { JSONWriter.text((number * 10).rounded() / 10) }
