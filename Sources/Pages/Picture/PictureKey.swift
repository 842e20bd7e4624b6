/// What the shapes, lines and colours of pictures mean: only of those that are drawn.
struct PictureKey {
  private let pictures: [ScreenPicture]
  private let hasFaults: Bool

  /// Looks at pictures.
  init(_ pictures: [ScreenPicture], hasFaults: Bool) {
    self.pictures = pictures
    self.hasFaults = hasFaults
  }

  /// Returns the key as markup; empty without pictures.
  func list() throws -> String {
    if pictures.isEmpty { return "" }
    let drawn = Set(pictures.flatMap { $0.stops.map(\.shape) })
    let shapes = PictureShape.allCases.filter(drawn.contains).compactMap { shape in
      shape.title.map { ["shape": shape.rawValue, "title": $0] as PageValues }
    }
    return try PageTemplates.render(
      .key,
      [
        "shapes": shapes, "hasFaults": hasFaults,
        "hasJumps": pictures.contains { $0.legs.contains(where: \.isJump) },
        "hasOutlines": pictures.contains { !$0.outlines.isEmpty },
        "hasOmitted": pictures.contains { !$0.omitted.isEmpty },
      ])
  }
}
