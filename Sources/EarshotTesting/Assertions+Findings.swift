/// Asserts that the audit finds nothing on a screen that is as severe as named or worse.
///
/// ```swift
/// assertNoFindings(on: recipeScreen)
/// assertNoFindings(on: recipeScreen, atLeast: .error, except: ["screen-title-missing"])
/// assertNoFindings(on: .file("home.xml"))
/// ```
///
/// What needs a person's review is no finding. `earshot audit --explain RULE` says more about a rule.
///
/// - Parameters:
///   - subject: What shows the screen: the screen itself, a file, a page that is open.
///   - severity: The mildest severity that fails.
///   - rules: The names of rules that are not checked.
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
