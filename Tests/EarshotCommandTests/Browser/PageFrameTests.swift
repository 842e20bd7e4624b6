import Testing

/// Frames of other origins and closed shadow trees, read and acted on as what stands around them.
@Suite("Frames of pages", .waiting, .inChromium) struct PageFrameTests {
  // At 127.0.0.1 the same server is another site than at localhost.
  private static let pages = [
    "index.html": """
    <!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1>
    <p style="margin-bottom: 1500px">Far up</p>
    <iframe title="Middle" height="300" src="http://127.0.0.1:{PORT}/middle.html"></iframe>
    <iframe title="Locked" sandbox="allow-scripts" srcdoc="<button
      onclick='this.textContent = event.isTrusted ? &quot;Touched&quot; : &quot;Called&quot;'>Locked</button>"></iframe>
    <my-box></my-box><script>
      const root = document.querySelector('my-box').attachShadow({mode: 'closed'});
      root.innerHTML = '<button>Shut</button><p role="status"></p>';
      root.querySelector('button').onclick = (event) => {
        root.querySelector('p').textContent = 'From inside ' + event.isTrusted;
      };
    </script>
    """,
    "middle.html": """
    <!doctype html><html lang="en"><title>Middle</title><p style="margin-bottom: 400px">Further</p>
    <iframe title="Inner" src="{SITE}/inner.html"></iframe>
    """,
    "inner.html": """
    <!doctype html><html lang="en"><title>Inner</title><button>Ring</button><p role="alert"></p>
    <label>Town <input></label><script>
      const say = (text) => { document.querySelector('[role=alert]').textContent = text; };
      document.querySelector('button').onclick = (event) => say('Rang ' + event.isTrusted);
      document.querySelector('input').oninput = (event) => say(event.target.value.length + ' letters');
    </script>
    """,
    "a.flow.yaml": """
    page: {SITE}/
    steps:
      - find: Ring, button
      - activate
      - announced: Rang true
      - find: "Town, text field"
      - activate
      - type: Rome
      - announced: 4 letters
      - find: Locked, button
      - activate
      - hear: {contains: Touched}
      - find: Shut, button
      - activate
      - announced: From inside true

    """,
  ]

  /// A page of another site keeps its clock ahead of the machine's as well: its frames are drawn, however long a
  /// person takes.
  @Test func framesAreDrawnOnAnotherSite() throws {
    let folder = try CommandFolder([
      "index.html": "<title>First</title><a href='http://127.0.0.1:{PORT}/next.html'>Go on</a>",
      "next.html": """
      <!doctype html><html lang="en"><title>Next</title><button>Add</button><p role="status"></p><script>
      let count = 0;
      document.querySelector('button').onclick = () => requestAnimationFrame(() => {
        document.querySelector('p').textContent = ++count + ' in the basket';
      });
      </script>
      """,
    ])
    let heard = try folder.served(
      """
      sed -i "s|{PORT}|$PORT|g" index.html
      (echo activate; sleep 6; echo activate; sleep 3; echo activate) | $EARSHOT walk --plain $SITE/
      """)
    guard !heard.output.isEmpty else { return }
    for count in 1...2 {
      #expect(heard.output.contains("[announcement: \(count) in the basket]"), "\(heard.output)")
    }
  }

  /// What is touched gets a real touch: `isTrusted` says so, as scripts cannot make one.
  @Test func whatStandsInFramesIsActedOnAndHeard() throws {
    let folder = try CommandFolder(Self.pages)
    let heard = try folder.served(
      """
      sed -i "s|{PORT}|$PORT|g" index.html
      $EARSHOT run a.flow.yaml
      """)
    #expect(heard.status == 0, "\(heard.output)\(heard.error)")
  }
}
