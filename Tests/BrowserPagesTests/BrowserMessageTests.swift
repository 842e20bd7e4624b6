import Testing

@testable import BrowserPages

/// What of a browser's message is taken for its result.
@Suite("Messages of a browser")
struct BrowserMessageTests {
  private func result(_ text: String) -> String? {
    BrowserMessage(Array(text.utf8)).result.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func theResultIsCutOutOfTheMessage() {
    #expect(result(#"{"id":7,"result":{"a":1}}"#) == #"{"a":1}"#)
    #expect(result(#"{"id":7,"result":{"a":1},"sessionId":"A1"}"#) == #"{"a":1}"#)
    #expect(result(#"{"id":7,"error":{"code":1}}"#) == nil)
  }

  /// A message that ends before its result begins has none.
  @Test(arguments: [
    #"{"id":9},"result":"#, #"{}{"id":9,"result":"#, #"}{"id",,"result":"#, "", "{",
  ])
  func aMessageThatIsCutHasNoResult(_ text: String) {
    #expect(result(text) == nil)
  }
}
