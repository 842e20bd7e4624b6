import Foundation
import FoundationXML
import Testing

/// `earshot audit`, `earshot effort` and `earshot run --audit` from outside.
@Suite struct AuditTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    try folder.write(
      "good.screen.yaml",
      """
      screen: Home
      size: [390, 844]
      elements:
        - {heading: Home, frame: [16, 60, 358, 40]}
        - {button: Rate, frame: [16, 700, 358, 50]}

      """)
    try folder.write(
      "bad.screen.yaml", "screen: Photo\nelements:\n  - {traits: [button], id: share}\n")
    try folder.write("note.screen.yaml", "screen: Note\nelements:\n  - button: Save everything.\n")
  }

  private func shell(_ command: String) throws -> Earshot.Outcome {
    try folder.shell(command)
  }

  /// As the runner of GitHub reads them from the output of a job, with the line of a dump, too.
  @Test func annotationsNameLineAndColumn() throws {
    try folder.write(
      "d.xml",
      """
      <?xml version="1.0"?>\r
      <hierarchy rotation="0">
        <node class="android.widget.FrameLayout" bounds="[0,0][390,844]">
          <node class="android.widget.Button" text="" clickable="true"
            bounds="[0,0][200,200]"/>
        </node>
      </hierarchy>
      """)
    let outcome = try shell(
      "$EARSHOT audit bad.screen.yaml d.xml --rule label-missing --annotations github")
    let lines = outcome.error.split(separator: "\n").filter { $0.hasPrefix("::") }
    try #require(lines.count == 2, "\(outcome.error)")
    #expect(
      lines[0].hasPrefix(
        "::error file=bad.screen.yaml,line=3,col=5,title=label-missing::button #share: VoiceOver says only"
      ))
    #expect(lines[1].hasPrefix("::error file=d.xml,line=4,col=5,title=label-missing::button"))
  }

  @Test func aScreenWithoutFindingsHasStatusZero() throws {
    let outcome = try shell("$EARSHOT audit good.screen.yaml")
    #expect(outcome.status == 0)
    #expect(outcome.error == "")
    #expect(outcome.output.contains("0 errors, 0 warnings, 0 notes, 0 reviews; "))
  }

  @Test func anErrorHasStatusOneAndALineToClickOn() throws {
    let outcome = try shell("$EARSHOT audit bad.screen.yaml --rule label-missing")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.hasPrefix(
        "bad.screen.yaml:3:5: error: label-missing: button #share: VoiceOver says only \"button\".")
    )
    #expect(!outcome.output.contains("\u{1B}"))
  }

  @Test(arguments: [
    ("error", 0), ("warning", 0), ("note", 1), ("never", 0),
  ])
  func failOnSaysWhatFails(_ threshold: String, _ status: Int32) throws {
    let outcome = try shell("$EARSHOT audit note.screen.yaml --fail-on \(threshold)")
    #expect(outcome.status == status)
  }

  @Test func labelsKeepWhatPeopleSayOfFindings() throws {
    let audit = "$EARSHOT audit bad.screen.yaml --rule label-missing --label labels.yaml"
    let first = try shell(audit)
    #expect(first.status == 0)
    #expect(first.output.contains("label-missing  1      0     0      0       1     -\n"))
    let judged = try shell("sed -i 's/verdict:/verdict: true/' labels.yaml && \(audit)")
    #expect(judged.output.contains("label-missing  1      1     0      0       0     100 %\n"))
    let named = "$EARSHOT audit named.screen.yaml --rule label-missing --label labels.yaml"
    let repaired = try shell(
      "cp bad.screen.yaml named.screen.yaml && sed -i 's/screen: bad/screen: named/' labels.yaml"
        + " && sed -i 's/id: share/label: Share/' named.screen.yaml && \(named)")
    #expect(repaired.output.contains("lost: named.screen.yaml: label-missing: button #share\n"))
    let mistaken = try shell("sed -i 's/verdict: true/verdict: treu/' labels.yaml && \(named)")
    #expect(mistaken.status == 2)
    #expect(mistaken.error.contains("error: unknown verdict \"treu\""))
  }

  @Test func labelsHaveAFileOfTheirOwn() throws {
    let outcome = try shell("$EARSHOT audit bad.screen.yaml --label a.yaml --format json")
    #expect(outcome.status == 64)
    #expect(outcome.error.contains("--label writes its own file"))
  }

  @Test func neverFailsNever() throws {
    #expect(try shell("$EARSHOT audit bad.screen.yaml --fail-on never").status == 0)
    #expect(try shell("$EARSHOT audit bad.screen.yaml --skip label-missing").status == 0)
  }

  @Test func aFolderIsAuditedWholeThoughOneInputIsBroken() throws {
    try folder.write("broken.screen.yaml", "screen: Home\nelement: []\n")
    let outcome = try shell("$EARSHOT audit .")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("./broken.screen.yaml:2:1: error: unknown key \"element\""))
    #expect(outcome.output.contains("./bad.screen.yaml:3:5: error: label-missing"))
    #expect(outcome.output.contains("./good.screen.yaml \"Home\": 2 stops"))
  }

  @Test(arguments: [
    (
      "audit --explain label-mising",
      "unknown rule \"label-mising\"; did you mean \"label-missing\"?"
    ),
    ("audit good.screen.yaml --rule nothing-like-it", "list them with: earshot list rules"),
    ("audit good.screen.yaml --format sarf", "unknown format \"sarf\"; did you mean \"sarif\"?"),
    ("audit", "name a screen to audit"),
    ("audit good.screen.yaml --today tomorrow", "--today takes a date as YYYY-MM-DD"),
    (
      "audit good.screen.yaml --rule translation-missing",
      "the rule translation-missing compares two screens: name the other one with --against"
    ),
    ("audit - --against -", "only one of INPUT and --against can be standard input"),
    ("audit good.screen.yaml --text-size huge", "The value 'huge' is invalid for '--text-size"),
    ("effort good.screen.yaml --budget Rate", "--budget takes TARGET<=GESTURES"),
    ("effort good.screen.yaml --rate 120", "--rate takes a number from 0 to 100"),
    ("run x.flow.yaml --audit-format sarf", "did you mean \"sarif\"?"),
    ("audit good.screen.yaml --from foo", "unknown format \"foo\""),
    ("audit good.screen.yaml --rule focus-lost", "none of the chosen rules checks screens"),
    (
      "audit good.screen.yaml --rule label-missing --skip label-missing",
      "none of the chosen rules checks screens"
    ),
    ("run x.flow.yaml --audit --rule label-missing", "none of the chosen rules checks flows"),
    ("run x.flow.yaml --rule focus-lost", "audit options need --audit"),
    ("run x.flow.yaml --audit-output a.txt", "audit options need --audit"),
    ("run x.flow.yaml --audit --audit-format sarif", "name a file for the findings"),
    ("run x.flow.yaml --audit --format json", "name a file for the findings"),
  ])
  func wrongUsageHasStatusSixtyFour(_ arguments: String, _ message: String) throws {
    let outcome = try shell("$EARSHOT \(arguments)")
    #expect(outcome.status == 64)
    #expect(outcome.error.contains(message))
    #expect(outcome.output == "")
  }

  /// The same screen on two devices has the same names and elements; a baseline of one finding holds one.
  @Test(arguments: ["", "screen: Settings\n"])
  func aFindingOnAnotherScreenOfTheNameIsNew(title: String) throws {
    let bad = title + "elements: [{traits: [button]}]\n"
    let good = title + "elements: [{button: Share}]\n"
    try folder.write("app/ios/home.screen.yaml", bad)
    try folder.write("app/ipad/home.screen.yaml", good)
    let audit = "$EARSHOT audit app --rule label-missing"
    #expect(try shell("\(audit) --format sarif -o old.sarif").status == 1)
    #expect(try shell("\(audit) --baseline old.sarif").status == 0)
    try folder.write("app/ipad/home.screen.yaml", bad)
    let outcome = try shell("\(audit) --baseline old.sarif")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("1 error"), "\(outcome.output)")
  }

  @Test func reportsNameWhatCouldNotBeRead() throws {
    try folder.write("app/good.screen.yaml", "elements: [{button: Share}]\n")
    try folder.write("app/bad.screen.json", "{\"elements\": [")
    let sarif = try shell("$EARSHOT audit app --format sarif")
    #expect(sarif.status == 2)
    #expect(sarif.output.contains("\"executionSuccessful\": false"), "\(sarif.output)")
    #expect(sarif.output.contains("\"exitCode\": 2"))
    #expect(sarif.output.contains("app/bad.screen.json:1:"))
    let junit = try shell("$EARSHOT audit app --format junit")
    #expect(junit.output.contains("errors=\"1\""))
    #expect(junit.output.contains("<error message="))
    #expect(XMLParser(data: Data(junit.output.utf8)).parse())
    let json = try shell("$EARSHOT audit app --format json").output
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let unread = object?["unread"] as? [[String: Any]]
    #expect(unread?.map { $0["input"] as? String } == ["app/bad.screen.json"])
    #expect(try shell("$EARSHOT audit app --format markdown").output.contains("## Not read"))
  }

  @Test func whatIsNoScreenIsCounted() throws {
    try folder.write("app/good.screen.yaml", "elements: [{button: Share}]\n")
    try folder.write("app/gateway.xml", "<html><body>502</body></html>")
    let told = "earshot: skipped 1 file that is not a screen (.xml)\n"
    #expect(try shell("$EARSHOT audit app").error == told)
    #expect(
      try shell("$EARSHOT diff app app").error == "earshot: both inputs are the same\n" + told
        + told)
  }

  @Test func anEmptyFileOfSuppressionsSuppressesNothing() throws {
    try folder.write("audit.suppressions", "")
    #expect(try shell("$EARSHOT audit good.screen.yaml").status == 0)
  }

  @Test func aRuleExplainsItself() throws {
    let outcome = try shell("$EARSHOT audit --explain label-missing")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("label-missing: Element has no name\n"))
    #expect(outcome.output.contains("\nPasses:\n    - button: Share\n"))
  }

  @Test func rulesAreListedByProfileAndPrecision() throws {
    let all = try shell("$EARSHOT audit --list").output
    #expect(all.hasPrefix("Names\n  label-missing  "))
    #expect(!all.contains("label-not-capitalised"))
    #expect(
      try shell("$EARSHOT audit --list --precision low").output.contains("label-not-capitalised"))
    let wcag = try shell("$EARSHOT audit --list --profile wcag22-aa").output
    #expect(wcag.contains("label-missing"))
    #expect(!wcag.contains("hint-style"))
    // The columns are as wide as the longest name.
    func rules(_ text: String) -> Set<Substring> {
      Set(text.split(separator: "\n").compactMap { $0.split(separator: " ").first })
    }
    let precise = try shell("$EARSHOT audit --list --precision very-high").output
    #expect(rules(precise).isStrictSubset(of: rules(all)))
  }

  @Test func suppressionsAreFoundInTheFolderAndABaselineHidesWhatIsKnown() throws {
    let first = try shell("$EARSHOT audit bad.screen.yaml --format sarif -o old.sarif")
    #expect(first.status == 1)
    let second = try shell("$EARSHOT audit bad.screen.yaml --baseline old.sarif")
    #expect(second.status == 0)
    #expect(second.output.contains("2 in the baseline"))
    try folder.write(
      "audit.suppressions", "label-missing Photo/share until=2030-01-01 It comes in spring.\n")
    #expect(try shell("$EARSHOT audit bad.screen.yaml --today 2029-12-31").status == 0)
    let late = try shell("$EARSHOT audit bad.screen.yaml --today 2030-01-02")
    #expect(late.status == 1)
    #expect(
      late.output.contains(
        "audit.suppressions:1:1: error: the suppression of \"label-missing\" expired"))
  }

  @Test func theEffortIsCountedAndABudgetFails() throws {
    let outcome = try shell("$EARSHOT effort good.screen.yaml --budget 'Rate<=1'")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("stops           2\n"))
    #expect(outcome.output.contains("first control   1 swipe, "))
    let exceeded = try shell("$EARSHOT effort good.screen.yaml --budget 'Rate<=0'")
    #expect(exceeded.status == 1)
    #expect(
      exceeded.error
        == "good.screen.yaml: error: \"Rate\" takes 1 gesture, over its budget of 0\n")
    let folder = try CommandFolder([
      "g.screen.yaml":
        "elements: [{heading: A}, {group: Cart, children: [{button: One}, {group: In, children: [{button: Pay}]}]}, {button: End}]"
    ])
    let unreached = try folder.shell(
      "$EARSHOT effort g.screen.yaml --set navigation=grouped --budget 'Pay<=0'")
    #expect(unreached.status == 2, "\(unreached.error)")
    #expect(unreached.error.contains("its budget is not checked"), "\(unreached.error)")
    let unknown = try shell("$EARSHOT effort good.screen.yaml --to Rat")
    #expect(unknown.status == 0)
    #expect(try shell("$EARSHOT effort good.screen.yaml --to Raet").status == 2)
  }

  @Test func theWayIsAFlowThatRuns() throws {
    let outcome = try shell(
      "$EARSHOT effort good.screen.yaml --to Rate > way.flow.yaml && $EARSHOT run way.flow.yaml")
    #expect(outcome.status == 0)
    #expect(outcome.output == "[screen: Home]\nHome, heading\n> next\nRate, button\n")
  }

  @Test func aScreenIsHeldAgainstItsCounterpart() throws {
    try folder.write("large.screen.yaml", "screen: Home\nelements:\n  - heading: Home\n")
    let outcome = try shell(
      "$EARSHOT audit large.screen.yaml --text-size accessibilityLarge --against good.screen.yaml "
        + "--rule content-lost-at-large-text")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.hasPrefix(
        "good.screen.yaml:5:5: error: content-lost-at-large-text: button \"Rate\": \"Rate\" appears at the "
          + "text size large but missing at accessibilityLarge."))
    try folder.write(
      "korean.screen.yaml",
      "screen: 홈\nlanguage: ko\nelements: [heading: 홈, {button: Rate, id: rate}]\n")
    let alike = try shell(
      "$EARSHOT audit korean.screen.yaml --against good.screen.yaml "
        + "--rule translation-missing --fail-on warning")
    #expect(alike.status == 1)
    #expect(alike.output.contains("\"Rate\", the label, is the same in \"ko\" as in \"en-US\"."))
    let same = try shell(
      "$EARSHOT audit good.screen.yaml --against good.screen.yaml --rule translation-missing --verbose"
    )
    #expect(same.status == 0)
    #expect(
      same.output.hasPrefix(
        "not applicable: translation-missing: 1 element lacks a counterpart in another language\n"))
  }

  @Test func foldersAreHeldAgainstEachOtherByTheNamesOfTheirFiles() throws {
    try folder.write("en/a.screen.yaml", "screen: A photo\nelements: [button: Share]\n")
    try folder.write("ko/a.screen.yaml", "screen: 사진\nlanguage: ko\nelements: [button: Share]\n")
    try folder.write("ko/b.screen.yaml", "screen: 홈\nlanguage: ko\nelements: [button: 공유]\n")
    let outcome = try shell("$EARSHOT audit ko --against en --rule translation-missing")
    #expect(outcome.status == 0)
    #expect(
      outcome.error
        == "earshot: ko/b.screen.yaml: no file \"b.screen.yaml\" in en, so it is not compared\n"
    )
    #expect(
      outcome.output.hasPrefix("ko/a.screen.yaml:3:12: warning: translation-missing: button "))
    #expect(outcome.output.contains("0 errors, 1 warning, 0 notes, 0 reviews; "))
    let named = try shell("$EARSHOT audit ko/b.screen.yaml --against en")
    #expect(named.status == 2)
    #expect(named.error.hasPrefix("ko/b.screen.yaml: error: no file \"b.screen.yaml\" in en\n"))
    let single = try shell("$EARSHOT audit ko --against en/a.screen.yaml")
    #expect(single.status == 2)
    #expect(
      single.error == """
        en/a.screen.yaml: error: one file cannot be compared with 2 inputs
          name a folder with one file of the same name for each input

        """)
  }

  @Test func screensOfOneAuditWithOneTitleAreFound() throws {
    try folder.write("other.screen.yaml", "screen: Home\nelements: [button: Share]\n")
    let outcome = try shell(
      "$EARSHOT audit good.screen.yaml bad.screen.yaml other.screen.yaml --rule screen-title-duplicated"
    )
    #expect(outcome.status == 0)
    #expect(
      outcome.output.hasPrefix(
        "other.screen.yaml: warning: screen-title-duplicated: \"Home\": The title \"Home\" "
          + "belongs to this screen and to good.screen.yaml."))
  }

  @Test func flowsAreAuditedWhileTheyRun() throws {
    try folder.write(
      "drafts.screen.yaml",
      "screen: Drafts\nelements: [{id: a, button: Delete, on: {activate: [remove: a]}}, {button: New}]\n"
    )
    try folder.write("drafts.flow.yaml", "start: drafts.screen.yaml\nsteps: [activate]\n")
    let plain = try shell("$EARSHOT run drafts.flow.yaml")
    #expect(plain.status == 0)
    let audited = try shell("$EARSHOT run drafts.flow.yaml --audit")
    #expect(audited.status == 1)
    #expect(audited.output.contains("drafts.flow.yaml:2:9: error: focus-lost: step 1: activate: "))
  }

  /// A gate whose findings go into a file says on the terminal what screens suppress of themselves.
  @Test func whatScreensSuppressThemselvesIsTold() throws {
    try folder.write(
      "own.screen.yaml", "elements: [{button: '', ignore: {label-missing: decided}}]\n")
    let told = "earshot: the screens themselves suppress 1 of the findings\n"
    #expect(try shell("$EARSHOT audit own.screen.yaml -o own.txt").error.contains(told))
    #expect(try shell("$EARSHOT audit own.screen.yaml --format json").error.contains(told))
    let text = try shell("$EARSHOT audit own.screen.yaml")
    #expect(!text.error.contains(told) && text.output.contains("1 suppressed"), "\(text.output)")
  }
}
