import Foundation

/// Asserts that what is heard is what was recorded.
///
/// ```swift
/// @Test func recipe() { assertTranscript(of: recipeScreen) }
/// ```
///
/// The recording stands in `__Transcripts__/RecipeTests/recipe.txt` beside the test. Where there is none it
/// is written, and the test fails once. Recordings may hold placeholders: `{{any}}`, `{{number}}`, `{{date}}`
/// and `/regular expressions/`.
///
/// - Parameters:
///   - subject: What is listened to.
///   - name: What tells this recording from others of the test, or `nil` for its only one.
///   - options: How it is listened to.
///   - ignored: The kinds of changes that count for nothing.
///   - mode: When a recording is written, or `nil` to go by `EARSHOT_RECORD`.
///   - fileID: The module and the file of the test.
///   - filePath: The path of the test.
///   - function: The name of the test.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertTranscript<Subject: Hearable>(
  of subject: Subject, named name: String? = nil, options: ReaderOptions = ReaderOptions(),
  ignoring ignored: Set<TranscriptDiff.Kind> = [], record mode: RecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let path = TestFolder.recording(of: function, named: name, beside: "\(filePath)")
  place.report(problemOf: {
    () throws(SourceError) in
    try RecordingUses.take(path, at: place)
    let mode = try RecordMode.resolved(mode, ProcessInfo.processInfo.environment)
    let check = RecordingCheck(path: path, mode: mode, ignored: ignored, test: function)
    return check.problem(with: try subject.heard(options))
  })
}

/// Asserts that what is heard is what stands here.
///
/// ```swift
/// assertTranscript(
///   of: recipeScreen,
///   is: """
///     Mango lassi, heading
///     Rate, button
///         Rates this recipe.
///     """)
/// ```
///
/// - Parameters:
///   - subject: What is listened to.
///   - expected: What should be heard, a line a stop, hints indented by four spaces; placeholders may stand
///     for what changes on every run.
///   - options: How it is listened to.
///   - ignored: The kinds of changes that count for nothing.
///   - fileID: The module and the file of the test.
///   - filePath: The path of the test.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertTranscript<Subject: Hearable>(
  of subject: Subject, is expected: String, options: ReaderOptions = ReaderOptions(),
  ignoring ignored: Set<TranscriptDiff.Kind> = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  place.report(problemOf: {
    () throws(SourceError) in
    try InlineCheck(expected, ignored: ignored).problem(with: try subject.heard(options))
  })
}
