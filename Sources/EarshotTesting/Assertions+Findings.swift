/// Asserts that the audit finds nothing on a screen at a severity or worse.
///
/// ```swift
/// assertNoFindings(on: recipeScreen)
/// assertNoFindings(on: recipeScreen, atLeast: .error, except: ["screen-title-missing"])
/// assertNoFindings(on: .file("home.xml"))
/// ```
///
/// A review for a person is not a finding. `earshot audit --explain RULE` describes a rule.
///
/// - Parameters:
///   - subject: The screen itself, a file, or an open page.
///   - severity: The mildest severity that fails.
///   - rules: The names of rules to skip.
///   - fileID: The module and the file of the test.
///   - filePath: The path of the test.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertNoFindings<Subject: ScreenShowing>(
  on subject: Subject, atLeast severity: Severity = .warning, except rules: [String] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  place.report(problemOf: {
    () throws(SourceError) in
    try FindingsCheck(try subject.shown(ReaderOptions())).problem(atLeast: severity, except: rules)
  })
}
