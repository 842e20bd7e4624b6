package import AccessibilityTree
package import Texts

/// Where the element of a stop is written: in a screen file or a dump, or in the document of a page.
package struct StopPlace: Equatable, Sendable {
  /// The line and column in the file, or `nil` where nothing tells.
  package var location: SourcePlace?
  /// The element in the document of a page, or `nil` where nothing tells.
  package var markup: PageMarkup?

  /// Creates a place, or nothing where nothing tells.
  package init?(location: SourcePlace?, markup: PageMarkup?) {
    if location == nil, markup == nil { return nil }
    self.location = location
    self.markup = markup
  }

  /// The place in a column of a table: the end of a selector, or a line of the file.
  package var words: String? {
    if let markup {
      let selector = markup.selector
      guard selector.count > Self.longest else { return selector }
      return selector.split(separator: " > ").last.map { "… > \($0)" }
    }
    return location.map { "line \($0.line)" }
  }

  /// The most letters of a selector that stand whole.
  private static let longest = 32
}

extension JSONWriter {
  /// Adds where the element of a stop is written, to the object that is open; nothing where nothing tells.
  package mutating func field(place: StopPlace?) {
    guard let place else { return }
    object("place") { json in
      json.fields(of: place.location)
      json.fields(of: place.markup)
    }
  }

  /// Adds a line and a column, to the object that is open.
  package mutating func fields(of location: SourcePlace?) {
    guard let location else { return }
    field("line", Double(location.line))
    field("column", Double(location.column))
  }

  /// Adds where an element stands in the document of a page, to the object that is open.
  package mutating func fields(of markup: PageMarkup?) {
    guard let markup else { return }
    field("selector", markup.selector)
    field("html", markup.html)
    if let frame = markup.frame { field("frame", frame) }
  }
}
