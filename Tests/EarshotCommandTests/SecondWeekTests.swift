import Testing

/// Mistakes of people who know the commands already: names of other tools, and files in the wrong place.
@Suite("Mistakes of the second week") struct SecondWeekTests {
  private static let files = [
    "shop.xml": """
    <hierarchy rotation="0"><node index="0" text="Pay" class="android.widget.Button" package="a" \
    clickable="true" enabled="true" bounds="[0,0][300,120]"/></hierarchy>
    """,
    "shop.html": "<!doctype html><title>Shop</title><h1>Shop</h1>",
    "id.screen.yaml": "elements:\n  - button: Pay\n    resourceId: pay\n",
    "page.flow.yaml": "page: shop.xml\nsteps: [next]\n",
    "touch.flow.yaml": "start: id.yaml\nsteps: [{touch: '#pay'}]\n",
    "id.yaml": "screen: Shop\nelements:\n  - button: Pay\n    id: pay\n",
    "old/a-1.screen.yaml": "elements: [button: Pay]\n",
    "old/b-1.screen.yaml": "elements: [button: Help]\n",
    "new/a-2.screen.yaml": "elements: [button: Pay]\n",
    "new/b-2.screen.yaml": "elements: [button: Help]\n",
    "findings.sarif": "shop.xml:1:1: error: label-missing\n",
    "checked/a.screen.yaml": "elements: [text: 3 packets]\n",
    "heard/a.transcript.txt": "* packets\n",
    "counted/a.transcript.txt": "{{count}} packets\n",
    "sleep.flow.yaml": "start: id.yaml\nsteps: [sleep 2000]\n",
    "repeat.flow.yaml": "start: id.yaml\nsteps: [repeat: 3, next]\n",
    "count.flow.yaml": "start: checked/a.screen.yaml\nsteps: [hear: '{{count}} packets']\n",
    "dumps/a.screen.yaml": "elements: [button: Pay]\n",
    "dumps/b.xml": "ERROR: could not get idle state.\n",
    "image.screen.yaml": "elements: [{image: }, {button: Pay}]\n",
    "by.suppressions": "SpeakableTextPresentCheck Shop/pay The designer is asked.\n",
    "state.screen.yaml": "elements: [button: Pay]\n",
    "again.flow.yaml": "start: state.screen.yaml\nsteps: [open: state.screen.yaml]\n",
  ]

  @Test(arguments: [
    ("audit shop.xml --rule SpeakableTextPresentCheck", #"did you mean "label-missing"?"#),
    ("audit shop.xml --rule TouchTargetSize", #"did you mean "target-too-small"?"#),
    ("audit shop.xml --rule 1.4.3", #"did you mean "contrast-insufficient"?"#),
    ("audit shop.xml --rule 2.4.3", "rules that check it: "),
    ("audit shop.xml --rule hitRegion", #"did you mean "target-too-small"?"#),
    ("audit id.yaml --suppressions by.suppressions", #"did you mean "label-missing"?"#),
    ("transcript id.screen.yaml", #"did you mean "id"?"#),
    ("run page.flow.yaml", #""shop.xml" is not a web page; its format is uiautomator"#),
    ("run page.flow.yaml", "  write start: shop.xml\n"),
    ("run touch.flow.yaml", ##"no stop has the id "#pay"; write ids without #"##),
    ("run again.flow.yaml", "if it is another screen, give it a title"),
    ("diff old new", "no file has the same name in both folders"),
    ("audit shop.xml --baseline findings.sarif", "is a SARIF file, and this is not JSON"),
    (
      "check checked --baseline heard",
      #""* packets": a recording treats * as plain text: write "{{number}} packets""#
    ),
    (
      "check checked --baseline counted",
      #"a recording treats {{count}} as plain text: write "{{number}} packets""#
    ),
    ("run count.flow.yaml", #"{{count}} is plain text: write hear: "{{number}} packets""#),
    ("transcript dumps", "dumps/b.xml: error: this is an error message from uiautomator"),
    ("transcript shop.html --explore -o states.html", "write -o states/, whose report.html"),
    ("transcript id.yaml --output-format json", "Did you mean '--format'?"),
    ("audit id.yaml --disable-rules label-missing", "Did you mean '--skip'?"),
    ("audit id.yaml --tags wcag21aa", "Did you mean '--profile'?"),
    ("walk id.yaml next activate", #"printf '%s\n' next activate | earshot walk id.yaml"#),
    (
      "check id.yaml --baseline id.transcript.txt",
      "for one screen and one recording, use earshot diff"
    ),
    ("update old", #"did you mean "check"?"#),
    ("run sleep.flow.yaml", #"did you mean "wait: 2000"?"#),
    ("run repeat.flow.yaml", "write the number after the step: next: 3"),
    ("transcript image.screen.yaml", "if it is decorative, add decorative: true"),
    ("transcript shop.html --viewport 320", "such as 320x568"),
  ])
  func theRepairIsNamed(_ line: String, _ said: String) throws {
    let outcome = try CommandFolder(Self.files).shell("$EARSHOT \(line)")
    #expect(outcome.error.contains(said), "\(outcome.error)\(outcome.output)")
  }

  @Test(arguments: ["true", ""]) func anUpdateInAJobIsTold(_ job: String) throws {
    let folder = try CommandFolder(Self.files)
    let line = "CI=\(job) $EARSHOT check checked --baseline new-heard --update all"
    let outcome = try folder.shell(line)
    #expect(outcome.status == 0)
    #expect(outcome.error.contains("this CI job cannot fail") == !job.isEmpty, "\(outcome.error)")
  }
}
