internal import Documents

/// The pages before and after a page of a folder, in the order of its index.
///
/// The order is known when all pages are written, so each has a gap that is filled at the end.
package struct PageNeighbours: Sendable {
  /// A page of a folder.
  package struct Page: Equatable, Sendable {
    /// The name of its screen or flow.
    var name: String
    /// The path of its file, from the index.
    package var file: String
  }

  /// The gap in a page, which no screen can write, as its words are escaped.
  static let gap = "<!--neighbours-->"

  private let page: Page
  private let previous: Page?
  private let next: Page?

  /// Finds the neighbours of a page.
  package init(of index: Int, in pages: [Page]) {
    page = pages[index]
    previous = index > 0 ? pages[index - 1] : nil
    next = index + 1 < pages.count ? pages[index + 1] : nil
  }

  /// Returns the page with links to its neighbours.
  package func added(to bytes: [UInt8]) throws -> [UInt8]? {
    guard previous != nil || next != nil else { return bytes }
    guard let place = bytes.firstRange(of: Self.gap.utf8) else { return nil }
    let links = try PageTemplates.render(
      .neighbours, ["previous": previous.map(values), "next": next.map(values)])
    return bytes[..<place.lowerBound] + Array(links.utf8) + bytes[place.upperBound...]
  }

  private func values(of other: Page) -> PageValues {
    let up = String(repeating: "../", count: page.file.utf8.count { $0 == UInt8(ascii: "/") })
    return ["name": SafeWords.line(other.name), "href": IndexPage.escaped(up + other.file)]
  }

  /// The script of a page with pictures: its own, and before it what shows them, and what the keys for its neighbours do
  /// if it is of a folder.
  static func script(_ own: PageTemplates.Name, home: String?) -> String {
    (home == nil ? "" : PageTemplates.text(of: .neighboursScript))
      + PageTemplates.text(of: .picturesScript) + PageTemplates.text(of: own)
  }
}
