/// Tells the text of a page from other texts that begin with a tag.
enum HTMLText {
  // Tags with which saved pages and pieces of them begin; dumps of apps have tags of their own.
  private static let tags: Set<String> = [
    "html", "head", "body", "title", "meta", "link", "style", "script", "base", "div", "span", "p",
    "a",
    "main", "nav", "header", "footer", "section", "article", "aside", "h1", "h2", "h3", "h4", "h5",
    "h6", "ul", "ol", "dl", "table", "form", "fieldset", "label", "input", "button", "select",
    "textarea", "img", "svg", "figure", "details", "dialog", "blockquote", "pre", "iframe", "video",
    "audio", "template", "noscript", "em", "strong", "b", "i", "hr", "br", "map", "menu", "output",
    "progress", "meter", "address", "search", "object", "canvas", "dir", "center", "font",
    "picture",
  ]

  /// Returns whether a text is a page.
  static func isPage(_ bytes: [UInt8]) -> Bool {
    var rest = String(decoding: bytes.prefix(16_384), as: UTF8.self)[...]
    if rest.first == "\u{FEFF}" { rest.removeFirst() }
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard rest.first == "<" else { return false }
      if rest.hasPrefix("<!--") {
        guard let end = rest.index(behind: "-->") else { return false }
        rest = rest[end...]
      } else if rest.hasPrefix("<?") {
        guard let end = rest.firstIndex(of: ">") else { return false }
        rest = rest[rest.index(after: end)...]
      } else if rest.hasPrefix("<!") {
        return rest.dropFirst(2).prefix(12).lowercased().hasPrefix("doctype html")
      } else {
        let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "-" }
        // Tags of dumps may begin alike: `<a:b>`.
        let end = rest[name.endIndex...].first
        return tags.contains(name.lowercased())
          && end.map { $0.isWhitespace || ">/".contains($0) } ?? false
      }
    }
  }
}

extension Substring {
  /// The index behind the first place of a text, or `nil`.
  fileprivate func index(behind text: String) -> Index? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(text) { return self.index(index, offsetBy: text.count) }
      index = self.index(after: index)
    }
    return nil
  }
}
