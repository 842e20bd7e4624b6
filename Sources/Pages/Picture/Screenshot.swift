package import AccessibilityTree
package import Documents
package import TreeFormats

/// A picture of the real screen, as a PNG that is safe to hand to a browser.
///
/// Only what draws the picture is kept: comments, places and colour profiles are left out, and so is
/// whatever else a file may hide.
package struct Screenshot: Sendable {
  /// The most bytes of a file.
  package static let maximumSize = 16 << 20
  /// The most pixels; a small file can unpack to any number of them.
  package static let maximumPixels = 40_000_000
  /// The chunks that are kept.
  private static let kept: Set<String> = ["IHDR", "PLTE", "tRNS", "sRGB", "gAMA", "IDAT", "IEND"]
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// How many pixels it is wide.
  package let width: Int
  /// How many pixels it is high.
  package let height: Int
  /// What it shows of the screen, in points, or `nil` for all.
  package private(set) var frame: Frame?
  private let bytes: [UInt8]

  /// Checks a file.
  package init(_ file: [UInt8], path: String) throws(SourceError) {
    func error(_ message: String, _ repair: String? = nil) -> SourceError {
      SourceError(path: path, message: message, suggestion: repair)
    }
    guard file.starts(with: Self.signature) else {
      throw error("this is not a PNG", "take the screenshot as a PNG")
    }
    guard file.count <= Self.maximumSize else {
      throw error("the screenshot is larger than \(Self.maximumSize >> 20) MiB", "scale it down")
    }
    var kept = Self.signature
    var size: (width: Int, height: Int)?
    var hasData = false
    var isWhole = false
    var place = Self.signature.count
    while place + 12 <= file.count {
      let length = Self.number(file, at: place)
      let name = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
      let end = place + 12 + length
      guard end <= file.count else { break }
      if size == nil {
        guard name == "IHDR", length == 13 else { throw error("this PNG has no header") }
        size = (Self.number(file, at: place + 8), Self.number(file, at: place + 12))
      }
      if Self.kept.contains(name) { kept += file[place..<end] }
      if name == "IDAT" { hasData = true }
      place = end
      isWhole = name == "IEND"
      if isWhole { break }
    }
    guard let size, hasData, isWhole else {
      throw error("this PNG is incomplete", "take the screenshot again")
    }
    guard size.width > 0, size.height > 0 else { throw error("this PNG has no pixels") }
    guard size.width <= Self.maximumPixels / size.height else {
      throw error(
        "the screenshot has \(size.width) × \(size.height) pixels, more than "
          + "\(Self.maximumPixels / 1_000_000) million", "scale it down")
    }
    width = size.width
    height = size.height
    bytes = kept
  }

  /// Checks a photo that came with a dump.
  package init(_ photo: ScreenPhoto, path: String) throws(SourceError) {
    try self.init(photo.png, path: path)
    frame = photo.frame
  }

  /// The picture as a `data:` URL.
  package var url: String { "data:image/png;base64,\(Base64.text(bytes))" }

  /// Returns the size of a screen that says none, in points.
  package func screenSize(holding frames: [Frame]) -> Size {
    let right = frames.filter(\.isFinite).map { $0.x + $0.width }.max() ?? 0
    let scale = [3.0, 2].first { Double(width) / $0 >= right - 1 } ?? 1
    return Size(width: Double(width) / scale, height: Double(height) / scale)
  }

  /// Returns whether the picture has the shape of a screen, give or take a hundredth.
  package func fits(_ size: Size) -> Bool {
    guard size.width > 0, size.height > 0 else { return false }
    let ratio = Double(width) / size.width / (Double(height) / size.height)
    return abs(ratio - 1) <= 0.01
  }

  // A length past 2 GiB is against the format; as it is past the file's end too, it is found there.
  private static func number(_ bytes: [UInt8], at place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
