import Testing

/// A file that is named as a page is one, whatever its text calls itself, and a new recording matches nothing by patterns.
@Suite("Names of pages", .waiting, .inChromium) struct PageNameTests {
  private static let honest =
    "<!doctype html><html lang=en><title>Shop</title><main><h1>Shop</h1><button>Pay</button></main>"

  /// A page with nameless controls in a browser, and a faultless screen to whoever reads YAML.
  private static let disguised = """
    # <style>body{font-size:0}main{font-size:16px}</style><main lang=en><h1>Shop</h1><button></button><input></main><!--
    screen: Shop
    language: en
    elements:
      - heading: Shop
      - button: Pay
    # -->
    """

  @Test(arguments: [
    "home.html", "home.HTML", "home.Htm", "home.xhtml", "./", "./ --fail-on warning",
  ])
  func itsTextCannotMakeItAScreen(_ input: String) throws {
    let name = input.hasPrefix("home") ? input : "home.HTML"
    let outcome = try CommandFolder([name: Self.disguised]).shell("$EARSHOT audit \(input)")
    #expect(outcome.status != 0)
    // What is no XML a browser refuses as such.
    let isRefused = name.hasSuffix(".xhtml")
    #expect(isRefused || outcome.output.contains("label-missing"), "\(outcome.output)")
  }

  @Test func aRecordedPageIsNotReplacedByAScreen() throws {
    let folder = try CommandFolder(["S/home.html": Self.honest, "T/home.html": Self.disguised])
    #expect(try folder.shell("$EARSHOT check S --baseline S --update missing").status == 0)
    _ = try folder.shell("cp S/*.txt T/")
    let outcome = try folder.shell("$EARSHOT check T --baseline T")
    // It states no language, so its recording does not even compare.
    #expect(outcome.status != 0, "\(outcome.output)\(outcome.error)")
    #expect(try folder.shell("$EARSHOT diff S/home.html T/home.html").status == 1)
  }

  @Test func aFlowGoesThroughNoPageAsAScreen() throws {
    let folder = try CommandFolder([
      "home.html": Self.disguised, "a.flow.yaml": "start: home.html\nsteps: [next]\n",
    ])
    let outcome = try folder.shell("$EARSHOT run a.flow.yaml")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("page: home.html"), "\(outcome.error)")
  }

  @Test(arguments: [
    "{{any}}\n{{any}}\n", "/.*/\n/.*/\n",
    #"{"format":"earshot-transcript-1","stops":[{"text":"{{any}}"},{"text":"{{any}}"}]}"#,
  ])
  func aNewRecordingOfPlaceholdersMatchesNothing(_ text: String) throws {
    let folder = try CommandFolder([
      "old.screen.yaml": "screen: Home\nelements: [button: Pay]\n", "new.txt": text,
    ])
    let outcome = try folder.shell("$EARSHOT diff old.screen.yaml new.txt")
    #expect(outcome.status != 0, "\(outcome.output)")
    if !text.hasPrefix("{\"") {
      #expect(outcome.error.contains("placeholders are plain text"), "\(outcome.error)")
    }
  }
}
