/// The colours of pictures, for light and for dark surroundings.
///
/// Words have a contrast of at least 4.5:1 on what they stand on, edges and lines 3:1.
enum PicturePalette {
  /// A colour's name, and its values.
  typealias Colour = (name: String, light: String, dark: String)

  static let colours: [Colour] = [
    ("paper", "#fff", "#13151a"),
    ("screen", "#f6f7f9", "#1d2026"),
    ("ink", "#1b1e25", "#eceff4"),
    ("faint", "#5b6472", "#a3adba"),
    ("edge", "#b9c0cc", "#4a5261"),
    ("order", "#0e7f8c", "#5cc4d3"),
    ("jump", "#0b4f8a", "#8fc3ff"),
    ("badge", "#0b6470", "#6fd3e0"),
    ("badge-ink", "#fff", "#04252a"),
    ("button", "#dbe6fd", "#20345f"),
    ("button-edge", "#3766c4", "#7fa6f5"),
    ("link", "#1d4ed8", "#8fb4ff"),
    ("image", "#ddefe2", "#1d3a2a"),
    ("image-edge", "#2f7a4d", "#74c495"),
    ("field", "#fff", "#12141a"),
    ("field-edge", "#6a7484", "#98a2b2"),
    ("toggle", "#e8e2fb", "#322858"),
    ("toggle-edge", "#6547c4", "#ab94f5"),
    ("adjustable", "#f0f0cc", "#33330f"),
    ("adjustable-edge", "#6b6b12", "#c9c95a"),
    ("tab", "#dceff5", "#143744"),
    ("tab-edge", "#22718b", "#6fc0da"),
    ("outline", "#8a63d2", "#b79bf0"),
    ("error", "#c5221f", "#ff8a80"),
    ("warning", "#9a5b00", "#f0b968"),
    ("note", "#3c5a8a", "#a5c2f5"),
    ("hatch", "#9aa3b0", "#5d6675"),
  ]

  /// The rules of a picture that stands alone, with every colour written out: renderers of pictures know
  /// no variables.
  static func writtenOut(_ rules: String) -> String {
    let light = colours.reduce(rules) {
      $0.replacing("var(--picture-\($1.name))", with: $1.light)
    }
    let dark = colours.reduce(rules) { $0.replacing("var(--picture-\($1.name))", with: $1.dark) }
    return light + "@media (prefers-color-scheme:dark){\n\(dark)}\n"
  }

  /// The variables that a page defines for its pictures.
  static var variables: String {
    func block(_ value: (Colour) -> String) -> String {
      colours.map { "--picture-\($0.name):\(value($0))" }.joined(separator: ";")
    }
    return ":root{\(block(\.light))}\n"
      + "@media (prefers-color-scheme:dark){:root{\(block(\.dark))}}\n"
  }
}
