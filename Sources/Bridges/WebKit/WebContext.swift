import AccessibilityTree

/// What the nodes inside a node of a page have from it.
struct WebContext {
  /// What kind of node it is that ends with the context.
  enum Kind { case plain, holder, listItem, table, cell }

  var kind: Kind
  /// The index after the last node inside.
  var end: Int
  /// The draft of the holder that ends with the context, or `nil`.
  var draft: Int?
  /// The traits of a link or a heading around the stops, which each of them says.
  var traits: Traits = []
  /// The level of the heading around the stops.
  var level: Int?
  /// The innermost named holder: the index of its context, or `nil`.
  var named: Int?
  /// The name of the holder that the context is of.
  var name: String?
  /// Whether texts and pictures are part of the name of an element around them.
  var skipsTexts = false
  /// How many stops there were when the context began.
  var before = WebCounts()
  /// Whether a text was left out because it says the name of the holder.
  var lacksText = false
}

/// How many stops of a page were added so far.
struct WebCounts {
  var stops = 0
  var radios = 0
  var tabs = 0
}
