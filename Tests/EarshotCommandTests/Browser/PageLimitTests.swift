import Foundation
import Testing

/// Pages that ask for more than any page needs: each ends with a line that names its limit.
@Suite("Limits of pages", .waiting, .inChromium) struct PageLimitTests {
  private struct Case {
    var name: String
    var page: String
    /// What the line says, with `#` for a number.
    var message: String
  }

  private static let many = """
    let text = ''; for (let i = 0; i < 60000; i++) text += '<p>x';
    """

  private static let cases = [
    Case(
      name: "alerts", page: "<h1>A</h1><script>for (let i = 0; i < 1000; i++) alert(i)</script>",
      message: "the page opened more than 100 dialogs"),
    Case(
      name: "confirms", page: "<h1>C</h1><script>while (confirm('More?') || true);</script>",
      message: "the page opened more than 100 dialogs"),
    Case(
      name: "prompts", page: "<h1>P</h1><script>for (;;) prompt('Who?', 'me')</script>",
      message: "the page opened more than 100 dialogs"),
    Case(
      name: "windows",
      page: "<h1>W</h1><script>for (let i = 0; i < 1000; i++) open('about:blank#' + i)</script>",
      message: "the page opened more than 100 windows"),
    Case(
      name: "frames", page: "<h1>F</h1>" + String(repeating: "<iframe></iframe>", count: 250),
      message: "the page opened more than 200 frames"),
    Case(
      name: "files",
      page: """
        <h1>F</h1><script>
        for (let i = 0; i < 10500; i++) {
          const style = document.createElement('link'); style.rel = 'stylesheet';
          style.href = 'none' + i + '.css'; document.head.append(style);
        }
        </script>
        """, message: "the page asked for more than 10000 files"),
    Case(
      name: "elements",
      page: "<h1>E</h1><div></div><script>" + Self.many
        + "document.querySelector('div').innerHTML = text</script>",
      message: "the page has # elements; at most 50000 can be read"),
    // It comes in pieces, and is not waited for.
    Case(
      name: "nodes", page: "<h1>N</h1>" + String(repeating: "<p>x", count: 500_000),
      message: "the page has # elements; at most 50000 can be read"),
    Case(
      name: "texts",
      page: """
        <h1>T</h1><div></div><script>
        const held = document.createDocumentFragment();
        for (let i = 0; i < 110000; i++) held.append(new Text('x'), new Comment('y'));
        document.querySelector('div').attachShadow({mode: 'closed'}).append(held);
        </script>
        """, message: "the page has # nodes; at most 200000 can be read"),
  ]

  /// One browser opens them all, and a good page after them.
  @Test func whatIsTooMuchNamesItsLimit() throws {
    let folder = try CommandFolder(["set/z-good.html": "<h1>Good</h1>"])
    for page in Self.cases { try folder.write("set/\(page.name).html", page.page) }
    let heard = try folder.shell("$EARSHOT transcript set --timeout 150")
    #expect(heard.status == 2)
    #expect(heard.output.contains("Good, heading level 1"), "\(heard.output)")
    let lines = heard.error.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(lines.count == Self.cases.count, "\(heard.error)")
    for page in Self.cases {
      let own = lines.first { $0.contains("\(page.name).html: error: ") } ?? ""
      let told = own.replacing(/has \d+/, with: "has #")
      #expect(told.hasSuffix(page.message), "\(own)")
    }
  }

  private static let live = """
    <!doctype html><title>Bench</title><h1>Bench</h1>
    <button onclick="for (let i = 0; i < 1000; i++) alert(i)">Ask</button>
    <button onclick="for (let i = 0; i < 1000; i++) window.open('about:blank#' + i)">Open</button>
    <button onclick="\(Self.many) document.querySelector('div').innerHTML = text">Grow</button>
    <button onclick="location = 'away.html'">Leave</button><div></div>
    """

  /// What an act leads to is held to the same limits.
  @Test func anActThatIsTooMuchIsRefused() throws {
    let acts = [
      ("Ask", "opened more than 100 dialogs"), ("Open", "opened more than 100 windows"),
      ("Grow", "elements; at most 50000 can be read"), ("Leave", "kept redirecting"),
    ]
    let folder = try CommandFolder([
      "page.html": Self.live,
      "away.html": """
      <h1>Away</h1><script>setTimeout(() => { location = '?' + Math.random(); }, 5)</script>
      """,
    ])
    for (name, _) in acts {
      try folder.write(
        "\(name).flow.yaml", "page: page.html\nsteps: [{find: \(name)}, activate]")
    }
    let heard = try folder.shell("$EARSHOT run .")
    #expect(heard.status == 2)
    let lines = heard.error.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(lines.count == acts.count, "\(heard.error)")
    for (name, message) in acts {
      let own = lines.first { $0.contains("\(name).flow.yaml") } ?? ""
      #expect(
        own.contains("\"activate\" is not possible: the page") && own.contains(message), "\(own)")
    }
  }

  @Test func aBrowserThatIsKilledIsOneLineAndLeavesNothing() throws {
    let folder = try CommandFolder([
      "busy.html": "<h1>B</h1><script>for (;;);</script>"
    ])
    let heard = try folder.shell(
      """
      short=$(mktemp -d /tmp/eXXXXXX); export TMPDIR="$short"
      $EARSHOT transcript --timeout 120 busy.html & earshot=$!
      # Not each of the browser's processes names the profile, but all are of one session.
      for i in $(seq 1200); do
        session=$(pgrep -o -f "user-data-dir=$short" | xargs -r ps -o sid= -p | tr -d ' ')
        [ -n "$session" ] && pgrep -f -s "$session" -- --type=renderer > /dev/null && break
        sleep 0.1
      done
      sleep 1
      for process in $(pgrep -f -s "$session" "user-data-dir=$short"); do
        case $(readlink /proc/$process/exe) in */chrom*)
          tr '\\0' ' ' < /proc/$process/cmdline | grep -q -- --type= || kill -KILL $process;;
        esac
      done
      wait $earshot; status=$?
      for i in $(seq 1200); do [ -z "$(pgrep -s "$session"; ls "$short")" ] && break; sleep 0.1; done
      pgrep -s "$session"; ls "$short"; rm -rf "$short"; exit $status
      """)
    #expect(heard.status == 2)
    #expect(heard.output == "")
    let lines = heard.error.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(
      lines.count == 1 && lines[0].hasPrefix("busy.html: error: the browser "), "\(heard.error)")
    #expect(lines.first?.contains("quit unexpectedly") == true, "\(heard.error)")
  }

  /// A folder for the profile that cannot be made is told before a browser is started.
  @Test func aFolderThatCannotBeWrittenToIsTold() throws {
    let folder = try CommandFolder([
      "page.html": "<h1>P</h1>", "a.flow.yaml": "page: page.html\nsteps: [next]",
    ])
    for command in ["transcript page.html", "run a.flow.yaml"] {
      let heard = try folder.shell("TMPDIR=/proc/1 $EARSHOT \(command)")
      #expect(heard.status == 2)
      #expect(heard.output == "")
      let lines = heard.error.split(separator: "\n").filter { $0.contains(": error: ") }
      #expect(lines.count == 1, "\(heard.error)")
      #expect(lines.first?.contains("cannot create a folder for the browser in") == true)
    }
  }
}
