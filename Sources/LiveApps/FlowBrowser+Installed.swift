package import BrowserPages
public import NavigationScript
import ScreenReader

extension FlowBrowser {
  /// The Chromium or Chrome that is installed on this machine.
  public static var installed: FlowBrowser { FlowBrowser(PageSettings()) }

  /// Creates a browser that opens pages as settings say; each page has cookies and storage of its own.
  package init(
    _ settings: PageSettings, browsers: BrowserPool = BrowserPool(most: BrowserPool.usefulCount)
  ) {
    self.init { page, reader in
      var settings = settings.onDevice(of: reader)
      settings.folders = page.folders
      return PageApp(LivePage(page.name, settings, browsers: browsers), reader: reader)
    }
  }
}
