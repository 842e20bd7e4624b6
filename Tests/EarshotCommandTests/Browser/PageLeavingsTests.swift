import Foundation
import Testing

/// What a page leaves behind on the machine, and to the next page.
@Suite("What a page leaves behind", .enabled(if: Browser.program != nil, "no browser is installed"))
struct PageLeavingsTests {
  private static let browsers = [
    "/usr/bin/chromium", "/usr/bin/chromium-headless-shell",
  ].filter(FileManager.default.isExecutableFile(atPath:))

  /// A download is refused, but browsers begin to write it before that.
  @Test(arguments: browsers) func aDownloadWritesNothingIntoTheHome(_ browser: String) throws {
    let folder = try CommandFolder([
      "page.html": """
      <!doctype html><title>Files</title><h1>Files</h1><script>
        const file = URL.createObjectURL(new Blob(['S'.repeat(2000000)]));
        const save = () => {
          const link = document.createElement('a');
          [link.href, link.download] = [file, 'saved.desktop'];
          document.body.append(link); link.click(); link.remove();
        };
        setInterval(save, 10); save();
      </script>
      """
    ])
    let outcome = try folder.shell(
      """
      mkdir -p home/Downloads home/.config
      echo 'XDG_DOWNLOAD_DIR="$HOME/Downloads"' > home/.config/user-dirs.dirs
      for turn in 1 2; do
        HOME=$PWD/home timeout 60 $EARSHOT transcript page.html --browser \(browser) | tail -1
      done
      find home -type f ! -name user-dirs.dirs
      """)
    #expect(
      outcome.output == String(repeating: "Files, heading level 1\n", count: 2), "\(outcome.output)"
    )
  }

  /// Pages of one folder are heard alike in any order and company.
  @Test func aPageFindsNothingOfAnother() throws {
    let folder = try CommandFolder([
      "a.html": """
      <title>A</title><p>A<script>
        localStorage.k = sessionStorage.k = name = 'kept';
        indexedDB.open('kept').onupgradeneeded = () => {};
      </script>
      """,
      "b.html":
        """
      <title>B</title><p id=p></p><script>
        indexedDB.databases().then(list =>
          p.append(`Found ${localStorage.k}, ${sessionStorage.k}, ${name || 'none'}, ${list.length}`));
      </script>
      """,
    ])
    let outcome = try folder.shell("$EARSHOT transcript a.html b.html")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Found undefined, undefined, none, 0"), "\(outcome.output)")
  }
}
