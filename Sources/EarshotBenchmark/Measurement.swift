/// One row of the table: what was done to what, what it cost, and what a yardstick's work on the same bytes
/// costs.
struct Measurement {
  var what: String
  var on: String
  var milliseconds: Double
  var megabytes: Double?
  var instructions: Int?
  var yardstick: String?
  var yardstickMilliseconds: Double?

  /// How many times as long it takes as the yardstick.
  var ratio: Double? { yardstickMilliseconds.map { milliseconds / max($0, 0.001) } }

  /// The heads of the table's columns.
  static let heads = ["What", "On", "ms", "MB", "Instructions", "Beside it", "ms", "Ratio"]

  /// The cells of the row.
  var cells: [String] {
    [
      what, on, Self.text(milliseconds), megabytes.map { String(Int($0.rounded())) } ?? "",
      instructions.map { "\(Self.text(Double($0) / 1e6)) M" } ?? "", yardstick ?? "",
      yardstickMilliseconds.map(Self.text) ?? "", ratio.map { "\(Self.text($0)) ×" } ?? "",
    ]
  }

  /// A number with as many digits as mean something: 0.0042, 0.42, 4.2, 42.
  private static func text(_ number: Double) -> String {
    let scale: Double = number < 0.1 ? 10_000 : number < 1 ? 100 : number < 10 ? 10 : 1
    let rounded = (number * scale).rounded() / scale
    return scale == 1 ? String(Int(rounded)) : String(rounded)
  }
}
