import Documents
import Testing
import Voices

@testable import Pages

/// What stands between words of an app and a page.
@Suite("Markup")
struct MarkupTests {
  @Test(arguments: [
    ("Rate", "Rate"), ("a < b & c > d", "a &lt; b &amp; c &gt; d"), ("\"'", "&quot;&#39;"),
    // With an accent on it a quotation mark is another character, and still ends an attribute.
    ("\"\u{308} x='\u{301}", "&quot;\u{308} x=&#39;\u{301}"),
    ("<\u{338}b>\u{20D2}", "&lt;\u{338}b&gt;\u{20D2}"),
    ("{{title}}", "{{title}}"), ("", ""),
  ])
  func isEscapedScalarByScalar(_ text: String, _ escaped: String) {
    #expect(SafeMarkup.escaped(text) == escaped)
  }

  @Test(arguments: PageTemplates.Name.allCases)
  func everyTemplateEscapes(_ name: PageTemplates.Name) throws {
    let text = PageTemplates.text(of: name)
    #expect(!text.isEmpty)
    _ = try PageTemplate(text, name: name.rawValue)
    // Only what the program itself has made stands in a page as it is.
    let bare = text.matches(of: /\{\{\{([a-z]+)\}\}\}/).map { String($0.1) }
    #expect(
      Set(bare).isSubset(of: [
        "css", "style", "script", "svg", "url", "captions", "neighbours", "findings", "key",
      ]))
    #expect(!text.contains(" style=") && !text.contains(" onclick="))
  }

  @Test(
    arguments: [
      ("en-US", "en-US"), ("he", "he"), ("zh_Hant_TW", "zh-Hant-TW"), ("", nil), ("e", nil),
      ("english", nil), ("en-", nil), ("en\" onload=\"x", nil), ("12", nil),
    ] as [(String, String?)])
  func aLanguageIsStatedWhereItIsOne(_ tag: String, _ safe: String?) {
    #expect(LanguageTag(tag).markup == safe)
  }

  @Test(arguments: [
    ("home.html", "./home.html"), ("a b/ü.html", "./a%20b/%C3%BC.html"),
    ("javascript:alert(1).html", "./javascript%3Aalert%281%29.html"), ("50%.html", "./50%25.html"),
  ])
  func linksStayInTheFolder(_ path: String, _ link: String) {
    #expect(IndexPage.escaped(path) == link)
  }

  @Test func thePolicyNamesWhatStandsInThePage() {
    // SHA-256 of "a" and of "b".
    #expect(
      ReportPage.policy(style: "a", script: "b")
        == "default-src 'none'; img-src data:; media-src data: blob:; "
        + "style-src 'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='; "
        + "script-src 'sha256-PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0='; "
        + "base-uri 'none'; form-action 'none'")
    #expect(ReportPage.policy(style: "a", script: nil).contains("script-src 'none'"))
  }
}
