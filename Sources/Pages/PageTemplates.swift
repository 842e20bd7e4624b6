internal import Documents

/// The templates that pages and pictures are made from, kept inside of the program.
enum PageTemplates {
  /// A template.
  enum Name: String, CaseIterable, Sendable {
    case picture
    case pictureStyle
    case page
    case pageStyle
    case pageScript
    case picturesScript
    case index
    case indexScript
    case comparison
    case comparisonScript
    case readers
    case findings
    case key
    case evidence
    case neighbours
    case neighboursScript
  }

  /// Fills in a template; everything but the styles is escaped.
  static func render(_ name: Name, _ context: PageValues) throws(SourceError) -> String {
    try PageTemplate(joined(text(of: name)), name: name.rawValue).filled(context)
  }

  /// Returns a template without the breaks between its lines.
  ///
  /// In a page with thousands of stops, each would be a node that costs time. An empty line stays as a
  /// break.
  private static func joined(_ template: String) -> String {
    template.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : String($0) }.joined()
  }

  /// Returns the text of a template.
  static func text(of name: Name) -> String {
    let bytes =
      switch name {
      case .picture: PackageResources.picture_svg_mustache
      case .pictureStyle: PackageResources.picture_css
      case .page: PackageResources.page_html_mustache
      case .pageStyle: PackageResources.page_css
      case .pageScript: PackageResources.page_js
      case .picturesScript: PackageResources.pictures_js
      case .index: PackageResources.index_html_mustache
      case .indexScript: PackageResources.index_js
      case .comparison: PackageResources.compare_html_mustache
      case .comparisonScript: PackageResources.compare_js
      case .readers: PackageResources.readers_html_mustache
      case .findings: PackageResources.findings_html_mustache
      case .key: PackageResources.key_html_mustache
      case .evidence: PackageResources.evidence_html_mustache
      case .neighbours: PackageResources.neighbours_html_mustache
      case .neighboursScript: PackageResources.neighbours_js
      }
    return String(decoding: bytes, as: UTF8.self)
  }
}
