import Documents

extension PageTab {
  /// Returns the text that stands at an address, whatever kind of text it is, as far as the browser shows it.
  mutating func text(of page: PageAddress) throws -> [UInt8] {
    let deadline = Deadline(after: settings.timeout)
    connection.forgetEvents()
    try go(to: page, before: deadline)
    _ = try connection.wait(before: deadline) { $0.phases.contains("load") || $0.hasStopped }
    try page.checkPlace(connection.events)
    try enterWorld(before: deadline)
    let text = try evaluate(
      "document.body ? document.body.innerText : ''", before: deadline)
    return Array((text?.text ?? "").utf8)
  }
}
