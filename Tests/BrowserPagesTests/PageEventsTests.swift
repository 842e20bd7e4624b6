@testable import BrowserPages
import Testing

@Suite("What pages have done") struct PageEventsTests {
  @Test func filesHaveABoundTogether() {
    var events = PageEvents()
    for _ in 0..<2 { events.askForFile(64 << 20) }
    #expect(events.flood == nil)
    events.askForFile(1)
    #expect(events.flood == "asked for more than 128 MiB of files")
  }
}
