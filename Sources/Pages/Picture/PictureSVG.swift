internal import AccessibilityAudit
internal import AccessibilityTree
package import Transcript

/// Writes a picture as SVG: alone with a legend beside it, or as a part of a page.
package struct PictureSVG: Sendable {
  private let picture: ScreenPicture
  private let transcript: Transcript

  /// Creates the SVG of a picture.
  package init(_ picture: ScreenPicture, _ transcript: Transcript) {
    self.picture = picture
    self.transcript = transcript
  }

  /// Returns a file of its own: the picture with what is heard in a legend beside it.
  package func file(screenshot: Screenshot? = nil) throws -> [UInt8] {
    let legend = PictureLegend(
      transcript, left: picture.canvas.x + picture.canvas.width + 28, top: picture.canvas.y,
      height: picture.canvas.height)
    let margin = 20.0
    let right = max(legend.right, picture.canvas.x + picture.canvas.width)
    let bottom = max(legend.bottom, picture.canvas.y + picture.canvas.height)
    let paper = Frame(
      x: picture.canvas.x - margin, y: picture.canvas.y - margin,
      width: right - picture.canvas.x + 2 * margin, height: bottom - picture.canvas.y + 2 * margin)
    var context = context(paper: paper, prefix: "", screenshot: screenshot)
    context["standalone"] = true
    context["css"] = PicturePalette.writtenOut(PageTemplates.text(of: .pictureStyle))
    context["legend"] = ["entries": legend.entries]
    return Array(try PageTemplates.render(.picture, context).utf8)
  }

  /// Returns the `<svg>` element of a page, styled by the page, with a frame around each element that something is wrong
  /// with; a small one leaves out what is empty.
  package func element(
    prefix: String, screenshot: Screenshot? = nil, faults: [PictureFault] = [],
    isSmall: Bool = false
  ) throws -> String {
    let margin = ScreenPicture.badgeRadius + 3
    let canvas = picture.canvas
    let shown = isSmall ? picture.filled : canvas
    let paper = Frame(
      x: shown.x - margin, y: shown.y - margin, width: shown.width + 2 * margin,
      height: shown.height + 2 * margin)
    var context = context(paper: paper, prefix: prefix, screenshot: screenshot)
    context["isInPage"] = true
    let stops = Dictionary(picture.stops.map { ($0.number, $0.frame) }) { first, _ in first }
    context["faults"] = faults.compactMap { fault in
      let own = fault.frame.flatMap { $0.intersects(canvas) ? $0.clamped(to: canvas) : nil }
      return (own ?? fault.stop.flatMap { stops[$0] }).map { box(of: fault, at: $0) }
    }
    return try PageTemplates.render(.picture, context)
  }

  private func context(
    paper: Frame, prefix: String, screenshot: Screenshot?
  ) -> PageValues {
    let title = transcript.screen ?? "Screen"
    let shown = screenshot.map { $0.frame ?? picture.screen }
    // Where nothing is photographed, lines lie below the words.
    let words = shown == nil ? [] : picture.stops.filter { !$0.label.isEmpty }.map(\.frame)
    let paths = LegPaths(picture.stops.map(\.badge), words: words, on: picture.canvas)
    let legs = picture.legs.map { leg in
      ["path": paths.path(of: leg), "isJump": leg.isJump] as PageValues
    }
    var context: PageValues = [
      "prefix": prefix,
      "title": "\(title): \(picture.stops.count) stops in reading order",
      "viewBox": [paper.x, paper.y, paper.width, paper.height].map(short).joined(separator: " "),
      "width": short(paper.width),
      "height": short(paper.height),
      "paper": box(paper),
      "canvas": box(picture.canvas),
      "screen": box(picture.screen),
      "outlines": picture.outlines.map {
        box($0.frame, ["name": SafeWords.line($0.name), "isModal": $0.isModal])
      },
      "omitted": picture.omitted.map { box($0.frame, ["reason": SafeWords.line($0.reason)]) },
      "stops": painted.map { stop, glyph in
        values(of: stop, glyph).merging(["isShown": shown?.intersects(stop.frame) ?? false]) { $1 }
      },
      // On a screenshot the way lies above the boxes, or its own picture would drown it.
      "legs": screenshot == nil ? legs : [], "legsAbove": screenshot == nil ? [] : legs,
      "hasLegsAbove": screenshot != nil,
    ]
    if let screenshot, let shown { context["screenshot"] = box(shown, ["url": screenshot.url]) }
    return context
  }

  /// The stops in the order in which they are painted, each with what is in its box.
  ///
  /// Large ones come first, so that none hides a smaller one; words that would lie below another box are
  /// left out.
  private var painted: [(stop: ScreenPicture.Stop, glyph: PictureGlyph)] {
    func area(_ stop: ScreenPicture.Stop) -> Double { stop.frame.width * stop.frame.height }
    let stops = picture.stops.sorted { (-area($0), $0.number) < (-area($1), $1.number) }
    var covered = CoveredPlaces()
    let glyphs = stops.reversed().map { stop in
      var glyph = PictureGlyph(stop)
      if let place = glyph.wordsFrame, covered.isCovered(place) { glyph.leaveWordsOut() }
      covered.cover(stop.frame)
      return glyph
    }
    return Array(zip(stops, glyphs.reversed()))
  }

  private func box(of fault: PictureFault, at frame: Frame) -> PageValues {
    let room = 3.0
    return box(
      Frame(
        x: frame.x - room, y: frame.y - room, width: frame.width + 2 * room,
        height: frame.height + 2 * room), ["kind": fault.kind.rawValue, "number": fault.stop])
  }

  private func values(of stop: ScreenPicture.Stop, _ glyph: PictureGlyph) -> PageValues {
    let heard = transcript.stops[stop.number - 1].text
    let fontSize = PictureLegend.numberSize(stop.number)
    let extra: PageValues = [
      "number": stop.number, "shape": stop.shape.rawValue, "isOn": stop.isOn,
      "isDimmed": stop.isDimmed, "heard": heard.isEmpty ? "[silent]" : SafeWords.line(heard),
      "badgeX": short(stop.badge.x), "badgeY": short(stop.badge.y),
      "badgeTextY": short(stop.badge.y + fontSize * TextMeasure.halfHeight),
      "badgeRadius": short(ScreenPicture.badgeRadius), "badgeFont": short(fontSize),
      "radius": short(min(10, stop.frame.height / 4, stop.frame.width / 4)),
    ]
    var all = box(stop.frame, extra)
    all["marks"] = glyph.paths.map { ["path": $0] }
    all["words"] = glyph.words
    return all
  }

  private func box(_ frame: Frame, _ extra: PageValues = [:]) -> PageValues {
    var box: PageValues = [
      "x": short(frame.x), "y": short(frame.y), "width": short(frame.width),
      "height": short(frame.height),
    ]
    box.merge(extra) { _, new in new }
    return box
  }
}
