/// Asserts that a text is spoken: a whole stop, or one fragment of it.
///
/// ```swift
/// assertHears("Rate, button", in: recipeScreen)
/// assertHears("Rate", in: recipeScreen)
/// ```
///
/// - Parameters:
///   - text: The expected text.
///   - subject: The screen, element, rotor or flow to test.
///   - options: The reader and its options.
///   - fileID: The module and the file of the test.
///   - filePath: The path of the test.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertHears<Subject: Hearable>(
  _ text: String, in subject: Subject, options: ReaderOptions = ReaderOptions(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  place.report(problemOf: {
    () throws(SourceError) in
    WordsCheck(try subject.heard(options)).problem(hearing: [text])
  })
}

/// Asserts that several texts are spoken in order; others may come in between.
///
/// ```swift
/// assertHearsInOrder(["Total, 12.50 euros", "Pay, button"], in: checkoutScreen)
/// ```
///
/// - Parameters:
///   - texts: The expected texts, in order: whole stops, or one fragment of each.
///   - subject: The screen, element, rotor or flow to test.
///   - options: The reader and its options.
///   - fileID: The module and the file of the test.
///   - filePath: The path of the test.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertHearsInOrder<Subject: Hearable>(
  _ texts: [String], in subject: Subject, options: ReaderOptions = ReaderOptions(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  place.report(problemOf: {
    () throws(SourceError) in
    WordsCheck(try subject.heard(options)).problem(hearing: texts)
  })
}

/// Asserts that words are never spoken, as consecutive whole words; case is ignored.
///
/// ```swift
/// assertNotHeard("image 12", in: recipeScreen)
/// ```
///
/// - Parameters:
///   - text: The words.
///   - subject: The screen, element, rotor or flow to test.
///   - options: The reader and its options.
///   - fileID: The module and the file of the test.
///   - filePath: The path of the test.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertNotHeard<Subject: Hearable>(
  _ text: String, in subject: Subject, options: ReaderOptions = ReaderOptions(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  place.report(problemOf: {
    () throws(SourceError) in
    WordsCheck(try subject.heard(options)).problem(notHearing: text)
  })
}

/// Asserts that an element is within a number of gestures from the first element, by the cheapest path.
///
/// `earshot effort` shows the path: swipes, turns of the rotor, jumps. `--budget` counts the same gestures.
///
/// ```swift
/// assertReaches("Pay", within: 12, in: checkoutScreen)
/// ```
///
/// - Parameters:
///   - text: The target, as `find` of a flow takes it, or the element's `id`.
///   - gestures: The maximum number of gestures; the first element takes none.
///   - subject: The screen itself, a file, or an open page.
///   - options: The reader and its options.
///   - fileID: The module and the file of the test.
///   - filePath: The path of the test.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertReaches<Subject: ScreenShowing>(
  _ text: String, within gestures: Int, in subject: Subject,
  options: ReaderOptions = ReaderOptions(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  place.report(problemOf: {
    () throws(SourceError) in
    try ReachCheck(subject.shown(options)).problem(reaching: text, within: gestures)
  })
}
