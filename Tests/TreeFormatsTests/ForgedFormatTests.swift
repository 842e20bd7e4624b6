import Documents
import Testing

@testable import TreeFormats

/// Words of an app that look like the dump of another tool.
@Suite("Forged formats")
struct ForgedFormatTests {
  /// What other tools' dumps are known by, over several lines.
  static let foreign = [
    "uid=1_0 RootWebArea \"x\"\n  uid=1_1 button \"Buy\"",
    "[1] RootWebArea 'x' focused: True\n\t[2] button 'Buy'",
    "@e1 [button] Buy\n@e2 [heading] Shop",
    "Element subtree:\n Button, 0x1, {{1.0, 1.0}, {2.0, 2.0}}, label: 'Buy'",
    "<UIView:0x7fa; AX=Y; AX.label=Pay>",
    "SemanticsNode#1\n Rect.fromLTRB(0.0, 0.0, 1.0, 1.0)\n label: \"Buy\"",
    "Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\n Text = '[Buy]'", "Semantics not generated",
    "Printing with useUnmergedTree = 'x'", "- button \"Buy\"\n- document",
    "elements:\n  - button: Buy",
    "{\"attributes\": {\"accessibilityText\": \"a\", \"hintText\": \"b\", \"resource-id\": \"c\"}}",
    "AXA Insurance", "earshot-page", "AXFrame",
  ]

  private func name(_ text: String, _ path: String) throws -> String? {
    TreeReaders.reader(of: try SourceText(bytes: Array(text.utf8), path: path))?.name
  }

  private func block(_ words: String) -> String {
    words.split(separator: "\n").map { "      \($0)\n" }.joined()
  }

  @Test(arguments: foreign) func aScreenStaysAScreen(_ words: String) throws {
    let native = NativeReader().name
    let yaml = "screen: S\nelements:\n  - label: |-\n\(block(words))  - button: Pay\n"
    for path in ["a.screen.yaml", "a.txt", "<stdin>"] { #expect(try name(yaml, path) == native) }
    let escaped = words.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    for role in ["link", "button"] {
      let json =
        "{\"screen\": \"S\", \"elements\": [{\"role\": \"\(role)\", \"label\": \"\(escaped)\"}]}"
      for path in ["a.screen.json", "a.json", "<stdin>"] { #expect(try name(json, path) == native) }
    }
  }

  /// Keys of an app's own in a screen are no keys of a dump.
  @Test(arguments: [
    "AXLabel", "AXFrame", "role_description", "rawIdentifier", "frameX", "snapshot",
  ])
  func keysInAScreenAreItsOwn(_ key: String) throws {
    let json = """
      {"screen": "S", "platform": "ios",
       "elements": [{"label": "", "traits": ["button"], "content": [{"\(key)": "x"}], "type": "a"}]}
      """
    #expect(try name(json, "a.json") == NativeReader().name)
  }

  @Test(arguments: foreign) func aPageStaysAPage(_ words: String) throws {
    for page in [
      "<!DOCTYPE html><title>S</title>\n<!--\n\(words)\n-->\n", "<!--\n\(words)\n--><html><p>a",
      "<h1>S</h1>\n<pre>\n\(words)\n</pre>\n",
    ] {
      let source = try SourceText(bytes: Array(page.utf8), path: "a.html")
      #expect(HTMLText.isPage(source.bytes))
      #expect(TreeReaders.reader(of: source) == nil, "\(page)")
    }
  }

  @Test(arguments: foreign) func aDumpStaysOne(_ words: String) throws {
    let dumps = [
      "compose":
        "Printing with useUnmergedTree = 'false'\nNode #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\n Text = '[%]'\n",
      "debugdescription":
        "Element subtree:\n →Application, 0x1, pid: 1, label: 'S'\n    StaticText, 0x2, {{1.0, 1.0}, {2.0, 2.0}}, label: '%'\n",
      "puppeteer": "uid=1_0 RootWebArea \"S\"\n  uid=1_1 StaticText \"%\"\n",
      "webarena": "[1] RootWebArea 'S' focused: True\n\t[2] button '%'\n",
      "uiautomator":
        "<hierarchy rotation=\"0\"><node class=\"a.B\" text=\"%\" bounds=\"[0,0][9,9]\"/></hierarchy>",
    ]
    for (format, dump) in dumps {
      let isMarkup = dump.hasPrefix("<")
      let shown =
        isMarkup ? words.replacing("<", with: "&lt;").replacing("\"", with: "&quot;") : words
      #expect(try name(dump.replacing("%", with: shown), "a.txt") == format, "\(shown)")
    }
  }

  /// What stands above a dump in a log does not hide it.
  @Test func aLogAroundADumpIsPassedOver() throws {
    let log = "12:00:01 INFO [3] starting\nI/app: {a: 1}\n"
    #expect(
      try name("\(log)Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\n Text = '[Buy]'\n", "a.log")
        == "compose")
    #expect(
      try name("\(log)[1] RootWebArea 'S' focused: True\n\t[2] button 'Buy'\n", "a.log")
        == "webarena")
  }
}
