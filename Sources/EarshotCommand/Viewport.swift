import ArgumentParser

/// The size of a window in CSS pixels, and how many points of the screen a pixel has: `393x852`, `393x852@3`.
struct Viewport: ExpressibleByArgument {
  let width: Int
  let height: Int
  /// How many points of the screen a pixel has in each direction, or `nil` where nothing is said of it.
  let scale: Double?

  init?(argument: String) {
    let plain = argument.lowercased().filter { $0 != " " }
    let parts = plain.split(separator: "@", omittingEmptySubsequences: false)
    let numbers = parts[0].split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count <= 2, numbers.count == 2, let width = numbers[0], let height = numbers[1],
      100...10_000 ~= width, 100...10_000 ~= height
    else { return nil }
    (self.width, self.height) = (width, height)
    guard parts.count == 2 else {
      scale = nil
      return
    }
    guard let scale = Double(parts[1]), 0.5...5 ~= scale else { return nil }
    self.scale = scale
  }

  var defaultValueDescription: String { "\(width)x\(height)" }
}
