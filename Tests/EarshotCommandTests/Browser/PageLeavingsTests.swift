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
        HOME=$PWD/home timeout 300 $EARSHOT transcript page.html --browser \(browser) | tail -1
      done
      find home -type f ! -name user-dirs.dirs
      """)
    #expect(
      outcome.output == String(repeating: "Files, heading level 1\n", count: 2), "\(outcome.output)"
    )
  }

  /// Pages of one folder are heard alike in any order and company, whenever the former one writes.
  @Test(arguments: ["keep()", "onpagehide = onunload = keep", "setInterval(keep, 10)"])
  func aPageFindsNothingOfAnother(_ script: String) throws {
    let folder = try CommandFolder([
      "a.html": """
      <title>A</title><p>A<script>
        const keep = () => {
          localStorage.k = sessionStorage.k = name = 'kept';
          indexedDB.open('kept').onupgradeneeded = () => {};
        };
        \(script);
      </script>
      """,
      "b.html":
        """
      <title>B</title><p id=p></p><script>
        indexedDB.databases().then(list =>
          p.append(`Found ${localStorage.k}, ${sessionStorage.k}, ${name || 'none'}, ${list.length}, `
            + history.length));
      </script>
      """,
    ])
    let outcome = try folder.shell("$EARSHOT transcript a.html b.html")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Found undefined, undefined, none, 0, 2"), "\(outcome.output)")
  }

  /// All pages of a browser share its clipboard; the next page in it finds an empty one.
  @Test func aPageFindsNoCopyOfAnother() throws {
    let folder = try CommandFolder([
      "a/p.html": """
      <!doctype html><title>A</title><button id=b>Copy</button><script>
        b.onclick = () => {
          const field = document.createElement('textarea');
          field.value = 'copied'; document.body.append(field); field.select(); document.execCommand('copy');
        };
      </script>
      """,
      "a/a.flow.yaml": "page: p.html\nsteps: [{find: Copy}, activate]",
      "b/p.html": """
      <!doctype html><title>B</title><input id=i aria-label=Field><p role=log id=o></p><script>
        i.onpaste = event => o.append(`Got ${event.clipboardData.getData('text') || 'nothing'}`);
      </script>
      """,
      "b/b.flow.yaml": "page: p.html\nsteps: [{find: Field}, activate, {press: Control+v}]",
    ])
    let outcome = try folder.shell("$EARSHOT run .")
    #expect(outcome.output.contains("Got nothing"), "\(outcome.output)")
  }
}
