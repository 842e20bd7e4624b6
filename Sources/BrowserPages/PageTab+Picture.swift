internal import Documents

/// What a page looks like, as a picture that a report can hold.
extension PageTab {
  /// How many pixels a picture has at the most, and how many bytes.
  private static let (mostPixels, mostBytes) = (2_500_000.0, 3 << 20)
  /// Pixels of the picture for a pixel of CSS: more shows nothing that boxes and words are read by, with less no
  /// word can be read.
  private static let (largestScale, smallestScale) = (2.0, 0.2)

  /// Draws the page that is shown, whole.
  ///
  /// A long page is drawn smaller, so that all of it is there.
  mutating func draw(into dump: inout PageDump) throws(BrowserFailure) {
    let deadline = Deadline(after: 30)
    let size = try connection.ask("Page.getLayoutMetrics", before: deadline)["cssContentSize"]
    let whole = PagePicture.Part(
      x: 0, y: 0, width: max(Double(settings.width), size?["width"]?.looseNumber ?? 0),
      height: max(Double(settings.height), size?["height"]?.looseNumber ?? 0))
    dump.picture = try drawn(whole, isWhole: true, before: deadline).map { PagePicture(png: $0) }
    tellOfNoPicture(in: &dump)
  }

  /// Draws what is in the window of a page that is acted on.
  ///
  /// For the whole page the browser makes its window as large as the page: the page is told, and goes another way
  /// than without the picture.
  mutating func drawWindow(into dump: inout PageDump) throws(BrowserFailure) {
    let deadline = Deadline(after: 30)
    let view = try connection.ask("Page.getLayoutMetrics", before: deadline)["cssVisualViewport"]
    let window = PagePicture.Part(
      x: view?["pageX"]?.looseNumber ?? 0, y: view?["pageY"]?.looseNumber ?? 0,
      width: view?["clientWidth"]?.looseNumber ?? Double(settings.width),
      height: view?["clientHeight"]?.looseNumber ?? Double(settings.height))
    dump.picture = try drawn(window, isWhole: false, before: deadline).map {
      PagePicture(png: $0, part: window)
    }
    tellOfNoPicture(in: &dump)
  }

  private func tellOfNoPicture(in dump: inout PageDump) {
    guard dump.picture == nil else { return }
    dump.notes.append("could not take a screenshot of the page: it may be too long")
  }

  /// Returns a picture of a part as PNG in base64, as large as may be, or `nil` for none.
  private mutating func drawn(
    _ part: PagePicture.Part, isWhole: Bool, before deadline: Deadline
  ) throws(BrowserFailure) -> String? {
    guard part.width > 0, part.height > 0 else { return nil }
    var scale = min(
      Self.largestScale, (Self.mostPixels / (part.width * part.height)).squareRoot())
    // Pictures of photographs take more room than those of words.
    while scale >= Self.smallestScale {
      guard let picture = try picture(part, scale: scale, isWhole: isWhole, before: deadline) else {
        return nil
      }
      if picture.utf8.count / 4 * 3 <= Self.mostBytes { return picture }
      scale /= 2
    }
    return nil
  }

  private mutating func picture(
    _ part: PagePicture.Part, scale: Double, isWhole: Bool, before deadline: Deadline
  ) throws(BrowserFailure) -> String? {
    // The scale of the clip comes on top of the points that a pixel has.
    let scale = scale / settings.scale
    do throws(BrowserFailure) {
      return try connection.ask("Page.captureScreenshot", before: deadline) { json in
        json.field("format", "png")
        json.field("captureBeyondViewport", isWhole)
        json.object("clip") {
          $0.field("x", part.x)
          $0.field("y", part.y)
          $0.field("width", part.width)
          $0.field("height", part.height)
          $0.field("scale", scale)
        }
      }["data"]?.text
    } catch {
      guard case .refused = error else { throw error }
      return nil
    }
  }
}
