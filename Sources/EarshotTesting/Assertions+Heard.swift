/// Asserts that something is heard: a whole stop, or one piece of it.
///
/// ```swift
/// assertHears("Rate, button", in: recipeScreen)
/// assertHears("Rate", in: recipeScreen)
/// ```
///
/// - Parameters:
///   - text: What should be heard.
///   - subject: What is listened to.
///   - options: How it is listened to.
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

/// Asserts that several things are heard one after the other; others may be heard in between.
///
/// ```swift
/// assertHearsInOrder(["Total, 12.50 euros", "Pay, button"], in: checkoutScreen)
/// ```
///
/// - Parameters:
///   - texts: What should be heard, in order: whole stops, or one piece of each.
///   - subject: What is listened to.
///   - options: How it is listened to.
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

/// Asserts that words are heard nowhere, as whole words in a row; case does not count.
///
/// ```swift
/// assertNotHeard("image 12", in: recipeScreen)
/// ```
///
/// - Parameters:
///   - text: The words.
///   - subject: What is listened to.
///   - options: How it is listened to.
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

/// Asserts that so many gestures from the first element get to something, by the cheapest way there is.
///
/// The way is that of `earshot effort`, which shows it: swipes, turns of the rotor, jumps. `--budget` counts the same.
///
/// ```swift
/// assertReaches("Pay", within: 12, in: checkoutScreen)
/// ```
///
/// - Parameters:
///   - text: What should be reached, as `find` of a flow looks for it, or the element's `id`.
///   - gestures: How many gestures it may take; the first element takes none.
///   - subject: What shows the screen: the screen itself, a file, a page that is open.
///   - options: How it is listened to.
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
