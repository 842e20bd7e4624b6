/// Where a node of a page stands in its document, for whoever looks for it in an inspector or in the code.
public struct PageMarkup: Equatable, Sendable {
  /// A CSS selector that fits this element alone in its document; ` >>> ` stands where a shadow tree is entered.
  public var selector: String
  /// The opening tag of the element, cut where it is long.
  public var html: String
  /// The selector of the frame that holds the document, with those around it in front; `nil` for the page itself.
  public var frame: String?

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - selector: A CSS selector that fits this element alone in its document.
  ///   - html: The opening tag of the element.
  ///   - frame: The selector of the frame that holds the document, or `nil` for the page itself.
  public init(selector: String, html: String, frame: String? = nil) {
    self.selector = selector
    self.html = html
    self.frame = frame
  }
}
