public import AccessibilityTree

extension Screen {
  /// Makes a screen of elements that are written down in Swift.
  ///
  /// ```swift
  /// let recipe = Screen("Recipe") {
  ///   Element.Heading("Mango lassi")
  ///   Element.Button("Rate").hint("Rates this recipe.")
  /// }
  /// ```
  ///
  /// It is the same screen as a screen file's. One whose elements have `id`s is made with `try`: only the
  /// whole shows whether an `id` is given twice and whether every reference leads somewhere.
  ///
  /// - Parameters:
  ///   - title: The title, which a reader says on arrival.
  ///   - name: What flows, and effects that open it, call the screen.
  ///   - app: The name of the app.
  ///   - platform: The system that the screen belongs to.
  ///   - toolkit: What the screen is drawn with, or `nil` for the platform's own.
  ///   - size: The size of the screen in points.
  ///   - direction: The reading direction, or `nil` for that of the language.
  ///   - language: The language as a BCP 47 tag, or `nil` for English.
  ///   - textSize: The size of text that the screen is drawn at.
  ///   - boldText: Whether the screen is drawn with the system's setting for bold text.
  ///   - fileID: The file, for messages.
  ///   - line: The line in the file, for messages.
  ///   - column: The column in the line, for messages.
  ///   - elements: The elements.
  /// - Throws: An error that names the place in the code for an `id` that is given twice, a reference that
  ///   leads nowhere, and a range past the end of its text.
  public init<Failure: BuildFailure>(
    _ title: String? = nil, name: String? = nil, app: String? = nil, platform: Platform = .ios,
    toolkit: Toolkit? = nil, size: Size? = nil, direction: Direction? = nil,
    language: String? = nil,
    textSize: TextSize = .large, boldText: Bool = false,
    fileID: String = #fileID, line: Int = #line, column: Int = #column,
    @ElementBuilder _ elements: () -> BuiltElements<Failure>
  ) throws(Failure) {
    let tree = elements().tree
    try Failure.check(tree, at: CodePlace(file: fileID, line: line, column: column))
    self.init(title: title, app: app, platform: platform, tree: tree)
    self.name = name
    self.toolkit = toolkit
    self.size = size
    self.direction = direction
    self.language = language
    self.textSize = textSize
    hasBoldText = boldText
  }
}

extension ElementTree {
  /// Makes a tree of elements that are written down in Swift, such as those that an app inserts.
  ///
  /// - Parameters:
  ///   - fileID: The file, for messages.
  ///   - line: The line in the file, for messages.
  ///   - column: The column in the line, for messages.
  ///   - elements: The elements.
  /// - Throws: An error that names the place in the code for an `id` that is given twice, a reference that
  ///   leads nowhere, and a range past the end of its text.
  public init<Failure: BuildFailure>(
    fileID: String = #fileID, line: Int = #line, column: Int = #column,
    @ElementBuilder _ elements: () -> BuiltElements<Failure>
  ) throws(Failure) {
    self = elements().tree
    try Failure.check(self, at: CodePlace(file: fileID, line: line, column: column))
  }
}
