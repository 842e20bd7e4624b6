public import AccessibilityTree

extension Screen {
  /// Creates a screen of elements that are written in Swift.
  ///
  /// ```swift
  /// let recipe = Screen("Recipe") {
  ///   Element.Heading("Mango lassi")
  ///   Element.Button("Rate").hint("Rates this recipe.")
  /// }
  /// ```
  ///
  /// The screen equals one from a screen file. If elements have `id`s, the initialiser needs `try`: it checks in the
  /// whole screen that every `id` is unique and that every reference has a target.
  ///
  /// - Parameters:
  ///   - title: The title, which a reader speaks on arrival.
  ///   - name: The name of the screen in flows, and in effects that open it.
  ///   - app: The name of the app.
  ///   - platform: The system that the screen belongs to.
  ///   - toolkit: The toolkit that draws the screen, or `nil` for the platform's own.
  ///   - size: The size of the screen in points.
  ///   - direction: The reading direction, or `nil` for that of the language.
  ///   - language: The language as a BCP 47 tag, or `nil` for English.
  ///   - textSize: The text size at which the screen is drawn.
  ///   - boldText: Whether the screen is drawn with the system's bold text setting.
  ///   - fileID: The file, for messages.
  ///   - line: The line in the file, for messages.
  ///   - column: The column in the line, for messages.
  ///   - elements: The elements.
  /// - Throws: An error with the location in the code for a duplicate `id`, a broken reference, and a range past the
  ///   end of its text.
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
  /// Creates a tree of elements that are written in Swift, for example for an app to insert.
  ///
  /// - Parameters:
  ///   - fileID: The file, for messages.
  ///   - line: The line in the file, for messages.
  ///   - column: The column in the line, for messages.
  ///   - elements: The elements.
  /// - Throws: An error with the location in the code for a duplicate `id`, a broken reference, and a range past the
  ///   end of its text.
  public init<Failure: BuildFailure>(
    fileID: String = #fileID, line: Int = #line, column: Int = #column,
    @ElementBuilder _ elements: () -> BuiltElements<Failure>
  ) throws(Failure) {
    self = elements().tree
    try Failure.check(self, at: CodePlace(file: fileID, line: line, column: column))
  }
}
