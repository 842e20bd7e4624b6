import AccessibilityTree

/// What the nodes inside a node of a page have from it.
struct WebContext {
  /// What kind of node it is that ends with the context.
  enum Kind { case plain, holder, list, listItem, table, cell }

  var kind: Kind
  /// The index after the last node inside.
  var end: Int
  /// The draft of the holder that ends with the context, or `nil`.
  var draft: Int?
  /// The traits of a link or a heading around the stops, which each of them says.
  var traits: Traits = []
  /// The level of the heading around the stops.
  var level: Int?
  /// Where the link around the stops leads.
  var linkTarget: String?
  /// What texts inside are: a term, what it means, an insertion, a deletion.
  var textRole: Role?
  /// Whether radio buttons inside have to be answered.
  var isRequired = false
  /// Whether what the node says of its first stop ends with the context.
  var endsDescription = false
  /// Whether texts and pictures are part of the name of an element around them.
  var skipsTexts = false
  /// The name of the item of a menu around the stops, which links inside may only say again.
  var itemName: String?
  /// Whether a site's or page's links are around, where every list is told as one.
  var isInNavigation = false
  /// The stops of which there were so many when the context began.
  var before = WebCounts()
}

/// The stops of a page that were added so far.
struct WebCounts {
  var stops = 0
  var radios = 0
  var tabs = 0
}
