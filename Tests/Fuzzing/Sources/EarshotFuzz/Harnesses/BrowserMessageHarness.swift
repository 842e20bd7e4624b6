import Earshot

@testable import BrowserPages

/// What a browser writes into its pipe, message after message, and what is known of a page by it.
struct BrowserMessageHarness: FuzzHarness {
  let name = "browser-message"

  func seeds(in repository: String) -> [[UInt8]] {
    func event(_ method: String, _ parameters: String) -> String {
      #"{"method":"\#(method)","params":{\#(parameters)},"sessionId":"A1"}"#
    }
    return [
      #"{"id":7,"result":{"root":{"nodeId":1}},"sessionId":"A1"}"#,
      #"{"id":8,"error":{"code":-32000,"message":"No node"}}"#, #"{"id":9},"result":"#,
      event("Page.lifecycleEvent", #""name":"init","frameId":"F""#) + "\n"
        + event("Page.frameNavigated", #""frame":{"id":"F","url":"https://a.example/"}"#) + "\n"
        + event("Network.requestWillBeSent", #""type":"Document","frameId":"F","requestId":"1""#)
        + "\n"
        + event(
          "Network.loadingFailed", #""requestId":"1","errorText":"net::ERR","canceled":false"#),
      event("Page.javascriptDialogOpening", #""type":"alert","message":"Hello""#) + "\n"
        + event("Page.windowOpen", #""url":"about:blank""#),
      event(
        "Network.responseReceived",
        #""type":"Document","frameId":"F","response":{"status":1e308,"mimeType":"text/html"}"#),
    ].map { Array($0.utf8) }
  }

  func run(_ bytes: [UInt8]) throws {
    var events = PageEvents()
    for line in bytes.split(separator: 0x0A).prefix(300) {
      let message = BrowserMessage(Array(line))
      if let result = message.result {
        Invariant.require(result.count <= line.count, "a result is longer than its message")
        _ = try? Document(json: SourceText(bytes: Array(result), path: "browser"))
      }
      _ = message.id
      guard let root = try? message.parsed(), let method = root["method"]?.text else { continue }
      events.take(method, root["params"])
      Invariant.require(events.dialogs.count <= 20, "more dialogs are kept than said")
    }
    _ = events.flood
  }
}
