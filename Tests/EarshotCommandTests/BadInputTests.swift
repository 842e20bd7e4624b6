import Foundation
import Testing

@Suite struct BadInputTests {
  static let contents: [(name: String, bytes: [UInt8], error: String)] = [
    ("nothing", [], "error: the input is empty"),
    ("white space", Array(" \r\n\t".utf8), "error: the input is empty"),
    ("a comment", Array("# elements\n".utf8), "error: the input has only comments"),
    (
      "a picture", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
      "error: this is a picture (PNG), not a screen"
    ),
    ("a program", [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0, 0, 0], "error: unrecognised format"),
    (
      "a program's code", [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0xF0, 0x90],
      "1:9: error: the text is not"
    ),
    (
      "UTF-16 cut off", [0xFF, 0xFE, 0x7B],
      "error: the text begins like UTF-16, but is not valid UTF-16"
    ),
    (
      "a cut JSON", Array(#"{"elements": ["Rate""#.utf8), "1:21: error: the JSON ends in the middle"
    ),
    ("a cut YAML", Array("elements: [Rate".utf8), "1:16: error: while parsing a flow sequence"),
    ("prose", Array("Dear reader, this is no screen.".utf8), "error: unrecognised format"),
    (
      "a manual with a screen in it",
      Array("# App\n\n**Read *this*.**\n\nscreen: Home\nelements:\n  - Rate\n".utf8),
      "error: unrecognised format"
    ),
    (
      "a flow", Array("flow: Pay\nscreens: {a: a.screen.yaml}\nsteps: [next]\n".utf8),
      "error: this is a flow, not a screen"
    ),
    (
      "a flow on a page", Array("page: a.html\nsteps: [{press: Tab}]\n".utf8),
      "error: this is a flow, not a screen"
    ),
    (
      "a list of captures", Array("reader: VoiceOver\ncaptures: []\n".utf8),
      "error: this is a list of captures, not a screen"
    ),
    (
      "a recorded transcript", Array("# earshot-transcript 1, style spoken\nRate, button\n".utf8),
      "error: this is a recorded transcript, not a screen"
    ),
    (
      "a recorded transcript in JSON",
      Array(#"{"format": "earshot-transcript", "version": 1, "stops": []}"#.utf8),
      "error: this is a recorded transcript, not a screen"
    ),
    ("a key that lost its colon", Array("screen Home\nelements: [Rate]".utf8), "1:"),
    ("a bomb of aliases", Array("elements: &a [b]\nscreen: [*a, *a]".utf8), "1:11: error: anchors"),
    (
      "a deep YAML", Array(("elements: " + String(repeating: "[", count: 100_000)).utf8),
      "1:1010: error: the YAML is nested deeper than 1000 levels"
    ),
    (
      "an unknown trait", Array("elements:\n- traits: [buton]".utf8),
      "2:12: error: unknown trait \"buton\""
    ),
  ]

  @Test(arguments: contents, ["transcript", "convert"])
  func isRefusedWithOneLineAndStatusTwo(
    _ content: (name: String, bytes: [UInt8], error: String), _ command: String
  ) throws {
    let folder = try CommandFolder()
    try folder.write("input", content.bytes)
    let path = folder.file("input")
    let outcome = try Earshot.run([command, path])
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    let first = outcome.error.split(separator: "\n").first ?? ""
    let place = content.error.hasPrefix("error") ? "\(path): " : "\(path):"
    #expect(first.hasPrefix(place + content.error), "\(outcome.error)")
    #expect(first.utf8.count < 400)
  }

  @Test(arguments: [
    #"<!DOCTYPE a [<!ENTITY b "x"><!ENTITY c "&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;">]><a>&d;</a>"#,
    "<?xml version=\"1.0\"?><AppiumAUT><XCUIElementTypeApp", "<catalogue/>",
  ])
  func xmlThatCannotBeReadIsRefused(_ text: String) throws {
    let outcome = try Earshot.run(["transcript", "-"], input: text)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.error.hasPrefix("<stdin>:"))
  }

  /// To the runners of GitHub a line that begins with two colons is a command.
  @Test func aFileThatAFlowNamesIsNoCommand() throws {
    let folder = try CommandFolder([
      "::add-mask::x.screen.yaml": "elements:\n  - buton: 1\n",
      "a.flow.yaml": "start: \"::add-mask::x.screen.yaml\"\nsteps: [next]\n",
    ])
    let outcome = try folder.shell("$EARSHOT run a.flow.yaml")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("./::add-mask::x.screen.yaml:2:5: error: "), "\(outcome.error)")
  }

  /// Frames that nothing can be measured by, and stops that stand in no layout, end in findings.
  @Test(arguments: [
    "screen: T\nplatform: macos\nelements:\n- list: ''\n  frame: [44, 44, 44, 44]\n  order: [b, a]\n"
      + "  children: [{id: a}, {id: b}]\n",
    "screen: T\nelements:\n- order: [b, a]\n  children:\n  - {id: a, heading: A, frame: [16, 60, 300, 40]}\n"
      + "  - {id: b, button: B, frame: [0, 780, 300, 1e308]}\n",
  ])
  func framesWithoutMeasure(_ text: String) throws {
    let folder = try CommandFolder(["a.screen.yaml": text])
    for command in ["audit", "report -o r.html --no-audio"] {
      let outcome = try folder.shell("$EARSHOT \(command) a.screen.yaml")
      #expect(outcome.status < 2, "\(command): \(outcome.error)")
    }
  }

  @Test func aMissingFileIsNamed() throws {
    let outcome = try Earshot.run(["transcript", "/nosuch/a.yaml"])
    #expect(outcome.status == 2)
    #expect(outcome.error == "/nosuch/a.yaml: error: no such file\n")
    #expect(outcome.output == "")
  }

  @Test func aFilePastTheLimitIsRefused() throws {
    let outcome = try CommandFolder().shell("truncate -s 200M input && $EARSHOT transcript input")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("input: error: the input is larger than 128 MiB\n"))
  }

  @Test func aDeepTreeIsRead() throws {
    let depth = 20_000
    let text =
      #"{"elements": ["# + String(repeating: #"{"children": ["#, count: depth)
      + #""Deep"# + "\"" + String(repeating: "]}", count: depth) + "]}"
    let outcome = try Earshot.run(["transcript", "-"], input: text)
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output == "Deep\n")
  }

  @Test func aTreeTooDeepForYAMLIsNamedAfterTheInput() throws {
    let depth = 500
    let text =
      #"{"elements": ["# + String(repeating: #"{"children": ["#, count: depth)
      + String(repeating: "]}", count: depth) + "]}"
    let outcome = try Earshot.run(["convert", "-", "--to", "yaml"], input: text)
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("<stdin>: error: the tree is deeper than 400 levels\n"))
    #expect(try Earshot.run(["convert", "-", "--to", "json"], input: text).status == 0)
  }
}
