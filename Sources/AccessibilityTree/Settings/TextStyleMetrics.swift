/// The sizes of Dynamic Type: how many points each text style has at each of the twelve sizes.
///
/// Documented by Apple (Human Interface Guidelines, Typography); sizes below Large and between it and xxxLarge are given
/// for the body alone, and those of other styles are assumed to grow by the same points, never below 11.
package enum TextStyleMetrics {
  // Large, xxxLarge, then the five accessibility sizes.
  private static let table: [String: (points: [Double], leading: [Double])] = [
    "largeTitle": ([34, 40, 44, 48, 52, 56, 60], [41, 48, 52, 57, 61, 66, 70]),
    "title1": ([28, 34, 38, 43, 48, 53, 58], [34, 41, 46, 51, 57, 62, 68]),
    "title2": ([22, 28, 34, 39, 44, 50, 56], [28, 34, 41, 47, 52, 59, 66]),
    "title3": ([20, 26, 31, 37, 43, 49, 55], [25, 32, 38, 44, 51, 58, 65]),
    "headline": ([17, 23, 28, 33, 40, 47, 53], [22, 29, 34, 40, 48, 56, 62]),
    "body": ([17, 23, 28, 33, 40, 47, 53], [22, 29, 34, 40, 48, 56, 62]),
    "callout": ([16, 22, 26, 32, 38, 44, 51], [21, 28, 32, 39, 46, 52, 60]),
    "subheadline": ([15, 21, 25, 30, 36, 42, 49], [20, 28, 31, 37, 43, 50, 58]),
    "footnote": ([13, 19, 23, 27, 33, 38, 44], [18, 24, 29, 33, 40, 46, 52]),
    "caption1": ([12, 18, 22, 26, 32, 37, 43], [16, 23, 28, 32, 39, 44, 51]),
    "caption2": ([11, 17, 20, 24, 29, 34, 40], [13, 22, 25, 30, 35, 41, 48]),
  ]

  // By how much text is smaller or larger than at Large, at the sizes that the table leaves out.
  private static let steps: [TextSize: Double] = [
    .extraSmall: -3, .small: -2, .medium: -1, .extraLarge: 2, .extraExtraLarge: 4,
  ]

  private static let columns: [TextSize] = [
    .large, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
    .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Returns the size of a style.
  package static func points(of style: String, at size: TextSize) -> Double? {
    guard let row = table[style] else { return nil }
    if let column = columns.firstIndex(of: size) { return row.points[column] }
    return max(11, row.points[0] + (steps[size] ?? 0))
  }

  /// Returns the height of a line of a style.
  package static func leading(of style: String, at size: TextSize) -> Double? {
    guard let row = table[style] else { return nil }
    if let column = columns.firstIndex(of: size) { return row.leading[column] }
    return row.leading[0] + (steps[size] ?? 0)
  }

  /// Returns by how much text that is no text style, but grows, is larger than at Large: as the body is.
  package static func growth(at size: TextSize) -> Double {
    (points(of: "body", at: size) ?? 17) / 17
  }
}
