import AccessibilityTree

/// What the objects inside of a node of a page have from it.
struct ChromiumContext {
  /// The index after the last node inside.
  var end: Int
  /// How many drafts end with the context: none or one.
  var isOpen = false
  /// The node whose text the texts inside are.
  var owner = -1
  /// What the owner is, which its first text says.
  var role: Role?
  /// The owner as it states itself, without what it holds.
  var element = Element()
  /// Whether something of the owner, which is a heading or a link or stands in one, has been added.
  var hasBegun = false
  /// What was added last of the owner, a heading or a link, unless it is a text of its own.
  var lastObject: Int?
  /// The node whose text was told to stand in the owner, a heading or a link: its further lines tell it no more (recorded).
  var toldText = -1
  /// The node whose text `lastObject` is.
  var lastObjectOwner = -1
  /// What was added last of its own text.
  var lastOwnText: Int?
  /// Whether each text of the owner tells what it is that does not go on right behind the last (recorded).
  var tellsEachText: Bool { role == .article || role == .sectionHeader }
  /// How many lists are around.
  var lists = 0
  /// The cell around, with the role, the sorting and the `id` of its header.
  var cell: (place: TableCell, role: Role?, sort: States.Sort?, id: String?)?
  /// The film or sound around, of which the page does not tell where its controls are.
  var media: (frame: Frame, last: Int)?
  /// Whether the context is a table's.
  var isTable = false
  /// Whether the texts inside are the label of a field.
  var isLabel = false
  /// Where the first text of the owner stands; in a flat text, the first one of its line.
  var first: Frame?
}
