internal import Documents

/// What a page looks like, whole, as a picture that a report can hold.
extension PageTab {
  /// How many pixels a picture has at the most, and how many bytes.
  private static let (mostPixels, mostBytes) = (2_500_000.0, 3 << 20)
  /// Pixels of the picture for a pixel of CSS: more shows nothing that boxes and words are read by, with less no
  /// word can be read.
  private static let (largestScale, smallestScale) = (2.0, 0.2)

  /// Draws the page that is shown.
  ///
  /// A long page is drawn smaller, so that all of it is there.
  ///
  /// - Parameter dump: Takes the picture, or why there is none.
  /// - Throws: A failure of the browser.
  mutating func draw(into dump: inout PageDump) throws(BrowserFailure) {
    let deadline = Deadline(after: 30)
    let metrics = try connection.ask("Page.getLayoutMetrics", before: deadline)["cssContentSize"]
    let width = max(Double(settings.width), metrics?["width"]?.looseNumber ?? 0)
    let height = max(Double(settings.height), metrics?["height"]?.looseNumber ?? 0)
    var scale = min(Self.largestScale, (Self.mostPixels / (width * height)).squareRoot())
    // Pictures of photographs take more room than those of words.
    while scale >= Self.smallestScale {
      let picture = try picture(width, height, scale: scale, before: deadline)
      guard let picture else { break }
      if picture.utf8.count / 4 * 3 <= Self.mostBytes { return dump.picture = picture }
      scale /= 2
    }
    dump.notes.append("there is no picture of the page: it is too long, or the browser draws none")
  }

  /// Returns a picture as PNG in base64, or `nil` where the browser refuses.
  private mutating func picture(
    _ width: Double, _ height: Double, scale: Double, before deadline: Deadline
  ) throws(BrowserFailure) -> String? {
    // The scale of the clip comes on top of the points that a pixel has.
    let scale = scale / settings.scale
    do throws(BrowserFailure) {
      return try connection.ask("Page.captureScreenshot", before: deadline) { json in
        json.field("format", "png")
        json.field("captureBeyondViewport", true)
        json.object("clip") {
          $0.field("x", 0.0)
          $0.field("y", 0.0)
          $0.field("width", width)
          $0.field("height", height)
          $0.field("scale", scale)
        }
      }["data"]?.text
    } catch {
      guard case .refused = error else { throw error }
      return nil
    }
  }
}
