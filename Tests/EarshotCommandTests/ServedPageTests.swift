import Testing

/// `earshot report --serve`: a page of this machine that follows its input.
@Suite struct ServedPageTests {
  /// Serves a page on a port of the system's choice, does something beside it, and ends it.
  ///
  /// In the steps, `ask LINE...` sends the lines of a request and prints the answer.
  private func serve(_ line: String, in folder: CommandFolder, _ steps: String) throws
    -> Earshot.Outcome
  {
    try folder.shell(
      """
      timeout 400 $EARSHOT report --no-audio \(line) 2> messages.txt & program=$!
      for i in $(seq 1200); do grep -q "page is at" messages.txt && break; sleep 0.05; done
      port=$(sed -n 's|.*is at http://127.0.0.1:\\([0-9]*\\)/.*|\\1|p' messages.txt)
      ask() { timeout 300 bash -c '
        exec 3<> "/dev/tcp/127.0.0.1/$1" || exit; shift
        printf "%s\\r\\n" "$@" "" >&3; cat <&3' ask "$port" "$@"; }
      \(steps)
      kill -TERM $(pgrep -P $program || echo $program); wait $program; echo "status $?"
      """)
  }

  private static let places = [
    "--serve 127.0.0.1:0 a.screen.yaml", "a.screen.yaml --serve 127.0.0.1:0",
    "--serve a.screen.yaml 0", "a.screen.yaml --serve localhost:0",
  ]

  @Test(arguments: places)
  func theAddressMayStandAnywhere(_ line: String) throws {
    let folder = try CommandFolder(["a.screen.yaml": "screen: Shop\nelements: [button: Rate]"])
    let outcome = try serve(line, in: folder, #"ask "GET /page HTTP/1.1" "Host: localhost:$port""#)
    #expect(outcome.output.hasPrefix("HTTP/1.1 200 OK\r\n"), "\(outcome.output.prefix(500))")
    #expect(outcome.output.contains("Rate, button"))
    #expect(outcome.output.hasSuffix("status 0\n"), "\(outcome.output.suffix(100))")
  }

  /// Without a place there is no page to wait for.
  @Test func aTakenPortEndsTheProgram() throws {
    let folder = try CommandFolder(["a.screen.yaml": "elements: [button: Rate]"])
    let outcome = try serve(
      "--serve 127.0.0.1:0 a.screen.yaml", in: folder,
      #"timeout 300 $EARSHOT report --no-audio a.screen.yaml --serve "$port"; echo "second $?""#)
    #expect(outcome.output.hasPrefix("second 2\n"), "\(outcome.output)")
    #expect(outcome.error.contains("earshot report --serve 127.0.0.1:0 INPUT"), "\(outcome.error)")
  }

  /// Nothing but the page is given, and only to browsers that ask this machine for it.
  @Test func othersGetNothing() throws {
    let folder = try CommandFolder(["a.screen.yaml": "elements: [button: Rate]"])
    let outcome = try serve(
      "--serve 127.0.0.1:0 a.screen.yaml", in: folder,
      """
      ask "GET / HTTP/1.1" "Host: evil.example:$port" | head -1
      ask "GET / HTTP/1.1" | head -1
      ask "GET /etc/passwd HTTP/1.1" "Host: localhost:$port" | head -1
      ask "POST / HTTP/1.1" "Host: localhost:$port" | head -1
      ask "GET / HTTP/1.1" "Host: localhost:$port" "Host: evil.example:$port" | head -1
      ask "GET / HTTP/1.1" "Host: localhost:$port" "Origin : https://evil.example" | head -1
      ask "GET / HTTP/1.1" "X: $(printf '%020000d' 0)" "Host: localhost:$port" | head -1
      """)
    let lines = outcome.output.split(whereSeparator: \.isNewline)
    #expect(
      lines == [
        "HTTP/1.1 403 Forbidden", "HTTP/1.1 403 Forbidden", "HTTP/1.1 404 Not Found",
        "HTTP/1.1 400 Bad Request", "HTTP/1.1 403 Forbidden", "HTTP/1.1 400 Bad Request",
        "HTTP/1.1 431 Request Header Fields Too Large", "status 0",
      ], "\(outcome.output)")
  }

  /// A page of another site learns nothing, not even when a page is saved; a link to the report may be followed.
  @Test func pagesOfOtherSitesGetNothing() throws {
    let folder = try CommandFolder(["a.screen.yaml": "elements: [button: Rate]"])
    let outcome = try serve(
      "--serve 127.0.0.1:0 a.screen.yaml", in: folder,
      """
      get() { ask "GET $1 HTTP/1.1" "Host: localhost:$port" "${@:2}"; }
      get /changes/0 "Origin: http://localhost:9" | head -1
      get /changes/0 "Sec-Fetch-Site: cross-site" "Sec-Fetch-Mode: no-cors" "Sec-Fetch-Dest: image" | head -1
      get /changes/0 "Sec-Fetch-Site: same-site" "Sec-Fetch-Mode: no-cors" "Sec-Fetch-Dest: script" | head -1
      get / "Sec-Fetch-Site: cross-site" "Sec-Fetch-Mode: navigate" "Sec-Fetch-Dest: iframe" | head -1
      get / "Sec-Fetch-Site: cross-site" "Sec-Fetch-Mode: navigate" "Sec-Fetch-Dest: document" | head -1
      get /page "Sec-Fetch-Site: same-origin" "Sec-Fetch-Mode: navigate" "Sec-Fetch-Dest: iframe" | head -1
      get /page | grep -cE "^(X-Frame-Options: SAMEORIGIN|Cross-Origin-(Open|Resourc)er?-Policy: same-origin)"
      """)
    let lines = outcome.output.split(whereSeparator: \.isNewline)
    #expect(
      lines == [
        "HTTP/1.1 403 Forbidden", "HTTP/1.1 403 Forbidden", "HTTP/1.1 403 Forbidden",
        "HTTP/1.1 403 Forbidden", "HTTP/1.1 200 OK", "HTTP/1.1 200 OK", "3", "status 0",
      ], "\(outcome.output)")
  }

  /// Whoever connects and says nothing gives way to whoever asks for the page.
  @Test func idleConnectionsKeepNobodyOut() throws {
    let folder = try CommandFolder(["a.screen.yaml": "elements: [button: Rate]"])
    let outcome = try serve(
      "--serve 127.0.0.1:0 a.screen.yaml", in: folder,
      """
      for i in $(seq 60); do exec {idle}<> /dev/tcp/127.0.0.1/$port; done
      ask "GET /page HTTP/1.1" "Host: localhost:$port" | grep -c "Rate, button"
      """)
    #expect(outcome.output.hasSuffix("status 0\n"), "\(outcome.output)")
    #expect((outcome.output.split(separator: "\n").first.flatMap { Int($0) } ?? 0) > 0)
  }

  /// Whoever asks for a large page and does not read it gives way to whoever does.
  @Test func slowReadersKeepNobodyOut() throws {
    let rows = (0..<3000).map { "  - button: Row \($0)" }.joined(separator: "\n")
    let folder = try CommandFolder(["a.screen.yaml": "elements:\n\(rows)"])
    let outcome = try serve(
      "--serve 127.0.0.1:0 a.screen.yaml", in: folder,
      #"""
      for i in $(seq 60); do
        exec {slow}<> /dev/tcp/127.0.0.1/$port
        printf 'GET /page HTTP/1.1\r\nHost: localhost:%s\r\n\r\n' $port >&$slow
      done
      ask "GET /page HTTP/1.1" "Host: localhost:$port" | grep -c "Row 2999, button"
      """#)
    // On a loaded machine the seconds that answers may take are over before it has ended by itself.
    #expect(outcome.output.hasSuffix("status 0\n") || outcome.output.hasSuffix("status 143\n"))
    #expect((outcome.output.split(separator: "\n").first.flatMap { Int($0) } ?? 0) > 0)
  }

  @Test func aSavedInputIsTold() throws {
    let folder = try CommandFolder(["a.screen.yaml": "elements: [button: Rate]"])
    let outcome = try serve(
      "--serve 127.0.0.1:0 a.screen.yaml", in: folder,
      """
      changed() { ask "GET /changes/$1 HTTP/1.1" "Host: localhost:$port" | tail -n 1; }
      saved() { ask "GET /page HTTP/1.1" "Host: localhost:$port" | grep -q "Saved, button"; }
      version=$(changed 0)
      saved && echo "told too early"
      echo 'elements: [button: Saved]' > a.screen.yaml
      # Each answer comes when there is another version than the one that is known.
      for i in $(seq 5); do
        next=$(changed $version); [ "$next" = "$version" ] || echo changed; version=$next; saved && break
      done
      """)
    let lines = outcome.output.split(whereSeparator: \.isNewline)
    #expect(
      lines.count >= 2 && lines.dropLast().allSatisfy { $0 == "changed" }, "\(outcome.output)")
    #expect(lines.last == "status 0")
  }

  @Test func otherMachinesAreRefused() throws {
    let outcome = try Earshot.shell("$EARSHOT report a.screen.yaml --serve 0.0.0.0:80")
    #expect(outcome.status == 64)
    #expect(
      outcome.error.contains("--serve serves pages to this machine only: write 127.0.0.1:PORT"),
      "\(outcome.error)")
  }
}
