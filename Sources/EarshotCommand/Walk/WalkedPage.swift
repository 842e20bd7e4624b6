import BrowserPages
import Earshot

/// A page that somebody walks through: what is done happens in a browser, which ends with the walk.
struct WalkedPage {
  /// The page as an app.
  let app: PageApp
  /// The page as it came up.
  let imported: ImportedScreen
  /// What it did as it came up.
  let effects: [AppEffect]

  /// Opens a page.
  init(
    _ page: PageInput, _ input: InputOptions, _ pages: PageOptions, _ options: ReaderOptions
  ) throws(SourceError) {
    let reader = try options.reader(on: .web)
    let settings = try pages.settings()
    app = PageApp(
      LivePage(input.name, settings.onDevice(of: reader)), reader: reader)
    (imported, effects) = try app.open(page)
    imported.report.tell()
  }
}
