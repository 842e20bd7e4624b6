/// What a page's document says of an element beyond its role and states, as screen files and dumps call it.
package struct WebFlags: OptionSet, Sendable {
  package let rawValue: UInt128

  /// Creates flags.
  @inlinable
  package init(rawValue: UInt128) { self.rawValue = rawValue }

  /// Creates flags from a list of them, without the library's detour over sets of any kind.
  @inlinable
  package init(arrayLiteral flags: WebFlags...) {
    self.init(rawValue: flags.reduce(0) { $0 | $1.rawValue })
  }

  /// It is laid out within a line of text.
  package static let isInline = WebFlags(rawValue: 1 << 0)
  /// A list that is one by its tag alone, so that its looks decide whether it is told.
  package static let isPlainList = WebFlags(rawValue: 1 << 1)
  /// A list of terms and what they mean.
  package static let isDefinitionList = WebFlags(rawValue: 1 << 2)
  package static let isFieldset = WebFlags(rawValue: 1 << 3)
  package static let isLegend = WebFlags(rawValue: 1 << 4)
  package static let isCaption = WebFlags(rawValue: 1 << 5)
  package static let isLabel = WebFlags(rawValue: 1 << 6)
  package static let isDetails = WebFlags(rawValue: 1 << 7)
  package static let isSummary = WebFlags(rawValue: 1 << 8)
  /// A text field that offers a list.
  package static let hasDataList = WebFlags(rawValue: 1 << 9)
  /// The description is the author's own text, not that of another element.
  package static let describesItself = WebFlags(rawValue: 1 << 10)
  /// It reacts to clicks though nothing in its role says so.
  package static let isClickable = WebFlags(rawValue: 1 << 11)
  package static let isFile = WebFlags(rawValue: 1 << 12)
  package static let isDate = WebFlags(rawValue: 1 << 13)
  package static let isTime = WebFlags(rawValue: 1 << 14)
  /// A date with its time, a month or a week.
  package static let isDateTime = WebFlags(rawValue: 1 << 15)
  package static let isColor = WebFlags(rawValue: 1 << 16)
  /// A choice that shows one of its options and opens the others.
  package static let isSelect = WebFlags(rawValue: 1 << 17)
  /// A document inside of the page.
  package static let isFrame = WebFlags(rawValue: 1 << 18)
  /// A header or footer of a part of the page.
  package static let isSectionEdge = WebFlags(rawValue: 1 << 19)
  /// What stands first in a cell that heads its row.
  package static let headsRow = WebFlags(rawValue: 1 << 20)
  /// What stands first in a cell that heads its column.
  package static let headsColumn = WebFlags(rawValue: 1 << 21)
  /// Its name stands beside it or in it as text: a label, or what it is labelled by.
  package static let isLabelledByText = WebFlags(rawValue: 1 << 22)
  /// What is typed into it is completed, or a list to choose from is offered.
  package static let completes = WebFlags(rawValue: 1 << 23)
  /// Something else on the page tells more of it.
  package static let hasDetails = WebFlags(rawValue: 1 << 24)
  /// A comment on the page is about it.
  package static let hasComment = WebFlags(rawValue: 1 << 25)
  /// Text with all that stands in it can be edited here.
  package static let isEditable = WebFlags(rawValue: 1 << 26)
  /// It goes on from the line above.
  package static let continues = WebFlags(rawValue: 1 << 27)
  /// A field for an address of mail, a number of a telephone, and an address of a page.
  package static let isEmail = WebFlags(rawValue: 1 << 28)
  package static let isTelephone = WebFlags(rawValue: 1 << 29)
  package static let isAddress = WebFlags(rawValue: 1 << 30)
  /// A link to another part of the page, which is there.
  package static let leadsInside = WebFlags(rawValue: 1 << 31)

  /// A separator by the author's role and no rule of the page's own: on systems that tell both apart, a splitter.
  package static let isSplitter = WebFlags(rawValue: 1 << 32)
  /// Its author names it by words that stand nowhere on the page.
  package static let isNamedApart = WebFlags(rawValue: 1 << 33)
  /// Nobody names it, and the browser has a word of its own for what it is: "Choose File", "Submit".
  package static let isNamedByBrowser = WebFlags(rawValue: 1 << 34)

  /// The page draws it otherwise where it has the keyboard's focus, and draws it just the same.
  package static let showsFocus = WebFlags(rawValue: 1 << 35)
  package static let hidesFocus = WebFlags(rawValue: 1 << 36)

  /// A link that opens a window or a tab of its own.
  package static let opensWindow = WebFlags(rawValue: 1 << 37)
  /// A link to the page that it is on, or one that its class calls the current one.
  package static let isCurrentLink = WebFlags(rawValue: 1 << 38)
  /// It has a place of its own in the order of Tab, before everything that has none.
  package static let forcesTabOrder = WebFlags(rawValue: 1 << 39)
  /// A field for the user's own data that says nothing about filling it in (autocomplete).
  package static let lacksAutofill = WebFlags(rawValue: 1 << 40)
  /// A page that keeps people from making it larger with their fingers.
  package static let blocksZoom = WebFlags(rawValue: 1 << 41)
  /// A label that belongs to no field.
  package static let labelsNothing = WebFlags(rawValue: 1 << 42)

  /// What stands first in a heading, and what stands behind it there.
  package static let beginsHeading = WebFlags(rawValue: 1 << 43)
  package static let goesOnInHeading = WebFlags(rawValue: 1 << 44)
  /// What stands first in a link, and what stands behind it there.
  package static let beginsLink = WebFlags(rawValue: 1 << 45)
  package static let goesOnInLink = WebFlags(rawValue: 1 << 46)

  /// It listens for clicks, and no pointer shows it.
  package static let listensForClicks = WebFlags(rawValue: 1 << 47)

  /// A line of a text that wraps, behind the first.
  package static let isWrapped = WebFlags(rawValue: 1 << 48)

  /// Its class calls it the chosen one.
  package static let looksChosen = WebFlags(rawValue: 1 << 49)
  /// It opens and closes something by its class and what stands behind it, and states nothing of that.
  package static let foldsSilently = WebFlags(rawValue: 1 << 50)
  /// A picture without words stands in it.
  package static let holdsPicture = WebFlags(rawValue: 1 << 51)

  /// The pointer becomes a hand over it though it listens for no clicks itself: what holds it may.
  package static let showsHand = WebFlags(rawValue: 1 << 52)
  /// It is filled with a colour or a picture of its own, and listens for clicks without a hand.
  package static let isPainted = WebFlags(rawValue: 1 << 53)
  /// An anchor with words and without an address: no link, however it looks.
  package static let leadsNowhere = WebFlags(rawValue: 1 << 54)
  /// The text is the name of an icon, which the font of its class draws in its place.
  package static let isLigature = WebFlags(rawValue: 1 << 55)
  /// A button whose own script goes to another page.
  package static let opensPage = WebFlags(rawValue: 1 << 56)
  /// The text right before it, with no break between, is what labels it.
  package static let followsLabel = WebFlags(rawValue: 1 << 57)
  /// Its label holds it.
  package static let isInLabel = WebFlags(rawValue: 1 << 58)
  /// A choice that shows an option which cannot be chosen.
  package static let choosesNothing = WebFlags(rawValue: 1 << 59)
  /// A link that the browser has visited.
  package static let isVisited = WebFlags(rawValue: 1 << 60)
  /// It shows a picture from a file.
  package static let isPicture = WebFlags(rawValue: 1 << 61)
  /// What is clickable begins with it.
  package static let beginsClickable = WebFlags(rawValue: 1 << 62)
  /// It stands in something clickable that is nothing else.
  package static let isInClickable = WebFlags(rawValue: 1 << 63)
  /// A text that continues the text before it: nothing but inline markup is between the two.
  package static let continuesText = WebFlags(rawValue: 1 << 64)
  /// White space is at the beginning of the text, or between it and the text that it continues.
  package static let followsSpace = WebFlags(rawValue: 1 << 65)
  /// White space or a line break is at the end of the text.
  package static let endsInSpace = WebFlags(rawValue: 1 << 66)
  /// A document whose texts state the white space around them.
  package static let statesSpaces = WebFlags(rawValue: 1 << 67)
  /// A line break on a line of its own.
  package static let isBlankLine = WebFlags(rawValue: 1 << 68)
  /// A text whose lines, like those of all texts of the node that it is in, are single words.
  package static let hasWordLines = WebFlags(rawValue: 1 << 69)
  /// Readers see it in a link or a heading, though it has no role: a box of its own in the line, such as an icon.
  package static let isSection = WebFlags(rawValue: 1 << 70)
  /// A text in code.
  package static let isInCode = WebFlags(rawValue: 1 << 71)
  /// It, or a picture in it, moves without end.
  package static let movesForEver = WebFlags(rawValue: 1 << 72)
  /// More is shown in it while a mouse is over it, and not while the focus is in it.
  package static let opensOnHover = WebFlags(rawValue: 1 << 73)
  /// A link to a part of its page that is not there.
  package static let leadsToMissing = WebFlags(rawValue: 1 << 74)
  /// It reaches over the edge of a window of 320 CSS pixels.
  package static let needsWidth = WebFlags(rawValue: 1 << 75)
  /// A page that was laid out in such a window.
  package static let isTriedNarrow = WebFlags(rawValue: 1 << 76)
  /// A picture that its style draws fills it, and nothing else is in it.
  package static let isDrawnByStyle = WebFlags(rawValue: 1 << 77)
  /// It holds a picture that is called a logo and has an empty alternative text.
  package static let isHiddenLogo = WebFlags(rawValue: 1 << 78)
  /// A field whose label shows a star, whether or not readers say it.
  package static let isStarred = WebFlags(rawValue: 1 << 79)
  /// A dialog that says that it is modal, for a reader whose order does not go by that.
  package static let isModal = WebFlags(rawValue: 1 << 80)
  /// A field for digits: a number, or a code that is used once.
  package static let takesDigits = WebFlags(rawValue: 1 << 81)
  /// How a text follows the one before it.
  package static let joins: WebFlags = [.continuesText, .followsSpace, .endsInSpace]
  /// It listens for clicks, whatever the pointer shows.
  package static let clicks: WebFlags = [.isClickable, .listensForClicks]

  private static let names = [
    "inline", "plain-list", "definition-list", "fieldset", "legend", "caption", "label", "details",
    "summary", "datalist", "aria-description", "clickable", "file", "date", "time", "date-time",
    "color", "select", "frame", "section-edge", "heads-row",
    "heads-column", "labelled-by-text", "autocomplete", "details-elsewhere", "comment-elsewhere",
    "editable", "continues", "email", "telephone", "address", "leads-inside",
    "splitter", "aria-label", "default-name", "focus-shown", "focus-hidden",
    "new-window", "current-link", "tab-order", "no-autofill", "zoom-blocked",
    "label-of-nothing", "begins-heading", "in-heading", "begins-link", "in-link",
    "listens-for-clicks", "wrapped", "looks-chosen", "folds-silently", "holds-picture",
    "shows-hand", "painted", "leads-nowhere", "ligature", "opens-page",
    "follows-label", "in-label", "chooses-nothing",
    "visited", "picture", "begins-clickable", "in-clickable",
    "continues-text", "follows-space", "ends-in-space", "states-spaces", "blank-line", "word-lines",
    "section", "in-code", "moves-for-ever", "opens-on-hover", "target-missing", "too-wide-at-320",
    "tried-at-320", "drawn-by-style", "hidden-logo", "starred", "modal", "digits",
  ]

  /// Creates the flags of names; any other name is passed over.
  package init(names: [String]) {
    self = []
    for name in names { formUnion(Self.flags[name] ?? []) }
  }

  private static let flags = Dictionary(
    uniqueKeysWithValues: names.enumerated().map { ($1, WebFlags(rawValue: 1 << $0)) })

  /// The names of the flags that are set, in a fixed order.
  package var names: [String] {
    Self.names.indices.filter { rawValue & 1 << $0 != 0 }.map { Self.names[$0] }
  }
}

extension Element {
  /// What the document of a page says of the element.
  package var webFlags: WebFlags {
    hasDetails ? WebFlags(names: toolkitStates) : []
  }

  /// Lets a dialog say alone that it is modal, as nothing is left out behind it.
  package mutating func forgetModality() {
    guard isModal else { return }
    isModal = false
    insert(.isModal)
  }

  /// States flags beside those that are stated.
  package mutating func insert(_ flags: WebFlags) {
    let states = toolkitStates + flags.subtracting(webFlags).names
    facts.removeAll { $0.key == FactKey.toolkitStates.rawValue }
    state(toolkitType: nil, states: states)
  }

  /// Takes back flags that the document states of the element.
  package mutating func remove(_ flags: WebFlags) {
    let names = Set(flags.names)
    let states = toolkitStates.filter { !names.contains($0) }
    facts.removeAll { $0.key == FactKey.toolkitStates.rawValue }
    state(toolkitType: nil, states: states)
  }
}
