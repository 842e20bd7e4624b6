/// What `earshot report` writes, by the ending of the output's name.
enum ReportOutput: String, CaseIterable {
  /// A page.
  case page = ".html"
  /// A picture with its legend, as SVG.
  case vector = ".svg"
  /// A picture with its legend, as PNG.
  case bitmap = ".png"
  /// A folder with a page for each screen, and an index.
  case folder = "/"

  /// Finds the kind of an output by its name; a folder that is there already needs no slash.
  init?(path: String) {
    let lowered = path.lowercased()
    if OutputFolder.isMeant(by: path) {
      self = .folder
    } else if let kind = Self.allCases.first(where: { lowered.hasSuffix($0.rawValue) }) {
      self = kind
    } else {
      return nil
    }
  }
}
