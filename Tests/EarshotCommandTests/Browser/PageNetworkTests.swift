import Testing

/// Ways in which a page reaches the network, and that none of them does without `--network`.
@Suite("Pages without a network", .waiting, .inChromium) struct PageNetworkTests {
  /// A page that asks `127.0.0.1:PORT` in every way there is, each by a path of its own.
  private static let page = #"""
    <!doctype html><html lang="en"><meta charset="utf-8"><title>Ways</title>
    <meta http-equiv="Content-Security-Policy-Report-Only" content="img-src 'none'; report-uri http://127.0.0.1:PORT/csp">
    <link rel="dns-prefetch" href="//ahead.localhost:PORT"><link rel="preconnect" href="http://127.0.0.1:PORT">
    <link rel="prefetch" href="http://127.0.0.1:PORT/prefetch"><link rel="prerender" href="http://127.0.0.1:PORT/prerender">
    <link rel="modulepreload" href="http://127.0.0.1:PORT/modulepreload">
    <link rel="preload" as="font" href="http://127.0.0.1:PORT/preload">
    <link rel="stylesheet" href="http://127.0.0.1:PORT/style"><link rel="icon" href="http://127.0.0.1:PORT/favicon">
    <link rel="manifest" href="http://127.0.0.1:PORT/manifest">
    <script type="speculationrules">{"prefetch": [{"source": "list", "urls": ["http://127.0.0.1:PORT/ahead"]}],
      "prerender": [{"source": "list", "urls": ["http://127.0.0.1:PORT/shown-ahead"]}]}</script>
    <style>@font-face { font-family: far; src: url(http://127.0.0.1:PORT/css-font) }
      @import url(http://127.0.0.1:PORT/import); p { font-family: far }</style>
    <img src="http://127.0.0.1:PORT/img"><iframe src="http://127.0.0.1:PORT/frame"></iframe>
    <object data="http://127.0.0.1:PORT/object"></object><embed src="http://127.0.0.1:PORT/embed">
    <video src="http://127.0.0.1:PORT/video" poster="http://127.0.0.1:PORT/poster"></video>
    <script src="http://[::1]:PORT/script6"></script><script type="module" src="http://127.0.0.1:PORT/module"></script>
    <a id="ping" ping="http://127.0.0.1:PORT/ping" href="#x">Link</a>
    <form action="http://127.0.0.1:PORT/form" target="inner"><input name="a"></form><iframe name="inner"></iframe>
    <svg><use href="http://127.0.0.1:PORT/use#a"></use><image href="http://127.0.0.1:PORT/svg-image"/></svg><p>Text</p>
    <script>
    const web = 'http://127.0.0.1:PORT/', socket = 'ws://127.0.0.1:PORT/';
    const attempt = (way) => { try { way()?.catch?.(() => 0) } catch {} };
    const blob = (text) => URL.createObjectURL(new Blob([text]));
    const work = (text) => attempt(() => { new Worker(blob(text)) });
    attempt(() => fetch(web + 'fetch', {mode: 'no-cors'}));
    attempt(() => fetch(web + 'keepalive', {mode: 'no-cors', keepalive: true}));
    attempt(() => { const ask = new XMLHttpRequest; ask.open('GET', web + 'xhr'); ask.send() });
    attempt(() => { navigator.sendBeacon(web + 'beacon', 's') });
    attempt(() => { new EventSource(web + 'events') });
    attempt(() => { new WebSocket(socket + 'socket') });
    work(`fetch('${web}worker', {mode: 'no-cors'})`);
    work(`new Worker(URL.createObjectURL(new Blob(["fetch('${web}nested', {mode: 'no-cors'})"])))`);
    work(`importScripts('${web}import-scripts')`);
    work(`import('${web}worker-import').catch(() => 0)`);
    work(`new WebSocket('${socket}worker-socket')`);
    work(`new EventSource('${web}worker-events')`);
    work(`const ask = new XMLHttpRequest; ask.open('GET', '${web}worker-xhr'); ask.send()`);
    work(`new WebTransport('https://127.0.0.1:PORT/worker-transport').ready.catch(() => 0)`);
    attempt(() => { new SharedWorker(blob(`fetch('${web}shared', {mode: 'no-cors'})`)) });
    attempt(() => { new SharedWorker('data:text/javascript,' + encodeURIComponent(`fetch('${web}shared-data', {mode: 'no-cors'})`)) });
    attempt(() => new WebTransport('https://127.0.0.1:PORT/transport').ready);
    attempt(() => {
      const peer = new RTCPeerConnection({iceServers: [{urls: 'stun:127.0.0.1:PORT'},
        {urls: 'turn:127.0.0.1:PORT?transport=tcp', username: 'a', credential: 'b'}]});
      peer.createDataChannel('x');
      return peer.createOffer().then((offer) => peer.setLocalDescription(offer));
    });
    attempt(() => import(web + 'dynamic-import'));
    attempt(() => new FontFace('f', `url(${web}font-face)`).load());
    attempt(() => { window.open(web + 'window') });
    attempt(() => { document.forms[0].submit() });
    attempt(() => { document.getElementById('ping').click() });
    attempt(() => { const link = document.createElement('a'); link.href = web + 'download'; link.download = 'x'; link.target = 'inner'; link.click() });
    attempt(() => navigator.serviceWorker.register(web + 'service-worker'));
    attempt(() => { new Image().src = web + 'image' });
    attempt(() => { new Audio(web + 'audio') });
    attempt(() => { const frame = document.createElement('iframe'); frame.srcdoc = `<img src=${web}srcdoc>`; document.body.append(frame) });
    attempt(() => { const frame = document.createElement('iframe'); frame.src = `data:text/html,<img src=${web}data-frame>`; document.body.append(frame) });
    attempt(() => { fetchLater(web + 'later', {activateAfter: 0}) });
    attempt(() => CSS.paintWorklet.addModule(web + 'paint'));
    attempt(() => new AudioContext().audioWorklet.addModule(web + 'audio-worklet'));
    document.body.style.background = `url(${web}background)`;
    setTimeout(() => attempt(() => { const ask = new XMLHttpRequest; ask.open('GET', web + 'synchronous', false); ask.send() }), 100);
    setTimeout(() => { document.body.append('All was asked') }, 1500);
    </script>
    """#

  /// Writes down whoever comes, by TCP and UDP; the file `log` holds a line for each.
  private static let server = """
    import socket, threading
    lock = threading.Lock()
    def note(line):
      with lock, open('log', 'a') as log: log.write(line + '\\n')
    def serve(listener):
      while True:
        client, _ = listener.accept()
        threading.Thread(target=answer, args=(client,), daemon=True).start()
    def answer(client):
      client.settimeout(5)
      try: note('TCP ' + repr(client.recv(4096).split(b' HTTP')[0]))
      except OSError as error: note('TCP ' + repr(error))
      try: client.sendall(b'HTTP/1.1 200 OK\\r\\nContent-Type: text/html\\r\\nAccess-Control-Allow-Origin: *\\r\\n'
        b'Content-Length: 2\\r\\nConnection: close\\r\\n\\r\\nhi')
      except OSError: pass
      client.close()
    first = socket.create_server(('127.0.0.1', 0))
    port = first.getsockname()[1]
    threading.Thread(target=serve, args=(first,), daemon=True).start()
    try: threading.Thread(target=serve, args=(socket.create_server(('::1', port), family=socket.AF_INET6),), daemon=True).start()
    except OSError: pass
    packets = socket.socket(type=2)
    packets.bind(('127.0.0.1', port))
    open('port', 'w').write(str(port))
    while True: note('UDP %d' % len(packets.recvfrom(2000)[0]))
    """

  /// Runs commands of the shell while the server listens, and returns what it heard.
  private func heard(by command: String) throws -> (lines: [String], outcome: Earshot.Outcome) {
    let folder = try CommandFolder(["ways.html": Self.page, "server.py": Self.server, "log": ""])
    let outcome = try folder.shell(
      """
      command -v python3 > /dev/null || exit 77
      timeout 300 python3 server.py > server.out 2>&1 & server=$!
      trap 'kill $server' EXIT
      for i in $(seq 1200); do [ -s port ] && break; sleep 0.05; done
      sed -i "s|PORT|$(cat port)|g" ways.html
      \(command)
      sleep 0.3
      """)
    return (try folder.text(of: "log").split(separator: "\n").map(String.init), outcome)
  }

  @Test func noneOfTheWaysLeadsOut() throws {
    let (lines, outcome) = try heard(
      by: """
        $EARSHOT transcript ways.html --wait-for 'All was asked' || exit 1
        $EARSHOT transcript - < ways.html || exit 1
        echo next | $EARSHOT walk --plain ways.html || exit 1
        $EARSHOT report ways.html --no-audio -o page.html || exit 1
        """)
    if outcome.status == 77 { return }
    #expect(outcome.output.contains("All was asked"), "\(outcome.output)\(outcome.error)")
    #expect(lines == [])
  }

  /// Requests of an operated page are asked about one by one; nobody is told what a socket sends.
  @Test func socketsOfAnOperatedPageAreCut() throws {
    let (lines, outcome) = try heard(
      by: #"""
        cat > chat.html << END
        <!doctype html><html lang=en><title>Chat</title><h1>Chat</h1><button id=a>Save</button>
        <button id=b>Share</button><p role=status id=p></p><script>
        a.onclick = () => { new WebSocket('ws://127.0.0.1:$(cat port)/socket'); p.textContent = 'Saved' };
        b.onclick = () => { new Worker(URL.createObjectURL(new Blob(
          ["new WebSocket('ws://localhost:$(cat port)/worker-socket')"]))); p.textContent = 'Shared' };
        fetch('http://127.0.0.1:$(cat port)/loaded', {mode: 'no-cors'});
        </script></html>
        END
        $EARSHOT audit chat.html --network --operate --reader nvda --format json
        """#)
    if outcome.status == 77 { return }
    #expect(lines.contains { $0.contains("/loaded") }, "\(lines)")
    #expect(lines.allSatisfy { !$0.contains("socket") }, "\(lines)")
    #expect(outcome.output.contains("would have sent something"), "\(outcome.output)")
  }

  /// What no proxy stops is taken from pages, frames, windows and workers of every kind.
  @Test(arguments: ["--operate", "--explore"])
  func transportsOfAPageThatIsOperatedAreCut(_ option: String) throws {
    let (lines, outcome) = try heard(
      by: #"""
        cat > chat.html << END
        <!doctype html><html lang=en><title>Chat</title><h1>Chat</h1>
        <button id=a aria-expanded=false>Show more</button><p role=status id=p></p><script>
        const open = () => \`new WebTransport('https://127.0.0.1:$(cat port)/').ready.catch(() => 0)\`;
        const work = (text) => new Worker(URL.createObjectURL(new Blob([text])));
        const attempt = (way) => { try { way() } catch {} };
        a.onclick = () => {
          a.setAttribute('aria-expanded', 'true');
          p.textContent = 'Shown';
          attempt(() => eval(open()));
          attempt(() => work(open()));
          attempt(() => work('new Worker(URL.createObjectURL(new Blob([' + JSON.stringify(open()) + '])))'));
          attempt(() => new SharedWorker('data:text/javascript,' + encodeURIComponent(open())));
          const frame = document.createElement('iframe');
          document.body.append(frame);
          attempt(() => frame.contentWindow.eval(open()));
        };
        fetch('http://127.0.0.1:$(cat port)/loaded', {mode: 'no-cors'});
        </script></html>
        END
        $EARSHOT audit chat.html --network OPTION --reader nvda --format json; sleep 1
        """#.replacing("OPTION", with: option))
    if outcome.status == 77 { return }
    #expect(lines.contains { $0.contains("/loaded") }, "\(lines)")
    #expect(lines.allSatisfy { !$0.hasPrefix("UDP") }, "\(lines)")
    #expect(outcome.output.contains("Show more") || outcome.output.contains("show-more"))
  }

  /// While a page is operated, the tab in which it was read is closed.
  @Test func nothingIsSentByThePageThatWasRead() throws {
    let (lines, outcome) = try heard(
      by: #"""
        cat > late.html << END
        <!doctype html><html lang=en><title>Late</title><h1>Late</h1><p role=status id=p></p>
        <button>One</button><button>Two</button><button>Three</button><script>
        for (const one of document.querySelectorAll('button')) one.onclick = () => { p.textContent = one.textContent };
        new WebSocket('ws://127.0.0.1:$(cat port)/socket');
        setTimeout(() => fetch('http://127.0.0.1:$(cat port)/late', {method: 'POST', body: 'x', mode: 'no-cors'}), 3000);
        fetch('http://127.0.0.1:$(cat port)/loaded', {mode: 'no-cors'});
        </script></html>
        END
        $EARSHOT audit late.html --network --operate --reader nvda --format json; sleep 1
        """#)
    if outcome.status == 77 { return }
    #expect(lines.contains { $0.contains("/loaded") }, "\(lines)")
    #expect(lines.allSatisfy { !$0.contains("late") && !$0.contains("socket") }, "\(lines)")
  }

  /// What is begun while a page loads is whole by then: no stream goes on with what a click puts into it.
  @Test func aPageHasNoUploadsAsStreamsAndNoWindows() throws {
    let folder = try CommandFolder([
      "page.html": """
      <!doctype html><html lang=en><title>W</title><h1>W</h1><p id=o>-</p><script>
      let asked = false;
      new Request('x', {body: new ReadableStream(), method: 'POST', get duplex() { asked = true; return 'half' }});
      o.textContent = `stream ${asked} window ${!!window.open('about:blank')}`;
      </script></html>
      """
    ])
    let outcome = try folder.shell("$EARSHOT transcript page.html")
    #expect(outcome.output.contains("stream false window false"), "\(outcome.output)")
  }

  /// A window that a page of a file opens is closed, and its document is no file.
  @Test func aWindowGetsNoFile() throws {
    let folder = try CommandFolder([
      "pop.html": "<title>P</title><script>opener.postMessage('the window got it', '*')</script>",
      "page.html": """
      <!doctype html><html lang=en><title>W</title><h1>W</h1><p id=o>-</p><script>
      onmessage = (event) => { o.textContent = event.data };
      for (let i = 0; i < 10; i++) window.open('pop.html');
      setTimeout(() => { o.textContent += ' end' }, 900);
      </script></html>
      """,
    ])
    for _ in 0..<3 {
      let outcome = try folder.shell("$EARSHOT transcript page.html --wait-for ' end'")
      #expect(outcome.output.contains("- end"), "\(outcome.output)\(outcome.error)")
    }
  }

  /// The same page with the network: the ways are ways.
  @Test func theyLeadOutWhereTheNetworkIsAllowed() throws {
    let (lines, outcome) = try heard(
      by: "$EARSHOT transcript ways.html --network --wait-for 'All was asked'")
    if outcome.status == 77 { return }
    #expect(Set(lines).count >= 30, "\(lines)")
  }

  /// A page that leaves for the network is not heard as the browser's page about it.
  @Test func aPageThatLeavesForTheNetworkIsRefused() throws {
    let folder = try CommandFolder([
      "a.html": "<!doctype html><h1>Page</h1><script>location = 'http://127.0.0.1:8009/'</script>"
    ])
    for command in ["transcript", "walk --plain"] {
      let outcome = try folder.shell("echo next | $EARSHOT \(command) a.html")
      #expect(outcome.status == 2)
      #expect(
        outcome.error
          == """
          a.html: error: the page redirected to another one: pages from files have no network access
            allow it with --network

          """)
    }
  }

  @Test func whatAPageCannotLoadIsToldAndItsBoxesAreNotJudged() throws {
    let small =
      "<title>T</title><a href=a style='font-size:8px'>One</a> <a href=b style='font-size:8px'>Two</a>"
    let folder = try CommandFolder([
      "whole.html": "<!doctype html><html lang=en><link rel=stylesheet href=there.css>\(small)",
      "there.css": "",
      "letters.html":
        "<!doctype html><html lang=en><link rel=stylesheet href='https://fonts.example.org/css'>\(small)",
      "bare.html":
        "<!doctype html><html lang=en><link rel=stylesheet href='https://example.org/b.css'>\(small)",
      "unbuilt.html": "<!doctype html><html lang=en><link rel=stylesheet href=dist/a.css>\(small)",
      "written.html":
        "<!doctype html><html lang=en><script src='https://cdn.tailwindcss.com'></script>\(small)",
    ])
    for (page, lost, isJudged) in [
      ("whole.html", nil, true), ("letters.html", "https://fonts.example.org/css", true),
      ("bare.html", "https://example.org/b.css", false), ("unbuilt.html", #""a.css""#, false),
      ("written.html", "https://cdn.tailwindcss.com/", false),
    ] as [(String, String?, Bool)] {
      let outcome = try folder.shell(
        "$EARSHOT audit \(page) --reader nvda --rule target-too-small --verbose")
      #expect(
        outcome.error.contains("could not load a style or script") == (lost != nil), "\(page)")
      if let lost { #expect(outcome.error.contains(lost), "\(outcome.error)") }
      #expect(outcome.error.contains("--network lets") == (lost?.hasPrefix("http") == true))
      #expect(outcome.output.contains("target-too-small: link") == isJudged, "\(outcome.output)")
      #expect(outcome.output.contains("cannot contain frames") != isJudged, "\(outcome.output)")
    }
  }
}
