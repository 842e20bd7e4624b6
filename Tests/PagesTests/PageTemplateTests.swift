import Documents
import Testing

@testable import Pages

@Suite struct PageTemplateTests {
  private static let values: PageValues = [
    "name": "a <b>", "count": 2, "share": 0.5, "isOn": true, "isOff": false,
    "nothing": String?.none,
    "empty": "", "frame": ["x": 3, "name": "inner"] as PageValues,
    "rows": [["name": "one"], ["count": 7]] as [PageValues], "noRows": [PageValues](),
  ]

  @Test(
    arguments: [
      ("plain", "plain"), ("{{name}}|{{{name}}}", "a &lt;b&gt;|a <b>"),
      ("{{count}} {{share}} {{isOn}}", "2 0.5 true"),
      ("[{{nothing}}{{unknown}}{{frame.y}}{{count.x}}]", "[]"), ("{{frame.x}}", "3"),
      ("{{#frame}}{{x}}{{name}}{{count}}{{/frame}}", "3inner2"),
      ("{{#rows}}({{name}} {{count}}){{/rows}}", "(one 2)(a &lt;b&gt; 7)"),
      ("{{#count}}{{name}}{{/count}}", "a &lt;b&gt;"), ("{{#empty}}there{{/empty}}", "there"),
      ("{{#isOn}}on{{/isOn}}{{#isOff}}off{{/isOff}}{{#nothing}}x{{/nothing}}", "on"),
      ("{{^isOn}}a{{/isOn}}{{^isOff}}b{{/isOff}}{{^noRows}}c{{/noRows}}{{^x}}d{{/x}}", "bcd"),
      ("{{#isOn}}{{#isOff}}x{{/isOff}}y{{/isOn}}", "y"), ("} { }} {", "} { }} {"),
    ])
  func isFilled(_ template: String, _ text: String) throws {
    #expect(try PageTemplate(template, name: "page").filled(Self.values) == text)
  }

  @Test(
    arguments: [
      ("{{name", "page: error: a tag of the template has no end"),
      ("{{{name}}", "page: error: a tag of the template has no end"),
      ("{{#a}}b", "page: error: the template does not close a"),
      ("{{/a}}", "page: error: the template closes a too early"),
      ("{{#a}}{{#b}}{{/a}}{{/b}}", "page: error: the template closes a too early"),
    ])
  func aMistakeIsTold(_ template: String, _ message: String) {
    let error = #expect(throws: SourceError.self) { try PageTemplate(template, name: "page") }
    #expect(error?.summary == message)
  }
}
