/// The location of a page's node in its document, for finding it in an inspector or in the code.
public struct PageMarkup: Equatable, Sendable {
  /// A CSS selector that matches only this element in its document; ` >>> ` marks the entry into a shadow tree.
  public var selector: String
  /// The opening tag of the element, truncated if it is long.
  public var html: String
  /// The selector of the frame that contains the document, after those of outer frames; `nil` for the page itself.
  public var frame: String?

  /// Creates a location.
  ///
  /// - Parameters:
  ///   - selector: A CSS selector that matches only this element in its document.
  ///   - html: The opening tag of the element.
  ///   - frame: The selector of the frame that contains the document, or `nil` for the page itself.
  public init(selector: String, html: String, frame: String? = nil) {
    self.selector = selector
    self.html = html
    self.frame = frame
  }
}
