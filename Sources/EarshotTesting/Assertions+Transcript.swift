import Foundation

/// Asserts that the transcript matches its recording.
///
/// ```swift
/// @Test func recipe() { assertTranscript(of: recipeScreen) }
/// ```
///
/// The recording is in `__Transcripts__/RecipeTests/recipe.txt` beside the test. If there is none, the assertion writes
/// it and fails once. Recordings may contain placeholders: `{{any}}`, `{{number}}`, `{{date}}` and
/// `/regular expressions/`.
///
/// - Parameters:
///   - subject: The screen, element, rotor or flow to test.
///   - name: A name that distinguishes this recording from others of the test, or `nil` for its only one.
///   - options: The reader and its options.
///   - ignored: The kinds of changes to ignore.
///   - mode: When to write a recording, or `nil` to use `EARSHOT_RECORD`.
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

/// Asserts that the transcript matches the given inline text.
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
///   - subject: The screen, element, rotor or flow to test.
///   - expected: The expected transcript, one line per stop, hints indented by four spaces. Placeholders may replace
///     parts that change on every run.
///   - options: The reader and its options.
///   - ignored: The kinds of changes to ignore.
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
