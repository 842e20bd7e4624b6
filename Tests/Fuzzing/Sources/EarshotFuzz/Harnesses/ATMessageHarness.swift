import Earshot

@testable import Serving

/// The messages of a client of AT Driver, one a line, in one session.
struct ATMessageHarness: FuzzHarness {
  let name = "at-message"

  private static let folder = InputFolder.make(with: [
    (
      "driven.screen.yaml",
      "platform: windows\nelements: [{heading: A}, {button: Rate}, {textField: Name}, {link: L}]\n"
    )
  ])

  func seeds(in repository: String) -> [[UInt8]] {
    func press(_ keys: String) -> String {
      #"{"id": 1, "method": "interaction.pressKeys", "params": {"keys": [\#(keys)]}}"#
    }
    return [
      press(#""h""#) + "\n" + press(#""\ue00f""#) + "\n" + press(#""\ue008", "b""#),
      #"{"id": 2, "method": "interaction.userIntent", "params": {"name": "pressKeys", "keys": ["\ue004"]}}"#,
      #"{"id": 3, "method": "settings.setSettings", "params": {"settings": [{"name": "rate", "value": "50"}]}}"#,
      #"{"id": 4, "method": "settings.getSettings", "params": {"settings": [{"name": "hints"}]}}"#,
      #"{"id": 5, "method": "settings.getSupportedSettings", "params": {}}"#, "\u{1}hhbk1\u{9}d",
    ].map { Array($0.utf8) }
  }

  func run(_ bytes: [UInt8]) throws {
    guard let path = Self.folder?.path else { return }
    let source = ATDriverServer.Source(path: "\(path)/driven.screen.yaml")
    guard var session = try? ATSession(.nvda, source, ReaderOptions()) else { return }
    check(session.start())
    let lines = bytes.first == 0x01 ? Self.keys(bytes) : Self.lines(bytes)
    for line in lines.prefix(50) {
      var id: Int?
      do throws(ATFailure) {
        let outcome = try session.take(try ATMessage(line, id: &id))
        check(outcome.said)
        check(ATMessage.result(id ?? 0, outcome.result))
      } catch {
        check(ATMessage.error(id, error))
      }
    }
  }

  private static func lines(_ bytes: [UInt8]) -> [[UInt8]] {
    bytes.split(separator: 0x0A).map(Array.init)
  }

  /// A message for each character of the input: the key that it is.
  private static func keys(_ bytes: [UInt8]) -> [[UInt8]] {
    String(decoding: bytes.dropFirst(), as: UTF8.self).unicodeScalars.map { scalar in
      // Keys without a letter have numbers from E000 on.
      let key = scalar.value < 0x20 ? Unicode.Scalar(0xE000 + scalar.value) ?? scalar : scalar
      var json = JSONWriter()
      json.object { json in
        json.field("id", 1.0)
        json.field("method", "interaction.pressKeys")
        json.object("params") { $0.field("keys", [String(Character(key))]) }
      }
      return json.bytes
    }
  }

  private func check(_ said: [String]) {
    Invariant.require(
      said.allSatisfy { Heard.isPrintable(Array($0.utf8)) }, "what is said holds control characters"
    )
  }

  private func check(_ reply: [UInt8]) {
    Invariant.require(
      (try? Document(json: SourceText(bytes: reply, path: "reply"))) != nil, "a reply is no JSON")
  }
}
