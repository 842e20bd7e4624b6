import Testing

/// The folders of coding agents that have some and do not tell them.
@Suite struct AgentRootsTests {
  /// The working folder may be wider than those that a client would name.
  @Test func aClientThatDoesNotTellItsFoldersGetsNone() throws {
    let folder = try CommandFolder([
      "secret.screen.yaml": "elements: [button: hunter2]",
      "calls": #"""
      {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "2025-06-18", "capabilities": {"roots": {}}}}
      {"jsonrpc": "2.0", "method": "notifications/initialized"}
      {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "transcript", "arguments": {"path": "secret.screen.yaml"}}}
      {"jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": {"name": "transcript", "arguments": {"text": "elements: [button: Rate]"}}}

      """#,
    ])
    let outcome = try folder.shell(
      """
      touch answers
      { cat calls; for i in $(seq 1200); do grep -q '"id": 3' answers && grep -q '"id": 2' answers && break; sleep 0.1; done; } |
        $EARSHOT mcp > answers
      cat answers
      """)
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output.contains("roots/list"))
    #expect(outcome.output.contains("no such file in the allowed folders"))
    #expect(outcome.output.contains("1. Rate, button"))
    #expect(!outcome.output.contains("hunter2"))
  }

  /// A page or a screen could have an agent ask for `.env`.
  @Test(arguments: [("", "no such file in the allowed folders"), ("--root .", "1. Rate, button")])
  func hiddenFilesNeedANamedFolder(_ options: String, _ answer: String) throws {
    let folder = try CommandFolder([
      ".dumps/a.screen.yaml": "elements: [button: Rate]", ".env": "elements: [button: hunter2]",
      "calls": #"""
      {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "2025-06-18", "capabilities": {}}}
      {"jsonrpc": "2.0", "method": "notifications/initialized"}
      {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "transcript", "arguments": {"path": ".dumps/a.screen.yaml"}}}
      {"jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": {"name": "transcript", "arguments": {"path": ".env"}}}

      """#,
    ])
    let outcome = try folder.shell("$EARSHOT mcp \(options) < calls")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output.contains(answer), "\(outcome.output)")
    #expect(outcome.output.contains("hunter2") == !options.isEmpty)
  }

  /// A link or a folder that is called like a server, or like a scheme, tells nothing of what lies behind it.
  @Test func aNameLikeAServersTellsNothingOfTheDisk() throws {
    let paths = [
      "localhost/etc/passwd", "localhost/etc/passwdd", "foo://etc/passwd", "foo://etc/passwdd",
    ]
    let folder = try CommandFolder([
      "calls": paths.enumerated().map { index, path in
        """
        {"jsonrpc": "2.0", "id": \(index + 2), "method": "tools/call", "params": {"name": "transcript", \
        "arguments": {"path": "\(path)"}}}

        """
      }.joined(),
      "a.flow.yaml": "page: localhost/etc/passwd\nsteps: [next]",
      "b.flow.yaml": "page: localhost/etc/passwdd\nsteps: [next]",
    ])
    let outcome = try folder.shell(
      """
      ln -s / localhost; ln -s / foo:
      { echo '{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "2025-06-18", "capabilities": {}}}'
        echo '{"jsonrpc": "2.0", "method": "notifications/initialized"}'; cat calls; } | $EARSHOT mcp --network |
        grep passwd | sed 's/passwdd/passwd/g; s/"id": [0-9]*//' | sort | uniq -c | sed 's/^ *//; s/ .*//'
      for flow in a b; do
        $EARSHOT run $flow.flow.yaml 2>&1 | sed 's/passwdd/passwd/g; s/[ab].flow/x.flow/' > $flow.said
      done
      cmp a.said b.said && grep -c 'leads out' a.said
      """)
    #expect(outcome.output == "2\n2\n1\n", "\(outcome.output)\(outcome.error)")
  }
}
