import Testing

/// Programs that serve for long: their memory does not follow what they have answered.
@Suite struct FlatMemoryTests {
  /// What begins a conversation with `mcp`, and what `stream` rejects.
  private static let hello =
    #"{"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-06-18", "capabilities": {}}}"#
  /// A question, in which `&` is its number.
  private static let call =
    #"{"jsonrpc": "2.0", "id": &, "method": "tools/call", "params": {"name": "transcript", "arguments": {"text": "elements: [button: Rate]"}}}"#
  private static let line = #"{"id": &, "text": "elements: [button: Rate]"}"#

  @Test(arguments: [("stream", hello, line), ("mcp", hello, call)])
  func tenThousandQuestionsTakeNoMoreThanAThousand(
    _ program: (name: String, first: String, next: String)
  ) throws {
    let folder = try CommandFolder(["first": program.first + "\n"])
    let outcome = try folder.shell(
      """
      mkfifo questions
      "$EARSHOT" \(program.name) <questions >answers &
      exec 3>questions
      answered() { until [ "$(wc -l <answers)" -ge "$1" ]; do kill -0 %1 || exit 3; sleep 0.2; done; }
      memory() { awk '/^VmRSS/ { print $2 }' /proc/$!/status; }
      cat first >&3
      seq 1 1000 | sed 's|.*|\(program.next)|' >&3; answered 1001; memory
      seq 1001 10000 | sed 's|.*|\(program.next)|' >&3; answered 10001; memory
      exec 3>&-
      wait $!
      grep -c 'Rate, button' answers
      """)
    let numbers = outcome.output.split(separator: "\n").compactMap { Int($0) }
    try #require(numbers.count == 3, "\(outcome.output) \(outcome.error)")
    #expect(numbers[1] - numbers[0] < 4096, "kilobytes: \(numbers[0]), then \(numbers[1])")
    #expect(numbers[2] >= 10_000)
  }
}
